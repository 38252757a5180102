# Glory to Rome en français, avec les termes de la règle de 2008.

## Noms

glory-jack = Jack
glory-jacks = { $count ->
    [one] un jack
   *[other] { $count } jacks
}
# Un bâtiment dans le texte, avec son article. $id est son mot dans les parties enregistrées.
glory-the = { $id ->
    [insula] l’{ $name }
    [latrine] la { $name }
    [road] la { $name }
    [palisade] la { $name }
    [academy] l’{ $name }
    [archway] l’{ $name }
    [atrium] l’{ $name }
    [bath] les { $name }
    [foundry] la { $name }
    [gate] la { $name }
    [school] l’{ $name }
    [amphitheatre] l’{ $name }
    [aqueduct] l’{ $name }
    [storeroom] la { $name }
    [tower] la { $name }
    [catacomb] les { $name }
    [prison] la { $name }
    [sewer] l’{ $name }
    [villa] la { $name }
    [basilica] la { $name }
    [fountain] la { $name }
    [stairway] l’{ $name }
    [statue] la { $name }
   *[other] le { $name }
}
glory-hidden-card = carte face cachée
glory-several = { $name } ×{ $count }
glory-you = vous
glory-from = { $from ->
    [deck] de la pioche
    [hand] de la main
    [stockpile] de la réserve
    [clientele] d’une clientèle
   *[pool] du pool
}
glory-first-card = { $name } : { $card }

## Ce qui s'est passé

