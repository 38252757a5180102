# Les mots des guides et des problèmes de The Republic of Rome : un message pour chacun, du nom de son fichier.

republic-lesson-one-great-gift = Donner à l'État
    .intro = Portez le Trésor de l'État de 10 T à 70 T tout juste en deux dons, et gagnez-y 8 points d'influence.
    .hint-1 = Chaque don compte seul : ce que donnent deux hommes ne s'additionne pas.
    .end = 50 T d'un seul homme rapportent 7 points d'influence, 25 T en rapportent 3 et 10 T, 1. Fabius donne 50 T et Furius les 10 autres ; un Talent de plus aurait été donné pour rien.

republic-lesson-a-tie-is-enough = L'égalité suffit
    .intro = On veut lever cinq légions, et tous les autres votent pour. Empêchez-le, et gardez 7 T pour des jeux.
    .hint-1 = Comptez les votes : une proposition en veut plus pour que contre.
    .end = Il y a 8 votes pour les légions et 5 dans votre faction. Trois votes achetés font l'égalité, et l'égalité rejette ; un quatrième vous aurait coûté les jeux.

republic-lesson-no-answer-to-this = Sans réplique
    .intro = Gagnez Plautius, qui est à votre voisin de gauche. Vos deux voisins ont 9 T et les dépenseront tous contre vous ; les dés feront 3 et 4.
    .hint-1 = Peu importe combien vous offrez, seule compte la manière.
    .end = Nul ne peut surenchérir contre une Séduction. Avec 10 d'influence, 2 d'éloquence et un pot-de-vin de 8 T contre 6 de loyauté et 7 pour sa faction, le Nombre de base est 7 : les dés sont juste assez bas.
