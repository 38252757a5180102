# Ce que veut dire chaque signe, et où en est la partie, en français.

glory-sign-part-kinds = Matériaux et rôles
glory-sign-part-camp = Dans un camp
glory-sign-part-buildings = Sur un bâtiment
glory-sign-part-middle = Au milieu
glory-sign-part-asked = Quand c’est à vous de choisir
glory-sign-laborer = Prend un matériau du pool pour la réserve.
glory-sign-craftsman = Pose une fondation, ou ajoute à un bâtiment un matériau de la main.
glory-sign-legionary = Exige les matériaux des cartes montrées : du pool et de la main des voisins.
glory-sign-architect = Pose une fondation, ou ajoute à un bâtiment un matériau de la réserve.
glory-sign-merchant = Met un matériau de la réserve, face cachée, dans la chambre forte, où il rapporte sa valeur.
glory-sign-patron = Engage une carte du pool comme client, qui agit chaque fois que son rôle est appelé.
glory-sign-jack = Jack
    .line = Vaut n’importe quel rôle pour appeler ou suivre ; ce n’est pas un matériau.
glory-sign-coins = Pièces
    .line = La valeur d’une carte : les matériaux que prend son bâtiment, l’influence qu’il apporte et les points qu’elle rapporte dans une chambre forte.
glory-sign-influence = Influence
    .line = Chacune vaut un point à la fin ; elle limite aussi la clientèle et la chambre forte, et des bâtiments s’en servent.
glory-sign-points = Points que tous peuvent compter
    .line = Le plus de points l’emporte ; ce qui est face cachée dans les chambres fortes, et ses bonus, n’est connu qu’à la fin.
glory-sign-clients = Clientèle
    .line = Chaque client agit pour vous quand son rôle est appelé, même si vous pensez.
glory-sign-stock = Réserve
    .line = L’Architecte y prend pour bâtir et le Marchand pour vendre ; elle n’a pas de limite.
glory-sign-vault = Chambre forte
    .line = Chaque carte rapporte sa valeur à la fin, et le plus grand nombre d’un matériau 3 de plus.
glory-sign-hand = Main
    .line = Des cartes à jouer comme rôles, bâtiments ou matériaux ; la limite ne compte que lorsqu’on pense.
glory-sign-begun = Bâtiment commencé
    .line = Chaque place vide est un matériau qui manque.
glory-sign-done = Bâtiment achevé
    .line = Son emplacement compte comme influence et sa fonction est en vigueur.
glory-sign-for-all = Pour tous
    .line = Un Escalier a rendu cette fonction publique.
glory-sign-glow = Bord doré
    .line = La fonction de ce bâtiment compte pour ce que vous décidez maintenant.
glory-sign-deck = Pioche
    .line = On y prend en pensant et par certains bâtiments ; quand elle est vide, la partie finit.
glory-sign-pool = Pool
    .line = Les Travailleurs y prennent des matériaux, les Patrons des clients, les Légionnaires y exigent. Les cartes jouées comme rôles y viennent après le tour.
glory-sign-sites = Emplacements
    .line = Ceux qui restent en ville et, après le plus, hors de la ville ; chaque bâtiment en occupe un.
glory-sign-open = Bord vert
    .line = Cela peut être choisi maintenant.
glory-sign-chosen = Bord vert avec une coche
    .line = Cela fait partie de votre réponse.
