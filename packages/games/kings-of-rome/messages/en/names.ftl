### Names of things, by what the rules call them. Where the data name a thing, that name is $name here.
###
### A name may have attributes, and any language may have others than English:
###   .gender   masculine, feminine, neuter: { GENDER($leader) -> [feminine] she *[other] he }
###   .number   plural, for what is one thing and takes a plural: { $people -> [one] makes *[other] make }
###   .plural, .the, .of ... any other form of the name: { FORM($side, "plural") }

name_rome = Rome
name_roman = Roman
name_hostile = hostile
name_container-roman = the Roman bag
name_container-hostile = the hostile bag
name_pool = the General Pool
name_captives = the captives
name_track = the turn track
name_kept = Rome's keeping
name_coming = the future
name_out = nowhere
name_rom = Romans
    .number = plural
name_lat = Latins
    .number = plural
name_sab = Sabines
    .number = plural
name_etr = Etruscans
    .number = plural
name_umb = Umbrians
    .number = plural
name_pic = Picenes
    .number = plural
name_gal = Gauls
    .number = plural
name_fal = { $name }
    .number = plural
name_cap = { $name }
    .number = plural
name_aeq = { $name }
    .number = plural
name_vol = { $name }
    .number = plural
name_sam = { $name }
    .number = plural
name_dau = { $name }
    .number = plural
name_captive = captive

## Results

name_enough = enough
name_not-enough = not enough
name_granted = granted
name_refused = refused
name_fulfilled = fulfilled
name_failed = failed

## Actions

name_intimidate = intimidation
name_occupy = occupation
name_corrupt = bribery

## Reactions

name_military = the armies march
name_revolts = revolts
name_betrayal = betrayal
name_map = the map
name_container = the hostile bag
name_army-formed = because an army stands in the field
name_rolled = as the die says
name_no-army = no army stands in the field
name_no-target = no road leads to a target
name_no-roman-garrison = there is no Roman garrison to betray
name_no-army-with-a-lost-city = no army has a city to win back
name_most-loose-units = the people with the most scattered units
name_nearest-army-with-a-lost-city = the nearest army that has a city to win back
name_weakest = the weakest Roman garrison
name_weakest-by-lot = the weakest Roman garrison, by lot
name_nearest = towards the nearest target
name_roman-first = towards the nearest target, Roman cities first
name_weaker-garrison = towards the nearest target, the weaker garrison first
name_lot = towards the nearest target, by lot
name_can-be-won = towards the nearest target that can be won
name_nearest-weak-city = the nearest city with a weak garrison or none
name_nearest-city = the nearest city

## Why points and chits change

name_falerii = Falerii was not attacked
name_swap = the end of the turn
name_siege-failed = a siege that has failed
name_pillage-failed = a pillage beaten off
name_mission-failed = the mission failed
name_mission-exceeded = more cities than the mission
name_cities-captured = cities taken by other peoples
name_cities-retaken = Roman cities lost
name_inauguratio = the new king
name_rome-threatened = an enemy before Rome
name_alba-longa = Alba Longa is won
name_loyalty = a garrison that stays loyal
name_loyalty-bought = influence spent against treason
name_captive-taken = a captive taken
name_sailing = troops at sea
name_occupation = an occupation
name_sack = a sack
name_corruption = bribery
name_intimidation = intimidation

## Why somebody moves

name_dispute = besiegers do not stay overnight next to the enemy
name_office-ends = their commander lays down his office
name_fleet-home = back to port
name_city-lost = the city is lost
name_betrayed = betrayed
name_revolt = to a city of their own
name_accepts-battle = to meet the enemy
name_too-few = too few to fight
name_leader-alone = left alone
name_siege = siege
name_pillage = pillage
name_sortie = a sortie
name_siege-beaten-off = the siege has failed
name_pillage-beaten-off = the city holds out
name_driven-back = beaten off by a sortie
name_triumph = a triumph
name_battle = a battle
name_battle-won = a battle won
name_battle-lost = a battle lost
name_ambush-beaten = an ambush beaten off
name_naval-victory = a victory at sea
name_naval-defeat = a defeat at sea
name_tribune-convicted = a Tribune convicted
name_duel-won = spolia opima
name_duel-lost = a duel lost
name_prestige = the prestige of Rome
name_advance = after the enemy
name_rout = in rout
name_ambush-failed = the ambush has failed
name_driven-off = pursued
name_general-retreat = in general retreat
name_no-decision = without a decision
name_to-port = to port
name_both-on-defence = both stood on the defence
name_clash-lost = beaten in the clash of the vanguards
name_engages = to engage the enemy
name_nobody-left = nobody was left to pursue
name_not-engaged = nobody wanted a battle
name_within-walls = the beaten are back within their walls

