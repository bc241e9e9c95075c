### Movement and combat.

task_movement = Movement: who sets out? (Sequences left: { $left }.)
task_set-out = { $leader } in { $zone }: whom does he take, and where does he go? (Movement points: { $left }.)
task_march = { $leader } in { $zone }: on to another zone, leave a unit, or stop? (Movement points left: { $left }.)
task_march-alone = Where does { $units } march from { $zone }, without a leader?
task_march-at-home = Where does { $piece } go from { $zone }?
task_sail = The { $fleet } in { $at }: who goes aboard, where does it sail, who lands?
task_flight = Flight from { $zone }: who gets away?
task_pick-battle = Combat: which zone is settled next?
task_evade = Attacked in { $zone }: stand, or try to slip away? (The d6 must show less than { $below }.)
task_evade-with = The way out of { $zone } is open: who slips away?
task_slip-away = { $leader } slips away from { $zone }: with whom, and where to?
task_solitary-flight = { $leader } is alone among enemies in { $zone }: where does he flee?
task_pick-losses = Losses in { $zone }: which unit is reduced? ({ $left } to go.)
task_retreat = Beaten in { $zone }: where do you retreat?
task_retreat-piece = Beaten in { $zone }: where does { $piece } retreat?
task_pick-parthian-victim = The Parthian shot: which Roman unit is struck down?
task_react_before-battle = Battle in { $zone }: do you play a stratagem first?
task_react_after-battle = The battle in { $zone } is over: do you play a stratagem?
task_react_after-roll = { $roller } rolled { $value } for { $why } in { $zone }. Do you set the die?

verb_lead = March with { $noun }
verb_march = March { $noun } alone
verb_march-at-home = Move { $noun }
verb_sail = Sail with the { $noun }
verb_done = Done
verb_recall = Call { $noun } back
verb_take = Take { $noun }
verb_to = To { $noun }
verb_stay = Stay here
verb_stop = Stop here
verb_drop = Leave { $noun } here
verb_embark = Embark { $noun }
verb_sail-to = To { $noun }
verb_land = Land in { $noun }
verb_fight = In { $noun }
verb_evade = { $noun ->
    [none] Try to evade
   *[other] Slip away with { $noun }
}
verb_stand = Stand and fight
verb_evade-to = To { $noun }
verb_flee = To { $noun }
verb_retreat = To { $noun }
verb_divide = Divide the force
verb_reduce = { $noun }
verb_strike-down = Strike down { $noun }

event_sequence = { $side } plays a sequence ({ $left } left, this one included).
event_extra-sequence-begins = { $side } plays an extra sequence.
event_roll = { $roller } rolls { $value } for { $why } in { $zone }.
event_divine-favour = { $side } sets the die to { $value }.
event_march = { $leader ->
    [none] { $units } without a leader: from { $from } to { $to }.
   *[other] { $units ->
        [none] { $leader } goes from { $from } to { $to }.
       *[other] { $leader } marches with { $units } from { $from } to { $to }.
    }
}
event_moves-at-home = { $piece } goes from { $from } to { $to }.
event_left-on-the-way = { $unit } stays in { $zone }.
event_voyage = The { $fleet } sails to { $to }.
event_landing = The { $fleet } lands its men in { $zone }: { $pieces }.
event_evasion = { $side } tries to evade in { $zone }: the die shows { $die } and must be below { $below }.
event_slipped-away = { $side } slips away from { $from } to { $to }: { $pieces }.
event_solitary = { $leader } is alone among enemies and rolls { $die }.
event_leader-flees = { $leader } flees from { $from } to { $to }.
event_leader-dies = { $leader } dies { $cause } in { $zone }.
event_leader-driven-off = { $leader } is driven off in { $zone } and will return.
event_battle = Battle in { $zone }, { $strength }: { $attacker } attacks at { $column }; row { $row } reads { $result }. { $winner } wins.
event_unit-eliminated = { $unit } is destroyed in { $zone }.
event_retreat = { $side } retreats from { $from } to { $to }: { $pieces }.
event_trapped = { $piece } finds no way out of { $zone } and is lost.
event_parthian-shot = A Parthian shot: { $unit } falls in { $zone }.

