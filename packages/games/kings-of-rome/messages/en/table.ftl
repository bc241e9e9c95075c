### What the table says beside questions and log: steps, gauges, panels, prospects.

step_set-up = Set-up
step_preparation = Turn { $turn }, preparation
step_extraction = Turn { $turn }, chits
step_count = Turn { $turn }, actions
step_action = Turn { $turn }, { $cities } of { $mission } cities won
step_reaction = Turn { $turn }, hostile reactions
step_end = Turn { $turn }, end of the turn
short_action = actions
short_extraction = chits
short_reaction = hostile reactions
short_end = end of the turn
summary = Turn { $turn }, { $king }, { $phase }
heading_turn = Turn { $turn }, { $king }
heading_actions = Rome acts
heading_reaction = Hostile reaction
chapter = { $turn }
moment_war = War with the { $nation }
moment_lost = { $city } lost
moment_triumph = Triumph
moment_ostia = Ostia founded
moment_interrex = A King dies

gauge_turn = Turn
gauge_of = of { $n }
gauge_actions = Actions
gauge_points = Points
gauge_vp = VP
gauge_ip = IP
gauge_bags = Bags
bag_roman_short = Roman
bag_hostile_short = hostile
bag_roman = Roman bag
bag_hostile = Hostile bag

rating_virtus = Virtus
rating_astutia = Astutia
rating_capacity = Units
counter_garrison = GAR
counter_cavalry = EQ
counter_ship = NAV
unit_class = class { $type }, Virtus { $virtus }
unit_roman_cavalry = Roman cavalry, Virtus { $virtus }
unit_roman_ship = Roman ship, Virtus { $virtus }
unit_infantry = { $people } infantry, Virtus { $virtus }
unit_cavalry = { $people } cavalry, Virtus { $virtus }
unit_ship = { $people } ship, Virtus { $virtus }
unit_infantry_home = { $people } infantry of { $home }, Virtus { $virtus }
unit_cavalry_home = { $people } cavalry of { $home }, Virtus { $virtus }
unit_ship_home = { $people } ship of { $home }, Virtus { $virtus }
people_rom = Roman
people_lat = Latin
people_sab = Sabine
people_etr = Etruscan
people_fal = Faliscan
people_cap = Capenate
people_aeq = Aequian
people_vol = Volscian
people_umb = Umbrian
people_pic = Picene
people_sam = Samnite
people_dau = Daunian
people_gal = Gallic
short_name_numa = Numa
short_name_tullus = Tullus
short_name_ancus = Ancus
short_name_priscus = Priscus
short_name_servius = Servius
short_name_superbus = Superbus
short_name_magister-populi = Mag. Populi
short_name_magister-equitum = Mag. Equitum
short_name_tribunus-populi-1 = Trib. Populi I
short_name_tribunus-populi-2 = Trib. Populi II
short_name_tribunus-celerum = Trib. Celerum
short_unnamed_war-volsci-leader = Volsci
short_unnamed_war-picentes-leader = Picentes
short_unnamed_war-falisci-leader = Falisci
short_unnamed_war-capena-leader = Capena
short_unnamed_war-samnites-leader = Samnites
short_unnamed_war-etruscan-1-leader = Tarquinii
short_unnamed_war-etruscan-2-leader = Veii
short_unnamed_war-dauni-leader = Dauni
short_unnamed_war-umbri-leader = Umbri
short_unnamed_war-etruscan-3-leader = Clusium
place_start = the fields before Rome
place_hex = open country ({ $hex })
place_road = { $n ->
    [one] open country beside { $near } towards { $far }
   *[other] open country { $n } hexes from { $near } towards { $far }
}
choice_open-country = Open country
flag_garrison = { $city }: garrison { $n }

