# Les mots des guides et des problèmes de The Republic of Rome : un message pour chacun, du nom de son fichier.

republic-lesson-one-year = Une année à Rome
    .intro = Trois factions se partagent le Sénat, et les Gaulois sont en armes. En une année, vous gagnez un ami, faites élire un Consul et l'envoyez à la guerre. Si Rome tombe, vous perdez tous ; si elle tient, la faction la plus influente gagne.
    .income = Vos sénateurs ont rapporté 5 T, qui sont dans le trésor de votre faction. De là, vous ne pouvez que répondre aux pots-de-vin des autres : qui veut soudoyer, enchérir ou acheter des votes doit avoir l'argent sur lui. Déplacez 6 T vers Cornelius.
    .persuade = Votre initiative vous a apporté une carte, un Tribun de la plèbe ; vous pouvez maintenant gagner un sénateur. Papirius, au Forum, n'est à personne : 3 d'éloquence, 5 d'influence et un pot-de-vin de 7 T contre sa loyauté de 6 font 9, et deux dés ne doivent pas dépasser ce nombre. Un 10 échoue toujours, un huitième Talent ne changerait donc rien.
    .knight = Votre voisin de gauche a mis 2 T contre vous, et les dés ont fait 7 : tout juste assez. À présent, Claudius tente d'attirer un chevalier, qui vaut un vote, et un Talent par an. Un dé et les Talents qu'il paie doivent atteindre 6 : payez ses 3 T.
    .games = Le chevalier est venu. Et votre pot-de-vin n'est pas perdu : Papirius l'a sur lui. Faites-lui organiser des Jeux pour 7 T, car lorsque le mécontentement monte trop haut, le peuple se soulève et vous perdez tous.
    .deal = Le Sénat élit les Consuls, toujours par paire. Vous avez 10 votes, votre voisin de gauche 11, celui de droite 7 ; celui de gauche préside et vous offre un accord : il propose Valerius et votre Cornelius, et vous votez pour eux. Ce qui est promis en public engage ; acceptez donc.
    .consuls = Il a tenu sa part. Tenez maintenant la vôtre : votez pour la paire, sans acheter de votes, car il n'en faut pas.
    .post = Les deux sont élus, et chacun gagne 5 points d'influence. L'un présidera à Rome, l'autre ira à la guerre : choisissez pour Cornelius le poste de Consul de campagne. Si les deux voulaient le même, les dés décideraient.
    .consent = Un Censeur a été élu, et six légions ont été levées pour 60 T. Une Loi agraire doit calmer le peuple : l'État paie 20 T, et ses auteurs deviennent populaires. Votre Claudius doit être l'un d'eux ; consentez.
    .tribune = La loi est adoptée. Mais voilà que votre voisin de gauche lève la séance et laisse la guerre de côté : votre Cornelius ne doit pas s'y couvrir de gloire. Une guerre coûte 20 T par an, elle nourrit le mécontentement si nul ne la mène, et quatre à la fois sont la fin de Rome ; jouez votre Tribun de la plèbe, et proposez vous-même.
    .army = Envoyez Cornelius contre les Gaulois avec les dix légions. Avec sa valeur militaire de 4, cela fait 14 contre 10 ; la différence de 4 et trois dés doivent atteindre 14. Deux nombres apportent des pertes et aucune victoire, si fort que vous soyez : ici 13 et 15 aux dés.
    .votes = Votre voisin de droite s'abstient, celui de gauche a 11 votes contre vous, et vous en avez 10. L'égalité rejette. Un vote coûte un Talent, et il reste à Papirius 2 T de votre pot-de-vin : achetez-en deux.
    .general = Adoptée, et gagnée : les dés ont fait 12, ce qui donne 16. Deux légions sont tombées, une est désormais de vétérans, et l'État a 20 T de butin. Cornelius est devant Rome avec son armée ; il pourrait lui demander sa loyauté et marcher sur la ville, et mourir s'il est battu. Rendez le commandement.
    .end = Cornelius rentre avec 15 points d'influence, plus que quiconque à Rome, et l'an prochain même ses amis le craindront. Ainsi de suite jusqu'à ce que sorte la carte Fin d'une ère ; alors la faction la plus influente gagne. Ou bien Rome tombe avant, et personne ne gagne.

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
