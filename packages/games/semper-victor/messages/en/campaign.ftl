### Movement and combat.

task_set-out = { $leader }: whom does he take, and where to? (In { $zone }, movement points: { $left }.)
task_march = { $leader }: on, leave a unit, or stop? (In { $zone }, movement points left: { $left }.)
task_march-alone = { $units ->
    [one] Where does { $units } march from { $zone }, without a leader?
   *[other] Where do { $units } march from { $zone }, without a leader?
}
task_march-at-home = { $piece ->
    [one] Where does { $piece } go from { $zone }?
   *[other] Where do { $piece } go from { $zone }?
}
task_leave-fleet = { $pieces ->
    [one] { $pieces } has left the side that the { $fleet } serves. Where does it put him ashore?
   *[other] { $pieces } have left the side that the { $fleet } serves. Where does it put them ashore?
}
task_sail = The { $fleet } in { $at }: who goes aboard, where does it sail, who lands?
task_evade = Attacked in { $zone }: stand or slip away? (The d6 must show less than { $below }.)
task_evade-with = The way out of { $zone } is open: who slips away?
task_solitary-flight = { $leader } is alone among enemies in { $zone }: where does he flee?
task_retreat-piece = { $piece ->
    [one] Out of { $zone }: where does { $piece } retreat?
   *[other] Out of { $zone }: where do { $piece } retreat?
}
task_react_after-roll = { $roller } rolled { $value } for { $why } in { $zone }. Do you set the die?

verb_march-at-home = Move { $noun }
verb_sail = Sail with the { $noun }
verb_recall = Call { $noun } back
verb_sail-to = To { $noun }
verb_land = Land in { $noun }
verb_evade = { $noun ->
    [none] Try to evade
   *[other] Slip away with { $noun }
}
verb_divide = Divide the force

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
event_moves-at-home = { $piece ->
    [one] { $piece } goes from { $from } to { $to }.
   *[other] { $piece } go from { $from } to { $to }.
}
event_left-on-the-way = { $unit ->
    [one] { $unit } stays in { $zone }.
   *[other] { $unit } stay in { $zone }.
}
event_voyage = The { $fleet } sails to { $to }.
event_landing = The { $fleet } lands its men in { $zone }: { $pieces }.
event_no-evasion = { $side } cannot slip away from { $zone }: no die is below { $below }.
event_evasion = { $side } tries to evade in { $zone }: the die shows { $die } and must be below { $below }.
event_slipped-away = { $side } slips away from { $from } to { $to }: { $pieces }.
event_leader-dies = { $leader } dies { $cause } in { $zone }.
event_leader-driven-off = { $leader } is driven off in { $zone } and will return.
event_battle = Battle in { $zone }, { $strength }: { $attacker } attacks at { $column }; row { $row } reads { $result }. { $winner } wins.
event_unit-eliminated = { $unit ->
    [one] { $unit } is destroyed in { $zone }.
   *[other] { $unit } are destroyed in { $zone }.
}
event_retreat = { $side } retreats from { $from } to { $to }: { $pieces }.
event_trapped = { $piece ->
    [one] { $piece } finds no way out of { $zone } and is lost.
   *[other] { $piece } find no way out of { $zone } and are lost.
}
event_parthian-shot = { $unit ->
    [one] A Parthian shot: { $unit } falls in { $zone }.
   *[other] A Parthian shot: { $unit } fall in { $zone }.
}

why_ill = { $leader } is ill and cannot leave his zone this year.
why_at-sea = Aboard a fleet nobody marches.
why_political-agitation = Political agitation: the heads of the sides go straight to their nearest capital and stay there.
why_popular-rage = The people of { $zone } lets nobody go this year.
why_foreign-leader-alone = { $leader } does not move inside the Empire without a unit.
why_no-leader-outside = { $unit ->
    [one] { $unit } does not go outside the Empire without a leader.
   *[other] { $unit } do not go outside the Empire without a leader.
}
why_ripenses-stay = { $unit ->
    [one] { $unit } never leaves its Diocese.
   *[other] { $unit } never leave their Diocese.
}
why_needs-emperor = { $unit ->
    [one] { $unit } leaves its Diocese only with an Augustus, a Caesar or a Usurper.
   *[other] { $unit } leave their Diocese only with an Augustus, a Caesar or a Usurper.
}
why_people-at-peace = { $zone } belongs to a People at peace.
why_armenians-stay = { $unit ->
    [one] { $unit } stays in Armenia, or next to it in a war of the East.
   *[other] { $unit } stay in Armenia, or next to it in a war of the East.
}
why_outside-closed = In this scenario { $zone }, outside the Empire, is closed.
why_camps-apart = { $leader } in { $zone } is of your other camp: usurpers and ordinary leaders keep apart.
why_armenia-is-yours = Armenia is your own ally.
why_other-band = { $people } can enter the Empire only through { $region }.
why_left-without-leader = { $unit } cannot be left without a leader in { $zone }, outside the Empire.
why_other-people-at-peace = { $people } not at war: their zones are closed.
why_too-far-from-home = { $people }: no more than { $range } zones from home.
why_two-points-outside = No more than 2 movement points in a row outside the Empire.
why_janus = There is a truce: Romans do not march against Romans in { $place }.
why_fleet-not-yours = The { $fleet } does not obey you this year.
why_fleet-lost = The { $fleet } is lost.
why_fleet-has-moved = The { $fleet } has moved in this sequence already.
why_dangerous-seas = Dangerous seas: no fleet moves this year.
why_not-in-port = { $piece ->
    [one] { $piece } is not in the port of the { $fleet }.
   *[other] { $piece } are not in the port of the { $fleet }.
}
why_romans-only-aboard = { $piece } cannot go aboard: a fleet carries Romans of its own side.
why_fleet-full = The { $fleet } carries no more units.
why_at-home-defending = A People defends outside the Empire
why_at-home-attacking = A People attacks outside the Empire
why_political-capacity = Political capacity of those in purple
why_germanic-vigour = Germanic vigour
why_donative = Donative to the comitatenses
why_famine = Famine in Germania
