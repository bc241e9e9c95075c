### Movement and combat.

task_set-out = { $leader }: whom does { GENDER($leader) ->
    [feminine] she
   *[other] he
} take, and where to? (In { $zone }, movement points: { $left }.)
task_march = { $leader }: on, leave a unit, or stop? (In { $zone }, movement points left: { $left }.)
task_march-alone = Where { $units ->
    [one] does { $units } march
   *[other] do { $units } march
} from { $zone }, without a leader?
task_put-to-sea = { $captain }: who goes aboard, and where to? (In { $start }.)
task_voyage = { $captain } at sea: where to? (In { $place }, movement points left: { $left }.)
task_assign-leader = Two combats in { $zone }: where does { $leader } fight?
task_evade = Attacked in { $zone }: stand or slip away? (The d10 must show less than { $below }.)
task_evade-by-sea = Attacked in { $zone }: fight at sea or sail away?
task_slip-away-by-sea = { $captain } sails away from { $zone }: who goes aboard, and where to?
task_naves-must-leave = Driven out of { $zone }: where does your fleet go?
task_solitary-flight = { $leader } is alone among enemies in { $zone }: where does { GENDER($leader) ->
    [feminine] she
   *[other] he
} flee?
task_pick-surplus-cargo = Too few ships or leaders are left in { $sea }: which unit is lost?
task_pick-turncoat = Turncoats in { $zone }: which enemy unit joins you? ({ $left } to go.)
task_react_after-roll = The { $roller } rolled { $value } for { $why }{ $piece ->
    [none] { "" }
   *[other] { " " }({ $piece })
} in { $zone }. Do you set the die with Faveur divine?

verb_sail = Sail with { $noun }
verb_recall = Call { $noun } back to its garrison
verb_fight-on-land = On land
verb_fight-at-sea = At sea
verb_evade = Evade with { $noun }
verb_win-over = Win over { $noun }
verb_transfuges = Turncoats: two enemy units change sides
verb_veni-vidi-vici = I came, I saw, I conquered: victory without a roll
verb_poliorcetique = Siegecraft: { $noun }
verb_muraille = City wall: { $noun }
verb_la-fleche-du-parthe = Parthian shot: strike down a Roman unit
verb_faveur-divine = Divine favour: make it { $noun }

event_sequence = { $left ->
    [one] The { $side } plays his last sequence.
   *[other] The { $side } plays a sequence ({ $left } left, this one included).
}
event_extra-sequence-begins = The { $side } plays an extra sequence.
event_roll = The { $roller } rolls { $value } for { $why }{ $piece ->
    [none] { "" }
   *[other] { " " }({ $piece })
} in { $zone }.
event_divine-favour = Divine favour: the { $side } makes it { $value }.
event_march = { $leader ->
    [none] { $units ->
        [one] { $units } marches without a leader from { $from } to { $to }.
       *[other] { $units } march without a leader from { $from } to { $to }.
    }
   *[other] { $units ->
        [none] { $leader } goes from { $from } to { $to }.
       *[other] { $leader } marches with { $units } from { $from } to { $to }.
    }
}
event_recalled = { $unit ->
    [one] { $unit } is called back from { $from } to its garrison in { $to }.
   *[other] { $unit } are called back from { $from } to their garrison in { $to }.
}
event_left-on-the-way = { $unit } { $unit ->
    [one] stays
   *[other] stay
} in { $zone }.
event_voyage = { $cargo ->
    [none] A fleet under { $leaders } sails from { $from } to { $to }: { $naves }.
   *[other] A fleet under { $leaders } sails from { $from } to { $to }: { $naves }, with { $cargo } aboard.
}
event_plague-strikes = The plague strikes { $piece } in { $zone }.
event_lost-at-sea = { $piece } { $piece ->
    [one] is
   *[other] are
} lost at sea in { $sea }.
event_leader-assigned = { $leader } takes { GENDER($leader) ->
    [feminine] her
   *[other] his
} place for the combats in { $zone }.
event_evasion = The { $side } tries to evade in { $zone }: the die shows { $die } and must be below { $below }.
event_slipped-away = The { $side } slips away from { $from } to { $to }: { $pieces }.
event_battle = Battle in { $zone }, { $strength }: the { $attacker } attacks at { $column }; row { $row } reads { $result }. The { $winner } wins.
event_unit-eliminated = { $unit } { $unit ->
    [one] is
   *[other] are
} destroyed in { $zone }.
event_retreat = The { $side } retreats from { $from } to { $to }: { $pieces }.
event_trapped = { $piece ->
    [one] { $piece } finds no way out of { $zone } and is lost.
   *[other] { $piece } find no way out of { $zone } and are lost.
}
event_turncoat = { $unit ->
    [one] { $unit } in { $zone } goes over to the { FORM($side, "plural") }.
   *[other] { $unit } in { $zone } go over to the { FORM($side, "plural") }.
}
event_parthian-shot = { $unit ->
    [one] A Parthian shot: { $unit } falls in { $zone }.
   *[other] A Parthian shot: { $unit } fall in { $zone }.
}
event_abandoned = { $unit ->
    [one] { $unit } has no leader in { $zone }, outside the Republic, and disperses.
   *[other] { $unit } have no leader in { $zone }, outside the Republic, and disperse.
}

