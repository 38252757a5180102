// Small helps for forms: fields that belong to a choice show with it, nothing is sent twice, and what
// cannot be undone is asked once more. Without them every form still works.

/** Shows what has data-when="name=value" (or "name=value|other") while the form says so. */
export function showFitting(form: HTMLFormElement): void {
  const data = new FormData(form);
  for (const part of form.querySelectorAll<HTMLElement>("[data-when]")) {
    const [name = "", values = ""] = (part.dataset.when ?? "").split("=");
    const said = data.get(name);
    const fits = values.split("|").includes(typeof said === "string" ? said : "");
    part.hidden = !fits;
    if (part instanceof HTMLFieldSetElement) part.disabled = !fits;
  }
}

/** Helps all forms of a page, also those that a part of it gets later. */
export function helpForms(page: Document): void {
  page.addEventListener("change", (event) => {
    const form = event.target instanceof Element ? event.target.closest("form") : null;
    if (form) showAllFitting(form);
  });
  page.addEventListener("submit", (event) => {
    if (!(event.target instanceof HTMLFormElement)) return;
    if (!maySend(event.target, event.submitter)) event.preventDefault();
  });
  // Coming back by the browser's own button shows the page as it was left.
  addEventListener("pageshow", () => {
    for (const form of page.querySelectorAll(SENT)) form.removeAttribute("aria-busy");
  });
}

/** A form that has been sent, and whose answer has not come. */
export const SENT = 'form[aria-busy="true"]';

/** Of several buttons each may have a question of its own. */
function maySend(form: HTMLFormElement, button: HTMLElement | null): boolean {
  const question = button?.dataset.confirm ?? form.dataset.confirm;
  if (form.matches(SENT) || (question && !confirm(question))) return false;
  form.setAttribute("aria-busy", "true");
  return true;
}

/** Shows what fits. A field that a hidden part disables may itself decide about another part. */
export function showAllFitting(form: HTMLFormElement): void {
  showFitting(form);
  showFitting(form);
}

/** A button with data-copy copies that text, and says so with data-copied for a while. */
export function copies(button: HTMLElement): void {
  const label = button.textContent;
  // Pages that did not come by HTTPS may not write there; the text stands beside the button.
  if (!("clipboard" in navigator)) {
    button.hidden = true;
    return;
  }
  button.addEventListener("click", () => {
    void navigator.clipboard.writeText(button.dataset.copy ?? "").then(() => {
      button.textContent = button.dataset.copied ?? label;
      setTimeout(() => (button.textContent = label), 2_000);
    });
  });
}

/** A moment in the reader's own time zone: <time datetime="…" data-local>. */
export function localTime(element: HTMLTimeElement): void {
  const date = new Date(element.dateTime);
  if (Number.isNaN(date.getTime())) return;
  const format = { dateStyle: "medium", timeStyle: "short" } as const;
  element.textContent = new Intl.DateTimeFormat(document.documentElement.lang, format).format(date);
}
