# Ce que disent de ce jeu l'accueil, les formulaires et le cours d'une partie, en français.

glory-title = Glory to Rome
glory-about = Rome a brûlé, et vous la rebâtissez : un jeu de cartes qui sont à la fois bâtiments, matériaux et aides. De 2 à 5 joueurs, environ une heure.
glory-bot-greedy = Bot : bâtit et compte
glory-bot-ismcts = Bot : joue beaucoup de parties dans sa tête (réfléchit plus)
glory-bot-learned = Bot : juge d’après ce que le jeu lui a appris
glory-measure-influence = Influence
glory-measure-buildings = Bâtiments achevés
glory-measure-building = Bâtiments achevés
glory-measure-clientele = Clients
glory-measure-vault = Cartes de la chambre forte
glory-moment-gift = Quand une exigence ne vous oblige pas à donner
glory-value-2 = 2, à deux joueurs
glory-value-rules = secrètes, selon la règle
glory-value-open = cartes vues toujours visibles
