// Single keys, as a list that the help shows and the page obeys. None works while something is being
// written, with a modifier held, or when the reader has switched them off.

import { hasMap, hasSigns } from "./boards";
import { inOrder, listed, narrow } from "./compose";
import { focusSign, signOf, walkable } from "./explain";
import type { Composer } from "./composer";
import type { Panel, Store } from "./store";
import { sheetChoices } from "./sheet";
import { goToNext } from "./waiting";
import type { Option } from "./wire";

export interface Shortcut {
  keys: readonly string[];
  /** The key of its line in the help. */
  text: string;
  run: (store: Store) => void;
}

const focusOn = (id: string): void => document.getElementById(id)?.focus();

export const SHORTCUTS: readonly Shortcut[] = [
  { keys: ["u"], text: "server-table-key-undo", run: (store) => void store.undo() },
  { keys: ["w"], text: "server-table-key-why", run: (store) => void store.why() },
  { keys: ["x"], text: "server-hint-key", run: (store) => void store.hints.toggle() },
  { keys: ["p"], text: "server-table-key-pass", run: (store) => store.togglePassing() },
  { keys: ["o"], text: "server-table-key-aside", run: toggleAside },
  { keys: ["d"], text: "server-table-key-decision", run: toDecision },
  { keys: ["k"], text: "server-table-key-steady", run: toSteady },
  { keys: ["b"], text: "server-table-key-board", run: () => focusOn("board") },
  { keys: ["f"], text: "server-since-key-on", run: (store) => store.pace.goOn() },
  { keys: ["v"], text: "server-since-key-all", run: (store) => store.pace.flush() },
  { keys: ["e"], text: "server-since-key", run: () => focusOn("since") },
  { keys: ["l"], text: "server-table-key-log", run: (store) => openPanel(store, "log") },
  { keys: ["c"], text: "server-table-key-chat", run: (store) => openPanel(store, "chat") },
  { keys: ["n"], text: "server-table-key-notes", run: (store) => openPanel(store, "notes") },
  { keys: ["i"], text: "server-explain-key", run: explain },
  { keys: ["a"], text: "server-explain-stake-key", run: stake },
  { keys: ["y"], text: "server-explain-legend-key", run: toLegend },
  { keys: ["r"], text: "server-table-key-rules", run: (store) => openPanel(store, "rules") },
  { keys: ["t"], text: "server-table-key-text", run: toggleText },
  { keys: ["g"], text: "server-table-key-map", run: toMap },
  { keys: ["h"], text: "server-table-key-history", run: (store) => store.looking.toggle() },
  { keys: ["[", ","], text: "server-table-key-earlier", run: (store) => store.looking.step(-1) },
  { keys: ["]", "."], text: "server-table-key-later", run: (store) => store.looking.step(1) },
  { keys: ["s"], text: "server-table-key-sounds", run: toggleSounds },
  { keys: ["q"], text: "server-table-key-seats", run: (store) => open(store, "seats") },
  { keys: ["m"], text: "server-table-key-settings", run: (store) => open(store, "settings") },
  { keys: ["j"], text: "server-table-key-next", run: (store) => void goToNext(store) },
  { keys: ["?"], text: "server-table-key-help", run: (store) => open(store, "help") },
];

/** Explains the sign that has the focus, else the first on the table; once more, into the card. */
function explain(store: Store): void {
  const { explaining } = store;
  const board = document.getElementById("board");
  const card = document.querySelector<HTMLElement>(".explained :is(a, button)");
  if (explaining.shown.value?.how === "keys" && card) card.focus();
  else {
    const sign = signOf(document.activeElement) ?? (board && walkable(board)[0]);
    if (!sign) return;
    focusSign(sign);
    void explaining.show(sign, "keys");
  }
}

/** Says what is at stake in the question that keys answer, or puts it away. */
function stake(store: Store): void {
  const { explaining } = store;
  const of = keyed(store) === store.aside ? "aside" : "main";
  const sign = document.querySelector<HTMLElement>(`[data-stake="${of}"]`);
  if (!sign) return;
  if (explaining.shown.value?.anchor === sign) explaining.close();
  else void explaining.show(sign, "press");
}

/** To the first thing that answers; to the head of the bar where nothing does. */
function toDecision(): void {
  const bar = document.querySelector(".decision-body");
  const first = bar?.querySelector<HTMLElement>(
    ".compose :is(.option, .item-name, .number, .line, .laid-choice, .primary)",
  );
  (first ?? document.getElementById("asked"))?.focus();
}

/** To what can always be done: think, pass, be done. */
function toSteady(): void {
  document.querySelector<HTMLElement>(".decision [data-steady] .option")?.focus();
}

function open(store: Store, dialog: "help" | "settings" | "seats"): void {
  store.dialog.value = store.dialog.value === dialog ? "" : dialog;
}

