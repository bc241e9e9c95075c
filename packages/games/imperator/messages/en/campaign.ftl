### Movement and combat, as the games of the series say it alike.

task_movement = Movement: who sets out?
task_flight = Flight from { $zone }: who gets away?
task_pick-battle = Combat: which zone is settled next?
task_slip-away = { $leader } slips away: with whom, and where to? (From { $zone }.)
task_pick-losses = Losses in { $zone }: which unit is reduced? ({ $left } to go.)
task_retreat = Out of { $zone }: where do you retreat?
task_pick-parthian-victim = The Parthian shot: which Roman unit is struck down?
task_react_before-battle = Battle in { $zone }: a stratagem first?
task_react_after-battle = After the battle in { $zone }: a stratagem?
verb_lead = March with { $noun }
verb_march = March { $noun } alone
verb_done = Done
verb_take = Take { $noun }
verb_to = To { $noun }
verb_stay = Stay here
verb_stop = Stop here
verb_drop = Leave { $noun } here
verb_embark = Embark { $noun }
verb_fight = In { $noun }
verb_stand = Stand and fight
verb_evade-to = To { $noun }
verb_flee = To { $noun }
verb_retreat = To { $noun }
verb_strike-down = Strike down { $noun }
verb_fuite-opportune = Timely flight: march away before the battle
event_solitary = { $leader } is alone among enemies and rolls { $die }.
event_leader-flees = { $leader } flees from { $from } to { $to }.
why_not-yours = { $piece ->
    [one] { $piece } does not take your orders.
   *[other] { $piece } do not take your orders.
}
why_has-moved = { $piece ->
    [one] { $piece } has moved in this sequence already.
   *[other] { $piece } have moved in this sequence already.
}
why_not-adjacent = { $zone } is not next to { $from }.
why_nowhere-to-go = { $piece ->
    [one] { $piece } has nowhere to go.
   *[other] { $piece } have nowhere to go.
}
why_not-with-him = { $unit ->
    [one] { $unit } is not one of the units on this march.
   *[other] { $unit } are not among the units on this march.
}
why_one-zone = Without a leader a unit moves one zone only.
why_too-far = That costs too many movement points: { $cost }, with { $left } left.
why_not-a-unit = A leader takes units with him.
why_already-taken = { $unit ->
    [one] { $unit } goes with him already.
   *[other] { $unit } go with him already.
}
why_other-zone = { $unit ->
    [one] { $unit } is in another zone.
   *[other] { $unit } are in another zone.
}
why_not-his-to-command = { $leader } cannot command { $unit }.
why_command-full = { $leader } cannot command more units.
why_cannot-stack = { $piece ->
    [one] { $piece } in { $place } is of another group of nations: they do not share a zone.
   *[other] { $piece } in { $place } are of another group of nations: they do not share a zone.
}
why_peoples-do-not-fight = { $piece ->
    [one] { $piece } in { $place } is of a People too: Peoples fight Romans only.
   *[other] { $piece } in { $place } are of a People too: Peoples fight Romans only.
}
why_flight-to-enemy = A flight ends where there are no enemy units; { $zone } has some.
why_enemy-there = There are enemy units in { $zone }.
why_attackers-came-from = The attackers came from { $zone }.
why_nowhere-to-evade = There is no zone to slip away to from { $zone }.
why_better-quality = The attacker has the better troops
why_worse-quality = The defender has the better troops
why_tactical-bonus = Tactical bonus
why_crossing = Over a river or strait
why_roman-discouragement = Roman discouragement
why_fights-elsewhere = { $leader } takes part in the other combat of this zone.
