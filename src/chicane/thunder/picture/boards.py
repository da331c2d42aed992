"""What lies before the players as pieces: each crew open on the panel and folded on its tab."""

from __future__ import annotations

from typing import Any, Final

from chicane.core.kept import Kept, Key, frozen
from chicane.core.message import Message
from chicane.core.scene import BOARD, CARD, DAMAGE, DIE, MARK, Fold, Piece
from chicane.core.step import NOBODY, Step
from chicane.thunder.choppers import Airstrike, ChopperShoots
from chicane.thunder.command import Repair
from chicane.thunder.kinds import VEHICLES
from chicane.thunder.names import broken_name, code, crew_of, named
from chicane.thunder.picture import art, cards, carnage, drive, facts, layout, panels, rig, tabs, tokens
from chicane.thunder.picture.cards import Held
from chicane.thunder.picture.layout import Box, Layout, Point
from chicane.thunder.state import EMPTY, GONE, RESOLVING, Thunder

AT_WORK: Final[dict[type[Step[Any]], str]] = {  # the command whose effect such a step is
    Airstrike: "airstrike",
    ChopperShoots: "airstrike",
    Repair: "repair",
}
_boards: Final[Kept[list[Piece]]] = Kept(2_000)
FIRST: Final = 116  # from the right edge of a tab to the first player's steering wheel


def folds(game: Thunder) -> list[Fold]:
    """What may be opened: each crew, by its tab."""
    panel = facts.layout_of(game).panel
    return [Fold(crew.id, seat, f"crew-{crew.id}", *panel) for seat, crew in enumerate(game.box.crews)]


def boards(game: Thunder, names: list[str]) -> list[Piece]:
    """Everything that lies before the players, without their choppers."""
    return [piece for seat in range(game.players) for piece in known_board(game, seat, names[seat])]


def known_board(game: Thunder, seat: int, owner: str) -> list[Piece]:
    """The things of one crew, drawn anew only where they are not as they were."""
    return _boards.get((owner, *shown_on_board(game, seat)), lambda: Board(game, seat).pieces(owner))


def shown_on_board(game: Thunder, seat: int) -> Key:
    """All that is seen of what lies before a seat."""
    box, first, last = game.box, game.box.first_vehicle[seat], game.box.first_vehicle[seat + 1]
    slots, dice = slice(box.first_slot[first], box.first_slot[last]), slice(*box.first_die[seat : seat + 2])
    cars = [each[first:last] for each in (game.at, game.kind, game.moved, game.coasts, game.moves, game.burning)]
    by_seat = [each[seat] for each in (game.commanded, game.tokens, game.starred, game.steering)]
    cards = (game.hands, game.open, game.down) if box.stocks else ()
    drawn = (game.drive_pile[seat], game.drive_hand[seat], game.drive_used[seat]) if seat in box.supplied else ()
    lists = frozen([*cars, game.slots[slots], game.under[slots], game.dice[dice], *cards, *drawn])
    moves = game.active if first <= game.active < last else NOBODY  # who moves elsewhere shows nothing here
    return (box, seat, moves, command_at_work(game, seat), *by_seat, *lists)


