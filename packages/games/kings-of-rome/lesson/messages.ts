import type { Messages } from '@aquila/engine'

/** What the coach of the reign of Romulus says. */
export const romulusMessages = {
  title: 'The reign of Romulus',
  about:
    'Rome is a furrow in the ground and has eight units. A quarter of an hour with somebody at your shoulder: chits and containers, marches, a siege, a bribe, a pillage, what the neighbours do about it, and a battle. Then the reign is yours to finish.',
  farewell:
    'One more city, and Romulus has done what he was sent to do; he has this turn and the next. Mamilius has an army now, so the first answer to whatever you do will be his. From here the dice are any dice. Finish the reign, and play on through the seven kings if it goes well.',
  next: 'Start the seven kings from the first day',

  'welcome.title': 'You are Rome',
  'welcome.text':
    'Purple is yours; every other colour is a people that has not heard of you yet. Romulus musters outside Rome with five units. Nobody sits across the table: the peoples act by rules, and you are always told which. Everything in gold can be chosen.',

  'containers.title': 'Two containers',
  'containers.text':
    'Each turn begins with chits drawn unseen: two from your container, R, the purple bag, and two from theirs, NR, the dark one. You drew cavalry, which waits in Rome, and the Rape of the Sabine Women: Titus Tatius has called up the Sabines at Cures. They drew two Latin bands. The same chit serves whoever draws it, so the counts on the bags are the true balance of power.',

  'actions.title': 'What a king can do',
  'actions.text':
    'Romulus has Virtus 4 and the die showed 3: seven actions this turn. A march is one, and so is a siege, a bribe, a pillage or a battle. Begin with a march: click his stack, or pick “March with Romulus”.',
  'actions.aside': 'The turn has hardly begun: march with Romulus first.',

  'road.title': 'Along the road',
  'road.text':
    'Armies keep to the roads. A hex costs 1 point on a trail and half a point on a main road, and infantry has 14. First into Rome, next door, where more men are waiting.',
  'road.take':
    'On the way a leader may take units along or leave them. Romulus can lead eight: choose to take all, and he picks the strongest three.',
  'road.on':
    'Now half a point up the main road to Antemnae. A city that somebody holds ends the march, so there is no sneaking past it.',
  'road.aside': 'That road will be there next turn. To Rome for the men, then to Antemnae.',

  'siege.title': 'Lay siege',
  'siege.text':
    'A siege must beat double the garrison: Antemnae has a 1, so 3 to 6 will do, 4 in 6. It costs nothing to try. A failure would cost the king 2 influence and send two of your chits over to the enemy. Besiege it.',
  'siege.aside': 'Possible too, but a garrison of 1 is what sieges are made for: besiege Antemnae.',

  'spoils.title': 'A Roman city',
  'spoils.text':
    'A 4. The garrison is turned over and serves you: Antemnae is Romanized. You have 3 more influence points, IP, and one chit came over from NR to R. The price stands beside it: every die of a siege provokes one hostile reaction, to be paid when your actions are over.',

  'bribe.title': 'Gold opens gates',
  'bribe.road': 'On to Fidenae, the next city up the road: march with Romulus, half a point.',
  'bribe.text':
    'Fidenae has a garrison of 2. A siege would have to beat 4: only 2 in 6. A bribe costs 2 IP and has to beat the plain 2: 4 in 6. Bribe Fidenae.',
  'bribe.holder':
    'A 3 is enough. A bought garrison goes home, so one of yours takes its place until the reign ends. Leave the weakest, the class IV.',
  'bribe.aside': 'Fidenae shall be bought, and the weakest unit, class IV, shall hold it.',

  'pillage.title': 'Take it by storm',
  'pillage.road': 'One city farther: march to Crustumerium.',
  'pillage.text':
    'A 2 again. Pillage costs 1 IP, must beat 2 as well and brings the king 1 victory point, VP, and 1 IP. But one chit goes from R to NR, and two hostile reactions follow at once, before you do anything else. You have seven units here: pillage Crustumerium.',
  'pillage.aside': 'This time by storm, to see what follows: pillage Crustumerium.',

  'tatius.title': 'They answer',
  'tatius.text':
    'Crustumerium is yours, and the answer is there. While an enemy army stands on the map, the first reaction is Military: Tatius marched from Cures to the nearest city that is not his. Three cost him 3 points; among equals a Roman one comes first. Behind walls you would risk the city to his dice. You are seven to his four: accept battle.',
  'tatius.aside': 'Seven units against four will not do better behind a wall: accept battle.',

  'duel.title': 'Not the king',
  'duel.text':
    'Leaders may fight it out: each adds his Astutia to a die and must beat the other’s Virtus. Romulus would kill Tatius on any roll; but Tatius, with die + 2 against 4, would kill Romulus 4 times in 6. Three VP are not worth a king: no duel.',
  'duel.aside': 'Look at the odds: in four duels of six Rome has no king left. No duel.',

  'tactics.title': 'Attack or defend',
  'tactics.text':
    'With cavalry on both sides there are tactics, and theirs are drawn after yours. Both attack: the lines meet. One defends: the vanguards ride at each other first. Both defend: they ride, and then the armies part. You are the stronger, so attack.',
  'tactics.aside': 'Do not let him off: attack.',

  'line.title': 'The front line',
  'line.text':
    'He attacks too. The lines are as wide as the smaller army, infantry first, and everybody fights the unit opposite. What is left over is your reserve, and he has none. Let your men fall in by Virtus.',
  'line.leader':
    'Where does the king stand? In the front line his Astutia lets you throw three dice again; in reserve he is safe and no use. Put him with class I, the strongest.',
  'line.aside': 'By Virtus, and the king in the front line with class I.',

  'fight.title': 'Dice and reserves',
  'fight.text':
    'All dice fall at once, and each must beat the Virtus of the unit opposite. Three of yours hit, one missed, and one of yours will be lost. Romulus may have a miss thrown again: do it.',
  'fight.charge':
    'A 6. The Sabine line is gone, and Tatius stands alone in front of your reserve. Cavalry from there may charge a leader: it must beat his Virtus of 3, so 3 in 6. Charge.',
  'fight.gap': 'Tatius is taken. A gap in the front line is filled from the reserve: bring somebody up.',
  'fight.aside': 'The day is nearly won. Go on as the gold shows.',

  'triumph.title': 'Triumph',
  'triumph.text':
    'You lost Virtus worth 3 and they lost 12: a victory, 1 VP and 2 IP, and two chits come over to R. All their infantry is gone, so you may claim a triumph: 1 VP and 1 IP more, and the army goes home at once and rests for this turn. Crustumerium keeps its new garrison. Claim it.',
  'triumph.aside': 'The Sabines are beaten and your actions nearly spent. Claim the triumph.',

  'end.title': 'End your actions',
  'end.text':
    'The second reaction to the pillage was Revolts: no Latin band had a leader to join, so a chit was drawn from NR, and it was Mamilius, at Tusculum. One action is left and nobody to use it; unused ones are lost. End your actions. Two reactions are still to come: for the siege and for the bribe.',
  'end.aside': 'Everybody is in Rome and rests. End the actions of this turn.',

  'loyalty.title': 'Betrayal',
  'loyalty.text':
    'No enemy army is left, so a die decides: a 6, Betrayal. It strikes your weakest garrison, Antemnae. The traitors must beat its 1, and each influence point you spend takes 3 off their die. With none they succeed 5 times in 6, with one 2 times, with two never. You can afford it: spend 2.',
  'loyalty.aside': 'You have plenty of influence and few cities. Spend 2.',

  'reign.title': 'The reign so far',
  'reign.text':
    'The last reaction sent the Latin band of Aricia to Mamilius; two captives brought 2 VP; two chits of each container changed places, and new ones were drawn. Romulus is judged after turn 3: his mission is four cities won in his reign, and he has three. Without IP you are lost, and so you are if R is empty when you must draw. An empty NR wins, and so do 20 VP at the end of a reign.',
} satisfies Messages
