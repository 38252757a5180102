// A button of the page itself that explains itself as the signs of the table do, in the card beside it:
// where the mouse rests on it, when it takes the focus, on a long press, and on the key I.

import type { Store } from "../store";
import type { Explanation } from "../wire";

interface SignProps {
  "data-explain": string;
  onFocus: (event: FocusEvent) => void;
  onBlur: () => void;
}

/** What makes a button such a sign. It says what the page knows already: nobody is asked for it. */
export function explains({ explaining }: Store, about: Explanation): SignProps {
  explaining.tell(about);
  return {
    "data-explain": about.ref,
    onFocus: ({ currentTarget }) => {
      if (currentTarget instanceof Element && currentTarget.matches(":focus-visible"))
        void explaining.show(currentTarget, "point");
    },
    onBlur: () => explaining.shown.value?.how === "point" && explaining.close(),
  };
}
