# Les mots des guides et des problèmes de Glory to Rome : un message pour chacun, du nom de son fichier.

glory-lesson-first-building = Votre premier bâtiment
    .intro = Vous avez quatre cartes et un jack, et Rome est en cendres. En sept tours, vous bâtissez une maison, engagez un travailleur et mettez vos premiers points de côté.
    .lead = Ce tour, le leader, c'est vous. Jouez le Dock : toute carte de bois est un artisan, et un artisan bâtit avec ce que vous avez en main.
    .lay = Posez maintenant l'Îlot comme fondation. Il est en bloc, il va donc sur un emplacement de bloc, et un bloc de plus l'achèvera.
    .follow = Votre voisin de gauche appelle l'artisan. Vous n'en avez plus, mais votre jack vaut n'importe quel rôle : suivez avec lui.
    .add = Ajoutez la Route à l'Îlot. Ici, ce n'est pas une route, seulement un bloc, et c'est tout ce qui manque.
    .patron = Votre premier bâtiment est debout : 1 influence de plus, et de la place pour deux clients de plus. On appelle maintenant le patron ; suivez avec le Palais, car le marbre est un patron.
    .hire = Engagez le bloc du pool. Comme client, c'est un travailleur, qui agit pour vous chaque fois que quelqu'un appelle ce rôle.
    .think = Vous êtes à nouveau leader, la main vide. Pensez donc : complétez votre main à cinq cartes. Un leader qui pense met fin au tour.
    .jack = On appelle le travailleur. Inutile de suivre, car votre client travaille quand même : pensez, et prenez un jack.
    .take = Vous avez seulement pensé, et votre travailleur vous rapporte pourtant une carte du pool. Prenez le marbre pour votre réserve.
    .merchant = On appelle le marchand, et les marchands changent la réserve en points. Suivez avec votre jack.
    .sell = Vendez le marbre dans votre chambre forte. Personne ne peut plus le regarder, et à la fin il vaut 3 points.
    .end = Voilà tout le jeu : bâtir, engager, ramasser, vendre. Il finit quand la pioche s'épuise ou que le dernier emplacement en ville est pris ; on compte alors l'influence, la chambre forte et les bonus. Vous avez 3 influences, 3 points dans la chambre forte, et la majorité de marbre en vaut 3 de plus.
