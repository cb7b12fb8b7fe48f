/** The icons that `npm run icons` draws into `static/`, and where the web manifest is. */
export const icons = {
  manifestPath: "/manifest.webmanifest",
  svg: "/favicon.svg",
  png: "/favicon-48.png",
  apple: "/apple-touch-icon.png",
  manifest: [
    { src: "/icon-192.png", sizes: "192x192", type: "image/png", purpose: "any" },
    { src: "/icon-512.png", sizes: "512x512", type: "image/png", purpose: "any" },
    { src: "/icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
  ],
} as const;
