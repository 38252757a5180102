// The rules beside the table: a paragraph from the reference, or a card told by the server.

import { useEffect, useState } from "preact/hooks";
import { Loading } from "./Loading";
import { ruleAddress } from "./RuleLink";
import { Sections } from "./TextView";
import { useStore } from "./context";

export function Rules() {
  const store = useStore();
  const { say, setup } = store;
  const page = store.page.value;
  return (
    <div class="rules" tabIndex={0} role="region" aria-label={say("server-table-tab-rules")}>
      <div class="row">
        {page && (
          <button type="button" class="quiet" onClick={() => (store.page.value = null)}>
            {say("server-table-rules-contents")}
          </button>
        )}
        {(setup.pages ?? []).map(({ name, label }) => (
          <button key={name} type="button" class="quiet" onClick={() => void store.showPage(name)}>
            {label}
          </button>
        ))}
      </div>
      {page && "sections" in page ? (
        <Sections sections={page.sections} level="h3" />
      ) : (
        <Paragraph address={page ? ruleAddress(setup.rules, page.rule) : setup.rules} />
      )}
    </div>
  );
}

/** A piece of the rule reference. Its links to other paragraphs stay beside the table. */
function Paragraph({ address }: { address: string }) {
  const store = useStore();
  const { say } = store;
  const [html, setHtml] = useState<string | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let wanted = true;
    setFailed(false);
    fetch(`${address}?part=1`, { headers: { accept: "text/html" } })
      .then((answer) => (answer.ok ? answer.text() : Promise.reject(new Error(answer.statusText))))
      .then((text) => wanted && setHtml(text))
      .catch(() => wanted && setFailed(true));
    return () => {
      wanted = false;
    };
  }, [address, store.texts.language.value]);
  if (failed) return <p class="refused">{say("server-table-rules-failed")}</p>;
  if (html === null) return <Loading />;
  const onClick = (event: MouseEvent): void => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    const start = `${store.setup.rules}/`;
    const path = link && new URL(link.href, location.href).pathname;
    if (!path?.startsWith(start) || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    store.showRule(decodeURIComponent(path.slice(start.length)));
  };
  return <div class="paragraph" onClick={onClick} dangerouslySetInnerHTML={{ __html: html }} />;
}