glory-turn = Tour { $turn }. { $who ->
    [you] Le leader, c’est vous.
   *[other] Le leader est { $name }.
}
glory-first-cards = Premières cartes : { $cards }.
glory-first-leader = { $who ->
    [you] Le premier leader, c’est vous.
   *[other] Le premier leader est { $name }.
}
glory-led = { $who ->
    [you] Vous appelez { $role } avec { $cards }.
   *[other] { $name } appelle { $role } avec { $cards }.
}
glory-followed = { $who ->
    [you] Vous suivez { $role } avec { $cards }.
   *[other] { $name } suit { $role } avec { $cards }.
}
glory-thinks = { $who ->
    [you] Vous pensez.
   *[other] { $name } pense.
}
glory-took-jack = { $who ->
    [you] Vous prenez un jack ; il en reste { $left }.
   *[other] { $name } prend un jack ; il en reste { $left }.
}
glory-drew = { $who ->
    [you] Vous piochez { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }.
   *[other] { $name } pioche { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }.
}
glory-drew-seen = { $count ->
    [0] Vous ne piochez rien.
   *[other] Vous piochez { $cards }.
}
glory-discarded = { $who ->
    [you] Vous défaussez { $cards } (Latrine).
   *[other] { $name } défausse { $cards } (Latrine).
}
glory-discarded-hand = { $who ->
    [you] Vous défaussez toute votre main (Vomitorium) : { $cards }.
   *[other] { $name } défausse toute sa main (Vomitorium) : { $cards }.
}
glory-gathered = { $who ->
    [you] Vous prenez { $card-material } dans le pool.
   *[other] { $name } prend { $card-material } dans le pool.
}
glory-docked = { $who ->
    [you] Vous mettez { $card } ({ $card-material }) de votre main dans votre réserve (Dock).
   *[other] { $name } met { $card } ({ $card-material }) de sa main dans sa réserve (Dock).
}
glory-hired = { $who ->
    [you] Vous engagez { $card-role } ({ $card }) { glory-from }.
   *[other] { $name } engage { $card-role } ({ $card }) { glory-from }.
}
glory-held = { $who ->
    [you] Vous gardez une action { $role } pour un emplacement hors de la ville.
   *[other] { $name } garde une action { $role } pour un emplacement hors de la ville.
}
glory-sold = { $who ->
    [you] Vous mettez dans votre chambre forte une carte face cachée { glory-from }.
   *[other] { $name } met dans sa chambre forte une carte face cachée { glory-from }.
}
glory-sold-seen = { $who ->
    [you] Vous mettez dans votre chambre forte { $card } ({ $card-material }) { glory-from }.
   *[other] { $name } met dans sa chambre forte { $card } ({ $card-material }) { glory-from }.
}
glory-laid = { $who ->
    [you] Vous posez { $card-the } en fondation sur un emplacement de { $site }{ $outside ->
        [0] {""}
       *[other] {" "}hors de la ville
    }.
   *[other] { $name } pose { $card-the } en fondation sur un emplacement de { $site }{ $outside ->
        [0] {""}
       *[other] {" "}hors de la ville
    }.
}
glory-added = { $who ->
    [you] Vous ajoutez { $card-material } { glory-from } { A($to-the) }.
   *[other] { $name } ajoute { $card-material } { glory-from } { A($to-the) }.
}
glory-completed = { $who ->
    [you] Vous achevez { $card-the } ; votre influence est de { $influence }.
   *[other] { $name } achève { $card-the } ; son influence est de { $influence }.
}
glory-burst = { $who ->
    [you] { $card-the } vous donne jusqu’à { $count } { $gift }.
   *[other] { $card-the } donne à { $name } jusqu’à { $count } { $gift }.
}
glory-gift-actions = { $count ->
    [one] action { $role }
   *[other] actions { $role }
}
glory-gift-thinks = { $count ->
    [one] occasion de penser
   *[other] occasions de penser
}
glory-fountain = { $who ->
    [you] Vous piochez une carte (Fontaine).
   *[other] { $name } pioche une carte (Fontaine).
}
glory-fountain-seen = Vous piochez { $card } (Fontaine).
glory-kept = { $who ->
    [you] Vous gardez la carte en main.
   *[other] { $name } garde la carte en main.
}
glory-seized = { $who ->
    [you] Vous prenez { $card-the } à { $from }, qui reçoit l’emplacement de votre Prison.
   *[other] { $from-who ->
        [you] { $name } vous prend { $card-the }, et vous recevez l’emplacement de la Prison.
       *[other] { $name } prend { $card-the } à { $from }, qui reçoit l’emplacement de la Prison.
    }
}
glory-opened = { $who ->
    [you] Vous rendez publique la fonction { DE($card-the) } { DE($of) } avec { $with-material } { glory-from }.
   *[other] { $of-who ->
        [you] { $name } rend publique la fonction de votre bâtiment { $card } avec { $with-material } { glory-from }.
       *[other] { $name } rend publique la fonction { DE($card-the) } { DE($of) } avec { $with-material } { glory-from }.
    }
}
glory-demands = { $who ->
    [you] Vous montrez vos cartes : Rome exige { $materials }.
   *[other] { $name } montre ses cartes : Rome exige { $materials }.
}
glory-demands-cards = { $who ->
    [you] Vous montrez { $cards } : Rome exige { $materials }.
   *[other] { $name } montre { $cards } : Rome exige { $materials }.
}
glory-to-rome = { $who ->
    [you] Vous n’avez pas de { $material } : « Gloire à Rome ! »
   *[other] { $name } n’a pas de { $material } : « Gloire à Rome ! »
}
glory-took = { $who ->
    [you] Vous prenez { $materials } dans le pool.
   *[other] { $name } prend { $materials } dans le pool.
}
glory-gave = { $who ->
    [you] Vous donnez à { $to } { $cards-materials } ({ $cards }).
   *[other] { $to-who ->
        [you] { $name } vous donne { $cards-materials } ({ $cards }).
       *[other] { $name } donne à { $to } { $cards-materials } ({ $cards }).
    }
}
glory-coliseum = { $who ->
    [you] Vous prenez { $card } ({ $card-role }) dans la clientèle { DE($from) } (Colisée).
   *[other] { $from-who ->
        [you] { $name } prend { $card } ({ $card-role }) dans votre clientèle (Colisée).
       *[other] { $name } prend { $card } ({ $card-role }) dans la clientèle { DE($from) } (Colisée).
    }
}
glory-bridge = { $who ->
    [you] Vous prenez { $cards-materials } dans la réserve { DE($from) } (Pont).
   *[other] { $from-who ->
        [you] { $name } prend { $cards-materials } dans votre réserve (Pont).
       *[other] { $name } prend { $cards-materials } dans la réserve { DE($from) } (Pont).
    }
}
glory-senate = { $who ->
    [you] Vous prenez { glory-jacks } parmi les cartes jouées par { $from } (Sénat).
   *[other] { $name } prend { glory-jacks } parmi les cartes jouées par { $from } (Sénat).
}
glory-sewer = { $who ->
    [you] Vous mettez { $cards } dans votre réserve (Égout).
   *[other] { $name } met { $cards } dans sa réserve (Égout).
}
glory-concedes = { $who ->
    [you] Vous concéderiez la victoire à { $to }.
   *[other] { $to-who ->
        [you] { $name } vous concéderait la victoire.
       *[other] { $name } concéderait la victoire à { $to }.
    }
}
glory-fights-on = { $who ->
    [you] Vous ne concédez plus la victoire.
   *[other] { $name } ne concède plus la victoire.
}
glory-over = La partie est finie : { $ending } { $won ->
    [you] Vous gagnez.
    [shared] Vous et { $winners } gagnez ensemble.
    [several] { $winners } gagnent ensemble.
   *[other] { $winners } gagne.
}

