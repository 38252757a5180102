# Perché qualcosa è stato rifiutato, in italiano. Ogni testo è una frase per le persone; i programmi ricevono il codice.

server-error-away = In questo momento il server non raggiunge i suoi dati. Nulla è andato perso: riprova tra poco.
server-error-bad-field = Questo non si può accettare: { $problem }.
server-error-bad-form = Ciò che la pagina ha inviato non si può leggere. Torna indietro, ricarica la pagina e riprova.
server-error-bad-login = Il nome o la password non sono giusti.
server-error-bad-record = Questa registrazione non si può giocare: { $problem }.
server-error-bad-request = La richiesta non si può leggere: { $problem }.
server-error-busy = Si sta già controllando un’altra registrazione. Riprova fra un momento.
server-error-cross-site = Questa richiesta viene da un altro sito, perciò non si è fatto nulla.
server-error-csrf = Questa pagina è troppo vecchia, o viene da un’altra sessione. Ricaricala e riprova.
server-error-damaged = Ciò che era conservato qui è danneggiato e non si può mostrare. Chi gestisce il server lo trova nel registro.
server-error-empty = Non c’è scritto nulla.
server-error-fault = Qui qualcosa non ha funzionato, e non per colpa tua. È stato annotato.
server-error-illegal = Questa mossa non è consentita.
server-error-in-lesson = In una lezione non c’è.
server-error-key-used = Questa chiave è già stata usata, per un’altra cosa.
server-error-lesson-other = È permesso, ma non è ciò che mostra questo passo; non è stato fatto nulla.
server-error-lesson-over = La lezione è finita.
server-error-letter-failed = L’e-mail non si è potuta inviare. Controlla l’indirizzo, o riprova più tardi.
server-error-log-in = Prima accedi.
server-error-mail-address = Questo non è un indirizzo e-mail della forma nome@host.
server-error-mail-link = Questo link non vale, o non vale più: forse è troppo vecchio, o era per un altro indirizzo.
server-error-no-hints = A questo tavolo non ci sono suggerimenti.
server-error-no-hints-now = In questo momento non c’è alcun suggerimento.
server-error-no-hints-aside = Il bot che consiglia non giudica ciò che si fa fuori turno. Ci saranno suggerimenti quando ti verrà chiesto qualcosa.
server-error-reset-link = Questo link non vale, o non vale più: forse è troppo vecchio, o è già stato usato.
server-error-media = Si deve inviare come { $media }.
server-error-method = A quest’indirizzo il metodo { $method } non ha senso.
server-error-name-length = Un nome ha da { $low } a { $high } caratteri.
server-error-name-letters = Un nome è fatto di lettere, cifre, spazi e dei segni ' - _ . e comincia con una lettera o una cifra.
server-error-name-scripts = Le lettere di un nome sono tutte della stessa scrittura.
server-error-name-taken = C’è già un account con questo nome, o con uno molto simile. Scegline un altro.
server-error-needs-account = Per questo serve un account. Un ospite può crearne uno in ogni momento e tiene tutti i suoi tavoli.
server-error-no-beginning = Nessuna mossa comincia così.
server-error-no-bot = Non hai questo bot.
server-error-no-game = Questo tavolo non esiste, oppure è privato e ti serve il suo link.
server-error-no-guests = Questo server non accetta ospiti. Accedi, o crea un account.
server-error-no-mail = Questo server non invia e-mail.
server-error-no-open-seat = A questo tavolo non ci sono più posti.
server-error-no-page = A quest’indirizzo non c’è nulla.
server-error-no-past = Il passato di questo tavolo non si può mostrare.
server-error-no-private-chat = A questo tavolo non c’è chat privata.
server-error-no-push = Questo server non invia notifiche ai browser.
server-error-no-rule = Questo paragrafo delle regole non esiste.
server-error-no-seat = Questo posto non esiste.
server-error-no-session = Questa sessione è già finita.
server-error-no-sign-up = Qui non si creano nuovi account.
server-error-no-such-path = A quest’indirizzo non c’è nulla.
server-error-no-token = Questo token non esiste.
server-error-not-asked = Ora non ti si chiede nulla.
server-error-not-guest = Hai già un account.
server-error-not-host = Può farlo solo chi ha creato il tavolo.
server-error-not-open = La partita è già cominciata.
server-error-not-over = Da altri posti si può guardare solo a partita finita.
server-error-not-running = { $status ->
    [open] La partita non è cominciata.
    [over] La partita è finita.
   *[stopped] La partita è stata interrotta: le regole con cui si giocava qui non ci sono più.
}
server-error-not-seated = A questo tavolo non hai un posto.
server-error-not-sure = Spunta la casella per confermare che lo vuoi davvero.
server-error-not-yours = Questo posto non è tuo.
server-error-other-rules = Questa registrazione è stata giocata con altre regole, e quelle di adesso non le si adattano: { $problem }.
server-error-over = La partita è finita.
server-error-password-common = Questa password è nota a chiunque provi a indovinarne. Usa per esempio più parole.
server-error-password-length = Una password ha da { $low } a { $high } caratteri.
server-error-password-simple = Questa password si indovina subito. Usa per esempio più parole.
server-error-seat-taken = Questo posto è già occupato.
server-error-stale = Intanto la partita è andata avanti: avevi visto { $seen } righe, ora sono { $now }.
server-error-stood-in = Ora un bot gioca per te. Prima riprendi il tuo posto.
server-error-stopped = La partita è stata interrotta. È cominciata con le regole { $begun }, adesso valgono le regole { $now }, e con queste la riga { $line } non torna come è stata giocata.
server-error-token-shown = Questa richiesta ha già creato il suo token, e un token si mostra una volta sola. Se è andato perso, revocalo e creane un altro con un’altra chiave.
server-error-too-fast = Troppe volte in poco tempo. Aspetta un po’.
server-error-too-large = È troppo lungo: si accettano al massimo { $most } byte.
server-error-too-long = È troppo lungo: si accettano al massimo { $most } caratteri.
server-error-too-many-bots = Hai già { $most } bot. Prima eliminane uno.
server-error-too-many-games = Hai { $most } partite non ancora finite. Prima finiscine una.
server-error-too-many-imports = Tu, o altri da dove sei, avete portato qui tante registrazioni, o così lunghe, quante un’ora ne consente. Riprova fra { $minutes ->
        [one] un minuto
       *[other] { $minutes } minuti
    }.
server-error-too-many-streams = Hai troppe pagine di questo server aperte.
server-error-too-many-tokens = Questo bot ha già { $most } token. Prima revocane uno.
server-error-webhook = { $why ->
    [length] Quest’indirizzo è troppo lungo.
    [scheme] L’indirizzo deve cominciare con https:// o http://.
    [credentials] L’indirizzo non può contenere né un nome utente né una password.
    [host] L’indirizzo non ha un host valido.
    [port] Questa porta non è consentita.
    [address] Quest’indirizzo porta in una rete che non è pubblica.
   *[form] Questo non si può leggere come indirizzo.
}
server-error-wrong-password = La password non è giusta.

## Titoli delle pagine di errore

server-page-error-400 = Non si può leggere
server-page-error-401 = Prima accedi
server-page-error-403 = Non è consentito
server-page-error-404 = Qui non c’è nulla
server-page-error-405 = Non si fa così
server-page-error-409 = Ora non si può
server-page-error-413 = Troppo lungo
server-page-error-415 = Serve un’altra forma
server-page-error-422 = Qualcosa non va
server-page-error-429 = Troppo veloce
server-page-error-500 = Colpa nostra
server-page-error-503 = Torniamo tra poco
