# Les mots des guides et des problèmes de The Republic of Rome : un message pour chacun, du nom de son fichier.

republic-lesson-one-year = Une année à Rome
    .intro = Trois factions se partagent le Sénat, et les Gaulois sont en armes. En une année, vous gagnez un ami, faites élire un Consul et l’envoyez à la guerre. Si Rome tombe, vous perdez tous ; si elle tient, la faction la plus influente gagne.
    .income = Vos sénateurs ont rapporté 6 T, qui sont dans le Trésor de votre faction. De là, vous ne pouvez que répondre aux pots-de-vin des autres : qui veut soudoyer, enchérir ou acheter des votes doit avoir l’argent sur lui. Déplacez 6 T vers Cornelius.
    .persuade = Votre initiative vous a apporté une carte, un Tribun de la plèbe ; vous pouvez maintenant gagner un sénateur. Papirius, au Forum, n’est à personne : 3 d’éloquence, 5 d’influence et un pot-de-vin de 7 T contre sa loyauté de 6 font 9, et deux dés ne doivent pas dépasser ce nombre. Un 10 échoue toujours, un huitième Talent ne changerait donc rien.
    .games = Votre voisin de gauche a mis 2 T contre vous, et les dés ont fait 7 : tout juste assez. Et votre pot-de-vin n’est pas perdu : Papirius l’a sur lui. Faites-lui organiser des Jeux pour 7 T, car lorsque le mécontentement monte trop haut, le peuple se soulève et vous perdez tous.
    .deal = Le Sénat élit les Consuls, toujours par paire. Vous avez 10 votes, votre voisin de gauche 11, celui de droite 7 ; celui de gauche préside et vous offre un accord : il propose Valerius et votre Cornelius, et vous votez pour eux. Ce qui est promis en public engage ; acceptez donc.
    .consuls = Il a tenu sa part. Tenez maintenant la vôtre : votez pour la paire, sans acheter de votes, car il n’en faut pas.
    .post = Les deux sont élus, et chacun gagne 5 points d’influence. L’un présidera à Rome, l’autre ira à la guerre : choisissez pour Cornelius le poste de Consul de campagne. Si les deux voulaient le même, les dés décideraient.
    .forces = Un Censeur a été élu. Quatre légions sont à Rome, et les Gaulois ont une Force de 10. Votre voisin de gauche veut en lever six autres, à 10 T chacune ; celui de droite, avec 7 votes, veut épargner cet argent. Ce sont vos votes qui décident : votez pour, ou Cornelius n’aura pas d’armée à mener.
    .consent = Les légions sont levées, et l’État les a payées 60 T. Une Loi agraire doit calmer le peuple : l’État paie 20 T, et ses auteurs deviennent populaires. Votre Claudius doit être l’un d’eux ; consentez.
    .tribune = La loi est adoptée. Mais voilà que votre voisin de gauche lève la séance et laisse la guerre de côté : votre Cornelius ne doit pas s’y couvrir de gloire. Une guerre coûte 20 T par an, elle nourrit le mécontentement si nul ne la mène, et quatre à la fois sont la fin de Rome ; jouez votre Tribun de la plèbe, et proposez vous-même.
    .army = Envoyez Cornelius contre les Gaulois avec les dix légions. Avec sa valeur militaire de 4, cela fait 14 contre 10 ; la différence de 4 et trois dés doivent atteindre 14. Deux nombres apportent des pertes et aucune victoire, si fort que vous soyez : ici 13 et 15 aux dés.
    .votes = Votre voisin de droite s’abstient, celui de gauche a 11 votes contre vous, et vous en avez 10. L’égalité rejette. Un vote coûte un Talent, et il reste à Papirius 2 T de votre pot-de-vin : achetez-en deux.
    .general = Adoptée, et gagnée : les dés ont fait 12, ce qui donne 16. Deux légions sont tombées, une est désormais de vétérans, et l’État a 20 T de butin. Cornelius est devant Rome avec son armée ; il pourrait lui demander sa loyauté et marcher sur la ville, et mourir s’il est battu. Rendez le commandement.
    .end = Cornelius rentre avec 15 points d’influence, plus que quiconque à Rome, et l’an prochain même ses amis le craindront. Ainsi de suite jusqu’à ce que sorte la carte Fin d’une ère ; alors la faction la plus influente gagne. Ou bien Rome tombe avant, et personne ne gagne.

republic-lesson-one-great-gift = Donner à l’État
    .intro = Portez le Trésor de l’État de 10 T à 70 T tout juste en deux dons, et gagnez-y 8 points d’influence.
    .hint-1 = Chaque don compte seul : ce que donnent deux hommes ne s’additionne pas.
    .end = 50 T d’un seul homme rapportent 7 points d’influence, 25 T en rapportent 3 et 10 T, 1. Fabius donne 50 T et Furius les 10 autres ; un Talent de plus aurait été donné pour rien.

republic-lesson-a-tie-is-enough = L’égalité suffit
    .intro = On veut lever cinq légions, et tous les autres votent pour. Empêchez-le, et gardez 7 T pour des Jeux.
    .hint-1 = Comptez les votes : une proposition en veut plus pour que contre.
    .end = Il y a 8 votes pour les légions et 5 dans votre faction. Trois votes achetés font l’égalité, et l’égalité rejette ; un quatrième vous aurait coûté les Jeux.

republic-lesson-no-answer-to-this = Sans réplique
    .intro = Gagnez Plautius, qui est à votre voisin de gauche. Vos deux voisins ont 9 T et les dépenseront tous contre vous ; les dés feront 3 et 4.
    .hint-1 = Peu importe combien vous offrez, seule compte la manière.
    .end = Nul ne peut surenchérir contre une Séduction. Avec 10 d’influence, 2 d’éloquence et un pot-de-vin de 8 T contre 6 de loyauté et 7 pour sa faction, le Nombre de base est 7 : les dés sont juste assez bas.

