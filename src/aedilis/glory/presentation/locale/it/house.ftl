# Ciò che dicono di questo gioco la sala d'ingresso, i moduli e l'andamento di una partita, in italiano.

glory-title = Sit Gloria Romae
glory-about = Roma è bruciata, e tu la ricostruisci: un gioco di carte che sono insieme edifici, materiali e aiutanti. Da 2 a 5 giocatori, circa un’ora.
glory-bot-greedy = Bot: costruisce e conta
glory-bot-ismcts = Bot: gioca molte partite nella mente (pensa di più)
glory-bot-learned = Bot: giudica da quel che ha imparato giocando
glory-measure-influence = Influenza
glory-measure-buildings = Edifici completi
glory-measure-building = Edifici completi
glory-measure-clientele = Clienti
glory-measure-vault = Carte in Cantina
glory-moment-gift = Quando una richiesta di materiale non ti obbliga
glory-value-2 = 2, a due posti
glory-value-rules = segrete, come da regole
glory-value-open = in vista, se già viste
