### What is shown large when dice fall, chits are drawn and kings come and go.

moment_roll_siege = Siege of { $hex }
moment_roll_corruption = Bribe for { $hex }
moment_roll_pillage = Pillage of { $hex }
moment_roll_intimidation = Threats at { $hex }
moment_roll_hostile-siege = { $hex } is besieged
moment_foreign = { $hex } of the { $nation } is besieged
moment_roll_betrayal = Treason in { $hex }
moment_assault = { $n ->
    [2] the second assault
   *[other] the first assault
}
moment_assault_by = { $n ->
    [2] the second assault of { $leader }
   *[other] the first assault of { $leader }
}
moment_spent = { $n ->
    [0] no influence was spent on loyalty
    [one] one influence was spent on loyalty
   *[other] { $n } influence was spent on loyalty
}
moment_need = { $modifier ->
    [none] needed: more than { $target }; { $n } in 6
   *[other] needed: more than { $target }, with { $modifier } to the die; { $n } in 6
}
moment_fear = it falls on more than { $target }; { $n } in 6 that it holds
moment_won_siege = The gates open
moment_won_corruption = Bought
moment_won_pillage = Pillaged
moment_won_intimidation = They yield
moment_won_hostile-siege = It holds
moment_won_betrayal = Loyal
moment_lost_siege = Beaten off
moment_lost_corruption = Refused
moment_lost_pillage = Driven off
moment_lost_intimidation = Unmoved
moment_lost_hostile-siege = Stormed
moment_lost_betrayal = Betrayed
moment_more = { $die } is more than { $target }.
moment_not-more = { $die } is not more than { $target }.
moment_senate = The Senate votes
moment_senate_text = on war with the { $nation }
moment_senate_need = { $curiae ->
    [one] one vote is thrown for
   *[other] { $curiae } votes are thrown for; more than half must agree
}
moment_granted = War is granted
moment_refused = War is refused
moment_duel = Single combat
moment_duel_text = { $roman } against { $hostile }
moment_duel_won = { $name } is slain
moment_duel_lost = { $name } falls
moment_duel_both = Both fall
moment_duel_none = Nobody falls
moment_trial = A trial in Rome
moment_acquitted = Acquitted
moment_condemned = Condemned
moment_champions = Three against three
moment_champions_text = Horatii and Curiatii for Alba Longa
moment_champions_won = Rome has won
moment_champions_lost = Alba has won
moment_champions_drawn = Nobody has won
moment_battle = The battle is over
moment_battle_won = Victory
moment_battle_lost = Defeat
moment_battle_drawn = Nobody has won
moment_draws = Chits are drawn
moment_draws_text = from both bags, for turn { $turn }
moment_draws_revolt = from the hostile bag, by a revolt
moment_draws_verdict = { $n ->
    [one] One chit
   *[other] { $n } chits
}
moment_bag_roman = Roman bag
moment_bag_hostile = hostile bag
moment_effect = Effect
moment_track_paid = Paid
moment_judged = A reign is judged
moment_judged_text = { $king }, whose task was { $mission ->
    [one] one city
   *[other] { $mission } cities
}
moment_fulfilled = Fulfilled: { $cities } of { $mission }
moment_failed = Failed: { $cities } of { $mission }
moment_crown = { $king } is proclaimed
moment_crown_text = The augurs have looked for signs
moment_dead = The King is dead
moment_dead_text = An Interrex governs Rome
moment_interregnum = The augurs find no king
moment_triumph_title = Triumph
moment_triumph_text = { $leader } enters Rome
moment_triumph_verdict = Io triumphe
moment_track_ip = Influence
moment_track_vp = Victory
moment_track_bags = Bags
moment_track_cities = Mission
moment_track_city = City
moment_track_follows = Then
moment_cities = { $done } of { $of }
moment_founding = Rome is founded
moment_founding_text = Romulus is king
moment_founding_vp = { $vp }: a band of shepherds. { $victory } at the end of a reign win the game.
moment_founding_glory = { $vp }: a band of shepherds. With { $glory } besides the mission the reign is a glorious one.
moment_founding_ip = { $ip }: at 0 Rome is lost at once
moment_founding_mission = { $mission } cities in { $turns } turns

## The end of a turn

turn-end_title = Turn { $turn } is over
turn-end_of = of { $turns }
turn-end_glory = What the turn brought
turn-end_bags = The bags
turn-end_bags_note = two chits change places each turn
turn-end_next = { $left ->
    [one] The last turn
   *[other] { $left } turns are left
}
turn-end_next_text = Chits are drawn from both bags.
turn-end_deed = Draw
