# Pourquoi une réponse vaut la peine, telle qu'un bot la voit : pour les conseils et pour revoir la partie,
# en français.

republic-why-quiet = Rien d’autre de ce que vous pourriez faire ici ne vaut son prix maintenant.
republic-why-serves = D’après tout ce qui est visible, c’est ce qui sert le mieux votre faction.
republic-why-waits = Cela ne coûte rien et ne vous engage à rien.
republic-why-state-rich = L’État peut s’en passer : après l’année prochaine, il aura encore { $talents } T au pire.
republic-why-state-broke = L’an prochain, il peut manquer { $talents } T à l’État, et s’il ne peut payer, tous perdent.
republic-why-state-poor = Après l’année prochaine, il peut ne rester que { $talents } T à l’État, et les guerres coûtent plus ; un don apporte aussi de l’influence.
republic-why-clean = Ce que vous gagneriez est moins que ce que coûte la tache.
republic-why-spoils = L’argent vous vaut plus que ce que coûte la tache.
republic-why-games = Le prochain discours rencontrera un mécontentement de { $unrest } : les Jeux l’abaissent.
republic-why-no-games = Le peuple le supporte : le prochain discours rencontrera un mécontentement de { $unrest }.
republic-why-purse = Sur votre meilleur orateur, l’argent peut gagner des sénateurs ; dans le Trésor de faction, il répond aux cadeaux.
republic-why-nobody-won = Avec l’argent disponible, personne ne peut être gagné avec de bonnes chances.
republic-why-persuade = Il y a { $chance } % de chances de gagner { $person }, si personne ne paie contre.
republic-why-attempt = Ainsi, les chances de gagner { $person } sont de { $chance } %.
republic-why-counter = { $person } ne serait plus gagné qu’avec { $chance } % de chances.
republic-why-no-counter = { $person } serait gagné avec { $chance } % de chances, et ne vaut pas votre argent.
republic-why-knight = Avec { $chance } % de chances, { $person } obtient un chevalier : un vote et un revenu pour de bon.
republic-why-bid = Vous avez de quoi tirer parti d’une autre initiative.
republic-why-no-bid = Une autre initiative vous apporterait moins que les Talents qu’elle coûte.
republic-why-play = Sur la table, { $card } compte aussitôt, et dans votre main pour rien.
republic-why-discard = Ce sont les cartes qui vous manqueront le moins.
republic-why-leader = { $person } vaut le plus pour vous, et personne ne peut gagner un chef.
republic-why-own-office = { $person } est des vôtres, et la charge apporte de l’influence et une voix dans ce que fait Rome.
republic-why-general = { $person } commande bien une armée (militaire { $military }), et ses amis le voteront.
republic-why-own-gain = { $person } est des vôtres et y gagne chaque année.
republic-why-for-votes = Ce que d’autres y reçoivent apporte leurs votes.
republic-why-vote-neither = Quelle que soit l’issue, cela ne vous aide ni ne vous nuit beaucoup.
republic-why-vote-bought = Avec des votes achetés, on peut le faire basculer, et cela vaut l’argent.
republic-why-vote-own = C’est pour { $person }, qui est de votre faction.
republic-why-vote-accused = { $person }, qui est accusé, est de votre faction.
republic-why-vote-rival = { $person } est un rival, et une condamnation lui coûte de l’influence.
republic-why-vote-master = Qui gouverne à vie peut ainsi gagner la partie.
republic-why-vote-own-master = Un homme à vous gouvernerait à vie, et peut vous donner la partie.
republic-why-vote-forces = Il y a { $wars ->
    [one] { $wars } guerre
   *[other] { $wars } guerres
}, et après l’année prochaine l’État aura { $talents } T au pire, en l’état des choses.
republic-why-vote-strong = Les armées qu’elle envoie suffisent à ce qui les attend.
republic-why-vote-weak = Les armées qu’elle envoie risquent plus qu’elles ne peuvent gagner.
republic-why-vote-land = Le mécontentement est à { $unrest }, et la terre calme le peuple.
republic-why-vote-yes = Rome en a l’usage, et cela ne vous nuit pas.
republic-why-vote-no = Cela aiderait d’autres plus que vous.
republic-why-adjourn = Ce qui valait d’être proposé maintenant est fait.
republic-why-forces = { $wars ->
    [0] Il n’y a pas de guerre en ce moment
    [one] Il y a { $wars } guerre
   *[other] Il y a { $wars } guerres
}, et l’État peut payer : en l’état des choses, il aura { $talents } T au pire après l’année prochaine.
republic-why-deploy = { $general } gagnerait la prochaine bataille ({ $war }) avec { $chance } % de chances.
republic-why-land = Le mécontentement est à { $unrest } : la terre calme le peuple et rend populaires ceux qui la parrainent.
republic-why-recall = { $general } ne peut gagner où il est, et son armée manque à Rome.
republic-why-loyal = Ce que Rome pourrait opposer au rebelle est trop fort, ou il y a plus à gagner au Sénat.
republic-why-rebel = Rome ne peut guère arrêter cette révolte, et sa victoire gagne la partie.
republic-why-asks-legions = Assez de légions peuvent suivre, et qui les interroge n’est pas tenu de se révolter.