## Comment la partie a fini

glory-ending-deck = la pioche est épuisée.
glory-ending-sites = le dernier emplacement en ville est pris.
glory-ending-catacomb = les Catacombes sont achevées.
glory-ending-forum = le Forum décide.
glory-ending-concession = tous les autres concèdent la victoire.

glory-score = { $who ->
    [you] Vous
   *[other] { $name }
} : { $total ->
    [one] { $total } point
   *[other] { $total } points
} ({ $parts })
glory-score-influence = influence { $points }
glory-score-vault = chambre forte { $points }
glory-score-bonuses = bonus de Marchand { $points }
glory-score-statue = Statue { $points }
glory-score-wall = Mur { $points }

## Questions. Le sujet est ce que lisent les autres en attendant.

glory-awaiting = { $who ->
    [you] À vous de décider : { $topic }
   *[other] On attend { $names } : { $topic }
}
glory-ask-lead = Vous êtes le leader : appelez un rôle ou pensez.
    .topic = appeler ou penser
glory-ask-follow = Le rôle appelé est { $role } : suivez ou pensez.
    .topic = suivre ou penser
glory-ask-think = { $left ->
    [0] Vous pensez : choisissez comment.
    [one] Vous pouvez penser une fois.
   *[other] Vous pouvez penser { $left } fois, dont celle-ci.
}
    .topic = penser
glory-left = { $left ->
    [0] {""}
    [one] {" "}(reste 1)
   *[other] {" "}(restent { $left })
}
glory-ask-craftsman = Artisan{ glory-left } : posez une fondation ou ajoutez un matériau de votre main.
    .topic = action Artisan
glory-ask-architect = Architecte{ glory-left } : posez une fondation ou ajoutez un matériau de votre réserve.
    .topic = action Architecte
glory-ask-laborer = Travailleur{ glory-left } : prenez un matériau pour votre réserve.
    .topic = action Travailleur
glory-ask-legionary = Légionnaire{ glory-left } : montrez des cartes pour exiger leurs matériaux.
    .topic = action Légionnaire
glory-ask-merchant = Marchand{ glory-left } : vendez un matériau vers votre chambre forte.
    .topic = action Marchand
glory-ask-patron = Patron{ glory-left } : engagez un client.
    .topic = action Patron
glory-ask-reveal = Choisissez la carte à révéler. Le premier nom de l’alphabet commence.
    .topic = révéler une carte
glory-ask-cards = Choisissez les cartes à jouer.
    .topic = cartes à jouer
glory-ask-demand = Choisissez les cartes à montrer. Chacune exige une fois son matériau.
    .topic = cartes à montrer
glory-ask-pool = Choisissez ce que vous prenez dans le pool des matériaux exigés.
    .topic = matériaux du pool
glory-ask-give = { $low ->
    [0] { $demander } exige { $material }. Vous avez une protection : choisissez ce que vous donnez, si vous voulez donner.
   *[other] { $demander } exige { $material } : choisissez ce que vous donnez.
}
    .topic = répondre à une exigence
glory-ask-clients = Choisissez les clients qui vont dans votre chambre forte (Colisée).
    .topic = prendre des clients
glory-ask-bath = Vous avez engagé un client qui peut agir aussitôt en { $role } (Bains).
    .topic = action d’un nouveau client
glory-ask-fountain = Vous avez pioché { $card }. Choisissez ce que vous en faites.
    .topic = emploi de la carte piochée
glory-ask-prison = Choisissez le bâtiment à prendre (Prison).
    .topic = prendre un bâtiment
glory-ask-senate = Choisissez les jacks que vous prenez en main (Sénat).
    .topic = prendre des jacks
glory-ask-sewer = Choisissez les cartes jouées qui vont dans votre réserve (Égout).
    .topic = garder des cartes jouées
glory-ask-aside = Ce que vous pouvez faire à tout moment.
    .topic = à tout moment

