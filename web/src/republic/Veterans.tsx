// Veteran legions by their numbers, wherever a force stands.

import type { VNode } from "preact";
import type { Force } from "../wire";
import { Chip, useWords } from "./things";
import "./Veterans.css";

export function Veterans({ force }: { force: Force }): VNode {
  const words = useWords();
  return (
    <>
      {force.veterans.map((veteran) => (
        <Chip
          key={veteran.ref}
          it={veteran.ref}
          class="r-veteran"
          label={words("veteran", { name: veteran.name, loyal: veteran.loyal || "none" })}
        >
          {veteran.name.split(" ").pop()}
        </Chip>
      ))}
    </>
  );
}
