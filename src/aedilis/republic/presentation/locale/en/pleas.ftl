# Pleas in court, an advanced rule of The Republic of Rome, in English.
#
# $person is who pleads, or is asked to; $dice is what was thrown, $drm what is added to it and $total what comes of
# both.

republic-advocate = { $person } pleads for { $target }.
republic-advocate-refuses = { $person } does not wish to plead for him.
republic-pleads = { $person } (ORA { $oratory }) pleads against { $prosecutor } (ORA { $against }); the dice come after the last vote.
republic-pleads-himself = { $person } pleads for himself.
republic-other-prosecutor = { $person } prosecutes { $target } in his place.
republic-successor-refuses = { $person } does not wish to prosecute.
republic-plea = { $person } pleads against { $prosecutor }: dice { $dice }, modifier { $drm }, total { $total }; votes for innocence { $votes }.
republic-pleader = { $gone ->
    [0] { $person } gains { $influence } influence by the trial.
   *[other] { $person } loses { $influence } influence by the trial.
}

republic-ask-advocate = Whom does { $person } ask to be his Advocate?
    .topic = search for an Advocate
republic-ask-plead = Does { $person } plead for { $target }?
    .topic = search for an Advocate
republic-ask-other-prosecutor = The Prosecutor is gone. Who prosecutes in his place?
    .topic = prosecution

republic-proposal-advocate = service as Advocate
republic-do-plead-himself = He pleads for himself
republic-option-advocates = Advocates: an advanced rule by which they plead in court
republic-do-advocate = Service as Advocate
