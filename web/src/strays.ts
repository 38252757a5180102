// Clicks that were meant for what stood there before: the second one of a double click, where an answer to
// the first has put another button below the pointer.

let pressed: Element | null = null;
let before: Element | null = null;

const buttonOf = (event: Event): Element | null =>
  event.target instanceof Element ? event.target.closest("button") : null;

document.addEventListener(
  "pointerdown",
  (event) => {
    before = pressed;
    pressed = buttonOf(event);
  },
  true,
);

/** Takes away the second click of a double click that began on something else. */
export function dropStray(event: MouseEvent): void {
  if (event.detail < 2 || before === buttonOf(event)) return;
  event.preventDefault();
  event.stopPropagation();
}
