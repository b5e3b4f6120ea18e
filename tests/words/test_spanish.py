"""Card texts in Spanish: whole texts for every phrase (in spanish.txt), and what holds for the text of any card."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING, Final

import pytest

from streetcred.cards.catalogue import CARDS
from streetcred.terms import KEYWORD_NAMES
from streetcred.text.abilities import text_of
from streetcred.text.book import Book
from streetcred.text.english import ENGLISH
from streetcred.text.spanish import SPANISH, Spanish
from streetcred.text.vocabulary import (
    ATTACKING,
    BE_DEFEATED,
    GEAR,
    IT,
    LEGEND,
    PROGRAM,
    SPENT,
    THIS,
    THIS_TURN,
    UNIT,
    a,
    add,
    both,
    cant,
    defeat,
    does,
    each_player,
    every,
    exactly,
    fights,
    friendly,
    friendly_gigs,
    gains,
    has,
    have,
    in_your_trash,
    may,
    next_time,
    other,
    play_for_free,
    power,
    ready,
    rival,
    rival_chooses,
    search,
    spend,
    steals_fewer,
    tag,
    theirs,
    up_to,
    value_of,
    wins_all_against,
)

if TYPE_CHECKING:
    from streetcred.text.abilities import Paragraph

TEXTS: Final = {
    slug: text.strip()
    for slug, text in re.findall(
        r"^# (\S+)\n((?:.+\n)+)", Path(__file__).with_name("spanish.txt").read_text(encoding="utf-8"), re.MULTILINE
    )
}
"""Whole texts, read by people. Together they say every phrase that a card says."""

NEVER_ON_A_CARD: Final = {"digits", "event_gig", "free_call", "them"}
"""Phrases that Spanish says in another way: as a pronoun, or with the noun."""
ENGLISH_WORDS: Final = re.compile(
    r"\b(a rival|an?d|the|your|you|this|that|those|them|its?|if|when|while|each|with|from|of|to|or|may|can|"
    r"turn|card|deck|hand|trash|unit|legend|gear|program|friendly|draw|discard|defeat|spend|ready|less|more)s?\b",
    re.IGNORECASE,
)


def lines_of_all_cards() -> list[str]:
    """Give every line of every card in Spanish."""
    return [line for card in CARDS.values() for line in text_of(card, SPANISH).splitlines()]


@pytest.mark.parametrize("slug", TEXTS)
def test_a_whole_text(slug: str) -> None:
    """1.3 Cards come in several languages: this is what a card says in Spanish."""
    assert text_of(CARDS[slug], SPANISH) == TEXTS[slug]


def test_the_table_has_every_phrase_that_a_card_says(monkeypatch: pytest.MonkeyPatch) -> None:
    """No phrase goes unread."""
    said: set[str] = set()

    def noting(name: str) -> None:
        phrase = getattr(Spanish, name)

        def note_and_say(*args: object, **named: object) -> object:
            said.add(name)
            return phrase(*args, **named)

        monkeypatch.setattr(Spanish, name, note_and_say)

    for name in Book.__abstractmethods__:
        noting(name)
    for slug in TEXTS:
        text_of(CARDS[slug], SPANISH)
    in_the_table = said.copy()
    for card in CARDS.values():
        text_of(card, SPANISH)

    assert said - in_the_table == set()
    assert Book.__abstractmethods__ - said == {*NEVER_ON_A_CARD, "mode_of", "offer", "spend_icon"}


def test_every_card_with_a_text_has_one_in_spanish_with_as_many_paragraphs() -> None:
    """1.3 Nothing is left out."""
    for card in CARDS.values():
        assert len(text_of(card, SPANISH).splitlines()) == len(text_of(card, ENGLISH).splitlines())


def test_no_english_word_is_left() -> None:
    """Only printed symbols stay: names, tags, keywords, Gigs, Eddies and Street Cred."""
    for line in lines_of_all_cards():
        assert not ENGLISH_WORDS.findall(re.sub(r'"[^"]*"|\[[A-Z]+\]', "", line)), line


def test_every_line_is_well_formed() -> None:
    """A line is a keyword, or ends with a full stop; no space is doubled, stray or at an end."""
    for line in lines_of_all_cards():
        assert line in KEYWORD_NAMES.values() or line.endswith("."), line
        assert line == line.strip(), line
        assert not re.search(r"\s\s|\s[.,:;]|[.,]{2}|\(\s|[,:;][^\s\n]", line), line


def test_every_sentence_begins_with_a_capital() -> None:
    """After a full stop, a colon, a label or a dash."""
    for line in lines_of_all_cards():
        for begun in re.findall(r"(?:\. |: |^- |(?:PLAY|ATTACK|CALL|DEFEATED) )(\w)", line):
            assert begun.isupper(), line


def test_prepositions_contract_with_the_article() -> None:
    """It is "al" and "del"."""
    for line in lines_of_all_cards():
        assert not re.search(r"\b(a|de) el\b", line, re.IGNORECASE), line


def test_adjectives_agree_with_their_noun() -> None:
    """Units, Legends and cards are feminine; Gear, Programs and Gigs are masculine; plurals go with plurals."""
    wrong = (
        r"\b(Unidad|Leyenda|carta)(es|s)? \w*(ad|id|otr|azul)os?\b",
        r"\b(Equipo|Programa|Gig)s? \w*(ad|id)as?\b",
        r"\b(Unidades|Leyendas|cartas|Equipos|Programas|Gigs) (\w+[ao]|rival)\b(?<!más)(?<!menos)(?<!para)",
        r"\b(un|otro|este|ese|primer|próximo|los) (Unidad|Leyenda|carta)",
        r"\b(una|otra|esta|esa|primera|las) (Equipo|Programa|Gig)",
    )
    for line in lines_of_all_cards():
        said = line.replace("zona de Gigs", "zona")
        assert not any(re.search(one, said) for one in wrong), line


@pytest.mark.parametrize(
    ("paragraph", "text"),
    [
        (does(defeat(a(friendly(GEAR, SPENT)))), "Derrota un Equipo aliado agotado."),
        (does(defeat(a(friendly(UNIT, SPENT)))), "Derrota a una Unidad aliada agotada."),
        (does(defeat(every(other(friendly(GEAR))))), "Derrota todos los demás Equipos aliados."),
        (does(defeat(exactly(2, other(rival(UNIT))))), "Derrota a otras 2 Unidades rivales."),
        (does(ready(up_to(1, friendly(LEGEND)))), "Prepara hasta 1 Leyenda aliada."),
        (does(ready(every(friendly(UNIT | LEGEND)))), "Prepara a todas las Unidades o Leyendas aliadas."),
        (does(defeat(every(rival(UNIT | GEAR, SPENT)))), "Derrota todos los Equipos o Unidades rivales agotados."),
    ],
)
def test_articles_and_adjectives(paragraph: Paragraph, text: str) -> None:
    """They follow the gender and number of the noun; "a" stands before Units and Legends."""
    assert paragraph.say(SPANISH) == text


@pytest.mark.parametrize(
    ("paragraph", "text"),
    [
        (does(spend(a(rival(UNIT))), defeat(IT)), "Agota a una Unidad rival. Derrótala."),
        (does(spend(a(rival(GEAR))), defeat(IT)), "Agota un Equipo rival. Derrótalo."),
        (
            does(play_for_free(a(in_your_trash(PROGRAM))), add(IT)),
            "Juega gratis un Programa de tu descarte. Añádelo a tu mano.",
        ),
        (does(search(1), may(add(IT))), "Examina la primera carta de tu mazo. Puedes añadirla a tu mano."),
        (does(may(both(spend(a(rival(GEAR))), defeat(IT)))), "Puedes agotar un Equipo rival y derrotarlo."),
        (
            does(next_time(fights(rival(UNIT)), defeat(IT))),
            "Este turno, la próxima vez que una Unidad rival combata, derrótala.",
        ),
        (
            does(next_time(fights(rival(GEAR)), has(IT, power(1), THIS_TURN))),
            "Este turno, la próxima vez que un Equipo rival combata, ese Equipo tiene +1 de poder este turno.",
        ),
    ],
)
def test_pronouns(paragraph: Paragraph, text: str) -> None:
    """The word for "it" has the gender of what was named last, and joins an order or an infinitive."""
    assert paragraph.say(SPANISH) == text


@pytest.mark.parametrize(
    ("paragraph", "text"),
    [
        (does(each_player(defeat(a(theirs(GEAR))))), "Cada jugador derrota uno de sus Equipos."),
        (
            does(each_player(may(add(a(in_your_trash(UNIT)))))),
            "Cada jugador puede añadir una Unidad de su descarte a su mano.",
        ),
        (
            does(rival_chooses(ready(a(friendly(UNIT))), spend(a(friendly(UNIT))))),
            "Un Rival elige si preparas a una Unidad aliada o agotas a una Unidad aliada.",
        ),
    ],
)
def test_moods(paragraph: Paragraph, text: str) -> None:
    """Who acts, and how it is said, changes the verb."""
    assert paragraph.say(SPANISH) == text


@pytest.mark.parametrize(
    ("paragraph", "text"),
    [
        (have(friendly(UNIT), cant(BE_DEFEATED)), "Las Unidades aliadas no pueden ser derrotadas en un combate."),
        (have(friendly(GEAR), cant(BE_DEFEATED)), "Los Equipos aliados no pueden ser derrotados en un combate."),
        (have(other(friendly(UNIT)), power(1)), "Las demás Unidades aliadas tienen +1 de poder."),
        (
            have(rival(UNIT), steals_fewer(2), during=ATTACKING),
            "Las Unidades rivales arrebatan 2 Gigs menos mientras atacan.",
        ),
        (
            have(friendly(UNIT), wins_all_against(rival(UNIT, tag("CORPO")))),
            "Las Unidades aliadas ganan todos los combates contra Unidades CORPO rivales.",
        ),
        (
            does(gains(THIS, power(value_of(friendly_gigs(sides=20))), THIS_TURN)),
            "Esta Unidad gana poder igual al valor de un d20 aliado este turno.",
        ),
    ],
)
def test_subjects(paragraph: Paragraph, text: str) -> None:
    """A verb, and what follows it, agree with the subject."""
    assert paragraph.say(SPANISH) == text


def test_and_and_or_change_before_their_own_sound() -> None:
    """It is "e" before i, "u" before o."""
    assert SPANISH.either_of(["este", "otro"]) == "este u otro"
    assert SPANISH.either_of(["este", "ese", "aquel"]) == "este, ese o aquel"
    assert SPANISH.all_of(["padre", "hijo"]) == "padre e hijo"
    assert SPANISH.all_of(["este", "otro"]) == "este y otro"
