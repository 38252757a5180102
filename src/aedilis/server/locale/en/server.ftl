# What the server says for itself: names of games, measures of a game's course, moments.

server-game-glory = Glory to Rome
server-game-republic = The Republic of Rome
server-rome = Rome

server-measure-influence = Influence
server-measure-buildings = Completed buildings
server-measure-clientele = Clients
server-measure-vault = Cards in the vault
server-measure-faction-influence = Influence of the factions
server-measure-treasury = Treasury of Rome
server-measure-unrest = Unrest

server-window-gift = When somebody demands a gift of material
