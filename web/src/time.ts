// Clocks. Deadlines come as seconds since 1970, clocks as seconds left when they were sent.

import { signal } from "@preact/signals";
import type { Say } from "./texts";
import type { Asked, SeatCard } from "./wire";

/** Seconds since 1970, anew every second: also in a tab that nobody looks at, whose title may warn. */
export const now = signal(Date.now() / 1000);

/** Keeps `now` going. */
export function startClock(): void {
  const tick = (): void => {
    now.value = Date.now() / 1000;
  };
  setInterval(tick, 1000);
  document.addEventListener("visibilitychange", tick);
}

/** Seconds until the deadline or until the clock runs out, whichever comes first; null for neither. */
export function timeLeft(asked: Asked, seat: SeatCard | undefined, seatsAt: number): number | null {
  const ends: number[] = [];
  if (typeof asked.until === "number") ends.push(asked.until - now.value);
  if (typeof seat?.clock === "number") {
    ends.push(seat.clock - (now.value - Math.max(seatsAt, asked.since)));
  }
  return ends.length > 0 ? Math.min(...ends) : null;
}

const DAY = 86_400;
const HOUR = 3_600;

/** A span of time in a few signs: days and hours, hours and minutes, or minutes and seconds. */
export function span(seconds: number, say: Say): string {
  const left = Math.max(0, Math.floor(seconds));
  if (left >= DAY) {
    const params = { days: Math.floor(left / DAY), hours: Math.floor((left % DAY) / HOUR) };
    return say("server-table-time-days", params);
  }
  if (left >= HOUR) {
    const params = { hours: Math.floor(left / HOUR), minutes: Math.floor((left % HOUR) / 60) };
    return say("server-table-time-hours", params);
  }
  return `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}`;
}

const CLOCK = { hour: "2-digit", minute: "2-digit" } as const;
const formats = new Map<string, Intl.DateTimeFormat>();

/** Kept, since making one takes long, and the log asks for a hundred moments at a time. */
function formatOf(language: string, same: boolean): Intl.DateTimeFormat {
  const name = `${language} ${same}`;
  const known = formats.get(name);
  if (known) return known;
  const parts = same ? CLOCK : ({ ...CLOCK, day: "numeric", month: "short" } as const);
  const format = new Intl.DateTimeFormat(language, parts);
  formats.set(name, format);
  return format;
}

/** A moment as the reader would write it: the time today, else the day as well. */
export function moment(at: number, language: string): string {
  const date = new Date(at * 1000);
  const same = date.toDateString() === new Date().toDateString();
  return formatOf(language, same).format(date);
}
