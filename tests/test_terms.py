"""A term of the Republic is written in one way in each language, with a capital or without."""

import re
from typing import Final

import pytest

from tests.catalogues import ROOT, files, rules, sentences, texts

TERMS: Final = {
    "es": r"\b(?:abogad|acusad|cautiv)[oa]s?\b|(?<!\bsumo )\bsacerdotes?\b"
    r"|\b(?:facci[oó]n|legi[oó]n|concesi[oó]n|incursi[oó]n)(?:es)?\b"
    r"|\b(?:asesin[oa]s?|asesinatos?|augurios?|botín|caballeros?|ejércitos?|expolio|familias?)\b"
    r"|\b(?:fases?|flotas?|guardaespaldas|iniciativas?|intrigas?|juegos|ley(?:es)?|persuasión)\b"
    r"|\b(?:gobernador|senador|general)(?:es)?\b|\blíder(?:es)?\b|\bmagistrados?\b|\bplebe\b"
    r"|\b(?:provincias?|rebeldes?|rescates?|sequías?|sobornos?|talentos?|tesoros?|tributos?)\b"
    r"|\b(?:veteran|victorios)[oa]s?\b|\bvetos?\b|\bcapacidad Militar\b|\bLeyes agrarias\b"
    r"|\bIncursión de bárbaros\b|\b(?:[Ff]uerza (?:terrestre|naval)|fuerza (?:Terrestre|Naval))\b"
    # Men go to the war, are at it and direct it; each card is a Guerra.
    r"|(?<! a la )(?<! en la )(?<!irige la )(?<!iriges la )(?<!dirección de la )\bguerras?\b"
    # Of these the small form is the one, but for what has a name: in the middle of a sentence.
    r"|(?<=[a-záéíóúñ,;] )(?:Cargos?(?! Mayor)|Fuerzas?(?! Terrestre| Naval)|Intentos?|Victorias?"
    r"|Rebeli[oó]n(?:es)?|Proposici[oó]n(?:es)?|Juicios?(?! Menor| Mayor)|Jugador(?! Dominante)"
    r"|Cartas?(?! de Facción| de Intriga)|Batallas?|Votos?|Turnos?|Dados?)\b",
    "it": r"\b(?:fazion[ei]|flott[ae]|legion[ei]|forz[ae]|talent[oi]|tesor[oi]|tribut[oi])\b"
    # One is at war, and some wars have names of their own; a civil war is none of the cards.
    r"|(?<!\bin )(?<!Prima )(?<!Seconda )(?<!Terza )(?<!Quarta )(?<!stato della )\bguerr[ae]\b"
    r"(?! civil| si decide come|, con tutti i Ribelli)"
    r"|\b(?:spoliazion[ei]|senator[ei]|governator[ei]|provinc(?:ia|e)|concession[ei]|consol[ei])\b"
    r"|\b(?:cavalier[ei]|famigli[ae]|general[ei])\b|(?<!Morte di un )\bcondottier[oi]\b"
    r"|(?<!colonie di )\bveteran[aeio]\b|\bcomandant[ei]\b(?! nemici| del nemico)"
    r"|(?<!Assassinio di un )\btribun[oi]\b|(?<!sommo )\bsacerdot[ei]\b|\bavvocat[oi]\b"
    r"|\b(?:promotor[ei]|prigionier[oi]|process[oi]|appell[oi]|attentat[oi]|guardi[ae])\b"
    r"|(?<!o il suo )(?<!nuovo da )\bcap[oi]\b(?! di quella casa)|(?<!\bin )\bcaric(?:a|he)\b"
    r"|(?<!Legge )(?<!Concessione )\bgiochi\b|(?<!\bsi )\blegg[ei]\b"
    # A rebel is one thing, what rebels are another.
    r"|(?<!Governator[ei] |Capofazione )(?<!Accampamento )(?<!esercito |Senator[ei] |Province )"
    r"(?<!Provincia )(?<!Legion[ei] |Maestro )(?<!Flott[ae] |truppe )(?<!Forze )(?<!\bnon )"
    r"(?<!\bsi )\bribell[ei]\b"
    r"|\b(?:intrigh?i|iniziativ[ae]|persuasione|tentativ[oi](?! per Legge)|ridistribuzione)\b"
    r"|\b(?:discors[oi]|stallo|siccità|cattivi presagi|(?<!Forze )(?:in)?attiv[ae])\b"
    # A battle has a result; the game is won and lost.
    r"|(?<!condizion[ei] di )(?<!quelle di )\bvittori[ae]\b(?! si verifica| morale)"
    r"|(?<!condizioni di )(?<!vittoria o di )(?<!^Vittoria e )(?<!Attive sono una )(?<!Provincia )"
    r"(?<!bancarotta o un’altra )(?<!non conta per la )\bsconfitt[ae]\b(?! per tutti)"
    r"|\b(?:imminent[ei]|valore militare|bottino)\b|\w Coalizione\b|\bGenerali Vittoriosi\b"
    r"|\bcapacità Militare\b|\bProvincial[ei]\b|\bLegg[ei] Agrari[ae]\b|\bConsole a Vita\b",
    "fr": r"\b(?:trésor|famille|dictateur|censeur|procureur|avocat|légat|proconsul)s?\b"
    r"|\b(?:soulèvement|désastre|publicain|émeute)s?\b|\bjeux\b|\b(?:curie|république)\b"
    # A Talent is money and an Échec the result of a battle, a Match nul another.
    r"|\btalents?\b(?! de Général)|(?<!ussite ou )\béchecs?\b(?! automatique)|\bmatchs? nuls?\b"
    r"|\bnombres? de base\b|\bmauvais présages\b|\bgrand pontife\b|\bmaître de cavalerie\b"
    r"|\bhommes? d’[ÉE]tat\b|\btrafic d’influence\b|\bgardes? du corps (?:secret|public)s?\b"
    r"|\bpénurie d’hommes\b|\bcommission agraire\b|\blois? agraires?\b|\bloi [A-Z]"
    r"|(?<!marqueurs )\bd’état\b|\bl’état\b(?! des choses)"
    r"|(?<!ncien )(?<!nciens )(?<!\()\bconsuls?\b"
    r"|(?<!hase du )\bsénat\b(?!, combat)|(?<!hase du )\bforum\b(?! —|, population)"
    r"|\btribuns?\b(?! de la plèbe)|(?<!o-)\bparrains?\b|(?<!spoils, )\bredistribution\b"
    # A Général is a Roman.
    r"|(?<!en )\bgénéra(?:l|ux)\b(?! ennemi| hors du commun)"
    # Force is strength; forces are legions and fleets.
    r"|(?<!aucune )(?<!-)\bforce\b(?! suffisante| minimale| militaire| terrestre de| navale de)"
    r"|\bdeux forces\b|\b[Pp]hase du (?:Forum|Sénat)\b"
    r"|(?:(?<=[a-zà-ÿ0-9,;)»] )|(?<=[ldLD]'))(?:Rebelles?\b(?! principal|, 12 Prêtre)"
    r"|(?:Gouverneur|Phase|Faction|Sénateur|Légion|Flotte|Chevalier|Force suffisante)s?\b"
    r"|Guerres?\b(?! sociale| d’Alexandrie)|(?<!carte )(?<!cartes )(?<!ni par )Assassins?\b)",
}
"""The spelling a term of the Republic must not have in its catalogues: in the language each term
is written in one way, with a capital or without.
"""

