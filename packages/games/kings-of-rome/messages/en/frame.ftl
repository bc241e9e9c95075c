### Turns, chits, kings, the end of a turn and of the game.


task_place-garrison = A garrison of { $value } for Rome: in which Roman city?
task_recall-holder = { $hex } has a garrison now: does { $unit } go home to Rome?
task_reroll-horatius = The Horatius throws { $roman }, the Curiatius { $alban } (men left: { $rome } to { $alba }). Throw again? Rome may do so once.
task_step-back = The Romans must leave { $hex }: where to? ({ $reason }.)
task_mission-penalty = The mission has failed: which unit does Rome lose? ({ $left } to go.)

verb_garrison = In { $noun }
verb_recall = Yes, back to Rome
verb_keep = No, it stays
verb_reroll = Throw again
verb_accept = Leave it so
verb_to = To { $noun }
verb_give-up-unit = { $noun }

event_set-up = { $king ->
    [none] The furrow is drawn. Rome begins with { $ip } influence.
   *[other] { $king } is to reign. Rome has { $ip } influence.
}
event_turn = Turn { $turn } of { $turns }, the reign of { $king }
event_senate = The Senate sits, and a Pontifex Maximus watches over the rites.
event_inauguratio = { WHICH($reigns) ->
    [interrex] The augurs look for signs about { $king }: { $roll }. An Interrex governs in his stead.
   *[other] The augurs look for signs about { $king }: { $roll }. { $reigns } reigns.
}
event_interrex = The King is dead. An Interrex governs Rome to the end of the reign.
event_new-chits = { $pool ->
    [none] New chits for reign { $period }: { $roman } in the Roman bag now, { $hostile } in the hostile one.
   *[other] New chits for reign { $period }: { $roman } in the Roman bag now, { $hostile } in the hostile one; to the General Pool: { $pool }.
}
event_draw = From the { $from } bag: { $chit }.
event_chit-deployed = { $piece } appears in { $to }.
event_garrison = { $reason ->
    [none] The garrison of { $hex } is now { $garrison }.
   *[other] The garrison of { $hex } is now { $garrison } ({ $reason }).
}
event_garrison-unplaced = No city can take { $chit }: it goes to the General Pool.
event_recalled = { $unit } goes home from { $hex } to Rome.
event_office-enters = { $office } takes office in Rome.
event_office-waits = { $office } will take office in turn { $turn }.
event_leader-back = { $leader } does not serve Rome and goes into the hostile bag.
event_event = { $event }. { FORM($event, "about") }
event_war = War with the { $nation }: { $pieces ->
    [one] { $pieces } gathers in { $hex }.
   *[other] { $pieces } gather in { $hex }.
}
event_forewarned = Rome is forewarned: one more action this turn.
event_bridge = { WHICH($built) ->
    [built] The Pons Sublicius stands.
   *[broken] The Pons Sublicius is broken down.
}
event_omens = { WHICH($omens) ->
    [nice] The omens are favourable.
   *[bad] The omens are bad.
}
event_omens-end = The omens have passed.
event_end-action = The auguries bind the King: only his Virtus counts for the number of actions.
event_hero-kept = { $hero } stands ready for his hour.
event_serves-rome = { $piece } serves Rome only and goes into the Roman bag.
event_champions-round = A Horatius throws { $roman }, a Curiatius { $alban }; men left: { $rome } to { $alba }.
event_champions = { WHICH($winner) ->
    [rome] The fight of the champions is over: Rome has won.
    [alba] The fight of the champions is over: Alba Longa has won.
   *[none] The fight of the champions is over: nobody has won.
}
event_nightfall = After { $rounds } rounds it is dusk, and nobody fights on.
event_ostia = Ostia is founded at the mouth of the Tiber.
event_transfer = { $count ->
    [one] 1 chit
   *[other] { $count } chits
} from the { $from } bag to the { $to } one ({ $cause }): { $roman } Roman, { $hostile } hostile now.
event_swap = { $count ->
    [0] No chits change places between the bags.
    [one] One chit of each bag changes places.
   *[other] { $count } chits of each bag change places.
}
event_vp = { $change } VP, { $cause }: { $vp }.
event_ip = { $change } IP, { $cause }: { $ip }.
event_eliminated = { $piece ->
    [one] { $piece } is eliminated in { $hex }.
   *[other] { $piece } are eliminated in { $hex }.
}
event_captured = { $piece } is taken captive in { $hex }.
event_leader-taken = { $leader } is captured in { $hex }; his chit says: { $reverse }.
event_leader-dies = { $leader } dies in { $hex }.
event_withdraws = { $pieces ->
    [one] { $pieces } goes from { $from } to { $to }: { $reason }.
   *[other] { $pieces } go from { $from } to { $to }: { $reason }.
}
event_withdrawn = { $piece ->
    [one] { $piece } leaves { $hex } and the map, to { $to }.
   *[other] { $piece } leave { $hex } and the map, to { $to }.
}
event_goes-over = { $unit ->
    [one] { $unit } in { $hex } goes to { $to }.
   *[other] { $unit } in { $hex } go to { $to }.
}
event_garrison-turned = The garrison of { $hex } turns: { $garrison } is { $to } now.
event_office-ends = { $office } lays down his office.
event_released = { $piece ->
    [one] { $piece } is released, to { $to }.
   *[other] { $piece } are released, to { $to }.
}
event_redeployment = The reign ends: the armies of the other peoples leave the map.
event_mission = { $king } has won { $cities ->
    [0] no city
    [one] one city
   *[other] { $cities } cities
}; his mission was { $mission }: { $verdict }.
event_homecoming = The armies of Rome come home.

outcome_no-enemies = Victory: nobody is left to stand against Rome
outcome_victory = Victory: the glory of Rome is beyond dispute
outcome_no-romans = Defeat: nobody is left to stand for Rome
outcome_influence-lost = Defeat: the King has lost all influence
outcome_honourable = An honourable draw: Rome has outlived its kings
outcome_defeat = Defeat: the kings have gone, and Rome is still small
outcome_reign-glorious = A glorious reign: the mission is fulfilled, and poets sing of it
outcome_reign-fulfilled = The mission of the reign is fulfilled
outcome_reign-failed = The reign is over, and its mission is not fulfilled

why_not-roman-city = Rome does not hold that city.
why_garrison-too-strong = That would make { $sum } points in { $hex }; three is the most.
why_no-such-garrison = There is no single garrison chit of { $sum } for { $hex }.
why_not-your-unit = That is not a Roman unit on the map.
why_not-free = The Romans leave along a road, to a hex without enemies and without a city held against them.
