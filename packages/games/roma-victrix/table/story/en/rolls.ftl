### What was rolled for, in the account of luck. What is drawn from a cup or a deck has no name here.

roll_furthest-Capital = The furthest Capital
roll_withdrawal = Withdrawals
roll_withdrawal-at-sea = Withdrawals at sea
roll_stay = Ground held
roll_combat = Combats
roll_interception = Interceptions
roll_interception-at-sea = Interceptions at sea
roll_attrition = Attrition
roll_attrition-card = Attrition by card
roll_recruitment = Recruitment
roll_leader-casualty = Leaders in danger
roll_forced-march = Forced marches
roll_new-Leader = New Leaders
roll_defection = Defections
roll_piracy = Piracy
roll_pillage = Pillage
roll_city = Cities that recover
roll_which-Province = Ways of the automata
roll_rebellion = Rebellions
roll_operations = Operations Points
roll_capture = Fleets in port
roll_storm = Storms
roll_rouse = Calls upon Clients and Allies
roll_scenario = What the scenario brings