republic-lesson-no-higher-bid = Sans surenchère
    .intro = Assurez-vous la prochaine initiative, bien que vos deux voisins enchérissent après vous. Les 12 T de Plautius sont pour les élections : n’y touchez pas, et laissez au moins 3 T à Fabius.
    .hint-1 = Quel argent peut répondre à une enchère, et combien y en a-t-il à un même endroit ?
    .end = Une enchère sort de la bourse d’un seul homme. La plus pleine contre vous contient 6 T, et qui enchérit plus tard doit offrir plus : nul ne peut répondre à 6 T, quoi qu’il y ait dans les Trésors des factions.

republic-lesson-the-man-to-win = L’homme à gagner
    .intro = Gagnez l’un des trois sénateurs du Forum, quoi que vos voisins mettent contre vous de leurs Trésors de faction, 2 T et 1 T. Les dés feront 9.
    .hint-1 = L’argent qu’un homme a déjà le rend plus difficile à gagner.
    .end = Ils peuvent vous ôter 3, il vous faut donc 12. Fabius a 2 d’éloquence, 5 d’influence et un pot-de-vin de 12 T, 19 en tout ; contre la loyauté d’Acilius, 7, c’est tout juste assez. Papirius est moins loyal, mais il a déjà 3 T ; et ce que les sénateurs de vos voisins ont sur eux ne répond à aucun pot-de-vin.

republic-lesson-the-last-pair = La dernière paire
    .intro = Cornelius et Furius doivent être Consuls. Votre voisin de droite a un Tribun de la plèbe et mettrait son veto à cette paire ; celui de gauche en propose d’autres, et tous sauf vous votent pour.
    .hint-1 = Combien de paires peut-on proposer en tout ?
    .hint-2 = Que devient la seule paire qui reste ?
    .end = Les Consuls sortants ne peuvent être réélus, et trois hommes font trois paires. Deux une fois rejetées, la troisième entre en charge sans vote ; et sans vote, il n’y a rien à quoi mettre un veto.

republic-lesson-pay-by-the-legion = Payé à la légion
    .intro = Levez cinq légions avec les 50 derniers Talents de l’État, et faites-en gagner 10 à Fabius. Nul ne vote contre vous aujourd’hui.
    .hint-1 = Ce que vous proposez d’abord a son importance.
    .end = La concession de l’Armement paie à qui la tient 2 T par légion, au moment où elle est levée. D’abord, donc, la concession pour Fabius, et ensuite les légions.

republic-lesson-which-games = Le pain ne suffit pas
    .intro = Le mécontentement est à 5, et nul ne combat les Gaulois. Organisez des Jeux, pour que le peuple ne puisse se soulever cette année, quoi que fassent les dés quand Julius lui parlera.
    .hint-1 = Que fait au mécontentement, avant le discours, une guerre que nul ne mène ?
    .hint-2 = Le jet le plus bas est 3, et Julius a 1 de popularité.
    .end = La guerre ajoute 1 au mécontentement, et la Fête du sang en ôte 2 : il est à 4. Le jet le plus bas avec la popularité de Julius fait 4 aussi, et un total de 0 est mauvais, mais ce n’est pas un Soulèvement. Après Taille et estoc, ce serait −1, et Rome tomberait.

republic-lesson-sent-to-sicily = Envoyé en Sicile
    .intro = Votre voisin de droite vote pour tout gouverneur de Sicile, celui de gauche contre. Faites-en élire un, de sorte que vous ayez désormais plus de votes que les deux ensemble.
    .hint-1 = Qui n’est pas à Rome ne vote pas.
    .end = Un gouverneur quitte Rome aussitôt, et Julius emporte 9 votes. Il vous en reste 12 contre 6 et 5. Et cela passe pour un honneur.

republic-lesson-a-sure-verdict = Un verdict certain
    .intro = Seul votre Furius est prêt à accuser, et vous avez 33 votes. Traduisez en justice un homme qui soit condamné quoi que votent les autres, et quoi que dise le peuple s’il en appelle à lui.
    .hint-1 = Un appel, ce sont deux dés et la popularité de l’accusé ; 12 le libère, 11 lui apporte 16 votes.
    .end = Julius peut atteindre 12 et rester libre. Valerius, avec −1 de popularité, atteint 11 au mieux : 16 votes, 6 pour son influence, 7 de sa faction et 3 de votre voisin de droite font 32. Manlius n’est pas mieux aimé, mais son influence compte 8 de plus.

republic-lesson-the-fourth-war = La quatrième guerre
    .intro = Quatre guerres actives à la fin de l’année sont la fin de Rome. Envoyez Plautius en campagne de sorte qu’il en gagne une, et laissez cinq légions dans la ville. Les dés feront 13.
    .hint-1 = Voyez les nombres de Désastre, et comptez les flottes.
    .end = 13 est le nombre de Désastre des Gaulois, et l’Illyrie et la Macédoine demandent plus de flottes que vous n’en avez. Contre la Syrie, Plautius avec cinq légions fait 7 contre 6, et 13 donne 14 : une victoire chère, mais une victoire.

republic-lesson-no-roll-loses = Aucun jet ne perd
    .intro = Gagnez cette année la Deuxième guerre punique, quoi que fassent les dés, et gardez une légion à Rome.
    .hint-1 = Trois dés font au moins 3, et une Victoire demande 14.
    .end = Dans une guerre punique, ni le Désastre ni l’Échec ne touchent Scipio Africanus. Avec 21 légions, il a 26 contre 15, et le jet le plus bas suffit alors ; avec 20, il ne suffirait pas.
