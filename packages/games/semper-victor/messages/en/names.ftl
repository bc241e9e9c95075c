### Names of things, by what the rules call them. Where the data name a thing, that name is $name here.

## Sides and ranks

name_primus = Primus
name_secondus = Secondus
name_augustus = Augustus
name_caesar = Caesar
name_leader = plain leader

## Places, and why things happen

name_port = its port
name_box-reserve = beside the map
name_box-people = their People's box
name_box-coming = off the map
name_box-returning = off the map
name_box-dead = the dead
name_battle-won = a great battle won
name_leader-lost = an enemy leader lost
name_control = Dioceses controlled
name_minors-pacified = Minor Peoples pacified by force
name_majors-pacified = Major Peoples pacified by force
name_head-in-capital = the emperor in a capital
name_no-civil-war = no civil war
name_invaders = barbarians in the Dioceses of the other
name_capital-overrun = barbarians in a capital of the other
name_no-secondus = no Secondus Augustus
name_usurpation = a usurpation against Primus
name_constantinopolis = the founding of Constantinopolis
name_primus-at-the-end = being Primus at the end
name_early-death = the early death of Julien
name_battle = in battle
name_blocked-retreat = with no way to retreat
name_usurper-battle = beaten in a battle for the purple
name_solitary = alone among enemies
name_assassination = by an assassin
name_plague = of the plague
name_natural = of old age
name_illness = of his illness
name_sea = at sea
name_battle-roll = the battle
name_evasion-roll = the evasion
name_solitary-roll = the escape
name_plague-roll = the plague
name_assassination-roll = the attempt
name_stratagem = by stratagem
name_arms = by arms
name_event = by an event
name_leurre = a dummy marker

## Names that are put together

aboard = aboard the { $fleet }
unit = { $name } no. { $number }
