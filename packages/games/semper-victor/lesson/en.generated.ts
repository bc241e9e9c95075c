// Made from en/*.ftl by `npm run messages`; whoever wants other words changes those.

export interface Texts {
  'milvian.title': Record<never, never>
  'milvian.about': Record<never, never>
  'milvian.farewell': Record<never, never>
  'milvian.next': Record<never, never>
  'milvian.welcome.title': Record<never, never>
  'milvian.welcome.text': Record<never, never>
  'milvian.aim.title': Record<never, never>
  'milvian.aim.text': Record<never, never>
  'milvian.usurp.title': Record<never, never>
  'milvian.usurp.text': Record<never, never>
  'milvian.usurp.aside': Record<never, never>
  'milvian.spread.title': Record<never, never>
  'milvian.spread.text': Record<never, never>
  'milvian.spread.aside': Record<never, never>
  'milvian.veto.title': Record<never, never>
  'milvian.veto.text': Record<never, never>
  'milvian.veto.aside': Record<never, never>
  'milvian.sequences.title': Record<never, never>
  'milvian.sequences.text': Record<never, never>
  'milvian.milan.title': Record<never, never>
  'milvian.milan.text': Record<never, never>
  'milvian.milan.take': Record<never, never>
  'milvian.milan.to': Record<never, never>
  'milvian.milan.aside': Record<never, never>
  'milvian.fight.title': Record<never, never>
  'milvian.fight.text': Record<never, never>
  'milvian.fight.aside': Record<never, never>
  'milvian.losses.title': Record<never, never>
  'milvian.losses.text': Record<never, never>
  'milvian.belong.title': Record<never, never>
  'milvian.belong.text': Record<never, never>
  'milvian.roma.title': Record<never, never>
  'milvian.roma.text': Record<never, never>
  'milvian.roma.take': Record<never, never>
  'milvian.roma.to': Record<never, never>
  'milvian.roma.aside': Record<never, never>
  'milvian.bridge.title': Record<never, never>
  'milvian.bridge.text': Record<never, never>
  'milvian.bridge.aside': Record<never, never>
  'milvian.heir.title': Record<never, never>
  'milvian.heir.text': Record<never, never>
  'milvian.capital.title': Record<never, never>
  'milvian.capital.text': Record<never, never>
  'milvian.capital.take': Record<never, never>
  'milvian.capital.to': Record<never, never>
  'milvian.capital.aside': Record<never, never>
  'milvian.winter.title': Record<never, never>
  'milvian.winter.text': Record<never, never>
  'milvian.winter.stop': Record<never, never>
  'milvian.winter.aside': Record<never, never>
}

