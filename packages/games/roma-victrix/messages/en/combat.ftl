### Combat on land, at sea and before walls.

task_avoid-combat = { $power ->
    [one] { $power } attacks in { $area }: stand or give way?
   *[other] { $power } attack in { $area }: stand or give way?
}
task_withdraw = Withdraw from { $area }: where to?
task_withdraw-fleet = Ships attack at { $area }: stand or slip away?
task_name-leader = Combat in { $area }: who commands?
task_spend-modifier = Combat in { $area }: your die shows { $own }. How do you spend up to { $net }?
task_pick-losses = { $left ->
    [one] One point to lose in { $area }
   *[other] { $left } points to lose in { $area }
}
task_pick-cargo = { $fate ->
    [reduced] A Fleet is hit in { $area }, and the others have no room: whom did it carry? (Who is at full strength is reduced, who is reduced is lost.)
   *[lost] A Fleet is lost in { $area }, and the others have no room: whom did it carry? (Whoever was aboard is lost.)
}
task_retreat-or-stay = Beaten in { $area }: retreat, or try to stay?
task_retreat = Retreat from { $area }: where to?

verb_stand = Stand
verb_withdraw = Withdraw
verb_withdraw-by-card = Withdraw, by card
verb_withdraw-to = To { $noun }
verb_enter-city = Into the City
verb_spend = Spend { $noun }
verb_lose = Lose { $noun }
verb_carried = { $noun }
verb_suggested = Losses as suggested
verb_stay = Try to stay
verb_retreat = Retreat
verb_retreat-to = To { $noun }
verb_halt = Halt here

event_attack = { $leader } attacks { $power } in { $area }
event_withdrawal = { $distance ->
    [0] { $power } cannot slip away in { $area }
   *[other] { $power ->
        [one] { $power } slips away in { $area }
       *[other] { $power } slip away in { $area }
    }
}
event_withdraws = { $power ->
    [one] { $power } withdraws from { $from } to { $to }
   *[other] { $power } withdraw from { $from } to { $to }
}
event_into-city = the force goes into the City in { $area }
event_combat = { $kind ->
    [siege] { WHICH($loser) ->
        [none] { $attacker ->
            [one] { $attacker } storms the City of { $area } against { $defender }, and nobody wins
           *[other] { $attacker } storm the City of { $area } against { $defender }, and nobody wins
        }
        [attacker] { $attacker ->
            [one] { $attacker } storms the City of { $area } against { $defender }: { $attacker } is beaten
           *[other] { $attacker } storm the City of { $area } against { $defender }: { $attacker } are beaten
        }
       *[defender] { $attacker ->
            [one] { $defender ->
                [one] { $attacker } storms the City of { $area } against { $defender }: { $defender } is beaten
               *[other] { $attacker } storms the City of { $area } against { $defender }: { $defender } are beaten
            }
           *[other] { $defender ->
                [one] { $attacker } storm the City of { $area } against { $defender }: { $defender } is beaten
               *[other] { $attacker } storm the City of { $area } against { $defender }: { $defender } are beaten
            }
        }
    }
   *[other] { WHICH($loser) ->
        [none] { $attacker } and { $defender } fight in { $area }, and nobody wins
        [attacker] { $attacker ->
            [one] { $attacker } attacks { $defender } in { $area }: { $attacker } is beaten
           *[other] { $attacker } attack { $defender } in { $area }: { $attacker } are beaten
        }
       *[defender] { $attacker ->
            [one] { $defender ->
                [one] { $attacker } attacks { $defender } in { $area }: { $defender } is beaten
               *[other] { $attacker } attacks { $defender } in { $area }: { $defender } are beaten
            }
           *[other] { $defender ->
                [one] { $attacker } attack { $defender } in { $area }: { $defender } is beaten
               *[other] { $attacker } attack { $defender } in { $area }: { $defender } are beaten
            }
        }
    }
}
event_loss = { $lost ->
    [none] { $reduced ->
        [none] { $power ->
            [one] { $power } has losses in { $area }
           *[other] { $power } have losses in { $area }
        }
       *[other] { $power ->
            [one] { $power } has { $reduced } reduced in { $area }
           *[other] { $power } have { $reduced } reduced in { $area }
        }
    }
   *[other] { $reduced ->
        [none] { $power ->
            [one] { $power } loses { $lost } in { $area }
           *[other] { $power } lose { $lost } in { $area }
        }
       *[other] { $power ->
            [one] { $power } loses { $lost } in { $area }, and has { $reduced } reduced
           *[other] { $power } lose { $lost } in { $area }, and have { $reduced } reduced
        }
    }
}
event_casualty-roll = { $die ->
    [1] { $leader } falls
   *[other] { $leader } comes away alive
}
event_stay-roll = { $distance ->
    [0] { $power ->
        [one] { $power } holds its ground
       *[other] { $power } hold their ground
    }
    [one] { $power } must give ground by one Province
   *[other] { $power } must give ground by { $distance } Provinces
}
event_retreat = { $power ->
    [one] { $power } retreats from { $from } to { $to }
   *[other] { $power } retreat from { $from } to { $to }
}
event_force-eliminated = the force of { $power } in { $area } is no more
event_garrison-lost = the Garrison of { $province } is lost
event_city-taken = { $power ->
    [one] { $power } takes { within_city }
   *[other] { $power } take { within_city }
}
event_plunder = { $power ->
    [one] { $power } gains { $gain } RP from the City
   *[other] { $power } gain { $gain } RP from the City
}

# A City by the name that it has, inside a sentence; most Provinces have none.
within_city = { WHICH($province) ->
    [aegyptus] Alexandria
    [africa] Carthago
    [artaxata] Artaxata
    [asia] Pergamum
    [babylonia] Ctesiphon
    [cisalpina] Ravenna
    [latium] Roma
    [macedonia] Pella
    [pontus] Amaseia
    [sicilia] Syracusae
    [syria] Antiochia
    [thracia] Byzantium
   *[other] the City of { $province }
}

follows_pick-losses_suggested = Orders can leave all losses to the table
follows_retreat-or-stay_stay = who fails goes back as far as the die exceeds the rating
follows_retreat-or-stay_retreat = one or two Provinces, as you like
follows_retreat-or-stay_enter-city = behind the walls, where a siege must take them
