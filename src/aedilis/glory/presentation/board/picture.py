"""Glory to Rome as a picture: all that a seat may know of the table, in words of its language
(rules G.components.7, G.components.8).

It is made from the view alone, so it can hold nothing that the view does not.
"""

from collections.abc import Iterable, Sequence
from typing import Final
from unicodedata import normalize

import msgspec

from aedilis.glory.definitions.cards import BUILDINGS, JACK, MATERIAL, STATUE, VALUE, WALL
from aedilis.glory.presentation.board.glow import glowing
from aedilis.glory.presentation.board.parts import (
    GloryCamp,
    GloryCard,
    GloryEnd,
    GloryKind,
    GloryPile,
    GloryScore,
    GlorySite,
    GloryStructure,
    GloryVault,
)
from aedilis.glory.presentation.board.refs import (
    DECK,
    JACKS,
    card_ref,
    place_ref,
    played_ref,
)
from aedilis.glory.presentation.explained.points import points
from aedilis.glory.presentation.faces import card_face, effect
from aedilis.glory.presentation.names import counted
from aedilis.glory.presentation.text import GloryText
from aedilis.glory.state.table import FOLLOWED, LED, THOUGHT, Structure
from aedilis.glory.view import HIDDEN, CampView, GloryView, count_faces
from aedilis.kernel.text import capital

MODES: Final = {THOUGHT: "thought", LED: "led", FOLLOWED: "followed"}


class GloryPicture(msgspec.Struct, tag="glory", tag_field="game"):
    """The table of Glory to Rome. `viewer` is the reader's seat (-1: a spectator), `role` the role
    led this turn (-1: none yet).

    `kinds`, `pool` and `sites` have an entry for each material. `drawn` is a card of the reader's
    that waits to be used, `public` the buildings whose function a Stairway has opened to everybody,
    `glow` the structures that matter to what the reader is asked.
    """

    viewer: int
    turn: int
    leader: int
    role: int
    edition: str
    edition_text: str
    beginner: bool
    deck: int
    deck_ref: str
    jacks: int
    jacks_ref: str
    kinds: list[GloryKind]
    pool: list[GloryPile]
    sites: list[GlorySite]
    camps: list[GloryCamp]
    hand: list[GloryCard]
    drawn: GloryCard | None
    public: list[GloryCard]
    awaited: list[int]
    glow: list[str]
    end: GloryEnd | None


def picture(text: GloryText, view: GloryView) -> GloryPicture:
    """The table as the viewer may know it. `text` is without marks, and speaks to the same seat."""
    mine = view.camps[view.seat] if view.seat >= 0 else None
    drawn = None
    if mine is not None and mine.drawn >= 0:
        drawn = _card(text, view, mine.drawn, f"drawn:{view.seat}")
    public = [card for card in range(BUILDINGS) if view.opened >> card & 1]
    return GloryPicture(
        viewer=view.seat,
        turn=view.turn,
        leader=view.leader,
        role=view.role,
        edition=text.edition_name(view.rules.edition),
        edition_text=text.edition(view.rules.edition),
        beginner=view.rules.beginner,
        deck=view.deck,
        deck_ref=DECK,
        jacks=view.jacks,
        jacks_ref=JACKS,
        kinds=_kinds(text),
        pool=[GloryPile(f"pool:{m}", m, n, 0) for m, n in enumerate(count_faces(view.pool))],
        sites=[
            GlorySite(f"site:{m}", m, view.town[m], view.outskirts[m]) for m in range(len(VALUE))
        ],
        camps=[_camp(text, view, seat) for seat in range(len(view.camps))],
        hand=_hand(text, view, mine) if mine is not None else [],
        drawn=drawn,
        public=[_card(text, view, card, f"public:{card}") for card in public],
        awaited=list(view.awaited),
        glow=glowing(view),
        end=_end(text, view) if view.over else None,
    )


def letters(names: Sequence[str]) -> list[str]:
    """A different letter for each name: the first of its own, without accent, that no earlier name
    has taken.
    """
    taken: list[str] = []
    for name in names:
        bare = normalize("NFD", name).upper()
        taken.append(next(one for one in bare if one.isalpha() and one not in taken))
    return taken


