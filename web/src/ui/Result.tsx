// How the game ended.

import type { Compared, Earlier, Rated, Result } from "../wire";
import { RecordLink, Rematch } from "./After";
import { Icon } from "./Icon";
import { Wreath } from "./Wreath";
import { useStore } from "./context";
import "./Result.css";

export function ResultCard({ result }: { result: Result }) {
  const store = useStore();
  const { say } = store;
  const won = result.winners.length > 0;
  return (
    <div class={`result${won ? " won" : ""}`}>
      {won && <Wreath />}
      <p class="result-heading">{result.heading}</p>
      <ol class="standing">
        {result.lines.map((line, i) => (
          <li key={i}>{line}</li>
        ))}
      </ol>
      {result.resigned?.map((line) => (
        <p key={line} class="resigned">
          {line}
        </p>
      ))}
      {result.earlier && <Beside earlier={result.earlier} />}
      {result.rated && <Ratings rated={result.rated} />}
      <div class="row">
        <Rematch />
        <button type="button" class="quiet" onClick={() => (store.dialog.value = "statistics")}>
          <Icon name="plot" /> {say("server-table-tool-statistics")}
        </button>
        {store.table.value?.picture && (
          <button type="button" class="quiet" onClick={() => (store.dialog.value = "picture")}>
            <Icon name="picture" /> {say("server-table-tool-picture")}
          </button>
        )}
        <button type="button" class="quiet" onClick={() => store.looking.play()}>
          {say("server-table-replay-play")}
        </button>
        <RecordLink />
      </div>
    </div>
  );
}

/** What a rated game did to the ratings of those who began it. */
function Ratings({ rated }: { rated: readonly Rated[] }) {
  const { say, present } = useStore();
  const game = present.value?.game ?? "";
  return (
    <div class="rated">
      <h3 id="result-rated">{say("server-table-ratings")}</h3>
      <ul aria-labelledby="result-rated">
        {rated.map(({ seat, name, before, after, spread, provisional }) => (
          <li key={seat}>
            {say("server-table-rating-change", {
              name,
              before: String(before),
              after: String(after),
              spread,
            })}
            {provisional && (
              <span class="badge">
                <span aria-hidden="true">?</span> {say("server-table-rating-provisional")}
              </span>
            )}
          </li>
        ))}
      </ul>
      <a href={`/ladder/${game}`}>{say("server-table-ratings-all")}</a>
    </div>
  );
}

const COLUMNS: readonly (keyof Compared)[] = ["now", "best", "median", "record"];

/** The columns that say anything: of what nobody has done before there is no best. */
export function columnsOf(earlier: Earlier): number[] {
  return COLUMNS.flatMap((key, i) =>
    earlier.measures.some((one) => one[key] !== null) ? [i] : [],
  );
}

/** How a game that was played alone stands beside one's earlier ones, and everybody's. */
function Beside({ earlier }: { earlier: Earlier }) {
  const shown = columnsOf(earlier);
  return (
    <table class="beside">
      <caption>{earlier.heading}</caption>
      <thead>
        <tr>
          <td />
          {shown.map((i) => (
            <th key={i} scope="col">
              {earlier.columns[i]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {earlier.measures.map((one) => (
          <tr key={one.measure}>
            <th scope="row">{one.name}</th>
            {shown.map((i) => (
              <td key={i}>
                {one[COLUMNS[i] ?? "now"] ?? ""}
                {i === 0 && one.note && <span class="better">{one.note}</span>}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