class Board:
    """The things of one crew, put in both of their places."""

    def __init__(self, game: Thunder, seat: int, place: Layout | None = None) -> None:
        place = place or facts.layout_of(game)
        self.game = game
        self.seat = seat
        self.crew = facts.crew(game, seat).id
        self.name = crew_of(game, seat)
        self.panel = place.panel
        self.tab = place.tabs[seat]
        self.cars = facts.cars(game, seat)
        self.dice = facts.dice(game, seat)

    # In its place

    def tabbed(self, id: str, point: Point, markup: str, label: Message) -> Piece:
        """A piece on the tab that is always seen."""
        return Piece(id, self.tab.x + point[0], self.tab.y + point[1], markup, label)

    def opened(self, id: str, point: Point, markup: str, label: Message, role: str = BOARD) -> Piece:
        """A piece on the panel."""
        return Piece(id, self.panel.x + point[0], self.panel.y + point[1], markup, label, fold=self.crew, role=role)

    def folded(self, id: str, point: Point, markup: str, label: Message, role: str = BOARD) -> Piece:
        """A piece on the tab while the crew is folded."""
        x, y = self.tab.x + point[0], self.tab.y + point[1]
        return Piece(f"folded-{id}", x, y, markup, label, fold=self.crew, folded=True, role=role)

    def pieces(self, owner: str) -> list[Piece]:
        """Name, dice, commands, dashboards and their damage; first what others lie on."""
        pieces = [*self.heads(owner), *self.rolled(), *self.deck(), self.commands(), *self.tokens()]
        for number, car in enumerate(self.cars):
            boxes = self.boxes(number)
            pieces += [*self.dashboards(car, *boxes), *rig.rows(self.game, self.crew, car, self.panel, boxes[0])]
            pieces += [*self.progress(car, *boxes), *self.damage(car, *boxes)]
            pieces += [*self.upgrades(car, *boxes), *self.fires(car, *boxes), *self.graves(car, *boxes)]
        return pieces + self.hand(cards.held_by(self.game, self.seat))

    def boxes(self, number: int) -> tuple[Box, Box]:
        """The dashboard of a vehicle, on the panel and on the tab."""
        count = len(self.cars)
        return layout.dash_box(number, count), layout.tab_dash_box(self.tab, number, count, len(self.dice))

    # What there is

    def heads(self, owner: str) -> list[Piece]:
        """Whose it is; the tab opens the crew."""
        letter = facts.letter(self.game, self.seat)
        used = bool(self.game.commanded[self.seat])
        label = Message("thunder-scene-crew", crew=self.name, player=owner)
        sign = tabs.opened(self.crew, letter, self.tab.width, self.tab.height)
        return [
            self.tabbed(f"crew-{self.crew}", (0, 0), tabs.head(self.crew, letter, owner, used, *self.tab[2:]), label),
            self.opened(f"panel-{self.crew}", (0, 0), panels.head(self.crew, letter, owner), label),
            Piece(f"open-{self.crew}", self.tab.x, self.tab.y, sign, OPEN, fold=self.crew),
        ]

    def rolled(self) -> list[Piece]:
        """The movement dice; spent ones are blank (TR-ASG-01)."""
        pieces: list[Piece] = []
        for number, value in enumerate(self.dice):
            id = facts.die_piece(self.game, self.seat, value, number)
            label = facts.die_label(self.game, self.seat, value)
            large, small = (
                facts.die_picture(self.game, self.seat, value, size) for size in (layout.DIE, layout.TAB_DIE)
            )
            role = DIE if value else BOARD  # where one was is none to be rolled or shown
            pieces.append(self.opened(id, layout.die_point(number, len(self.dice)), large, label, role))
            pieces.append(self.folded(id, layout.tab_die_point(number), small, label, role))
        return pieces

    def deck(self) -> list[Piece]:
        """The deck of a crew that draws, left of its hand."""
        if not facts.has_cards(self.game, self.seat):
            return []
        x, y = layout.die_point(-1, len(self.dice))
        return [drive.pile(self.game, self.seat, self.panel.x + x, self.panel.y + y, self.crew)]

    def commands(self) -> Piece:
        """The command board; the command at work is lit, and after it all are dim until the next round (TR-CMD-03)."""
        if facts.commands_on(self.game, self.cars[0]):
            return rig.cab(self.game, self.seat, self.panel)
        used = bool(self.game.commanded[self.seat])
        lit = command_at_work(self.game, self.seat)
        kinds = facts.commands(self.game, self.seat)
        fields = "".join(panels.command(kind, number, len(kinds), kind.id == lit) for number, kind in enumerate(kinds))
        dimmed = f'<g opacity=".35">{fields}</g>' if used and not lit else fields
        label = Message("thunder-scene-commands", crew=self.name, used="yes" if used else "no")
        return self.opened(f"commands-{self.crew}", (0, 0), dimmed + panels.spent(self.crew, used), label)

    def tokens(self) -> list[Piece]:
        """The command tokens of a crew: those it has left, and those on its commands (TR-TOK)."""
        game, seat = self.game, self.seat
        if not game.tokens[seat] and not game.starred[seat]:
            return []
        label = Message("thunder-scene-tokens", crew=self.name, left=game.tokens[seat])
        row = "".join(art.moved(art.star_token(0.8), 24 * number, 0) for number in range(game.tokens[seat]))
        count = len(facts.commands(game, seat))
        fields = [layout.command_box(number, count) for number in range(count) if game.starred[seat] & 1 << number]
        spent = "".join(art.moved(art.star_token(), field.x + field.width / 2, field.y + 3) for field in fields)
        return [
            self.opened(f"tokens-{self.crew}", layout.TOKENS_AT, row, label),
            self.opened(f"starred-{self.crew}", (0, 0), spent, label),
            self.folded(f"tokens-{self.crew}", (0, 0), tabs.tokens(game.tokens[seat], self.tab.width), label),
        ]

    def upgrades(self, car: int, dash: Box, small: Box) -> list[Piece]:
        """The cards beside a vehicle, with their names; grey while it does not run (TR-UPG-08)."""
        pieces: list[Piece] = []
        fitted, silent = cards.beside(self.game, car), not self.game.is_operable(car)
        for number, card in enumerate(fitted):
            place = layout.upgrade_box(dash, number, len(fitted))
            piece = self.opened(card.id, place[:2], cards.plate(*place[2:], self.crew, silent), card.label, CARD)
            if card.name is not None:
                piece.captions = (cards.plate_caption(card.name, *place[2:], silent),)
            point = small.x + small.width - 9 - 14 * number, small.y + 11
            pieces += [piece, self.folded(card.id, point, cards.chip(self.crew), card.label, CARD)]
        return pieces

    def dashboards(self, car: int, dash: Box, small: Box) -> list[Piece]:
        """A vehicle with its slots."""
        game, slots = self.game, len(facts.slots(self.game, car))
        state, signs = state_of(game, car), tuple(command.id for command in facts.commands_on(game, car))
        shown = self.crew, VEHICLES[game.kind[car]].id, code(game, car), state == "broken"
        id, label = f"dashboard-{shown[2]}", Message("thunder-scene-dashboard", vehicle=named(game, car), state=state)
        return [
            self.opened(id, dash[:2], panels.dashboard(*shown, dash.width, slots, bool(signs)), label),
            self.folded(id, small[:2], tabs.dashboard(*shown, *small[2:], slots, signs), label),
        ]

    def progress(self, car: int, dash: Box, small: Box) -> list[Piece]:
        """What a vehicle did this round, and the moves it has left; apart, for it changes often."""
        game = self.game
        if game.at[car] == GONE:
            return []
        moved, coasts, moves = game.moved[car] > 0, game.coasts[car], game.moves[car] if car == game.active else 0
        most = VEHICLES[game.kind[car]].coasts
        vehicle, done = named(game, car), "yes" if moved else "no"
        id, rows = f"progress-{code(game, car)}", bool(facts.commands_on(game, car))
        place = dash.x, dash.y + (layout.BELOW_UPGRADES if cards.beside(game, car) else 0)
        label = Message("thunder-scene-progress", vehicle=vehicle, moved=done, coasts=coasts, moves=moves)
        return [
            self.opened(id, place, panels.progress(dash.width, moved, coasts, most, moves, rows), label),
            self.folded(id, small[:2], tabs.progress(small.width, moved, coasts, most, moves), label),
        ]

    def damage(self, car: int, dash: Box, small: Box) -> list[Piece]:
        """The damage tokens of a vehicle; one that is being resolved lies face up (TR-DMG-01, TR-DMG-07)."""
        pieces: list[Piece] = []
        slots = facts.slots(self.game, car)
        for number, slot in enumerate(slots):
            token = self.game.slots[slot]
            if token == EMPTY:
                continue
            id = f"damage-{code(self.game, car)}-{number}"
            label = Message("thunder-scene-damage", vehicle=named(self.game, car), token=broken_name(self.game, slot))
            face = token % RESOLVING, token >= RESOLVING
            large = tokens.damage_token(*face, 0.8 if facts.commands_on(self.game, car) else panels.TOKEN_SCALE)
            pieces.append(self.opened(id, self.slot_point(car, dash, number), large, label, DAMAGE))
            little = tokens.damage_token(*face, tabs.token_scale(small.width, len(slots)))
            pieces.append(self.folded(id, layout.tab_slot_point(small, number, len(slots)), little, label, DAMAGE))
        return pieces

    def slot_point(self, car: int, dash: Box, number: int) -> Point:
        """Where damage lies: in a slot, or on the command that it breaks."""
        if facts.commands_on(self.game, car):
            return layout.row_point(dash, number)
        return layout.slot_point(dash, number, len(facts.slots(self.game, car)))

    def fires(self, car: int, dash: Box, small: Box) -> list[Piece]:
        """Flames on the dashboard of a vehicle that burns (TR-FIR)."""
        if not self.game.burning[car]:
            return []
        id, label = f"burns-{code(self.game, car)}", Message("thunder-scene-fire", vehicle=named(self.game, car))
        large, little = (dash.x + dash.width * 0.32, dash.y + 35), (small.x + small.width / 2, small.y + 22)
        return [
            self.opened(id, large, carnage.burning(), label, MARK),
            self.folded(id, little, art.moved(carnage.burning(), 0, 0, 0.7), label, MARK),
        ]

    def graves(self, car: int, dash: Box, small: Box) -> list[Piece]:
        """A skull over the dashboard of a vehicle that is gone."""
        if self.game.at[car] != GONE:
            return []
        id, label = f"gone-{code(self.game, car)}", Message("thunder-scene-gone", vehicle=named(self.game, car))
        return [
            self.opened(id, dash[:2], panels.gone(*dash[2:]), label, MARK),
            self.folded(id, small[:2], panels.gone(*small[2:]), label, MARK),
        ]

    def hand(self, held: list[Held]) -> list[Piece]:
        """The cards of a crew: on the panel with their names, for those who may know them; small on the tab."""
        pieces: list[Piece] = []
        for number, card in enumerate(held):
            place = layout.card_box(number, len(held))[:2]
            piece = self.opened(card.id, place, cards.back(self.crew), card.label, CARD)
            if card.name is not None:
                piece.markup, piece.captions = cards.face(self.crew), (cards.caption(card.name),)
            point = layout.tab_card_point(self.tab, number, len(held))
            small = cards.small(self.crew, card.is_open, layout.TAB_CARD_SCALE)
            pieces += [piece, self.folded(card.id, point, small, card.label, CARD)]
        return pieces

    # Marks

    def framed(self, id: str, label: Message, cup: bool = False) -> list[Piece]:
        """A golden frame round the panel, or round the tab."""
        tab, panel = panels.lit_frame(*self.tab[2:]), panels.lit_frame(*self.panel[2:])
        if cup:
            tab, panel = tab + panels.cup(self.tab.width), panel + panels.cup(self.panel.width)
        return [self.opened(id, (0, 0), panel, label, MARK), self.folded(id, (0, 0), tab, label, MARK)]

    def struck_out(self) -> list[Piece]:
        """A crew that is out of the game (TR-STA-08)."""
        id, label = f"out-{self.crew}", Message("thunder-scene-out", crew=self.name)
        return [
            self.opened(id, (0, 0), panels.out(*self.panel[2:]), label, MARK),
            self.folded(id, (0, 0), panels.out(*self.tab[2:]), label, MARK),
        ]