## Choix

glory-choice-stop = { $asked ->
    [think] Ne pas penser
    [prison] Ne prendre aucun bâtiment
    [bath] Ne pas agir
   *[other] Arrêter
}
glory-choice-think-jack = Penser : prendre un jack
glory-choice-think-refill = Penser : compléter la main à { $limit } cartes (en piocher { $count })
glory-choice-think-card = Penser : piocher une carte
glory-choice-discard = D’abord défausser { $card } (Latrine)
glory-choice-discard-hand = D’abord défausser toute la main (Vomitorium)
glory-choice-play = { $asked ->
    [lead] Appeler { $role } avec { $card }
   *[other] Suivre { $role } avec { $card }
}
glory-choice-play-jack = { $asked ->
    [lead] Appeler { $role } avec un jack
   *[other] Suivre { $role } avec un jack
}
glory-choice-petition = { $asked ->
    [lead] Appeler { $role } avec une pétition de { $size } cartes { $of }
   *[other] Suivre { $role } avec une pétition de { $size } cartes { $of }
}
glory-choice-palace = { $asked ->
    [lead] Appeler { $role } avec plusieurs cartes (Palais)
   *[other] Suivre { $role } avec plusieurs cartes (Palais)
}
glory-choice-take = Prendre { $material } dans le pool
glory-choice-dock = Mettre { $card } ({ $card-material }) de la main dans la réserve (Dock)
glory-choice-hire = Engager { $role } ({ $material }) du pool
glory-choice-hire-deck = Engager la carte du dessus de la pioche (Bar)
glory-choice-hire-hand = Engager { $card-role } ({ $card }) de la main (Aqueduc)
glory-choice-sell = Vendre { $material } de la réserve
glory-choice-sell-deck = Vendre la carte du dessus de la pioche, sans la voir (Atrium)
glory-choice-sell-hand = Vendre { $card } ({ $card-material }) de la main (Basilique)
glory-choice-lay = Poser { $card-the } en fondation sur un emplacement de { $site }{ $place ->
    [town] {""}
    [near] {" "}(hors de la ville)
   *[far] {" "}(hors de la ville, 2 actions)
}
glory-choice-add-card = Ajouter { $card } ({ $card-material }) { A($building-the) }
glory-choice-add-stockpile = Ajouter { $material } de la réserve { A($building-the) }
glory-choice-add-pool = Ajouter { $material } du pool { A($building-the) }
glory-choice-open-stockpile = Rendre publique la fonction { DE($building-the) } { DE($seat) } avec { $material } de la réserve
glory-choice-open-pool = Rendre publique la fonction { DE($building-the) } { DE($seat) } avec { $material } du pool
glory-choice-draw = Piocher la carte du dessus (Fontaine)
glory-choice-keep = Garder { $card } en main
glory-choice-demand = Exiger au nom de Rome
glory-choice-act = { $asked ->
    [bath] Agir en { $role }
   *[other] Un client agit en { $role } (Réserve de stockage)
}
glory-choice-hold = Garder l’action { $role } pour un emplacement hors de la ville
glory-choice-seize = Prendre { $building-the } à { $seat }
glory-choice-reveal = Révéler { $card }
glory-choice-concede = Concéder la victoire à { $seat }
glory-choice-unconcede = Ne plus concéder la victoire
glory-choice-order-ask = Protection contre une exigence : me demander ce que je donne
glory-choice-order-never = Protection contre une exigence : ne jamais me demander
glory-choice-with = { $choice } : { $items }
glory-choice-with-nothing = { $choice } : rien

glory-item-jack = Jack joué par { $name }
glory-item-card = { $material } ({ $card })
glory-item-client = { $role } ({ $material }), client { DE($name) }

## Pourquoi non

