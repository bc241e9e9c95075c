### Names of things, by what the rules call them. Where the data name a thing, that name is $name here.
###
### A name may have attributes, and any language may have others than English:
###   .gender   masculine, feminine, neuter: { GENDER($leader) -> [feminine] she *[other] he }
###   .number   plural, for what is one thing and takes a plural: { $people -> [one] makes *[other] make }
###   .plural, .the, .of ... any other form of the name: { FORM($side, "plural") }

## Sides

name_caesarian = Caesarian
    .plural = Caesarians
    .initial = C
name_republican = Republican
    .plural = Republicans
    .initial = R

## Leaders

name_cleopatra = { $name }
    .gender = feminine

## Peoples: each is one, and they are many

name_illyrii = { $name }
    .number = plural
name_germani = { $name }
    .number = plural
name_alpes = { $name }
    .number = plural
name_galatae = { $name }
    .number = plural
name_celtiberes = { $name }
    .number = plural
name_pannonii = { $name }
    .number = plural
name_parthi = { $name }
    .number = plural
name_daci = { $name }
    .number = plural
name_thracii = { $name }
    .number = plural
name_pontici = { $name }
    .number = plural
name_cappadocii = { $name }
    .number = plural
name_armenii = { $name }
    .number = plural
name_mauri = { $name }
    .number = plural
name_nabatenei = { $name }
    .number = plural
name_numidae = { $name }
    .number = plural
name_judaei = { $name }
    .number = plural
name_aegyptii = { $name }
    .number = plural

## Places, units, and why things happen

name_roma = Roma
name_box-reserve = the Reserve
name_legio = a legion
name_auxilia = auxilia
name_equites = equites
name_naves = a fleet
name_assassins-gone = the last Assassin of Caesar is gone
name_triumph = a triumph
name_allies = allied Peoples
name_control = regions controlled
name_intrigue = intrigue in the Senate
name_people-pacified = a People pacified
name_faction-leader-battle = beaten in a battle of Faction Leaders
name_pretender-battle = beaten by a Pretender
name_beaten-pretender = as a beaten Pretender
name_ides-of-march = on the Ides of March
name_no-such-face = because no faction will have him
name_turncoat = as a turncoat
name_faction-leader-killed = a Faction Leader killed (+1)
name_no-garrison-italia = Italia without its garrison (+1)
name_no-garrison-asia = Asia without its garrison (+1)
name_no-garrison-gallia = Gallia without its garrison (+1)
name_no-garrison-africa = Africa without its garrison (+1)
name_no-garrison-graecia = Graecia without its garrison (+1)
name_no-garrison-sicilia = Sicilia without its garrison (+1)
name_no-garrison-hispania = Hispania without its garrison (+1)
name_two-peoples-at-war = two Peoples at war, one of them Major (+1)
name_few-legions = no more than 25 legions on the map (+1)
name_many-legions = 40 legions or more on the map (+1)
name_peace-abroad = no People at war (-1)
name_no-civil-battle = no Faction Leader in a battle of Romans (-1)
name_egypt-allied = the Aegyptii allied (-1)

## A legion and a phalanx are one; other units are several, though they are one counter

name_unit-legio- = { $name }
name_unit-warriors-pontici-phalanx- = { $name }

## Names that are put together

zone = { $name } ({ $region } { $number })
levies = the levies of { $region }
unit_of-people = { $people } { $name } no. { $number }
