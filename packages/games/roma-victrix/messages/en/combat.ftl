### Combat on land, at sea and before walls.

task_avoid-combat = { $power } attacks in { $area }: stand or give way?
task_withdraw = Withdraw from { $area }: where to?
task_withdraw-fleet = Ships attack at { $area }: stand or slip away?
task_name-leader = Combat in { $area }: who commands?
task_spend-modifier = Combat in { $area }: your die shows { $own }. How do you spend up to { $net }?
task_pick-losses = { $left ->
    [one] One point to lose in { $area }
   *[other] { $left } points to lose in { $area }
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
verb_suggested = Losses as suggested
verb_stay = Try to stay
verb_retreat = Retreat
verb_retreat-to = To { $noun }
verb_halt = Halt here

event_attack = { $leader } attacks { $power } in { $area }
event_withdrawal = { $power } tries to slip away in { $area }
event_withdraws = { $power } withdraws from { $from } to { $to }
event_into-city = the force goes into the City in { $area }
event_combat = { $attacker } against { $defender } in { $area }
event_loss = { $what ->
    [none] { $power } loses in { $area }
   *[other] { $what } is hit in { $area }
}
event_casualty-roll = the fate of { $leader }
event_stay-roll = { $power } tries to hold its ground
event_retreat = { $power } retreats from { $from } to { $to }
event_force-eliminated = the force of { $power } in { $area } is no more
event_garrison-lost = the Garrison of { $province } is lost
event_city-taken = { $power } takes the City of { $province }
event_plunder = { $power } gains { $gain }
