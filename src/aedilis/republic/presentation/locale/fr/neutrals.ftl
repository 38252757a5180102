# Ce qui se passe à une table d'une ou deux personnes, en français.

republic-seated = Autour de la table, dans le sens des aiguilles d'une montre : { $seats }.
republic-asked-for = Pour { $name } : { $asked }
republic-neutral-leader = { $name } se donne { $person } pour chef, selon sa ligne de conduite ({ $rule }).
republic-neutral-governor = { $name } envoie { $person } gouverner, selon sa ligne de conduite ({ $rule }).
republic-neutral-concession = { $name } choisit { $person } pour une concession, selon sa ligne de conduite ({ $rule }).
