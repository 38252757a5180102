# La fase Popolazione di La Repubblica di Roma in italiano.

## Che cosa è successo

republic-troubles = { $wars ->
    [0] { $droughts ->
        [0] Nulla di nuovo turba il popolo; il Malcontento è { $unrest }.
        [one] Una Siccità turba il popolo; il Malcontento è { $unrest }.
       *[other] { $droughts } Siccità turbano il popolo; il Malcontento è { $unrest }.
    }
    [one] { $droughts ->
        [0] Una Guerra Trascurata turba il popolo; il Malcontento è { $unrest }.
        [one] Una Guerra Trascurata e una Siccità turbano il popolo; il Malcontento è { $unrest }.
       *[other] Una Guerra Trascurata e { $droughts } Siccità turbano il popolo; il Malcontento è { $unrest }.
    }
   *[other] { $droughts ->
        [0] { $wars } Guerre Trascurate turbano il popolo; il Malcontento è { $unrest }.
        [one] { $wars } Guerre Trascurate e una Siccità turbano il popolo; il Malcontento è { $unrest }.
       *[other] { $wars } Guerre Trascurate e { $droughts } Siccità turbano il popolo; il Malcontento è { $unrest }.
    }
}
republic-speech = { $person } tiene il Discorso alla plebe: tiro { $roll }, Popolarità { $popularity }, Malcontento { $before }, Cattivi presagi { $omens }, totale { $total }. Il Malcontento cambia di { $change } ed è ora { $unrest }.
republic-speech-nobody = Non c’è nessuno a tenere il Discorso alla plebe: tiro { $roll }, Malcontento { $before }, Cattivi presagi { $omens }, totale { $total }. Il Malcontento cambia di { $change } ed è ora { $unrest }.
republic-speech-shortage = Carenza di uomini: in questo turno reclutare costa di più.
republic-speech-no-recruitment = Reclutamento impossibile: in questo turno non si possono reclutare né Legioni né Flotte.
republic-speech-mob = Tumulto: la folla corre per Roma.
republic-speech-revolt = Il popolo insorge contro il Senato.
