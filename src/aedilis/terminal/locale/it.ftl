# Ciò che dice il terminale, in italiano. $who è "you" per chi legge e "other" per tutti gli altri.

## Saluto e cambio di giocatore

terminal-player = Giocatore
terminal-player-number = Giocatore { $number }
terminal-welcome = { $game }: { $players }.
terminal-hint = Rispondi con un numero o con le prime parole. ? spiega la domanda ed elenca i comandi, quit lascia la partita. Un altro gioco, un’altra edizione o un altro scenario, un altro numero di giocatori o un’altra lingua: aedilis play --help
terminal-pass = Tocca { A($name) }. Passa il posto { A($name) } e premi Invio.
terminal-news = Che cosa è successo
terminal-earlier = { $count ->
    [one] 1 fatto precedente (log lo mostra)
   *[other] { $count } fatti precedenti (log li mostra)
}
terminal-since = Dalla tua ultima mossa, prima ciò che pesa di più
terminal-since-nothing = Non è successo niente dalla tua ultima mossa.
terminal-since-more = { $count ->
    [one] 1 altro fatto (log lo mostra)
   *[other] altri { $count } fatti (log li mostra)
}
terminal-recorded = Da qui queste regole non si adattano: come registrato
terminal-undone = { $who ->
    [you] Annulli la tua ultima mossa.
   *[other] { $name } annulla la sua ultima mossa.
}
terminal-only-choice = C’era una sola risposta possibile, perciò è stata data per te.
terminal-bot-fault = { $name } ha un difetto e non ha potuto rispondere come doveva; al suo posto si è fatto altro.

## Domande

terminal-pick-hint = Più numeri separati da spazi, o nomi separati da virgole.
terminal-pick-none-hint = Più numeri separati da spazi, o nomi separati da virgole; 0 per nessuno.
terminal-text = Una riga di testo libero, al massimo { $high } caratteri; tra virgolette dritte se comincia come un comando.
terminal-confirm = Invio per farlo, n per scegliere di nuovo.
terminal-ambiguous = «{ $answer }» può essere una di queste: { $numbers }. Indica un numero o più parole.
terminal-no-number = Qui non c’è nessuna scelta { $answer }.
terminal-not-understood = «{ $answer }» qui non è né una scelta né un comando. ? aiuta.
terminal-too-many-of = Di { $item } ce n’è solo { $count }.
terminal-words-yes = s sì y yes ok
terminal-words-no = n no indietro back
terminal-words-all = tutto tutte tutti all
terminal-words-none = niente nessuna nessuno none

## Fuori turno

terminal-now-nothing = Ora non c’è nulla che tu possa fare fuori turno.
terminal-now-leave = n, o Invio da solo, per non fare nulla.
terminal-now-hint = Fuori turno potresti fare questo (scrivi now): { $choices }

## Aiuto

