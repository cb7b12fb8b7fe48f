/**
 * The icons that `npm run icons` draws into `static/` and pages name, and where the web manifest is. The
 * icon of a tab is in the pages themselves (src/theme/tab-icon.ts).
 */
export const icons = {
  manifestPath: "/manifest.webmanifest",
  png: "/favicon-48.png",
  apple: "/apple-touch-icon.png",
  manifest: [
    { src: "/icon-192.png", sizes: "192x192", type: "image/png", purpose: "any" },
    { src: "/icon-512.png", sizes: "512x512", type: "image/png", purpose: "any" },
    { src: "/icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
  ],
} as const;
