// Makes src/wire.ts from the server's own schema, read from standard input. With --check it only
// says whether the file there is still the one that would be made.
import { readFileSync, writeFileSync } from "node:fs";
import { compile } from "json-schema-to-typescript";

const target = new URL("src/wire.ts", import.meta.url);
const schema = JSON.parse(readFileSync(0, "utf-8"));
const made = await compile(schema, "Wire", {
    bannerComment: "// Made by `make types` from the server's schema. Not to be edited by hand.",
    additionalProperties: false,
    style: { printWidth: 100 },
});

if (process.argv.includes("--check")) {
    if (readFileSync(target, "utf-8") !== made) {
        console.error("web/src/wire.ts is not what the server's schema gives; run make types");
        process.exit(1);
    }
} else {
    writeFileSync(target, made);
}