glory-refused-over = La partie est finie.
glory-refused-no-seat = Ce siège n’existe pas à cette table.
glory-refused-not-asked = Ce n’est pas à vous de décider maintenant.
glory-refused-unknown = Ce n’est pas un coup de ce jeu.
glory-refused-not-now = Ce n’est pas possible maintenant : { $verb ->
    [lead] appeler un rôle
    [follow] suivre un rôle
    [think] penser
    [discard] défausser
    [take] prendre un matériau
    [dock] employer le Dock
    [hire] engager un client
    [sell] vendre un matériau
    [lay] poser une fondation
    [add] ajouter un matériau
    [open] rendre publique une fonction
    [draw] piocher une carte
    [keep] garder la carte
    [demand] exiger
    [give] donner des matériaux
    [act] agir avec un client
    [hold] garder une action
    [seize] prendre un bâtiment
    [claim] prendre des jacks
    [store] garder des cartes jouées
    [reveal] révéler une carte
    [concede] concéder la victoire
    [order] une consigne permanente
   *[other] arrêter
}.
glory-refused-other-role = Le rôle à suivre maintenant est { $role }.
glory-refused-nothing-led = Aucun rôle n’a encore été appelé.
glory-refused-no-role = { $word } n’est pas un rôle.
glory-refused-no-cards = Dites de quelles cartes il s’agit.
glory-refused-not-in-hand = { $what } n’est pas dans votre main.
glory-refused-wrong-role = Cette carte n’a pas le rôle { $role }.
glory-refused-jack-petition = Un jack ne peut pas faire partie d’une pétition.
glory-refused-palace = Avec le Palais, toutes les cartes doivent avoir le rôle { $role } ou être des jacks.
glory-refused-petition = Une pétition se fait de { $size } cartes d’un même rôle.
glory-refused-no-jacks = Il ne reste aucun jack à prendre.
glory-refused-hand-full = Votre main est déjà complète : la limite est { $limit }.
glory-refused-hand-short = Votre main est sous sa limite de { $limit } : complétez-la plutôt.
glory-refused-jack = Un jack ne sert pas à cela.
glory-refused-no-function = Vous n’avez pas la fonction { DE($building-the) }.
glory-refused-no-action = Il ne vous reste aucune action pour cela.
glory-refused-clientele-full = Votre clientèle est pleine : la limite est { $limit }.
glory-refused-vault-full = Votre chambre forte est pleine : la limite est { $limit }.
glory-refused-not-in-pool = { $what } n’est pas dans le pool.
glory-refused-not-in-stockpile = { $what } n’est pas dans votre réserve.
glory-refused-too-many-demands = Vous ne pouvez pas montrer plus de cartes que vous n’avez d’actions Légionnaire : { $most }.
glory-refused-shown-already = Une de ces cartes a déjà soutenu une exigence ce tour-ci.
glory-refused-not-demanded = On n’a pas exigé autant de ce matériau : { $material }.
glory-refused-must-give = Vous devez donner tout le matériau exigé que vous avez : { $material }.
glory-refused-not-exposed = Ces clients ne peuvent pas être pris.
glory-refused-no-building = { $word } n’est pas un bâtiment.
glory-refused-same-name = Vous avez déjà le bâtiment { $building }, commencé ou achevé.
glory-refused-wrong-site = Ce bâtiment demande un emplacement de { $material }.
glory-refused-no-site = Il ne reste aucun emplacement de { $material }.
glory-refused-two-actions = Un emplacement de { $material } hors de la ville coûte deux actions, et vous ne les avez pas.
glory-refused-town-first = Il reste un emplacement de { $material } en ville.
glory-refused-not-begun = Vous n’avez pas commencé { $building-the }.
glory-refused-complete = Le bâtiment { $building } est déjà achevé.
glory-refused-no-material = { $word } n’est pas un matériau.
glory-refused-wrong-material = { $material } ne peut pas être ajouté { A($building-the) }.
glory-refused-not-theirs = Aucun adversaire n’a achevé { $building-the }.
glory-refused-wrong-stair = { $material } ne convient pas { A($building-the) }.
glory-refused-no-such-jack = Vos adversaires n’ont pas joué ces jacks ce tour-ci.
glory-refused-not-played = Vous n’avez pas joué ces cartes ce tour-ci.
glory-refused-no-order = Cette consigne permanente n’existe pas.
glory-refused-no-concession = Cette édition ne connaît pas la victoire concédée.
glory-refused-no-match = Aucun des coups que vous pouvez jouer maintenant ne correspond à celui-là.
glory-refused-too-few = Vous n’avez pas autant de ces cartes en main : { $what }.
glory-refused-used-already = Vous avez déjà employé { $building-the } avant de penser cette fois.
glory-refused-empty-hand = Votre main est vide.
glory-refused-part-used = Vous l’avez déjà fait avec l’action en cours, et il ne vous en reste pas d’autre.
glory-refused-pool-closed = Une fois une carte de la pioche engagée, cette action n’engage plus depuis le pool.
glory-refused-wrong-source = On ne peut pas prendre une carte de là pour cela.
glory-refused-only-laborer = Avec la Réserve de stockage, un client agit comme Travailleur et dans aucun autre rôle.
glory-refused-demanded-already = Vous avez déjà exigé : toutes les exigences se font ensemble.
glory-refused-too-few-in-pool = Le pool ne contient pas autant de ce matériau : { $material }.
glory-refused-other-material = On n’exige de vous que ce matériau : { $material }.
glory-refused-vault-room = Votre chambre forte n’a pas de place pour autant de cartes : la limite est { $limit }.
glory-refused-other-client = Ce client ne peut pas agir comme { $role }.
glory-refused-no-hold = Dans cette édition, l’action d’un client engagé avec les Bains ne peut pas attendre.
glory-refused-hold-builders = Seule l’action d’un Architecte ou d’un Artisan peut en attendre une autre.
glory-refused-held-already = Une action attend déjà.
glory-refused-drawn-first = Dites d’abord ce que devient la carte que vous avez piochée.
glory-refused-not-drawn = Vous n’avez pas encore pioché de carte.
glory-refused-no-town-site = Il ne reste aucun emplacement de { $material } en ville.
glory-refused-which-building = Dites de quel bâtiment il s’agit.
glory-refused-not-of-seat = Cet adversaire n’a pas achevé le bâtiment { $building }.
glory-refused-open-already = La fonction { DE($building-the) } appartient déjà à tous.
glory-refused-order-stands = Cette consigne est déjà en vigueur.
glory-refused-backs-nobody = Vous n’avez concédé la victoire à personne.
glory-refused-backs-already = Vous avez déjà concédé la victoire à ce siège.
glory-refused-concede-whom = Nommez un autre siège auquel vous concédez la victoire.

