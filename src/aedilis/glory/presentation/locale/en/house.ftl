# What the lobby, the forms and the course of a game say of this game, in English.

glory-title = Glory to Rome
glory-about = Rome has burned, and you rebuild it: a game of cards that are buildings, materials and helpers at once. 2 to 5 players, about an hour.
glory-bot-greedy = Bot: builds and counts
glory-bot-ismcts = Bot: plays many games in its mind (thinks longer)
glory-bot-learned = Bot: judges by what it has learned from games
glory-measure-influence = Influence
glory-measure-buildings = Completed buildings
glory-measure-building = Completed buildings
glory-measure-clientele = Clients
glory-measure-vault = Cards in the vault
glory-moment-gift = When a demand for material does not bind you
glory-value-2 = 2, with two seats
glory-value-rules = hidden, by the rules
glory-value-open = open, as far as seen
