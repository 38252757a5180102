# Amici, inviti e persone di cui non si vuole sentire nulla, in italiano.

server-nav-friends = Amici
server-friends-about = Con chi ti piace giocare, e dove siedono.
server-friends-title = I tuoi amici
server-friends-none = Qui non hai ancora amici. Chiedilo a qualcuno più sotto per nome.
server-friends-tables = Tavoli
server-friends-no-table = A nessun tavolo che tu possa vedere.
server-friends-waits = ti aspetta
server-friends-way-mine = ci siedi anche tu
server-friends-way-join = c’è un posto libero
server-friends-way-watch = si può guardare
server-friends-asking = Chiedono la tua amicizia
server-friends-asking-count = { $count ->
    [one] Qualcuno chiede la tua amicizia.
   *[other] { $count } persone chiedono la tua amicizia.
}
server-friends-accept = Accetta
server-friends-refuse = Rifiuta
server-friends-remove = Togli
server-friends-remove-sure = Non essere più in amicizia con { $name }?
server-friends-ask = Chiedi a qualcuno
server-friends-ask-do = Chiedi
server-friends-name = Nome dell’account
server-friends-ask-hint = Troverà la tua richiesta sulla sua pagina. A nessuno viene detto se qualcuno ha rifiutato.
server-friends-asked = Hai chiesto a
server-friends-take-back = Ritira
server-friends-invitations = Inviti
server-friends-invitations-who = Chi può invitarti a un tavolo
server-friends-invitations-anyone = chiunque
server-friends-invitations-friends = amici
server-friends-invitations-nobody = nessuno
server-friends-blocked = Bloccati
server-friends-blocked-about = Non ti viene mostrato nulla di ciò che dicono. Non possono chiederti l’amicizia, invitarti, scrivere soltanto a te né sedersi a un tavolo creato da te. Non viene detto loro.
server-friends-about-player = Altro su { $name }
server-friends-ask-player = Chiedi l’amicizia
server-friends-block-sure = Non sentire più quello che dice { $name }?
server-friends-report-name = Segnala il nome
server-friends-block = Blocca
server-friends-unblock = Sblocca
server-friends-done-asked = Hai chiesto.
server-friends-done-accepted = L’amicizia è fatta.
server-friends-done-ended = Fatto.
server-friends-done-blocked = Non senti più nulla di questa persona.
server-friends-done-unblocked = Senti di nuovo questa persona.
server-friends-done-saved = Salvato.

server-invited-title = Hai ricevuto un invito
server-invited-you = { $name } tiene per te il posto { $n }
server-invited-accept = Accetta
server-invited-decline = Declina
server-invite-title = Invita per nome
server-invite-name = Nome dell’account
server-invite-hint = Il posto resta riservato finché l’invito non è accettato o declinato. Puoi invitare i tuoi amici e chi accetta gli inviti di chiunque.
server-invite-do = Riserva il posto e invita
server-seat-held = riservato a qualcuno
server-seat-held-you = riservato a te
server-seat-held-for = riservato: { $name }

server-error-cannot-invite = In questo momento non puoi invitare questa persona. Diventate prima amici, o mandale l’indirizzo del tavolo.
server-error-cannot-join = Non puoi sederti a questo tavolo.
server-error-invited-already = Questa persona siede già a questo tavolo o ha già un invito.
server-error-no-account = Non c’è nessun account con questo nome.
server-error-no-invitation = Là non c’è nessun posto riservato a te.
server-error-no-line = Questa riga non esiste.
server-error-no-request = Questa richiesta o questa amicizia non esiste.
server-error-no-whisper = Non puoi scrivere soltanto a questo posto.
server-error-not-blocked = Questa persona non è bloccata.
server-error-not-yourself = Questa persona sei tu.
server-error-too-many-friends = Ne hai già { $most }.
server-error-you-block = Hai bloccato { $name }. Prima sblocca questa persona.
