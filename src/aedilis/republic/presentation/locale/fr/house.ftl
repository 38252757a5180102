# Ce que disent de ce jeu l'accueil, les formulaires et le cours d'une partie, en français.

republic-title = La République de Rome
republic-about = Vous menez une faction du Sénat : guerres, votes, procès, marchandages, et une Rome qui ne doit pas tomber avant que vous la gouverniez. De 3 à 6 joueurs, plusieurs heures.
republic-bot-senator = Bot : un vieux sénateur (fort)
republic-measure-common = Rome
republic-measure-faction-influence = Influence des factions
republic-measure-treasury = Trésor d'État
republic-measure-unrest = Mécontentement
republic-page-senate = Sénat
republic-page-forum = Forum
republic-page-treasury = Trésor d'État
republic-page-provinces = Provinces
republic-page-factions = Factions
republic-page-faction = Ma faction
republic-page-deals = Accords
republic-page-odds = Chances au combat
republic-value-modified = modifiée
republic-value-printed = telle qu'imprimée
republic-value-influence = moins d'influence à Rome
republic-value-senators-in-rome = moins de sénateurs à Rome
republic-value-one = celle-là seule
republic-value-all = toutes celles qui restent
republic-value-added = ajoutée
republic-value-multiplied = multipliée
republic-value-freed = vont au Forum
republic-value-kept = l'attendent