OPEN: Final = Message("thunder-scene-open")


def command_at_work(game: Thunder, seat: int) -> str:
    """The command whose effect goes on right now."""
    if game.may_drift() and game.active_seat() == seat:
        return "drift"
    for step in game.agenda:
        command = AT_WORK.get(type(step))
        if command is not None and getattr(step, "seat", seat) == seat:
            return command
    return ""


def state_of(game: Thunder, car: int) -> str:
    """What became of a car."""
    if game.at[car] == GONE:
        return "gone"
    return "fine" if game.is_operable(car) else "broken"


def marks(game: Thunder) -> list[Piece]:
    """Who is first, who is out, who has won, who must decide."""
    pieces = [wheel(game)]
    for seat in range(game.players):
        if game.out[seat]:
            pieces += Board(game, seat).struck_out()
    for seat in game.winners:
        label = Message("thunder-scene-winner", crew=crew_of(game, seat))
        pieces += Board(game, seat).framed(f"winner-{facts.crew(game, seat).id}", label, cup=True)
    if game.actor >= 0:
        label = Message("thunder-scene-turn", crew=crew_of(game, game.actor))
        pieces += Board(game, game.actor).framed("turn-crew", label)
    return pieces


def wheel(game: Thunder) -> Piece:
    """The first player's steering wheel, on the edge of a tab."""
    tab = facts.layout_of(game).tabs[game.first]
    label = Message("thunder-scene-first", crew=crew_of(game, game.first))
    return Piece("first", tab.x + tab.width - FIRST, tab.y, art.wheel(), label, role=MARK)
