# Le Grand pontife et les prêtres, une règle avancée de La République de Rome, en français.
#
# $name est le joueur de la faction dont on parle ; $who vaut "you" pour lui et "other" pour les autres.

## Ce qui s'est passé

republic-priest = { $person } devient prêtre et gagne 1 d’influence.
republic-priest-no-more = { $person } n’est plus prêtre et perd 1 d’influence.
republic-pontifex-no-more = { $influence ->
    [0] { $person } n’est plus Grand pontife.
   *[other] { $person } n’est plus Grand pontife et perd { $influence } d’influence.
}
republic-pontifex-vetoes = { $person } y oppose son veto de Grand pontife.
republic-collection = { $person } quête pour les dieux : dé { $dice }, { $talents } T.
republic-omens-paid = { $person } paie { $talents } T pour les Mauvais présages comme Grand pontife.
republic-omens-faction = { $short ->
    [0] { $who ->
        [you] Le Trésor de votre faction paie les { $talents } T qui lui manquent et une amende de { $fine } T.
       *[other] Le Trésor { DE($faction) } paie les { $talents } T qui lui manquent et une amende de { $fine } T.
    }
   *[other] { $who ->
        [you] Le Trésor de votre faction paie pour lui { $talents } T, et { $fine } T de l’amende, et n’a plus rien. Votre chef peut être jugé pour cela.
       *[other] Le Trésor { DE($faction) } paie pour lui { $talents } T, et { $fine } T de l’amende, et n’a plus rien. Son chef peut être jugé pour cela.
    }
}
republic-trial-leader = Le Censeur accuse { $person }, dont la faction n’a pu payer ce que coûtaient les présages ; Procureur : { $prosecutor }.

## Ce qu'on demande

republic-ask-senate-pontifex = Le Sénat élit le Grand pontife. Que proposez-vous ?
    .topic = élection du Grand pontife
republic-ask-pontifex = Qui proposez-vous comme Grand pontife ?
    .topic = élection du Grand pontife
republic-ask-removed-pontifex = Qui faut-il destituer ? Il y faut les deux tiers des votes.
    .topic = destitution du Grand pontife
republic-ask-priest = Qui le Grand pontife fait-il prêtre ?
    .topic = prêtrise
republic-ask-priest-from = Est-ce une nouvelle prêtrise, ou celle de quelqu’un qui la perd ?
    .topic = prêtrise

## Propositions, votes et choix

republic-proposal-pontifex = élection du Grand pontife
republic-proposal-remove-pontifex = destitution du Grand pontife
republic-proposal-prosecute-leader = procès d’un chef pour les présages
republic-content-pontifex = { $person } comme Grand pontife
republic-content-remove-pontifex = destitution { DE($person) } comme Grand pontife
republic-content-prosecute-leader = procès majeur contre { $person } pour { $charge }, Procureur { $prosecutor }
republic-charge-omens = les présages impayés
republic-do-propose-pontifex = Proposer un Grand pontife
republic-do-propose-remove-pontifex = Proposer de destituer le Grand pontife
republic-do-name-priest = Faire quelqu’un prêtre
republic-do-new-priesthood = Une nouvelle prêtrise
republic-do-prosecute-leader = Juger le chef dont la faction n’a pu payer les présages
republic-do-omens = Les présages impayés
republic-table-mark-priest = prêtre

## Ce qui est refusé

republic-refused-is-pontifex = { $person } est Grand pontife.
republic-refused-is-priest = { $person } est déjà prêtre.
republic-refused-priest-named = Le Grand pontife a déjà fait un prêtre dans cette séance.
republic-refused-no-pontifex = Vous ne décidez pour aucun Grand pontife présent à Rome.
republic-refused-pontifex-vetoed = Le Grand pontife a déjà usé de son veto dans cette séance.
republic-refused-own-removal = Le Grand pontife ne peut opposer son veto à sa propre destitution.

## Options

republic-option-pontifex = Grand pontife : règle avancée avec un grand prêtre, ses prêtres et son veto
republic-option-pontifex-exclusive = si le Grand pontife ne peut tenir aucune autre charge majeure

## Accords

republic-do-promise-priest = Une prêtrise dans cette séance
republic-do-promise-veto = Un veto du Grand pontife, ou aucun
republic-ask-promised-veto = Un veto contre, ou aucun ?
    .topic = une offre
republic-clause-priest = { $who ->
    [you] Vous promettez à { $to } que le Grand pontife fera { $person } prêtre.
    [to-you] { $name } vous promet que le Grand pontife fera { $person } prêtre.
   *[other] { $name } promet à { $to } que le Grand pontife fera { $person } prêtre.
}
republic-clause-veto = { $who ->
    [you] Vous promettez à { $to } que le Grand pontife { $yes ->
        [0] n’opposera pas son veto
       *[other] opposera son veto
    } à ceci : { $promised }.
    [to-you] { $name } vous promet que le Grand pontife { $yes ->
        [0] n’opposera pas son veto
       *[other] opposera son veto
    } à ceci : { $promised }.
   *[other] { $name } promet à { $to } que le Grand pontife { $yes ->
        [0] n’opposera pas son veto
       *[other] opposera son veto
    } à ceci : { $promised }.
}
