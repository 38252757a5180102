# Segnalazioni, e le pagine di chi cura il server, in italiano.

server-report-title = Segnala qualcosa
server-report-about = A chi cura questo server vengono mostrati ciò che sta qui e il tuo motivo, e nient’altro. L’interessato non ne viene a sapere.
server-report-matter-chat = Una riga della chat
server-report-matter-name = Un nome
server-report-matter-table = Il titolo di un tavolo
server-report-reason = Motivo
server-report-do = Segnala
server-report-table = Segnala questo tavolo
server-report-taken = La tua segnalazione è stata presa. Chi cura questo server se ne occuperà.

server-suspended-you = { $good ->
    [yes] Il tuo account è sospeso per sempre: puoi leggere, continuare a giocare dove siedi e prendere o cancellare i tuoi dati, ma non creare tavoli, sederti o scrivere.
   *[no] Il tuo account è sospeso fino a { $until }: puoi leggere, continuare a giocare dove siedi e prendere o cancellare i tuoi dati, ma non creare tavoli, sederti o scrivere.
}
server-error-suspended = { $good ->
    [yes] Il tuo account è sospeso per sempre.
   *[no] Il tuo account è sospeso fino a { $until }.
}
server-error-not-suspended = Questa persona non è sospesa.
server-error-no-report = Questa segnalazione non esiste, o è già stata trattata.
server-error-is-admin = Anche questa persona cura il server. Lo si cambia solo dalla riga di comando.

server-admin-title = Cura del server
server-admin-reports = Segnalazioni
server-admin-people = Persone
server-admin-games = Partite
server-admin-acts = Che cosa è stato fatto
server-admin-reports-open = Segnalazioni aperte
server-admin-reports-handled = Segnalazioni trattate
server-admin-none = Non c’è nulla.
server-admin-by = segnalato da { $name }
server-admin-about = su { $name }
server-admin-why = Motivo: { $reason }
server-admin-handled = Trattata
server-admin-handle = Segna come trattata
server-admin-note = Che cosa è stato fatto (facoltativo)
server-admin-search = Un nome o un numero
server-admin-nobody = Nessuno si chiama così.
server-admin-is = cura il server
server-admin-suspended-good = Sospensione per sempre
server-admin-suspended-until = Sospensione fino a
server-admin-acts-about = Fai qualcosa
server-admin-suspend = Sospendi
server-admin-unsuspend = Togli la sospensione
server-admin-days = Per quanto tempo
server-admin-good = per sempre
server-admin-sessions = Chiudi tutte le sessioni
server-admin-name = Un altro nome
server-admin-rename = Cambia il nome
server-admin-done-suspend = Sospensione data.
server-admin-done-unsuspend = Sospensione tolta.
server-admin-done-sessions = Tutte le sessioni sono chiuse.
server-admin-done-rename = Nome cambiato.
server-admin-room = { $count ->
    [one] Una partita, { $kb } kB
   *[other] { $count } partite, { $kb } kB
}
server-admin-size = { $kb } kB
server-admin-sure = Dico sul serio
server-admin-drop-sure = Cancellare per sempre il tavolo «{ $title }»?
server-admin-when = Quando
server-admin-who = Chi
server-admin-what = Che cosa
server-admin-whom = Su
server-admin-command = la riga di comando
server-admin-older = Precedenti
server-admin-act-grant = ha affidato la cura del server
server-admin-act-revoke = ha tolto la cura del server
server-admin-act-handle = ha trattato una segnalazione
server-admin-act-suspend = ha sospeso
server-admin-act-unsuspend = ha tolto la sospensione
server-admin-act-sessions = ha chiuso tutte le sessioni
server-admin-act-rename = ha cambiato il nome
server-admin-act-drop-game = ha cancellato una partita