function toMap(store: Store): void {
  if (hasMap(store.table.value?.picture?.game)) store.dialog.value = "map";
}

function toLegend(store: Store): void {
  if (hasSigns(store.table.value?.picture?.game)) store.dialog.value = "legend";
}

function toggleAside(store: Store): void {
  if (store.aside.state.value) store.asideOpen.value = !store.asideOpen.value;
}

function toggleText(store: Store): void {
  store.prefs.text.value = !store.prefs.text.value;
}

function toggleSounds(store: Store): void {
  store.prefs.sounds.value = !store.prefs.sounds.value;
  const on = store.prefs.sounds.value;
  store.notice.value = store.say(on ? "server-table-sounds-on" : "server-table-sounds-off");
}

function openPanel(store: Store, panel: Panel): void {
  const from = document.activeElement;
  store.showPanel(panel);
  // The panel may be drawn anew by this. A reader who has gone on elsewhere meanwhile stays there.
  setTimeout(() => {
    const at = document.activeElement;
    if (at === from || at === document.body) focusOn(`tab-${panel}`);
  });
}

/** The options of the field as they stand on the screen, in their order. */
export function shownOptions(composer: Composer): Option[] {
  const state = composer.state.value;
  if (state?.stage !== "asking" || state.field.kind !== "choose") return [];
  const options = narrow(listed(state), composer.narrowed.value);
  return inOrder(options);
}

/** The key that chooses each option: 1 to 9, and 0 for the one that ends or passes. */
export function optionKeys(options: readonly Option[]): Map<Option, string> {
  const keys = new Map<Option, string>();
  const last = options.filter((option) => option.last);
  if (last.length === 1 && last[0]) keys.set(last[0], "0");
  let n = 1;
  for (const option of options) {
    if (keys.has(option) || n > 9) continue;
    keys.set(option, String(n));
    n += 1;
  }
  return keys;
}

const WRITING = "input:not([type=range]):not([type=checkbox]):not([type=radio]), textarea, select";

/** Obeys a key. Gives whether it meant something. */
export function obey(event: KeyboardEvent, store: Store): boolean {
  const target = event.target instanceof Element ? event.target : null;
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return false;
  // A sheet is closed from any of its fields.
  if (event.key === "Escape" && target?.closest(".laid")) return goBack(store);
  if (target?.closest(WRITING) || target?.closest("dialog")) return false;
  const control = target?.closest("button, a, summary, input") ?? null;
  if (event.key === "Enter") return control ? false : send(store);
  if (event.key === "Escape" || event.key === "Backspace") return goBack(store);
  if (!store.prefs.keys.value || event.repeat) return false;
  if (/^[0-9]$/.test(event.key)) return chooseByNumber(store, event.key);
  const key = event.key.toLowerCase();
  const shortcut = SHORTCUTS.find((one) => one.keys.includes(key));
  shortcut?.run(store);
  return shortcut !== undefined;
}

/** The question that keys answer: the one out of turn while it is open and begun, else the main one. */
export function keyed(store: Store): Composer {
  const aside = store.asideOpen.value ? store.aside : null;
  const begun = aside?.state.value && aside.state.value.parts.length > 0;
  return aside && (begun || !store.main.state.value) ? aside : store.main;
}

function send(store: Store): boolean {
  const composer = keyed(store);
  const stage = composer.state.value?.stage;
  if (store.past.value) return false;
  if (composer.laying.open()) void composer.laying.send();
  else if (stage === "ready") composer.send();
  else if (stage === "asking" && composer.state.value?.field.kind !== "choose") composer.confirm();
  else return false;
  return true;
}

function goBack(store: Store): boolean {
  if (keyed(store).back()) return true;
  if (store.past.value || store.looking.open.value) {
    void store.looking.now();
    return true;
  }
  return false;
}

/** A choice of several questions that are shown together. */
function chooseOnSheet(composer: Composer, key: string): boolean {
  if (key === "0") {
    void composer.leaveAll();
    return composer.together.nothing.length > 0;
  }
  const found = sheetChoices(composer.together.sheet.value).find(({ sign }) => sign === key);
  if (found) composer.chooseFrom(found.at, found.option);
  return found !== undefined;
}

function chooseByNumber(store: Store, key: string): boolean {
  if (store.past.value) return false;
  const composer = keyed(store);
  const state = composer.state.value;
  if (composer.onSheet()) return chooseOnSheet(composer, key);
  if (state?.stage === "asking" && state.field.kind === "pick" && key !== "0") {
    composer.bump(Number(key) - 1);
    return true;
  }
  const keys = optionKeys(shownOptions(composer));
  const found = [...keys].find(([, one]) => one === key);
  if (found) composer.press(found[0]);
  return found !== undefined;
}
