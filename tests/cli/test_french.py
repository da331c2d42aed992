"""Whatever goes wrong in a French terminal is said in French."""

import re
from pathlib import Path

import pytest

from chicane.bots import bot_names
from tests.cli.conftest import Run
from tests.english import english_in

WON = str(Path(__file__).parents[1] / "saves" / "wreckland-won.json")
QUOTED = re.compile("«[^»]*»|il y a\xa0: .*")  # what stands in the file, and what may stand there
NAMES = ["human", ", ".join(bot_names()), "'chicane[serve]'"]  # typed as they stand


@pytest.mark.parametrize(
    "given",
    [
        ["play", "chariott"],
        ["play", "chess"],
        ["play", "chariot", "--players", "9"],
        ["play", "wreckland", "--players", "2"],
        ["play", "chariot", "--players", "x"],
        ["play", "chariot", "--option", "trak=B"],
        ["play", "chariot", "--option", "track=Z"],
        ["play", "chariot", "--option", "track"],
        ["play", "chariot", "--option", "track=A", "--option", "track=B"],
        ["play", "thunder", "--option", "crew=final_five,final_five"],
        ["play", "thunder", "--option", "crew=cars"],
        ["play", "thunder", "--preset", "carnag"],
        ["play", "chariot", "--seats", "human,bobo"],
        ["play", "chariot", "--seats", "human,random:7"],
        ["play", "chariot", "--seats", "human,rollout:abc"],
        ["play", "chariot", "--seats", "human,greedy", "--players", "3"],
        ["play", "chariot", "--seats", "greedy,greedy"],
        ["play", WON, "--seats", "human,human"],
        ["play", WON, "--seed", "3"],
        ["play"],
        ["play", "chariot", "--seed"],
        ["play", "chariot", "--speed", "3"],
        ["frob"],
        ["watch", "chariot", "--seats", "human,greedy"],
        ["watch", "chariot", "--delay", "-1"],
        ["sim", "chariot", "--games", "0"],
        ["sim", "chariot", "--workers", "0"],
        ["sim", "chariot", "--bots", ","],
        ["sim", "chariot", "--bots", "bobo"],
        ["rules", "chario"],
        ["rules", "chariot", "CH-FLY-01"],
        ["replay", "nowhere.json"],
        ["replay", WON, "--at", "99999"],
        ["draw", WON, "-o", "nowhere/x.svg"],
        ["draw", WON, "-o", "x.txt"],
        ["verify", "nowhere.json"],
        ["scenario", "nowhere.scn"],
        ["campaign", "chariot"],
        ["campaign", "wreckland", "show", "--file", "nowhere.json"],
        ["serve", "--messages-a-second", "0"],
        ["serve", "--db", "nonsense"],
        ["serve", "--db", "sqlite:///no/such/folder/tables.sqlite"],
        ["serve", "--db", "sqlite:///tables.sqlite", "--fanout", "nonsense"],
        ["serve", "--db", "sqlite:///tables.sqlite", "--host", "256.256.256.256"],
        ["serve", "--db", "sqlite:///tables.sqlite", "--port", "99999"],
    ],
    ids=" ".join,
)
def test_what_is_wrong_is_said_in_french(run: Run, given: list[str]) -> None:
    """No English word is left, but for what was typed or is to be typed."""
    code, _, err = run(*given, "--lang", "fr")
    said = err.replace("chicane: ", "", 1)
    for name in [*given, *NAMES]:
        said = said.replace(name, "")

    assert 2 == code
    assert said.strip()
    assert [] == english_in(said), err


@pytest.mark.parametrize("saved", ["chariot-finished", "thunder-finished", "wreckage-cans"])
def test_every_line_of_the_story_begins_with_a_capital(run: Run, saved: str) -> None:
    """Also where a name comes first, as in `le char vert avance`."""
    told = run("replay", str(Path(WON).with_name(f"{saved}.json")), "--lang", "fr").out
    lines = re.findall(r"^ +\d+  (\S.*)", told, re.M)

    assert len(lines) > 50
    assert [] == [line for line in lines if line[0].islower()]


# Scenarios that are wrong: the game, its board, and its script

