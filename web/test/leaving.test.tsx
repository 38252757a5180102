import { cleanup, fireEvent, render, screen } from "@testing-library/preact";
import { afterEach, describe, expect, it } from "vitest";
import { Ending } from "../src/ui/Ending";
import { withNotes } from "../src/ui/LogNotes";
import { withKey } from "../src/ui/OfferSeat";
import { PlayedFor } from "../src/ui/PlayedFor";
import { ResultCard } from "../src/ui/Result";
import { Seats } from "../src/ui/Seats";
import { StoreContext } from "../src/ui/context";
import type { EndProposal, SeatCard, TableMessage, TableNote } from "../src/wire";
import { entry, must, openStore, settle, tableMessage } from "./helpers";

const me: SeatCard = {
  seat: 0,
  name: "Claudia",
  kind: "person",
  user: 1,
  online: true,
  mine: true,
};
const livia: SeatCard = { seat: 1, name: "Livia", kind: "person", user: 2 };

function open(over: Partial<TableMessage> = {}) {
  const { store, socket } = openStore();
  socket.says(tableMessage(over));
  render(
    <StoreContext.Provider value={store}>
      <Seats />
      <Ending />
      <PlayedFor />
    </StoreContext.Provider>,
  );
  const press = (name: RegExp | string): unknown =>
    fireEvent.click(screen.getByRole("button", { name }));
  return { store, socket, press };
}

afterEach(cleanup);

describe("resigning", () => {
  it("is asked once more, where the safe answer has the focus", async () => {
    const { socket, store, press } = open();
    store.dialog.value = "seats";
    press("Resign");
    await settle();
    expect(document.activeElement?.textContent).toBe("Play on");
    expect(socket.sent.some((one) => one.do === "resign")).toBe(false);
    fireEvent.click(screen.getByRole("checkbox"));
    press("Resign for good");
    expect(socket.last("resign").end).toBe(true);
    socket.says({ type: "done", key: socket.last("resign").key, seq: 3 });
    await settle();
    expect(store.dialog.value).toBe("");
  });

  it("ends the game of one who sits there alone", () => {
    const { socket, press } = open({
      seats: [me, { seat: 1, name: "Robur", kind: "bot", bot: "greedy" }],
    });
    press("Resign");
    expect(screen.queryByRole("checkbox")).toBe(null);
    expect(screen.getByText(/Nobody else sits here/)).toBeTruthy();
    press("Play on");
    press("End the game");
    press("End the game");
    expect(socket.last("end").answer).toBe("propose");
  });

  it("is nothing for those who only look, nor after the end", () => {
    open({ seats: [{ ...me, mine: false }, livia] });
    expect(screen.queryByRole("button", { name: "Resign" })).toBe(null);
    cleanup();
    open({ status: "over" });
    expect(screen.queryByRole("button", { name: "Resign" })).toBe(null);
  });
});

describe("a proposal to end the game", () => {
  const proposal = (over: Partial<EndProposal>): TableMessage["ending"] => ({
    by: 1,
    asked: [0, 1],
    agreed: [1],
    ...over,
  });

  it("is agreed to or refused", () => {
    const { socket, press } = open({ ending: proposal({}) });
    expect(screen.getByText("Livia proposes to end the game now, without a winner.")).toBeTruthy();
    expect(screen.getByText("Not answered yet: Claudia")).toBeTruthy();
    press("Agree");
    expect(socket.last("end").answer).toBe("agree");
    press("Play on");
    expect(socket.last("end").answer).toBe("refuse");
  });

  it("is taken back by who has made it, and not made twice", () => {
    const { socket, press } = open({ ending: proposal({ by: 0, agreed: [0] }) });
    expect(screen.queryByRole("button", { name: "Propose to end the game" })).toBe(null);
    expect(screen.queryByRole("button", { name: "Agree" })).toBe(null);
    press("Take it back");
    expect(socket.last("end").answer).toBe("refuse");
  });
});

describe("a seat whose person is away", () => {
  const away: SeatCard = { ...livia, stand_in: "greedy" };

  it("is offered by the others, and its link shown", () => {
    const { socket, press } = open({ seats: [me, away] });
    press("Offer by a link");
    expect([socket.last("offer").seat, socket.last("offer").way]).toEqual([1, "link"]);
    socket.says(tableMessage({ seats: [me, { ...away, offered: true, key: "secret" }] }));
    return settle().then(() => {
      const line = screen.getByLabelText<HTMLInputElement>("Link to the seat of Livia");
      expect(line.value).toContain("key=secret");
      press("Offer it no more");
      expect(socket.last("offer").way).toBe("");
    });
  });

  it("is not offered while its person looks at the table", () => {
    open({ seats: [me, { ...away, online: true }] });
    expect(screen.queryByRole("button", { name: "Offer by a link" })).toBe(null);
  });

  it("is offered when it was given up", () => {
    const given: SeatCard = { ...away, kind: "bot", bot: "greedy", given_up: true };
    open({ seats: [me, given] });
    expect(screen.getByText("given up; Greedy plays on")).toBeTruthy();
    expect(screen.getByRole("button", { name: "Offer in the lobby" })).toBeTruthy();
  });

  it("tells its own person, who takes it back", () => {
    const { socket } = open({ seats: [{ ...me, stand_in: "greedy", offered: true }, livia] });
    const banner = must(screen.getByRole("alert"));
    expect(banner.textContent).toContain("The others have offered your seat");
    fireEvent.click(must(banner.querySelector("button")));
    expect(socket.last("stand_in").bot).toBe("");
  });

  it("has an address with its own key alone", () => {
    expect(withKey("https://a.example/join/7?key=table", "seat")).toBe(
      "https://a.example/join/7?key=seat",
    );
  });
});

describe("what became of seats", () => {
  const note = (after: number, text: string): TableNote => ({ after, at: after, seat: 1, text });

  it("stands in the log where it happened", () => {
    const lines = [1, 2, 3].map((n) => entry(n, 0, `line ${n}`));
    const told = withNotes(lines, [note(2, "resigned"), note(4, "taken"), note(9, "late")], 0, 4);
    expect(told.map((one) => ("text" in one ? one.text : one.n))).toEqual([
      1,
      "resigned",
      2,
      3,
      "taken",
    ]);
  });

  it("is said when it is news, and was not one's own doing", () => {
    const { store, socket } = open({ notes: [note(1, "old")] });
    expect(store.notice.value).toBe("");
    socket.says(tableMessage({ notes: [note(1, "old"), note(2, "Livia has resigned.")] }));
    expect(store.notice.value).toBe("Livia has resigned.");
    const own = { ...note(3, "mine"), seat: 0 };
    socket.says(tableMessage({ notes: [note(1, "old"), note(2, "Livia has resigned."), own] }));
    expect(store.notice.value).toBe("Livia has resigned.");
  });

  it("stands beside the result", () => {
    const { store } = openStore();
    const result = {
      heading: "Over",
      lines: ["Ana: 7"],
      winners: [],
      resigned: ["Livia has resigned."],
    };
    render(
      <StoreContext.Provider value={store}>
        <ResultCard result={result} />
      </StoreContext.Provider>,
    );
    expect(screen.getByText("Livia has resigned.")).toBeTruthy();
  });
});