units = { $n ->
    [one] 1 unit
   *[other] { $n } units
}
chits = { $n ->
    [one] 1 chit from the Roman bag
   *[other] { $n } chits from the Roman bag
}
military-chits = { $n ->
    [one] 1 military chit from the Roman bag
   *[other] { $n } military chits from the Roman bag
}
leaders = { $n ->
    [one] 1 leader or office
   *[other] { $n } leaders and offices
}
garrisons = { $n ->
    [one] 1 garrison
   *[other] { $n } garrisons
}
events = { $n ->
    [one] 1 event
   *[other] { $n } events
}
armies = { $n ->
    [one] 1 army in the field
   *[other] { $n } armies in the field
}
cities = { $n ->
    [0] no city
    [one] 1 city
   *[other] { $n } cities
}
draws = { $n ->
    [one] 1 drawn each turn
   *[other] { $n } drawn each turn
}
loose = { $n ->
    [one] 1 scattered unit would gather
   *[other] { $n } scattered units would gather
}
reactions = { $n ->
    [0] No hostile reaction to come yet
    [one] 1 hostile reaction to come
   *[other] { $n } hostile reactions to come
}
mission = { $n ->
    [one] Make 1 city Roman
   *[other] Make { $n } cities Roman in this reign
}
turns-left = { $n ->
    [one] This is the last turn of the reign.
   *[other] { $n } turns of the reign are left.
}
warn_actions = { $n ->
    [one] 1 action is left and would be lost. End the turn all the same?
   *[other] { $n } actions are left and would be lost. End the turn all the same?
}

panel_forces = Forces
panel_reign = Reign
panel_peoples = Peoples
panel_city = City
reign_title = The reign, turns { $from } to { $to }
reign_vp = Victory points
reign_vp_note = 20 at the end of a reign win
reign_vp_note_alone = 8 make a fulfilled reign glorious
reign_ip = Influence points
reign_ip_note = at 0 all is lost
reign_past = { $cities } of { $mission ->
    [one] one city
   *[other] { $mission } cities
}
reign_fulfilled = mission fulfilled, { $vp } VP
reign_failed = mission failed, { $vp } VP
mission_note = { $turns } To fail costs { $failure }.
mission_note_alone = { $turns } It decides this match.
omens_nice = Good omens: +1 to the dice of city actions
omens_bad = Bad omens: -1 to the dice of city actions
senate_sits = The Senate sits
bridge_stands = The Pons Sublicius stands
king_romulus = the founder, who killed a king with his own hand
king_numa = the lawgiver, who listened to a nymph
king_tullus = the warrior, who razed the mother city
king_ancus = the builder of the bridge and the port
king_priscus = the stranger who came with an eagle
king_servius = the slave’s son who counted the people
king_superbus = the proud, who asked nobody
king_interrex = in the place of a king whom the augurs refused, or who is dead
reaction_military = Military: armies march
reaction_revolts = Revolts
reaction_ambush = Ambush
reaction_betrayal = Betrayal
reaction_first = comes first
reaction_face_military = die 1
reaction_face_revolts = die 2, 3, 4
reaction_face_ambush = die 5
reaction_face_betrayal = die 6
reaction_nobody = no army stands in the field
reaction_army = { $leader }, { $mp } MP from Rome
reaction_draw = one more chit from the hostile bag
reaction_ambush_note = an army falls on a Roman city of its own people
reaction_no-garrison = there is no Roman garrison to betray
reaction_weakest = the weakest garrison: { $cities }
track_title = The turns of the kings
city_rome = Rome
city_regia = Regia
city_offices = Offices
city_no-senate = no Senate yet
city_pool = Rome pool
city_arx = Arx
city_captives = Captives
city_accused = Accused
city_kept = Ready for their hour
bags_title = The two bags
bags_unseen = Chits in both together
pool_title = General Pool and wars
pool_units = Units in the General Pool
war_in-the-field = in the field
war_beaten = beaten
forces_rome = Rome
forces_others = The other peoples
peoples_title = The peoples
peoples_roman = { $n } Roman now
peoples_lost = { $n } in other hands
peoples_war = at war
peoples_refused = Senate refuses
peoples_granted = Senate consents
peoples_ask = ask the Senate
peoples_free = no vote needed

