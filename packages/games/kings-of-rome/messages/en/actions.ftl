### What Rome does.

task_action = What does Rome do? ({ $left ->
    [one] One action left
   *[other] { $left } actions left
}, { $reactions ->
    [0] no reaction follows
    [one] one reaction follows
   *[other] { $reactions } reactions follow
}.)
task_march = { $leader } in { $hex }: where to? ({ $units } of { $capacity ->
    [one] one unit
   *[other] { $capacity } units
}, { $left ->
    [one] one movement point
   *[other] { $left } movement points
}.)
task_pick-unit-to-turn = Which unit in { $hex } is to be turned?
task_pick-holder = Which unit stays in { $hex } and holds it until the reign ends?
task_second-assault = The first assault on { $hex } has failed. A second? (It must beat { $target }, and provokes one more reaction.)
task_pick-driven-out = Which unit is driven out of { $hex }?
task_sail = The fleet of { $ships ->
    [one] one ship
   *[other] { $ships } ships
} in { $port }, with { $aboard } aboard (cost { $cost } IP): where to?

verb_move = March with { $noun }
verb_march = To { $noun }
verb_take = Take { $noun } along
verb_take-all = Take the strongest along
verb_leave = Leave { $noun } here
verb_done = End the march here
verb_intimidate = Intimidate { $noun } (1 IP)
verb_intimidate-unit = { $noun }
verb_pillage = Pillage { $noun } (1 IP)
verb_occupy = Occupy { $noun } (1 IP)
verb_sack = Sack { $noun } (1 IP)
verb_siege = Besiege { $noun }
verb_corrupt = Bribe { $noun } (2 IP)
verb_battle = Give battle to { $noun }
verb_sail = Set sail from { $noun }
verb_end-actions = End the actions
verb_leave-behind = { $noun }
verb_assault = A second assault
verb_give-up = Raise the siege
verb_drive-out = { $noun }
verb_sail-to = To { $noun }
verb_embark = Aboard: { $noun }
verb_disembark = Ashore: { $noun }
verb_stay-in-port = Stay in port

event_actions = Rome has { $actions ->
    [one] one action
   *[other] { $actions } actions
}: Virtus { $king }{ $half ->
    [none] { $roll ->
        [none] { "" }
       *[other] , die { $roll }
    }
   *[other] , half of a die of { $roll }: { $half }
}{ $leaders ->
    [0] { "" }
   *[other] , leaders { $leaders }
}{ $forewarned ->
    [0] { "" }
   *[other] , forewarned { $forewarned }
}.
event_actions-end = Rome rests: { $left ->
    [one] one action is
   *[other] { $left } actions are
} left unused.
event_senate-votes = The Senate on war with the { $nation }: { $dice }, { $votes } of { $curiae ->
    [one] one vote
   *[other] { $curiae } votes
}; { $result }.
event_action = { WHICH($action) ->
    [siege] Rome lays siege to { $target }.
    [pillage] Rome sets out to pillage { $target }.
    [corrupt] Rome offers gold for a gate of { $target }.
    [intimidate] Rome threatens the defenders of { $target }.
    [occupy] Rome occupies { $target }.
    [sack] Rome sacks { $target }.
   *[battle] Rome gives battle to { $target }.
}
event_march = { $reason ->
    [none] { $leader } marches from { $from } to { $to }.
   *[other] { $leader } marches from { $from } to { $to }, { $reason }: { $target }.
}
event_roll = { $total ->
    [none] { $why }: { $die }, against { $target }: { $result }.
   *[other] { $why }: { $die }, modified { $total }, against { $target }: { $result }.
}
event_unit-turned = { $unit } comes over to Rome.
event_held = { $unit } holds { $hex } for Rome.
event_sacked = { $hex } is sacked.
event_sortie = { $leader } sallies out of { $hex } with { $units }.
event_driven-out = { $piece } is driven out of { $hex }, to { $to }.
event_garrison-bought = { $garrison } in { $hex } opens the gates for gold.
event_sails = { $fleet ->
    [one] { $fleet } sails
   *[other] { $fleet } sail
} from { $from } to { $to }{ $aboard ->
    [none] { "" }
   *[other] { " " }with { $aboard }
}.
event_lands = { $pieces ->
    [one] { $pieces } lands in { $hex }.
   *[other] { $pieces } land in { $hex }.
}

why_no-city = There is no foreign city in { $hex }.
why_roman-city = { $hex } is Roman.
why_triumphed = They have come home in triumph and do nothing more this turn.
why_no-influence = It costs { $cost } IP, and one must be left.
why_senate-refuses = The Senate has refused war with the { $nation } this turn.
why_no-leader-inside = There is no enemy leader in { $hex }.
why_no-unit-to-turn = There is no unit in { $hex } that could come over to Rome.
why_leader-inside = A leader is in { $hex }.
why_undefended = Nobody defends { $hex }: it can be occupied or sacked.
why_defended = { $hex } is defended.
why_no-infantry = There is no infantry to leave behind.
why_sacked-already = { $hex } has been sacked, and there is nothing left to take.
why_nobody-to-besiege = There is neither garrison nor leader in { $hex }.
why_no-enemy = That is no enemy leader.
why_not-your-leader = That is no Roman leader on the map.
why_convicted = He has lost his office.
why_tied-to-rome = An Interrex made by the death of a King stays in Rome.
why_no-road = No road leads from there.
why_out-of-reach = That is farther than the movement points go, or the enemy is in the way, or no road leads there.
why_army-must-stay = While a Magister is in play, a leader with two units must stay in Rome.
why_unit-not-here = That unit is not here, or it holds a city.
why_capacity = { $capacity ->
    [one] He can command one unit.
   *[other] He can command { $capacity } units.
}
why_only-from-rome = Magistri and Tribunes take their units in Rome only.
why_unit-too-slow = The march has been too long for that unit.
why_no-fleet = There is no Roman fleet in a Roman port in { $hex }.
why_nowhere-to-sail = There is nowhere to sail to.
why_leader-first = Units do not go to sea without a leader: he embarks first.
why_leads-cargo = The units aboard need him to command them: they go ashore first.
why_ships-full = A ship carries three units.
why_no-voyage = The fleet cannot sail there.
