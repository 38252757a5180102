# Accordi pubblici in italiano.
#
# $name è il giocatore della Fazione di cui si parla; $who è "you" per lui e "other" per tutti gli altri;
# $to è a chi si promette o si dà qualcosa.

## Che cosa è successo

republic-deal-offered = { $who ->
    [you] Offri l’accordo { $deal }.
   *[other] { $name } offre l’accordo { $deal }.
}
republic-clause-talents = { $who ->
    [you] Prometti { A($to) } { $talents } T nella prossima Ridistribuzione.
    [to-you] { $name } ti promette { $talents } T nella prossima Ridistribuzione.
   *[other] { $name } promette { A($to) } { $talents } T nella prossima Ridistribuzione.
}
republic-clause-card = { $who ->
    [you] Prometti { A($to) } { $card } nella prossima fase Rivoluzione.
    [to-you] { $name } ti promette { $card } nella prossima fase Rivoluzione.
   *[other] { $name } promette { A($to) } { $card } nella prossima fase Rivoluzione.
}
republic-promised = { $named ->
    [0] { $proposal }
   *[other] { $proposal } ({ $content })
}
republic-clause-vote = { $who ->
    [you] Prometti { A($to) } un voto { $yes ->
        [0] contrario
       *[other] favorevole
    } a questo: { $promised }.
    [to-you] { $name } ti promette un voto { $yes ->
        [0] contrario
       *[other] favorevole
    } a questo: { $promised }.
   *[other] { $name } promette { A($to) } un voto { $yes ->
        [0] contrario
       *[other] favorevole
    } a questo: { $promised }.
}
republic-ask-promised = Hai promesso { A($to) } di proporre questo: { $promised }.
republic-ask-promised-ballot = Hai promesso { A($to) } un voto { $yes ->
    [0] contrario
   *[other] favorevole
} a questo: { $promised }.
republic-clause-nominate = { $who ->
    [you] Prometti { A($to) } di proporre questo: { $promised }.
    [to-you] { $name } ti promette di proporre questo: { $promised }.
   *[other] { $name } promette { A($to) } di proporre questo: { $promised }.
}
republic-clause-consent = { $who ->
    [you] Prometti { A($to) } che { $content } darà il suo consenso a questo: { $proposal }.
    [to-you] { $name } ti promette che { $content } darà il suo consenso a questo: { $proposal }.
   *[other] { $name } promette { A($to) } che { $content } darà il suo consenso a questo: { $proposal }.
}
republic-clause-text = { $who ->
    [you] Prometti { A($to) }: «{ $text }».
    [to-you] { $name } ti promette: «{ $text }».
   *[other] { $name } promette { A($to) }: «{ $text }».
}
republic-deal-accepted = { $who ->
    [you] Accetti l’accordo { $deal }.
   *[other] { $name } accetta l’accordo { $deal }.
}
republic-deal-binds = L’accordo { $deal }{ $parties ->
    [0] {""}
   *[other] {" "}tra { $seats }
} è vincolante.
republic-deal-refused = { $who ->
    [you] Rifiuti l’accordo { $deal }, che decade.
   *[other] { $name } rifiuta l’accordo { $deal }, che decade.
}
republic-deal-withdrawn = { $who ->
    [you] Ti ritiri dall’accordo { $deal }, che decade.
   *[other] { $name } si ritira dall’accordo { $deal }, che decade.
}
republic-deal-paid = { $who ->
    [you] Paghi { A($to) } { $talents } T, come promesso nell’accordo { $deal }.
    [to-you] { $name } ti paga { $talents } T, come promesso nell’accordo { $deal }.
   *[other] { $name } paga { A($to) } { $talents } T, come promesso nell’accordo { $deal }.
}
republic-deal-card = { $who ->
    [you] Dai { A($to) } { $card }, come promesso nell’accordo { $deal }.
    [to-you] { $name } ti dà { $card }, come promesso nell’accordo { $deal }.
   *[other] { $name } dà { A($to) } { $card }, come promesso nell’accordo { $deal }.
}
republic-deal-clause = { $fate ->
    [1] { $who ->
        [you] Hai rispettato la clausola { $clause } dell’accordo { $deal }.
       *[other] { $name } ha rispettato la clausola { $clause } dell’accordo { $deal }.
    }
    [2] La clausola { $clause } dell’accordo { $deal } è rimasta senza effetto.
   *[other] { $who ->
        [you] Non hai potuto rispettare la clausola { $clause } dell’accordo { $deal }.
       *[other] { $name } non ha rispettato la clausola { $clause } dell’accordo { $deal }.
    }
}
republic-deal-released = { $who ->
    [you] La clausola { $clause } dell’accordo { $deal } non ti vincola più.
   *[other] La clausola { $clause } dell’accordo { $deal } non vincola più { $name }.
}
republic-deal-disputed = { $who ->
    [you] Contesti la clausola { $clause } dell’accordo { $deal }: «{ $text }».
   *[other] { $name } contesta la clausola { $clause } dell’accordo { $deal }: «{ $text }».
}
republic-deal-vote = { $who ->
    [you] Per te la clausola è stata { $kept ->
        [0] violata
       *[other] rispettata
    }.
   *[other] Per { $name } la clausola è stata { $kept ->
        [0] violata
       *[other] rispettata
    }.
}
republic-deal-judged = La clausola { $clause } dell’accordo { $deal } { $kept ->
    [0] è stata violata
   *[other] non è stata violata
}: { $no } contro { $yes }.

