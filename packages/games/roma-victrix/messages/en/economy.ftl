### Revenue, maintenance and new units.

task_pick-unpaid = { $power ->
    [one] { $power } is { $short } RP short: which unit goes unpaid?
   *[other] { $power } are { $short } RP short: which unit goes unpaid?
}
task_new-units = { $treasury ->
    [0] { $power ->
        [one] { $power } has 0 RP: which units change? (Fleets may become others, two reduced units one full one.)
       *[other] { $power } have 0 RP: which units change? (Fleets may become others, two reduced units one full one.)
    }
   *[other] { $others ->
        [0] { $power ->
            [one] { $power } has { $treasury } RP: what is raised?
           *[other] { $power } have { $treasury } RP: what is raised?
        }
       *[other] { $power ->
            [one] { $power } has { $treasury } RP: what is raised? (All decide at the same time, unseen.)
           *[other] { $power } have { $treasury } RP: what is raised? (All decide at the same time, unseen.)
        }
    }
}
task_reform-units = { $power }: two reduced units of a kind may become a full one. Which?
task_raise-warbands = { $power }: where are warbands raised?
task_build-ships = Ships instead of warbands? ({ $bi } on foot, { $cav } mounted)
task_raise-parthians = { $power } in { $area }: { $left } points left. What is raised?
task_raise-minor = { $power ->
    [one] { $power } raises units: { $left } left. Which?
   *[other] { $power } raise units: { $left } left. Which?
}
task_recruit-by-card = { $power } in { $area }: { $left } points left. What is raised?
task_new-capital = { $power ->
    [one] { $power } is without a Capital: found one? (Without one nothing is collected.)
   *[other] { $power } are without a Capital: found one? (Without one nothing is collected.)
}

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

event_revenue = { $power ->
    [one] { $power } collects { $revenue } RP and has { $treasury }
   *[other] { $power } collect { $revenue } RP and have { $treasury }
}
event_maintenance = { $unpaid ->
    [0] { $power ->
        [one] { $power } pays { $cost } RP and has { $treasury }
       *[other] { $power } pay { $cost } RP and have { $treasury }
    }
    [one] { $power ->
        [one] { $power } pays { $cost } RP and has { $treasury }; one unit goes unpaid
       *[other] { $power } pay { $cost } RP and have { $treasury }; one unit goes unpaid
    }
   *[other] { $power ->
        [one] { $power } pays { $cost } RP and has { $treasury }; { $unpaid } units go unpaid
       *[other] { $power } pay { $cost } RP and have { $treasury }; { $unpaid } units go unpaid
    }
}
event_recruitment = { $success ->
    [true] { $leader } recruits in { $area }
   *[false] { $leader } recruits in { $area } and will be busy with it
}
event_created = { $area ->
    [none] { $power ->
        [one] { $power } raises a unit
       *[other] { $power } raise a unit
    }
   *[other] { $power ->
        [one] { $power } raises { $unit } in { $area }
       *[other] { $power } raise { $unit } in { $area }
    }
}
event_rebuilt = { $area ->
    [none] { $power ->
        [one] { $power } rebuilds a unit
       *[other] { $power } rebuild a unit
    }
   *[other] { $power ->
        [one] { $power } rebuilds { $unit } in { $area }
       *[other] { $power } rebuild { $unit } in { $area }
    }
}
event_converted = { $area ->
    [none] { $power ->
        [one] { $power } gives up a Fleet
       *[other] { $power } give up a Fleet
    }
   *[other] { $unit ->
        [none] { $power ->
            [one] { $power } gives up a Fleet in { $area }
           *[other] { $power } give up a Fleet in { $area }
        }
       *[other] { $power ->
            [one] { $power } turns a Fleet into { $unit } in { $area }
           *[other] { $power } turn a Fleet into { $unit } in { $area }
        }
    }
}
event_warbands-raised = { $number ->
    [one] One warband rises for { $power } in { $area }
   *[other] { $number } warbands rise for { $power } in { $area }
}
event_automaton-raises = { $power ->
    [one] { $power } raises units in { $area }
   *[other] { $power } raise units in { $area }
}
event_capital-lost = The Capital of { $power } in { $province } falls to { $by }. Income of { $power }: { $before }, now { $after }.
event_capital-founded = { $power ->
    [one] { $power } founds a Capital in { $province }
   *[other] { $power } found a Capital in { $province }
}
event_capital-restored = { $province } is the Capital of { $power } again
event_attrition = { $points ->
    [none] { $power ->
        [one] { $power } rolls for attrition in { $area }
       *[other] { $power } roll for attrition in { $area }
    }
    [0] { $power ->
        [one] { $power } comes through attrition in { $area }
       *[other] { $power } come through attrition in { $area }
    }
    [one] { $power ->
        [one] { $power } wears away in { $area } by one point
       *[other] { $power } wear away in { $area } by one point
    }
   *[other] { $power ->
        [one] { $power } wears away in { $area } by { $points } points
       *[other] { $power } wear away in { $area } by { $points } points
    }
}
