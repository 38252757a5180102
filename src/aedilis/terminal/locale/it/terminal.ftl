# Ciò che dice il terminale, in italiano. $who è "you" per chi legge e "other" per tutti gli altri.

## Saluto e cambio di giocatore

terminal-player = Giocatore
terminal-player-number = Giocatore { $number }
terminal-game-glory = Glory to Rome
terminal-game-republic = La Repubblica di Roma
terminal-welcome = { $game }: { $players }.
terminal-hint = Rispondi con un numero o con le prime parole. ? spiega la domanda ed elenca i comandi, quit lascia la partita. Un'altra edizione, un altro numero di giocatori o un'altra lingua: aedilis play --help
terminal-pass = Tocca a { $name }. Passa il posto a { $name } e premi Invio.
terminal-news = Che cosa è successo
terminal-earlier = { $count ->
    [one] 1 fatto precedente (log lo mostra)
   *[other] { $count } fatti precedenti (log li mostra)
}
terminal-undone = { $who ->
    [you] Annulli la tua ultima mossa.
   *[other] { $name } annulla la sua ultima mossa.
}
terminal-only-choice = C'era una sola risposta possibile, perciò è stata data per te.

## Il tavolo, raccontato

terminal-none = niente
terminal-turn = Turno { $turn }, { $who ->
    [you] il Prefetto sei tu
   *[other] Prefetto: { $leader }
}{ $role ->
    [none] {""}
   *[other] ; si conduce { $role }
}
terminal-deck = { $deck ->
    [one] 1 carta
   *[other] { $deck } carte
} nel mazzo, { $jacks ->
    [one] resta 1 Senatore
   *[other] restano { $jacks } Senatori
}
terminal-pool = Piatto: { $cards }
terminal-sites = Siti In Città: { $sites }
terminal-sites-outside = Siti Fuori Città: { $sites }
terminal-open-to-all = Pubblici per tutti: { $cards }
terminal-camp = { $who ->
    [you] Il tuo campo ({ $name })
   *[other] Campo di { $name }
}
terminal-camp-influence = Influenza { $influence }; { $hand ->
    [one] 1 carta
   *[other] { $hand } carte
} in mano, { $jacks ->
    [0] nessun Senatore
    [one] di cui 1 Senatore
   *[other] di cui { $jacks } Senatori
}; limite di mano { $limit }
terminal-thought = pensa in questo turno
terminal-led = conduce con { $cards }
terminal-followed = segue con { $cards }
terminal-camp-clientele = Clientela { $count } su { $limit }: { $clients }
terminal-camp-stockpile = Magazzino: { $cards }
terminal-camp-vault = Cantina { $count } su { $limit }{ $known ->
    [0] {""}
   *[other] , scoperte: { $cards }
}
terminal-camp-done = Completi: { $cards }
terminal-camp-begun = Iniziato: { $card }, Sito di { $site }, { $have } su { $need }{ $have ->
    [0] {""}
   *[other] {" "}({ $materials })
}
terminal-camp-force = Funzioni in vigore: { $cards }
terminal-camp-drawn = Pescata e non ancora collocata: { $card }
terminal-camp-backs = Concederebbe la vittoria a { $name }
terminal-your-hand = { $count ->
    [0] La tua mano è vuota
    [one] La tua mano: 1 carta
   *[other] La tua mano: { $count } carte
}
terminal-rank = { $score }, { $hand ->
    [one] 1 carta
   *[other] { $hand } carte
} in mano

## Il tavolo, disegnato. Queste parole stanno in colonne strette.

terminal-deck-short = mazzo { $deck } · Senatori { $jacks }
terminal-pool-short = Piatto
terminal-sites-short = In Città
terminal-outside-short = Fuori
terminal-column-camp = { " " }Giocatore
terminal-column-influence = Infl
terminal-column-clientele = Clientela
terminal-column-stockpile = Magazzino
terminal-column-vault = Cantina
terminal-column-hand = Mano
terminal-legend-materials = Materiali: { $letters }; J Senatore
terminal-legend-signs = { $done } completo, { $missing } materiale mancante, { $force } in vigore prima del completamento, { $down } coperta

## Domande

