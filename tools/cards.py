"""How the cards of thunder do: `python -m tools.cards --players 2 --games 2000 --results cards.jsonl`.

Leaders and upgrades are drawn at random in the draft, so that all are measured alike; the bot chooses the rest, also
Miss Betty's fourth upgrade, which counts for her and not for itself. Each result is a line of the results file as soon
as it is there; games that are in the file already are not played again. The report is made of all lines of the file:
how often seats that had a card at the start won, and in how many games it was used.
"""

import argparse
import sys
from pathlib import Path
from typing import Any, NamedTuple

from chicane.bots import Bot, bot
from chicane.cli.seats import options
from chicane.core.cards import UseCard
from chicane.core.chance import Luck
from chicane.core.match import Match, new
from chicane.core.message import Message
from chicane.core.step import Step
from chicane.core.view import seen_by
from chicane.lab.interval import wilson
from chicane.lab.workers import spread
from chicane.thunder.box import BESIDE_SEATS, BESIDE_VEHICLES, BoardCard
from chicane.thunder.choppe_shoppe.deal import ChooseLeader
from chicane.thunder.choppe_shoppe.draft import Picked, PickSpare, PickUpgrade
from chicane.thunder.choppe_shoppe.tokens import GetTokens
from chicane.thunder.command import BASE_BOARD, Activate
from chicane.thunder.enter import DriftPast
from chicane.thunder.move import TakeRoadDie
from chicane.thunder.state import FREE_RIDE, Thunder
from chicane.thunder.stocks import set_open, without
from chicane.words import words
from tools.kept import read, write

DECKS = ["leaders", "upgrades", "one_shots", "bonus_commands", "bounties", "advanced_airstrikes"]
EVERYTHING = "leaders=yes upgrades=yes " + " ".join(f"{deck}=yes" for deck in [*DECKS[2:], "road_conditions"])
COMMAND = "thunder-command-"  # how the commentator calls one
STANDARD = {command.id for command in BASE_BOARD}
LEAST, MOST = 0.75, 1.35  # of its fair share is what a card may do


class Task(NamedTuple):
    """One game to play."""

    players: int
    setup: str  # options, as they were given
    bot: str
    number: int


class Open(NamedTuple):
    """A card that lies open beside a seat or one of its vehicles."""

    stock: int
    place: int
    card: int


def play(task: Task) -> dict[str, Any]:
    """Play one game to its end: who won, what each seat had, and what it used."""
    match = new("thunder", task.players, f"cards {task.players} {task.number}", dict(options(task.setup.split())))
    bots = [bot(task.bot, f"{task.number} {seat}") for seat in range(task.players)]
    draws = Luck(f"draft {task.players} {task.number}")
    had: list[dict[str, list[str]]] = []
    start = 0
    spares: list[set[str]] = [set() for _ in bots]
    used: list[set[str]] = [set() for _ in bots]
    while (seat := match.to_act) is not None:
        game = match.game
        assert isinstance(game, Thunder)
        if game.turn and not had:
            had, start = possessions(game, spares), game.plies
        option = chosen(match, bots[seat], seat, draws)
        spares[seat] |= spare(game, option)
        used[seat] |= uses(game, seat, option)
        match.play(option)
    for line in match.story:
        if isinstance(line.step, Activate):
            used[line.step.seat].add(command(line.message))
        elif isinstance(line.step, GetTokens) and line.ply > start:
            used[line.step.seat].add("undertaker")
    assert match.result is not None and isinstance(match.game, Thunder)
    marks = [with_leaders(had[seat], used[seat]) for seat in range(task.players)]
    seats = [{"had": had[seat], "used": sorted(marks[seat])} for seat in range(task.players)]
    won, reason = list(match.result.winners), match.result.reason
    return task._asdict() | {"won": won, "reason": reason, "rounds": match.game.round, "seats": seats}


def command(message: Message) -> str:
    """The command that the commentator speaks of."""
    name = message.args["command"]
    assert isinstance(name, Message)
    return name.key.removeprefix(COMMAND)


def chosen(match: Match, player: Bot, seat: int, draws: Luck) -> Step[Any]:
    """What a seat does: its picks in the draft are drawn, its bot chooses the rest."""
    menu, step = match.game.menu, match.game.pending
    if isinstance(step, (ChooseLeader, PickUpgrade)) and not isinstance(step, PickSpare):
        return menu[draws.below(len(menu))]
    view = seen_by(match.game, seat)
    return player.choose(view, view.game.menu)


def spare(game: Thunder, option: Step[Any]) -> set[str]:
    """The upgrade that Miss Betty takes after the draft, if she does so now."""
    if not isinstance(game.pending, PickSpare):
        return set()
    assert isinstance(option, Picked)
    return {game.box.stocks[option.stock].cards[option.card].id}


def possessions(game: Thunder, spares: list[set[str]]) -> list[dict[str, list[str]]]:
    """What every seat has at the start of the race, by deck, without what was chosen after the draft."""
    found: list[dict[str, list[str]]] = [{} for _ in range(game.players)]
    for number, stock in enumerate(game.box.stocks):
        for seat in range(game.players) if stock.id in DECKS else ():
            cards = game.hands[number][seat] + [each.card for each in lying(game, seat) if each.stock == number]
            ids = [stock.cards[card].id for card in cards]
            found[seat][stock.id] = [id for id in ids if id not in spares[seat]]
    return found


def lying(game: Thunder, seat: int) -> list[Open]:
    """The open cards of a seat and of its vehicles."""
    places = {BESIDE_SEATS: [seat], BESIDE_VEHICLES: list(game.vehicles_of(seat))}
    stocks = enumerate(game.box.stocks)
    spots = [(number, place) for number, stock in stocks for place in places.get(stock.beside, [])]
    return [Open(number, place, card) for number, place in spots for card in game.open[number][place]]


