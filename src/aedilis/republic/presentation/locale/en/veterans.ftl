# Veterans disbanded and called back in The Republic of Rome, in English.

republic-veterans-disbanded = { $person } disbands { $count ->
    [one] 1 veteran legion: he gains 1 influence and 1 oratory.
   *[other] { $count } veteran legions: he gains { $count } influence and { $count } oratory.
}
republic-veterans-recalled = { $person } calls { $count ->
    [one] 1 of his veteran legions back for { $talents } T: he loses 1 influence and 1 oratory.
   *[other] { $count } of his veteran legions back for { $talents } T: he loses { $count } influence and { $count } oratory.
}

republic-do-disband = Disband veterans
republic-do-call-back = Call veterans back
republic-ask-disbands = Who disbands veterans?
    .topic = disbanding of veterans
republic-ask-disband = Which veterans are disbanded?
    .topic = disbanding of veterans
republic-ask-recaller = Who calls his veterans back?
    .topic = recall of veterans
republic-ask-call-back = How many of his veterans does { $person } call back? Each costs { $price } T.
    .topic = recall of veterans
republic-ask-call-back-own = How many of the { $talents } T does { $person } pay himself? The faction’s treasury pays the rest.
    .topic = recall of veterans
republic-ask-enlist = Which of the disbanded veterans does the State raise again? They are veterans no more.
    .topic = raising of forces
republic-pick-enlist = { $count ->
    [0] no disbanded veterans
   *[other] raise disbanded veterans: { $items }
}
republic-refused-no-victor = No general of yours has won by land this turn and has veterans to disband.
republic-refused-nobody-to-call = No Consul of yours in Rome has disbanded veterans.
republic-refused-no-money-to-call = Neither your Consul nor your faction has the money to call a veteran legion back.

republic-table-note-disbanded = has disbanded { $count ->
    [one] 1 veteran legion
   *[other] { $count } veteran legions
}
