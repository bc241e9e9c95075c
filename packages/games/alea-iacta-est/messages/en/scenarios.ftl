## Scenarios

scenario_1_title = From Caesar to Augustus
scenario_1_history = In January of 49 BC Caesar leads the Thirteenth over a small river and the Republic splits in two. The whole story is here: the flight from Rome, Pharsalus, the Ides of March, Philippi, and twenty years later the young heir who shuts the gates of Janus because nobody is left to fight.
scenario_2_title = The Rise of Caesar
scenario_2_history = The same opening, played to the year of the murder. Pompey holds six regions and the sea but almost nothing in Italy; Caesar holds Gaul and the best army in the world. He has six years to turn one into the other.
scenario_3_title = The Pharsalus Campaign
scenario_3_history = Italy and Spain are Caesar’s, and Pompey has gathered the Senate and the armies of the East in Greece. In 48 BC Caesar risks the Adriatic in winter. One battle may settle it; one lost fleet may settle it the other way.
scenario_4_title = The campaigns of Thapsus and Munda
scenario_4_history = Pompey is dead on an Egyptian beach, yet his cause is not. Cato and Scipio raise Africa with King Juba, Egypt and Pontus are in arms, and the sons of Pompey look to Spain. Caesar must be everywhere at once.
scenario_5_title = The Philippi campaign
scenario_5_history = Caesar’s heir and Caesar’s general have made peace with each other in order to make war on his killers. Brutus and Cassius hold the East with twenty legions; Sextus Pompey holds the islands and the grain.
scenario_6_title = The war against L. Antonius and S. Pompeius
scenario_6_history = The victors share out the world. In Italy the consul Lucius Antonius takes up the cause of the dispossessed and is shut up in Perugia; from Sicily Sextus Pompey starves the city; beyond the Euphrates the Parthians saddle their horses.
scenario_7_title = The Actium campaign
scenario_7_history = Two men are left. Octavian has the West, Agrippa and the name of Caesar; Antony has the East, Cleopatra and her treasure. In 32 BC the Senate declares war on the queen, and everybody knows on whom.

## Rulings that a table may choose

option_handicap_name = Handicap
option_handicap_text = Points that one side begins with, to make an uneven scenario even. Where regions decide, the other side must reach its goal and make the points good; if it does not, it has lost.
option_actiumLegions_name = Antony's legions at Actium
option_actiumLegions_text = In Scenario 7 four legions are on both lists: the Republican goes without them, or has four others from the Reserve in their place.
option_assassinationCount_name = What the conspirators count
option_assassinationCount_text = The attempt on Caesar is rolled against his legions, as printed, or against his regions, which the die suggests.
option_smcAfterMurder_name = Sequences after the murder
option_smcAfterMurder_text = The total of sequences is halved and rounded down, or lowered by two.
option_coupModifierFidelity_name = Modifier of a coup in fidelity tests
option_coupModifierFidelity_text = The figure on the counter is subtracted in fidelity tests too, as printed, or turned so that it helps the coup.
option_garrisonOnTrack_name = Garrisons on the SPQR track
option_garrisonOnTrack_text = On the SPQR track a region has its garrison only with legions of its controller, or with legions of either faction.
option_event8_name = Divine peace
option_event8_text = Event 8 takes one sequence from each player, or leaves each player only one.
option_romeEvasion_name = Flight from Roma without a die
option_romeEvasion_text = Leaders alone in Roma escape without a roll in Scenario 2 only, as printed, or in Scenario 1 too.
option_geostrategyChoice_name = Stratagems and diplomacy
option_geostrategyChoice_text = In Phase C a player may play stratagems and try diplomacy, or only one of the two.

option_both = both
option_either = either

## How each is won, for its card

scenario_1_aim = Whoever leads in points after 29 BC wins, if no Assassin of Caesar is left. More than 75 points win at once.
scenario_2_aim = The Caesarian needs 15 points after 44 BC, the Republican a score below 0; between them it is a draw.
scenario_3_aim = Caesar must take Asia and Graecia and keep what he has; Pompeius must keep both, and Africa.
scenario_4_aim = Caesar needs six regions and Roma, Italia, Africa and Hispania among them. Africa or Hispania alone is enough for the Republican.
scenario_5_aim = The Caesarian needs six regions with Roma, Italia and Graecia. The Republican needs Graecia.
scenario_6_aim = The Caesarian must hold all seven regions. Two are enough for the Republican.
scenario_7_aim = More regions than the other, and Egypt: occupied by Octavianus, or still the ally of Antonius.
