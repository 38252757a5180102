import { beforeEach, expect, it, vi } from "vitest";

class Node {
  onended: (() => void) | null = null;
  type = "";
  frequency = { value: 0 };
  gain = {
    setValueAtTime: vi.fn(),
    linearRampToValueAtTime: vi.fn(),
    exponentialRampToValueAtTime: vi.fn(),
  };
  connect = (to: unknown) => to;
  start = vi.fn();
  stop = vi.fn();
}

class Player {
  static made: Player[] = [];
  destination = new Node();
  currentTime = 0;
  asked: string[] = [];
  tones: Node[] = [];

  constructor() {
    Player.made.push(this);
  }

  createOscillator(): Node {
    const one = new Node();
    this.tones.push(one);
    return one;
  }

  createGain = () => new Node();
  resume = () => this.ask("resume");
  suspend = () => this.ask("suspend");

  private ask(what: string): Promise<void> {
    this.asked.push(what);
    return Promise.resolve();
  }
}

beforeEach(() => {
  vi.resetModules();
  Player.made = [];
  vi.stubGlobal("AudioContext", Player);
  vi.stubGlobal("navigator", { userActivation: { hasBeenActive: true } });
});

it("rests once the last tone of all sounds has ended, and wakes for the next", async () => {
  const { play } = await import("../src/sounds");
  play("turn");
  play("chat");
  const players = () => Player.made.map((one) => one.asked);
  const tones = Player.made.flatMap((one) => one.tones);
  expect(tones).toHaveLength(3);
  expect(players()).toEqual([["resume", "resume"]]);
  tones.slice(1).forEach((one) => one.onended?.());
  expect(players()).toEqual([["resume", "resume"]]);
  tones[0]?.onended?.();
  expect(players()).toEqual([["resume", "resume", "suspend"]]);
  play("move");
  expect(players()).toEqual([["resume", "resume", "suspend", "resume"]]);
});

it("sounds again after a tone that was cut off and never ends", async () => {
  const { play } = await import("../src/sounds");
  play("move");
  play("move");
  expect(Player.made.map((one) => one.asked)).toEqual([["resume", "resume"]]);
});

it("is silent for a reader who has done nothing yet", async () => {
  vi.stubGlobal("navigator", { userActivation: { hasBeenActive: false } });
  const { play } = await import("../src/sounds");
  play("move");
  expect(Player.made).toEqual([]);
});
