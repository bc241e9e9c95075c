### What the table and the terminal show of a position.

scenario_skirmish_title = A skirmish
scenario_war_title = The war of the fords
scenario_duel_title = A duel
scenario_grand_title = The grand war
scenario_length = { $minutes } min
scenario_history = Three sides meet at the fords of a river. A small game to try the table with.

option_retreat = Retreat
option_retreat_about = The beaten side goes where it likes, or straight home.
option_free = Anywhere free
option_home = Home

card = Card
card_ambush = One more or one less on the die of a battle
card_palisade = The defender loses one unit less
card_sabotage = A rival loses a card
card_intrigue = Change places with a rival

heading_turn = Turn { $turn }
turn = Turn { $turn } of { $of }
gauge_turn = Turn
gauge_of = of { $of }
unit = unit { $id }

sketch_turn = turn { $turn } of { $of }; points: { $scores }
sketch_score = { $side } { $score }
sketch_unit = { $side } { $id }
sketch_unit_worn = { $side } { $id } (worn)
sketch_hand = your cards: { $cards ->
    [none] none
   *[other] { $cards }
}
