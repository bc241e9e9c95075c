### What the coach of the first campaign says.

rubicon_title = The first campaign
rubicon_about = Autumn of 49 BC. Caesar stands at Ravenna, and two sequences are left to make Italia his. Ten minutes, with somebody at your shoulder: marching, battle, evasion, a stratagem, ships, and what it takes to hold a region.
rubicon_farewell = Italia and Roma are yours, and you have done everything a campaign is made of. The same war from its first day, with the whole map in play, is Scenario 2. Or play on from here: from now on a real opponent sits opposite.
rubicon_next = Play Scenario 3, the Pharsalus Campaign

rubicon_welcome_title = You are Caesar
rubicon_welcome_text = Red is yours, blue is the Republic’s. Move the map with the mouse or a finger, the wheel or two fingers zoom. Everything in gold can be chosen; point at anything else and you are told why not.

rubicon_lead_title = Choose who sets out
rubicon_lead_text = Armies move under leaders. Click Caesar’s stack at Ravenna, in Aemilia et Ager Gallicus; or find “March with Caesar” in the list of choices.
rubicon_lead_aside = He will have his turn. Caesar first: his stack stands at Ravenna.

rubicon_take_title = Give him an army
rubicon_take_text = A leader takes as many units as his command, CC: Caesar could lead twelve. Pick XIII, XII, I-R and the equites below. Leave legion VIII: somebody must hold Ravenna.
rubicon_take_aside = Not yet: Caesar takes XIII, XII, I-R and the equites, and VIII stays at Ravenna.

rubicon_march_title = March
rubicon_march_text = The figure on a gold zone is what the way there has cost: units have 3 movement points. Go to Etruria, Umbria et Picenum, zone 6 of Italia, south of where he stands.
rubicon_march_aside = That is possible too, but Roma lies the other way: go to Etruria, Umbria et Picenum.

rubicon_drop_title = Leave a unit behind
rubicon_drop_text = On the road a leader may leave units, and they hold the zone behind him. Leave I-R, the recruits: pick it among the counters.
rubicon_drop_aside = First leave legion I-R here: every zone with a unit of yours will count.

rubicon_roma_title = Into Roma
rubicon_roma_text = The swords on Latium et Campania mean a battle, and the list tells your chance: 3 in 6 as it stands. Units stop where they meet the enemy. Go on to it: zone 1 of Italia, with Roma in it.
rubicon_roma_aside = The road to Roma is open: go on to Latium et Campania.

rubicon_end_title = End the movement
rubicon_end_text = Battles are fought when all movement is over. Others could still set out; for now, press “Done”. The enemy may then try to slip away.
rubicon_end_aside = Leave them where they are for this sequence and press “Done”.

rubicon_odds_title = Before the dice
rubicon_odds_text = Labienus tried to evade and failed: against Caesar he needed a 0. Now the odds: 12 strength against 15 is the column 4/5, and Caesar’s tactics add 1 to the die. The tiles show what every roll would bring: you win on 4, 5 and 6.

rubicon_stratagem_title = Play a stratagem
rubicon_stratagem_text = You hold Poliorcétique, siegecraft: +2 to the die in a zone with a city. Play it, and three wins become five.
rubicon_stratagem_aside = At 3 in 6? Play Poliorcétique first: it was drawn for a day like this.

rubicon_losses_title = The price
rubicon_losses_text = A 3, which would have lost, wins. All the beaten units are reduced; you must reduce two of yours. Pick any two on the counters, or have them chosen for you. Reduced units come back in winter.

rubicon_evade_title = Attacked
rubicon_evade_text = Scipio has fallen on Antonius with more than twice his strength. To stand wins 1 time in 6. To evade, the d10 plus Scipio’s tactics must stay below Antonius’s SR of 4: 3 in 10. If it fails you fight anyway, so try: evade.
rubicon_evade_aside = You may stand, but the attempt costs nothing: if it fails the battle is the same.

rubicon_slip_title = Away
rubicon_slip_text = A 1: Antonius gets away. Now choose where to: one zone, without enemies, and not where they came from.
rubicon_slip_take = A 1: Antonius gets away. He takes with him whom he can command: pick both units.
rubicon_slip_aside = Leave nobody behind: take both units first.

rubicon_control_title = What holds a region
rubicon_control_text = At the end of the year Italia falls to whoever has a leader in it and units in 4 of its 7 zones, 3 of them with a city. You stand in zones 1, 6 and 4; Liguria, zone 2, shall be the fourth, and a legion comes over the sea to hold it.

rubicon_sail_title = By sea
rubicon_sail_text = Curio waits at Massalia with a fleet. Click his stack in Gallia, or pick “Sail with Curio”.
rubicon_sail_embark = Take the ships and legion II-R aboard: one fleet carries three units.
rubicon_sail_sea = Put out to sea. From a port it costs nothing.
rubicon_sail_land = And in at Genua, in Liguria: a port again, so nothing to pay.
rubicon_sail_aside = The fleet first: Curio brings legion II-R from Massalia to Genua in Liguria.

rubicon_winter_title = Winter
rubicon_winter_text = Press “Done”. Scipio lets his last sequence pass, and then the year is reckoned up: who holds Roma, who holds each region.
rubicon_winter_aside = Everybody stands where he should. Press “Done” and let the year end.
