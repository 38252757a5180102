// The line to the server. Every request has a key and is sent again with the same key after a break,
// until its answer comes: the server acts once on each key, so nothing is lost and nothing done twice.

import { signal } from "@preact/signals";
import type { ErrorMessage, Wire } from "./wire";

export type ServerMessage = Wire["server"];

/** A key that no other request has. (`crypto.randomUUID` is only there for pages that came by HTTPS.) */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

type WithoutKey<T> = T extends unknown ? Omit<T, "key"> : never;
export type Asking = WithoutKey<Wire["client"]>;

/** `closed` is for good: the server does not want this reader (any more). */
export type LineState = "connecting" | "open" | "lost" | "closed";

/** The server refused a request; `answer` says why. */
export class Refused extends Error {
  constructor(readonly answer: ErrorMessage) {
    super(answer.text);
  }
}

export interface LineOptions {
  url: string;
  /** How many lines of the log are here already. */
  since: () => number;
  /** What else the server is to know when the line is opened, as a part of the address. */
  more?: () => string;
  receive: (message: ServerMessage) => void;
  make?: (url: string) => WebSocket;
  /** From 0 up to 1, so that many browsers do not all come back at once. */
  jitter?: () => number;
}

/** The address of a socket of the server that the page came from. */
export function socketUrl(path: string): string {
  const url = new URL(path, location.href);
  url.protocol =
    url.protocol === "http:" ? "ws:" : url.protocol === "https:" ? "wss:" : url.protocol;
  return url.href;
}

interface Pending {
  text: string;
  sent: number;
  resolve: (message: ServerMessage) => void;
  reject: (error: Error) => void;
}

export const FIRST_WAIT = 500;
export const LONGEST_WAIT = 20_000;
export const ANSWER_WITHIN = 15_000;
const CHECK_EVERY = 3_000;
const REFUSED_CODES = { policy: 1008, first: 4400, last: 4499 };

export class Line {
  readonly state = signal<LineState>("connecting");
  private socket: WebSocket | null = null;
  private readonly pending = new Map<string, Pending>();
  private tries = 0;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private check: ReturnType<typeof setInterval> | undefined;

  constructor(private readonly options: LineOptions) {}

  /** Connects, unless it is connected already or closed for good. */
  open(): void {
    if (this.socket || this.state.value === "closed") return;
    clearTimeout(this.retry);
    const { url, since, more, make } = this.options;
    const address = `${url}${url.includes("?") ? "&" : "?"}since=${since()}${more ? `&${more()}` : ""}`;
    const socket = make ? make(address) : new WebSocket(address);
    this.socket = socket;
    socket.onopen = () => this.opened(socket);
    socket.onmessage = (event: MessageEvent<string>) => this.heard(event.data);
    socket.onclose = (event: CloseEvent) => this.ended(socket, event.code);
    this.check ??= setInterval(() => this.checkAnswers(), CHECK_EVERY);
  }

  /** Tries again at once: the network has come back, or the reader has. */
  wake(): void {
    if (this.socket) return;
    this.tries = 0;
    this.open();
  }

  /** Sends a request. Gives its answer; rejects with Refused where the server refuses it. */
  request(message: Asking): Promise<ServerMessage> {
    const key = newKey();
    const text = JSON.stringify({ ...message, key });
    return new Promise((resolve, reject) => {
      this.pending.set(key, { text, sent: Date.now(), resolve, reject });
      if (this.state.value === "open") this.socket?.send(text);
    });
  }

  private opened(socket: WebSocket): void {
    this.state.value = "open";
    for (const request of this.pending.values()) {
      request.sent = Date.now();
      socket.send(request.text);
    }
  }

  private heard(text: string): void {
    const message = JSON.parse(text) as ServerMessage;
    this.tries = 0;
    this.options.receive(message);
    const key = "key" in message ? message.key : undefined;
    const request = key ? this.pending.get(key) : undefined;
    if (!key || !request) return;
    this.pending.delete(key);
    if (message.type === "error") request.reject(new Refused(message));
    else request.resolve(message);
  }

  private ended(socket: WebSocket, code: number): void {
    if (this.socket !== socket) return;
    this.socket = null;
    const { policy, first, last } = REFUSED_CODES;
    if (code === policy || (code >= first && code <= last)) {
      this.state.value = "closed";
      clearInterval(this.check);
      return;
    }
    this.state.value = "lost";
    const longest = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.tries);
    const jitter = this.options.jitter ?? Math.random;
    this.tries += 1;
    this.retry = setTimeout(() => this.open(), longest * (0.5 + jitter() / 2));
  }

  /** A line that looks open and answers nothing is dead: begin anew. */
  private checkAnswers(): void {
    if (this.state.value !== "open") return;
    const limit = Date.now() - ANSWER_WITHIN;
    for (const request of this.pending.values()) {
      if (request.sent >= limit) continue;
      const socket = this.socket;
      if (!socket) return;
      this.ended(socket, 0);
      socket.close();
      return;
    }
  }
}
