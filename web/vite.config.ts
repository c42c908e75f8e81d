import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

/** Where `tablewright serve` listens while the client is being worked on. */
const SERVER = "http://127.0.0.1:8321";
const PACKAGE = "../src/tablewright/web";
const here = (path: string) => decodeURIComponent(new URL(path, import.meta.url).pathname);

/** The page of the site: what a server would hand out lies ready, and it can be installed. */
const sitePage: Plugin = {
  name: "site-page",
  transformIndexHtml: (html) => ({
    html: html.replaceAll('href="/api/', 'href="./ready/'),
    tags: [
      { tag: "link", attrs: { rel: "manifest", href: "./app.webmanifest" }, injectTo: "head" },
      { tag: "link", attrs: { rel: "apple-touch-icon", href: "./icon-180.png" }, injectTo: "head" },
    ],
  }),
};

/** Built into the Python package, which serves it; or (`--mode site`) as a site that needs no server. */
export default defineConfig(({ mode }) => {
  const site = mode === "site";
  return {
    plugins: [svelte(), ...(site ? [sitePage] : [])],
    base: site ? "./" : "/",
    resolve: { alias: { $transport: here(site ? "./src/offline/transport.ts" : "./src/core/http.ts") } },
    worker: { format: "es" },
    build: {
      outDir: site ? "../site" : PACKAGE,
      emptyOutDir: true,
      target: "es2022",
      assetsInlineLimit: 0,
    },
    server: {
      fs: { allow: [".."] },
      proxy: { "/api": { target: SERVER, ws: true } },
    },
  };
});