why_ill = { $leader } is ill and cannot leave { GENDER($leader) ->
    [feminine] her
   *[other] his
} zone this year.
why_at-sea = At sea nobody goes anywhere without ships.
why_rubicon-leaders = In the first sequence of the Rubicon only the leaders in Roma move.
why_rubicon-leaderless = In the year of the Rubicon Republican units do not move without a leader.
why_rubicon-italia = In the year of the Rubicon Republican units do not come into Italia.
why_political-agitation = Political agitation: a Faction Leader goes straight to his nearest city and stays there.
why_auxilia-need-leader = Auxilia do not move without a leader.
why_naves-need-leader = A fleet does not move without a leader.
why_not-here = { $piece ->
    [one] { $piece } is not where the fleet is.
   *[other] { $piece } are not where the fleet is.
}
why_naves-by-sea = { $unit ->
    [one] { $unit } goes by sea only.
   *[other] { $unit } go by sea only.
}
why_command-full-aboard = The leaders aboard cannot command more units.
why_triumvir = { $zone } stands apart under a Triumvir.
why_division-of-the-world = In the division of the world { $leader } has no business in { $region }.
why_foreign-leader-alone = { $leader } does not move inside the Republic without a unit.
why_no-leader-outside = Roman units do not go outside the Republic without a leader.
why_people-at-peace = { $zone } belongs to a People at peace: only a leader can cross it, from a Roman zone to a Roman zone.
why_transit-only = { $zone } belongs to a People at peace: units do not stop there and go straight on to a Roman zone.
why_left-without-leader = { $unit } cannot be left without a leader in { $zone }, outside the Republic.
why_other-people-at-peace = The { $people } are not at war: their zones are closed.
why_too-far-from-home = { $range ->
    [one] The { $people } go no more than one zone from home.
   *[other] The { $people } go no more than { $range } zones from home.
}
why_two-points-outside = A move wholly outside the Republic costs no more than 2 movement points.
why_garrison = { $region } would be left without its garrison: bring legions there, or call some back.
why_janus = The temple of Janus is closed: Romans do not march against Romans in { $place }.
why_wrath-of-neptune = The wrath of Neptune: nobody sails this year.
why_no-naves = { $leader } has no ships at hand that could still sail.
why_no-naves-taken = No ship has been taken yet.
why_ships-alone = { $unit ->
    [one] The evasion has failed: only ships can still slip away, and { $unit } stays.
   *[other] The evasion has failed: only ships can still slip away, and { $unit } stay.
}
why_no-army-aboard = No enemy ships are here: a fleet slips away only to save land units aboard.
why_no-combat-there = There is nothing to settle in { $zone }.
why_not-in-the-battle = { $piece ->
    [one] { $piece } is not one of your units in this battle.
   *[other] { $piece } are not among your units in this battle.
}
why_not-aboard = { $piece ->
    [one] { $piece } is not one of the land units aboard.
   *[other] { $piece } are not among the land units aboard.
}
why_not-a-turncoat = { $piece ->
    [one] { $piece } is not a Roman unit that can come over to you here.
   *[other] { $piece } are not Romans who can come over to you here.
}
why_not-struck = { $piece } did not fight the Parthi in this battle.
why_not-after-roll = Only Faveur divine can be played after a roll.
why_not-after-battle = Only La flèche du Parthe can be played after a battle.
why_no-seaway = Ships cannot go to { $to } from there.
why_no-room-aboard = There is no room aboard.
why_cannot-carry = These ships do not carry { $unit }.
why_left-at-sea = Nobody can be left at sea without ships and a leader.
why_naves-alone = Ships alone cannot put in at { $zone }, where the enemy has land units.
why_out-of-the-republic = Romans do not get away out of the Republic: { $zone } lies outside.
why_into-the-republic = Peoples do not get away into the Republic: { $zone } lies inside.
why_no-turncoats = There is no Roman unit that could change sides.
why_no-conquest = Veni, Vidi, Vici needs a Faction Leader in your force and only non-Roman units against it.
why_attacker-only = Only the attacker can play this.
why_defender-only = Only the defender can play this.
why_no-walls = There is neither a city nor a port here.
why_not-before-battle = { $stratagem } cannot be played before a battle.
why_at-home-defending = A People defends outside the Republic
why_at-home-attacking = A People attacks outside the Republic
why_political-capacity = Political capacity of the leaders of the factions
why_barbarian-vigour = Barbarian vigour
why_donation-to-the-legions = Donation to the legions
why_famine = Famine among the barbarians
why_poliorcetique = Poliorcétique
why_muraille = Muraille
