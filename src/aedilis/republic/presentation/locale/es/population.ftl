# La Fase de la Plebe de La República de Roma en español.

## Lo que ha pasado

republic-troubles = { $wars ->
    [0] { $droughts ->
        [0] Nada nuevo inquieta al pueblo; el Descontento está en { $unrest }.
        [one] Una Sequía inquieta al pueblo; el Descontento está en { $unrest }.
       *[other] { $droughts } Sequías inquietan al pueblo; el Descontento está en { $unrest }.
    }
    [one] { $droughts ->
        [0] Una Guerra Desatendida inquieta al pueblo; el Descontento está en { $unrest }.
        [one] Una Guerra Desatendida y una Sequía inquietan al pueblo; el Descontento está en { $unrest }.
       *[other] Una Guerra Desatendida y { $droughts } Sequías inquietan al pueblo; el Descontento está en { $unrest }.
    }
   *[other] { $droughts ->
        [0] { $wars } Guerras Desatendidas inquietan al pueblo; el Descontento está en { $unrest }.
        [one] { $wars } Guerras Desatendidas y una Sequía inquietan al pueblo; el Descontento está en { $unrest }.
       *[other] { $wars } Guerras Desatendidas y { $droughts } Sequías inquietan al pueblo; el Descontento está en { $unrest }.
    }
}
republic-speech = Discurso a la Plebe { DE($person) }: tirada { $roll }, Popularidad { $popularity }, Descontento { $before }, Malos Augurios { $omens }, total { $total }. El Descontento varía en { $change } y queda en { $unrest }.
republic-speech-nobody = No hay nadie para el Discurso a la Plebe: tirada { $roll }, Descontento { $before }, Malos Augurios { $omens }, total { $total }. El Descontento varía en { $change } y queda en { $unrest }.
republic-speech-shortage = Escasez de Hombres: los Ejércitos cuestan más este turno.
republic-speech-no-recruitment = Imposibilidad de Reclutar: este turno no se puede reclutar ninguna Legión ni Flota.
republic-speech-mob = Una turba recorre Roma.
republic-speech-revolt = Alzamiento Popular: el pueblo se levanta contra el Senado.
