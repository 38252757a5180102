// Composing an answer to a question, field by field. Nothing here knows a rule: a field says what may
// be answered, and which field follows is the server's to say. All functions are pure; a Composition is
// never changed, only replaced.

import { wantedOn } from "./laying";
import type { Wanted } from "./laying";
import type { Field, Laid, Option, Question } from "./wire";

/** One field answered: its codes, what to call them, and the things on the table that they mean. */
export interface Part {
  field: Field;
  codes: number[];
  label: string;
  refs: string[];
  /** Answered by the server, since there was no other answer. */
  auto: boolean;
}

/** A field half answered. */
export interface Draft {
  counts: number[];
  amount: number;
  text: string;
  /** What is wanted on the sheet of the field, once anything is. */
  wanted?: Wanted;
}

/**
 * `asking`: the field is to be answered. `waiting`: the server is asked what follows. `checking`: it is
 * asked whether the parts still hold, before the answer is shown as whole. `ready`: the answer is whole. `sending`: it is on its way.
 */
export type Stage = "asking" | "waiting" | "checking" | "ready" | "sending";

export interface Composition {
  question: Question;
  parts: Part[];
  field: Field;
  draft: Draft;
  stage: Stage;
  /** What the whole answer does, once it is whole. */
  label: string;
}

export type Answer = Pick<Part, "codes" | "label" | "refs">;

/** A question unanswered. Where there is one thing to do only, it begins with what follows that. */
export function begin(question: Question): Composition {
  const { ahead } = question;
  const field = ahead?.field ?? question.field;
  const parts: Part[] = ahead
    ? [{ field: question.field, codes: ahead.done, label: ahead.label, refs: [], auto: true }]
    : [];
  return { question, parts, field, draft: emptyDraft(field), stage: "asking", label: "" };
}

/** What ends or passes in place of the one thing to do, while nothing has been answered. */
export function instead({ question, parts }: Composition): Option[] {
  const [first] = parts;
  if (!question.ahead || !first?.auto || parts.length > 1) return [];
  return (question.field.options ?? []).filter((option) => option.last);
}

/** The choices of a field that are listed: not those that a sheet beside them says. */
export function listed({ question, parts, field }: Composition): Option[] {
  const said = (parts.length === 0 && question.sharing?.said) || [];
  return (field.options ?? []).filter(({ code }) => !said.includes(code));
}

/** The parts that the reader has answered. */
export function given({ parts }: Composition): Part[] {
  return parts.filter((part) => !part.auto);
}

/** Whether a thing on the table means any choice of the field that is asked. */
export function means({ stage, field }: Composition, ref: string): boolean {
  return stage === "asking" && (field.options ?? []).some(({ refs }) => refs?.includes(ref));
}

/** Whether the field that is asked has been half answered. */
export function drafted({ field, draft }: Composition): boolean {
  return JSON.stringify(draft) !== JSON.stringify(emptyDraft(field));
}

/** Whether anything has been answered or half answered. */
export function begun(composition: Composition): boolean {
  return given(composition).length > 0 || drafted(composition);
}

/** Whether a field asks for one thing out of several, so that a click on one is the answer. */
export function picksOne({ kind, low, high }: Field): boolean {
  return kind === "pick" && low === 1 && high === 1;
}

export function emptyDraft(field: Field): Draft {
  return {
    counts: (field.items ?? []).map(() => 0),
    amount: field.low ?? 0,
    text: "",
  };
}

export function codesOf(composition: Composition): number[] {
  return composition.parts.flatMap((part) => part.codes);
}

export function sameQuestion(one: Question | null, other: Question | null): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

// -- answers -----------------------------------------------------------------------------------------

export function optionAnswer(option: Option): Answer {
  return { codes: [option.code], label: option.label, refs: option.refs ?? [] };
}

/** What a draft answers; null where it is no legal answer yet. `none` names an empty pick. */
export function draftAnswer(field: Field, draft: Draft, none: string): Answer | null {
  if (!mayConfirm(field, draft)) return null;
  if (field.kind === "pick") {
    const items = field.items ?? [];
    const codes = items.flatMap((item, i) => Array<number>(draft.counts[i] ?? 0).fill(item.code));
    const picked = items
      .map((item, i) => ({ item, n: draft.counts[i] ?? 0 }))
      .filter(({ n }) => n > 0);
    const label = picked.map(({ item, n }) => (n > 1 ? `${item.label} ×${n}` : item.label));
    return {
      codes: [codes.length, ...codes],
      label: label.join(", ") || none,
      refs: picked.flatMap(({ item }) => item.refs ?? []),
    };
  }
  if (field.kind === "amount") {
    return { codes: [draft.amount], label: String(draft.amount), refs: [] };
  }
  if (field.kind === "text") {
    const points = codePoints(tidy(draft.text));
    return { codes: [points.length, ...points], label: `“${tidy(draft.text)}”`, refs: [] };
  }
  return null;
}

