# The Senate of The Republic of Rome in English: proposals, votes, offices, commands and Tribunes.
#
# $name is whose faction it is about, $who is "you" for its player and "other" for everybody else. $content says what
# a proposal is about, $proposal of what kind it is.

## The era

republic-era = A new era begins: { $era }.

## Who presides

republic-presides = { $person } presides over the Senate.
republic-yields = { $person } gives up presiding this turn.
republic-rebuffed = All others voted against it: { $person } loses { $influence } influence.
republic-adjourned = { $who ->
    [you] You adjourn the Senate.
   *[other] { $name } adjourns the Senate.
}
republic-same-again = The same has failed already this turn and is not put again.
republic-promoted = { $person } joins { $faction }, for there are too few senators in Rome.

## Proposals and votes

republic-proposed = { $tribune ->
    [0] { $who ->
        [you] You propose: { $content }.
       *[other] { $name } proposes: { $content }.
    }
   *[other] { $who ->
        [you] You propose with a Tribune: { $content }.
       *[other] { $name } proposes with a Tribune: { $content }.
    }
}
republic-consent = { $yes ->
    [0] { $person } does not consent, and there is no vote: { $proposal }.
   *[other] { $person } consents: { $proposal }.
}
republic-votes = { $yes ->
    [0] { $no ->
        [0] { $who ->
            [you] You cast no votes.
           *[other] { $name } casts no votes.
        }
       *[other] { $who ->
            [you] You vote against it: { $no }{ $bought ->
                [0] {""}
               *[other] , { $bought } of them bought
            }.
           *[other] { $name } votes against it: { $no }{ $bought ->
                [0] {""}
               *[other] , { $bought } of them bought
            }.
        }
    }
   *[other] { $no ->
        [0] { $who ->
            [you] You vote for it: { $yes }{ $bought ->
                [0] {""}
               *[other] , { $bought } of them bought
            }.
           *[other] { $name } votes for it: { $yes }{ $bought ->
                [0] {""}
               *[other] , { $bought } of them bought
            }.
        }
       *[other] { $who ->
            [you] You split: { $yes } for it, { $no } against it{ $bought ->
                [0] {""}
               *[other] , { $bought } of them bought
            }.
           *[other] { $name } splits: { $yes } for it, { $no } against it{ $bought ->
                [0] {""}
               *[other] , { $bought } of them bought
            }.
        }
    }
}
republic-voted = { $passed ->
    [0] Rejected ({ $proposal }): { $yes } for it, { $no } against it.
   *[other] Passed ({ $proposal }): { $yes } for it, { $no } against it.
}
republic-vetoed = A veto ends it: { $proposal }.
republic-void = { $why ->
    [rejected] The same has been rejected already, so it lapses: { $proposal }.
    [settled] It has been settled meanwhile and lapses: { $proposal }.
    [unwilling] It would now need a consent that nobody has given, and lapses: { $proposal }.
   *[other] It can no longer be carried out and lapses: { $proposal }.
}

## Tribunes

republic-tribune-veto = { $who ->
    [you] You play a Tribune to veto the proposal.
   *[other] { $name } plays a Tribune to veto the proposal.
}
republic-tribune-propose = { $who ->
    [you] You play a Tribune to make a proposal.
   *[other] { $name } plays a Tribune to make a proposal.
}
republic-tribune-claim = { $who ->
    [you] You play a Tribune to claim the next proposal.
   *[other] { $name } plays a Tribune to claim the next proposal.
}
republic-free-tribune-veto = { $person } vetoes the proposal as Tribune.
republic-free-tribune-propose = { $person } makes a proposal as Tribune.
republic-free-tribune-claim = { $person } claims the next proposal as Tribune.

## Offices

republic-takes-office = { $person } takes office: { $office }.
republic-posts-thrown = Both new Consuls want the same post: { $person } rolls { $roll }, { $other } { $against }.
republic-elected-for-life = { $person } is elected Consul for Life.

## Other business

republic-land-bill = Passed: { $bill }. Unrest is { $unrest } now.
republic-repealed = Repealed: { $bill }. Unrest is { $unrest } now.
republic-raised = Raised: { $units }.
republic-disbanded = Disbanded: legions { $legions }, veteran legions { $veterans }, fleets { $fleets }.
republic-sent = { $person } goes to war with { $units }: { $war }.
republic-reinforced = { $person } gets reinforcements: { $units }.
republic-recalled = { $person } is recalled with his army.
republic-recalled-part = { $person } gives up part of his army: { $units }.
republic-replaced = { $person } is recalled; { $other } takes over his army.
republic-forces-home = The forces without a commander come home: { $war }.
republic-comes-home = { $person } cannot fight with what he has and comes home.
republic-garrison = A garrison goes to { $province }: legions { $legions }.
republic-garrison-home = Legions come home from { $province }: { $legions }.
republic-rhodes-rejected = Rome rejects the fleets of Rhodes.

