### Questions and happenings of the turn as a whole.

task_operations = { $power }: whom do you activate? (Each Leader once; a die and his rating are his Operations Points.)
task_agree-length = Game-Turn { $turn } is over. Shall the game be longer or shorter than agreed?
task_event-cards = Event cards: keep, exchange or draw?
task_buy-card = A card for 20 Revenue Points?
task_card-target = { $card }: on what?
task_place-drawn-leader = { $leader } was drawn. Which force does he join?
task_place-consul = Where does the second Consul take command?
task_place-new-leader = { $name } comes to { $power }: where?
task_react_before-combat = Combat in { $area }: do you play a card?
task_react_dice-shown = Combat in { $area }: the attacker is to lose { $attacker } per cent, the defender { $defender }. Treachery?
task_react_card-played = { $role ->
    [one] { $role } plays { $card }: do you cancel it?
   *[other] { $role } play { $card }: do you cancel it?
}
task_react_march = A force has marched into { $area }: do you play a card?
task_react_new-units = New units are about to be raised: do you play a card?
task_react_spent = { $leader } has no OPs left: do you play a card?
task_react_voyage = A fleet sails by { $area }: do you play a card?

window_before-combat = Before the dice of a combat of mine
window_dice-shown = When the dice of a combat lie: treachery
window_card-played = When somebody else plays a card: treachery
window_march = When somebody marches or sails: attrition
window_voyage = When somebody sails: piracy
window_new-units = Before new units are raised
window_spent = When a Leader of mine has no Operations Points left: forced march
window_event-cards = Whether I exchange an event card; when able: once for each
window_nothing-to-buy = Which units change, when I have nothing to buy with
window_interception = When somebody marches past a Leader of mine: interception
window_interception-at-sea = When ships come past a Leader of mine: interception
window_admission = When somebody asks to enter my Provinces
window_passage = When somebody asks to pass through my army
window_losses = For my losses; never: as suggested
window_losses-of-warbands = For losses of warbands that I run; never: as suggested

verb_pass = Pass
verb_rest-activation = No, and do not ask while this Leader is active
verb_rest-turn = No, and do not ask in this Game-Turn
verb_activate = Activate { $noun }
verb_rouse = Call { $noun }
verb_rouse-all = Call all of them
verb_surrender = Surrender
verb_play = Play { $noun }
verb_on = { $noun }
verb_take-back = Take the card back
verb_cancel = Cancel it
verb_exchange-losses = Exchange the losses
verb_keep = Keep what I hold
verb_draw = Draw a card
verb_exchange = Exchange { $noun }
verb_buy-card = Buy a card
verb_decline = No
verb_extend = One Game-Turn more
verb_shorten = End it now
verb_as-agreed = As agreed
verb_place-leader = In { $noun }
verb_command = { $noun }

event_turn = Game-Turn { $turn } of { $of } begins
event_standings = Game-Turn { $turn } is over: the objectives are read.
event_card-dealt = { $card ->
    [none] { $role ->
        [one] { $role } is dealt a card
       *[other] { $role } are dealt a card
    }
   *[other] { $role ->
        [one] { $role } is dealt { $card }
       *[other] { $role } are dealt { $card }
    }
}
event_card-played = { $role ->
    [one] { $role } plays { $card }
   *[other] { $role } play { $card }
}
event_card-cancelled = { $role ->
    [one] { $role } cancels { $card }
   *[other] { $role } cancel { $card }
}
event_initiative = { $power ->
    [one] { $power } acts
   *[other] { $power } act
}
event_pillage-removed = { $province } has recovered from Pillage
event_city-recovers = the City of { $province } recovers to { $strength }
event_consul = a Consul rated { $rating } takes command in { $area }
event_leader-comes = { $name } comes to { $power } in { $area }
event_leader-lost = { $leader } is lost in { $area }
event_succession = { $name } now leads { $power }
event_collapse = { $power ->
    [one] { $power } has collapsed
   *[other] { $power } have collapsed
}
event_transfer = { $text }
event_roused = { $success ->
    [true] { $power ->
        [one] { $power } answers the call
       *[other] { $power } answer the call
    }
   *[false] { $power ->
        [one] { $power } does not answer the call
       *[other] { $power } do not answer the call
    }
}
event_violated = { $role ->
    [none] { $by ->
        [one] { $by } violates the neutrality of { $power }
       *[other] { $by } violate the neutrality of { $power }
    }
   *[other] { $by ->
        [one] { $power ->
            [one] { $by } violates the neutrality of { $power }, which sides with { $role }
           *[other] { $by } violates the neutrality of { $power }, who side with { $role }
        }
       *[other] { $power ->
            [one] { $by } violate the neutrality of { $power }, which sides with { $role }
           *[other] { $by } violate the neutrality of { $power }, who side with { $role }
        }
    }
}
event_awakened = { $power ->
    [one] { $power } takes up arms
   *[other] { $power } take up arms
}
event_allegiance = { $power ->
    [one] { $power } goes over to { $to }
   *[other] { $power } go over to { $to }
}
event_no-counters = { $number ->
    [one] { $power }: { $number } unit is lost, for its new colour has no counter left
   *[other] { $power }: { $number } units are lost, for their new colour has no counters left
}
event_rebellion = { $success ->
    [true] { $leader } rebels against the King
   *[false] { $leader } stays loyal to the King
}
event_rebels = { $leader } and the rebels of { $area } join { $to }
event_defection = { $success ->
    [true] { $leader } goes over to { $to }
   *[false] { $leader } resists the offers of { $to }
}
event_defectors = { $number } units go over to { $to }
event_hardship = { $hit ->
    [none] attrition wears at the force of { $leader } in { $area }
   *[other] attrition wears at { $hit } of the { $of } units of { $leader } in { $area }
}
event_pirates = pirates rolled { $die } against the fleet of { $power } in { $area }: it loses { $percent } per cent
event_intelligence = { $role ->
    [one] { $role } has looked into { $area }
   *[other] { $role } have looked into { $area }
}
event_new-leader = { $power ->
    [one] { $power } has found a Leader rated { $rating } in { $area }
   *[other] { $power } have found a Leader rated { $rating } in { $area }
}

outcome_objectives = has most of its objectives
outcome_shared = share the victory
outcome_sudden-death = holds all its objectives
outcome_decisive = a decisive victory
outcome_substantial = a substantial victory
outcome_marginal = a marginal victory
outcome_defeat = a defeat