export function mayConfirm(field: Field, draft: Draft): boolean {
  const low = field.low ?? 0;
  const high = field.high ?? 0;
  if (field.kind === "pick") {
    const n = pickedCount(draft);
    return n >= low && n <= high;
  }
  if (field.kind === "amount") {
    return Number.isInteger(draft.amount) && draft.amount >= low && draft.amount <= high;
  }
  if (field.kind === "text") {
    const n = codePoints(tidy(draft.text)).length;
    return n >= 1 && n <= high && printable(tidy(draft.text));
  }
  return false;
}

export function pickedCount(draft: Draft): number {
  return draft.counts.reduce((sum, n) => sum + n, 0);
}

/** How many more of an item may be picked. */
export function roomFor(field: Field, draft: Draft, index: number): number {
  const item = field.items?.[index];
  if (!item) return 0;
  const left = (item.count ?? 1) - (draft.counts[index] ?? 0);
  return Math.max(0, Math.min(left, (field.high ?? 0) - pickedCount(draft)));
}

function codePoints(text: string): number[] {
  return Array.from(text, (letter) => letter.codePointAt(0) ?? 0);
}

function printable(text: string): boolean {
  return !/[\p{C}\p{Zl}\p{Zp}]/u.test(text);
}

/** One line without space around it, and with plain spaces only: what the server takes for a text. */
export function tidy(text: string): string {
  return text.replace(/\p{Zs}/gu, " ").trim();
}

// -- steps -------------------------------------------------------------------------------------------

/** The field is answered. A question that is whole with it is ready; else the server says what follows. */
export function answer(composition: Composition, given: Answer): Composition {
  const part: Part = { ...given, field: composition.field, auto: false };
  const stage = composition.question.whole === false ? "waiting" : "ready";
  return {
    ...composition,
    parts: [...composition.parts, part],
    stage,
    label: stage === "ready" ? given.label : "",
  };
}

/** A question answered as a whole, by a move that was made elsewhere and waits to be sent. */
export function filled(question: Question, move: readonly number[], label: string): Composition {
  const begun = begin(question);
  const part: Part = { field: question.field, codes: [...move], label, refs: [], auto: false };
  return { ...begun, field: question.field, parts: [part], stage: "ready", label };
}

/**
 * The server says what follows `asked`: `done` is that, with the fields after it that left no choice.
 * An answer to something that has been changed meanwhile is dropped.
 */
export function arrived(
  composition: Composition,
  asked: readonly number[],
  done: readonly number[],
  field: Field | null,
  label: string,
): Composition {
  if (composition.stage !== "waiting") return composition;
  if (asked.join() !== codesOf(composition).join()) return composition;
  if (asked.join() !== done.slice(0, asked.length).join()) return composition;
  const parts = withAuto(composition, done.slice(asked.length));
  if (!field) return { ...composition, parts, stage: "ready", label };
  return { ...composition, parts, field, draft: emptyDraft(field), stage: "asking" };
}

/** The parts with the codes that left no choice: of one part with what left none before them. */
function withAuto({ parts, field }: Composition, codes: number[]): Part[] {
  const last = parts.at(-1);
  if (codes.length === 0) return parts;
  if (last?.auto) return [...parts.slice(0, -1), { ...last, codes: [...last.codes, ...codes] }];
  return [...parts, { field, codes, label: "", refs: [], auto: true }];
}

/** The parts so far are asked for again, since the table has changed under them. */
export function recheck(composition: Composition): Composition {
  return { ...composition, stage: "checking", label: "" };
}

/** Goes back to a part, which is then to be answered anew; parts that left no choice are skipped. */
export function backTo(composition: Composition, index: number): Composition {
  let at = Math.max(0, Math.min(index, composition.parts.length - 1));
  while (at > 0 && composition.parts[at]?.auto) at -= 1;
  const part = composition.parts[at];
  if (!part) return composition;
  return {
    ...composition,
    parts: composition.parts.slice(0, at),
    field: part.field,
    draft: draftFrom(part),
    stage: "asking",
    label: "",
  };
}

/** One step back. */
export function back(composition: Composition): Composition {
  return backTo(composition, composition.parts.length - 1);
}

