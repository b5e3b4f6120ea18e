"""The glossary: the words of the rules in Spanish, with their forms. All nouns of the package are spelled here."""

from typing import Final

# Forms of what agrees with a noun.
MASCULINE, FEMININE, MASCULINES, FEMININES = range(4)


class Thing:
    """A noun: one of them, many of them, and its gender."""

    def __init__(self, one: str, many: str, *, feminine: bool = False) -> None:
        self.one = one
        self.many = many
        self.feminine = feminine

    def form(self, *, plural: bool = False) -> int:
        """Give the form of what agrees with it."""
        return self.feminine + (MASCULINES if plural else MASCULINE)

    def said(self, *, plural: bool = False) -> str:
        """Say one, or many."""
        return self.many if plural else self.one


TERMS: Final = {
    # What there is.
    "card": Thing("carta", "cartas", feminine=True),
    "Legend": Thing("Leyenda", "Leyendas", feminine=True),
    "Unit": Thing("Unidad", "Unidades", feminine=True),
    "Gear": Thing("Equipo", "Equipos"),
    "Program": Thing("Programa", "Programas"),
    "Gig": Thing("Gig", "Gigs"),
    "Eddie": Thing("Eddie", "Eddies"),
    "value-pair": Thing("pareja", "parejas", feminine=True),
    "Rival": Thing("Rival", "Rivales"),
    "player": Thing("jugador", "jugadores"),
    "owner": Thing("propietario", "propietarios"),
    # Where it is.
    "deck": Thing("mazo", "mazos"),
    "hand": Thing("mano", "manos", feminine=True),
    "trash": Thing("descarte", "descartes"),
    "Gig area": Thing("zona de Gigs", "zonas de Gigs", feminine=True),
    "Legends area": Thing("zona de Leyendas", "zonas de Leyendas", feminine=True),
    "fixer area": Thing("zona de fixer", "zonas de fixer", feminine=True),
    # What it has.
    "cost": Thing("coste", "costes"),
    "power": Thing("poder", "poderes"),
    "value": Thing("valor", "valores"),
    "type": Thing("tipo", "tipos"),
    "effect": Thing("efecto", "efectos"),
    "result": Thing("resultado", "resultados"),
    "Street Cred": Thing("[STAR] (Street Cred)", "[STAR] (Street Cred)", feminine=True),
    # When things happen.
    "turn": Thing("turno", "turnos"),
    "fight": Thing("combate", "combates"),
}
"""The nouns of the rules."""


def regular(masculine: str) -> tuple[str, str, str, str]:
    """Give the forms of an adjective; one that does not end in -o is the same for both genders."""
    if masculine.endswith("o"):
        feminine = f"{masculine[:-1]}a"
        return masculine, feminine, f"{masculine}s", f"{feminine}s"
    many = f"{masculine}s" if masculine.endswith("e") else f"{masculine}es"
    return masculine, masculine, many, many


ADJECTIVES: Final = {
    "friendly": regular("aliado"),
    "rival": regular("rival"),
    "ready": regular("preparado"),
    "spent": regular("agotado"),
    "equipped": regular("equipado"),
    "opposing": regular("enfrentado"),
    "defeated": regular("derrotado"),
    "blocked": regular("bloqueado"),
    "chosen": regular("elegido"),
    "discarded": regular("descartado"),
    "first": ("primer", "primera", "primeros", "primeras"),
    "next": regular("próximo"),
    "empty": regular("vacío"),
    "another": regular("otro"),
    "the other": ("el otro", "la otra", "los demás", "las demás"),
    "all other": ("todo otro", "toda otra", "todos los demás", "todas las demás"),
    "Red": regular("rojo"),
    "Green": regular("verde"),
    "Blue": regular("azul"),
    "Yellow": regular("amarillo"),
}
"""What agrees with a noun: masculine, feminine, and both in the plural."""


class Verb:
    """A verb in the forms that card texts use."""

    def __init__(self, order: str, stressed: str, infinitive: str, you: str, one: str) -> None:
        self.order = order
        self.stressed = stressed
        """The order with the accent that it takes when a pronoun is joined to it: "derróta" in "derrótala"."""
        self.infinitive = infinitive
        self.you = you
        self.one = one


def in_ar(stem: str, stressed: str) -> Verb:
    """Give a regular verb in -ar; its stem also as it is written before a joined pronoun."""
    return Verb(f"{stem}a", f"{stressed}a", f"{stem}ar", f"{stem}as", f"{stem}a")


VERBS: Final = {
    "add": Verb("añade", "añáde", "añadir", "añades", "añade"),
    "adjust": in_ar("ajust", "ajúst"),
    "attack": in_ar("atac", "atác"),
    "Call": in_ar("llam", "llám"),
    "choose": Verb("elige", "elíge", "elegir", "eliges", "elige"),
    "decrease": Verb("reduce", "redúce", "reducir", "reduces", "reduce"),
    "defeat": in_ar("derrot", "derrót"),
    "discard": in_ar("descart", "descárt"),
    "draw": in_ar("rob", "rób"),
    "equip": in_ar("equip", "equíp"),
    "give": Verb("da", "da", "dar", "das", "da"),
    "increase": in_ar("aument", "aumént"),
    "look at": in_ar("mir", "mír"),
    "move": Verb("mueve", "muéve", "mover", "mueves", "mueve"),
    "pay": Verb("paga", "pága", "pagar", "pagas", "paga"),
    "play": Verb("juega", "juéga", "jugar", "juegas", "juega"),
    "put": Verb("pon", "pon", "poner", "pones", "pone"),
    "ready": in_ar("prepar", "prepár"),
    "return": Verb("devuelve", "devuélve", "devolver", "devuelves", "devuelve"),
    "reveal": in_ar("revel", "revél"),
    "search": in_ar("examin", "examín"),
    "sell": Verb("vende", "vénde", "vender", "vendes", "vende"),
    "send": Verb("envía", "envía", "enviar", "envías", "envía"),
    "set": in_ar("fij", "fíj"),
    "spend": in_ar("agot", "agót"),
    "steal": in_ar("arrebat", "arrebát"),
    "swap": Verb("intercambia", "intercámbia", "intercambiar", "intercambias", "intercambia"),
}
"""The verbs of the rules as instructions. To trash is to send to the trash, to bottom-deck to put on the bottom."""
