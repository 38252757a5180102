// What stands where something is on its way.

import { useStore } from "./context";

export function Loading() {
  const { say } = useStore();
  return (
    <p class="empty" aria-busy="true">
      {say("server-table-loading")}
    </p>
  );
}
