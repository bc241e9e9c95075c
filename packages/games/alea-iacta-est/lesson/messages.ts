import type { Messages } from '@aquila/engine'

/** What the coach of the first campaign says. */
export const rubiconMessages = {
  title: 'The first campaign',
  about:
    'Autumn of 49 BC. Caesar stands at Ravenna, and two sequences are left to make Italia his. Ten minutes, with somebody at your shoulder: marching, battle, evasion, a stratagem, ships, and what it takes to hold a region.',
  farewell:
    'Italia and Roma are yours, and you have done everything a campaign is made of. The same war from its first day, with the whole map in play, is Scenario 2. Or play on from here: from now on a real opponent sits opposite.',
  next: 'Play Scenario 2, the Rise of Caesar',

  'welcome.title': 'You are Caesar',
  'welcome.text':
    'Red is yours, blue is the Republic’s. Move the map with the mouse or a finger, the wheel or two fingers zoom. Everything in gold can be chosen; point at anything else and you are told why not.',

  'lead.title': 'Choose who sets out',
  'lead.text':
    'Armies move under leaders. Click Caesar’s stack at Ravenna, in Aemilia; or find “March with Caesar” in the list of choices.',
  'lead.aside': 'He will have his turn. Caesar first: his stack stands at Ravenna.',

  'take.title': 'Give him an army',
  'take.text':
    'A leader takes as many units as his command, CC: Caesar could lead twelve. Pick XIII, XII, I-R and the equites below. Leave legion VIII: somebody must hold Ravenna.',
  'take.aside': 'Not yet: Caesar takes XIII, XII, I-R and the equites, and VIII stays at Ravenna.',

  'march.title': 'March',
  'march.text':
    'The figure on a gold zone is what the way there has cost: units have 3 movement points. Go to Etruria, Italia 6, south of where he stands.',
  'march.aside': 'That is possible too, but Roma lies the other way: go to Etruria.',

  'drop.title': 'Leave a unit behind',
  'drop.text':
    'On the road a leader may leave units, and they hold the zone behind him. Leave I-R, the recruits: pick it among the counters.',
  'drop.aside': 'First leave legion I-R here: every zone with a unit of yours will count.',

  'roma.title': 'Into Roma',
  'roma.text':
    'The swords on Latium mean a battle, and the list tells your chance: 3 in 6 as it stands. Units stop where they meet the enemy. Go on to Latium, Italia 1.',
  'roma.aside': 'The road to Roma is open: go on to Latium.',

  'end.title': 'End the movement',
  'end.text':
    'Battles are fought when all movement is over. Others could still set out; for now, press “Done”. The enemy may then try to slip away.',
  'end.aside': 'Leave them where they are for this sequence and press “Done”.',

  'odds.title': 'Before the dice',
  'odds.text':
    'Labienus tried to evade and failed: against Caesar he needed a 0. Now the odds: 12 strength against 15 is the column 4/5, and Caesar’s tactics add 1 to the die. The tiles show what every roll would bring: you win on 4, 5 and 6.',

  'stratagem.title': 'Play a stratagem',
  'stratagem.text':
    'You hold Poliorcétique, siegecraft: +2 to the die in a zone with a city. Play it, and three wins become five.',
  'stratagem.aside': 'At 3 in 6? Play Poliorcétique first: it was drawn for a day like this.',

  'losses.title': 'The price',
  'losses.text':
    'A 3, which would have lost, wins. All the beaten units are reduced; you must reduce two of yours. Pick them on the counters: the cheapest is marked. Reduced units come back in winter.',

  'evade.title': 'Attacked',
  'evade.text':
    'Scipio has fallen on Antonius with more than twice his strength. To stand wins 1 time in 6. To evade, the d10 plus Scipio’s tactics must stay below Antonius’s SR of 4: 3 in 10. If it fails you fight anyway, so try: evade.',
  'evade.aside': 'You may stand, but the attempt costs nothing: if it fails the battle is the same.',

  'slip.title': 'Away',
  'slip.text':
    'A 1: Antonius gets away. Now choose where to: one zone, without enemies, and not where they came from.',
  'slip.take': 'A 1: Antonius gets away. He takes with him whom he can command: pick both units.',
  'slip.aside': 'Leave nobody behind: take both units first.',

  'control.title': 'What holds a region',
  'control.text':
    'At the end of the year Italia falls to whoever has a leader in it and units in 4 of its 7 zones, 3 of them with a city. You stand in Latium, Etruria and Aemilia; Liguria shall be the fourth, and a legion comes over the sea to hold it.',

  'sail.title': 'By sea',
  'sail.text': 'Curio waits at Massalia with a fleet. Click his stack in Gallia, or pick “Sail with Curio”.',
  'sail.embark': 'Take the ships and legion II-R aboard: one fleet carries three units.',
  'sail.sea': 'Put out to sea. From a port it costs nothing.',
  'sail.land': 'And in at Genua, in Liguria: a port again, so nothing to pay.',
  'sail.aside': 'The fleet first: Curio brings legion II-R from Massalia to Genua in Liguria.',

  'winter.title': 'Winter',
  'winter.text':
    'Press “Done”. Scipio lets his last sequence pass, and then the year is reckoned up: who holds Roma, who holds each region.',
  'winter.aside': 'Everybody stands where he should. Press “Done” and let the year end.',
} satisfies Messages
