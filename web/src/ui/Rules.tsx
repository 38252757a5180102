// The rules beside the table: a paragraph from the reference, or a card told by the server.

import { useEffect, useState } from "preact/hooks";
import { Loading } from "./Loading";
import { ruleAddress } from "./RuleLink";
import { Sections } from "./TextView";
import { useStore } from "./context";
import "./Rules.css";

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
      ) : setup.rules ? (
        <Paragraph address={page ? ruleAddress(setup.rules, page.rule) : setup.rules} />
      ) : (
        <p class="empty">{say("server-table-rules-none")}</p>
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
  const [query, setQuery] = useState("");
  useEffect(() => setQuery(""), [address]);
  useEffect(() => {
    let wanted = true;
    setFailed(false);
    const words = query && `&q=${encodeURIComponent(query)}`;
    fetch(`${address}?part=1${words}`, { headers: { accept: "text/html" } })
      .then((answer) => (answer.ok ? answer.text() : Promise.reject(new Error(answer.statusText))))
      .then((text) => wanted && setHtml(text))
      .catch(() => wanted && setFailed(true));
    return () => {
      wanted = false;
    };
  }, [address, query, store.texts.language.value]);
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
  // What is looked for is found beside the table; nobody leaves it for that.
  const onSubmit = (event: Event): void => {
    event.preventDefault();
    const words = event.target instanceof HTMLFormElement && new FormData(event.target).get("q");
    setQuery(typeof words === "string" ? words.trim() : "");
  };
  return (
    // What is clicked or sent within are links and a form, and these have their keys.
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- as above
    <div
      class="paragraph"
      onClick={onClick}
      onSubmit={onSubmit}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