## Offices, seas, and leaders whose names have not come down

name_tribunus-populi-1 = { $name } (first)
name_tribunus-populi-2 = { $name } (second)
name_box-mare-etruscum = the Mare Etruscum
name_box-antium = the waters of Antium
unnamed_war-volsci-leader = the dux of the Volsci
unnamed_war-picentes-leader = the dux of the Picentes
unnamed_war-falisci-leader = the dux of the Falisci
unnamed_war-capena-leader = the dux of Capena
unnamed_war-samnites-leader = the meddix of the Samnites
unnamed_war-etruscan-1-leader = the lucumo of Tarquinii
unnamed_war-etruscan-2-leader = the lucumo of Veii
unnamed_war-dauni-leader = the dux of the Dauni
unnamed_war-umbri-leader = the dux of the Umbri
unnamed_war-etruscan-3-leader = the lucumo of Clusium

## Event chits, and what each does (.about)

-forewarned = An army takes the field. Only if this chit came from the Roman bag is Rome forewarned: one more action this turn.
name_sabine-women = Rape of the Sabine Women
    .about = Titus Tatius marches. If the chit comes from the Roman bag: +1 IP, and two chits come over to Rome.
name_aequi = War of the Aequi
    .about = { -forewarned }
name_volsci = Volscian War
    .about = { -forewarned }
name_picentes = Picenian War
    .about = { -forewarned }
name_falisci = Faliscan War
    .about = { -forewarned }
name_capena = Capena War
    .about = { -forewarned }
name_horatii = Horatii and Curiatii
    .about = Three champions on each side fight for Alba Longa.
name_alba = Alba Longa War
    .about = { -forewarned }
name_samnites-1 = Samnite War (first)
    .about = { -forewarned }
name_ostia-foundation = Ostia Foundation
    .about = Ostia becomes a Roman city and port.
name_sublicius-bridge = Pons Sublicius
    .about = The bridge ends the surcharge of the Tiber.
name_samnites-2 = Samnite War (second)
    .about = The same box as the first; an army that is in the field already marches at once.
name_omens = Bad / Nice Omens
    .about = Plus or minus one to the dice of Roman city actions.
name_end-action = End Action / End Omens
    .about = The omens end, or the King alone acts.
name_gauls = Gallic War
    .about = { -forewarned }
name_etruscan-1 = First Etruscan War
    .about = { -forewarned }
name_etruscan-2 = Second Etruscan War
    .about = { -forewarned }
name_dauni = Daunian War
    .about = { -forewarned }
name_umbri = Umbrian War
    .about = { -forewarned }
name_etruscan-3 = Third Etruscan War
    .about = { -forewarned }
name_scaevola = Mucius Scaevola
    .about = Kept; he stops an Etruscan army once.
name_cocles = Horatius Cocles
    .about = Kept; he holds the bridge against one army.

## Names that are put together

hex = hex { $hex }
box = the box of the { $event }
garrison = { $people ->
    [none] garrison { $value }
   *[other] { $people } garrison { $value }
}
chit_roman = { $type ->
    [cavalry] Roman cavalry { $virtus }
    [ship] Roman ship { $virtus }
   *[other] class { $type } { $virtus }
}
chit_hostile = { $home ->
    [none] { $type ->
        [cavalry] { $people } cavalry { $virtus }
        [ship] { $people } ship { $virtus }
       *[infantry] { $people } infantry { $virtus }
    }
   *[other] { $type ->
        [cavalry] { $people } cavalry of { $home } { $virtus }
        [ship] { $people } ship of { $home } { $virtus }
       *[infantry] { $people } infantry of { $home } { $virtus }
    }
}
chit = { $ours ->
    [none] { $theirs }{ chit_mark }
   *[other] { $theirs ->
        [none] { $ours }{ chit_mark }
       *[other] { $ours } / { $theirs }{ chit_mark }
    }
}
chit_mark = { " " }{ $number ->
    [none] ({ $id })
   *[other] (no. { $number })
}
