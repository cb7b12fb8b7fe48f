/** The part of socket.io's client by which Gatsby tells a page in `npm start` what has changed. */
export interface Connection {
  on(event: "connect" | "connect_error" | "disconnect", listener: () => void): unknown;
  io: { reconnectionDelayMax(milliseconds: number): unknown };
}

/** How long the page waits at most, give or take a half, before it asks for the site again. */
const RETRY_MS = 1000;

/**
 * Reloads a page whose site has been away and is back, as when `npm start` has started again: what
 * was saved meanwhile was told to nobody, and Gatsby does not know any more which page is open.
 *
 * @param reload called once each time that the connection is there after it was not
 */
export const reloadWhenBack = (connection: Connection, reload: () => void): void => {
  let failures = 0;
  let wasAway = false;
  // By itself it waits up to seven seconds and a half.
  connection.io.reconnectionDelayMax(RETRY_MS);
  connection.on("disconnect", () => {
    wasAway = true;
  });
  // A page that was just being loaded has no connection to lose. A single failure is none of the
  // site: where a network lets no WebSocket pass, the second try is made without.
  connection.on("connect_error", () => {
    failures += 1;
    if (failures > 1) wasAway = true;
  });
  connection.on("connect", () => {
    if (wasAway) reload();
    wasAway = false;
  });
};
