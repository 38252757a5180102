"""A bot that plays a whole game over HTTP, with httpx alone.

    python greedy_http.py --url http://127.0.0.1:8064 --token TOKEN --new glory
    python greedy_http.py --url http://127.0.0.1:8064 --token TOKEN --game=ID --key=KEY

It sits down, listens for changes, and whenever it is asked takes the choice that it likes best by
the word it is written with. It knows no rule: only legal choices are ever offered.
"""

import argparse
import json
import os
import secrets
import sys
import time
from collections.abc import Iterator
from typing import Any

import httpx

LIKES = ("add", "lay", "open", "sell", "hire", "take", "act", "lead", "follow", "think")
"""Words of Glory to Rome's moves, the best first; to build is what wins it."""

SHUNS = ("stop", "concede")


def worth(words: Any) -> int:
    """How much a choice is liked, by the words that tell what it means."""
    if not isinstance(words, dict):
        return 0
    if any(word in words for word in SHUNS):
        return -1
    return max((len(LIKES) - LIKES.index(word) for word in words if word in LIKES), default=0)


LATER = (429, 500, 502, 503, 504)
"""With these a server says: not now."""


def patience(answer: httpx.Response, pause: float) -> float:
    """How many seconds to wait before asking again: what the server says, or else `pause`."""
    told = answer.headers.get("retry-after", "")
    return float(told) if told.isdecimal() else pause


class Server:
    """The API as one bot sees it. Sends a request again when the connection broke, the server is
    just not there, or it was asked to wait; the key makes sure that a request acts once.
    """

    def __init__(self, url: str, token: str) -> None:
        headers = {"authorization": f"Bearer {token}"}
        self.http = httpx.Client(base_url=f"{url}/api/v1", headers=headers, timeout=30)

    def call(self, method: str, path: str, key: str = "", **given: Any) -> Any:
        """Ask for something; gives the answer. Raises SystemExit with the server's reason."""
        headers = {"idempotency-key": key} if key else {}
        for pause in (0.2, 0.5, 1.0, 2.0, 5.0, 10.0, 0.0):
            try:
                answer = self.http.request(method, path, headers=headers, **given)
            except httpx.TransportError:
                time.sleep(pause)
                continue
            if answer.status_code in LATER:
                time.sleep(patience(answer, pause))
            elif answer.status_code == 409 and answer.json()["error"] == "stale":
                return None
            elif answer.is_success:
                return answer.json() if answer.content else None
            else:
                raise SystemExit(f"{method} {path}: {answer.status_code} {answer.text}")
        raise SystemExit(f"{method} {path}: the server does not answer")

    def changes(self, game: str) -> Iterator[dict[str, Any]]:
        """Every change of a game; listens again, after a pause, when it is cut off. Raises
        SystemExit with the server's reason when it may not listen.
        """
        path = f"/games/{game}/stream"
        while True:
            pause = 1.0
            try:
                with self.http.stream("GET", path, timeout=60) as events:
                    if events.status_code in LATER:
                        pause = patience(events, pause)
                    elif not events.is_success:
                        raise SystemExit(f"GET {path}: {events.status_code} {events.read()!r}")
                    for line in events.iter_lines():
                        if line.startswith("data: "):
                            yield json.loads(line[6:])
            except httpx.TransportError:
                pass
            time.sleep(pause)


def best(choices: list[int], words: list[Any], turn: int) -> int:
    """The choice that is liked best; of equal ones now this, now that."""
    most = max(map(worth, words))
    liked = [code for code, told in zip(choices, words, strict=True) if worth(told) == most]
    return liked[turn % len(liked)]


def answer(server: Server, game: str) -> None:
    """Make a move, if the bot is still asked for one."""
    state = server.call("GET", f"/games/{game}/table", params={"format": "codes", "words": 1})
    prompt = state.get("prompt")
    if prompt is None:
        return
    move = [best(prompt["choices"], prompt["words"], state["seq"])]
    while not prompt["whole"]:
        path, params = f"/games/{game}/part", {"format": "codes", "words": 1}
        part = server.call("POST", path, params=params, json={"done": move})
        if part is None or part["whole"]:
            break
        move.append(best(part["choices"], part["words"], state["seq"]))
    body = {"seq": state["seq"], "move": move}
    server.call("POST", f"/games/{game}/moves", f"move-{state['seq']}", json=body)


def main() -> int:
    """Sit down and play to the end."""
    parser = argparse.ArgumentParser(description="a small bot that plays a game over HTTP")
    parser.add_argument("--url", default="http://127.0.0.1:8064", help="the server")
    parser.add_argument("--token", default=os.environ.get("AEDILIS_TOKEN"), help="the bot's token")
    parser.add_argument("--game", help="the id of a game to join")
    parser.add_argument("--key", default="", help="the key of its private link")
    parser.add_argument("--new", choices=("glory", "republic"), help="make a game against bots")
    args = parser.parse_args()
    if not args.token or not (args.game or args.new):
        parser.error("a token (or AEDILIS_TOKEN), and --game or --new, are needed")
    server = Server(args.url, args.token)
    if args.new:
        others = ["greedy", "random"] if args.new == "glory" else ["senator"] * 4
        body = {"game": args.new, "seats": ["me", *others]}
        made = server.call("POST", "/games", f"new-{secrets.token_hex(8)}", json=body)
        game, seat = made["id"], made["my_seat"]
    else:
        game = args.game
        seat = server.call("POST", f"/games/{game}/join", json={"key": args.key})["seat"]
    print(f"game {game}", flush=True)
    for change in server.changes(game):
        if change["status"] in ("over", "stopped", "gone"):
            break
        if seat in change["awaited"]:
            answer(server, game)
    card = server.call("GET", f"/games/{game}")
    print(f"{card['status']}: {card.get('ending', '')} after {card['lines']} lines")
    return 0 if card["status"] == "over" else 1


if __name__ == "__main__":
    sys.exit(main())
