# Account, profilo, avvisi, bot, in italiano.

server-login-title = Accedi
server-login-account = Con un account
server-login-do = Accedi
server-login-guest-warning = Sei qui come ospite, con il nome { $name }. Se accedi, lasci quest’ospite e i suoi tavoli. Per tenerli, crea invece un account.
server-guest-title = Come ospite
server-guest-about = Solo un nome. Più tardi puoi farne un account e tenere i tuoi tavoli.
server-guest-do = Entra come ospite
server-forgotten-link = Hai dimenticato la password?
server-forgotten-title = Password dimenticata
server-forgotten-about = Scrivi il nome del tuo account. Se nel suo profilo c’è un indirizzo e-mail confermato, gli arriverà un messaggio con un link.
server-forgotten-do = Invia il messaggio
server-forgotten-sent = Se c’è un account con questo nome e un indirizzo confermato, il messaggio è in viaggio. Il suo link vale { $hours } ore, e una volta sola.
server-forgotten-by-hand = Questo server non invia e-mail. Chiedi a chi lo gestisce un link per impostare una nuova password.
server-reset-for = Per l’account { $name }
server-reset-ends = Tutte le sessioni finiscono.
server-mail-reset = Una nuova password per { $name }
    .long =
        Ciao { $name },

        qualcuno ha chiesto una nuova password per il tuo account su Aedilis. La imposti con questo link:

        { $url }

        Il link vale { $hours } ore, e una volta sola. Se non l’hai chiesta tu, non fare nulla: la tua password resta com’è.

server-signup-title = Un nuovo account
server-signup-about = Un nome e una password, nient’altro.
server-signup-keeps = I tuoi tavoli restano tuoi, con il nome che scegli qui.
server-signup-name-hint = Da 2 a { $high } lettere, cifre, spazi o ' - _ .
server-signup-password-hint = Almeno { $low } caratteri. Più parole sono meglio di segni che nessuno ricorda.
server-signup-kept = Se la dimentichi, si può cambiare con un link: per e-mail, quando avrai confermato un indirizzo nel profilo, oppure da chi gestisce questo server.
server-signup-do = Crea un account
server-signup-have = Ne hai già uno?

## Profilo

server-profile-parts = Parti del profilo
server-profile-kind-person = Account
server-profile-kind-guest = Ospite
server-profile-guest = Ti conosce solo questo browser. Con un account puoi tornare da dove vuoi.
server-profile-about = Su di te
server-profile-sounds = Un suono quando tocca a me
server-profile-done-saved = Salvato.
server-profile-done-password = Vale la nuova password. Tutte le altre sessioni sono finite.
server-profile-done-revoked = La sessione è finita.
server-profile-password = Password
server-profile-password-old = Password attuale
server-profile-password-new = Nuova password
server-profile-password-ends = Tutte le altre sessioni finiscono.
server-profile-password-do = Cambia password
server-profile-sessions = Accessi aperti
server-profile-since = Dal
server-profile-seen = Ultimo uso
server-profile-this = qui
server-profile-revoke = Revoca
server-profile-revoke-others = Revoca gli altri
server-profile-logout = Esci
server-profile-guest-logout = Un ospite che esce non può tornare agli stessi tavoli. Uscire?
server-profile-data = I tuoi dati
server-profile-data-about = Tutto ciò che si conserva di te, in un solo file. Delle partite ancora in corso contiene ciò che il tuo posto può sapere.
server-profile-export = Scarica i dati
server-profile-delete = Elimina tutto
server-profile-delete-about = Il tuo nome, le tue parole, i tuoi bot e le tue note sono eliminati per sempre. I tuoi posti nelle partite in corso vanno ai bot; i tavoli non ancora cominciati si chiudono. Quello che hanno scritto gli altri resta.
server-profile-delete-sure = Sì, elimina tutto
server-profile-delete-last = Non si può annullare. Eliminare tutto?
server-profile-delete-do = Elimina

## Avvisi

