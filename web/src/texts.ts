// The page's own words in the reader's language. What the game says comes from the server; these are
// the buttons and titles around it.

import { FluentBundle, FluentResource } from "@fluent/bundle";
import { signal } from "@preact/signals";

import { functionsOf } from "./joining";

export type Params = Record<string, string | number>;
export type Say = (key: string, params?: Params) => string;

/** A text as the beginning of a sentence: bots are called by common nouns. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export class Texts {
  readonly language = signal("en");
  private readonly bundle = signal(new FluentBundle("en"));

  constructor(language: string, source: string) {
    this.use(language, source);
  }

  /** Reads the words of a language and speaks it from now on. */
  use(language: string, source: string): void {
    const bundle = new FluentBundle(language, {
      useIsolating: false,
      functions: functionsOf(language),
    });
    bundle.addResource(new FluentResource(source));
    this.language.value = language;
    this.bundle.value = bundle;
  }

  /** The text of a key; the key itself where there is none, so that nothing is left without a name. */
  readonly say: Say = (key, params) => {
    const bundle = this.bundle.value;
    const pattern = bundle.getMessage(key)?.value;
    return pattern ? bundle.formatPattern(pattern, params ?? null) : key;
  };
}
