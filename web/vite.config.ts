import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

// While the page is worked on, `streetcred serve` answers on its usual port and Vite passes requests on to it.
const server = "http://127.0.0.1:8808";

export default defineConfig({
  plugins: [svelte()],
  build: { target: "es2022", outDir: "dist", emptyOutDir: true, assetsInlineLimit: 0 },
  server: { port: 5173, proxy: { "/api": { target: server, ws: true } } },
});
