// All that the page knows, as signals: what the server sent, what is being answered, and what the
// reader looks at. Components read from here and call its methods; nothing else keeps state of a game.

import { batch, computed, signal } from "@preact/signals";
import { Composer } from "./composer";
import { happened, passOf, watchFrom, type Watch } from "./autopass";
import { Drafting } from "./drafting";
import { Explaining } from "./explain";
import { freshNote, Leaving } from "./leaving";
import { Course, moreOf } from "./lesson";
import { Hints } from "./hints";
import { Looking } from "./looking";
import { insidePanel } from "./arrows";
import { withEntries, withLines } from "./merging";
import { Pace } from "./pace";
import { Prefs } from "./prefs";
import type { Language, Setup } from "./setup";
import { Since } from "./since";
import { Line, Refused, socketUrl, type Asking, type ServerMessage } from "./socket";
import { capital, Texts, type Say } from "./texts";
import type {
  ChatLine,
  LogEntry,
  OrderRequest,
  Refusal,
  SeatCard,
  Section,
  StatsMessage,
  TableMessage,
} from "./wire";

export const PANELS = ["log", "chat", "notes", "rules"] as const;
export type Panel = (typeof PANELS)[number];
export type Sheet = "table" | "mine" | "log";
type Seen = "legend" | "map" | "picture" | "statistics";
export type Dialog = "" | "draft" | "help" | "orders" | "seats" | "settings" | Seen;

/** What the rules panel shows: a paragraph by its id, or sections told by the server. */
export type Page = { rule: string } | { sections: Section[] } | null;

const PASS_AFTER = 900;

export class Store {
  readonly texts: Texts;
  readonly say: Say;
  readonly line: Line;
  readonly prefs = new Prefs();
  readonly pace = new Pace(this);

  /** The table as it is now, and the moment that is looked back at. */
  readonly present = signal<TableMessage | null>(null);
  readonly past = signal<TableMessage | null>(null);
  readonly table = computed(() => this.past.value ?? this.present.value);
  readonly seats = signal<SeatCard[]>([]);
  readonly seatsAt = signal(0);
  readonly spectators = signal(0);
  readonly log = signal<LogEntry[]>([]);
  readonly chat = signal<ChatLine[]>([]);
  readonly note = signal("");
  readonly refusals = signal<Refusal[] | null>(null);
  readonly told = signal<Section[] | null>(null);
  readonly stats = signal<StatsMessage | null>(null);
  readonly course = new Course((message) => this.ask(message));
  readonly leaving = new Leaving((message) => this.ask(message));
  readonly looking = new Looking(this);
  readonly explaining = new Explaining(this);
  readonly hints = new Hints(this);
  readonly drafting = new Drafting({
    request: (message) => this.line.request(message),
    table: () => this.present.value,
    show: (shown) => void (this.dialog.value = shown ? "draft" : ""),
  });
  /** Something went wrong, or was done, that the reader should know: shown for a while. */
  readonly notice = signal("");

  readonly main: Composer;
  readonly aside: Composer;
  readonly asideOpen = signal(false);
  readonly watch = signal<Watch | null>(null);

  readonly lit = signal("");
  readonly panel = signal<Panel>("log");
  readonly sheet = signal<Sheet>("table");
  readonly dialog = signal<Dialog>("");
  readonly page = signal<Page>(null);
  /** The reader has seen that a decision was made for them in this line. */
  readonly seenLate = signal(0);
  /** The reader was taken here when the game began, and has not looked yet. */
  readonly begun = signal(false);
  readonly readLog = signal(0);
  readonly readChat = signal(0);

  readonly me = computed(() => this.seats.value.find((seat) => seat.mine)?.seat ?? -1);
  /** Whether the game waits for the reader: known of the present also while they look back. */
  readonly myTurn = computed(() => {
    const table = this.present.value;
    if (table?.status !== "running") return false;
    if (this.past.value) return table.asked.some((one) => one.seat === this.me.value);
    return !!table.question && !table.question.optional;
  });
  /** What the others did since the reader's last move. */
  readonly since: Since;
  /** Agreements that wait for the reader. */
  readonly offers = computed(() => this.present.value?.offers ?? []);
  readonly open = computed(() => {
    const aside = this.asideOpen.value ? this.aside.open.value : [];
    return new Set(this.past.value ? [] : [...this.main.open.value, ...aside]);
  });
  readonly chosen = computed(
    () => new Set([...this.main.chosen.value, ...this.aside.chosen.value]),
  );

