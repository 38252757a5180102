# Vétérans dissous et rappelés de La République de Rome, en français.

republic-veterans-disbanded = { $person } dissout { $count ->
    [one] { $count } légion vétérane : il gagne { $count } d’influence et d’éloquence.
   *[other] { $count } légions vétéranes : il gagne { $count } d’influence et d’éloquence.
}
republic-veterans-recalled = { $person } rappelle { $count ->
    [one] { $count } de ses légions vétéranes pour { $talents } T : il perd { $count } d’influence et d’éloquence.
   *[other] { $count } de ses légions vétéranes pour { $talents } T : il perd { $count } d’influence et d’éloquence.
}

republic-do-disband = Dissoudre des vétérans
republic-do-call-back = Rappeler des vétérans
republic-ask-disbands = Qui dissout des vétérans ?
    .topic = dissolution de vétérans
republic-ask-disband = Quels vétérans sont dissous ?
    .topic = dissolution de vétérans
republic-ask-recaller = Qui rappelle ses vétérans ?
    .topic = rappel de vétérans
republic-ask-call-back = Combien de ses vétérans { $person } rappelle-t-il ? Chacun coûte { $price } T.
    .topic = rappel de vétérans
republic-ask-call-back-own = Combien des { $talents } T { $person } paie-t-il lui-même ? Le Trésor de la faction paie le reste.
    .topic = rappel de vétérans
republic-ask-enlist = Quels vétérans dissous l’État lève-t-il de nouveau ? Ils ne sont plus vétérans.
    .topic = levée de troupes
republic-pick-enlist = { $count ->
    [0] aucun vétéran dissous
   *[other] lever des vétérans dissous : { $items }
}
republic-refused-no-victor = Aucun de vos Généraux n’a gagné sur terre ce tour-ci et n’a de vétérans à dissoudre.
republic-refused-nobody-to-call = Aucun de vos Consuls à Rome n’a dissous de vétérans.
republic-refused-no-money-to-call = Ni votre Consul ni votre faction n’ont de quoi rappeler une légion vétérane.

republic-table-note-disbanded = a dissous { $count ->
    [one] { $count } légion vétérane
   *[other] { $count } légions vétéranes
}
