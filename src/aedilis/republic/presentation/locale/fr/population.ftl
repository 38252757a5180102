# La phase de la population de La République de Rome en français.

## Ce qui s'est passé

republic-troubles = { $wars ->
    [0] { $droughts ->
        [0] Rien de nouveau ne trouble le peuple ; le mécontentement est à { $unrest }.
        [one] Une sécheresse trouble le peuple ; le mécontentement est à { $unrest }.
       *[other] { $droughts } sécheresses troublent le peuple ; le mécontentement est à { $unrest }.
    }
    [one] { $droughts ->
        [0] Une guerre négligée trouble le peuple ; le mécontentement est à { $unrest }.
        [one] Une guerre négligée et une sécheresse troublent le peuple ; le mécontentement est à { $unrest }.
       *[other] Une guerre négligée et { $droughts } sécheresses troublent le peuple ; le mécontentement est à { $unrest }.
    }
   *[other] { $droughts ->
        [0] { $wars } guerres négligées troublent le peuple ; le mécontentement est à { $unrest }.
        [one] { $wars } guerres négligées et une sécheresse troublent le peuple ; le mécontentement est à { $unrest }.
       *[other] { $wars } guerres négligées et { $droughts } sécheresses troublent le peuple ; le mécontentement est à { $unrest }.
    }
}
republic-speech = { $person } parle sur l’État de la République : jet { $roll }, popularité { $popularity }, mécontentement { $before }, Mauvais présages { $omens }, total { $total }. Le mécontentement change de { $change } et passe à { $unrest }.
republic-speech-nobody = Personne n’est là pour parler sur l’État de la République : jet { $roll }, mécontentement { $before }, Mauvais présages { $omens }, total { $total }. Le mécontentement change de { $change } et passe à { $unrest }.
republic-speech-shortage = Pénurie d’hommes : les unités coûtent plus cher ce tour-ci.
republic-speech-no-recruitment = Recrutement impossible : aucune légion ni flotte ne peut être levée ce tour-ci.
republic-speech-mob = Une Émeute parcourt Rome.
republic-speech-revolt = Soulèvement populaire contre le Sénat.