cost_mp = { $n } MP
cost_ip = { $n } IP
chance = { $n } in { $of }
loyal = loyal { $n } in 6
chance_to-win = { $n } in { $of } to win
card_odds = all under { $who } against { $against }: { $n } in { $of } to win
card_walls = { $against } is within walls: { $who } could only lay siege
card_too-few = no battle between { $who } and { $against }: each side needs { $n } units
choice_take-all = Take all
about_move = { $units } here
about_battle = Against { $units }, Virtus { $strength } in all; two reactions.
about_accept = Against { $units }, Virtus { $strength } in all.
about_sail = with or without troops
about_intimidate = one die against the Virtus of a unit; won: it joins Rome and +2 IP; a chit leaves the Roman bag
about_consent = The Senate is asked first, { $n } in { $of } for war, then the die: { $wins } in 6.
about_consent_alone = The Senate is asked first: { $n } in { $of } for war.
about_sortie = They will sally and fight.
about_capture = A leader alone is taken without a die.
about_siege_garrison = Twice the garrison of { $virtus }: more than { $target }.
about_siege_unit = Twice the Virtus of { $virtus }: more than { $target }.
about_siege_king = Won: the city is Roman, +3 IP, a chit to the Roman bag. Lost: -2 IP, two chits from it. One reaction for each die.
about_siege_other = Won: the city is Roman, +1 IP, a chit to the Roman bag. Lost: -1 IP, two chits from it. One reaction for each die.
about_pillage = More than { $target }, the strongest inside.
about_pillage_city = Won: the city is Roman.
about_pillage_empty = Won: nobody defends it any more, and it can be occupied.
about_pillage_units = { $n ->
    [one] Won: the strongest falls, and the city holds out.
   *[other] Won: the two strongest fall, and the city holds out.
}
about_pillage_king = +1 VP, +1 IP; lost: -2 IP. A chit leaves the Roman bag; two reactions at once.
about_pillage_other = +1 VP. A chit leaves the Roman bag; two reactions at once.
about_bribe = More than { $target }. Won: the city is Roman, +1 VP, one unit stays to hold it. A chit comes to the Roman bag; one reaction.
about_occupy = An infantry stays and holds it to the end of the reign. No die, no reaction.
about_sack_king = +1 VP, +1 IP, and nobody stays. No die, no reaction.
about_sack_other = +1 VP, and nobody stays. No die, no reaction.
about_enemies = There: { $who }.
about_prospects_battle = Battle { $n } in { $of } to win.
about_roman = Roman.
about_roman_garrison = Roman, garrison { $n }.
about_empty = Undefended.
about_garrison = Garrison { $n }.
about_no-garrison = No garrison.
about_prospects = Siege { $siege }, pillage { $pillage }, bribe { $bribe }.
about_prospects_vote = If the Senate agrees first: siege { $siege }, pillage { $pillage }, bribe { $bribe } in all.
about_duel = he dies { $theirs }, ours { $ours }, both { $both }
about_tactic_attack = Attack against Attack: the lines meet at once. Against Defence a clash: won { $ours }, lost { $theirs }.
about_tactic_defence = A clash in any case: won { $ours }, lost { $theirs }. Against Defence the armies part.

battle_title_action = Battle of { $hex }
battle_title_military = Battle of { $hex }
battle_title_field = Battle in open country ({ $hex })
battle_title_ambush = Ambush in { $hex }
battle_title_sortie = Sortie from { $hex }
battle_where = turn { $turn }, { $king }
battle_duel = Duel
battle_tactics = Vanguards
battle_lines = Lines
battle_combat = Combat
battle_aftermath = Aftermath
battle_note_duel = Each adds his Astutia to a die; who is beaten in his Virtus dies.
battle_note_tactics = The choice of the enemy is drawn after yours.
battle_note_vanguard = Horsemen fight in pairs until one of each is lost.
battle_note_deployment = Infantry first; a leader in the front line may throw dice again, and may be charged.
battle_note_combat = All dice fall together; who beats the Virtus opposite wins his space.
battle_note_reserves = Reserves fill the gaps, or cavalry charges a leader.
battle_note_aftermath = Who is nearer to 0 on the track has won.
battle_rome = Rome
battle_leaderless = no leader
battle_units = Units
battle_rerolls = Rerolls
battle_tactic = Tactic
tactic_attack = Attack
tactic_defence = Defence
battle_track = Battle track
battle_needs = { $n }+
battle_cannot = no
chances_duel = Single combat
chances_clash = The clash of the vanguards
chances_round = Next round: Rome loses { $ours }, the enemy { $theirs } on the track
chance_theirs-dies = their leader dies
chance_ours-dies = ours dies
chance_both-die = both die
chance_nobody-dies = nobody dies
chance_clash-won = Rome wins the clash
chance_clash-lost = the enemy wins it
chance_clash-tied = undecided
chance_ahead = Rome ahead after it
chance_behind = the enemy ahead
chance_level = level

