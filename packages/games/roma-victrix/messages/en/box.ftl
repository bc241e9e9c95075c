### What the set-up page and the cards say.

scenario_years = { $from } to { $to }
scenario_length = { $n ->
    [one] one turn
   *[other] { $n } turns
}
scenario_hypothetical = What might have been.

history_1 = Hannibal stands in Spain with the best army of Carthage, and Rome has two new Consuls every year.
history_2 = Mithridates of Pontus takes Asia while Sulla and the Marians fight over Rome.
history_3 = Caesar, Pompeius and Crassus share the world, and none of them trusts the others.
history_4 = The Rubicon is crossed. Two Romes, one of which will be left.
history_5 = The heirs of Caesar divide the provinces and then each other.
history_6 = Nero is dead, and every frontier has an emperor of its own.
history_7 = Trajanus goes over the Danube and down the Euphrates. Play him alone against Dacia and Parthia.
history_8 = The empire is auctioned, and three generals in three corners of it bid with legions.
history_9 = Gaul and Palmyra have made themselves empires while the Goths and Persia knock.
history_10 = Four emperors are too many. Constantinus begins in the far west.
history_11 = A usurper in Gaul, a king of kings on the Tigris, and one Constantius for both.
history_12 = The Goths have been let in over the Danube and have been cheated. Now they march.
history_13 = Stilicho guards a child emperor; Alaricus wants a country for his people.
history_14 = The Rhine is frozen, and everybody walks over.
history_15 = Aëtius and Bonifacius, the last two Romans, and the Vandals on their way to Africa.
history_16 = Attila gathers the steppe. Both halves of Rome pay, until they do not.
history_17 = Belisarius sails for Africa and Italy to make the empire what it was.
history_18 = What if the kings of the East had stood together while Rome was still one power among others?
history_19 = What if Avidius Cassius had not been killed so soon?
history_20 = From a city in Latium to the whole of the sea, in thirty turns. Play Rome alone.

option_on = yes
option_off = no
option_length = Length
option_length_about = To the last turn, or until somebody has held all his objectives for a whole turn.
option_length_fixed = the full number of turns
option_length_sudden-death = sudden death
option_agreed-length = A length to be agreed on
option_agreed-length_about = At the end of a turn the players may make the game longer or shorter.
option_defection = Defection of the unpaid
option_defection_about = Units that go without pay may change sides.
option_leader-draw = Leaders are drawn
option_leader-draw_about = Not only Powers but also Leaders have a marker in the cup.
option_everyone-pays = Everybody pays
option_everyone-pays_about = Powers without a Treasury get one, collect and pay.
option_leaders-raise-all = Leaders raise everything
option_leaders-raise-all_about = Leaders who recruit may raise all kinds of units, not only light ones.
option_no-unnamed = No un-named Leaders
option_no-unnamed_about = Un-named Leaders rated 1 stay in the box.
option_no-auxilia = No Auxilia
option_no-auxilia_about = Auxilia stay in the box; Legions, Heavy Infantry and Cavalry cost twice the upkeep.
option_minor-capitals = Capitals of Minors
option_minor-capitals_about = More Minor Powers have a Capital City.
option_card-on-one = A card for a 1
option_card-on-one_about = A Supreme Leader who rolls a 1 for his Operations Points draws a card.
option_card-for-region = A card for a Region
option_card-for-region_about = Whoever comes to hold a whole Region draws a card.
option_card-for-money = Cards for money
option_card-for-money_about = A card can be bought for 20 Revenue Points.
option_heavy-cavalry = Heavy Cavalry
option_heavy-cavalry_about = Some Powers have Heavy Cavalry among their horse.
option_roman-roads = Roman roads
option_roman-roads_about = Marching is cheaper in Roman Provinces and dearer in Barbaricum.

card_when = { $moments }
moment_operations = In your phase
moment_activation = In your activation
moment_enemy-activation = In an enemy's activation
moment_enemy-entry = When somebody enters
moment_attacked = When you are attacked
moment_combat = Before a combat
moment_any = At any time
card_allegiance = A Client or Ally of another Power comes over to you, with Leaders and units.
card_ambush = An L-2 with warbands strikes enemy land units in any Province. If beaten, they may not retreat.
card_attrition = After a step of an enemy Leader each unit with him rolls: on 1-4 under an L-1, on 1 only under an L-4, it is hit.
card_interception = One of your Leaders intercepts, on land or at sea, without a roll.
card_withdrawal = Your force withdraws up to three Provinces before combat, without a roll.
card_invasion = Two markers of warbands under an L-3 come out of Barbaricum against Provinces beside it.
card_raid = One marker of warbands under an L-2 comes out of Barbaricum against Provinces beside it.
card_forced-march = One more die of Operations Points for the active Leader.
card_frontier-war = A neutral Power attacks beside its land at your bidding, for this turn.
card_intelligence = You look into one stack.
card_land-advantage = +2 in your favour in one land combat.
card_leader = A new Leader rises for you: L-1 on 1-3, L-2 on 4-5, L-3 on 6.
card_defection = A Leader of another Power, not its Supreme Leader, comes over if a die beats his rating; his units may follow.
card_major-rebellion = An L-3 with two markers of rebels rises in an enemy Province.
card_minor-rebellion = An L-2 with one marker of rebels rises in an enemy Province.
card_naval-advantage = +2 in your favour in one sea fight.
card_siege-advantage = +2 in your favour in all rounds of one siege.
card_piracy = An enemy fleet at sea loses ships; or an enemy coast without troops is pillaged.
card_treachery = What both sides lose in a combat is exchanged; or another card is cancelled.
card_recruit = Free units where one of your Leaders stands: his rating plus the revenue in strength.

## What the scenarios are called

scenario_1_title = The Second Punic War
scenario_2_title = Mithridates and Sulla
scenario_3_title = The First Triumvirate
scenario_4_title = Caesar against Pompeius
scenario_5_title = Antonius and Octavianus
scenario_6_title = The Year of the Four Emperors
scenario_7_title = Trajanus Optimus Princeps
scenario_8_title = Septimius Severus
scenario_9_title = The Crisis of the Third Century
scenario_10_title = The Fall of the Tetrarchy
scenario_11_title = Constantius and Julianus
scenario_12_title = The Gothic War
scenario_13_title = Stilicho and Alaricus
scenario_14_title = The Rhine Frontier Breaks
scenario_15_title = Aëtius and Bonifacius
scenario_16_title = Attila
scenario_17_title = Justinianus and the Reconquest
scenario_18_title = The Hellenistic Coalition
scenario_19_title = The Principate Divided
scenario_20_title = The Expansion of Rome
