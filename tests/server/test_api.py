"""REST: the lobby, seats and tokens, names, stand-ins, rematches, files, replays and pictures."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

import chicane
from chicane.core.registry import find
from chicane.core.save import from_data, verify
from chicane.server import reach
from chicane.server.lobby import interface
from chicane.words import LANGUAGES
from tests.english import english_in
from tests.server.conftest import GAME, GAMES, Made, Web
from tests.server.test_live import pieces, play_out, story


def finished(web: Web) -> Made:
    """A table whose race is over."""
    made = web.table("human", "human", seed="7")
    play_out(made.join(0, 1))
    return made


# The lobby


@pytest.mark.parametrize("lang", LANGUAGES)
def test_games(web: Web, lang: str) -> None:
    """Every game has a title, its options in words, and a picture without anything to choose."""
    answer = web.get("/api/games", lang=lang)
    cards = {card["id"]: card for card in answer.json()}

    assert set(GAMES) <= set(cards)
    for game in GAMES:
        rules, card = find(game), cards[game]
        assert [rules.min_players, rules.max_players] == card["players"]
        options = [option for option in rules.options if not option.technical]
        assert [option.choices for option in options] == [
            [choice["value"] for choice in option["choices"]] for option in card["options"]
        ]
        assert [option.by_seat for option in options] == [option["by_seat"] for option in card["options"]]
        assert (list(rules.minutes), rules.weight) == (card["minutes"], card["weight"])
        climbed = rules.ladder.rung if rules.ladder else ""  # what a stage brings is told when it is reached
        for option in card["options"]:
            assert all(choice["label"] for choice in option["choices"])
            assert {option["name"] != climbed} == {bool(choice["help"]) for choice in option["choices"]}
        drawing = web.http.get(card["picture"])
        assert drawing.text.startswith("<svg") and "data-option" not in drawing.text
        again = web.http.get(card["picture"], headers={"If-None-Match": drawing.headers["ETag"]})
        assert (304, b"") == (again.status_code, again.content)
    assert "gzip" == answer.headers["Content-Encoding"]


@pytest.mark.parametrize(("crews", "status"), [("cars,final_five", 201), ("final_five,final_five", 400), ("cars", 400)])
def test_crews_by_seat(web: Web, crews: str, status: int) -> None:
    """What every seat chooses for itself is one word a seat; what does not go together is refused."""
    seats = [{"kind": "human"}, {"kind": "bot:random"}]
    answer = web.post("/api/tables", game="thunder", seats=seats, options={"crew": crews})

    assert status == answer.status_code


@pytest.mark.parametrize("lang", LANGUAGES)
def test_presets(web: Web, lang: str) -> None:
    """Mixes of options with a name, each with a sentence about it."""
    cards = {card["id"]: card for card in web.get("/api/games", lang=lang).json()}

    for game in GAMES:
        shown = cards[game]["presets"]
        assert [(preset.id, preset.players) for preset in find(game).presets] == [
            (preset["id"], preset["players"]) for preset in shown
        ]
        assert all(preset["label"] and preset["help"] for preset in shown)


@pytest.mark.parametrize(
    ("wanted", "carnage"),
    [
        ({"preset": "carnage"}, "yes"),
        ({"preset": "carnage", "options": {"carnage": "no"}}, "no"),
        ({"preset": "base"}, "no"),
    ],
)
def test_a_table_by_preset(web: Web, wanted: dict[str, Any], carnage: str) -> None:
    """What is not chosen by hand is as the preset says."""
    made = web.table("human", "bot:random", game="thunder", **wanted)

    assert carnage == made.get().json()["options"]["carnage"]
    assert ("Carnage at Devil’s Run" if carnage == "yes" else "") == made.data["chosen"]


def test_what_is_on_the_table_is_told(web: Web) -> None:
    """In words: what is switched on by its name, what is chosen by seat with its choices."""
    options = {"crew": "cars,final_five", "german_engineering": "yes"}
    made = web.table("human", "bot:random", game="thunder", lang="fr", options=options)

    assert re.fullmatch(r"Deutsche Qualität, .+ \(.+ \+ .+\)", made.data["chosen"])


def test_a_surprise_is_drawn_here(web: Web) -> None:
    """By the seed, where there is one."""
    first, second = (
        web.table("human", "bot:random", game="thunder", preset="surprise", seed="7").get().json()["options"]
        for _ in range(2)
    )

    assert first == second


def test_bots(web: Web) -> None:
    """Bots have names in both languages."""
    english, french = (web.get("/api/bots", lang=lang).json() for lang in LANGUAGES)

    assert [bot["spec"] for bot in english] == [bot["spec"] for bot in french]
    levels = ["easy", "normal", "hard", "brutal"]
    assert levels == [bot["spec"] for bot in english][:4]  # from weak to strong
    assert [*levels, "hard", "hard", "hard", "hard"] == [bot["level"] for bot in english]  # characters after them
    assert "⚒ Magda Hammer" == english[4]["label"]
    assert ["normal"] == [bot["spec"] for bot in english if bot["usual"]]
    assert english != french


@pytest.mark.parametrize("lang", LANGUAGES)
def test_words_of_the_client(web: Web, lang: str) -> None:
    """All of them are the client's, and arguments are left for it to fill in."""
    found = web.get("/api/words", lang=lang).json()

    assert interface(lang) == found
    assert all(key.startswith("web-") for key in found)
    assert not any(re.search(r"\$|{ ", text) for text in found.values())


