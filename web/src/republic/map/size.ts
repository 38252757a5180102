// How large an element is, now and whenever that changes.

import type { RefObject } from "preact";
import { useLayoutEffect, useState } from "preact/hooks";
import type { Size } from "./placing";

/** The size of an element in whole pixels; `otherwise` where it cannot be told. */
export function useSize(of: RefObject<HTMLElement | null>, otherwise: Size): Size {
  const [size, setSize] = useState(otherwise);
  useLayoutEffect(() => {
    const element = of.current;
    if (!element || !("ResizeObserver" in globalThis)) return undefined;
    const look = (): void => {
      const [wide, high] = [Math.floor(element.clientWidth), Math.floor(element.clientHeight)];
      if (wide > 0 && high > 0)
        setSize((was) => (was.wide === wide && was.high === high ? was : { wide, high }));
    };
    const observer = new ResizeObserver(look);
    observer.observe(element);
    look();
    return () => observer.disconnect();
  }, [of]);
  return size;
}