ONLY_IN_RULES: Final = {
    # The results of a battle, the kinds of cards and what is printed on a card have names there.
    "es": r"\bVictorias?\b(?! naval)|\bCartas? de (?:Familia|Foro)\b|\bFuerzas? Inicial(?:es)?\b"
    r"|\bAlegatos en Juicios\b|\bNeutral y Jugador\b"
    # Here the word is no term of the game.
    r"|\blistas para la guerra\b|\bgenerales enemigos de gran talento\b",
}
"""What may stand in the rule paragraphs, though the catalogues must not have it."""

AROUND: Final = re.compile(r"^\s*(?:\.?[\w-]+ =|\*?\[[\w-]+\])|\{[^{}]*\}|\{ \$[\w-]+ ->$")
"""What is no text in a line of a catalogue: what it is called by, and what is put into it."""


def named(language: str, text: str) -> str:
    """A text of the rules without what only the rules may have."""
    return re.sub(ONLY_IN_RULES.get(language, "(?!)"), "x", text)


@pytest.mark.parametrize("language", TERMS)
def test_a_term_of_the_game_has_one_spelling(language: str) -> None:
    catalogues = [file for file in files(language) if (ROOT / "republic") in file.parents]
    assert len(catalogues) > 30
    found = [
        f"{file.relative_to(ROOT)}: {line}"
        for file in catalogues
        for line in sentences(file)
        if re.search(TERMS[language], AROUND.sub("{}", line))
    ]
    assert found == []


@pytest.mark.parametrize("language", TERMS)
def test_a_term_of_the_game_has_the_same_spelling_in_the_rules(language: str) -> None:
    told = list(texts(rules("republic", language)))
    assert len(told) > 500
    found = [one for one in told if re.search(TERMS[language], named(language, one))]
    assert found == []
