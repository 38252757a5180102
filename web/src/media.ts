// Whether a media query holds, for what is drawn otherwise when it does.

import { useEffect, useState } from "preact/hooks";

/** A media query; null where there is no screen to ask about. */
function ask(query: string): MediaQueryList | null {
  return "matchMedia" in globalThis ? matchMedia(query) : null;
}

/** Whether a media query holds, now and from then on. */
export function useMedia(query: string): boolean {
  const [holds, setHolds] = useState(() => ask(query)?.matches ?? false);
  useEffect(() => {
    const media = ask(query);
    if (!media) return undefined;
    const change = (): void => setHolds(media.matches);
    change();
    media.addEventListener("change", change);
    return () => media.removeEventListener("change", change);
  }, [query]);
  return holds;
}