export const texts = `
milvian_title = The road to Roma
milvian_about = Constantin stands at Arelate, Maxence holds Roma, and one year shall decide. Ten minutes, with somebody at your shoulder: a usurpation, a veto, two battles, the death of an emperor and who follows him, and what it takes to hold a Diocese.
milvian_farewell = Maxence is dead, and Italia and Africa are yours: when this winter is over the war is won. You have met all that this game is made of but Peoples and fleets. The same war, without anybody at your shoulder and with Maxence’s guard in Roma, is Scenario 1.
milvian_next = Play Scenario 1, In hoc signo
milvian_welcome_title = You are Constantin
milvian_welcome_text = Purple with light bands is PRIMUS, your side; green with black bands is SECONDUS, the side of Maxence. Move the map with the mouse or a finger, the wheel or two fingers zoom. Everything in gold can be chosen; point at anything else and you are told why not.
milvian_aim_title = What wins
milvian_aim_text = This war is won at once at the end of a year in which Maxence is dead and Italia is yours. Otherwise points decide after 313, and SECONDUS begins with 18 of them. The panel “College” shows who reigns, and who would follow.
milvian_usurp_title = A friend in Africa
milvian_usurp_text = You drew a usurpation against SECONDUS. Play it: Alexander at Carthago, alone with his units, can be won for the purple. He is acclaimed if the die does not exceed his political capacity, PC: 3 in 6.
milvian_usurp_aside = It would keep until next year, but Alexander may not be alone then. Play the usurpation now.
milvian_spread_title = Where it spreads
milvian_spread_text = A 2: Alexander is a Usurper, on your side, and Carthago with him. Now he may carry the revolt into one Diocese next to his: a d10 must stay below his PC, and an Augustus there adds 2. Hispaniae is yours already; try Oriens.
milvian_spread_aside = Hispaniae is yours already. Try Oriens: there is nothing to lose.
milvian_veto_title = A veto
milvian_veto_text = Oriens stays loyal. In Phase D emperors are named: Maxence wants Volusianus as Caesar. SECONDUS must say whom he means, and you may refuse each of his places once a year. A Caesar more is an heir more, and somebody your Usurpers cannot win over. Refuse.
milvian_veto_aside = You may agree, but a Caesar is loyal without a roll and follows if Maxence dies. Refuse him.
milvian_sequences_title = Six sequences
milvian_sequences_text = Your strategic rating, SR 4, and the best of SECONDUS, 2, make six sequences of movement and battle: three each, in turn. In each you move whom you like, then all battles are fought.
milvian_milan_title = To Mediolanum
milvian_milan_text = Choose Constantin at Arelate: click his stack, or find him in the list of who sets out.
milvian_milan_take = He commands eight units. Take the six regiments of comitatenses; the ripenses stay, for they may not leave their Diocese.
milvian_milan_to = Now go to Liguria et Alpes Cottiae, zone 2 of Italia: the capital Mediolanum lies in it. The swords mean a battle.
milvian_milan_aside = Constantin first, with his six regiments, to Mediolanum in Italia 2.
milvian_fight_title = The first battle
milvian_fight_text = Others could move too; for now, press “Done”. 26 strength against 10 is the column 2/1, and Constantin’s tactics, TB 3, are added to the die: you win on any roll.
milvian_fight_aside = They may stay where they are. Press “Done”, and the battle begins.
milvian_losses_title = The price
milvian_losses_text = Even a 1 wins, but it costs: all the beaten units are reduced, and you must reduce half as many of yours: one. Pick it. It comes back to strength in winter, in a city.
milvian_belong_title = Never without a leader
milvian_belong_text = Roman units without a leader belong to the side that holds their Diocese, and Italia is still green. Whatever you left here alone would be Maxence’s. So the whole army goes on to Roma.
milvian_roma_title = To Roma
milvian_roma_text = Choose Constantin again.
milvian_roma_take = Take all six regiments along.
milvian_roma_to = Now go to Tuscia, Umbria, Picenum et Latium, zone 5, with Roma in it. Two emperors will meet: the one with the higher PC, you with 6 against 4, adds 1 to the die.
milvian_roma_aside = Maxence is at Roma, in Italia 5: Constantin, with everybody.
milvian_bridge_title = In this sign
milvian_bridge_text = Press “Done”. A defeated emperor usually gets away: in a war without a Usurper on the field nobody dies of a defeat as such. He dies if his force is wiped out, by an E at the foot of the table: a 6 reaches it, with 2 for tactics and 1 for the PC.
milvian_bridge_aside = Everybody is where he should be: press “Done”.
milvian_heir_title = The Augustus is dead
milvian_heir_text = A 6, and nobody is left. Maxence has another Augustus on his side, so Maximin Daïa, far away in the East, is Secondus Augustus now. With neither Augustus nor Caesar a general of his would have become a Usurper. The College always says who would follow.
milvian_capital_title = What holds a Diocese
milvian_capital_text = At the end of the year a Diocese falls to the side with a leader and a unit in its capital; Roma is none. Choose Constantin once more.
milvian_capital_take = Take all six regiments along.
milvian_capital_to = Back to Mediolanum, Liguria et Alpes Cottiae: it is the capital of Italia.
milvian_capital_aside = Italia hangs on Mediolanum: Constantin goes back there, with everybody.
milvian_winter_title = Let the year end
milvian_winter_text = Press “Done”. Nobody hinders you, and then the year is reckoned up: Italia by Mediolanum, and Africa by Carthago, where Alexander stands.
milvian_winter_stop = He could march on. Let him stop at Mediolanum.
milvian_winter_aside = Constantin stays at Mediolanum. Let the year end.
`