## What is asked of who presides

republic-ask-senate-consuls = The Senate elects the Consuls. What do you propose?
    .topic = election of Consuls
republic-ask-senate-dictator = A Dictator may be elected. What do you propose?
    .topic = Dictator
republic-ask-senate-censor = The Senate elects the Censor. What do you propose?
    .topic = election of a Censor
republic-ask-senate-prosecutions = You preside as Censor. Do you bring somebody to trial?
    .topic = prosecutions
republic-ask-senate-governors = Provinces need governors. What do you propose?
    .topic = governors
republic-ask-senate-other = Other business: what do you propose?
    .topic = other business
republic-ask-tribune-proposal = Your Tribune has the floor. What do you propose?
    .topic = proposal of a Tribune
republic-ask-call = Who votes next?
    .topic = order of voting
republic-ask-yield = Everybody else voted against you. What do you do?
    .topic = unanimous defeat
republic-ask-more = Does the proposal go on?
    .topic = proposal

## What is asked for a proposal

republic-ask-consuls = Whom do you propose as Consul?
    .topic = election of Consuls
republic-ask-dictator = Whom do you propose as Dictator?
    .topic = Dictator
republic-ask-censor = Whom do you propose as Censor?
    .topic = election of a Censor
republic-ask-life = Whom do you nominate Consul for Life?
    .topic = Consul for Life
republic-ask-province = Which province?
    .topic = governors
republic-ask-governor-for = Who is to govern { $province }?
    .topic = governors
republic-ask-concession = Which concession?
    .topic = concessions
republic-ask-concession-for = Who is to have { $concession }?
    .topic = concessions
republic-ask-bill = Which type of land bill?
    .topic = land bill
republic-ask-bill-sponsor = Who is the sponsor?
republic-ask-cosponsor = Who is the co-sponsor?
    .topic = land bill
republic-ask-repeal = Which land bill is to be repealed?
    .topic = land bill
republic-ask-disband-legions = How many regular legions are disbanded?
    .topic = forces
republic-ask-disband-fleets = How many fleets are disbanded?
    .topic = forces
republic-ask-general = Which general?
    .topic = generals
republic-ask-war = Against which war?
    .topic = generals
republic-ask-legions = How many regular legions?
    .topic = forces
republic-ask-veterans = Which veteran legions?
    .topic = forces
republic-ask-fleets = How many fleets?
    .topic = forces
republic-ask-reinforced = Which general gets reinforcements?
    .topic = reinforcements
republic-ask-recalled = Whom, or which forces, do you want home?
    .topic = recall
republic-ask-recall-how = What of him comes home?
    .topic = recall
republic-ask-successor = Who takes his place?
    .topic = recall
republic-ask-garrison = Which province gets a garrison?
    .topic = garrison
republic-ask-recall-garrison = From which province do legions come home?
    .topic = garrison

## What is asked of others

republic-ask-vote = { $seat-who ->
    [you] How do you vote on the { $proposal }?
   *[other] How does { $seat-faction } vote on the { $proposal }?
}
    .topic = vote
republic-ask-buy-votes = Do you buy votes, at a talent each?
    .topic = vote
republic-ask-bought = How many votes does { $person } buy?
    .topic = vote
republic-ask-for = Who votes for it?
    .topic = vote
republic-ask-against = Who votes against it?
    .topic = vote
republic-ask-with = What pays for the Tribune?
    .topic = Tribune
republic-ask-consent = { $proposal }: does { $person } consent?
    .topic = consent
republic-ask-post = Which post does { $person } want? The other Consul does not see it; if both want the same, dice decide.
    .topic = posts of the Consuls
republic-ask-appoint = Whom do you name Dictator? Both Consuls must name the same man, unseen by each other.
    .topic = Dictator
republic-ask-master = Whom does the Dictator name his Master of Horse?
    .topic = Master of Horse
republic-ask-legate = { $person } is governor of { $province }. Does he go there, or send a legate?
    .topic = legate
republic-ask-recruit = There are too few senators in Rome. Whom do you take into your faction?
    .topic = senators in Rome