def test_rules(web: Web) -> None:
    """A rule can be read by its ID."""
    rule = web.get("/api/rules/chariot/CH-ROLL-02").json()

    assert "CH-ROLL-02" == rule["id"]
    assert rule["text"] and rule["section"]
    assert 404 == web.get("/api/rules/chariot/CH-ROLL-99").status_code
    assert 404 == web.get("/api/rules/pyproject/CH-ROLL-02").status_code


def test_rules_in_french_with_their_neighbours(web: Web) -> None:
    """The text as players read it, the page, and where to go from there."""
    rule = web.get("/api/rules/thunder/TR-SLM-03", lang="fr").json()

    assert {
        "id": "TR-SLM-03",
        "section": "15. Collision (SLM)",
        "text": "Le dé de collision et le dé de direction sont lancés ensemble.",
        "pages": "(p. 13)",
        "before": "TR-SLM-02",
        "after": "TR-SLM-04",
    } == rule
    assert "" == web.get("/api/rules/thunder/TR-PRE-01").json()["before"]
    assert "" == web.get("/api/rules/thunder/TR-XEX-20").json()["after"]


def test_a_section_of_rules(web: Web) -> None:
    """All rules under the heading of one, in their order."""
    rules = web.get("/api/rules/chariot/CH-CURVE-03/section", lang="fr").json()

    assert [f"CH-CURVE-0{number}" for number in range(1, 8)] == [rule["id"] for rule in rules]
    assert rules[2] == web.get("/api/rules/chariot/CH-CURVE-03", lang="fr").json()
    assert 404 == web.get("/api/rules/chariot/CH-CURVE-99/section").status_code


# Tables and tokens


def test_a_new_table(web: Web) -> None:
    """People's seats have tokens and links, bots have none; all tokens are different."""
    made = web.table("human", "open", "bot:greedy")
    seats = made.data["seats"]

    assert [True, True, False] == [bool(seat["token"]) for seat in seats]
    assert [f"/#/t/{made.id}?k={seats[0]['token']}", None] == [seats[0]["link"], seats[2]["link"]]
    assert 3 == len({made.watch, *made.tokens[:2]})
    assert made.data["commitment"] == made.get().json()["commitment"]
    assert made.get().json()["seed"] is None


@pytest.mark.parametrize(
    ("change", "error"),
    [
        ({"game": "chess"}, "no game “chess”"),
        ({"seats": [{"kind": "human"}]}, "players"),
        ({"seats": [{"kind": "human"}, {"kind": "ghost"}]}, "“human”, “open” or “bot:greedy”"),
        ({"seats": [{"kind": "human"}, {"kind": "bot:genius"}]}, "no bot “genius”"),
        ({"options": {"weather": "rain"}}, "no option “weather”"),
        ({"preset": "carnag", "game": "thunder"}, "no preset “carnag”; did you mean “carnage”?"),
        ({"seats": [{"kind": "human", "name": "x" * 25}, {"kind": "human"}]}, "seats[0].name: it is longer than 24"),
        ({"colour": "red"}, "the field “colour” is unknown"),
    ],
)
def test_tables_that_cannot_be(web: Web, change: dict[str, Any], error: str) -> None:
    """The answer says what is wrong."""
    answer = web.post("/api/tables", **({"game": GAME, "seats": [{"kind": "human"}] * 2} | change))

    assert 400 == answer.status_code
    assert error in answer.json()["error"]


