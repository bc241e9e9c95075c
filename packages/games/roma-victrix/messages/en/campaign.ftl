### What an active Leader does, and what others do about it.

task_command = { $operations ->
    [0] { $leader } has no OPs left
    [one] { $leader } has one OP left: what next? (An Operations Point that he does not spend is lost.)
   *[other] { $leader } has { $operations } OPs left: what next? (Operations Points that he does not spend are lost.)
}
task_react_admission = { $power ->
    [one] { $power } asks to enter { $area }
   *[other] { $power } ask to enter { $area }
}
task_react_passage = { $power ->
    [one] { $power } asks to pass through { $area }
   *[other] { $power } ask to pass through { $area }
}
task_react_interception = { $power ->
    [one] { $power } has entered { $area }: do you intercept? (Who succeeds attacks there; nobody can withdraw from him.)
   *[other] { $power } have entered { $area }: do you intercept? (Who succeeds attacks there; nobody can withdraw from him.)
}
task_react_interception-at-sea = Ships of { $power } have come to { $area }: do you intercept?
task_attack-where-he-stands = { $power ->
    [one] { $power } stands among you in { $area }: do you attack?
   *[other] { $power } stand among you in { $area }: do you attack?
}
task_relocate-fleet = The Fleet has slipped out of { $area }: where to?
task_pick-commander = Who commands?
task_pick-coast = To which coast?

verb_take-all = Take everybody along
verb_take = Take { $noun }
verb_take-every = Take every { $noun }
verb_leave = Leave { $noun }
verb_leave-every = Leave every { $noun }
verb_march = March to { $noun }
verb_attack = { $noun ->
    [none] Attack
   *[other] Attack { $noun }
}
verb_ask-passage = Ask { $noun } to let us pass
verb_siege = Assault the City
verb_pillage = Pillage
verb_capture = Seize the Fleets
verb_embark = Embark at { $noun }
verb_sail = Sail to { $noun }
verb_attack-fleets = Attack the Fleets of { $noun }
verb_debark = Land
verb_stop = Stop
verb_admit = Let them
verb_refuse = Refuse
verb_intercept = { $noun } tries
verb_intercept-by-card = { $noun }, by card
verb_let-pass = Let them pass
verb_relocate = To { $noun }
verb_sail-to = To { $noun }

event_activation = { $leader } is active in { $area } with { $operations ->
    [one] one Operations Point
   *[other] { $operations } Operations Points
}
event_march = { $leader } marches from { $from } to { $to }
event_embark = { $leader } embarks at { $berth }
event_sail = { $leader } sails from { $from } to { $to }
event_debark = { $leader } lands in { $area }
event_admission = { $granted ->
    [true] { $by ->
        [one] { $by } lets { $power } into { $area }
       *[other] { $by } let { $power } into { $area }
    }
   *[false] { $by ->
        [one] { $by } does not let { $power } into { $area }
       *[other] { $by } do not let { $power } into { $area }
    }
}
event_passage = { $granted ->
    [true] { $by ->
        [one] { $by } lets { $power } pass through { $area }
       *[other] { $by } let { $power } pass through { $area }
    }
   *[false] { $by ->
        [one] { $by } does not let { $power } pass through { $area }
       *[other] { $by } do not let { $power } pass through { $area }
    }
}
event_interception = { $success ->
    [true] { $leader } intercepts in { $area }
   *[false] { $leader } tries to intercept in { $area } and comes too late
}
event_capture = { $captured ->
    [true] { $leader } seizes a Fleet of { $power } in { $area }
   *[false] a Fleet of { $power } slips out of { $area }
}
event_relocated = the Fleet goes to { $to }
event_storm = { $hit ->
    [true] a storm in { $area }: a Fleet is hit
   *[false] a storm in { $area }: a Fleet comes through
}
event_cargo-lost = { $lost ->
    [none] { $reduced ->
        [none] { $power } has losses among those aboard in { $area }
       *[other] { $power } has { $reduced } reduced aboard its ships in { $area }
    }
   *[other] { $reduced ->
        [none] { $power } loses { $lost } aboard its ships in { $area }
       *[other] { $power } loses { $lost } aboard its ships in { $area }, and has { $reduced } reduced
    }
}
event_warbands = { $number ->
    [one] One warband stands up in { $province }
   *[other] { $number } warbands stand up in { $province }
}
event_pillage = { $gain ->
    [0] { $province } is pillaged
   *[other] { $province } is pillaged for { $gain } RP
}
event_garrison-restored = { $power ->
    [one] { $power } keeps { $province } and puts up its Garrison again
   *[other] { $power } keep { $province } and put up their Garrison again
}
event_conquest = { $power ->
    [one] { $power } has taken { $province }
   *[other] { $power } have taken { $province }
}

why_aboard = He is aboard ship.
why_not-aboard = He is not aboard.
why_not-on-a-coast = He is on no coast.
why_not-adjacent = { $area } is no neighbour.
why_no-operations = There are too few Operations Points.
why_held = Other Powers' Land units bar the way to { $area }.
why_strait-closed = An enemy Fleet closes the Strait.
why_strait-held = Enemy Fleets in the Strait must be fought first.
why_leader-alone = A Leader needs Land units for that.
why_mission = This force goes no further.
why_pact = A pact forbids it.
why_leave-refused = { $power ->
    [one] { $power } has refused us leave to enter { $area }.
   *[other] { $power } have refused us leave to enter { $area }.
}
why_confined = He may not leave his Regions before Game-Turn { $until }.
why_no-city = No enemy City stands here.
why_enemy-outside = Enemies stand outside the walls.
why_too-weak = { $own } points against { $theirs } are too few for a siege.
why_city-stands = A City still stands.
why_nothing-to-pillage = There is nothing to pillage here.
why_pillaged = It is pillaged already.
why_not-alone = Others stand here too.
why_own-province = One's own land is not pillaged.
why_no-ships = There are no ships for that.
why_no-fleet-taken = To embark he takes Fleets along that lie on this coast.
why_too-many-aboard = His Fleets cannot carry all who march with him: one Land unit for each.
why_not-his = He serves another Power.
why_has-acted = He has been active in this phase.
why_has-acted-this-turn = He has been active in this Game-Turn. Nobody acts twice, whatever is drawn for him.
why_recruiting = He spends this phase on recruiting.
why_not-drawn = It is not his draw.
why_not-roused = His Power has not been roused.