def uses(game: Thunder, seat: int, option: Step[Any]) -> set[str]:
    """The cards that an option is owed to: played, or without which it would not be on the menu."""
    if isinstance(option, UseCard):
        return {game.seams().cards[option.held[0]].id}
    if isinstance(game.pending, PickSpare):
        return {"miss-betty"}
    if isinstance(option, DriftPast):
        return bending(game, seat, option.vehicle, "drifts")
    if isinstance(option, TakeRoadDie):
        return set() if is_on_road(game) else bending(game, seat, option.vehicle, "road_bonus")
    found = set()
    for each in lying(game, seat):
        card = game.box.stocks[each.stock].cards[each.card]
        if card.mods and not card.answers and option not in menu_without(game, each):
            found.add(card.id)
    return found


def bending(game: Thunder, seat: int, vehicle: int, query: str) -> set[str]:
    """The open cards that bend a query for a vehicle; it was asked when the vehicle set off."""
    found = set()
    for each in lying(game, seat):
        stock = game.box.stocks[each.stock]
        there = vehicle if stock.beside == BESIDE_VEHICLES else seat
        found |= {stock.cards[each.card].id} if query in stock.cards[each.card].mods and each.place == there else set()
    return found


def is_on_road(game: Thunder) -> bool:
    """Whether the road die may be had without any card."""
    copy = game.copy()
    copy.trail &= ~FREE_RIDE
    return copy.may_take_road_die()


def menu_without(game: Thunder, card: Open) -> list[Step[Any]]:
    """What could be chosen if a card were not there; nothing where it alone lets another card ask."""
    copy = game.copy()
    set_open(copy, card.stock, card.place, without(copy.open[card.stock][card.place], card.card))
    return copy.pending.options(copy) if copy.pending.actor(copy) == game.actor else []


def with_leaders(had: dict[str, list[str]], used: set[str]) -> set[str]:
    """A leader whose own command was used was used."""
    own = {id: special(id) for id in had.get("leaders", [])}
    return used | {id for id, commands in own.items() if commands & used}


def special(leader: str) -> set[str]:
    """The commands of a leader that the standard board has not."""
    from chicane.thunder.choppe_shoppe.leaders import STOCK

    (board,) = [card for card in STOCK.cards if card.id == leader and isinstance(card, BoardCard)]
    return {command.id for command in board.commands} - STANDARD


def report(games: list[dict[str, Any]]) -> str:
    """A table for each deck, the best card first; then what lies outside."""
    counts = ", ".join(
        f"{sum(game['players'] == players for game in games)} with {players}"
        for players in sorted({game["players"] for game in games})
    )
    tables = [f"{len(games)} games, {counts} players."]
    for deck in DECKS:
        rows = deck_rows(games, deck)
        if rows:
            head = [
                f"| {deck.replace('_', ' ')} | seats | of fair share | 95 % interval | used |",
                "| --- | --- | --- | --- | --- |",
            ]
            tables += ["", *head, *[line for _, line in sorted(rows, reverse=True)]]
    return "\n".join(tables)


def deck_rows(games: list[dict[str, Any]], deck: str) -> list[tuple[float, str]]:
    """A row for each card of a deck: seats that had it, their wins over the fair share, how often it was used."""
    seats: dict[str, list[tuple[float, float, bool]]] = {}
    for game in games:
        for number, seat in enumerate(game["seats"]):
            won = (number in game["won"]) / max(1, len(game["won"]))
            for card in seat["had"].get(deck, []):
                seats.setdefault(card, []).append((won, 1 / game["players"], card in seat["used"]))
    found = []
    for card, those in seats.items():
        count, wins = len(those), sum(won for won, _, _ in those)
        fair = sum(due for _, due, _ in those) / count
        low, high = (each / fair for each in wilson(wins, count))
        ratio, used = wins / count / fair, sum(use for _, _, use in those) / count
        mark = "" if LEAST <= ratio <= MOST else " (!)"
        name = words("en").say(Message(f"thunder-card-{card}"))
        found.append((ratio, f"| {name} | {count} | {ratio:.2f}{mark} | {low:.2f} - {high:.2f} | {used:.0%} |"))
    return found


def main(arguments: list[str] | None = None) -> int:
    """Run the command line and return its exit code."""
    parser = argparse.ArgumentParser(prog="cards", description="How the cards of thunder do.")
    parser.add_argument("--players", type=int, default=2, help="how many (2)")
    parser.add_argument("--first", type=int, default=0, help="the number of the first game (0)")
    parser.add_argument("--games", type=int, default=0, help="how many games; none: report only (0)")
    parser.add_argument("--option", action="append", default=[], help="another option of the game, NAME=CHOICE")
    parser.add_argument("--bot", default="greedy", help="who plays (greedy)")
    parser.add_argument("--results", type=Path, default=Path("cards.jsonl"), help="where results are kept")
    parser.add_argument("--workers", type=int, default=1, help="how many processes play (1)")
    given = parser.parse_args(arguments)
    setup = " ".join([EVERYTHING, *given.option])
    known = {(game["players"], game["setup"], game["bot"], game["number"]) for game in read(given.results)}
    numbers = range(given.first, given.first + given.games)
    tasks = [Task(given.players, setup, given.bot, number) for number in numbers]
    tasks = [task for task in tasks if tuple(task) not in known]
    write(given.results, spread(play, tasks, given.workers), len(tasks))
    print(report(read(given.results)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