def test_tokens_open_their_own_table_only(web: Web) -> None:
    """No token, a wrong one, one of another table, or one in the address: nothing is shown."""
    made, other = web.table("human", "human"), web.table("human", "human")
    path = f"/api/tables/{made.id}"

    for token in (None, "guessed", other.tokens[0], other.watch):
        for place in ("", "/frames", "/file", "/picture.svg"):
            assert 401 == web.get(path + place, token).status_code
    assert 401 == web.get(path, None, token=made.tokens[0]).status_code
    assert 401 == web.get(path, made.tokens[0], token=made.tokens[0]).status_code
    assert 404 == web.get("/api/tables/nowhere", made.tokens[0]).status_code
    assert 200 == web.get(path, made.watch).status_code


def test_watchers_change_nothing(web: Web) -> None:
    """Whatever a watcher sends is refused."""
    made = web.table("human", "human")
    before = made.get().json()["seq"]
    path = f"/api/tables/{made.id}"
    act = {"act_id": "0123456789", "seq": before}

    assert 409 == web.post(f"{path}/acts", made.watch, option="keep", **act).status_code
    assert 409 == web.post(f"{path}/undo", made.watch, **act).status_code
    assert 403 == web.post(f"{path}/name", made.watch, name="Eve").status_code
    assert 403 == web.post(f"{path}/stand-in", made.watch, seat=0).status_code
    assert 409 == web.post(f"{path}/back", made.watch).status_code
    assert 403 == web.post(f"{path}/rematch", made.watch).status_code
    assert before == made.get().json()["seq"]


def test_errors_in_the_language_of_the_asker(web: Web) -> None:
    """By Accept-Language; English for everybody else."""
    path = "/api/tables/nowhere"
    headers = {"Authorization": "Bearer x"}
    french = web.http.get(path, headers=headers | {"Accept-Language": "fr-FR,fr;q=0.9"})

    assert "Cette table n’existe pas." == french.json()["error"]
    assert "There is no such table." == web.http.get(path, headers=headers).json()["error"]


# Seats


def test_names(web: Web) -> None:
    """A seat names itself, everybody sees it, and no name becomes markup."""
    made = web.table("human", "open")
    socket = made.join(0)
    socket.until("ask", "wait")
    made.post("/name", 1, name="  <b>Zoé</b>\t& co ")
    shown = socket.until("seats")
    while shown["seats"][1]["name"] == shown["seats"][1]["alias"]:
        shown = socket.until("seats")

    assert "<b>Zoé</b> & co" == shown["seats"][1]["name"]
    assert "<b>" not in made.get("/picture.svg").text
    assert not any("<b>" in piece["markup"] for piece in pieces(socket).values())


ENGLISH = ["Green, Blue", "Red, Purple", "Yellow, White"]
FRENCH = ["Vert, Bleu", "Rouge, Violet", "Jaune, Blanc"]


def test_seats_without_a_name(web: Web) -> None:
    """They are called as the commentator calls them, in the language of whoever looks; a name is a name."""
    made = web.table("human", "human", "bot:greedy", lang="fr", seed="2")  # seat 0 begins
    assert ["Joueur 1", "Joueur 2", "Glouton 3"] == [seat["name"] for seat in made.data["seats"]]
    english, french = made.join(), made.join(lang="fr")
    wait = [socket.until("wait")["text"] for socket in (english, french)]
    seen = [json.dumps(pieces(socket), ensure_ascii=False) for socket in (english, french)]

    for lang, names in (("en", ENGLISH), ("fr", FRENCH)):
        assert names == [seat["name"] for seat in made.get("", 0, lang=lang).json()["seats"]]
        for text in (seen[lang == "fr"], made.get("/picture.svg", lang=lang).text, made.get("/frames", lang=lang).text):
            assert all(name in text for name in names)
            assert not any(name in text for name in (FRENCH if lang == "en" else ENGLISH))
    assert [f"{ENGLISH[0]} is choosing.", f"{FRENCH[0]} réfléchit."] == wait
    made.post("/name", 0, name="Zoé")
    assert ["Zoé is choosing.", "Zoé réfléchit."] == [socket.until("wait")["text"] for socket in (english, french)]


ENGLISH = ["Green, Blue", "Red, Purple", "Yellow, White"]
FRENCH = ["Vert, Bleu", "Rouge, Violet", "Jaune, Blanc"]


def test_seats_without_a_name_in_a_file(web: Web) -> None:
    """The file calls them by what sits there, as a terminal does; uploaded, they have no name again."""
    made = web.table("human", "bot:greedy")
    file = made.get("/file").json()
    again = Made(web, web.post("/api/files", file=file, lang="fr").json())

    assert ["human", "greedy"] == file["seats"]
    assert ["Joueur 1", "Glouton 2"] == [seat["name"] for seat in again.data["seats"]]


