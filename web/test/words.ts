// The page's words in the tests of the boards, as the reader would have them.

import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Say } from "../src/texts";

/** Says the English words of a Fluent source. A key or a parameter that is missing fails the test. */
export function wordsOf(source: string): Say {
  const bundle = new FluentBundle("en", { useIsolating: false });
  bundle.addResource(new FluentResource(source));
  return (key, params) => {
    const pattern = bundle.getMessage(key)?.value;
    if (!pattern) throw new Error(`no words for ${key}`);
    const errors: Error[] = [];
    const text = bundle.formatPattern(pattern, params ?? null, errors);
    if (errors[0]) throw new Error(`${key}: ${errors[0].message}`);
    return text;
  };
}
