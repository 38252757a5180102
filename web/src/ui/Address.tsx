// An address to be sent to somebody, with a button that copies it.

import { Icon } from "./Icon";
import { useStore } from "./context";
import "./Address.css";

export function Address({ address, label }: { address: string; label: string }) {
  const store = useStore();
  const { say } = store;
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(address);
      store.notice.value = say("server-table-link-copied");
    } catch {
      store.notice.value = address;
    }
  };
  return (
    <div class="row share">
      <input class="line" readOnly value={address} aria-label={label} />
      <button type="button" class="quiet" onClick={() => void copy()}>
        <Icon name="link" /> {say("server-table-link-copy")}
      </button>
    </div>
  );
}