/** The draft that a part was made from, so that going back loses no work. */
export function draftFrom({ field, codes }: Part): Draft {
  const draft = emptyDraft(field);
  if (field.kind === "amount") return { ...draft, amount: codes[0] ?? draft.amount };
  if (field.kind === "text") return { ...draft, text: String.fromCodePoint(...codes.slice(1)) };
  if (field.kind === "pick") {
    const counts = (field.items ?? []).map(
      (item) => codes.slice(1).filter((code) => code === item.code).length,
    );
    return { ...draft, counts };
  }
  return draft;
}

export function setCount(composition: Composition, index: number, n: number): Composition {
  const { field, draft } = composition;
  const most = (draft.counts[index] ?? 0) + roomFor(field, draft, index);
  const counts = draft.counts.map((old, i) => (i === index ? Math.max(0, Math.min(n, most)) : old));
  return { ...composition, draft: { ...draft, counts } };
}

/** One more of an item; none of it, once there can be no more. Of one alone, another takes its place. */
export function bump(composition: Composition, index: number): Composition {
  const now = composition.draft.counts[index] ?? 0;
  if (composition.field.high === 1 && now === 0) {
    const draft = emptyDraft(composition.field);
    return setCount({ ...composition, draft }, index, 1);
  }
  const room = roomFor(composition.field, composition.draft, index);
  return setCount(composition, index, room > 0 ? now + 1 : 0);
}

export function setAmount(composition: Composition, amount: number): Composition {
  const { low = 0, high = 0 } = composition.field;
  const within = Math.max(low, Math.min(high, Math.round(amount)));
  return { ...composition, draft: { ...composition.draft, amount: within } };
}

/** What is wanted on a sheet; it stands there until the server has said what of it can be. */
export function setWanted(composition: Composition, wanted: Wanted): Composition {
  return { ...composition, draft: { ...composition.draft, wanted } };
}

/** The sheet as the server has laid it out, with what of the wanted answers can be. */
export function laidOut(composition: Composition, sheet: Laid): Composition {
  const { field, draft } = composition;
  return {
    ...composition,
    field: { ...field, sheet },
    draft: { ...draft, wanted: wantedOn(sheet) },
  };
}

export function setText(composition: Composition, text: string): Composition {
  return { ...composition, draft: { ...composition.draft, text } };
}

// -- things on the table -----------------------------------------------------------------------------

/** The refs that answer the field now. */
export function openRefs(composition: Composition | null): string[] {
  if (composition?.stage !== "asking") return [];
  const { options = [], items = [] } = composition.field;
  return [...options, ...items].flatMap((choice) => choice.refs ?? []);
}

/** The refs that are part of the answer so far. */
export function chosenRefs(composition: Composition | null): string[] {
  if (!composition) return [];
  const { parts, field, draft, stage } = composition;
  const picked = stage === "asking" ? (field.items ?? []).filter((_, i) => draft.counts[i]) : [];
  return [...parts.flatMap((part) => part.refs), ...picked.flatMap((item) => item.refs ?? [])];
}

/** The options that mean a thing; all of them for no thing, or for one that none means. */
export function narrow(options: readonly Option[], ref: string): Option[] {
  const meant = ref ? options.filter((option) => option.refs?.includes(ref)) : [];
  return meant.length > 0 ? meant : [...options];
}

/** Options in their groups, in the order of the first of each. */
export function grouped(options: readonly Option[]): { group: string; options: Option[] }[] {
  const groups = new Map<string, Option[]>();
  for (const option of options) {
    const group = option.group ?? "";
    const list = groups.get(group);
    if (list) list.push(option);
    else groups.set(group, [option]);
  }
  return [...groups].map(([group, list]) => ({ group, options: list }));
}

/** Options as they stand: in groups, and apart from these, always in view, the steady and the last. */
export function arranged(options: readonly Option[]): {
  groups: { group: string; options: Option[] }[];
  steady: { group: string; options: Option[] }[];
} {
  const stays = (option: Option): boolean => !!(option.last || option.steady);
  const steady = options.filter((option) => option.steady && !option.last);
  const last = options.filter((option) => option.last);
  const ending = last.length > 0 ? [{ group: "", options: last }] : [];
  return {
    groups: grouped(options.filter((option) => !stays(option))),
    steady: [...grouped(steady), ...ending],
  };
}

/** Options as they are numbered: group by group, the one that ends or passes last. */
export function inOrder(options: readonly Option[]): Option[] {
  const { groups, steady } = arranged(options);
  return [...groups, ...steady].flatMap((group) => group.options);
}

/** The labels of a field's options in the order of the screen. */
export function labelsShown(field: Field, narrowed: string): string[] {
  return inOrder(narrow(field.options ?? [], narrowed)).map(({ label }) => label);
}
