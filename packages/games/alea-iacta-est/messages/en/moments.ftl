### What is shown large when dice fall and great men do, beside what the series tells.

moment_need = { $added ->
    [none] { $n } in { $of }
   *[other] { $n } in { $of }; { $added }
}
moment_plot = A plot against Caesar
moment_plot_text = The more he has, the more envy him: below that the daggers are drawn.
moment_plot_none = Nobody dares
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
moment_republic = The Republic at the end of the year
moment_republic_stands = SPQR { $spqr } of 5
moment_republic_danger = At 5 the Republic is dead, and both sides have lost.
moment_leader-dead = { $leader } is dead
moment_leader-dead_text = He led the { FORM($faction, "plural") }
moment_leader-new = { $leader } takes the lead
moment_leader-new_text = of the { FORM($faction, "plural") }
moment_track_spqr = SPQR
moment_factions = The factions change hands
moment_factions_text = The players change places: what was yours is your opponent's now.
moment_factions_verdict = { $leader } leads
