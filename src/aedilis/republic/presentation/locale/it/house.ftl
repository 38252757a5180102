# Ciò che dicono di questo gioco la sala d'ingresso, i moduli e l'andamento di una partita, in italiano.

republic-title = La Repubblica di Roma
republic-about = Guidi una Fazione del Senato: guerre, voti, processi, accordi, e una Roma che non deve cadere prima che tu la domini. Da 3 a 6 giocatori, diverse ore.
republic-bot-senator = Bot: un vecchio senatore (forte)
republic-measure-common = Roma
republic-measure-faction-influence = Influenza delle Fazioni
republic-measure-treasury = Erario di Roma
republic-measure-unrest = Malcontento
republic-page-senate = Senato
republic-page-forum = Foro
republic-page-treasury = Erario
republic-page-provinces = Province
republic-page-factions = Fazioni
republic-page-faction = La mia Fazione
republic-page-deals = Accordi
republic-page-odds = Probabilità in battaglia
republic-value-modified = modificata
republic-value-printed = come stampata
republic-value-influence = meno Influenza a Roma
republic-value-senators-in-rome = meno Senatori a Roma
republic-value-one = solo quella
republic-value-all = tutte quelle rimaste
republic-value-added = si somma
republic-value-multiplied = si moltiplica
republic-value-freed = vanno nel Foro
republic-value-kept = la aspettano