glory-explain-jacks = Il en reste { $count } sur { $all } dans la pile.
glory-explain-value = valeur { $value }
glory-explain-pair = Rôle : { $role } ; matériau : { $material }. Les deux vont toujours ensemble sur les cartes.
glory-explain-material = Un tel bâtiment prend autant de matériaux que sa valeur, { $value }, et apporte autant d’influence ; dans une chambre forte, chaque carte rapporte autant.
glory-explain-own-clients = { $count ->
    [0] Vous n’avez aucun client de ce rôle.
    [one] { $count } de vos clients agit aussi quand il est appelé.
   *[other] { $count } de vos clients agissent aussi quand il est appelé.
}
glory-explain-led = appelé ce tour-ci
glory-explain-site = Emplacement : { $material }
glory-explain-site-left = { $town } en ville, { $outside } hors de la ville
glory-explain-sites-all = Reste en ville, tous matériaux ensemble : { $count }.
glory-explain-site-use = Un bâtiment de ce matériau y commence : il en prend { $value } et apporte { $value } d’influence.
glory-explain-site-outside = Hors de la ville, une fondation coûte deux actions du rôle.
glory-explain-pool = Dans le pool : { $material }
glory-explain-count = { $count }
glory-explain-influence-is = influence { $count }
glory-explain-leads = { $who ->
    [you] Vous êtes le leader de ce tour.
   *[other] { $name } est le leader de ce tour.
}
glory-explain-camp = Un camp : clients, matériaux, chambre forte, bâtiments, et l’influence qui les borne.
glory-explain-begun-with = { $count } dès le début.
glory-explain-from-sites = +{ $points } par { $count ->
    [one] { $count } emplacement
   *[other] { $count } emplacements
} de { $material }.
glory-explain-limit-influence = La limite est l’influence : { $count }.
glory-explain-raised = { $card } : +{ $count }.
glory-explain-doubled = { $card } : la limite est doublée.
glory-explain-hidden = { $count ->
    [one] { $count } carte est face cachée.
   *[other] { $count } cartes sont face cachée.
}
glory-explain-points-influence = { $count } pour l’influence.
glory-explain-points-vault = { $count } pour les cartes connues de la chambre forte.
glory-explain-points-statue = { $count } pour la Statue.
glory-explain-points-wall = { $count } pour le Mur, selon la réserve.
glory-explain-points-hidden = { $count ->
    [one] { $count } carte face cachée
   *[other] { $count } cartes face cachée
} dans la chambre forte : de { $least } à { $most } de plus.
glory-explain-points-bonuses = Les bonus de marchand, 3 pour le plus grand nombre de chaque matériau, ne sont pas comptés ici.
glory-explain-points-won-bonuses = { $count } pour les bonus de marchand.
glory-explain-hand-limit = En pensant, on peut la compléter jusqu’à { $count }.
glory-explain-hand-jacks = { $count ->
    [one] Dont { $count } jack.
   *[other] Dont { $count } jacks.
}
glory-explain-stocked = { $material } dans la réserve { DE($name) }
glory-explain-client = { $role }, client { DE($name) }
glory-explain-ready = Encore à agir ce tour-ci : { $ready } sur { $count }.
glory-explain-client-use = Agit chaque fois que le rôle { $role } est appelé, que son maître suive ou pense.
glory-explain-vaulted = { $material } dans la chambre forte { DE($name) }
glory-explain-worth = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
glory-explain-played = { $who ->
    [you] Ce tour-ci, vous l’avez jouée ; ensuite elle va au pool, un jack dans la pile des jacks.
   *[other] { $name } l’a jouée ce tour-ci ; ensuite elle va au pool, un jack dans la pile des jacks.
}
glory-explain-completed = achevé
glory-explain-begun = { $have } matériaux sur { $need }
glory-explain-holds = Contient { $materials }.
glory-explain-missing = Il manque encore : { $count } de { $material }, ou ce qu’une fonction permet d’employer à la place.
glory-explain-will-bring = Achevé, il apporte { $count } d’influence.
glory-explain-has-brought = Il a apporté { $count } d’influence.
glory-explain-in-force = Sa fonction est en vigueur.
glory-explain-in-force-early = Sa fonction est déjà en vigueur, bien qu’il ne soit pas achevé (Porte).
glory-explain-counted = { $name } : { $count }{ $hidden ->
    [0] .
    [one] {" "}et { $hidden } carte face cachée.
   *[other] {" "}et { $hidden } cartes face cachée.
}
glory-explain-if-now = Si elle finissait maintenant, vous auriez au moins { $least } points et au plus { $most }{ $bonuses ->
    [0] .
   *[other] {""}, plus les bonus obtenus.
}
glory-aim-points = En tête : { $names }, { $points } PV
    .name = Qui gagne
    .line = À la fin, le plus de points l’emporte : influence, chambre forte, bonus, Statue et Mur ; les cartes en main départagent.
glory-aim-sites = { $count ->
    [one] Encore { $count } emplacement, puis fin
   *[other] Encore { $count } emplacements, puis fin
}
    .name = Emplacements en ville
    .line = Quand le dernier emplacement en ville est pris, la partie finit aussitôt ; le bâtiment qu’on vient de commencer reste inachevé.
glory-aim-deck = { $count ->
    [one] Encore { $count } carte, puis fin
   *[other] Encore { $count } cartes, puis fin
}
    .name = La pioche
    .line = Quand la pioche est vide, la partie finit. Des Catacombes achevées la finissent aussi.
glory-aim-forum = Forum en vigueur : { $names }
    .name = Le Forum
    .line = Qui a un Forum en vigueur gagne aussitôt avec un client de chaque rôle et, dans certaines éditions, aussi chaque matériau dans sa réserve.
