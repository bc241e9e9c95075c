### What things are called in every game of the series.

name_box-people = their People's box
name_box-coming = off the map
name_box-returning = off the map
name_box-dead = the dead
name_battle-won = a great battle won
name_leader-lost = an enemy leader lost
name_handicap = the handicap
name_battle = in battle
name_blocked-retreat = with no way to retreat
name_solitary = alone among enemies
name_assassination = by an assassin
name_plague = of the plague
name_natural = of old age
name_illness = of his illness
name_battle-roll = the battle
name_evasion-roll = the evasion
name_solitary-roll = the escape
name_plague-roll = the plague
name_assassination-roll = the attempt
name_stratagem = by stratagem
name_arms = by arms
name_event = by an event
name_leurre = a dummy marker
unit = { $name } no. { $number }

## Units, by kind and counter: most are several in grammar, though they are one counter

name_unit- = { $name }
    .number = plural
