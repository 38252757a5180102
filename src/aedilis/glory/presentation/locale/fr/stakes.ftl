# Ce qui est en jeu dans chaque genre de question, et ce qu'on pèse d'ordinaire, en français.

glory-stake-lead = Qui appelle agit à coup sûr et laisse suivre les autres ; on appelle ce qui vous aide le plus et les autres le moins, ou l’on pense si la main n’offre rien.
glory-stake-follow = Suivre coûte une carte et donne une action tout de suite, penser donne des cartes pour plus tard ; vos clients de ce rôle agissent dans les deux cas.
glory-stake-think = Un jack vaut n’importe quel rôle mais ne construit rien ; remplir sa main rapporte le plus quand elle est presque vide, et une seule carte quand elle est pleine.
glory-stake-build = Un bâtiment achevé apporte de l’influence et sa fonction, un bâtiment commencé rien encore ; on achève avant de commencer, sauf si les derniers sites s’en vont.
glory-stake-laborer = Les matériaux de votre réserve servent aux Architectes à bâtir et aux Marchands à vendre ; on prend ce qui manque aux bâtiments, ou ce que d’autres attendent.
glory-stake-demand = Vous exigez ce que vous montrez, et les autres l’apprennent ; on montre des matériaux qui sont au pool, ou que les voisins viennent de révéler.
glory-stake-merchant = Ce qui est dans la chambre forte marque sa valeur, et le plus d’un matériau 3 de plus ; mais on ne bâtit plus avec, et l’influence limite la chambre forte.
glory-stake-patron = Un client agit chaque fois que son rôle est appelé, quel que soit le joueur ; on engage tôt, et les rôles qu’on appelle le plus.
glory-stake-reveal = Le premier nom de l’alphabet commence, et la carte quitte votre main ; on révèle un nom qui vient tôt et dont on peut se passer.
glory-stake-cards = Plusieurs cartes jouées comme une seule en coûtent autant à votre main ; on paie avec celles qui serviraient le moins à bâtir.
glory-stake-give = Ce qui est exigé va pour de bon à celui qui l’exige ; si vous avez le choix, on garde la carte dont on veut le bâtiment.
glory-stake-clients = Dans la chambre forte, un client marque sa valeur et n’agit plus ; on l’y met quand la fin approche ou que son rôle n’est plus appelé.
glory-stake-bath = L’action est gratuite et ne vaut que maintenant ; on la prend, sauf si elle use un matériau ou un site gardé pour mieux.
glory-stake-fountain = La carte peut servir aussitôt ou se garder ; on l’emploie si elle achève quelque chose, et l’on garde un bon bâtiment pour son site.
glory-stake-prison = Vous payez en influence, qui est des points et limite clients et chambre forte, un bâtiment avec sa fonction ; on prend celui qui nuit le plus à son propriétaire ou aide aussitôt.
glory-stake-senate = Les jacks joués par d’autres deviennent les vôtres pour rien ; on les prend tous, sauf si l’on veut une main courte à remplir de cartes.
glory-stake-sewer = Vos cartes jouées iraient au pool, pour tous ; dans votre réserve, elles deviennent vos matériaux : on garde tout ce qu’on peut bâtir ou vendre.
glory-stake-aside = Ce qui figure ici peut se faire à tout moment, ou jamais : un ordre vous épargne une question, et concéder la victoire la donne à quelqu’un dès que tous les autres le font.