def test_stand_in(web: Web) -> None:
    """A bot plays for somebody absent, on request of another seat, until the player takes the seat back."""
    made = web.table("human", "open")
    socket = made.join(0)
    socket.next()
    assert 409 == made.post("/stand-in", 1, seat=0).status_code  # who is there needs no stand-in
    assert 403 == made.post("/stand-in", 0, seat=0).status_code
    assert 200 == made.post("/stand-in", 0, seat=1, bot="random").status_code
    assert 409 == made.post("/stand-in", 0, seat=1).status_code
    for _ in range(5):
        asked = socket.until("ask")
        socket.act(asked)
    socket.settled(asked["seq"] + 1)
    assert "random" == made.get().json()["seats"][1]["stand_in"]

    assert 200 == made.post("/back", 1).status_code
    assert made.get().json()["seats"][1]["stand_in"] is None
    assert 409 == made.post("/back", 1).status_code


def test_rematch(web: Web) -> None:
    """The same tokens open the new table; everybody there is told; a second request gives the same table."""
    made = web.table("human", "human", seed="3")
    assert 409 == made.post("/rematch").status_code
    socket = made.join(0, 1)
    play_out(socket)
    first, second = made.post("/rematch", 0).json(), made.post("/rematch", 1).json()
    again = Made(web, made.data | first)

    assert first == second == {"table": socket.until("rematch")["table"]}
    assert first["table"] == made.get().json()["rematch"]
    assert made.data["commitment"] != again.get().json()["commitment"]
    assert again.join(0, 1).until("ask")


# Files, replays, pictures


def test_file_of_a_race(web: Web) -> None:
    """The seed is withheld until the race is over; then the dice can be verified."""
    made = web.table("human", "human")
    assert made.get("/file").json()["seed"] is None
    over = finished(web)
    file = over.get("/file")

    assert verify(from_data(file.json())).holds
    assert f'attachment; filename="{GAME}-{over.id}.json"' == file.headers["Content-Disposition"]


def test_a_finished_file_is_a_table_to_look_at(web: Web) -> None:
    """What was downloaded can be uploaded; it is over there too."""
    over = finished(web)
    made = Made(web, web.post("/api/files", file=over.get("/file").json()).json())

    assert over.get().json()["winners"] == made.get().json()["winners"]
    assert made.get().json()["over"]


def test_a_file_of_the_terminal_can_be_played_on(web: Web, tmp_path: Path) -> None:
    """Bots sit where they sat, and everybody else gets a token."""
    match = chicane.new(GAME, seats=["human", "greedy"], seed=5)
    match.save(tmp_path / "race.json")
    file = json.loads((tmp_path / "race.json").read_text())
    made = Made(web, web.post("/api/files", file=file).json())

    assert ["human", "bot:greedy"] == [seat["kind"] for seat in made.data["seats"]]
    assert play_out(made.join(0))["winners"]


def test_a_file_without_its_seed_can_only_be_watched(web: Web) -> None:
    """Nobody is asked, and nothing can be done."""
    running = web.table("human", "human")
    made = Made(web, web.post("/api/files", file=running.get("/file").json()).json())
    waiting = made.join(0).until("ask", "wait")

    assert ("wait", None) == (waiting["t"], waiting["seat"])
    act = {"act_id": "0123456789", "seq": waiting["seq"], "option": "keep"}
    assert 409 == made.post("/acts", **act).status_code


@pytest.mark.parametrize(
    "change",
    [{"log": ["0 fly"]}, {"position": "x"}, {"players": 99}, {"game": "chess"}, {"seed": 5}, {"commitment": "x"}],
)
def test_files_that_are_none(web: Web, change: dict[str, Any]) -> None:
    """A file that does not hold is refused with a reason."""
    file = web.table("human", "human").get("/file").json() | change
    answer = web.post("/api/files", file=file)

    assert 400 == answer.status_code
    assert answer.json()["error"].startswith("game.json")


def test_replay(web: Web) -> None:
    """Asked for in parts, the frames put together show what was seen live, and tell the same story."""
    made = web.table("human", "human", seed="7")
    socket = made.join(0, 1)
    play_out(socket)
    replayed = made.join()
    replayed.got, first = [], 0
    while True:
        part = made.get("/frames", 0, **{"from": first, "to": first + 60}).json()
        replayed.got.append({"t": "frames", "frames": part["frames"]})
        first = max(frame["ply"] for frame in part["frames"])
        if first == part["plies"]:
            break

    assert made.get().json()["ply"] == first
    assert pieces(socket) == pieces(replayed)
    assert story(socket) == story(replayed)
    assert 400 == made.get("/frames", **{"from": first + 1}).status_code