## Che cosa si chiede

republic-ask-clause = Che cosa promette l’accordo?
    .topic = un’offerta
republic-ask-promise-by = Chi lo promette?
    .topic = un’offerta
republic-ask-promise-to = A chi?
    .topic = un’offerta
republic-ask-promised-talents = Quanti Talenti?
    .topic = un’offerta
republic-ask-promised-card = Quale carta?
    .topic = un’offerta
republic-ask-promised-text = Che cosa si promette? Se è stato rispettato, lo decidono gli altri giocatori.
    .topic = un’offerta
republic-ask-promised-proposal = Per quale proposta?
    .topic = un’offerta
republic-ask-promised-whom = Chi vi è nominato?
    .topic = un’offerta
republic-ask-promised-also = E chi altro?
    .topic = un’offerta
republic-ask-promised-what = Che cosa vi è nominato?
    .topic = un’offerta
republic-ask-promised-vote = Un voto a favore o contro?
    .topic = un’offerta
republic-ask-which-deal = Quale accordo?
    .topic = un accordo
republic-ask-which-clause = Quale clausola?
    .topic = un accordo
republic-ask-dispute = La clausola { $clause } dell’accordo { $deal } è stata rispettata? «{ $text }»
    .topic = una lite

## Che cosa si rifiuta

republic-refused-unsaid = Manca «{ $word }».
republic-refused-no-text = «{ $word }» dev’essere un testo.
republic-refused-too-long = «{ $word }» ha { $count } caratteri; al massimo ne può avere { $most }.
republic-refused-odd-text = «{ $word }» dev’essere una riga di caratteri stampabili, senza spazi prima o dopo.
republic-refused-not-promised = Nessun accordo può riguardare ora «{ $word }», e mai la spartizione dei posti fra i Consoli, un Attentato o una rivolta.

## Il foglio su cui si scrive un'offerta

republic-draft-nothing = non promette nulla
republic-draft-no-card = Non hai carte che non siano già promesse.
republic-draft-cards-of-others = Solo chi ha una carta può prometterla.
republic-draft-no-pontifex = Ora nessuno è Pontefice massimo.
republic-draft-no-senate = Con una o due persone non si propone nulla che si possa promettere.
republic-draft-never = La spartizione dei posti fra i Consoli, gli Attentati, la lealtà e la rivolta non si possono promettere; una promessa a parole vincola solo come la giudica il tavolo.
republic-template-votes = Voti in cambio di Talenti
republic-template-consulate = Dividersi il consolato
republic-template-governorship = Un governatorato per un Processo lasciato cadere
