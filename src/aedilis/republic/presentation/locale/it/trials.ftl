# Processi e Attentati di La Repubblica di Roma in italiano.
#
# $person è l'Accusato o il sicario, $target la vittima. $dice è ciò che si è tirato, $drm ciò che vi si aggiunge e
# $total il risultato.

## Attentato

republic-assassination = { $count ->
    [0] { $person } tenta di assassinare { $target }: dado { $dice }, modificatore { $drm }, totale { $total }.
   *[other] { $person } tenta di assassinare { $target } con { $cards }: dado { $dice }, modificatore { $drm }, totale { $total }.
}
republic-bodyguards = { $who ->
    [you] { $count ->
        [one] Usi una Guardia del corpo segreta.
       *[other] Usi { $count } Guardie del corpo segrete.
    }
   *[other] { $count ->
        [one] { $name } usa una Guardia del corpo segreta.
       *[other] { $name } usa { $count } Guardie del corpo segrete.
    }
}
republic-assassination-killed = { $person } uccide { $target }.
republic-assassination-failed = { $person } non riesce a colpire { $target }.
republic-assassination-caught = { $person } è scoperto prima di poter colpire { $target }.
republic-assassination-again = { $caught ->
    [0] La Guardia del corpo cerca il sicario: dado { $dice }, modificatore { $drm }, totale { $total }; gli sfugge.
   *[other] La Guardia del corpo cerca il sicario: dado { $dice }, modificatore { $drm }, totale { $total }; è scoperto.
}
republic-assassin-executed = { $person } è giustiziato per l’Attentato.
republic-leader-shamed = { $person } ha mandato il sicario e perde { $influence } Influenza.
republic-special-trial = { $person } è processato per l’Attentato che ha ordinato.
republic-eliminated = { $who ->
    [you] Hai perso per punizione il tuo ultimo Senatore: la tua Fazione è eliminata.
   *[other] { $name } ha perso per punizione il suo ultimo Senatore: la sua Fazione è eliminata.
}

## Processi

republic-trial-corrupt = Il Censore accusa { $person } di corruzione nella sua Provincia; Accusatore { $prosecutor }.
republic-trial-office = Il Censore accusa { $person } di abusi nella Carica, in un Processo minore; Accusatore { $prosecutor }.
republic-trial-major = Il Censore accusa { $person } di abusi nella Carica, in un Processo maggiore; Accusatore { $prosecutor }.
republic-trial-concession = Il Censore accusa { $person } di corruzione con la Concessione { $concession }; Accusatore { $prosecutor }.
republic-trial-province = Il Censore accusa { $person } della Spoliazione di { $province }; Accusatore { $prosecutor }.
republic-prosecutor-refuses = { $person } non vuole accusare { $target }.
republic-appeal = { $person } si appella al popolo: dadi { $dice }, modificatore { $drm }, totale { $total }; voti per l’innocenza { $votes }.
republic-appeal-killed = { $person } si appella al popolo: dadi { $dice }, modificatore { $drm }, totale { $total }; il popolo lo uccide.
republic-appeal-freed = { $person } si appella al popolo: dadi { $dice }, modificatore { $drm }, totale { $total }; il popolo lo libera.
republic-acquitted = { $person } è innocente.
republic-convicted = { $person } è colpevole: perde Influenza, Popolarità e le sue Concessioni.
republic-condemned = { $person } è colpevole e muore.
republic-prosecutor-gains = { $person } guadagna { $influence } Influenza come Accusatore.
republic-trials-end = I Processi di questo turno sono finiti; chi è a Roma perde i segnalini Corrotto e Maggiore.

## Che cosa si chiede

republic-ask-assassin = Chi è il sicario?
    .topic = Attentato
republic-ask-assassin-target = Chi deve uccidere?
    .topic = Attentato
republic-ask-assassin-cards = Quante carte Sicario usi?
    .topic = Attentato
republic-ask-bodyguards = { $person } colpisce { $target } con un totale di { $total }. Quante Guardie del corpo segrete usi?
    .topic = Attentato
republic-ask-accused = Chi accusi?
    .topic = Processo
republic-ask-charge = Di che cosa lo accusi?
    .topic = Processo
republic-ask-prosecutor = Chi deve essere l’Accusatore?
    .topic = Processo
republic-ask-prosecute = { $person } accusa { $target }?
    .topic = Processo
