// A picture of the table to give away: what everybody may see of it, or, when the reader says so, what they see.

import { useEffect, useRef, useState } from "preact/hooks";
import {
  addressOf,
  canSend,
  giveAway,
  pictureOf,
  sendOn,
  type Frame,
  type Kind,
} from "../picturing";
import type { TableMessage } from "../wire";
import { boardProps, useDrawing } from "./Board";
import { Icon } from "./Icon";
import { Loading } from "./Loading";
import { useStore } from "./context";
import "./Picture.css";

const WIDE = 1200;
const HIGH = 860;
/** Until what is drawn has been laid out, in milliseconds. */
const SETTLES = 120;

/** The table as an onlooker sees it, at the moment that is shown. */
function usePublic(wanted: boolean): TableMessage | "failed" | null {
  const store = useStore();
  const [seen, setSeen] = useState<TableMessage | "failed" | null>(null);
  const table = store.table.value;
  const n = table?.shown ?? table?.seq ?? 0;
  const language = store.texts.language.value;
  useEffect(() => {
    if (!wanted || n < 1) return;
    const query = new URLSearchParams({ n: String(n), seat: "-1", language });
    const key = new URLSearchParams(location.search).get("key");
    if (key) query.set("key", key);
    fetch(`/api/v1/games/${store.setup.id}/look?${query}`)
      .then(async (answer) =>
        setSeen(answer.ok ? ((await answer.json()) as TableMessage) : "failed"),
      )
      .catch(() => setSeen("failed"));
  }, [store, wanted, n, language]);
  return seen;
}

/** Draws a table out of sight, and gives its picture once it is laid out. */
function Studio({ table, done }: { table: TableMessage; done: (svg: string) => void }) {
  const store = useStore();
  const drawing = useDrawing(table.picture?.game);
  const studio = useRef<HTMLDivElement>(null);
  const title = `${table.title}, ${table.turn}`;
  useEffect(() => {
    if (!drawing) return undefined;
    const timer = setTimeout(() => {
      const drawn = studio.current?.firstElementChild;
      if (drawn) void pictureOf(drawn, { wide: WIDE, high: HIGH, title }).then(done);
    }, SETTLES);
    return () => clearTimeout(timer);
  }, [drawing, table, title, done]);
  const Drawn = drawing?.of?.board;
  if (!Drawn) return null;
  const props = boardProps(store, table, "all");
  delete props.enlarge;
  const none = new Set<string>();
  return (
    <div ref={studio} class="studio" aria-hidden="true" inert>
      <div class="pictured-table">
        <h1>{table.title}</h1>
        <p>{table.turn}</p>
        <div class="pictured-board">
          <Drawn {...props} open={none} chosen={none} lit="" />
        </div>
      </div>
    </div>
  );
}

export function Picture() {
  const store = useStore();
  const { say } = store;
  const [mine, setMine] = useState(false);
  const [svg, setSvg] = useState("");
  const open = usePublic(!mine);
  const table = mine ? store.table.value : open;
  useEffect(() => setSvg(""), [mine]);
  if (table === "failed") return <p>{say("server-sharing-no-picture")}</p>;
  const title = table ? `${table.title}, ${table.turn}` : "";
  const frame: Frame = { wide: WIDE, high: HIGH, title };
  const name = `aedilis-${store.setup.id}-${table?.shown ?? table?.seq ?? 0}`;
  return (
    <div class="picture">
      {store.me.value >= 0 && (
        <fieldset class="order">
          <legend>{say("server-sharing-whose")}</legend>
          {[false, true].map((own) => (
            <label key={String(own)} class="choice">
              <input
                type="radio"
                name="whose"
                checked={mine === own}
                onChange={() => setMine(own)}
              />
              <span>{say(own ? "server-sharing-mine" : "server-sharing-public")}</span>
            </label>
          ))}
        </fieldset>
      )}
      <Files svg={svg} frame={frame} name={name} />
      {table && !svg && <Studio table={table} done={setSvg} />}
      {svg ? (
        <img
          src={addressOf(svg)}
          width={WIDE}
          height={HIGH}
          alt={say("server-sharing-alt", { title })}
        />
      ) : (
        <Loading />
      )}
    </div>
  );
}

/** The two files that a picture can be had as, and where the browser can, its way to others. */
export function Files({ svg, frame, name }: { svg: string; frame: Frame; name: string }) {
  const store = useStore();
  const { say } = store;
  const fails = (): void => {
    store.notice.value = say("server-sharing-no-picture");
  };
  const take = (kind: Kind): void => void giveAway(svg, frame, kind, name).catch(fails);
  return (
    <div class="row">
      {canSend() && (
        <button
          type="button"
          class="quiet"
          aria-disabled={svg === ""}
          onClick={() => svg && void sendOn(svg, frame, name).catch(fails)}
        >
          <Icon name="send" /> {say("server-sharing-send")}
        </button>
      )}
      {(["png", "svg"] as const).map((kind) => (
        <button
          key={kind}
          type="button"
          class="quiet"
          aria-disabled={svg === ""}
          onClick={() => svg && take(kind)}
        >
          {say(`server-sharing-${kind}`)}
        </button>
      ))}
    </div>
  );
}
