# Il rapporto di un torneo di programmi, in italiano.

arena-report-number = { NUMBER($value, useGrouping: 0) }
arena-report-percent = { NUMBER($value, maximumFractionDigits: 0) } %
arena-report-share = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
arena-report-title = Torneo: { $game }
arena-report-heading = { $players ->
    [one] Un giocatore a tutti i posti
   *[other] { $players } giocatori, gli uni contro gli altri
}
arena-report-facts = { $games ->
    [one] Una partita
   *[other] { $games } partite
} a { $seats ->
    [one] un posto
   *[other] { $seats } posti
}, seme { $seed }
arena-report-lead = { $player } ha vinto più di tutti: il { $share } dei posti che ha occupato; tra pari sarebbe il { $even }.
arena-report-lead-clear = Il caso da solo difficilmente lo spiega.
arena-report-lead-open = Con così poche partite può essere un caso.
arena-report-numbers = Tutti i numeri
arena-report-strength = Forza
arena-report-strength-about = Il punteggio dice quanto un giocatore è forte contro questi avversari; la quota di vittorie, quante volte ha vinto. Una vittoria condivisa conta per ogni vincitore come una parte di una.
arena-report-ratings = Punteggi
arena-report-ratings-about = I punteggi, e fra quali valori stanno con una confidenza del 95 %
arena-report-won = Quota di vittorie
arena-report-won-about = Vittorie per posto occupato; tratteggiata: forze uguali ({ $even })
arena-report-column-player = Giocatore
arena-report-column-rating = Punteggio
arena-report-column-range = 95 %
arena-report-column-won = Vinte
arena-report-column-games = Partite
arena-report-column-faults = Perse per errore
arena-report-column-ending = Finale
arena-report-column-share = Quota
arena-report-column-nobody = Senza vincitore
arena-report-column-thing = Che cosa
arena-report-column-held = Volte
arena-report-fault = Il primo errore per cui { $player } ha perso: { $fault }
arena-report-by-seat = Vittorie per posto
arena-report-by-seat-about = Quante volte vince ogni posto. Se tutti hanno occupato tutti i posti in ugual misura, quel che resta è il vantaggio del posto.
arena-report-all-players = Tutti i giocatori
arena-report-seat = Posto { $number }
arena-report-endings = Come finiscono le partite
arena-report-endings-about = Il { $nobody } delle partite non ha avuto un vincitore (95 %: { $range }).
arena-report-forfeit = errore di un giocatore
arena-report-length = Durata
arena-report-length-about = { $mean } mosse in media (95 %: da { $low } a { $high }); la partita mediana, { $middle }.
arena-report-moves = mosse
arena-report-course = L’andamento delle partite
arena-report-course-about = Medie di tutte le partite, portate alla stessa durata.
arena-report-course-axis = parte della partita già giocata
arena-report-things-about = Quante volte ha vinto chi l’aveva alla fine; tratteggiata: forze uguali ({ $even }). Che i giocatori bravi lo ottengano non vuol dire che vincano per questo.
arena-report-how = Come si è misurato
arena-report-method = Gli stessi giocatori si incontrano con la stessa distribuzione una volta a ogni posto. Chi incontra chi, e chi siede accanto a chi, cambia di blocco in blocco.
arena-report-method-intervals = I punteggi seguono il modello di Plackett e Luce (OpenSkill) nell’ordine delle partite; gli intervalli delle quote sono di Wilson, quelli delle medie della distribuzione normale, tutti al 95 %.
arena-report-method-unbalanced = Il numero delle partite non è un multiplo di { $games }: non tutti hanno occupato tutti i posti in ugual misura.
arena-report-method-failures = { $failures ->
    [one] In una partita le regole hanno ceduto; non conta per nessuno.
   *[other] In { $failures } partite le regole hanno ceduto; non contano per nessuno.
}
arena-report-method-options = Versione delle regole: { $rules }; opzioni: { $options }