## Fonctions, une ligne par carte

glory-effect-jack = Vaut n’importe quel rôle pour appeler ou suivre.
glory-effect-none = Pas de fonction dans la partie pour débutants.
glory-effect-bar = Patron : engagez aussi la carte du dessus de la pioche.
glory-effect-insula = Limite de clientèle +2.
glory-effect-latrine = Avant de penser, vous pouvez défausser une carte.
glory-effect-road = Tout matériau convient à vos bâtiments de Pierre.
glory-effect-circus-architect = Toute carte peut être jouée comme Architecte.
glory-effect-circus-pair = Deux cartes d’un même rôle peuvent être jouées comme un jack.
glory-effect-dock = Travailleur : mettez aussi une carte de la main dans la réserve.
glory-effect-market = Limite de la chambre forte +2.
glory-effect-palisade = Vous n’avez pas à répondre aux exigences, sauf à celles de qui a le Pont.
glory-effect-academy = Après un tour avec une action Artisan de votre part, vous pouvez penser.
glory-effect-archway = Architecte : les matériaux peuvent venir du pool.
glory-effect-atrium = Marchand : vous pouvez vendre la carte du dessus de la pioche, sans la voir.
glory-effect-bath = Chaque client engagé peut agir aussitôt.
glory-effect-bath-together = Chaque client engagé peut agir aussitôt ; deux Architectes ou deux Artisans peuvent bâtir ensemble hors de la ville.
glory-effect-foundry = À l’achèvement : une action Travailleur par point d’influence.
glory-effect-gate = Vos bâtiments de Marbre fonctionnent dès leur fondation.
glory-effect-gate-road = Vos bâtiments de Marbre fonctionnent dès leur fondation ; avec la Route, ceux de Pierre qui contiennent du Marbre aussi.
glory-effect-school = À l’achèvement : pensez une fois par point d’influence.
glory-effect-shrine = Limite de la main +2.
glory-effect-amphitheatre = À l’achèvement : une action Artisan par point d’influence.
glory-effect-aqueduct = Limite de clientèle doublée. Patron : engagez aussi une carte de la main.
glory-effect-bridge = Vos exigences touchent la main et la réserve de tout adversaire sans Mur.
glory-effect-senate = À la fin du tour, vous pouvez prendre les jacks joués par les adversaires.
glory-effect-storeroom = Chacun de vos clients peut agir en Travailleur.
glory-effect-tower = Le Bloc convient à tous vos bâtiments. Bâtir hors de la ville prend une action.
glory-effect-vomitorium = Avant de penser, vous pouvez défausser toute votre main.
glory-effect-wall = Vous n’avez pas à répondre aux exigences. À la fin, 1 point par paire de matériaux de votre réserve.
glory-effect-catacomb = À l’achèvement : la partie finit aussitôt.
glory-effect-circus-maximus = Quand vous appelez ou suivez, chaque client du rôle agit deux fois.
glory-effect-coliseum = Légionnaire : prenez aussi des clients du matériau exigé pour votre chambre forte.
glory-effect-garden = À l’achèvement : une action Patron par point d’influence.
glory-effect-prison = À l’achèvement : prenez un bâtiment achevé d’un adversaire contre l’emplacement de la Prison.
glory-effect-prison-triggers = À l’achèvement : prenez un bâtiment achevé d’un adversaire, avec son effet d’achèvement, contre l’emplacement de la Prison.
glory-effect-scriptorium = Le Marbre convient à tous vos bâtiments.
glory-effect-scriptorium-completes = Un seul Marbre achève n’importe lequel de vos bâtiments.
glory-effect-sewer = À la fin du tour, vous pouvez mettre dans votre réserve les cartes que vous avez jouées.
glory-effect-villa = Un Architecte l’achève avec un seul matériau.
glory-effect-basilica = Marchand : vendez aussi une carte de la main, que les adversaires ne voient pas.
glory-effect-forum = Vous gagnez aussitôt que vous avez un client de chaque rôle.
glory-effect-forum-materials = Vous gagnez aussitôt que vous avez un client de chaque rôle et chaque matériau dans votre réserve.
glory-effect-fountain = Artisan : vous pouvez piocher la carte du dessus et bâtir avec elle.
glory-effect-ludus-magna = Vos clients Marchands comptent comme clients de tous les rôles.
glory-effect-palace = Appelez ou suivez avec plusieurs cartes : une action pour chacune.
glory-effect-stairway = Architecte : au lieu de bâtir, ajoutez un matériau au bâtiment d’un adversaire et rendez sa fonction publique.
glory-effect-stairway-extra = Architecte : en plus de bâtir, ajoutez un matériau au bâtiment d’un adversaire et rendez sa fonction publique.
glory-effect-statue = Va sur n’importe quel emplacement. 3 points à la fin.
glory-effect-temple = Limite de la main +4.

