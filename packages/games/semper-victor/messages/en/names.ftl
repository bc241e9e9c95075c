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

zone = { $region } { $number } ({ $town })
aboard = aboard the { $fleet }

## Units: men, so several, though they are one counter; a levy is one

name_unit-warriors-armenia- = Armenians
    .number = plural
name_counter-picts- = Picti
name_counter-quades- = Quadi
name_counter-vandales- = Vandali
name_unit-warriors-picts- = Picti
    .number = plural
name_unit-warriors-quades- = Quadi
    .number = plural
name_unit-warriors-vandales- = Vandali
    .number = plural
name_unit-warriors-persians-levies- = { $name }
name_ri- = { $name }
    .number = plural
name_pc- = { $name }
    .number = plural
name_armaturae- = { $name }
    .number = plural
name_batavi = { $name }
    .number = plural
name_bracchiati = { $name }
    .number = plural
name_celtae = { $name }
    .number = plural
name_cornuti = { $name }
    .number = plural
name_divitenses = { $name }
    .number = plural
name_gentiles- = { $name }
    .number = plural
name_herculiani = { $name }
    .number = plural
name_heruli = { $name }
    .number = plural
name_ioviani = { $name }
    .number = plural
name_lanciarii = { $name }
    .number = plural
name_mattiarii = { $name }
    .number = plural
name_moesiaci = { $name }
    .number = plural
name_pannoniciani = { $name }
    .number = plural
name_petulantes = { $name }
    .number = plural
name_scutarii- = { $name }
    .number = plural
name_tungrecani = { $name }
    .number = plural
name_victores = { $name }
    .number = plural

## Peoples: most are called after those who belong to them

name_armenia = { $name }
    .plural = Armenians
name_picts = Picti
    .number = plural
name_frisii = { $name }
    .number = plural
name_franci = { $name }
    .number = plural
name_burgondi = { $name }
    .number = plural
name_alamanni = { $name }
    .number = plural
name_marcomanni = { $name }
    .number = plural
name_quades = Quadi
    .number = plural
name_vandales = Vandali
    .number = plural
name_gepides = { $name }
    .number = plural
name_visigothi = { $name }
    .number = plural
name_ostrogothi = { $name }
    .number = plural
name_alani = { $name }
    .number = plural
name_iberians = { $name }
    .number = plural
name_persians = { $name }
    .number = plural
name_saraceni = { $name }
    .number = plural
name_austuriani = { $name }
    .number = plural
name_mauri = { $name }
    .number = plural
