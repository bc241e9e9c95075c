### What the coach of the reign of the elder Tarquin says.

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
