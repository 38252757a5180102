// Small helps for forms: fields that belong to a choice show with it, nothing is sent twice, and what
// cannot be undone is asked once more. Without them every form still works.

/** Shows what has data-when="name=value" (or "name=value|other") while the form says so. */
export function showFitting(form: HTMLFormElement): void {
  const data = new FormData(form);
  for (const part of form.querySelectorAll<HTMLElement>("[data-when]")) {
    const [name = "", values = ""] = (part.dataset.when ?? "").split("=");
    const fits = values.split("|").includes(String(data.get(name) ?? ""));
    part.hidden = !fits;
    if (part instanceof HTMLFieldSetElement) part.disabled = !fits;
  }
}

export function help(form: HTMLFormElement): void {
  // A field that a hidden part disables may itself decide about another part.
  const show = (): void => {
    showFitting(form);
    showFitting(form);
  };
  show();
  form.addEventListener("change", show);
  form.addEventListener("submit", (event) => {
    const question = form.dataset.confirm;
    const again = form.getAttribute("aria-busy") === "true";
    if (again || (question && !confirm(question))) {
      event.preventDefault();
      return;
    }
    form.setAttribute("aria-busy", "true");
  });
  // Coming back by the browser's own button shows the page as it was left.
  addEventListener("pageshow", () => form.removeAttribute("aria-busy"));
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
