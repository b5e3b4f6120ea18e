"""What the facts of every card do in play: the cost is paid, the power counts, the sell tag sells."""

import pytest

from streetcred.core.decision import FIELD_LEGEND, PLAY, SELL
from streetcred.testing import Table, legend, me

# Cost and power, or only the cost of a Program.
LEGENDS = {"goro-takemura-hands-unclean": (5, 7), "jackie-welles-mamas-favorite": (6, 8), "v-corporate-exile": (5, 8)}
LEGENDS_WITHOUT_COST = (
    "jackie-welles-pour-one-out-for-me",
    "saburo-arasaka-stubborn-patriarch",
    "viktor-vektor-sit-down-and-relax",
    "yorinobu-arasaka-embracing-destruction",
)
UNITS = {
    "chrome-fang": (5, 6),
    "corpo-security": (2, 2),
    "delamain-cab": (4, 4),
    "dexter-deshawn-one-last-chance": (3, 4),
    "emergency-atlus": (3, 4),
    "evelyn-parker-scheming-siren": (2, 0),
    "field-operator": (3, 2),
    "goro-takemura-losing-his-way": (4, 4),
    "heywood-ripperdoc": (6, 8),
    "maxtac-av": (5, 8),
    "minotaur": (7, 9),
    "mt0d12-flathead": (5, 7),
    "offduty-malfini": (4, 5),
    "psycho-squad": (4, 6),
    "ruthless-lowlife": (2, 4),
    "secondhand-bombus": (2, 0),
    "swordwise-huscle": (3, 3),
    "t-bug-amateur-philosopher": (4, 4),
}
GEAR = {
    "arasaka-emergency-radioport": (2, 2),
    "deadman-transmitter": (3, 1),
    "dying-night-vs-pistol": (2, 2),
    "kiroshi-optics": (1, 1),
    "mandibular-upgrade": (1, 0),
    "mantis-blades": (1, 2),
    "sandevistan": (3, 2),
    "satori-sword-of-saburo": (2, 2),
    "tetratronic-rippler": (1, 1),
    "zetatech-faceplate": (2, 2),
}
PROGRAMS = {
    "afterparty-at-lizzies": 1,
    "corporate-surveillance": 2,
    "floor-it": 1,
    "industrial-assembly": 1,
    "over-the-edge": 3,
    "reboot-optics": 2,
    "shattered-memories": 4,
}
SOLD = ("mt0d12-flathead", *GEAR, *PROGRAMS)


@pytest.mark.parametrize(("name", "cost", "power"), [(name, *facts) for name, facts in UNITS.items()])
def test_a_unit(name: str, cost: int, power: int) -> None:
    """3.11.1, 3.17.2 It takes exactly its cost to play it, and on the field it has its power."""
    assert not Table(me(hand=[name], eddies=cost - 1)).me.may(PLAY)

    table = Table(me(hand=[name], eddies=cost))
    table.me.plays(name)

    assert table.me.eddies == 0
    assert table.me.power(name) == power


@pytest.mark.parametrize(("name", "cost", "power"), [(name, *facts) for name, facts in GEAR.items()])
def test_a_gear(name: str, cost: int, power: int) -> None:
    """3.11.1, 3.17.3.1 It takes exactly its cost to play it, and its host inherits its power."""
    assert not Table(me(hand=[name], field=["secondhand"], eddies=cost - 1)).me.may(PLAY)

    table = Table(me(hand=[name], field=["secondhand"], eddies=cost))
    table.me.plays(name)

    assert table.me.eddies == 0
    assert table.me.power("secondhand") == power


@pytest.mark.parametrize(("name", "cost"), PROGRAMS.items())
def test_a_program(name: str, cost: int) -> None:
    """3.11.1 It takes exactly its cost to play it."""
    assert not Table(me(hand=[name], eddies=cost - 1)).me.may(PLAY)

    table = Table(me(hand=[name], eddies=cost))
    table.me.plays(name)

    assert table.me.eddies == 0
    table.stops_here()


@pytest.mark.parametrize(("name", "cost", "power"), [(name, *facts) for name, facts in LEGENDS.items()])
def test_a_legend_with_a_cost(name: str, cost: int, power: int) -> None:
    """4.5 It takes exactly its cost to play it to the field, where it has its power."""
    assert not Table(me(legends=[legend(name, spent=True)], eddies=cost - 1)).me.may(FIELD_LEGEND)

    table = Table(me(legends=[legend(name, spent=True)], eddies=cost))
    table.me.fields(name)

    assert table.me.eddies == 0
    assert table.me.power(name) == power


@pytest.mark.parametrize("name", LEGENDS_WITHOUT_COST)
def test_a_legend_without_a_cost(name: str) -> None:
    """4.5.3 No money brings it to the field; its power is 0."""
    table = Table(me(legends=[name], eddies=20))

    assert not table.me.may(FIELD_LEGEND)
    assert table.me.power(name) == 0


@pytest.mark.parametrize("name", [*LEGENDS, *LEGENDS_WITHOUT_COST])
def test_every_legend_pays_face_up(name: str) -> None:
    """3.12.2 It has a sell tag, so it is worth 1 €$."""
    table = Table(me(hand=["mantis-blades"], legends=[name]))

    table.me.plays("mantis-blades")

    assert table.me.is_spent(name)


@pytest.mark.parametrize("name", [*UNITS, *GEAR, *PROGRAMS])
def test_a_sell_tag_sells(name: str) -> None:
    """3.12.1 All Gears and Programs can be sold, and of the Units only MT0D12 Flathead."""
    assert Table(me(hand=[name])).me.may(SELL) == (name in SOLD)
