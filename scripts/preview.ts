import { previewServer } from "./preview/server";

/** `npm run preview` and `npm run serve`: shows what was built, as production will. */

const DEFAULT_PORT = 9000;

const port = Number(process.env.PORT ?? DEFAULT_PORT);
const server = previewServer({ root: "public" });

server.on("error", (error: NodeJS.ErrnoException) => {
  const taken = error.code === "EADDRINUSE";
  console.error(
    taken ? `Port ${port} is in use. Try: PORT=${port + 1} npm run serve` : error.message,
  );
  process.exitCode = 1;
});

server.listen(port, () => {
  console.log(`\nThe site is ready: http://localhost:${port}\nStop with Ctrl+C.`);
});
