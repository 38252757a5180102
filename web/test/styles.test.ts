// Each part of the page has a style sheet of its own, and each name of a class has one home: what a
// sheet says is about its own part, and nothing else is meant by the same name. Two kinds of page, the
// table and what the server makes whole, are never in one window; they share what base.css says.

import postcss, { type Rule } from "postcss";
import selectors from "postcss-selector-parser";
import { describe, expect, it } from "vitest";

const SHEETS = import.meta.glob<string>("../src/**/*.css", {
  query: "?raw",
  import: "default",
  eager: true,
});
const CODE = import.meta.glob<string>("../src/**/*.{ts,tsx}", {
  query: "?raw",
  import: "default",
  eager: true,
});

const TEMPLATES = import.meta.glob<string>(
  ["../../src/aedilis/server/templates/**/*.html", "../../src/aedilis/server/**/*.py"],
  { query: "?raw", import: "default", eager: true },
);

/** The sheets that set no part of a page: layers, tokens, faces. */
const GENERAL = /\/(layers|theme|fonts)\.css$/;
const BASE = "/css/base.css";
/** What the server's pages alone have. */
const PAGES = /\/css\/page(-lists|-text)?\.css$/;
const LAYERS = [
  [/\/css\/base\.css$/, "base"],
  [PAGES, "page"],
  [/\/ui\//, "shell"],
  [/^\/(?!css\/)/, "game"],
] as const;

/** Words for how a thing stands: they say something only beside the name of the thing. */
const STATES = new Set(
  `awaited bad bot folded follows g-active g-awaited g-begun g-chosen g-empty g-full g-glow g-led g-lit
   g-onlooker g-open g-wide g-won here in-past last later lit mine on picked r-asked r-burns r-chosen r-crowded
   r-developed r-done r-exposed r-full r-high r-large r-lit r-many r-now r-open r-ruin short undone
   vacant won`.split(/\s+/),
);

interface Said {
  file: string;
  selector: string;
  classes: string[];
  /** What the selector is about: the classes of its last part, and of the parts before. */
  about: string[];
}

const parsed = Object.entries(SHEETS)
  .filter(([file]) => !GENERAL.test(file))
  .map(([file, text]) => ({ file: file.replace("../src", ""), root: postcss.parse(text) }));

function rulesOf(root: postcss.Root): Rule[] {
  const found: Rule[] = [];
  root.walkRules((rule) => {
    const { parent } = rule;
    if (parent?.type !== "atrule" || !("name" in parent) || parent.name !== "keyframes")
      found.push(rule);
  });
  return found;
}

function read(file: string, text: string): Said {
  const classes: string[] = [];
  let last: string[] = [];
  selectors((root) => {
    root.first.each((node) => {
      if (node.type === "combinator") last = [];
      const inside = node.type === "class" ? [node.value] : [];
      // What is excluded is not what it is about.
      if (node.type === "pseudo" && [":is", ":where"].includes(node.value))
        node.walkClasses((one) => void inside.push(one.value));
      classes.push(...inside);
      last.push(...inside);
    });
  }).processSync(text);
  const names = (all: string[]): string[] => all.filter((one) => !STATES.has(one));
  return { file, selector: text, classes: names(classes), about: names(last) };
}

const said = parsed.flatMap(({ file, root }) =>
  rulesOf(root).flatMap((rule) => rule.selectors.map((one) => read(file, one))),
);

/** By name, the sheets that give it its look: by that name alone, or else by rules that begin with it. */
function homes(): Map<string, Set<string>> {
  const alone = new Map<string, Set<string>>();
  const first = new Map<string, Set<string>>();
  const put = (into: Map<string, Set<string>>, name: string, file: string): void =>
    void into.set(name, (into.get(name) ?? new Set()).add(file));
  for (const { file, classes, about } of said) {
    const [name] = classes;
    if (name === undefined) continue;
    put(first, name, file);
    if (classes.every((one) => about.includes(one))) put(alone, name, file);
  }
  return new Map([...first].map(([name, files]) => [name, alone.get(name) ?? files]));
}

describe("a name of a class", () => {
  const found = homes();

  it("has one home on a page", () => {
    const twice = [...found].filter(([, files]) => {
      const table = [...files].filter((file) => !PAGES.test(file));
      const pages = [...files].filter((file) => PAGES.test(file) || file === BASE);
      return table.length > 1 || pages.length > 1;
    });
    expect(twice.map(([name, files]) => `${name}: ${[...files].join(", ")}`)).toEqual([]);
    expect(found.size).toBeGreaterThan(400);
  });

  it("is spoken of in its home, or beside a name that is at home there", () => {
    const foreign = said.filter(
      ({ file, classes }) =>
        classes.length > 0 && !classes.some((name) => found.get(name)?.has(file) ?? false),
    );
    expect(foreign.map(({ file, selector }) => `${file}: ${selector}`)).toEqual([]);
  });

  it("is written somewhere on the pages", () => {
    const written = [...Object.values(CODE), ...Object.values(TEMPLATES)].join("\n");
    // Names that are put together: `r-war-${state}`. A wing's own letter alone tells nothing.
    const made = written.matchAll(/([a-z]+-[a-z-]*)\$\{/g);
    const begun = [...new Set([...made].map(([, begin = ""]) => begin))].filter(
      (begin) => begin.length > 2,
    );
    const words = new Set(written.match(/[a-zA-Z][\w-]*/g));
    const dead = [...new Set(said.flatMap(({ classes }) => classes))].filter(
      (name) => !words.has(name) && !begun.some((begin) => name.startsWith(begin)),
    );
    expect(dead).toEqual([]);
  });
});

describe("a sheet", () => {
  it("lies in the layer of its folder, and forced colours in theirs", () => {
    for (const { file, root } of parsed) {
      const own = LAYERS.find(([pattern]) => pattern.test(file))?.[1];
      for (const node of root.nodes) {
        if (node.type === "comment") continue;
        expect(node.type === "atrule" ? `${file}: @${node.name} ${node.params}` : file).toMatch(
          new RegExp(`: @layer (${own ?? "none"}|forced|focus)$`),
        );
      }
    }
    expect(parsed.length).toBeGreaterThan(50);
  });

  it("of a part is loaded by that part, and so with it", () => {
    for (const { file } of parsed.filter((one) => !one.file.startsWith("/css/"))) {
      const part = CODE[`../src${file.replace(/css$/, "tsx")}`] ?? "";
      expect(part, file).toContain(`import "./${file.split("/").at(-1) ?? ""}"`);
    }
  });

  it("has its rules for narrow screens with it", () => {
    const files = parsed.map(({ file }) => file);
    expect(files.filter((file) => /narrow|phone|wide|mobile/.test(file))).toEqual([]);
  });
});

/** Kinds of sizes, and how many times one of them may stand as a number. */
const SIZES = [
  {
    of: "distance",
    props: /^(padding|margin|gap|row-gap|column-gap|inset|top|left|right|bottom)/,
    most: 1,
  },
  { of: "letter", props: /^(font|line-height)/, most: 0 },
  { of: "corner", props: /radius$/, most: 1 },
  { of: "line", props: /^(border|outline)(?!.*radius)/, most: 1 },
  // Equal widths of two or three parts are so by chance.
  {
    of: "part",
    props: /^(width|height|min-|max-|block-size|inline-size|flex|grid|columns)/,
    most: 3,
  },
];

/** What stands more often than it may. */
function often(all: string[], most: number): string[] {
  const times = new Map<string, number>();
  for (const one of all) times.set(one, (times.get(one) ?? 0) + 1);
  return [...times].filter(([, count]) => count > most).map(([one, n]) => `${one}: ${n} times`);
}

describe("a size that repeats is a token", () => {
  it.each(SIZES)("of a $of", ({ props, most }) => {
    const raw: string[] = [];
    let tokens = 0;
    for (const { root } of parsed) {
      root.walkDecls(props, ({ value }) => {
        if (value.includes("url(")) return;
        raw.push(
          ...Array.from(value.matchAll(/(?<![\w.#-])-?([\d.]+(?:px|rem))/g), ([, n = ""]) => n),
        );
        tokens += value.match(/var\(--/g)?.length ?? 0;
      });
    }
    expect(often(raw, most)).toEqual([]);
    expect(tokens).toBeGreaterThan(20);
  });

  it("of a screen, by its name", () => {
    const raw: string[] = [];
    for (const { root } of parsed)
      root.walkAtRules(/^(media|container)$/, ({ params }) => {
        raw.push(...(params.match(/[\d.]+(?:px|rem|em)/g) ?? []));
      });
    expect(often(raw, 1)).toEqual([]);
    expect(raw.length).toBeGreaterThan(3);
  });
});
