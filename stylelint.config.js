// What holds for the style sheets beyond layout, which is Prettier's. `npm run check` runs it.
export default {
  extends: ["stylelint-config-standard"],
  plugins: ["stylelint-declaration-strict-value"],
  reportNeedlessDisables: true,
  reportDescriptionlessDisables: true,
  rules: {
    // Tokens and declarations stand in groups; a blank line parts them where it helps.
    "custom-property-empty-line-before": null,
    "declaration-empty-line-before": null,
    // Colours and sizes of letters are tokens of theme.css. So are other sizes, which may stand as numbers where
    // they do not repeat; web/test/styles.test.ts holds that.
    "scale-unlimited/declaration-strict-value": [
      ["/color$/", "fill", "stroke", "font-size"],
      { ignoreValues: ["/^(none|inherit|transparent|currentcolor)$/i", "/^[A-Z][A-Za-z]+$/"] },
    ],
    // The build puts breakpoints in for their names (web/vite.config.ts).
    "media-query-no-invalid": null,
    // Names of faces are told from the words of CSS by their quotes, also among the tokens.
    "font-family-name-quotes": "always-unless-keyword",
  },
};
