## Scenarios

scenario_1_title = In hoc signo
scenario_1_history = Galère is dead. Constantin and Licinius hold the north, Maxence Italy and Africa, Maximin Daïa the East; two years later two emperors are left.
scenario_2_title = The colleagues of Galère
scenario_2_history = The conference of Carnuntum has made Licinius an Augustus; Constantin and Maxence rule the West without leave, and Alexander has risen in Carthage.
scenario_3_title = Constantin and Licinius
scenario_3_history = Two emperors divide the world between them, and neither means it.
scenario_4_title = The sons of Constantin
scenario_4_history = Three brothers share the Empire. The eldest claims the first place; the other two will not grant it, and the Persians are over the Tigris.
scenario_5_title = The usurpation of Magnence
scenario_5_history = Constant has been murdered; an officer of barbarian blood wears the purple at Augustodunum.
scenario_6_title = The great campaign
scenario_6_history = From the abdication of Dioclétien to the death of Julien.
scenario_6a_title = The great campaign, to 324
scenario_6a_history = From the abdication of Dioclétien to the year in which one emperor was left.
scenario_6b_title = The great campaign, to 337
scenario_6b_history = From the abdication of Dioclétien to the death of Constantin.
scenario_6c_title = The great campaign, 313 to 337
scenario_6c_history = The two who are left of six, and what Constantin makes of his victory.
scenario_6d_title = The great campaign, from 338
scenario_6d_history = The sons of Constantin, and after them whoever the armies raise, to the death of Julien.
scenario_7_title = Julien
scenario_7_history = At Lutetia the army of Gaul has raised its Caesar on a shield; Constance II is on the Tigris.
scenario_8_title = Constantinopolis
scenario_8_history = Constantin rules alone; only barbarians and ambition are left to oppose him.

## Rulings that a table may choose

option_handicap_name = Handicap
option_handicap_text = Points that one side begins with, to make an uneven scenario even.
option_setUp_name = Set-up
option_setUp_text = Everybody begins where the scenario says, or both players first place their frontier troops and Peoples afresh.
option_leaderlessUnits_name = Units without a leader
option_leaderlessUnits_text = Units that stand without a leader pass to the side that controls the Diocese in Phase F, or as soon as nobody leads them.
option_usurpWithoutAugustus_name = Usurpation without an Augustus
option_usurpWithoutAugustus_text = A usurpation needs an Augustus on the side it is aimed at, or can begin without one and wait for him.
option_constantinopleAt_name = The founding of Constantinopolis
option_constantinopleAt_text = The city is finished when the turn marker reaches its box, at the end of the fifth year after the start, or in Phase F of that sixth year itself.
option_roaming_name = Peoples inside the Empire
option_roaming_text = Once inside the Empire a People may go on into any Diocese within its range, or only within the Diocese of its band.
option_excitablePersians_name = Excitable Persians in a forced peace
option_excitablePersians_text = Event 14 sends the Persians to war even in the years of a forced peace, or not then.
option_persecutionWindow_name = The years of the persecution
option_persecutionWindow_text = Persécution is in the cup until 339, or only from 341 on, as the words taken literally say.
option_riverScope_name = Rivers and straits in battle
option_riverScope_text = An attacker over a river or strait has one against him in every battle, or only where emperors or Usurpers lead both sides.
option_leaderPoints_name = Points for dead leaders
option_leaderPoints_text = Every enemy leader lost in combat or murdered is worth a point, or only those of Peoples.

## How each is won, for its card

scenario_1_aim = Constantin's player wins at once if Maxence is dead at a year's end and Italia is his. After 313 the points decide.
scenario_2_aim = More points after the last year win.
scenario_3_aim = All twelve Dioceses win at once. After the last year the points decide.
scenario_4_aim = More points after the last year win.
scenario_5_aim = Magnence wins as Primus Augustus, or with Italia after 353; his death loses it at once. Otherwise the points decide.
scenario_6_aim = More points win, after 375 or after the year in which Julien dies.
scenario_6a_aim = More points after 324 win.
scenario_6b_aim = More points after 337 win.
scenario_6c_aim = More points after 337 win.
scenario_6d_aim = More points win, after 375 or after the year in which Julien dies.
scenario_7_aim = More points win, after 375 or after the year in which Julien dies; an early death is worth 10.
scenario_8_aim = Constantin needs the city built and twice the points; the other more than three quarters of his, or to be Primus.
