// Prepositions before names that only a game knows, as in the server's texts: `{ DE($name) }` is
// "d’Aurelia". See src/aedilis/kernel/joining.py, whose table this reads.

import type { FluentFunction } from "@fluent/bundle";
import table from "../../src/aedilis/kernel/joining.json";

interface Rules {
  word: string;
  vowel: string;
  alike?: string;
  articles: Record<string, string>;
}

const JOINED: Record<string, Record<string, Rules>> = table;
const VOWELS = "aeiou";

const isVowel = (letter: string): boolean => letter !== "" && VOWELS.includes(letter);

function firstLetter(name: string): string {
  return name.slice(0, 1).toLowerCase().normalize("NFD").slice(0, 1);
}

function soundsLikeVowel(language: string, name: string): boolean {
  const first = firstLetter(name);
  if (language !== "fr") return isVowel(first);
  const second = firstLetter(name.slice(1));
  if (first === "h") return isVowel(second) || second === "y";
  if (first === "y") return second !== "" && !isVowel(second);
  return isVowel(first) || first === "œ" || first === "æ";
}

/** A name with the preposition before it that a language's function stands for. */
export function join(language: string, name: string, rules: Rules): string {
  for (const [article, grown] of Object.entries(rules.articles)) {
    if (name.startsWith(article)) return grown + name.slice(article.length);
  }
  if (rules.alike !== undefined && firstLetter(name) === rules.word) return rules.alike + name;
  return soundsLikeVowel(language, name) ? rules.vowel + name : `${rules.word} ${name}`;
}

/** The functions that a language's texts can call. */
export function functionsOf(language: string): Record<string, FluentFunction> {
  const found: Record<string, FluentFunction> = {};
  for (const [name, rules] of Object.entries(JOINED[language] ?? {})) {
    found[name] = ([value]) => join(language, String(value ?? ""), rules);
  }
  return found;
}