HEAD = "title: T\nrules: X\n"
TRACK = "outer . . . . .\n centre G R . . .\n inner . . . . ."
ARENA = "red sedan: at 0 0, heading 0\n blue van: at 4 0, heading 0"
WRONG = [
    ("game: chariot\nboard:\n {TRACK}\n gren speed 2\n", []),
    ("game: chariot\nboard:\n {TRACK}\n green sped 2\n", []),
    ("game: chariot\nboard:\n {TRACK}\n green speed x\n", []),
    ("game: chariot\nboard:\n {TRACK}\n green speed 99\n", []),
    ("game: chariot\nboard:\n {TRACK}\n green board blue\n", []),
    ("game: chariot\nboard:\n {TRACK}\n green at z9\n", []),
    ("game: chariot\nboard:\n {TRACK}\n yellow speed 2\n", []),
    ("game: chariot\nboard:\n {TRACK}\n turn blue\n", []),
    ("game: chariot\nboard:\n outer . . .\n centre . . .\n", []),
    ("game: chariot\nboard:\n outer . . .\n inner . . .\n centre . . .\n", []),
    ("game: chariot\nboard:\n outer . . .\n centre . .\n inner . . .\n", []),
    ("game: chariot\nboard:\n outer . . .\n centre . !! .\n inner . . .\n", []),
    ("game: chariot\nplayers: x\n", []),
    ("game: chariot\nplayers: 9\n", []),
    ("game: chario\n", []),
    ("game: chariot\noptions: trak=B\n", []),
    ("play:\n", []),
    ("game: chariot\ngame: thunder\n", []),
    ("game: chariot\nwhatever: x\n", []),
    ("game: chariot\n  here\n", []),
    ("game: chariot\nboard:\n {TRACK}\n turn green\nplay:\n", ["? nothing"]),
    ("game: chariot\nboard:\n {TRACK}\n turn green\nplay:\n", ["? green.sped = 2"]),
    ("game: chariot\nboard:\n {TRACK}\n turn green\nplay:\n", ["? green.speed = 99"]),
    ("game: chariot\nboard:\n {TRACK}\n turn green\nplay:\n", ["? menu has fly"]),
    ("game: chariot\nboard:\n {TRACK}\n turn green\nplay:\n", ["! pace"]),
    ("game: chariot\nboard:\n {TRACK}\n turn green\nplay:\n", ["dice: fly"]),
    ("game: chariot\nboard:\n {TRACK}\n turn green\nplay:\n", ["green: keep"]),
    ("game: chariot\nboard:\n {TRACK}\n turn green\nplay:\n", ["others idle until purple"]),
    ("game: thunder\nboard:\n c r1 = = x9\n", []),
    ("game: thunder\nboard:\n c r1 = r1\n", []),
    ("game: thunder\nboard:\n c {'= ' * 40}\n", []),
    ("game: thunder\nboard:\n tiles 1a\n", []),
    ("game: thunder\nboard:\n tiles 1a 99z 3a\n", []),
    ("game: thunder\nboard:\n tile pile 1a 4\n", []),
    ("game: thunder\nboard:\n c r1 =\n r1 damage nonsense\n", []),
    ("game: thunder\nboard:\n c r1 =\n r1 damage dent, dent, dent, dent, dent\n", []),
    ("game: thunder\nboard:\n c r1 =\n red dice 1 2 3 4 5 6\n", []),
    ("game: thunder\nboard:\n c r1 =\n pink dice 1\n", []),
    ("game: thunder\nboard:\n c r1 =\n red holds duck\n", []),
    ("game: thunder\nboard:\n c r1 =\n red hand 1a\n", []),
    ("game: thunder\nboard:\n c r1 =\nplay:\n", ["? z9.moves = 2"]),
    ("game: thunder\nboard:\n c r1 =\nplay:\n", ["? red.nonsense = 2"]),
    ("game: thunder\nboard:\n c r1 =\nplay:\n", ["? hazard z99 = mine"]),
    ("game: wreckage\nplayers: 2\nboard:\n red sedan: at 0 0\n", []),
    ("game: wreckage\nplayers: 2\nboard:\n {ARENA}\n green van: at 0 4\n", []),
    ("game: wreckage\nplayers: 2\nboard:\n {ARENA}, speed 99\n", []),
    ("game: wreckage\nplayers: 2\nboard:\n {ARENA}, wings 2\n", []),
    ("game: wreckage\nplayers: 2\nboard:\n {ARENA}, equipment wings\n", []),
    ("game: wreckage\nplayers: 2\nboard:\n {ARENA}, plays fly\n", []),
    ("game: wreckage\nplayers: 2\nboard:\n {ARENA}, plays left right double\n", []),
    ("game: wreckage\nplayers: 2\nboard:\n {ARENA}\n can: 1\n", []),
    ("game: wreckage\nplayers: 2\nboard:\n {ARENA}\n can: x y\n", []),
    ("game: wreckage\nplayers: 2\nboard:\n {ARENA}\n begin: never\n", []),
    ("game: wreckage\nplayers: 2\nboard:\n {ARENA}\n nonsense: 1\n", []),
    ("game: wreckage\nplayers: 2\nboard:\n {ARENA}\nplay:\n", ["? red wings = 2"]),
    ("game: wreckland\nboard:\n front nobody\n", []),
    ("game: wreckland\nboard:\n white 1 2 3 4 5 6 1 2 3\n", []),
    ("game: wreckland\nboard:\n nonsense 3\n", []),
    ("game: wreckland\nboard:\n engine 99\n", []),
    ("game: wreckland\nboard:\n used 1\nplay:\n", ["? wings = 2"]),
]


