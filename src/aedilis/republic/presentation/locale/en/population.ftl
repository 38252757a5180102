# The Population Phase of The Republic of Rome in English.

## What happened

republic-troubles = { $wars ->
    [0] { $droughts ->
        [0] Nothing new troubles the people; unrest is at { $unrest }.
        [one] A drought troubles the people; unrest is at { $unrest }.
       *[other] { $droughts } droughts trouble the people; unrest is at { $unrest }.
    }
    [one] { $droughts ->
        [0] An unprosecuted war troubles the people; unrest is at { $unrest }.
        [one] An unprosecuted war and a drought trouble the people; unrest is at { $unrest }.
       *[other] An unprosecuted war and { $droughts } droughts trouble the people; unrest is at { $unrest }.
    }
   *[other] { $droughts ->
        [0] { $wars } unprosecuted wars trouble the people; unrest is at { $unrest }.
        [one] { $wars } unprosecuted wars and a drought trouble the people; unrest is at { $unrest }.
       *[other] { $wars } unprosecuted wars and { $droughts } droughts trouble the people; unrest is at { $unrest }.
    }
}
republic-speech = { $person } speaks on the state of the Republic: roll { $roll }, popularity { $popularity }, unrest { $before }, evil omens { $omens }, total { $total }. Unrest changes by { $change } and is at { $unrest }.
republic-speech-nobody = Nobody is there to speak on the state of the Republic: roll { $roll }, unrest { $before }, evil omens { $omens }, total { $total }. Unrest changes by { $change } and is at { $unrest }.
republic-speech-shortage = Men are short: units cost more this turn.
republic-speech-no-recruitment = The people refuse to serve: no legion or fleet may be raised this turn.
republic-speech-mob = A mob runs through Rome.
republic-speech-revolt = The people rise against the Senate.
