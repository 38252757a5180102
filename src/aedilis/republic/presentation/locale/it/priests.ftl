# Il Pontefice massimo e i Sacerdoti, una regola avanzata di La Repubblica di Roma, in italiano.
#
# $name è il giocatore della Fazione di cui si parla; $who è "you" per lui e "other" per tutti gli altri.

## Che cosa è successo

republic-priest = { $person } diventa Sacerdote e guadagna 1 Influenza.
republic-priest-no-more = { $person } non è più Sacerdote e perde 1 Influenza.
republic-pontifex-no-more = { $influence ->
    [0] { $person } non è più Pontefice massimo.
   *[other] { $person } non è più Pontefice massimo e perde { $influence } Influenza.
}
republic-pontifex-vetoes = { $person } pone il veto come Pontefice massimo.
republic-collection = { $person } raccoglie offerte per gli dèi: dado { $dice }, { $talents } T.
republic-omens-paid = { $person } paga { $talents } T per i Cattivi presagi come Pontefice massimo.
republic-omens-faction = { $short ->
    [0] { $who ->
        [you] Il Tesoro della tua Fazione paga i { $talents } T che gli mancano e una multa di { $fine } T.
       *[other] Il Tesoro { DI($faction) } paga i { $talents } T che gli mancano e una multa di { $fine } T.
    }
   *[other] { $who ->
        [you] Il Tesoro della tua Fazione paga per lui { $talents } T, e { $fine } T della multa, e resta vuoto. Il tuo Capo può essere processato per questo.
       *[other] Il Tesoro { DI($faction) } paga per lui { $talents } T, e { $fine } T della multa, e resta vuoto. Il suo Capo può essere processato per questo.
    }
}
republic-trial-leader = Il Censore accusa { $person }, la cui Fazione non ha potuto pagare il costo dei presagi; Accusatore { $prosecutor }.

## Che cosa si chiede

republic-ask-senate-pontifex = Il Senato elegge il Pontefice massimo. Che cosa proponi?
    .topic = elezione del Pontefice massimo
republic-ask-pontifex = Chi proponi come Pontefice massimo?
    .topic = elezione del Pontefice massimo
republic-ask-removed-pontifex = Chi va rimosso? Servono due terzi dei voti.
    .topic = rimozione del Pontefice massimo
republic-ask-priest = Chi nomina Sacerdote il Pontefice massimo?
    .topic = sacerdozio
republic-ask-priest-from = È un sacerdozio nuovo, o quello di qualcuno che lo perde?
    .topic = sacerdozio

## Proposte, voti e scelte

republic-proposal-pontifex = elezione del Pontefice massimo
republic-proposal-remove-pontifex = rimozione del Pontefice massimo
republic-proposal-prosecute-leader = Processo a un Capo per i presagi
republic-content-pontifex = { $person } Pontefice massimo
republic-content-remove-pontifex = rimozione { DI($person) } da Pontefice massimo
republic-content-prosecute-leader = Processo maggiore { A($person) } per { $charge }, Accusatore { $prosecutor }
republic-charge-omens = i presagi non pagati
republic-do-propose-pontifex = Proporre un Pontefice massimo
republic-do-propose-remove-pontifex = Proporre di rimuovere il Pontefice massimo
republic-do-name-priest = Nominare un Sacerdote
republic-do-new-priesthood = Un sacerdozio nuovo
republic-do-prosecute-leader = Processare il Capo la cui Fazione non ha potuto pagare i presagi
republic-do-omens = I presagi non pagati
republic-table-mark-priest = Sacerdote

## Che cosa si rifiuta

republic-refused-is-pontifex = { $person } è Pontefice massimo.
republic-refused-is-priest = { $person } è già Sacerdote.
republic-refused-priest-named = Il Pontefice massimo ha già nominato un Sacerdote in questa seduta.
republic-refused-no-pontifex = Non decidi per nessun Pontefice massimo che sia a Roma.
republic-refused-pontifex-vetoed = Il Pontefice massimo ha già usato il suo veto in questa seduta.
republic-refused-own-removal = Il Pontefice massimo non può porre il veto alla propria rimozione.

## Opzioni

republic-option-pontifex = Pontefice massimo: regola avanzata con un sommo sacerdote, i suoi Sacerdoti e il suo veto
republic-option-pontifex-exclusive = se il Pontefice massimo non può avere altre Cariche maggiori

## Accordi

republic-do-promise-priest = Un sacerdozio in questa seduta
republic-do-promise-veto = Un veto del Pontefice massimo, o nessuno
republic-ask-promised-veto = Un veto contro, o nessuno?
    .topic = un’offerta
republic-clause-priest = { $who ->
    [you] Prometti { A($to) } che il Pontefice massimo nomina Sacerdote { $person }.
    [to-you] { $name } ti promette che il Pontefice massimo nomina Sacerdote { $person }.
   *[other] { $name } promette { A($to) } che il Pontefice massimo nomina Sacerdote { $person }.
}
republic-clause-veto = { $who ->
    [you] Prometti { A($to) } che il Pontefice massimo { $yes ->
        [0] non pone il veto
       *[other] pone il veto
    } a questo: { $promised }.
    [to-you] { $name } ti promette che il Pontefice massimo { $yes ->
        [0] non pone il veto
       *[other] pone il veto
    } a questo: { $promised }.
   *[other] { $name } promette { A($to) } che il Pontefice massimo { $yes ->
        [0] non pone il veto
       *[other] pone il veto
    } a questo: { $promised }.
}
