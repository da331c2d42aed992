"""A scenario made from printed cards: the sheet keeps its own books of what must come of them, and writes both down."""

import pytest

from chicane.core.scenario import parse_scenario
from tests.wreckland.printed import (
    CHAPTERS,
    ENEMIES,
    EQUIPMENT,
    FOES,
    GEAR,
    MINIS,
    ROUND_THE_VEHICLE,
    SIDES,
    VEHICLES,
    Entry,
    all_values,
    bent,
    by_id,
    further,
    number,
    short,
    sturdy,
)

SLOTS = ["FL", "F", "FR", "L", "R", "BL", "B", "BR"]
LAST = len(CHAPTERS)  # by the last chapter all envelopes are open


class Sheet:
    """What stands where; every method writes a line of the position or of the script and does its own sums."""

    def __init__(
        self, vehicle: str = "dumper", chapter: int = LAST, hero: str = "bull-bar-bill", picks: int = 0
    ) -> None:
        self.vehicle, self.chapter, self.hero = vehicle, chapter, hero
        self.picks = picks  # which list of a choice is taken
        self.board: list[str] = []
        self.script: list[str] = []
        self.zone: dict[str, str] = {}  # of enemies, in the order they came
        self.hurt: dict[str, int] = {}  # damage by enemy
        self.on: dict[str, list[int]] = {}  # dice by enemy
        self.gear: dict[str, str] = {}  # by slot
        self.dents: dict[str, int] = {}  # damage by slot
        self.dice: dict[str, list[int]] = {}  # by slot
        self.engine = 0
        self.white: list[int] = []
        self.red: list[int] = []
        self.scrap: list[str] = []
        self.face_up: list[str] = []
        self.held: list[int] = []
        self.in_chase = True
        self.facts: dict[str, str] = {}  # more that must hold in the end

    # The position

    def strip(self, *kept: str) -> None:
        """Nothing stands on the vehicle, but for what is printed in some slots."""
        self.board += [f"{slot} empty" for slot in SLOTS if slot not in kept]

    def put(self, slot: str, id: str, damage: int = 0, degrees: int = 0, printed: bool = False) -> None:
        """Equipment in a slot."""
        self.gear[slot], self.dents[slot], self.dice[slot] = id, damage, []
        what = "" if printed else f"{id} {degrees}, "
        self.board.append(f"{slot} {what}damage {damage}")

    def come(self, zone: str, id: str, damage: int = 0, die: int = 0) -> None:
        """An enemy in a zone, perhaps with a red die on it."""
        self.zone[id], self.hurt[id], self.on[id] = zone, damage, [die] if die else []
        self.board.append(f"{zone} {id} damage {damage}{f' die {die}' if die else ''}")

    def pool(self, white: list[int], red: list[int]) -> None:
        """The dice; told after those that lie on enemies."""
        self.white, self.red = white, red
        self.board += [f"white {' '.join(map(str, white))}", f"red {' '.join(map(str, red))}"]

    def tell(self, line: str) -> None:
        """Any other line of the position."""
        self.board.append(line)

    # The script

    def choose(self, *options: str, take: int = -1) -> None:
        """The player chooses, where there is a choice: the menu must be these options; the last one is taken."""
        if len(options) > 1:
            self.script += [f"? menu = {', '.join(options)}", f"player: {options[take]}"]

    def do(self, line: str) -> None:
        self.script.append(line)

    def foes_in(self, zone: str) -> list[str]:
        return [id for id, where in self.zone.items() if where == zone]

    def works_in(self, zone: str) -> list[str]:
        """The slots of a zone with equipment (WL-GRID-05)."""
        return [slot for slot in SIDES[zone].split() if slot in self.gear]

    def hit(self, foe: str, damage: int) -> None:
        """An enemy takes an attack and must survive it, or the sums of the test would need more rules."""
        card = by_id(FOES, foe)
        self.hurt[foe] += max(0, damage - card.get("armour", 0))
        assert self.hurt[foe] < card["resistance"], f"{foe} is too weak for this test"

    def dent(self, slot: str, damage: int) -> None:
        """An equipment takes an attack; at its resistance it is destroyed (WL-HIT-11)."""
        card = by_id(GEAR, self.gear[slot])
        self.dents[slot] += max(0, damage - card.get("armour", 0))
        if self.dents[slot] >= card["resistance"]:
            del self.gear[slot]
            self.dents[slot], self.dice[slot] = 0, []
            self.facts[f"{slot}.state"] = "destroyed"

    # What the player's icons do

    def resolve(self, effects: list[Entry], zone: str, plus: int = 0) -> None:
        """All effects, in the order printed; as long as there are several the menu has them all (WL-ACT-15)."""
        left = list(effects)
        while left:
            if len({short(each) for each in left}) > 1:
                self.do(f"? menu = {', '.join(dict.fromkeys(short(each) for each in left))}")
                self.do(f"player: {short(left[0])}")
            self.effect(left.pop(0), zone, plus)

    def effect(self, effect: Entry, zone: str, plus: int) -> None:
        """One icon of the player's side."""
        foes, amount = self.foes_in(zone), number(effect)
        match effect["do"]:
            case "single":
                self.choose(*[f"fire {foe}" for foe in foes])
                self.hit(foes[-1], amount + plus)
            case "double":
                self.choose(*[f"fire {foe}" for foe in foes])
                self.choose(*[f"fire {foe}" for foe in foes[:-1]])
                for foe in foes[-2:]:
                    self.hit(foe, amount + plus)
            case "zone":
                for foe in foes:
                    self.hit(foe, amount + plus)
            case "move":
                others = [each for each in ROUND_THE_VEHICLE if each != zone]
                self.choose(*[f"move {foe} {other}" for foe in foes for other in others])
                self.zone[foes[-1]] = others[-1]
            case "remove-die":
                self.take_off()
            case "repair":
                self.mend(amount)
            case "reroll":
                self.white = [6, 5, 4, 3, 2][: len(self.white)]
                self.do(f"dice: {', '.join(map(str, self.white))}")
            case "adjust":
                self.choose(*self.adjustments())
                self.red[-1] -= 1
            case "hold":
                loose = [piece for piece in self.pieces() if int(piece[1:]) not in self.held]
                self.choose(*[f"hold {piece}" for piece in loose])
                self.held.append(int(loose[-1][1:]))
            case "gain-scrap":
                self.draw(amount)
            case "choice":
                self.take_one(effect["of"])
                self.resolve(effect["of"][self.picks], zone, plus)
            case other:
                raise AssertionError(f"no test knows the effect {other!r}")

    def pieces(self) -> list[str]:
        """The different dice of the pool, white ones first."""
        return [f"w{value}" for value in sorted(set(self.white))] + [f"r{value}" for value in sorted(set(self.red))]

    def adjustments(self) -> list[str]:
        """Each die one up or one down, from 1 to 6 (WL-ENG-08)."""
        changes = [(piece, by) for piece in self.pieces() for by in (1, -1)]
        return [f"{piece} {by:+}" for piece, by in changes if 1 <= int(piece[1]) + by <= 6]

    def take_off(self) -> None:
        """A die comes off the first enemy that has one, or else off the player's own card."""
        reds = [f"r{value} off {foe}" for foe, dice in self.on.items() for value in dice]
        whites = [f"w{value} off {self.gear[slot]} {slot}" for slot in SLOTS for value in self.dice.get(slot, [])]
        self.choose(*reds, *whites, take=0)
        (self.on if reds else self.dice)[(reds or whites)[0].split()[2 if reds else 3]] = []

    def mend(self, amount: int) -> None:
        """Damage comes off the last damaged equipment."""
        damaged = [slot for slot in SLOTS if self.dents.get(slot)]
        if damaged:
            self.choose(*[f"mend {self.gear[slot]} {slot}" for slot in damaged])
            self.dents[damaged[-1]] = max(0, self.dents[damaged[-1]] - amount)

    def draw(self, count: int) -> None:
        """Cards of the enemies' deck become scrap."""
        for _ in range(count):
            card = next(each["id"] for each in ENEMIES if each["id"] not in [*self.scrap, *self.zone])
            self.do(f"dice: {card}")
            self.scrap = in_order([*self.scrap, card])

    def take_one(self, lists: list[list[Entry]]) -> None:
        """The player chooses one of several lists."""
        texts = [" and ".join(short(each) for each in effects) for effects in lists]
        self.do(f"? menu = {', '.join(texts)}")
        self.do(f"player: {texts[self.picks]}")

    # What enemies and Boss boards do

    def strike(self, do: str, zone: str, damage: int, engine_bonus: int = 0) -> None:
        """An attack on a side of the vehicle (WL-HIT)."""
        slots = self.works_in(zone)
        if do == "zone":
            for slot in slots:
                self.dent(slot, damage)
            self.engine += (3 - len(slots)) * (damage + engine_bonus)
        elif not slots:
            self.engine += damage + engine_bonus
        else:
            for _ in range(2 if do == "double" and len(slots) > 1 else 1):
                self.choose(*[f"hit {self.gear[slot]} {slot}" for slot in slots])
                self.dent(slots.pop(), damage)

    def activate(self, waiting: list[str], rolled: int = 0) -> list[str]:
        """Enemies act one after the other; one of them may make all others act. Who did (WL-FOE-04, WL-FOE-11)."""
        acted: list[str] = []
        while waiting and not self.is_lost():
            self.choose(*[f"{foe} acts" for foe in waiting], take=0)
            foe = waiting[0]
            acted.append(foe)
            calls = any(effect["do"] == "activate" for effect in by_id(FOES, foe)["effects"])
            waiting = [each for each in (self.zone if calls else waiting) if each not in acted]
            for effect in by_id(FOES, foe)["effects"]:
                if not self.is_lost():
                    self.act(foe, effect, rolled)
        return acted

    def is_lost(self) -> bool:
        """Whether the engine is destroyed (WL-END-03)."""
        return self.engine >= int(by_id(VEHICLES, self.vehicle)["engine"])

    def act(self, foe: str, effect: Entry, rolled: int) -> None:
        """One thing that is printed on an enemy."""
        card = by_id(FOES, foe)
        zone, bonus, chapter = self.zone[foe], card.get("engine_bonus", 0), CHAPTERS[self.chapter - 1]
        damage = bent(chapter, "enemy-attack", zone, number(effect))
        match effect["do"]:
            case "single" | "double" | "zone" as do:
                self.strike(do, zone, damage, bonus)
            case "engine":
                self.engine += damage + bonus
            case "choice":
                self.take_one(effect["of"])
                for each in effect["of"][self.picks]:
                    self.act(foe, each, rolled)
            case "rally" if rolled:
                self.do(f"dice: {rolled}")
                self.on[foe][-1] = rolled
            case "rally" | "activate":
                pass  # there is no die to roll again; all others are called already
            case _:
                self.happen(effect, zone)

    def happen(self, effect: Entry, zone: str) -> None:
        """What enemies and Boss boards have in common, and what only boards do."""
        amount = number(effect)
        match effect["do"]:
            case "single" | "double" | "zone" as do:
                self.strike(do, zone, amount)
            case "engine":
                self.engine += amount
            case "heal":
                for foe in list(self.zone) if zone == "all" else self.foes_in(zone):
                    self.hurt[foe] = max(0, self.hurt[foe] - amount)
            case "repair":
                self.mend(amount)
            case "lose-die":
                pieces = [piece for piece in self.pieces() if piece[0] == "w" or not self.in_chase]
                self.choose(*[f"lose {piece}" for piece in pieces])
                (self.white if pieces[-1][0] == "w" else self.red).remove(int(pieces[-1][1]))
            case "lose-scrap":
                self.choose(*[f"lose {card}" for card in self.scrap])
                self.scrap.pop()
            case "lose-card" if self.in_chase:
                pass  # nothing is face up
            case "lose-card":
                self.choose(*[f"lose {card}" for card in self.face_up])
                self.face_up.pop()
            case "gain-scrap":
                self.draw(amount)
            case "reinforce":
                for _ in range(amount):
                    card = next(each["id"] for each in ENEMIES if each["id"] not in [*self.scrap, *self.zone])
                    self.do(f"dice: {card}")
                    self.zone[card], self.hurt[card], self.on[card] = zone, 0, []
            case "rotate":
                self.zone = {foe: further(where, 1) for foe, where in self.zone.items()}
            case "activate":
                self.activate(self.foes_in(zone))
            case "choice":
                self.take_one(effect["of"])
                for each in effect["of"][self.picks]:
                    self.on_board(each)
            case other:
                raise AssertionError(f"no test knows the effect {other!r}")

    def on_board(self, effect: Entry) -> None:
        """An effect of a Boss board, in the zone that it names."""
        zone = effect.get("zone", "")
        if zone == "any":
            self.do(f"? menu = {', '.join(ROUND_THE_VEHICLE)}")
            self.do("player: right")
            zone = "right"
        if zone == "boss":
            boss = CHAPTERS[self.chapter - 1]["boss"]
            if boss not in self.zone:
                return
            zone = self.zone[boss]
        self.happen(effect, zone)

    # The end

    def expected(self) -> list[str]:
        """Everything on the table, as it must be now."""
        facts = {f"{foe}": where for foe, where in self.zone.items()}
        facts |= {f"{foe}.damage": str(damage) for foe, damage in self.hurt.items()}
        facts |= {f"{foe}.dice": spaced(dice) for foe, dice in self.on.items()}
        facts |= {f"{slot}.damage": str(damage) for slot, damage in self.dents.items()}
        facts |= {f"{slot}.dice": spaced(dice) for slot, dice in self.dice.items()}
        facts |= {"engine": str(self.engine), "white": spaced(self.white), "red": spaced(self.red)}
        facts |= {"enemies": str(len(self.zone)), "scrap": ", ".join(in_order(self.scrap)) or "none"}
        facts |= {"held": spaced(self.held), "over": "no"}
        facts |= {"face-up": ", ".join(self.face_up) or "none", "to act": "player"}
        return [f"? {name} = {value}" for name, value in (facts | self.facts).items()]

    def text(self, title: str, rules: str) -> str:
        """The scenario."""
        options = f"chapter={self.chapter}, vehicle={self.vehicle}, hero={self.hero}"
        head = [f"title: {title}", f"rules: {rules}", "game: wreckland", f"options: {options}", "board:"]
        board, script = ([f"    {line}" for line in lines] for lines in (self.board, self.script))
        return "\n".join([*head, *board, "play:", *script])

    def run(self, title: str, rules: str = "WL-ACT-01") -> None:
        """Play the scenario; everything on the table must be as the sheet says."""
        self.script += self.expected()
        parse_scenario(self.text(title, rules), title).run()