@pytest.mark.parametrize(("text", "script"), WRONG, ids=lambda each: str(each)[6:60])
def test_a_scenario_that_is_wrong_in_french(run: Run, tmp_path: Path, text: str, script: list[str]) -> None:
    """The runner says in French what is wrong, and where; only what stands in the file is as it is."""
    written = HEAD + text.replace("{TRACK}", TRACK).replace("{ARENA}", ARENA).replace("{'= ' * 40}", "= " * 40)
    (tmp_path / "wrong.scn").write_text(written + "".join(f"    {line}\n" for line in script))
    code, _, err = run("scenario", "wrong.scn", "--lang", "fr")

    assert 2 == code
    assert err.startswith("chicane: wrong.scn")
    assert [] == english_in(QUOTED.sub("", err)), err


CANS = "".join(f" can: {x} -2\n" for x in range(6))
IMPOSSIBLE = [
    ("game: chariot\nboard:\n {TRACK}\n green at c2\n", "«\xa0green\xa0» et «\xa0red\xa0» sont tous deux en c2"),
    ("game: chariot\nboard:\n {TRACK}\n caltrop o1\n caltrop o1\n", "une case porte au plus une chausse-trappe"),
    ("game: chariot\nboard:\n {TRACK}\n green speed 13\n", "«\xa0green speed\xa0»\xa0: 13 n’est pas entre 0 et 12"),
    ("game: chariot\nboard:\n outer . . .\n centre . #G .\n inner . . .\n", "est sur le pilier de c2"),
    ("game: thunder\nboard:\n c5: r1b1\n", "«\xa0r1\xa0» et «\xa0b1\xa0» sont tous deux en c5"),
    ("game: thunder\nboard:\n c5: #r1\n", "«\xa0r1\xa0» est sur la roche de c5"),
    ("game: thunder\nboard:\n c5: #R\n", "l’hélico de «\xa0red\xa0» ne peut pas survoler la roche de c5"),
    ("game: thunder\nboard:\n c5: RB\n", "deux hélicos survolent c5"),
    ("game: thunder\nboard:\n tiles 1a 2a 2b\n", "la tuile 2 figure deux fois"),
    ("game: thunder\nboard:\n tile pile 4\n", "la tuile 5 n’est ni sur le plateau ni dans la pile"),
    ("game: thunder\nboard:\n r1 at f1\n a o o o o o o o\n", "7 jetons «\xa0oil\xa0»\xa0; il y en a 6"),
    ("game: wreckage\nplayers: 2\nboard:\n {ARENA}\n pump: 0 9\n", "«\xa0pump at 0 9\xa0» est hors de l’arène"),
    ("game: wreckage\nplayers: 2\nboard:\n {ARENA}\n mine: 4 0.5\n", "«\xa0mine at 4 0.5\xa0» se chevauchent"),
    ("game: wreckage\nplayers: 2\nboard:\n {ARENA}, damage 15\n", "15 de dégâts, pour une structure de 11 seulement"),
    (f"game: wreckage\nplayers: 2\nboard:\n {ARENA}\n{CANS}", "6 jerrycans\xa0; à 2 joueurs il y en a 5"),
    ("game: wreckage\nplayers: 2\nboard:\n {ARENA}, equipment ram ram ram\n", "trop de cartes «\xa0ram\xa0»"),
    ("game: wreckland\nboard:\n R buzzsaw\n R flamer\n", "cartes «\xa0buzzsaw\xa0»\xa0: 0 au lieu de 1"),
    ("game: wreckland\nboard:\n engine 9\n", "«\xa0engine\xa0» a subi 9 de dégâts et en supporte 8"),
    ("game: wreckland\nboard:\n engine 8\n", "«\xa0engine\xa0» est détruit par 8 de dégâts"),
    ("game: wreckland\nboard:\n FR damage 1\n", "«\xa0FR\xa0» a subi 1 de dégâts, mais rien n’y fonctionne"),
    ("game: wreckland\nboard:\n FR destroyed\n", "rien ne se trouve en «\xa0FR\xa0» qui puisse être détruit"),
]


@pytest.mark.parametrize(("text", "said"), IMPOSSIBLE, ids=lambda each: str(each)[6:60])
def test_why_a_position_is_impossible_in_french(run: Run, tmp_path: Path, text: str, said: str) -> None:
    """What can't be true of a drawing is said, not only that something can't."""
    (tmp_path / "wrong.scn").write_text(HEAD + text.replace("{TRACK}", TRACK).replace("{ARENA}", ARENA))
    err = run("scenario", "wrong.scn", "--lang", "fr").err

    assert said in err
    assert [] == english_in(QUOTED.sub("", err)), err
