### What was rolled for, in the account of luck, as the games of the series say it alike.

roll_battle = the battle
roll_evasion = evasion
roll_solitary = an escape alone
roll_initiative = the initiative
roll_event = the event of the year
roll_natural-death-of = a natural death
roll_assassination-of = an assassination
roll_plague = the plague
roll_plague-of = the plague
