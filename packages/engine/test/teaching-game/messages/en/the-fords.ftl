### Every text of the teaching game.

name_rome = Rome
name_gaul = Gaul
name_germania = Germania

task_offer = Offer influence in secret: the highest offer moves first.
task_campaign = Turn { $turn }: move units or play cards, then end the campaign.
task_destination = Where shall unit { $unit } go from { $from }?
task_pick-battle = Which battle is fought next?
task_react_before-battle = Play a card before the battle?
task_pick-losses = Losses in { $zone }: pick a unit ({ $left } to go).
task_retreat = Beaten in { $zone }: where to?
task_discard = Keep two cards: put one back.

verb_offer = Offer { $noun }
verb_move = Move unit { $noun }
verb_to = To { $noun }
verb_stay = Stay
verb_done = End the campaign
verb_sabotage = Sabotage { $noun }
verb_intrigue = Intrigue with { $noun }
verb_fight = Fight at { $noun }
verb_ambush = Ambush
verb_palisade = Palisade
verb_pass = Pass
verb_lose = Unit { $noun }
verb_retreat = Retreat to { $noun }
verb_discard = Put back { $noun }

event_turn = Turn { $turn } of { $of }
event_draw = { $card ->
    [none] { $side } draws a card.
   *[other] { $side } draws a card: { $card }.
}
event_order = Order of march: { $order }.
event_move = { $side }: unit { $unit } from { $from } to { $to }.
event_sabotage = { $side } sabotages { $rival }, who loses { $lost }.
event_intrigue = The players of { $side } and { $rival } change places.
event_battle-card = { $side } plays { $card } at { $zone }.
event_battle = Battle at { $zone }: { $attacker } against { $defender }, total { $total }; { $loser } is beaten.
event_worn = { $side }: unit { $unit } is worn.
event_removed = { $side }: unit { $unit } is lost.
event_retreat = { $side } retreats from { $from } to { $to }.
event_trapped = { $side } is trapped at { $zone } and lost.
event_score = { $side } holds { $zone }: { $score ->
    [one] one point
   *[other] { $score } points
}.
event_discard = { $card ->
    [none] { $side } puts a card back.
   *[other] { $side } puts a card back: { $card }.
}

outcome_points = Victory on points
outcome_shared = A shared victory
outcome_sudden = A sudden victory

why_rivals-home = Only its own side may enter the home of { $home }.
why_three-sides = Units of { $one } and { $two } are there already; a zone never holds three sides.
why_not-your-unit = That unit is not yours.
why_has-moved = This unit has moved already.
why_hemmed-in = There is no zone this unit could enter.
why_too-far = A unit moves to a neighbouring zone only.
why_no-card = You do not hold that card, or no rival can be its victim.

panel_forces = Forces
panel_hand = Stratagems
