// What is said at the table, to all or, where the game allows it, to one seat.

import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { block, reportPath } from "../blocking";
import { moment } from "../time";
import type { ChatLine, SeatCard } from "../wire";
import { Icon } from "./Icon";
import { useStore } from "./context";
import "./Chat.css";

const LONGEST = 500;

export function Chat() {
  const store = useStore();
  const { say } = store;
  const box = useRef<HTMLDivElement>(null);
  const lines = store.chat.value;
  useLayoutEffect(() => {
    if (box.current) box.current.scrollTop = box.current.scrollHeight;
  }, [lines.length]);
  return (
    <div class="chat">
      <div
        class="said"
        ref={box}
        tabIndex={0}
        role="region"
        aria-label={say("server-table-tab-chat")}
      >
        {lines.length === 0 && <p class="empty">{say("server-table-chat-empty")}</p>}
        {lines.map((line, n) =>
          line.hidden ? (
            // Several in a row are one.
            !lines[n - 1]?.hidden && (
              <p key={line.id} class="speech hidden-line">
                {say("server-table-chat-hidden")}
              </p>
            )
          ) : (
            <Said key={line.id} line={line} />
          ),
        )}
      </div>
      {store.setup.user && <Speak />}
    </div>
  );
}

function Said({ line }: { line: ChatLine }) {
  const store = useStore();
  const to = store.seats.value.find((seat) => seat.seat === line.to);
  const aside = line.to !== null && line.to !== undefined;
  const others = store.setup.user !== null && !line.mine;
  return (
    <p
      class={`speech${line.mention ? " mention" : ""}${aside ? " private" : ""}${others ? " others" : ""}`}
    >
      <strong>{line.name}</strong>
      {aside && (
        <em> {store.say("server-table-to-seat", { name: to?.name ?? String(line.to) })}</em>
      )}
      <time> {moment(line.at, store.texts.language.value)}</time>
      <br />
      {line.text}
      {others && <About line={line} />}
    </p>
  );
}

/** What can be done about a line that somebody else has said. */
function About({ line }: { line: ChatLine }) {
  const store = useStore();
  const { say } = store;
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        class="about-more"
        aria-expanded={open}
        aria-label={say("server-table-chat-more")}
        onClick={() => setOpen(!open)}
      >
        …
      </button>
      {open && (
        <span class="about-do">
          <button type="button" class="quiet" onClick={() => void block(store, line)}>
            {say("server-table-chat-block", { name: line.name })}
          </button>
          <a class="quiet" href={reportPath(store, line)} target="_blank" rel="noopener">
            {say("server-table-chat-report")}
          </a>
        </span>
      )}
    </>
  );
}

interface WhomProps {
  to: number | null;
  others: readonly SeatCard[];
  set: (to: number | null) => void;
}

/** To whom it is said: to all, or to one seat. */
function Whom({ to, others, set }: WhomProps) {
  const { say } = useStore();
  return (
    <label class="to">
      {say("server-table-say-to")}{" "}
      <select
        value={to ?? ""}
        onChange={(event) => {
          const value = event.currentTarget.value;
          set(value === "" ? null : Number(value));
        }}
      >
        <option value="">{say("server-table-say-to-all")}</option>
        {others.map((seat) => (
          <option key={seat.seat} value={seat.seat}>
            {seat.name}
          </option>
        ))}
      </select>
    </label>
  );
}

interface MentionsProps {
  text: string;
  others: readonly SeatCard[];
  mention: (name: string) => void;
}

/** The names that begin like the one that is being written. */
function Mentions({ text, others, mention }: MentionsProps) {
  const { say } = useStore();
  const begun = mentionBegun(text)?.toLocaleLowerCase();
  if (begun === undefined) return null;
  const names = others.filter((seat) => seat.name.toLocaleLowerCase().startsWith(begun));
  if (names.length === 0) return null;
  return (
    <div class="mentions" role="group" aria-label={say("server-table-mention")}>
      {names.map((seat) => (
        <button key={seat.seat} type="button" class="crumb" onClick={() => mention(seat.name)}>
          @{seat.name}
        </button>
      ))}
    </div>
  );
}

/** The name that is being written after an @ at the end; null where there is none. */
export function mentionBegun(text: string): string | null {
  const found = /(?:^|\s)@([^\s@]*)$/u.exec(text);
  return found ? (found[1] ?? "") : null;
}

function Speak() {
  const store = useStore();
  const { say } = store;
  const [text, setText] = useState("");
  const [to, setTo] = useState<number | null>(null);
  const line = useRef<HTMLInputElement>(null);
  const others = store.seats.value.filter((seat) => !seat.mine && seat.kind === "person");
  const closed = !store.present.value?.private_chat;
  useEffect(() => {
    if (closed) setTo(null);
  }, [closed]);
  const send = async (event: Event): Promise<void> => {
    event.preventDefault();
    const said = text.trim();
    if (said && (await store.speak(said, to))) setText("");
  };
  const mention = (name: string): void => {
    setText(text.replace(/@[^\s@]*$/u, `@${name} `));
    line.current?.focus();
  };
  return (
    <form class="speak" onSubmit={(event) => void send(event)}>
      {!closed && store.me.value >= 0 && <Whom to={to} others={others} set={setTo} />}
      <Mentions text={text} others={others} mention={mention} />
      <div class="row">
        <input
          ref={line}
          class="line"
          type="text"
          value={text}
          maxLength={LONGEST}
          aria-label={say("server-table-say-what")}
          placeholder={say("server-table-say-what")}
          autocomplete="off"
          onInput={(event) => setText(event.currentTarget.value)}
        />
        <button type="submit" class="step" aria-label={say("server-table-say")}>
          <Icon name="send" />
        </button>
      </div>
    </form>
  );
}
