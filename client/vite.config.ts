import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { gameIcons } from "./tools/icons.ts";
import { shelf } from "./tools/shelf.ts";
import { texts } from "./tools/texts.ts";

const server = process.env["LUDOLITH_SERVER"] ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte(), gameIcons(), shelf(), texts()],
  build: {
    outDir: "../src/ludolith/server/static",
    emptyOutDir: true,
    assetsInlineLimit: 0, // the content policy allows no data: fonts
    modulePreload: { polyfill: false },
    manifest: "manifest.build.json",
    target: "es2022",
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": server, "/ws": { target: server, ws: true } },
  },
});
