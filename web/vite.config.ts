import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

/** Where `tablewright serve` listens while the client is being worked on. */
const SERVER = "http://127.0.0.1:8321";

/** Built into the Python package, which serves it. */
export default defineConfig({
  plugins: [svelte()],
  base: "/",
  build: {
    outDir: "../src/tablewright/web",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: SERVER, ws: true } },
  },
});