server-notices-title = Avvisi
server-notices-about = Come hai notizie dei tuoi tavoli quando non ci sei. Non si invia nulla che qui non sia spuntato.
server-notices-ways = Che cosa si comunica, e come
server-notices-kind = Che cosa
server-notices-kind-your-turn = Tocca a me
server-notices-kind-offer = Qualcuno mi offre un accordo
server-notices-kind-over = Una partita è finita
server-notices-kind-mention = Qualcuno mi chiama nella chat
server-notices-kind-chat = Qualcuno scrive nella chat
server-notices-kind-seat = Succede qualcosa al mio posto, o ricevo un invito
server-notices-way-mail = E-mail
server-notices-way-webhook = Webhook
server-notices-way-push = Browser
server-notices-quiet = Non inviare nulla mentre sono qui
server-notices-address = Indirizzo e-mail
server-notices-address-hint = Ricevi un’e-mail con un link: seguilo e l’indirizzo vale. Lascialo vuoto per non averne.
server-notices-verified = Quest’indirizzo è confermato.
server-notices-unverified = Quest’indirizzo non è ancora confermato: cerca l’e-mail. Per averne un’altra, salvalo di nuovo.
server-notices-mail-do = Salva indirizzo
server-notices-no-mail = Questo server non invia e-mail.
server-notices-browsers = { $count ->
    [0] Nessun browser riceve notifiche.
    [one] Un browser riceve notifiche.
   *[other] { $count } browser ricevono notifiche.
}
server-notices-push-here = Invia notifiche a questo browser
server-notices-no-push = Questo server non invia notifiche ai browser.
server-notices-webhook-about = Il server chiama quest’indirizzo per ogni avviso, con una firma che prova chi chiama.
server-notices-webhook-url = Indirizzo (vuoto: nessuno)
server-notices-webhook-do = Salva, con un nuovo segreto
server-notices-secret = Questo è il segreto che firma le chiamate. Si mostra solo ora:
server-notices-off = { $way ->
    [mail] Gli avvisi per e-mail sono stati disattivati.
    [webhook] Il webhook è stato disattivato.
   *[push] Le notifiche di un browser sono state disattivate.
}
server-notices-idle = { $way ->
    [mail] Al tuo indirizzo non si invia ancora nulla: spunta che cosa vuoi sapere per e-mail.
    [webhook] Al tuo webhook non si invia ancora nulla: spunta che cosa vuoi sapere da lì.
   *[push] Al tuo browser non si invia ancora nulla: spunta che cosa vuoi sapere da lì.
}
server-notices-nowhere = { $way ->
    [mail] Vuoi avvisi per e-mail, ma non c’è ancora un indirizzo confermato.
    [webhook] Vuoi che si chiami il tuo webhook, ma non ha ancora un indirizzo.
   *[push] Vuoi notifiche in un browser, ma nessuno ne riceve ancora.
}
server-notices-again = Riattiva
server-notices-done-saved = Salvato.
server-notices-done-letter = Un’e-mail è in arrivo. L’indirizzo vale quando avrai seguito il suo link.
server-notices-done-verified = L’indirizzo è confermato.
server-notices-done-again = È di nuovo attivo.

server-mail-proof = Questo indirizzo è tuo?
    .long =
        Ciao { $name },

        se hai inserito quest’indirizzo in Aedilis, segui questo link e premi il pulsante che trovi là:

        { $url }

        Il link vale tre giorni. Se non l’hai inserito tu, non fare nulla: non arriverà altro.
server-mail-prove = Questo indirizzo è tuo?
    .long = Premi il pulsante, e potremo inviare avvisi a quest’indirizzo.
    .button = Sì, è mio
server-mail-proven = L’indirizzo è confermato
    .long = Ora si possono inviare avvisi a quest’indirizzo.
server-mail-unsubscribe = Niente più e-mail?
    .long = { $kind ->
        [your-turn] Non riceverai più e-mail quando tocca a te.
        [offer] Non riceverai più e-mail quando ti si offre un accordo.
        [over] Non riceverai più e-mail sulle partite finite.
        [mention] Non riceverai più e-mail quando qualcuno ti chiama in una chat.
        [chat] Non riceverai più e-mail sulle chat.
       *[seat] Non riceverai più e-mail sui tuoi posti.
    }
    .button = Niente più e-mail di questo tipo
server-mail-unsubscribed = Niente più e-mail di questo tipo
    .long = { $kind ->
        [your-turn] Non arriveranno più e-mail quando tocca a te. Puoi cambiarlo nel profilo.
        [offer] Non arriveranno più e-mail quando ti si offre un accordo. Puoi cambiarlo nel profilo.
        [over] Non arriveranno più e-mail sulle partite finite. Puoi cambiarlo nel profilo.
        [mention] Non arriveranno più e-mail quando qualcuno ti chiama in una chat. Puoi cambiarlo nel profilo.
        [chat] Non arriveranno più e-mail sulle chat. Puoi cambiarlo nel profilo.
       *[seat] Non arriveranno più e-mail sui tuoi posti. Puoi cambiarlo nel profilo.
    }

## Bot

server-bots-title = Bot
server-bots-about = Programmi tuoi che giocano con un nome proprio.
server-bots-none = Non hai bot.
server-bots-make = Un nuovo bot
server-bots-make-do = Crea il bot
server-bots-remove = Elimina questo bot
server-bots-remove-sure = Eliminare il bot { $name } con tutti i suoi token?
server-bots-token-once = Questo è il token. Si mostra solo ora; conservalo dove lo trova solo il tuo programma.
server-bots-token-do = Crea un token
server-bots-label = A che cosa serve il token
server-bots-unnamed = Token { $n }
server-bots-fresh = nuovo
server-bots-no-token = Questo bot non ha token, perciò nessun programma può giocare con il suo nome.
server-bots-used = Ultimo uso
server-bots-unused = mai
