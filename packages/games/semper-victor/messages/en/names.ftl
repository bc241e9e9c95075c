### Names of things, by what the rules call them. Where the data name a thing, that name is $name here.

## Sides and ranks

name_primus = Primus
    .initial = P
name_secondus = Secondus
    .initial = S
name_augustus = Augustus
name_caesar = Caesar
name_leader = plain leader

## Places, and why things happen

name_port = its port
name_box-reserve = beside the map
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
name_usurper-battle = beaten in a battle for the purple
name_sea = at sea
name_no-refuge = among strangers

## Counters

name_abandon- = { $name }
    .what = stratagem

## Names that are put together

aboard = aboard the { $fleet }
