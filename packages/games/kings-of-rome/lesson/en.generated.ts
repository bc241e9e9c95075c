// Made from en/*.ftl by `npm run messages`; whoever wants other words changes those.

export interface Texts {
  'romulus.title': Record<never, never>
  'romulus.about': Record<never, never>
  'romulus.farewell': Record<never, never>
  'romulus.next': Record<never, never>
  'romulus.welcome.title': Record<never, never>
  'romulus.welcome.text': Record<never, never>
  'romulus.containers.title': Record<never, never>
  'romulus.containers.text': Record<never, never>
  'romulus.actions.title': Record<never, never>
  'romulus.actions.text': Record<never, never>
  'romulus.actions.aside': Record<never, never>
  'romulus.road.title': Record<never, never>
  'romulus.road.text': Record<never, never>
  'romulus.road.take': Record<never, never>
  'romulus.road.on': Record<never, never>
  'romulus.road.aside': Record<never, never>
  'romulus.siege.title': Record<never, never>
  'romulus.siege.text': Record<never, never>
  'romulus.siege.aside': Record<never, never>
  'romulus.spoils.title': Record<never, never>
  'romulus.spoils.text': Record<never, never>
  'romulus.bribe.title': Record<never, never>
  'romulus.bribe.road': Record<never, never>
  'romulus.bribe.text': Record<never, never>
  'romulus.bribe.holder': Record<never, never>
  'romulus.bribe.aside': Record<never, never>
  'romulus.pillage.title': Record<never, never>
  'romulus.pillage.road': Record<never, never>
  'romulus.pillage.text': Record<never, never>
  'romulus.pillage.aside': Record<never, never>
  'romulus.tatius.title': Record<never, never>
  'romulus.tatius.text': Record<never, never>
  'romulus.tatius.aside': Record<never, never>
  'romulus.duel.title': Record<never, never>
  'romulus.duel.text': Record<never, never>
  'romulus.duel.aside': Record<never, never>
  'romulus.tactics.title': Record<never, never>
  'romulus.tactics.text': Record<never, never>
  'romulus.tactics.aside': Record<never, never>
  'romulus.line.title': Record<never, never>
  'romulus.line.text': Record<never, never>
  'romulus.line.leader': Record<never, never>
  'romulus.line.aside': Record<never, never>
  'romulus.fight.title': Record<never, never>
  'romulus.fight.text': Record<never, never>
  'romulus.fight.charge': Record<never, never>
  'romulus.fight.gap': Record<never, never>
  'romulus.fight.aside': Record<never, never>
  'romulus.triumph.title': Record<never, never>
  'romulus.triumph.text': Record<never, never>
  'romulus.triumph.aside': Record<never, never>
  'romulus.end.title': Record<never, never>
  'romulus.end.text': Record<never, never>
  'romulus.end.aside': Record<never, never>
  'romulus.loyalty.title': Record<never, never>
  'romulus.loyalty.text': Record<never, never>
  'romulus.loyalty.aside': Record<never, never>
  'romulus.reign.title': Record<never, never>
  'romulus.reign.text': Record<never, never>
  'tarquin.title': Record<never, never>
  'tarquin.about': Record<never, never>
  'tarquin.farewell': Record<never, never>
  'tarquin.next': Record<never, never>
  'tarquin.welcome.title': Record<never, never>
  'tarquin.welcome.text': Record<never, never>
  'tarquin.draws.title': Record<never, never>
  'tarquin.draws.text': Record<never, never>
  'tarquin.budget.title': Record<never, never>
  'tarquin.budget.text': Record<never, never>
  'tarquin.march.title': Record<never, never>
  'tarquin.march.text': Record<never, never>
  'tarquin.march.take': Record<never, never>
  'tarquin.march.road': Record<never, never>
  'tarquin.march.aside': Record<never, never>
  'tarquin.senate.title': Record<never, never>
  'tarquin.senate.text': Record<never, never>
  'tarquin.senate.aside': Record<never, never>
  'tarquin.vote.title': Record<never, never>
  'tarquin.vote.text': Record<never, never>
  'tarquin.harbour.title': Record<never, never>
  'tarquin.harbour.text': Record<never, never>
  'tarquin.harbour.take': Record<never, never>
  'tarquin.harbour.road': Record<never, never>
  'tarquin.harbour.aside': Record<never, never>
  'tarquin.fleet.title': Record<never, never>
  'tarquin.fleet.text': Record<never, never>
  'tarquin.fleet.halt': Record<never, never>
  'tarquin.fleet.aboard': Record<never, never>
  'tarquin.fleet.off': Record<never, never>
  'tarquin.fleet.aside': Record<never, never>
  'tarquin.landing.title': Record<never, never>
  'tarquin.landing.text': Record<never, never>
  'tarquin.landing.aside': Record<never, never>
  'tarquin.bribe.title': Record<never, never>
  'tarquin.bribe.road': Record<never, never>
  'tarquin.bribe.text': Record<never, never>
  'tarquin.bribe.aside': Record<never, never>
  'tarquin.loyalty.title': Record<never, never>
  'tarquin.loyalty.text': Record<never, never>
  'tarquin.loyalty.aside': Record<never, never>
  'tarquin.reign.title': Record<never, never>
  'tarquin.reign.text': Record<never, never>
}

