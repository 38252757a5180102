// Several parts of an answer on one sheet: what is wanted of them, changed one field at a time. What of
// it can be is the server's to say, which lays the sheet out anew after each change.

import type { Laid, LaidPart, Said } from "./wire";

/** The answers on a sheet: part by part, each by the name of its field. */
export type Wanted = Record<string, number[]>[];

/** What is answered on a sheet as it stands. */
export function wantedOn(sheet: Laid): Wanted {
  const all = sheet.parts.map((part) => ({ part, answers: answersOf(part) }));
  const taken = sheet.rows ? all.filter(({ part }) => answered(part)) : all;
  return taken.map(({ part, answers }) => ({ ...part.start, ...answers }));
}

function answersOf(part: LaidPart): Record<string, number[]> {
  const said = part.fields.filter(({ answer }) => (answer ?? []).length > 0);
  return Object.fromEntries(said.map(({ name, answer }) => [name, [...(answer ?? [])]]));
}

/** Whether a row has been answered. */
export function answered({ fields }: LaidPart): boolean {
  return fields.some(({ answer }) => (answer ?? []).length > 0);
}

/** What is wanted once a field of a part has another answer; with none, a row is left out. */
export function withAnswer(sheet: Laid, at: number, name: string, answer: number[]): Wanted {
  const parts = sheet.parts.map((part, n) => {
    if (n !== at) return part;
    const fields = part.fields.map((said) => (said.name === name ? { ...said, answer } : said));
    return { ...part, fields };
  });
  return wantedOn({ ...sheet, parts });
}

/** What is wanted with one part more, or without one. */
export function withAnother(sheet: Laid): Wanted {
  return [...wantedOn(sheet), {}];
}

export function without(sheet: Laid, at: number): Wanted {
  return wantedOn(sheet).filter((_, n) => n !== at);
}

/** The items of a pick that an answer has. */
export function picked({ answer = [] }: Said): number[] {
  return answer.slice(1);
}

/** The answer of a pick with an item more, or without it. */
export function toggled(said: Said, code: number): number[] {
  const now = picked(said);
  const next = now.includes(code) ? now.filter((one) => one !== code) : [...now, code];
  return [next.length, ...next];
}

/** The sheet with what is wanted in it, while the server has not said what of it can be. */
export function meanwhile(sheet: Laid, wanted: Wanted): Laid {
  if (sheet.rows) {
    const parts = sheet.parts.map((part) => {
      const [name, code] = Object.entries(part.start ?? {})[0] ?? ["", []];
      return filled(part, wanted.find((one) => one[name]?.[0] === code[0]) ?? {});
    });
    return { ...sheet, parts };
  }
  return { ...sheet, parts: sheet.parts.map((part, n) => filled(part, wanted[n] ?? {})) };
}

function filled(part: LaidPart, answers: Record<string, number[]>): LaidPart {
  const fields = part.fields.map((said) => ({ ...said, answer: answers[said.name] ?? [] }));
  return { ...part, fields };
}