def spaced(dice: list[int]) -> str:
    return " ".join(map(str, sorted(dice))) or "none"


def in_order(cards: list[str]) -> list[str]:
    """Enemy cards in the order of the content."""
    return [each["id"] for each in ENEMIES if each["id"] in cards]


def set_the_road(sheet: Sheet, card: Entry, slot: str, zone: str) -> None:
    """Three enemies in the zone where the card will work, one in each other, and two damaged cards beside it."""
    spares = [each for each in ("BR", "L", "F") if each != slot][:2]
    sheet.strip(*([slot] if "slot" in card else []))
    sheet.put(slot, card["id"], printed="slot" in card)
    for spare, gear in zip(spares, sturdy(EQUIPMENT, [], 2, card["id"]), strict=True):
        sheet.put(spare, gear, by_id(GEAR, gear)["resistance"] - 1)
    foes = sturdy([*ENEMIES, *MINIS], [], 6)
    for foe in foes[:3]:
        sheet.come(zone, foe)
    for step, foe in enumerate(foes[3:], 1):
        sheet.come(further(zone, step), foe, die=all_values(by_id(FOES, foe))[0] if step == 2 else 0)


def named(entries: list[Entry]) -> pytest.MarkDecorator:
    """A test for each of these cards, called by its id."""
    return pytest.mark.parametrize("id", [each["id"] for each in entries])