story_turn = Turn { $turn }.
story_war = The { $nation } took up arms and gathered in { $hex }.
story_triumph = { $leader } entered Rome in triumph.
story_leader-dies = { $leader } fell in { $hex }.
story_leader-taken = { $leader } was taken in { $hex }.
story_ostia = At the mouth of the Tiber Ostia was founded.
story_interrex = The King was dead, and an Interrex kept his place.
story_sacked = { $hex } was sacked.
story_held = Romans were left to hold { $hex }.
story_garrison-bought = Gold opened the gates of { $hex }.
story_rome-threatened = { $leader } stood before Rome, and nobody went out to meet him.
story_refused = The birds refused { $king }: an Interrex governed in his stead.
story_city-won = { $hex } became Roman.
story_city-lost = { $hex } was lost.
story_city-taken = The { $nation } took { $hex }.
story_battle = { $winner ->
    [none] At { $hex } the armies parted.
    [roman] Rome won the battle of { $hex }.
   *[hostile] The battle of { $hex } was lost.
}
story_horatii_won = The last of the Horatii came home with the spoils of three brothers.
story_horatii_drawn = Dusk fell on the Horatii and the Curiatii, and nothing was decided.
story_horatii_lost = The Horatii fell, and Alba Longa kept her freedom.
story_mission_done = { $n ->
    [one] One city won: what was asked of the King was done.
   *[other] { $n } cities won: what was asked of the King was done.
}
story_mission_failed = { $n ->
    [0] Not one city had been won, and Rome paid for it.
    [one] Only one city had been won, and Rome paid for it.
   *[other] Only { $n } cities had been won, and Rome paid for it.
}
end_won = Rome has won
end_draw = An honourable end
end_lost = Rome has lost
tally_cities = Cities won
tally_lost = Cities lost
tally_battles = Battles won
tally_triumphs = Triumphs
verdict_interrex = Interrex for { $king }
verdict_glorious = { $cities ->
    [one] One city
   *[other] { $cities } cities
}, where { $mission ->
    [one] one was
   *[other] { $mission } were
} asked: his name is cut in stone.
verdict_great = { $cities ->
    [one] One city
   *[other] { $cities } cities
}, more than the { $mission } that { $mission ->
    [one] was
   *[other] were
} asked.
verdict_dutiful = { $cities ->
    [one] One city
   *[other] { $cities } cities
}: what was asked, and no more.
verdict_short = { $cities ->
    [one] One city
   *[other] { $cities } cities
} of { $mission }: the fathers shook their heads.
verdict_idle = { $mission ->
    [one] Not the one city that was asked
   *[other] Not one of { $mission } cities
}: he is remembered for his sacrifices.
roll_number-of-actions = Number of actions
roll_siege = Sieges
roll_siege-again = Second assaults
roll_pillage = Pillages
roll_corruption = Bribes
roll_intimidation = Intimidations
roll_attack = Attacks in battle
roll_reroll = Rerolls
roll_duel = Duels
roll_inauguratio = Inaugurations
roll_betrayal = Betrayals
roll_hostile-siege = Hostile sieges
roll_hostile-siege-again = Hostile second assaults
roll_the-vote-of-a-Curia = Votes of the Curiae
roll_hostile-reaction = Hostile reactions
roll_vanguard = Vanguards
roll_pursuit = Pursuits
roll_engagement = Engagements
roll_attack-on-a-leader = Charges at leaders
roll_trial = Trials
roll_ship = Ships
roll_the-Horatii = The Horatii
roll_the-Horatii-again = The Horatii
roll_the-Curiatii = The Curiatii
scenario_seven-kings_title = The seven kings
scenario_reign-of-romulus_title = The reign of Romulus
scenario_reign-of-numa_title = The reign of Numa
scenario_reign-of-tullus_title = The reign of Tullus
scenario_reign-of-ancus_title = The reign of Ancus
scenario_reign-of-priscus_title = The reign of the elder Tarquin
scenario_reign-of-servius_title = The reign of Servius
scenario_reign-of-superbus_title = The reign of Tarquin the Proud
scenario_years = 753 to 509 BC
scenario_length = 26 turns, about an hour
scenario_reign_length = { $n } turns, a quarter of an hour
scenario_reign_goal = Bring { $n ->
    [one] one city
   *[other] { $n } cities
} under Rome before it ends; with { $glory } victory points it is a glorious one.
scenario_reign_before = What the kings before have left is a reconstruction.
scenario_history = Seven kings in two and a half centuries, from the furrow that Romulus drew to the night in which the Tarquins were shut out. Around the ford on the Tiber lie forty Latin and Sabine towns, and behind them the cities of the Etruscans. Each king has a mission, each war calls another, and the bag from which Rome draws her soldiers is the bag her enemies fill.
part_facts = { $years }, turns { $from } to { $to }, mission: { $n ->
    [one] one city
   *[other] { $n } cities
}
part_years_romulus = 753 to 716 BC
part_years_numa = 715 to 673 BC
part_years_tullus = 673 to 642 BC
part_years_ancus = 642 to 617 BC
part_years_priscus = 616 to 579 BC
part_years_servius = 578 to 535 BC
part_years_superbus = 534 to 509 BC
part_romulus = He has walls, outlaws and no women. Caenina and Antemnae are an hour away, and the Sabines will come for their daughters.
part_numa = A Sabine from Cures who would rather pray. The Senate sits for the first time; offices and old enemies go into the bags.
part_tullus = Alba Longa and Rome cannot both lead the Latins. Three brothers on each side, and a king who wants more than a duel.
part_ancus = Salt, a bridge and a harbour: Rome reaches the sea, and the sea has owners. Garrisons fill the bags of both sides.
part_priscus = An Etruscan with money buys a throne. The omens begin to matter, and the Gauls come over the mountains.
part_servius = Walls and the census: nobody knows better how few they are. Etruscans, Umbrians and Dauni stir.
part_superbus = He despises the Senate and spares nobody. Lars Porsenna of Clusium gathers an army; one man may hold the bridge.
option_difficulty_name = Difficulty
option_difficulty_text = Influence and glory at the start, what the kings bring, and how many cities near Rome are weakly held.
option_missionCount_name = What a mission counts
option_missionCount_text = Cities won in this reign, or all Romanized cities on the map, which makes the game much easier.
option_curiae_name = Curiae that vote
option_curiae_text = One die for each; more than half must consent.
option_stopAtEnemy_name = Armies stop at the enemy
option_stopAtEnemy_text = A moving army ends its move in the first hex held by the other side, or passes, which makes the game easier.
option_trackBy_name = What a loss costs on the battle track
option_trackBy_text = One for each unit or leader, or the Virtus of who is lost.
option_militaryArmies_name = Who marches in a Military reaction
option_militaryArmies_text = Every army with a leader, or only the one nearest to Rome.
option_difficulty_default = as designed
option_difficulty_easier = easier
option_difficulty_harder = harder
option_missionCount_inPeriod = won in this reign
option_missionCount_onMap = all on the map
option_curiae_3 = three
option_curiae_1 = one
option_curiae_5 = five
option_stopAtEnemy_true = they stop
option_stopAtEnemy_false = they pass
option_trackBy_virtus = its Virtus
option_trackBy_units = one a unit
option_militaryArmies_all = all armies
option_militaryArmies_nearest = the nearest
gauge_vp_end = { $n } win
gauge_vp_glory = { $n } are glory
gauge_ip_end = 0 is defeat
forecast_influence = Influence { $ip }: a failure can end all
forecast_influence_text = At 0 influence Rome is lost at once. What you pay and what a failed action costs both count.
forecast_bag = { $held } in the Roman bag, { $drawn } drawn each turn
forecast_bag_text = If a Roman chit must be drawn and none is there, Rome is lost. Sieges that succeed bring chits in.
about_danger = If it fails, no influence is left and all is lost.

## Who marches

movers_title = Who marches, and what else?
movers_march = March
movers_cities = { $n ->
    [0] no city in reach
    [one] 1 city in reach
   *[other] { $n } cities in reach
}
movers_enemies = { $n ->
    [0] no enemy in reach
    [one] 1 enemy in reach
   *[other] { $n } enemies in reach
}
movers_battle = { $who }: { $n } in { $of } to win
movers_stays = Rome keeps two units and a leader
owed_rome = With these nobody may leave Rome
owed_rome-remedy = A leader and two units have to stay there: leave some behind.
