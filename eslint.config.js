// What holds for the browser's code beyond types and layout. `npm run check` runs it; a warning fails.
import js from "@eslint/js";
import a11y from "eslint-plugin-jsx-a11y";
import hooks from "eslint-plugin-react-hooks";
import { defineConfig } from "eslint/config";
import ts from "typescript-eslint";

export default defineConfig(
  // Made from the server's schema.
  { ignores: ["web/src/wire.ts"] },
  { linterOptions: { reportUnusedDisableDirectives: "error" } },
  {
    files: ["web/**/*.mjs", "*.js"],
    extends: [js.configs.recommended],
    languageOptions: { globals: { console: "readonly", process: "readonly", URL: "readonly" } },
  },
  {
    files: ["web/**/*.{ts,tsx}"],
    extends: [
      js.configs.recommended,
      ts.configs.strictTypeChecked,
      ts.configs.stylisticTypeChecked,
      a11y.flatConfigs.strict,
      hooks.configs.flat["recommended-latest"],
    ],
    languageOptions: { parserOptions: { projectService: true } },
    settings: { "jsx-a11y": { attributes: { for: ["for"] } } },
    rules: {
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
      "@typescript-eslint/no-confusing-void-expression": ["error", { ignoreArrowShorthand: true }],
      // An empty text is no text, here as in the forms of a browser; and of two conditions one may hold.
      "@typescript-eslint/prefer-nullish-coalescing": [
        "error",
        { ignorePrimitives: { string: true, boolean: true } },
      ],
      // A function among the properties of an object is one that can be handed on.
      "@typescript-eslint/method-signature-style": "error",
      // What scrolls has to be reached by keys.
      "jsx-a11y/no-noninteractive-tabindex": ["error", { roles: ["region", "tabpanel"] }],
      "max-lines": ["error", { max: 400 }],
      // What a title says nobody learns by keys or by touch: a sign explains itself (`ui/explains.ts`).
      "no-restricted-syntax": [
        "error",
        {
          selector:
            "JSXOpeningElement[name.name=/^[a-z]/]:not([name.name='iframe']) > JSXAttribute[name.name='title']",
          message: "A native tooltip: let the sign explain itself, or say it in plain sight.",
        },
      ],
      // For React's compiler, which is not used here: a signal is there to be assigned to.
      "react-hooks/immutability": "off",
    },
  },
  {
    files: ["web/src/**/*.{ts,tsx}"],
    rules: {
      "max-lines-per-function": ["error", { max: 60, skipBlankLines: true, skipComments: true }],
    },
  },
);
