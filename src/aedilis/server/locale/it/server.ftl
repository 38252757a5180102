# Ciò che il server dice da sé: nomi dei giochi, misure dell'andamento di una partita, momenti.

server-game-glory = Glory to Rome
server-game-republic = La Repubblica di Roma
server-rome = Roma

server-measure-influence = Influenza
server-measure-buildings = Edifici completi
server-measure-clientele = Clienti
server-measure-vault = Carte in Cantina
server-measure-faction-influence = Influenza delle Fazioni
server-measure-treasury = Erario di Roma
server-measure-unrest = Malcontento

server-window-gift = Quando una richiesta di materiale non ti obbliga
