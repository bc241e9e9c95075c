### What is shown large when dice fall and great men do, beside what the series tells.

moment_need = { $added ->
    [none] { $n } in { $of }
   *[other] { $n } in { $of }; { $added }
}
moment_plot = A plot against Caesar
moment_plot_text = The more he has, the more envy him: below that the daggers are drawn.
moment_plot_drawn = They are drawn
moment_daggers = The daggers
moment_daggers_text = With 6 or more Caesar is murdered.
moment_daggers_added = { $n } to the die: Caesar in Roma, Pompeius dead, the Ides of March
moment_daggers_murder = Caesar is murdered
moment_daggers_lives = Caesar lives
moment_coup = A coup
moment_coup_text = { $leader } comes over, if the die is not above his political capacity.
moment_coup_added = { $n } to the die, the figure on the stratagem
moment_coup_rises = He rises
moment_coup_shrinks = He does not dare
moment_diplomacy = Envoys
moment_diplomacy_text = { $leader } speaks to the { $people }: below his political capacity they become his allies.
moment_diplomacy_added = { $n } to the die, because he is far away
moment_diplomacy_won = Won over
moment_diplomacy_lost = In vain
moment_faith = Will they stay?
moment_faith_text = The leaders in { $zone } stay, if the die is not above the best political capacity among them.
moment_faith_added = { $n } to the die, the figure on the stratagem
moment_faith_kept = Faithful
moment_faith_broken = They go over
moment_leader-dead = { $leader } is dead
moment_leader-dead_text = He led the { FORM($faction, "plural") }
moment_leader-new = { $leader } takes the lead
moment_leader-new_text = of the { FORM($faction, "plural") }
moment_factions = The factions change hands
moment_factions_text = The players change places: what was yours is your opponent's now.
moment_factions_verdict = { $leader } leads

## The end of the year, as one ceremony

year-end_of = { $title }, year { $turn } of { $turns }
year-end_republic = The Republic
year-end_republic_lives = The Republic lives
year-end_republic_dead = The Republic is dead
year-end_republic_both = At 5 the Republic is dead, and both sides have lost.
year-end_spqr = SPQR { $before } → { $after }
year-end_idle_killed = No Faction Leader fell
year-end_idle_garrisons = Every region has its garrison
year-end_idle_wars = At war: { $wars }
year-end_idle_wars_note = +1 if two were, one of them Major; −1 if nobody
year-end_idle_legions = { $n ->
    [one] One legion on the map
   *[other] { $n } legions on the map
}
year-end_idle_legions_note = +1 at 25 or fewer, 40 or more
year-end_idle_battle = A Faction Leader fought Romans
year-end_idle_battle_note = −1 if nobody of them had
year-end_idle_egypt = The Aegyptii are nobody's allies
year-end_idle_egypt_note = −1 if they were
year-end_imperium = Imperium, played by the { $side }
year-end_no-plot = Nobody plots against Caesar: { $roll } is not below { $against }
year-end_regions_none = Nothing changes hands
year-end_regions_some = { $n } change hands
year-end_regions_same = { $n ->
    [one] the other one stays as it was
   *[other] the other { $n } stay as they were
}
year-end_regions_of = { $regions ->
    [none] nothing
   *[other] { $regions }
}
year-end_region_taken = { $name } is { $faction }
year-end_region_lost = { $name } is nobody's
year-end_region_held = { $zones } of { $ofZones } zones, { $cities } of { $ofCities } cities
year-end_land = { $side }: land worth { $n }
year-end_land_note = 12 are needed to score, 15 for one point more
year-end_now = If it ended here: { $side } victory.
year-end_now_draw = If it ended here: a draw.
year-end_now_assassins = If it ended here: a draw, because an Assassin of Caesar lives.
year-end_years-left = { $n ->
    [one] One year is left
   *[other] { $n } years are left
}
year-end_recruit = Recruit
year-end_recruit_text = First recruit: the garrisons that lack legions, then what else each region gives.
