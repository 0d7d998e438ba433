#!/usr/bin/env python3
"""A bot for every game of Hemicycle, in plain Python: it plays one game to the end against the built-in bots.

    python3 examples/bot.py minister --engine target/release/hemicycle

Its strategy is the function `decide`, which knows nothing but what its seat may know; put your own there. All the rest
is the conversation with `hemicycle engine`, one JSON object a line in each direction (docs/bots.md explains it).
"""

from __future__ import annotations

import argparse
import json
import random
import subprocess
import sys
from typing import Any

OWN_SEAT = 0


def decide(view: Any, choices: list[Any], chance: random.Random) -> Any:
    """Picks one of the choices, with the view of the seat in hand. This one does not even look."""
    return chance.choice(choices)


class Refused(Exception):
    """The engine did not do what was asked: a rule forbids it, or the line made no sense."""


class Engine:
    """A running `hemicycle engine`."""

    def __init__(self, program: str) -> None:
        self.process = subprocess.Popen(
            [program, "engine"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8"
        )

    def __enter__(self) -> Engine:
        return self

    def __exit__(self, *_: object) -> None:
        # The engine ends when its input does.
        self.process.communicate()

    def ask(self, what: str, **details: Any) -> Any:
        """Sends one line and returns what the answer holds under `ok`."""
        assert self.process.stdin and self.process.stdout
        self.process.stdin.write(json.dumps({what: details}) + "\n")
        self.process.stdin.flush()
        line = self.process.stdout.readline()
        if not line:
            raise Refused("the engine has ended")
        answer = json.loads(line)
        if "refused" in answer:
            raise Refused("{clause}: {reason}".format(**answer["refused"]))
        if "error" in answer:
            raise Refused(answer["error"])
        return answer["ok"]


def play(engine: Engine, game: str, seats: int, seed: int, level: str) -> str:
    """Plays one game to its end and tells the result in a line."""
    chance = random.Random(seed)
    to_act = engine.ask("new", game=game, seats=seats, seed=seed)["to_act"]
    outcome, moves = None, 0
    while outcome is None:
        # Several may be awaited at once, as in a vote; they are asked one after the other.
        seat = to_act[0]
        if seat == OWN_SEAT:
            view = engine.ask("view", seat=seat)
            action = decide(view, engine.ask("choices", seat=seat), chance)
        else:
            action = engine.ask("bot", seat=seat, level=level, seed=chance.getrandbits(32))
        done = engine.ask("play", seat=seat, action=action)
        to_act, outcome, moves = done["to_act"], done["outcome"], moves + 1
    place, score = outcome["places"][OWN_SEAT], outcome["scores"][OWN_SEAT]
    return f"{game}: place {place} of {seats}, score {score}, {moves} moves"


def main() -> int:
    parser = argparse.ArgumentParser(description="Play one game against the built-in bots.")
    parser.add_argument("game", help="as `hemicycle engine` names it, such as minister")
    parser.add_argument("--seats", type=int, help="how many play; as few as the game allows unless said otherwise")
    parser.add_argument("--seed", type=int, default=7, help="the same seed gives the same game")
    parser.add_argument("--level", default="greedy", choices=["random", "greedy", "strong"])
    parser.add_argument("--engine", default="hemicycle", help="where the program hemicycle is")
    wish = parser.parse_args()
    try:
        with Engine(wish.engine) as engine:
            games = {game["id"]: game for game in engine.ask("games")}
            if wish.game not in games:
                raise Refused(f"there is no game {wish.game}; the games are: {', '.join(games)}")
            seats = wish.seats or games[wish.game]["seats"][0]
            print(play(engine, wish.game, seats, wish.seed, wish.level))
    except (Refused, OSError) as trouble:
        print(f"bot.py: {trouble}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
