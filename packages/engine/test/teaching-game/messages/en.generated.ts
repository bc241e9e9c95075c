// Made from en/*.ftl by `npm run messages`; whoever wants other words changes those.
import type { Countable, Maybe, Value } from '@aquila/engine/messages'

export interface Texts {
  'scenario.skirmish.title': Record<never, never>
  'scenario.war.title': Record<never, never>
  'scenario.duel.title': Record<never, never>
  'scenario.grand.title': Record<never, never>
  'scenario.length': { minutes: Value }
  'scenario.history': Record<never, never>
  'option.retreat': Record<never, never>
  'option.retreat.about': Record<never, never>
  'option.free': Record<never, never>
  'option.home': Record<never, never>
  'card': Record<never, never>
  'card.ambush': Record<never, never>
  'card.palisade': Record<never, never>
  'card.sabotage': Record<never, never>
  'card.intrigue': Record<never, never>
  'heading.turn': { turn: Value }
  'turn': { turn: Value; of: Value }
  'gauge.turn': Record<never, never>
  'gauge.of': { of: Value }
  'unit': { id: Value }
  'sketch.turn': { turn: Value; of: Value; scores: Value }
  'sketch.score': { side: Value; score: Value }
  'sketch.unit': { side: Value; id: Value }
  'sketch.unit.worn': { side: Value; id: Value }
  'sketch.hand': { cards?: Maybe }
  'task.offer': Record<never, never>
  'task.campaign': { turn: Value }
  'task.destination': { unit: Value; from: Value }
  'task.pick-battle': Record<never, never>
  'task.react.before-battle': Record<never, never>
  'task.pick-losses': { zone: Value; left: Value }
  'task.retreat': { zone: Value }
  'task.discard': Record<never, never>
  'verb.offer': { noun: Value }
  'verb.move': { noun: Value }
  'verb.to': { noun: Value }
  'verb.stay': Record<never, never>
  'verb.done': Record<never, never>
  'verb.sabotage': { noun: Value }
  'verb.intrigue': { noun: Value }
  'verb.fight': { noun: Value }
  'verb.ambush': Record<never, never>
  'verb.palisade': Record<never, never>
  'verb.pass': Record<never, never>
  'verb.lose': { noun: Value }
  'verb.retreat': { noun: Value }
  'verb.discard': { noun: Value }
  'event.turn': { turn: Value; of: Value }
  'event.draw': { card?: Maybe; side: Value }
  'event.order': { order: Value }
  'event.move': { side: Value; unit: Value; from: Value; to: Value }
  'event.sabotage': { side: Value; rival: Value; lost: Value }
  'event.intrigue': { side: Value; rival: Value }
  'event.battle-card': { side: Value; card: Value; zone: Value }
  'event.battle': { zone: Value; attacker: Value; defender: Value; total: Value; loser: Value }
  'event.worn': { side: Value; unit: Value }
  'event.removed': { side: Value; unit: Value }
  'event.retreat': { side: Value; from: Value; to: Value }
  'event.trapped': { side: Value; zone: Value }
  'event.score': { side: Value; zone: Value; score: Countable }
  'event.discard': { card?: Maybe; side: Value }
  'outcome.points': Record<never, never>
  'outcome.shared': Record<never, never>
  'outcome.sudden': Record<never, never>
  'why.rivals-home': { home: Value }
  'why.three-sides': { one: Value; two: Value }
  'why.not-your-unit': Record<never, never>
  'why.has-moved': Record<never, never>
  'why.hemmed-in': Record<never, never>
  'why.too-far': Record<never, never>
  'why.no-card': Record<never, never>
  'panel.forces': Record<never, never>
  'panel.hand': Record<never, never>
}

export const texts = `
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
sketch_hand =
    your cards: { $cards ->
        [none] none
       *[other] { $cards }
    }
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
event_draw =
    { $card ->
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
event_score =
    { $side } holds { $zone }: { $score ->
        [one] one point
       *[other] { $score } points
    }.
event_discard =
    { $card ->
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
`