terminal-group-cards = Carta
terminal-group-jack = Senatore
terminal-group-petition = Supplica
terminal-group-palace = Palazzo
terminal-group-think = Pensare
terminal-group-discard = Scartare
terminal-group-lay = Fondamenta
terminal-group-add = Materiale
terminal-group-open = Scalinata
terminal-group-other = Altro
terminal-pick-hint = Più numeri separati da spazi, o nomi separati da virgole.
terminal-pick-none-hint = Più numeri separati da spazi, o nomi separati da virgole; 0 per nessuno.
terminal-amount = Un numero da { $low } a { $high }.
terminal-text = Una riga di testo libero, al massimo { $high } caratteri; tra virgolette dritte se comincia come un comando.
terminal-confirm = Invio per farlo, n per scegliere di nuovo.
terminal-ambiguous = «{ $answer }» può essere una di queste: { $numbers }. Indica un numero o più parole.
terminal-no-number = Qui non c'è nessuna scelta { $answer }.
terminal-not-understood = «{ $answer }» qui non è né una scelta né un comando. ? aiuta.
terminal-too-many-of = Di { $item } ce n'è solo { $count }.
terminal-words-yes = s sì y yes ok
terminal-words-no = n no indietro back
terminal-words-all = tutto tutte tutti all
terminal-words-none = niente nessuna nessuno none

## Fuori turno

terminal-now-nothing = Ora non c'è nulla che tu possa fare fuori turno.
terminal-now-leave = n, o Invio da solo, per non fare nulla.
terminal-now-hint = Fuori turno potresti fare questo (scrivi now): { $choices }

## Aiuto

terminal-help-commands = Comandi a ogni domanda
terminal-help-answers = Invio da solo mostra di nuovo il tavolo. Una risposta in più parti si dà una parte alla volta; n la ricomincia.
terminal-command-help = ? — spiega questa domanda ed elenca i comandi
terminal-command-rules = ? PAROLA — le regole su una parola, una carta o un paragrafo
terminal-command-why = why — che cosa ora non puoi fare, e quale regola lo vieta
terminal-command-undo = undo — annulla la tua ultima mossa, se da allora non si è scoperto nulla
terminal-command-table = table — di nuovo tutto il tavolo
terminal-command-view = view [NOME] — un campo nei particolari
terminal-command-cards = cards — la tua mano, con ciò che fa ogni carta
terminal-command-card = card NOME — che cosa fa una carta qualsiasi
terminal-command-log = log [N] — le ultime N cose successe
terminal-command-now = now — che cosa puoi fare fuori turno, per farlo
terminal-command-save = save [FILE] — salva la partita in un file
terminal-command-lang = lang en|es|it|fr — un'altra lingua
terminal-command-order = order gift ask|never — se ti si chiede un dono quando una richiesta non ti obbliga
terminal-command-concede = concede NOME|nobody — accettare che vinca un altro
terminal-command-quit = quit — lascia il tavolo
terminal-ruling = Decisione: { $text }
terminal-no-rule = Nessuna regola o carta corrisponde a «{ $word }».
terminal-more-rules = Per leggerne una: ? { $id }
terminal-why-nothing = Niente di ciò che qui avrebbe senso è vietato.
terminal-no-seat = «{ $name }» non è al tavolo. Giocano: { $names }.
terminal-no-card = «{ $name }» non è una carta di questo gioco.
terminal-log-usage = log vuole un numero: log 30
terminal-lang-usage = lang vuole una di queste: { $languages }.
terminal-order-usage = Scrivi: order gift ask oppure order gift never.
terminal-concede-usage = Indica a chi: concede NOME, oppure concede nobody per continuare.
terminal-sure = Sicuro? (s/n)

## Conservare la partita

terminal-saved = Salvata in { $file }.
terminal-save-exists = { $file } esiste già; indica un altro nome: save NOME
terminal-save-failed = Non si può scrivere { $file }: { $why }
terminal-quit = Salvare la partita in { $file } prima di uscire? (s/n, c per continuare a giocare)
terminal-kept = La partita è conservata in { $file }. Per continuare: aedilis play --load { $file }
terminal-keep-record = Conservare la registrazione di questa partita? Invio per { $file }, un altro nome di file, oppure n.
