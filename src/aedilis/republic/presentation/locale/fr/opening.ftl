# La République de Rome en français.
#
# $name est le joueur de la faction dont on parle ; $who vaut "you" pour lui et "other" pour les autres.

## Ce qui s'est passé

republic-families = { $who ->
    [you] Vos Familles : { $families }.
   *[other] Familles { DE($name) } : { $families }.
}
republic-hand = { $who ->
    [you] Vous recevez { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } de faction.
   *[other] { $name } reçoit { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } de faction.
}
republic-hand-seen = { $who ->
    [you] Vous recevez { $cards }.
   *[other] { $name } reçoit { $cards }.
}
republic-laid-aside = Ce ne sont pas des cartes de faction, elles retournent dans la pioche : { $cards }.
republic-first-consul = { $person } est le premier Consul.
republic-leader = { $person } dirige { $faction }.
republic-governor = { $person } gouverne { $province }.
republic-statesman = { $who ->
    [you] Vous mettez { $person } en jeu.
   *[other] { $name } met { $person } en jeu.
}
republic-concession = { $person } reçoit une concession : { $concession }.
republic-war-active = Une guerre éclate : { $war }.
republic-chit = Jeton de mortalité : { $chit }.
republic-dies = { $person } meurt.
republic-called = { $family } rejoint { $faction }, restée sans sénateur, et la dirige.
republic-waits-for-senator = { $who ->
    [you] Vous restez dans la partie et attendez le premier sénateur qui entrera dans la Curie.
   *[other] { $name } reste dans la partie et attend le premier sénateur qui entrera dans la Curie.
}
republic-leaves-game = { $who ->
    [you] Vous n’avez plus de sénateur et quittez la partie.
   *[other] { $name } n’a plus de sénateur et quitte la partie.
}

## Ce qui est demandé

republic-ask-leader = Choisissez le chef de votre faction.
    .topic = chef de faction
republic-ask-governor = Qui gouverne { $province }, et pour combien de tours ?
    .topic = gouverneur
republic-ask-term = Combien de tours ?
    .topic = gouverneur
republic-ask-first-cards = Jouez des Hommes d’État et des concessions de votre main, autant que vous voulez.
    .topic = premières cartes
republic-ask-holder = Qui reçoit la concession ?
    .topic = premières cartes
republic-ask-leave-or-take = Votre faction a perdu son dernier sénateur. Restez-vous dans la partie, avec { $family } de la Curie pour chef ?
    .topic = faction sans sénateur
republic-ask-leave-or-wait = Votre faction a perdu son dernier sénateur. Restez-vous dans la partie, en attendant le premier qui entrera dans la Curie ?
    .topic = faction sans sénateur