## Éditions et options, une ligne chacune

# Titres tels que publiés : les éditions espagnole et italienne ont le leur, la règle française de 2008 garde
# l'anglais (« Pour la Gloire de Rome » n'y est qu'une glose) ; l'année la distingue du jeu lui-même.
glory-edition-name-es2011 = Gloria a Roma
glory-edition-name-es2011-original = Gloria a Roma avec les cartes d’origine
glory-edition-name-it2011 = Sit Gloria Romae
glory-edition-name-fr2008 = Glory to Rome 2008
glory-edition-es2011 = Gloria a Roma (2011, espagnole) : pétitions de deux cartes ; avec le Cirque, toute carte est un Architecte ; le Forum demande aussi tous les matériaux.
glory-edition-es2011-original = Gloria a Roma avec les cartes Cirque et Forum d’origine : pétitions de trois cartes.
glory-edition-it2011 = Sit Gloria Romae (2011, italienne) : l’Escalier s’ajoute à bâtir ; la Prison prend aussi les effets d’achèvement.
glory-edition-fr2008 = Glory to Rome (2008, règle française, cartes anglaises) : les cartes vendues restent visibles jusqu’à la fin du tour.
glory-option-edition = Édition : avec quelles règles et quelles cartes on joue.
glory-option-beginner = Partie pour débutants : les bâtiments n’ont pas de fonction, et il y a moins d’emplacements.
glory-option-expert = Départ expert : chacun choisit la carte qui décide qui commence.
glory-option-town-sites = Emplacements de chaque matériau en ville au départ.
glory-option-vault-memory = Chambres fortes : secrètes selon la règle, ou avec les cartes que vous avez vues toujours visibles pour vous.
glory-option-prison-triggers = Prison : l’effet d’achèvement du bâtiment pris a lieu une fois de plus.
glory-option-scriptorium-completes = Scriptorium : un seul Marbre achève un bâtiment ; sinon c’est un matériau qui convient partout.
glory-option-bath-wild = Bains : les nouveaux clients peuvent agir dans d’autres rôles avec Ludus Magna et Réserve de stockage.
glory-option-demand-shows-card = Légionnaire : à chaque exigence, on montre la carte entière ; sinon, son matériau seulement.
