// The link to the next table that waits: how many there are stands behind its words. It leads there
// without a script as well.

import { waitingTables } from "../waiting";

export async function countWaiting(link: HTMLAnchorElement): Promise<void> {
  const count = (await waitingTables()).length;
  link.querySelector(".badge")?.remove();
  if (count === 0) return;
  const badge = document.createElement("span");
  badge.className = "badge";
  badge.textContent = String(count);
  link.append(" ", badge);
}
