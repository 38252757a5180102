// Whether a media query holds, for what is drawn otherwise when it does.

import { useEffect, useState } from "preact/hooks";

/** Whether a media query holds, now and from then on. */
export function useMedia(query: string): boolean {
  const [holds, setHolds] = useState(() => matchMedia(query).matches);
  useEffect(() => {
    const media = matchMedia(query);
    const change = (): void => setHolds(media.matches);
    change();
    media.addEventListener("change", change);
    return () => media.removeEventListener("change", change);
  }, [query]);
  return holds;
}