def test_pictures(web: Web) -> None:
    """Any position, as SVG in either language and as PNG."""
    made = finished(web)

    assert made.get("/picture.svg").text.startswith("<svg")
    assert made.get("/picture.svg", at=0).text != made.get("/picture.svg").text
    assert made.get("/picture.svg", lang="fr").text != made.get("/picture.svg").text
    assert 400 == made.get("/picture.svg", at=100_000).status_code
    pytest.importorskip("resvg_py", reason="PNG pictures need resvg-py")
    assert b"\x89PNG" == made.get("/picture.png", at=20).content[:4]


def test_a_picture_has_our_own_things_open(web: Web) -> None:
    """Each seat gets its own panel large, the others folded; a watcher gets that of whoever must choose."""
    made = web.table("human", "human", game="thunder", seed="x")
    blue, red = (made.get("/picture.svg", seat).text for seat in (1, 0))

    assert ('id="panel-blue"' in blue, 'id="panel-red"' in blue) == (True, False)
    assert ('id="panel-blue"' in red, 'id="panel-red"' in red) == (False, True)
    assert 'class="spot"' not in blue + red


# The rest


def test_where_others_find_it(web: Web) -> None:
    """A server for this computer only has no address for others; one for the network has that of the computer."""
    assert {"addresses": []} == web.get("/api/reach").json()
    assert ["http://192.168.1.7:8000"] == reach.addresses("192.168.1.7", 8000)
    assert all(not each.startswith("http://127.") for each in reach.addresses("0.0.0.0", 8000))


def test_codes(web: Web) -> None:
    """A link is drawn as a code, where the library for it is there."""
    pytest.importorskip("segno", reason="codes need segno: pip install 'chicane[serve]'")
    drawing = web.post("/api/codes", link="http://192.168.1.7:8000/#/t/x?k=y")

    assert 200 == drawing.status_code and drawing.text.startswith("<svg")


def test_headers(web: Web) -> None:
    """Every answer forbids what the table does not need, errors and pages too."""
    for path in ("/", "/health", "/api/games", "/api/nothing", "/metrics"):
        headers = web.get(path).headers
        assert "default-src 'none'" in headers["Content-Security-Policy"]
        assert "unsafe" not in headers["Content-Security-Policy"]
        assert "nosniff" == headers["X-Content-Type-Options"]
        assert "no-referrer" == headers["Referrer-Policy"]
        assert "server" not in headers


def test_health_and_metrics(web: Web) -> None:
    """A server that is well says so, and counts."""
    web.table("human", "human")

    assert {"ok": True} == web.get("/health").json()
    assert "chicane_tables_total" in web.get("/metrics").text


def test_bodies_that_are_too_big(web: Web) -> None:
    """More than 64 kB is refused, and a file of more than 4 MB."""
    assert 413 == web.post("/api/tables", game="x" * 100_000).status_code
    assert 413 == web.post("/api/files", file={"log": "x" * 5_000_000}).status_code


# In French


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("/nowhere", None),
        ("/api/nowhere", None),
        ("/api/rules/chariot/CH-FLY-01", None),
        ("/api/tables/nope", None),
        ("/api/campaigns/nope", None),
        ("/api/tables", {"game": "chess"}),
        ("/api/tables", {"seats": [{"kind": "human"}]}),
        ("/api/tables", {"seats": [{"kind": "human"}, {"kind": "ghost"}]}),
        ("/api/tables", {"seats": [{"kind": "human"}, {"kind": "bot:genius"}]}),
        ("/api/tables", {"options": {"weather": "rain"}}),
        ("/api/tables", {"options": {"track": "Z"}}),
        ("/api/tables", {"game": "thunder", "preset": "carnag"}),
        ("/api/files", {"file": {}}),
        ("/api/files", {"file": {"format": "chicane-game-1"}}),
        ("/api/campaigns", {"game": "chariot"}),
        ("/api/campaigns", {"game": "wreckland", "kept": {"wheels": "six"}}),
    ],
    ids=str,
)
def test_what_is_wrong_is_said_in_french(web: Web, path: str, body: dict[str, Any] | None) -> None:
    """Whoever reads French is refused in French; what is typed as it stands is nobody's language."""
    table = {"game": "chariot", "seats": [{"kind": "human"}, {"kind": "human"}]} if path == "/api/tables" else {}
    sent = None if body is None else {**table, **body}
    answer = web.http.request("POST" if sent else "GET", path, json=sent, headers={"Accept-Language": "fr"})
    error = answer.json()["error"]

    assert 400 <= answer.status_code < 500
    assert [] == english_in(re.sub("«.*?»|il y a.*|n’en fait pas partie.*", "", error)), error
