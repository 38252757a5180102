import { defineConfig } from "vitest/config";
import { fileURLToPath } from "node:url";
import type { AtRule } from "postcss";
import { BREAKPOINTS } from "./src/breakpoints.ts";

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Puts the breakpoints in for their names: media and container queries know no tokens. */
function named(rule: AtRule): void {
  rule.params = rule.params.replace(/--[\w-]+/g, (name) => {
    const found = Object.entries(BREAKPOINTS).find(([one]) => one === name);
    if (!found) throw rule.error(`no breakpoint is called ${name}`);
    return found[1];
  });
}

export default defineConfig({
  root: at("."),
  base: "/static/built/",
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  css: {
    postcss: {
      plugins: [{ postcssPlugin: "breakpoints", AtRule: { media: named, container: named } }],
    },
  },
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