  /** Told of every message, after it has been taken in: sounds and titles listen here. */
  readonly listeners: ((message: ServerMessage) => void)[] = [];
  private passing: ReturnType<typeof setTimeout> | undefined;
  private toldOffers: ReadonlySet<number> = new Set();
  /** How often an agreement was offered: a sound listens here. */
  freshOffers = 0;
  private pagesAsked = 0;

  constructor(
    readonly setup: Setup,
    make?: (url: string) => WebSocket,
  ) {
    this.texts = new Texts(setup.language, setup.texts);
    this.say = this.texts.say;
    this.since = new Since(this);
    const since = (): number => this.log.value.length;
    const [url, { receive }] = [socketUrl(setup.socket), this.pace];
    this.line = new Line({ url, since, receive, ...moreOf(setup), ...(make && { make }) });
    const link = {
      request: (message: Asking) => this.line.request(message),
      seq: () => this.present.value?.seq ?? 0,
      none: () => this.say("server-table-none"),
      shifted: () => {
        this.notice.value = this.say("server-table-just-changed");
      },
      dropped: (why: string) => {
        this.notice.value = why || this.say("server-table-answer-dropped");
      },
    };
    this.main = new Composer(link, false);
    this.aside = new Composer(link, true);
    this.aside.elsewhere = this.drafting.takes;
  }

  /** Takes in what the server sent. */
  receive(message: ServerMessage): void {
    batch(() => {
      if (message.type === "table") this.receiveTable(message);
      else if (message.type === "log") this.receiveLog(message.entries);
      else if (message.type === "chat") this.receiveChat(message.lines);
      else if (message.type === "lesson") this.course.receive(message);
      else if (message.type === "note") this.note.value = message.text;
      else if (message.type === "presence") {
        this.setSeats(message.seats);
        this.spectators.value = message.spectators;
      }
    });
    for (const listen of this.listeners) listen(message);
    this.passOn();
  }

  private receiveTable(message: TableMessage): void {
    this.notice.value = freshNote(this.present.value, message) || this.notice.value;
    if (typeof message.shown === "number") {
      this.past.value = message;
      this.looking.shows(message.shown);
      const { seq, status, asked, notes, ending } = message;
      const now = { seq, status, asked, notes, ending };
      if (this.present.value) this.present.value = { ...this.present.value, ...now };
      this.setSeats(message.seats);
      return;
    }
    this.past.value = null;
    this.present.value = message;
    // Whoever went back in a lesson has fewer lines.
    if (message.seq < this.log.value.length) this.log.value = this.log.value.slice(0, message.seq);
    this.setSeats(message.seats);
    this.main.ask(message.question ?? null, message.seq, message.later, message.nothing);
    this.aside.ask(message.aside ?? null, message.seq);
    this.refusals.value = null;
    this.tellOffers(message);
    if (!message.aside) this.asideOpen.value = false;
  }

  /** Says that an agreement is offered, once for each. */
  private tellOffers({ offers = [] }: TableMessage): void {
    const fresh = offers.find((offer) => !this.toldOffers.has(offer.number));
    this.toldOffers = new Set(offers.map((offer) => offer.number));
    if (!fresh) return;
    this.freshOffers += 1;
    this.notice.value = this.sayOf("server-table-deal-new", fresh.by);
  }

  nameOf(seat: number): string {
    return this.seats.value.find((one) => one.seat === seat)?.name ?? "";
  }

  /** A sentence that begins with the name of who sits somewhere. */
  sayOf(key: string, seat: number): string {
    return capital(this.say(key, { name: this.nameOf(seat) }));
  }

  private receiveLog(entries: LogEntry[]): void {
    const whole = withEntries(this.log.value, entries);
    // What was there when the page was opened is no news.
    if (this.log.value.length === 0) this.readLog.value = whole.length;
    this.log.value = whole;
  }

  private receiveChat(lines: ChatLine[]): void {
    if (this.chat.value.length === 0 && lines.length > 1) this.readChat.value = lines.length;
    this.chat.value = withLines(this.chat.value, lines);
  }

  private setSeats(seats: SeatCard[]): void {
    this.seats.value = seats;
    this.seatsAt.value = Date.now() / 1000;
  }

  // -- asking the server -----------------------------------------------------------------------------

  /** Sends a request; a refusal is shown. Gives the answer, or null. */
  async ask(message: Asking): Promise<ServerMessage | null> {
    try {
      return await this.line.request(message);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.notice.value = error.answer.text;
      return null;
    }
  }

  async undo(): Promise<void> {
    this.pace.flush();
    const table = this.present.value;
    if (!table || this.me.value < 0) return;
    if (table.undo) this.notice.value = table.undo;
    else await this.ask({ do: "undo", seq: table.seq });
  }

