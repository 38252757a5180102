import { defineConfig } from "vitest/config";
import { fileURLToPath } from "node:url";

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  root: at("."),
  base: "/static/built/",
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  build: {
    outDir: at("../src/aedilis/server/static/built"),
    emptyOutDir: true,
    manifest: "manifest.json",
    target: "es2022",
    rollupOptions: {
      input: { table: at("src/main.tsx"), page: at("src/page.ts") },
    },
  },
  test: {
    environment: "happy-dom",
    include: ["test/**/*.test.{ts,tsx}"],
    // Style sheets that a test reads as text are given to it whole.
    css: { include: [/\?raw$/] },
  },
});
