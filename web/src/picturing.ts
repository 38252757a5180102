// A picture of what is drawn, to give away: an SVG that needs nothing from anywhere, and a PNG made of it. The
// boards are HTML with pieces of SVG, laid out by style sheets; so the SVG holds that HTML as a foreign object,
// with the same style sheets and letters in it, and looks the same in every browser. Where SVG is only drawn and not laid
// out (in an editor, a message), the PNG is what one wants.

const SVG = "http://www.w3.org/2000/svg";
const XHTML = "http://www.w3.org/1999/xhtml";

export interface Frame {
  wide: number;
  high: number;
  /** What is to be seen, for those who do not see it. */
  title: string;
}

/** A file as a data address. */
async function embedded(address: string): Promise<string> {
  const answer = await fetch(address);
  const bytes = new Uint8Array(await answer.arrayBuffer());
  let text = "";
  for (const byte of bytes) text += String.fromCharCode(byte);
  return `data:font/woff2;base64,${btoa(text)}`;
}

const ADDRESS = /url\((["']?)(?!data:|#)([^"')]+)\1\)/g;

/** A style sheet with the letters that it fetches put into it; what else it would fetch is left out. */
export async function whole(sheet: string, base: string): Promise<string> {
  let text = sheet;
  for (const [said, , address = ""] of new Set(sheet.matchAll(ADDRESS))) {
    const letters = address.endsWith(".woff2");
    const put = letters ? `url(${await embedded(new URL(address, base).href)})` : "none";
    text = text.replaceAll(said, put);
  }
  return text;
}

/** All style sheets of the page in one text, as they were written: what the browser tells of their rules leaves out
 * what stands in its tokens. */
async function styles(): Promise<string> {
  const found: string[] = [];
  for (const { href } of document.styleSheets)
    if (href) found.push(await whole(await (await fetch(href)).text(), href));
  return found.join("\n");
}

function plate(frame: Frame): SVGSVGElement {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("width", String(frame.wide));
  svg.setAttribute("height", String(frame.high));
  svg.setAttribute("viewBox", `0 0 ${frame.wide} ${frame.high}`);
  svg.setAttribute("role", "img");
  // The colours that are seen now, wherever it is looked at.
  const dark = getComputedStyle(document.documentElement).colorScheme === "dark";
  const system = matchMedia("(prefers-color-scheme: dark)").matches;
  const theme = document.documentElement.dataset.theme;
  const named = theme === "light" || theme === "dark" ? theme : dark || system ? "dark" : "light";
  svg.dataset.theme = named;
  const title = document.createElementNS(SVG, "title");
  title.textContent = frame.title;
  svg.append(title);
  return svg;
}

/** A drawn part of the page as an SVG that needs nothing else. */
export async function pictureOf(part: Element, frame: Frame): Promise<string> {
  const svg = plate(frame);
  const style = document.createElementNS(SVG, "style");
  style.textContent = await styles();
  const holder = document.createElementNS(SVG, "foreignObject");
  holder.setAttribute("width", "100%");
  holder.setAttribute("height", "100%");
  const body = document.createElementNS(XHTML, "div");
  body.setAttribute("class", "pictured");
  body.append(part.cloneNode(true));
  // Nothing can be opened on a picture.
  for (const one of body.querySelectorAll("button[aria-expanded]")) one.remove();
  holder.append(body);
  svg.append(style, holder);
  return new XMLSerializer().serializeToString(svg);
}

const DRAWN = [
  "fill",
  "stroke",
  "stroke-width",
  "stroke-dasharray",
  "stroke-linejoin",
  "font-family",
  "font-size",
  "font-weight",
] as const;

const FACE = /@font-face\s*\{[^}]*\}/g;

/** The faces of the page's letters alone. */
async function faces(): Promise<string> {
  return ((await styles()).match(FACE) ?? []).join("\n");
}

/** A drawing that is SVG already, as a file of its own: each line with the ink that the style sheets give it. */
export async function drawingOf(drawn: SVGSVGElement, frame: Frame): Promise<string> {
  const svg = plate(frame);
  const ground = document.createElementNS(SVG, "rect");
  ground.setAttribute("width", "100%");
  ground.setAttribute("height", "100%");
  ground.setAttribute("fill", getComputedStyle(document.body).backgroundColor);
  const copy = drawn.cloneNode(true) as SVGSVGElement;
  const inked = copy.querySelectorAll<SVGElement>("*");
  drawn.querySelectorAll("*").forEach((one, n) => {
    const ink = getComputedStyle(one);
    for (const name of DRAWN) inked[n]?.setAttribute(name, ink.getPropertyValue(name));
    inked[n]?.removeAttribute("class");
  });
  const group = document.createElementNS(SVG, "svg");
  group.setAttribute("viewBox", drawn.getAttribute("viewBox") ?? "");
  group.append(...copy.childNodes);
  const style = document.createElementNS(SVG, "style");
  style.textContent = await faces();
  svg.append(style, ground, group);
  return new XMLSerializer().serializeToString(svg);
}

/** The address of an SVG as an image of the page. */
export function addressOf(svg: string): string {
  return `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
}

const SHARP = 2;

/** An SVG as a PNG. Throws where the browser keeps to itself what it has drawn. */
export async function painted(svg: string, { wide, high }: Frame): Promise<Blob> {
  const image = new Image();
  image.src = addressOf(svg);
  await image.decode();
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [wide * SHARP, high * SHARP];
  canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((done, failed) => {
    canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error("no picture"))), "image/png");
  });
}

/** Gives the reader a file. */
export function give(file: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

export type Kind = "png" | "svg";

/** Gives an SVG away, as it is or as a PNG. */
export async function giveAway(svg: string, frame: Frame, kind: Kind, name: string): Promise<void> {
  const file =
    kind === "png" ? await painted(svg, frame) : new Blob([svg], { type: "image/svg+xml" });
  give(file, `${name}.${kind}`);
}

/** Whether the browser hands pictures on to other programs, as phones do. */
export function canSend(): boolean {
  const nav: Partial<Pick<Navigator, "share" | "canShare">> = navigator;
  const files = [new File([], "picture.png", { type: "image/png" })];
  return !!nav.share && !!nav.canShare?.({ files });
}

/** Lets the reader choose whom a picture is sent to. Whoever then thinks better of it has done no wrong. */
export async function sendOn(svg: string, frame: Frame, name: string): Promise<void> {
  const file = new File([await painted(svg, frame)], `${name}.png`, { type: "image/png" });
  try {
    await navigator.share({ files: [file], title: frame.title });
  } catch (error) {
    if (!(error instanceof DOMException && error.name === "AbortError")) throw error;
  }
}
