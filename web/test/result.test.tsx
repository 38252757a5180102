import { cleanup, render, screen } from "@testing-library/preact";
import { afterEach, describe, expect, it } from "vitest";
import { columnsOf, ResultCard } from "../src/ui/Result";
import { StoreContext } from "../src/ui/context";
import type { Compared, Earlier, Result } from "../src/wire";
import { openStore } from "./helpers";

const compared = (over: Partial<Compared> = {}): Compared => ({
  measure: "years",
  name: "Years",
  now: 12,
  best: null,
  median: null,
  record: null,
  note: "",
  ...over,
});

const earlier = (...measures: Compared[]): Earlier => ({
  heading: "Early Republic, alone: 2 games of yours before this one; won: 1.",
  columns: ["This game", "Your best", "Your median", "Everyone’s best"],
  measures,
  games: 2,
  won: 1,
  public: 0,
});

function shown(over: Partial<Result>) {
  const { store } = openStore();
  const result: Result = { heading: "Rome has fallen", lines: ["Ana: 7"], winners: [], ...over };
  return render(
    <StoreContext.Provider value={store}>
      <ResultCard result={result} />
    </StoreContext.Provider>,
  );
}

afterEach(cleanup);

describe("the end of a game", () => {
  it("stands alone where several have played", () => {
    shown({});
    expect(screen.getByText("Ana: 7")).toBeTruthy();
    expect(screen.queryByRole("table")).toBe(null);
  });

  it("tells what a rated game did to the ratings of those one may see", () => {
    shown({
      rated: [
        { seat: 0, name: "Ana", before: 1500, after: 1615, spread: 290 },
        { seat: 1, name: "Ben", before: 1500, after: 1385, spread: 322, provisional: true },
      ],
    });
    const list = screen.getByRole("list", { name: "Ratings" });
    expect([...list.children].map((one) => one.textContent)).toEqual([
      "Ana: 1500 → 1615 ± 290",
      "Ben: 1500 → 1385 ± 322? provisional",
    ]);
    const ladder = screen.getByRole("link", { name: "To the ladder" });
    expect(ladder.getAttribute("href")).toMatch(/^\/ladder\//);
  });

  it("stands beside earlier games where one has played alone", () => {
    shown({
      earlier: earlier(
        compared({ best: 11, median: 9, record: 20, note: "your new best" }),
        compared({ measure: "wars", name: "Wars", now: 0, best: 3, median: 0, record: 5 }),
      ),
    });
    const table = screen.getByRole("table", { name: /2 games of yours/ });
    const rows = [...table.querySelectorAll("tr")].map((row) =>
      [...row.children].map((cell) => cell.textContent),
    );
    expect(rows).toEqual([
      ["", "This game", "Your best", "Your median", "Everyone’s best"],
      ["Years", "12your new best", "11", "9", "20"],
      ["Wars", "0", "3", "0", "5"],
    ]);
  });

  it("leaves out what nobody has done before", () => {
    expect(columnsOf(earlier(compared()))).toEqual([0]);
    expect(columnsOf(earlier(compared({ record: 0 })))).toEqual([0, 3]);
    shown({ earlier: earlier(compared()) });
    expect(screen.getAllByRole("columnheader").map((one) => one.textContent)).toEqual([
      "This game",
    ]);
  });
});
