### Revenue, maintenance and new units.

task_pick-unpaid = { $power } is { $short } RP short: which unit goes unpaid?
task_new-units = { $others ->
    [0] { $power } has { $treasury } RP: what is raised?
   *[other] { $power } has { $treasury } RP: what is raised? (All decide at the same time, unseen.)
}
task_reform-units = { $power }: two reduced units of a kind may become a full one. Which?
task_raise-warbands = { $power }: where are warbands raised?
task_build-ships = Ships instead of warbands? ({ $bi } on foot, { $cav } mounted)
task_raise-parthians = { $power } in { $area }: { $left } points left. What is raised?
task_raise-minor = { $power } raises units: { $left } left. Which?
task_recruit-by-card = { $power } in { $area }: { $left } points left. What is raised?
task_new-capital = { $power } is without a Capital: found one? (Without one nothing is collected.)

verb_not-pay = Not pay { $noun }
verb_recruit = { $noun } recruits
verb_create = Raise { $noun }
verb_rebuild = Rebuild { $noun }
verb_convert = Turn a Fleet into { $noun }
verb_merge = Merge two reduced { $noun }
verb_raise = In { $noun }
verb_ship-instead-of = A Fleet instead of { $noun }
verb_done = Done
verb_found-capital = Found it in { $noun }

event_revenue = { $power } collects { $revenue } RP and has { $treasury }
event_maintenance = { $unpaid ->
    [0] { $power } pays { $cost } RP and has { $treasury }
    [one] { $power } pays { $cost } RP and has { $treasury }; one unit goes unpaid
   *[other] { $power } pays { $cost } RP and has { $treasury }; { $unpaid } units go unpaid
}
event_recruitment = { $success ->
    [true] { $leader } recruits in { $area }
   *[false] { $leader } recruits in { $area } and will be busy with it
}
event_created = { $area ->
    [none] { $power } raises a unit
   *[other] { $power } raises { $unit } in { $area }
}
event_rebuilt = { $area ->
    [none] { $power } rebuilds a unit
   *[other] { $power } rebuilds { $unit } in { $area }
}
event_converted = { $area ->
    [none] { $power } gives up a Fleet
   *[other] { $unit ->
        [none] { $power } gives up a Fleet in { $area }
       *[other] { $power } turns a Fleet into { $unit } in { $area }
    }
}
event_warbands-raised = { $number ->
    [one] One warband rises for { $power } in { $area }
   *[other] { $number } warbands rise for { $power } in { $area }
}
event_automaton-raises = { $power } raises units in { $area }
event_capital-founded = { $power } founds a Capital in { $province }
event_capital-restored = { $province } is the Capital of { $power } again
event_attrition = { $points ->
    [none] { $power } rolls for attrition in { $area }
    [0] { $power } comes through attrition in { $area }
    [one] { $power } wears away in { $area } by one point
   *[other] { $power } wears away in { $area } by { $points } points
}