def _kinds(text: GloryText) -> list[GloryKind]:
    names = [capital(text.material(m)) for m in range(len(VALUE))]
    return [
        GloryKind(f"material:{m}", f"role:{m}", name, text.role(m), letter, VALUE[m])
        for m, (name, letter) in enumerate(zip(names, letters(names), strict=True))
    ]


def _piles(place: str, seat: int, cards: Iterable[int]) -> list[GloryPile]:
    counts = enumerate(count_faces(cards))
    return [GloryPile(place_ref(place, seat, m), m, n, 0) for m, n in counts if n]


def _card(text: GloryText, view: GloryView, card: int, ref: str, count: int = 1) -> GloryCard:
    face = card_face(text, card, view.rules)
    material = -1 if card == JACK else MATERIAL[card]
    return GloryCard(ref, card, face.name, material, face.value, face.effect, count)


def _hand(text: GloryText, view: GloryView, camp: CampView) -> list[GloryCard]:
    """One's own hand in the order of the roles, equal cards together, jacks last."""
    cards = sorted(camp.hand or [], key=lambda card: (MATERIAL[card], card))
    return [
        _card(text, view, card, card_ref(card), n)
        for card, n in counted(cards + [JACK] * camp.jacks)
    ]


def _camp(text: GloryText, view: GloryView, seat: int) -> GloryCamp:
    camp, worth = view.camps[seat], points(view, seat)
    played = counted(camp.played + [JACK] * camp.played_jacks)
    clients = _piles("client", seat, camp.clientele)
    for pile in clients:
        pile.ready = camp.ready[pile.material]
    return GloryCamp(
        ref=f"seat:{seat}",
        seat=seat,
        name=text.seat(seat),
        mine=seat == view.seat,
        influence=camp.influence,
        points=worth.sure(),
        least=worth.sure() + worth.least(),
        most=worth.sure() + worth.most(),
        sites=[m for m, n in enumerate(camp.sites) for _ in range(n)],
        clients=clients,
        client_count=len(camp.clientele),
        client_limit=camp.clientele_limit,
        stock=_piles("stock", seat, camp.stockpile),
        vault=GloryVault(
            count=len(camp.vault),
            limit=camp.vault_limit,
            hidden=camp.vault.count(HIDDEN),
            known=_piles("vault", seat, camp.vault),
        ),
        structures=[_structure(text, view, seat, structure) for structure in camp.structures],
        hand=camp.hand_size,
        hand_limit=camp.hand_limit,
        hand_ref=f"hand:{seat}",
        jacks=camp.jacks,
        mode=MODES.get(camp.mode, ""),
        played=[_card(text, view, card, played_ref(seat, card), n) for card, n in played],
        drawn=camp.drawn >= 0,
        held=camp.held,
        backs=camp.backs,
    )


def _structure(text: GloryText, view: GloryView, seat: int, structure: Structure) -> GloryStructure:
    card = structure.name
    return GloryStructure(
        ref=place_ref("structure", seat, card),
        number=card,
        name=text.card(card),
        material=MATERIAL[card],
        site=structure.site,
        materials=[MATERIAL[added] for added in structure.materials],
        need=VALUE[structure.site],
        complete=structure.complete,
        active=bool(view.camps[seat].active >> card & 1),
        opened=structure.opened,
        effect=effect(text, card, view.rules),
    )


def _end(text: GloryText, view: GloryView) -> GloryEnd:
    """The outcome, the winners first, then by points and cards in hand (rule G.score.3)."""
    ranked = sorted(
        range(len(view.camps)),
        key=lambda seat: (
            seat not in view.winners,
            -view.scores[seat].total(),
            -view.camps[seat].hand_size,
        ),
    )
    rows = []
    for seat in ranked:
        score = view.scores[seat]
        rows.append(
            GloryScore(
                seat=seat,
                influence=score.influence,
                vault=score.vault,
                bonuses=score.bonuses,
                statue=score.statue,
                wall=score.wall,
                total=score.total(),
                hand=view.camps[seat].hand_size,
                won=seat in view.winners,
            )
        )
    return GloryEnd(text.result(view), text.card(STATUE), text.card(WALL), rows)
