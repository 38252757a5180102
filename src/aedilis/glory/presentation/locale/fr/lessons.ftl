# Les mots des guides et des problèmes de Glory to Rome : un message pour chacun, du nom de son fichier.

glory-lesson-first-building = Votre premier bâtiment
    .intro = Vous avez quatre cartes et un jack, et Rome est en cendres. En sept tours, vous bâtissez une maison, engagez un Travailleur et mettez vos premiers points de côté.
    .lead = Ce tour, le leader, c’est vous. Jouez le Dock : toute carte de Bois est un Artisan, et un Artisan bâtit avec ce que vous avez en main.
    .lay = Posez maintenant l’Îlot comme fondation. Il est en Bloc, il va donc sur un emplacement de Bloc, et un Bloc de plus l’achèvera.
    .follow = Votre voisin de gauche appelle l’Artisan. Vous n’en avez plus, mais votre jack vaut n’importe quel rôle : suivez avec lui.
    .add = Ajoutez la Route à l’Îlot. Ici, ce n’est pas une route, seulement un Bloc, et c’est tout ce qui manque.
    .patron = Votre premier bâtiment est debout : 1 influence de plus, et de la place pour deux clients de plus. On appelle maintenant le Patron ; suivez avec le Palais, car le Marbre est un Patron.
    .hire = Engagez le Bloc du pool. Comme client, c’est un Travailleur, qui agit pour vous chaque fois que quelqu’un appelle ce rôle.
    .think = Vous êtes à nouveau leader, la main vide. Pensez donc : complétez votre main à cinq cartes. Un leader qui pense met fin au tour.
    .jack = On appelle le Travailleur. Inutile de suivre, car votre client travaille quand même : pensez, et prenez un jack.
    .take = Vous avez seulement pensé, et votre Travailleur vous rapporte pourtant une carte du pool. Prenez le Marbre pour votre réserve.
    .merchant = On appelle le Marchand, et les Marchands changent la réserve en points. Suivez avec votre jack.
    .sell = Vendez le Marbre dans votre chambre forte. Personne ne peut plus le regarder, et à la fin il vaut 3 points.
    .end = Voilà tout le jeu : bâtir, engager, ramasser, vendre. Il finit quand la pioche s’épuise ou que le dernier emplacement en ville est pris ; on compte alors l’influence, la chambre forte et les bonus. Vous avez 3 influences, 3 points dans la chambre forte, et la majorité de Marbre en vaut 3 de plus.

glory-lesson-which-role-for-the-jack = Un jack, trois clients
    .intro = Votre jack mène ce tour. Achevez la Tour tout de suite.
    .end = Un Architecte travaille avec la réserve, et les deux cartes de Béton y sont : votre action et votre seul Architecte suffisent. Deux Artisans font plus de bras, mais vous n’avez pas de Béton en main.

glory-lesson-villa-in-a-day = Une maison en un jour
    .intro = Vous avez un jack, un Architecte et une Pierre. Portez votre influence à 5 ce tour-ci.
    .end = La première Pierre d’un Architecte achève la Villa, quoi qu’il lui manque. La Prison est en Pierre aussi, et elle en veut trois.

glory-lesson-any-stone-will-do = Tous les chemins mènent au Jardin
    .intro = Il manque une Pierre au Jardin et vous n’en avez pas. Achevez vos deux bâtiments ce tour-ci.
    .end = D’abord la Route : dès qu’elle est debout, tout matériau convient à un bâtiment de Pierre, dans le même tour.

glory-lesson-petition = Trois pareilles
    .intro = Achevez la Fontaine ce tour-ci. Vous n’avez ni Artisan ni jack.
    .hint-1 = Trois cartes du même rôle peuvent ce qu’aucune d’elles ne peut.
    .end = Trois Marchands font une pétition, et une pétition mène n’importe quel rôle : comme Artisan, elle ajoute le Marbre de votre main.

glory-lesson-the-right-material = Rome exige
    .intro = Vous pouvez montrer une carte. Obtenez trois cartes de Bois pour votre réserve.
    .end = Une exigence atteint le pool et les deux voisins, et chacun donne une carte du matériau montré. Vous montrez une carte de votre main, et vous la gardez.

glory-lesson-sell-in-time = La dernière vente
    .intro = C’est votre dernière vente avant le décompte. Les chambres fortes des voisins tiennent Bloc et Marbre, et Marbre et Bois. Atteignez 7 points.
    .end = Votre deuxième Bloc rompt l’égalité : 1 point, et 3 pour la majorité. Le Marbre vous donnerait ses 3 points et une simple égalité.

glory-lesson-the-last-site = Plus de place à Rome
    .intro = Vous avez un point d’avance. Gagnez la partie ce tour-ci.
    .end = Qui prend le dernier emplacement en ville met fin à la partie sur-le-champ, sans rien devoir achever. Le Dock est votre seule carte de Bois : ne menez pas avec elle.

glory-lesson-catacomb-now = La sortie est sous terre
    .intro = Vous avez une Pierre dans votre réserve. Gagnez la partie ce tour-ci.
    .hint-1 = Une Villa paraît plus rapide, mais elle ne finit rien.
    .end = Les Catacombes finissent la partie dès qu’elles sont achevées : 2 et 3 influences, et 3 points dans la chambre forte. Au prochain tour, vous seriez peut-être derrière.

glory-lesson-forum-now = Il manque un homme
    .intro = Votre Forum est debout. Gagnez la partie ce tour-ci.
    .end = Le Forum gagne dès qu’il y a un client de chaque rôle ; il manquait l’Architecte, et le Béton est un Architecte.

glory-lesson-two-at-once = Du pain et des jeux
    .intro = Achevez l’Amphithéâtre et la Statue en un seul tour.
    .hint-1 = Que se passe-t-il quand un Amphithéâtre est achevé ?
    .end = Un Amphithéâtre achevé donne aussitôt autant d’actions d’Artisan que vous avez d’influence. Elles prennent le Marbre dans votre main, ce que votre Architecte ne pouvait pas.

glory-lesson-all-trades = Des gens de tous les métiers
    .intro = Vous avez deux Marchands et aucun Architecte. Achevez vos deux bâtiments ce tour-ci.
    .end = D’abord le Marbre. Un Ludus Magna achevé fait de chaque Marchand un client de tous les rôles, à l’instant même, et vos deux Marchands bâtissent le Tombeau.

glory-lesson-through-the-gate = Par la Porte
    .intro = Il manque deux Marbres à votre Ludus Magna, et vous avez un Marchand. Atteignez 7 influences ce tour-ci.
    .end = Avec une Porte, les bâtiments de Marbre agissent dès la fondation. Votre Marchand est donc déjà un Artisan, et à vous deux vous posez les deux Marbres de votre main.
