# Prosecutions and assassinations of The Republic of Rome in English.
#
# $person is the accused or the assassin, $target the victim. $dice is what was thrown, $drm what is added to it and
# $total what comes of both.

## Assassination

republic-assassination = { $count ->
    [0] { $person } tries to assassinate { $target }: die { $dice }, modifier { $drm }, total { $total }.
   *[other] { $person } tries to assassinate { $target }, with { $cards }: die { $dice }, modifier { $drm }, total { $total }.
}
republic-bodyguards = { $who ->
    [you] { $count ->
        [one] You use a secret bodyguard.
       *[other] You use { $count } secret bodyguards.
    }
   *[other] { $count ->
        [one] { $name } uses a secret bodyguard.
       *[other] { $name } uses { $count } secret bodyguards.
    }
}
republic-assassination-killed = { $person } kills { $target }.
republic-assassination-failed = { $person } fails to harm { $target }.
republic-assassination-caught = { $person } is caught before he can harm { $target }.
republic-assassination-again = { $caught ->
    [0] The bodyguard looks for the assassin: die { $dice }, modifier { $drm }, total { $total }; he escapes.
   *[other] The bodyguard looks for the assassin: die { $dice }, modifier { $drm }, total { $total }; he is caught.
}
republic-assassin-executed = { $person } is executed for the assassination.
republic-leader-shamed = { $person } sent the assassin and loses { $influence } influence.
republic-special-trial = { $person } is tried for the assassination he ordered.
republic-eliminated = { $who ->
    [you] You have lost your last senator as a punishment and are out of the game.
   *[other] { $name } has lost the last senator as a punishment and is out of the game.
}

## Prosecutions

republic-trial-corrupt = The Censor accuses { $person } of corruption in his province; { $prosecutor } prosecutes.
republic-trial-office = The Censor accuses { $person } of misconduct in office, in a minor prosecution; { $prosecutor } prosecutes.
republic-trial-major = The Censor accuses { $person } of misconduct in office, in a major prosecution; { $prosecutor } prosecutes.
republic-trial-concession = The Censor accuses { $person } of corruption with { $concession }; { $prosecutor } prosecutes.
republic-trial-province = The Censor accuses { $person } of plundering { $province }; { $prosecutor } prosecutes.
republic-prosecutor-refuses = { $person } does not wish to prosecute { $target }.
republic-appeal = { $person } appeals to the people: dice { $dice }, modifier { $drm }, total { $total }; votes for innocence { $votes }.
republic-appeal-killed = { $person } appeals to the people: dice { $dice }, modifier { $drm }, total { $total }; they kill him.
republic-appeal-freed = { $person } appeals to the people: dice { $dice }, modifier { $drm }, total { $total }; they free him.
republic-acquitted = { $person } is innocent.
republic-convicted = { $person } is guilty: he loses influence, popularity and his concessions.
republic-condemned = { $person } is guilty and dies.
republic-prosecutor-gains = { $person } gains { $influence } influence as prosecutor.
republic-trials-end = The prosecutions of this year are over; Corrupt and Major markers come off all who are in Rome.

## What is asked

republic-ask-assassin = Who is the assassin?
    .topic = assassination
republic-ask-assassin-target = Who is to be killed?
    .topic = assassination
republic-ask-assassin-cards = How many Assassin cards do you use?
    .topic = assassination
republic-ask-bodyguards = { $person } strikes at { $target } with a total of { $total }. How many secret bodyguards do you use?
    .topic = assassination
republic-ask-accused = Whom do you accuse?
    .topic = prosecution
republic-ask-charge = What do you accuse him of?
    .topic = prosecution
republic-ask-prosecutor = Who is to prosecute?
    .topic = prosecution
republic-ask-prosecute = Does { $person } prosecute { $target }?
    .topic = prosecution