export const texts = `
romulus_title = The reign of Romulus
romulus_about = Rome is a furrow in the ground and has eight units. A quarter of an hour with somebody at your shoulder: chits and bags, marches, a siege, a bribe, a pillage, what the neighbours do about it, and a battle. Then the reign is yours to finish.
romulus_farewell = One more city, and Romulus has done what he was sent to do; he has this turn and the next. Mamilius has an army now, so the first answer to whatever you do will be his. From here the dice are any dice. Finish the reign, and play on through the seven kings if it goes well.
romulus_next = Start the seven kings from the first day
romulus_welcome_title = You are Rome
romulus_welcome_text = Purple is yours; every other colour is a people that has not heard of you yet. Romulus musters outside Rome with five units. Nobody sits across the table: the peoples act by rules, and you are always told which. Everything in gold can be chosen.
romulus_containers_title = Two bags
romulus_containers_text = Each turn begins with chits drawn unseen: two from your bag, the purple one, and two from theirs, the dark one; the rulebook calls them the containers R and NR. You drew cavalry, which waits in Rome, and the Rape of the Sabine Women: Titus Tatius has called up the Sabines at Cures. They drew two Latin bands. The same chit serves whoever draws it, so the counts on the bags are the true balance of power.
romulus_actions_title = What a king can do
romulus_actions_text = Romulus has Virtus 4 and the die showed 3: seven actions this turn. A march is one, and so is a siege, a bribe, a pillage or a battle. Begin with a march: click his stack, or pick “March with Romulus”.
romulus_actions_aside = The turn has hardly begun: march with Romulus first.
romulus_road_title = Along the road
romulus_road_text = Armies keep to the roads. A hex costs 1 point on a trail and half a point on a main road, and infantry has 14. First into Rome, next door, where more men are waiting.
romulus_road_take = On the way a leader may take units along or leave them. Romulus can lead eight: choose to take all, and he picks the strongest three.
romulus_road_on = Now half a point up the main road to Antemnae. A city that somebody holds ends the march, so there is no sneaking past it.
romulus_road_aside = That road will be there next turn. To Rome for the men, then to Antemnae.
romulus_siege_title = Lay siege
romulus_siege_text = A siege must beat double the garrison: Antemnae has a 1, so 3 to 6 will do, 4 in 6. It costs nothing to try. A failure would cost the king 2 influence and send two of your chits over to the enemy. Besiege it.
romulus_siege_aside = Possible too, but a garrison of 1 is what sieges are made for: besiege Antemnae.
romulus_spoils_title = A Roman city
romulus_spoils_text = A 4. The garrison is turned over and serves you: Antemnae is Romanized. You have 3 more influence points, IP, and one chit came over from their bag to yours. The price stands beside it: every die of a siege provokes one hostile reaction, to be paid when your actions are over.
romulus_bribe_title = Gold opens gates
romulus_bribe_road = On to Fidenae, the next city up the road: march with Romulus, half a point.
romulus_bribe_text = Fidenae has a garrison of 2. A siege would have to beat 4: only 2 in 6. A bribe costs 2 IP and has to beat the plain 2: 4 in 6. Bribe Fidenae.
romulus_bribe_holder = A 3 is enough. A bought garrison goes home, so one of yours takes its place until the reign ends. Leave the weakest, the class IV.
romulus_bribe_aside = Fidenae shall be bought, and the weakest unit, class IV, shall hold it.
romulus_pillage_title = Take it by storm
romulus_pillage_road = One city farther: march to Crustumerium.
romulus_pillage_text = A 2 again. Pillage costs 1 IP, must beat 2 as well and brings the king 1 victory point, VP, and 1 IP. But one chit goes from your bag to theirs, and two hostile reactions follow at once, before you do anything else. You have seven units here: pillage Crustumerium.
romulus_pillage_aside = This time by storm, to see what follows: pillage Crustumerium.
romulus_tatius_title = They answer
romulus_tatius_text = Crustumerium is yours, and the answer is there. While an enemy army stands on the map, the first reaction is Military: Tatius marched from Cures to the nearest city that is not his. Three cost him 3 points; among equals a Roman one comes first. Behind walls you would risk the city to his dice. You are seven to his four: accept battle.
romulus_tatius_aside = Seven units against four will not do better behind a wall: accept battle.
romulus_duel_title = Not the king
romulus_duel_text = Leaders may fight it out: each adds his Astutia to a die and must beat the other’s Virtus. Romulus would kill Tatius on any roll; but Tatius, with die + 2 against 4, would kill Romulus 4 times in 6. Three VP are not worth a king: no duel.
romulus_duel_aside = Look at the odds: in four duels of six Rome has no king left. No duel.
romulus_tactics_title = Attack or defend
romulus_tactics_text = With cavalry on both sides there are tactics, and theirs are drawn after yours. Both attack: the lines meet. One defends: the vanguards ride at each other first. Both defend: they ride, and then the armies part. You are the stronger, so attack.
romulus_tactics_aside = Do not let him off: attack.
romulus_line_title = The front line
romulus_line_text = He attacks too. The lines are as wide as the smaller army, infantry first, and everybody fights the unit opposite. What is left over is your reserve, and he has none. Let your men fall in by Virtus.
romulus_line_leader = Where does the king stand? In the front line his Astutia lets you throw three dice again; in reserve he is safe and no use. Put him with class I, the strongest.
romulus_line_aside = By Virtus, and the king in the front line with class I.
romulus_fight_title = Dice and reserves
romulus_fight_text = All dice fall at once, and each must beat the Virtus of the unit opposite. Three of yours hit, one missed, and one of yours will be lost. Romulus may have a miss thrown again: do it.
romulus_fight_charge = A 6. The Sabine line is gone, and Tatius stands alone in front of your reserve. Cavalry from there may charge a leader: it must beat his Virtus of 3, so 3 in 6. Charge.
romulus_fight_gap = Tatius is taken. A gap in the front line is filled from the reserve: bring somebody up.
romulus_fight_aside = The day is nearly won. Go on as the gold shows.
romulus_triumph_title = Triumph
romulus_triumph_text = You lost Virtus worth 3 and they lost 12: a victory, 1 VP and 2 IP, and two chits come over to your bag. All their infantry is gone, so you may claim a triumph: 1 VP and 1 IP more, and the army goes home at once and rests for this turn. Crustumerium keeps its new garrison. Claim it.
romulus_triumph_aside = The Sabines are beaten and your actions nearly spent. Claim the triumph.
romulus_end_title = End your actions
romulus_end_text = The second reaction to the pillage was Revolts: no Latin band had a leader to join, so a chit was drawn from their bag, and it was Mamilius, at Tusculum. One action is left and nobody to use it; unused ones are lost. End your actions. Two reactions are still to come: for the siege and for the bribe.
romulus_end_aside = Everybody is in Rome and rests. End the actions.
romulus_loyalty_title = Betrayal
romulus_loyalty_text = No enemy army is left, so a die decides: a 6, Betrayal. It strikes your weakest garrison, Antemnae. The traitors must beat its 1, and each influence point you spend takes 3 off their die. With none they succeed 5 times in 6, with one 2 times, with two never. You can afford it: spend 2.
romulus_loyalty_aside = You have plenty of influence and few cities. Spend 2.
romulus_reign_title = The reign so far
romulus_reign_text = The last reaction sent the Latin band of Aricia to Mamilius; two captives brought 2 VP; two chits of each bag changed places, and new ones were drawn. Romulus is judged after turn 3: his mission is four cities won in his reign, and he has three. Without IP you are lost, and so you are if your bag is empty when you must draw. Their empty bag wins, and so do 20 VP at the end of a reign.
tarquin_title = The elder Tarquin
tarquin_about = For those who know the reign of Romulus. Ten minutes with a Senate that must be asked, influence that is a budget, a fleet, and neighbours who answer. Then the reign is yours to finish.
tarquin_farewell = One more city in two turns, and the mission is fulfilled; with 8 VP the reign is a glorious one. Collatia is still there, and there is influence for one more bribe. From here the dice are any dice.
tarquin_next = Start the seven kings from the first day
tarquin_welcome_title = A new king
tarquin_welcome_text = A century after Romulus. The augurs looked for signs about Tarquinius Priscus: a 3, and up to 4 he reigns; on a 5 or 6 an Interrex would govern in his stead. He brings 6 influence, so there are 11. Six cities are Roman, and Ostia; but they count for the kings who won them: his mission is three more. And Ancus has left him a harbour: two ships lie at Ostia.
tarquin_draws_title = An office and a sign
tarquin_draws_text = From your bag came a Tribune, who leads up to four units this turn and lays down his office at its end, and good omens: +1 to every die against a city, until the reign ends. From their bag came three bands, far away and without a leader. They will matter when somebody gathers them.
tarquin_budget_title = Influence is a budget
tarquin_budget_text = 11 IP are all you have, and at 0 Rome is lost at once. A siege costs nothing, but a failure of the king costs 2. A bribe costs 2 whatever comes of it, a pillage 1, a voyage with troops 2. Before each action ask what the worst die would leave you, and keep two or three for traitors: they come last.
tarquin_march_title = Two armies
tarquin_march_text = Virtus 3 and a die of 4: seven actions. You have two leaders and fourteen units in Rome, so let both act. First the king: march with Tarquinius Priscus.
tarquin_march_take = He leads up to eight. Take all that he can: the strongest come, and six are left for the Tribune.
tarquin_march_road = Gabii lies at the main road to the east, a city of the Latins with a garrison of 2. To Gabii.
tarquin_march_aside = The king goes first, with his eight, to Gabii.
tarquin_senate_title = Ask the Senate
tarquin_senate_text = The Latins are at peace with you. From the third king on the Senate votes before Rome makes war on a people: three Curiae, a die for each, 4 to 6 is a vote for it, and two are enough. It is asked once a turn about each people. The siege must beat double the garrison, 4; with the omens a 4 on the die will do. Besiege Gabii.
tarquin_senate_aside = A siege costs the king nothing if it succeeds, and brings 3 IP: besiege Gabii.
tarquin_vote_title = Two of three
tarquin_vote_text = 5, 2 and 4: granted, and for the rest of the turn no Latin city needs another vote. Had the Senate refused, no hostile action against Latins would have been allowed this turn, but the action would not have been spent. The walls fell, the king has 14 IP, and one hostile reaction is to come.
tarquin_harbour_title = To the harbour
tarquin_harbour_text = Now the Tribune. By land every city that is held would stop him; by sea the whole coast is open. March with the Tribunus Populi.
tarquin_harbour_take = Take all that he can lead: four units, and two ships carry just that.
tarquin_harbour_road = Down the river to Ostia.
tarquin_harbour_aside = The ships wait for the Tribune: with his four units to Ostia.
tarquin_fleet_title = The fleet
tarquin_fleet_text = A voyage is an action of its own. The ships have 25 points along the coast, more than any road would allow. Sail with the fleet at Ostia.
tarquin_fleet_halt = That is far enough: his march is over.
tarquin_fleet_aboard = Somebody must lead them ashore: first the Tribune goes aboard, then his units, two to a ship.
tarquin_fleet_off = All aboard. A voyage with troops costs 2 IP, and nobody lands in the face of a hostile fleet; Antium has none. Sail to Antium.
tarquin_fleet_aside = Aboard with all of them, and then to Antium.
tarquin_landing_title = Before Antium
tarquin_landing_text = A city of the Volsci with a garrison of 1, far down the coast. Another people, so the Senate is asked again. To beat is 2, and with the omens even a 2 on the die is enough. Besiege Antium.
tarquin_landing_aside = They have come for the walls of Antium: besiege it.
tarquin_bribe_title = What a bribe may cost
tarquin_bribe_road = Two cities, and two actions left. March with the king: Collatia is next to Gabii.
tarquin_bribe_text = Collatia has a 3. A siege would have to beat 6, and with the omens only a 6 does. A bribe must beat the plain 3: with the omens 3 to 6 will do. It costs 2 of your 13 IP and is gone if it fails, but nothing more. That you can afford: bribe Collatia.
tarquin_bribe_aside = A failed siege would cost as much and more: bribe Collatia.
tarquin_loyalty_title = They answer
tarquin_loyalty_text = A 2 was not enough, and the gold is gone: 11 IP. Your actions are spent, and three reactions follow, one for each attempt. The first die, a 5, was Ambush: it needs an army, and there is none. The second is a 6, Betrayal, in the weakest garrison; Ostia and Antium have a 1, and the lot fell on Antium. This is what you have saved for: with 2 IP the traitors cannot succeed, and a city that stays loyal brings a VP. Spend 2.
tarquin_loyalty_aside = To win Antium again would cost a voyage and more. Spend 2.
tarquin_reign_title = The end of a turn
tarquin_reign_text = The third reaction found no army either. The Tribune has laid down his office, and his men went home to Rome by themselves; the ships stay at Antium, which is a Roman port now. The king keeps the field before Collatia. You have 9 IP, 1 VP and two of three cities. Spent were 6 IP, and 4 came back: that is a good turn.
`
