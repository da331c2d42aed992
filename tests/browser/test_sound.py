"""Sounds, rendered without a loudspeaker."""

import pytest

import chicane
from tests.browser.conftest import Open

GAMES = chicane.games()

RENDER = """async () => {
  const { SOUNDS, make } = await import('/sound.js');
  const found = {};
  for (const name of Object.keys(SOUNDS)) {
    const context = new OfflineAudioContext(1, 48000 * 2, 48000);
    make(context, name, 0.01);
    const samples = (await context.startRendering()).getChannelData(0);
    const peak = samples.reduce((most, each) => Math.max(most, Math.abs(each)), 0);
    const tail = samples.subarray(-4800).reduce((most, each) => Math.max(most, Math.abs(each)), 0);
    found[name] = [peak, tail];
  }
  return found;
}"""


def test_every_cue_can_be_heard(sit: Open) -> None:
    """Each is neither silent nor too loud for the loudspeaker, and over within two seconds."""
    found = sit().page.evaluate(RENDER)

    assert {"roll", "move", "hit", "burn", "ask", "win"} == set(found)
    for name, (peak, tail) in found.items():
        assert 0.02 < peak < 0.95, name
        assert pytest.approx(0, abs=0.001) == tail, name


def test_sound_begins_with_the_first_click(sit: Open) -> None:
    """Nothing sounds before somebody has touched the page; turned off, it stays so."""
    hands = sit()
    hands.page.add_init_script("""
      window.made = 0;
      window.AudioContext = class extends AudioContext { constructor() { super(); window.made += 1; } };
    """)
    hands.page.reload()
    hands.race(GAMES[0])
    assert hands.turn()
    hands.page.reload()
    assert hands.turn()
    assert 0 == hands.page.evaluate("window.made")
    hands.click(0)
    assert hands.turn()
    assert 1 == hands.page.evaluate("window.made")

    button = hands.page.get_by_role("button", name="Sound")
    button.click()
    assert "false" == button.get_attribute("aria-pressed")
    hands.page.reload()
    assert hands.turn()
    hands.click(0)
    assert hands.turn()
    assert 0 == hands.page.evaluate("window.made")
