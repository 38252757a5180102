// Labels are texts of the catalogue: each language has its own space before a colon.

import { describe, expect, it } from "vitest";
import french from "../../src/aedilis/server/locale/fr/table.ftl?raw";
import board from "../../src/aedilis/republic/presentation/board/locale/fr.ftl?raw";
import { wordsOf } from "./words";

const COMPONENTS = import.meta.glob<string>("../src/**/*.tsx", {
  query: "?raw",
  import: "default",
  eager: true,
});

describe("a label", () => {
  it("is never joined with a colon of our own", () => {
    const glued = Object.entries(COMPONENTS).flatMap(([path, source]) =>
      [...source.matchAll(/^.*(\S: \$\{|\}: <|<\/[\w.]+>:|[(+] ?": "|：).*$/gm)].map(
        ([line]) => `${path}: ${line.trim()}`,
      ),
    );
    expect(Object.keys(COMPONENTS).length).toBeGreaterThan(30);
    expect(glued).toEqual([]);
  });

  it("has the space before its colon that French has", () => {
    expect(wordsOf(french)("server-table-labelled", { label: "Livia" })).toBe("Livia\u00a0:");
    const words = wordsOf(board);
    const said = words("republic-board-said-of", { thing: "Mine", said: "3 T" });
    expect(said).toBe("Mine\u00a0: 3 T");
    expect(words("republic-board-lost", { what: "2" })).toBe("Pertes\u00a0: 2");
    expect(words("republic-board-with", { talents: 2 })).toBe("+2\u00a0:");
  });
});
