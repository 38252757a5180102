// How wide words are at 12 pixels, so that signs can be placed before they are drawn, and alike in every
// browser. Rather too wide than too narrow.

const NARROW = new Set("iljtfI.,'’:;!|()[] -");
const WIDE = new Set("mwMW@—");

function letter(one: string): number {
  if (NARROW.has(one)) return 4;
  if (WIDE.has(one)) return 10.4;
  if (one >= "0" && one <= "9") return 6.4;
  return one === one.toLowerCase() ? 6.6 : 7.8;
}

/** The width of a line of words. */
export function width(text: string): number {
  return Math.ceil(Array.from(text).reduce((sum, one) => sum + letter(one), 0));
}

/** A name in at most two lines, the wider of them no wider than it must be. */
export function lines(name: string, most: number): string[] {
  if (width(name) <= most) return [name];
  const words = name.split(" ");
  let best = [name];
  let least = width(name);
  for (let n = 1; n < words.length; n += 1) {
    const two = [words.slice(0, n).join(" "), words.slice(n).join(" ")];
    const wide = Math.max(...two.map(width));
    if (wide < least) [best, least] = [two, wide];
  }
  return best;
}
