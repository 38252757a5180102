# Ce que le serveur dit de lui-même : noms des jeux, mesures du cours d'une partie, moments.

server-game-glory = Glory to Rome
server-game-republic = La République de Rome
server-rome = Rome

server-measure-influence = Influence
server-measure-buildings = Bâtiments achevés
server-measure-clientele = Clients
server-measure-vault = Cartes de la chambre forte
server-measure-faction-influence = Influence des factions
server-measure-treasury = Trésor d'État
server-measure-unrest = Mécontentement

server-window-gift = Quand quelqu'un exige un don de matériaux
