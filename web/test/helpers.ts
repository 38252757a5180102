// What several tests need: a socket without a network, a page's setup, and messages as the server
// sends them.

import { Store } from "../src/store";
import type { Setup } from "../src/setup";
import type { Field, LogEntry, Question, TableMessage } from "../src/wire";
import drafting from "../../src/aedilis/server/locale/en/drafting.ftl?raw";
import explain from "../../src/aedilis/server/locale/en/explain.ftl?raw";
import happened from "../../src/aedilis/server/locale/en/happened.ftl?raw";
import leaving from "../../src/aedilis/server/locale/en/leaving.ftl?raw";
import rated from "../../src/aedilis/server/locale/en/rated.ftl?raw";
import sharing from "../../src/aedilis/server/locale/en/sharing.ftl?raw";
import table from "../../src/aedilis/server/locale/en/table.ftl?raw";

/** The English words of the page. */
export const source = [table, happened, leaving, rated, sharing, explain, drafting].join("\n");

/** What has to be there. Fails where it is not. */
export function must<T>(found: T | null | undefined): T {
  if (found === null || found === undefined) throw new Error("what has to be there is not");
  return found;
}

export class FakeSocket {
  static made: FakeSocket[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  readonly sent: Record<string, unknown>[] = [];
  closed = false;

  constructor(readonly url: string) {
    FakeSocket.made.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }

  close(): void {
    this.closed = true;
  }

  opens(): void {
    this.onopen?.();
  }

  says(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  ends(code = 1006): void {
    this.onclose?.({ code });
  }

  /** The last request of a kind. */
  last(kind: string): Record<string, unknown> {
    const found = this.sent.filter((one) => one.do === kind).at(-1);
    if (!found) throw new Error(`nothing sent: ${kind}`);
    return found;
  }
}

export const make = (url: string): WebSocket => new FakeSocket(url) as unknown as WebSocket;

export function newest(): FakeSocket {
  const socket = FakeSocket.made.at(-1);
  if (!socket) throw new Error("no socket has been made");
  return socket;
}

export const setup: Setup = {
  socket: "/table/7/socket",
  id: "7",
  language: "en",
  texts: source,
  csrf: "token",
  user: { id: 1, name: "Claudia" },
  languages: [
    { code: "en", name: "English" },
    { code: "es", name: "Español" },
  ],
  vapid: "",
  rules: "/rules/glory",
  sounds: true,
  bots: [{ name: "greedy", label: "Greedy" }],
};

/** A store with an open line. */
export function openStore(): { store: Store; socket: FakeSocket } {
  localStorage.clear();
  const store = new Store(setup, make);
  store.line.open();
  const socket = newest();
  socket.opens();
  return { store, socket };
}

export const roles: Field = {
  kind: "choose",
  question: "Which role do you lead?",
  rule: "G.lead.1",
  options: [
    { code: 10, label: "Lead Laborer", group: "Lead", refs: ["role:0"] },
    { code: 11, label: "Lead Craftsman", group: "Lead", refs: ["role:1", "card:4"] },
    { code: 12, label: "Lead Craftsman with a jack", group: "Lead", refs: ["role:1"] },
    { code: 20, label: "Think: refill", group: "Think", refs: ["pile:deck"] },
    { code: 0, label: "Pass", last: true },
  ],
};

export const cards: Field = {
  kind: "pick",
  question: "Which cards?",
  rule: "G.petition.1",
  items: [
    { code: 3, label: "Bath", count: 2, refs: ["card:3"] },
    { code: 4, label: "Road", refs: ["card:4"] },
    { code: 5, label: "Wall", refs: ["card:5"] },
  ],
  low: 2,
  high: 3,
  range: "2 or 3 cards",
};

export function question(field: Field, whole = true): Question {
  return { field, rule: field.rule, text: field.question, whole };
}

export function tableMessage(over: Partial<TableMessage> = {}): TableMessage {
  return {
    type: "table",
    id: "7",
    game: "none",
    title: "Glory to Rome",
    seq: 3,
    turn: "Turn 1",
    viewer: 0,
    status: "running",
    seats: [
      { seat: 0, name: "Claudia", kind: "person", user: 1, online: true, mine: true },
      { seat: 1, name: "Livia", kind: "person", user: 2 },
    ],
    asked: [{ seat: 0, topic: "lead or think", rule: "G.lead.1", since: 0 }],
    picture: null,
    ...over,
  };
}

export function entry(n: number, seat: number, text: string, ref = ""): LogEntry {
  return { n, seat, at: n, lines: [[{ text, ...(ref && { ref }) }]] };
}

/** Lets promises that are settled go on. */
export const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