why_not-yours = { $piece } does not take your orders.
why_has-moved = { $piece } has moved in this sequence already.
why_ill = { $leader } is ill and cannot leave his zone this year.
why_at-sea = Aboard a fleet nobody marches.
why_political-agitation = Political agitation: the heads of the sides go straight to their nearest capital and stay there.
why_popular-rage = The people of { $zone } lets nobody go this year.
why_not-with-him = { $unit } is not one of the units on this march.
why_not-adjacent = { $zone } is not next to { $from }.
why_nowhere-to-go = { $piece } has nowhere to go.
why_one-zone = Without a leader a unit moves one zone only.
why_too-far = That costs too many movement points: { $cost }, with { $left } left.
why_not-a-unit = A leader takes units with him.
why_already-taken = { $unit } goes with him already.
why_other-zone = { $unit } is in another zone.
why_not-his-to-command = { $leader } cannot command { $unit }.
why_command-full = { $leader } cannot command more units.
why_foreign-leader-alone = { $leader } does not move inside the Empire without a unit.
why_no-leader-outside = { $unit } does not go outside the Empire without a leader.
why_ripenses-stay = { $unit } never leaves its Diocese.
why_needs-emperor = { $unit } leaves its Diocese only with an Augustus, a Caesar or a Usurper.
why_people-at-peace = { $zone } belongs to a People at peace.
why_armenians-stay = { $unit } stays in Armenia, or next to it in a war of the East.
why_outside-closed = In this scenario { $zone }, outside the Empire, is closed.
why_camps-apart = { $leader } in { $zone } is of your other camp: usurpers and ordinary leaders keep apart.
why_armenia-is-yours = Armenia is your own ally.
why_other-band = { $people } can enter the Empire only through { $region }.
why_left-without-leader = { $unit } cannot be left without a leader in { $zone }, outside the Empire.
why_other-people-at-peace = { $people } not at war: their zones are closed.
why_too-far-from-home = { $people }: no more than { $range } zones from home.
why_two-points-outside = No more than 2 movement points in a row outside the Empire.
why_cannot-stack = { $piece } in { $place } is of another group of nations: they do not share a zone.
why_peoples-do-not-fight = { $piece } in { $place } is of a People too: Peoples fight Romans only.
why_janus = There is a truce: Romans do not march against Romans in { $place }.
why_flight-to-enemy = A flight ends where there are no enemy units; { $zone } has some.
why_no-combat-there = There is nothing to settle in { $zone }.
why_enemy-there = There are enemy units in { $zone }.
why_attackers-came-from = The attackers came from { $zone }.
why_nowhere-to-evade = There is no zone to slip away to from { $zone }.
why_fleet-not-yours = The { $fleet } does not obey you this year.
why_fleet-lost = The { $fleet } is lost.
why_fleet-has-moved = The { $fleet } has moved in this sequence already.
why_dangerous-seas = Dangerous seas: no fleet moves this year.
why_not-in-port = { $piece } is not in the port of the { $fleet }.
why_romans-only-aboard = { $piece } cannot go aboard: a fleet carries Romans of its own side.
why_fleet-full = The { $fleet } carries no more units.
why_better-quality = The attacker has the better troops
why_worse-quality = The defender has the better troops
why_tactical-bonus = Tactical bonus
why_at-home-defending = A People defends outside the Empire
why_at-home-attacking = A People attacks outside the Empire
why_political-capacity = Political capacity of those in purple
why_crossing = Over a river or strait
why_roman-discouragement = Roman discouragement
why_germanic-vigour = Germanic vigour
why_donative = Donative to the comitatenses
why_famine = Famine in Germania
