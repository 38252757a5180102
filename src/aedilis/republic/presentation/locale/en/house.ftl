# What the lobby, the forms and the course of a game say of this game, in English.

republic-title = The Republic of Rome
republic-about = You lead a faction of the Senate: wars, votes, trials, bargains, and a Rome that must not fall before you rule it. 3 to 6 players, several hours.
republic-bot-senator = Bot: an old senator (strong)
republic-measure-common = Rome
republic-measure-faction-influence = Influence of the factions
republic-measure-treasury = Treasury of Rome
republic-measure-unrest = Unrest
republic-page-senate = Senate
republic-page-forum = Forum
republic-page-treasury = Treasury
republic-page-provinces = Provinces
republic-page-factions = Factions
republic-page-faction = My faction
republic-page-deals = Agreements
republic-page-odds = Odds of battles
republic-value-modified = modified
republic-value-printed = as printed
republic-value-influence = less influence in Rome
republic-value-senators-in-rome = fewer senators in Rome
republic-value-one = that one alone
republic-value-all = all that are left
republic-value-added = added
republic-value-multiplied = multiplied
republic-value-freed = in the Forum again
republic-value-kept = wait for it
