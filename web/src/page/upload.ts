// A record is brought in from a file: it is sent as it is, and the reader is taken to the table that is
// made of it, or told why it cannot be.

export type Fetch = (url: string, options: RequestInit) => Promise<Response>;

/** Shows a form with data-upload, the address that takes records, and lets it send a file there. */
export function uploads(
  form: HTMLFormElement,
  go: (url: string) => void,
  send: Fetch = (url, options) => fetch(url, options),
): void {
  form.hidden = false;
  showsName(form);
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    void bringIn(form, go, send).finally(() => form.removeAttribute("aria-busy"));
  });
}

/** Says beside the button which file has been chosen: the browser's own words for it are not shown. */
function showsName(form: HTMLFormElement): void {
  const input = form.querySelector<HTMLInputElement>("input[type=file]");
  const told = form.querySelector("output");
  const none = told?.textContent ?? "";
  input?.addEventListener("change", () => {
    if (told) told.textContent = input.files?.[0]?.name ?? none;
  });
}

async function bringIn(
  form: HTMLFormElement,
  go: (url: string) => void,
  send: Fetch,
): Promise<void> {
  const wrong = form.querySelector<HTMLElement>("[role=alert]");
  const file = form.querySelector<HTMLInputElement>("input[type=file]")?.files?.[0];
  if (!file) return;
  const data = new FormData(form);
  const url = new URL(form.dataset.upload ?? "", location.href);
  const seat = data.get("seat");
  if (seat === "all") url.searchParams.set("all", "true");
  else if (typeof seat === "string") url.searchParams.set("seat", seat);
  const csrf = data.get("csrf");
  const headers = {
    "content-type": "application/x-ndjson",
    "x-csrf-token": typeof csrf === "string" ? csrf : "",
  };
  if (wrong) wrong.hidden = true;
  const answer = await send(url.href, { method: "POST", headers, body: await file.text() });
  const told = (await answer.json()) as { url?: string; text?: string };
  if (answer.ok && told.url) go(told.url);
  else if (wrong) {
    wrong.textContent = told.text ?? String(answer.status);
    wrong.hidden = false;
  }
}
