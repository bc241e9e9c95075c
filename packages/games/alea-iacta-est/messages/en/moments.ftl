### What is shown large when dice fall and great men do, beside what the series tells.

moment_daggers = The daggers
moment_daggers_text = A plot against Caesar
moment_daggers_none = Nobody dares
moment_daggers_drawn = They are drawn
moment_daggers_murder = Caesar is murdered
moment_daggers_lives = Caesar lives
moment_coup = A coup
moment_coup_rises = He rises
moment_coup_shrinks = He does not dare
moment_diplomacy = Envoys
moment_diplomacy_won = Won over
moment_diplomacy_lost = In vain
moment_faith = Will they stay?
moment_faith_kept = Faithful
moment_faith_broken = They go over
moment_republic = The Republic at the end of the year
moment_republic_stands = SPQR { $spqr } of 5
moment_republic_danger = At 5 the Republic is dead, and both sides have lost.
moment_leader-dead = { $leader } is dead
moment_leader-dead_text = He led the { $faction }
moment_leader-new = { $leader } takes the lead
moment_leader-new_text = of the { $faction }
moment_track_spqr = SPQR
