// Short sounds, made by the browser itself: a wooden tap for a move, a rattle for dice, two notes when
// it is one's turn, a drop for chat. Nothing is played before the reader has touched the page.

export type Sound = "move" | "dice" | "turn" | "chat";

interface Tone {
  at: number;
  pitch: number;
  length: number;
  loud: number;
  wave: OscillatorType;
}

const TONES: Record<Exclude<Sound, "dice">, readonly Tone[]> = {
  move: [{ at: 0, pitch: 190, length: 0.07, loud: 0.18, wave: "triangle" }],
  turn: [
    { at: 0, pitch: 392, length: 0.28, loud: 0.14, wave: "sine" },
    { at: 0.16, pitch: 587, length: 0.5, loud: 0.14, wave: "sine" },
  ],
  chat: [{ at: 0, pitch: 880, length: 0.12, loud: 0.06, wave: "sine" }],
};
const KNOCKS = [0, 0.06, 0.11, 0.19, 0.3] as const;

let context: AudioContext | null = null;
/** Tones that sound, or are about to. */
let sounding = 0;

function audio(): AudioContext | null {
  if (!("AudioContext" in globalThis)) return null;
  // Without it, whether the reader has done anything yet is not known, and a sound may be tried.
  if ("userActivation" in navigator && !navigator.userActivation.hasBeenActive) return null;
  context ??= new AudioContext();
  return context;
}

/** Between two sounds the browser rests: it would work out silence, again and again. */
function ended(of: AudioContext): void {
  sounding -= 1;
  if (sounding === 0) void of.suspend();
}

function tone(to: AudioContext, { at, pitch, length, loud, wave }: Tone): void {
  sounding += 1;
  const start = to.currentTime + at;
  const oscillator = to.createOscillator();
  const gain = to.createGain();
  oscillator.type = wave;
  oscillator.frequency.value = pitch;
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(loud, start + 0.01);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
  oscillator.connect(gain).connect(to.destination);
  oscillator.onended = () => ended(to);
  oscillator.start(start);
  oscillator.stop(start + length);
}

export function play(sound: Sound): void {
  const to = audio();
  if (!to) return;
  // Also while it is only about to rest, or was stopped in the middle of a tone, as by a call.
  void to.resume();
  if (sound === "dice") {
    KNOCKS.forEach((at, i) => {
      tone(to, { at, pitch: 1500 - i * 130, length: 0.04, loud: 0.07, wave: "square" });
    });
    return;
  }
  for (const one of TONES[sound]) tone(to, one);
}