terminal-help-commands = Comandi a ogni domanda
terminal-help-answers = Invio da solo mostra di nuovo il tavolo. Una risposta in più parti si dà una parte alla volta; n la ricomincia.
terminal-command-help = ? — spiega questa domanda ed elenca i comandi
terminal-command-rules = ? PAROLA — le regole su una parola, una carta o un paragrafo
terminal-command-why = why — che cosa ora non puoi fare, e quale regola lo vieta
terminal-command-hint = hint — che cosa conviene qui, e perché
terminal-command-undo = undo — annulla la tua ultima mossa, se da allora non si è scoperto nulla
terminal-command-table = table — di nuovo tutto il tavolo
terminal-command-view = view [NOME] — tutto ciò che si vede di un giocatore
terminal-command-cards = cards — la tua mano, con ciò che fa ogni carta
terminal-command-card = card NOME — che cosa fa una carta qualsiasi
terminal-command-since = since — ciò che pesa di più di quanto è successo dalla tua ultima mossa
terminal-command-log = log [N] — le ultime N cose successe
terminal-command-now = now — che cosa puoi fare fuori turno, per farlo
terminal-command-save = save [FILE] — salva la partita in un file
terminal-command-lang = lang en|es|it|fr — un’altra lingua
terminal-command-concede = concede NOME|nobody — accetta che vinca un altro
terminal-command-quit = quit — lascia il tavolo
terminal-ruling = Decisione: { $text }
terminal-no-rule = Nessuna regola o carta corrisponde a «{ $word }».
terminal-more-rules = Per leggerne una: ? { $id }
terminal-why-nothing = Niente di ciò che qui avrebbe senso è vietato.
terminal-advice = Che cosa conviene qui, secondo un bot che vede ciò che puoi vedere tu:
terminal-advice-none = In questo momento non c’è alcun suggerimento.
terminal-review = Dove si è decisa la partita, per quel che il tavolo ha mostrato dopo
terminal-review-nothing = Nulla in questa partita ha cambiato di molto le possibilità di qualcuno.
terminal-review-chance = { $name } { $before } % → { $after } %
terminal-review-rather = Un bot allo stesso posto avrebbe preferito: { $answer }. { $why }
terminal-review-same = Un bot allo stesso posto avrebbe fatto lo stesso. { $why }
terminal-no-seat = «{ $name }» non è al tavolo. Giocano: { $names }.
terminal-no-card = «{ $name }» non è una carta di questo gioco.
terminal-log-usage = log vuole un numero: log 30
terminal-lang-usage = lang vuole una di queste: { $languages }.
terminal-concede-usage = Indica a chi: concede NOME, oppure concede nobody per continuare.
terminal-sure = Confermi? (s/n)
terminal-order-longer = Ordini che dicono di più
terminal-order-how = Danne uno con il suo numero o le sue parole: order 1 chiede il resto; order 1 contro 5 dice tutto.
terminal-order-given = { $order } (ordinato)
terminal-order-back = ritira l’ordine
terminal-order-taken-back = Ritirato: { $order }
terminal-order-most = { $counts }, al massimo: un numero da 0 a { $most }.

## Conservare la partita

terminal-saved = Salvata in { $file }.
terminal-save-exists = { $file } esiste già; indica un altro nome: save NOME
terminal-save-failed = Non si può scrivere { $file }: { $why }
terminal-quit = Salvare la partita in { $file } prima di uscire? (s/n, c per continuare a giocare)
terminal-kept = La partita è conservata in { $file }. Per continuare: aedilis play --load { $file }
terminal-earlier-unkept = Non è stato possibile salvare questo risultato in { $file }: { $why }
terminal-keep-record = Conservare la registrazione di questa partita? Invio per { $file }, un altro nome di file, oppure n.

## Lezioni

terminal-lesson-guide = Partita guidata: { $title }
terminal-lesson-puzzle = Problema: { $title }
terminal-lesson-commands = hint ti aiuta, undo torna indietro, leave chiude la lezione e ti lascia continuare da qui contro i bot.
terminal-lesson-other = È permesso, ma non è ciò che mostra questo passo; non è stato fatto nulla. Continua a leggere, o scrivi hint.
terminal-lesson-left = { $count ->
    [one] Ti resta 1 mossa.
   *[other] Ti restano { $count } mosse.
}
terminal-lesson-failed = Non è così. Le tue mosse sono finite e la meta non è raggiunta.
terminal-lesson-again = Premi Invio per riprovare dall’inizio, oppure scrivi leave per continuare da qui, o quit.
terminal-lesson-rules = Le regole in proposito: { $rules } (aedilis rules le mostra).
terminal-lesson-go-on = Vuoi giocare questa partita fino alla fine contro i bot? (s/n)
terminal-lesson-move = Prova così: { $move }
terminal-lesson-move-now = Scrivi now, e poi scegli: { $move }
terminal-lesson-astray = Hai già preso un’altra strada. Scrivi undo per tornare indietro, e poi hint.
terminal-lesson-not-kept = Una partita cominciata come lezione non si può salvare.
terminal-lesson-left-already = La lezione è finita; questa è una partita come le altre.
terminal-lesson-set-out = Da qui in poi giochi contro i bot. Buona fortuna!
terminal-command-leave = leave — chiude la lezione; continui da qui contro i bot