  /** Shows what is not allowed now and why, or hides it. */
  async why(): Promise<void> {
    if (this.refusals.value || !this.present.value?.question) {
      this.refusals.value = null;
      return;
    }
    const said = await this.ask({ do: "why" });
    if (said?.type === "why") this.refusals.value = said.refusals;
  }

  async tellTable(): Promise<void> {
    const said = await this.ask({ do: "tell", what: "table" });
    if (said?.type === "text") this.told.value = said.sections;
  }

  /** Shows what a thing on the table is, beside the table. */
  async about(ref: string): Promise<void> {
    const [kind, number] = ref.split(":");
    if (kind === "seat" && number) await this.showPage("camp", number);
    else await this.showPage("card", ref);
  }

  async showPage(what: string, rest = ""): Promise<void> {
    this.pagesAsked += 1;
    const asked = this.pagesAsked;
    const [panel, sheet, inside] = [this.panel.value, this.sheet.value, insidePanel()];
    const said = await this.ask({ do: "tell", what, rest });
    if (said?.type !== "text" || asked !== this.pagesAsked) return;
    if (said.sections.length === 0) {
      this.notice.value = this.say("server-table-nothing-to-tell");
      return;
    }
    this.page.value = { sections: said.sections };
    // A reader who has gone on elsewhere meanwhile stays there, and finds it among the rules.
    const gone = insidePanel() !== null && insidePanel() !== inside;
    if (panel === this.panel.value && sheet === this.sheet.value && !gone) this.showPanel("rules");
  }

  showRule(rule: string): void {
    this.pagesAsked += 1;
    this.page.value = { rule };
    this.showPanel("rules");
  }

  showPanel(panel: Panel): void {
    this.panel.value = panel;
    this.sheet.value = "log";
  }

  async order(window: string, order: OrderRequest["order"]): Promise<void> {
    await this.ask({ do: "order", window, order });
  }

  async speak(text: string, to: number | null): Promise<boolean> {
    return (await this.ask({ do: "say", text, to })) !== null;
  }

  async keepNote(text: string): Promise<void> {
    this.note.value = text;
    await this.ask({ do: "note", text });
  }

  async fetchStats(): Promise<void> {
    const said = await this.ask({ do: "stats" });
    if (said?.type === "stats") this.stats.value = said;
  }

  /** Reads in another language: the page's own words, then all that the game says. */
  async read(language: Language): Promise<void> {
    const answer = await fetch(`/texts/${language}.ftl`);
    if (!answer.ok) {
      this.notice.value = this.say("server-table-language-failed");
      return;
    }
    this.texts.use(language, await answer.text());
    document.documentElement.lang = language;
    await this.ask({ do: "language", language });
    if (this.prefs.text.value) await this.tellTable();
  }

  // -- looking back ----------------------------------------------------------------------------------

  /** Makes a sandbox of how it stood after line `n - 1`; gives its address, or nothing. */
  async fork(n: number, all = false): Promise<string> {
    const said = await this.ask({ do: "fork", n, all });
    return said?.type === "fork" ? said.url : "";
  }

  // -- answering -------------------------------------------------------------------------------------

  /** A thing on the table was clicked. */
  touch(ref: string): void {
    if (this.past.value) return;
    if (this.main.touch(ref)) return;
    if (this.aside.touch(ref)) this.asideOpen.value = true;
  }

  /** Gives a whole answer out of turn. */
  async giveAside(move: number[]): Promise<void> {
    const seq = this.present.value?.seq ?? 0;
    await this.ask({ do: "move", seq, move, aside: true });
  }

  togglePassing(): void {
    const question = this.present.value?.question;
    if (this.watch.value) this.stopPassing();
    else if (question && passOf(question)) {
      this.watch.value = watchFrom(question, this.log.value.length);
      this.passOn();
    }
  }

  stopPassing(): void {
    clearTimeout(this.passing);
    this.watch.value = null;
  }

  /** Passes, if that is wished and nothing has happened; after a moment, so that it can be seen. */
  private passOn(): void {
    clearTimeout(this.passing);
    const watch = this.watch.value;
    const table = this.present.value;
    if (!watch || !table || this.past.value) return;
    if (table.status !== "running") {
      this.watch.value = null;
      return;
    }
    const question = table.question;
    if (!question) return;
    if (happened(watch, question, this.log.value, this.me.value)) {
      this.watch.value = null;
      this.notice.value = this.say("server-table-pass-stopped");
      return;
    }
    this.passing = setTimeout(() => {
      const option = passOf(this.present.value?.question);
      if (option) this.main.chooseFirst(option);
    }, PASS_AFTER);
  }
}
