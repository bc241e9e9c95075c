// Made from en/*.ftl by `npm run messages`; whoever wants other words changes those.
import type { Countable, Maybe, Value } from '@aquila/engine/messages'

export interface Texts {
  'aims.take': { what: Value }
  'aims.keep': { what: Value }
  'aims.the-side': { side: Value }
  'aims.held': { side?: Maybe }
  'aims.leader-there': Record<never, never>
  'aims.asked.year': { n: Countable }
  'aims.asked.end': { year: Value }
  'aims.end': { year: Value }
  'aims.now.won': { winner: Value }
  'aims.now.draw': Record<never, never>
  'aims.future.won': { winner: Value }
  'aims.future.draw': Record<never, never>
  'aims.taking': { side: Value }
  'task.movement': Record<never, never>
  'task.flight': { zone: Value }
  'task.pick-battle': Record<never, never>
  'task.slip-away': { leader: Value; zone: Value }
  'task.pick-losses': { zone: Value; left: Value }
  'task.retreat': { zone: Value }
  'task.pick-parthian-victim': Record<never, never>
  'task.react.before-battle': { zone: Value }
  'task.react.after-battle': { zone: Value }
  'verb.lead': { noun: Value }
  'verb.march': { noun: Value }
  'verb.done': Record<never, never>
  'verb.take': { noun: Value }
  'verb.to': { noun: Value }
  'verb.stay': Record<never, never>
  'verb.stop': Record<never, never>
  'verb.drop': { noun: Value }
  'verb.embark': { noun: Value }
  'verb.fight': { noun: Value }
  'verb.stand': Record<never, never>
  'verb.evade-to': { noun: Value }
  'verb.flee': { noun: Value }
  'verb.retreat': { noun: Value }
  'verb.strike-down': { noun: Value }
  'verb.fuite-opportune': Record<never, never>
  'event.solitary': { leader: Value; die: Value }
  'event.leader-flees': { leader: Value; from: Value; to: Value }
  'why.not-yours': { piece: Countable }
  'why.has-moved': { piece: Countable }
  'why.not-adjacent': { zone: Value; from: Value }
  'why.nowhere-to-go': { piece: Countable }
  'why.not-with-him': { unit: Countable }
  'why.one-zone': Record<never, never>
  'why.too-far': { cost: Value; left: Value }
  'why.not-a-unit': Record<never, never>
  'why.already-taken': { unit: Countable }
  'why.other-zone': { unit: Countable }
  'why.not-his-to-command': { leader: Value; unit: Value }
  'why.command-full': { leader: Value }
  'why.cannot-stack': { piece: Countable; place: Value }
  'why.peoples-do-not-fight': { piece: Countable; place: Value }
  'why.flight-to-enemy': { zone: Value }
  'why.enemy-there': { zone: Value }
  'why.attackers-came-from': { zone: Value }
  'why.nowhere-to-evade': { zone: Value }
  'why.better-quality': Record<never, never>
  'why.worse-quality': Record<never, never>
  'why.tactical-bonus': Record<never, never>
  'why.crossing': Record<never, never>
  'why.roman-discouragement': Record<never, never>
  'why.fights-elsewhere': { leader: Value }
  'follows.movement.done': Record<never, never>
  'follows.flight.done': { zone: Value }
  'follows.evade.evade': { noun?: Maybe; zone: Value }
  'follows.pass': Record<never, never>
  'follows.rest-sequence': Record<never, never>
  'follows.rest-year': Record<never, never>
  'follows.rest-attacks': Record<never, never>
  'follows.stop': Record<never, never>
  'follows.divide': Record<never, never>
  'verb.deploy': { noun: Value }
  'verb.withdraw': { noun: Value }
  'verb.place': { noun: Value }
  'verb.discard': { noun: Value }
  'verb.pass': Record<never, never>
  'verb.rest-sequence': Record<never, never>
  'verb.rest-year': Record<never, never>
  'verb.rest-attacks': Record<never, never>
  'event.initiative-roll': { roll: Value; capacity: Value }
  'event.event': { number: Value; event: Value }
  'event.falls-ill': { leader: Value; zone: Value }
  'outcome.victory': Record<never, never>
  'outcome.decisive': Record<never, never>
  'outcome.definitive': Record<never, never>
  'outcome.draw': Record<never, never>
  'why.twin-offered': Record<never, never>
  'why.place-asked': Record<never, never>
  'why.counter-asked': Record<never, never>
  'why.leader-asked': Record<never, never>
  'why.unit-asked': Record<never, never>
  'why.land-asked': { zone: Value }
  'why.something-else-asked': Record<never, never>
  'moment.battle.wins': { side: Value }
  'moment.battle.roll': { die: Value; added: Countable; sign: Value; row: Value; column: Value; n: Value }
  'moment.losses': { reduced: Countable; destroyed: Countable }
  'moment.track.to-lose': Record<never, never>
  'moment.track.losses': Record<never, never>
  'moment.track.victory': Record<never, never>
  'moment.scored': { points: Value; why: Value; score: Value }
  'moment.track.then': Record<never, never>
  'moment.evasion': { zone: Value }
  'moment.evasion.text': { side: Value }
  'moment.below': { below: Value; n: Value; of: Value }
  'moment.evades': Record<never, never>
  'moment.caught': Record<never, never>
  'moment.solitary': Record<never, never>
  'moment.solitary.text': { leader: Value }
  'moment.solitary.need': { low: Value; high: Value; n: Value }
  'moment.escapes': Record<never, never>
  'moment.taken': Record<never, never>
  'moment.fate': Record<never, never>
  'moment.fate.text': { leader: Value }
  'moment.fate.need': { limit: Value; n: Value }
  'moment.lives': Record<never, never>
  'moment.dies': Record<never, never>
  'moment.event': Record<never, never>
  'year-end.title': { year: Value }
  'year-end.on': Record<never, never>
  'year-end.result': Record<never, never>
  'year-end.regions': Record<never, never>
  'year-end.points': Record<never, never>
  'year-end.points.year': { n: Value }
  'year-end.winter': Record<never, never>
  'year-end.winter.title': Record<never, never>
  'year-end.winter.note': Record<never, never>
  'year-end.winter.quiet': Record<never, never>
  'year-end.winter.more': { n: Countable }
  'year-end.next': Record<never, never>
  'year-end.year-of': { turn: Value; turns: Value }
  'year-end.last-year': Record<never, never>
  'year-end.over': Record<never, never>
  'year-end.lost': { units: Countable }
  'year-end.recover': { units: Countable }
  'year-end.lost.many': { n: Value }
  'year-end.recover.many': { n: Value }
  'year-end.in': { zone: Value }
  'year-end.away': { leader: Value }
  'year-end.away.note': { zone: Value }
  'year-begins.title': { year: Value }
  'year-begins.geostrategy': { year: Value }
  'year-begins.draws': Record<never, never>
  'year-begins.initiative': Record<never, never>
  'year-begins.wars': Record<never, never>
  'year-begins.others': Record<never, never>
  'unit': { name: Value; number: Value }
  'task.react.campaign': Record<never, never>
  'task.pacify-people': Record<never, never>
  'task.pacify-nationality': Record<never, never>
  'verb.incite': { noun: Value }
  'verb.assassinate': { noun: Value }
  'verb.infect': { noun: Value }
  'verb.reduce': { noun: Value }
  'verb.pacify': { noun: Value }
  'event.plague': { zone: Value }
  'event.plague-ends': { zone: Value }
  'why.has-initiative': Record<never, never>
  'why.at-peace': { people: Value }
  'why.your-own-ally': { people: Value }
  'sketch.turn': { scenario: Value; year: Value; turn: Value; turns: Value }
  'sketch.initiative': { side: Value }
  'sketch.sequences': { first: Value; n: Value; second: Value; m: Value }
  'sketch.event': { event: Value; what: Value }
  'sketch.held': { name: Value; side?: Maybe }
  'sketch.reduced': { unit: Value }
  'sketch.men': { force: Value; n: Value }
  'sketch.card': { name: Value; phase: Value }
  'sketch.hand': Record<never, never>
  'sketch.hand.empty': Record<never, never>
  'step.A': Record<never, never>
  'step.B': Record<never, never>
  'step.C': Record<never, never>
  'step.D': Record<never, never>
  'step.E.1': { n: Value; of: Value }
  'step.E.2': { n: Value; of: Value }
  'step.E': Record<never, never>
  'step.F': Record<never, never>
  'short.A': Record<never, never>
  'short.B': Record<never, never>
  'short.C': Record<never, never>
  'short.D': Record<never, never>
  'short.E': Record<never, never>
  'short.F': Record<never, never>
  'year': Record<never, never>
  'smc': Record<never, never>
  'victory': Record<never, never>
  'vp': Record<never, never>
  'turns': { n: Countable }
  'phase.B': Record<never, never>
  'phase.C': Record<never, never>
  'phase.E': Record<never, never>
  'phase.F': Record<never, never>
  'forces.nobody': Record<never, never>
  'tracks.nobody': Record<never, never>
  'tracks.year': Record<never, never>
  'tracks.event': { event: Value }
  'tracks.initiative': Record<never, never>
  'tracks.handicap': Record<never, never>
  'handicap.none': Record<never, never>
  'handicap.given': { side: Value; points: Value }
  'tracks.plague': Record<never, never>
  'peoples.major': Record<never, never>
  'peoples.minor': Record<never, never>
  'peoples.peace': Record<never, never>
  'peoples.war': { faction: Value }
  'peoples.allegiance': { faction: Value }
  'peoples.army': { n: Countable; strength: Value }
  'peoples.barred': { year: Value }
  'reserve.reserve': Record<never, never>
  'choice.stays': Record<never, never>
  'reserve.coming': Record<never, never>
  'reserve.returns': Record<never, never>
  'reserve.from': { year: Value }
  'reserve.dead': Record<never, never>
  'hand.theirs': Record<never, never>
  'hand.cup': Record<never, never>
  'hand.counters': { n: Countable }
  'word.stratagem': { means: Value; name: Value }
  'word.stratagem.does': { means: Value; does: Value }
  'choice.alone': Record<never, never>
  'choice.at': { place: Value; strength: Value }
  'choice.leads': { place: Value; units: Value; strength: Value }
  'choice.lone-leaders': Record<never, never>
  'choice.leads-nobody': { place: Value }
  'choice.among-enemies': Record<never, never>
  'choice.alone-there': { leaders: Value }
  'choice.goes-alone': Record<never, never>
  'choice.take-all': Record<never, never>
  'choice.die': { winner: Value; attackerLoss: Value; defenderLoss: Value }
  'choice.all-home': Record<never, never>
  'choice.mp': { n: Value }
  'choice.mp.in-all': { n: Value }
  'choice.certain': Record<never, never>
  'choice.chance': { n: Value; of: Value }
  'card.odds': { who: Value; against: Value; n: Value; of: Value; column: Value }
  'choice.slips': { n: Value; of: Value }
  'choice.if-ends': { n: Value; of: Value }
  'mover.leaves': { whom: Value }
  'mover.leaders': { n: Countable }
  'mover.fleets': { n: Countable }
  'choice.empty': Record<never, never>
  'choice.in-port': { n: Countable }
  'choice.facing': { units: Value; strength: Value }
  'choice.units': { n: Countable }
  'warn.deployment-ends': Record<never, never>
  'deployment.done': Record<never, never>
  'deployment.yes': Record<never, never>
  'deployment.no': Record<never, never>
  'warn.nobody-moved': Record<never, never>
  'battle.title': { zone: Value }
  'battle.where': { year: Value; side: Value }
  'battle.evasion': Record<never, never>
  'battle.reactions': Record<never, never>
  'battle.roll': Record<never, never>
  'battle.losses': Record<never, never>
  'battle.retreat': Record<never, never>
  'battle.with': { names: Value }
  'battle.leaderless': Record<never, never>
  'battle.units': Record<never, never>
  'battle.by-tactics': { attacker: Value; one: Value; defender: Value; other: Value }
  'battle.by-politics': { attacker: Value; one: Value; defender: Value; other: Value }
  'battle.quality': Record<never, never>
  'battle.tactics': Record<never, never>
  'battle.ratio': { attacker: Value; defender: Value; ratio: Value }
  'battle.shift': { attacker: Value; defender: Value; n: Countable }
  'battle.wins': { side: Value }
  'battle.rolled': { row: Value; column: Value }
  'loss.none': Record<never, never>
  'loss.all': Record<never, never>
  'loss.eliminated': Record<never, never>
  'loss.share': { n: Value }
  'note.great': { n: Value }
  'heading.sequence': { n?: Maybe; left: Countable; side: Value; of: Value }
  'heading.year': { year: Value; turn: Value; turns: Value }
  'word.strength': { attacker: Value; defender: Value }
  'word.people': { n: Countable; people: Value }
  'panel.forces': Record<never, never>
  'panel.tracks': Record<never, never>
  'panel.hand': Record<never, never>
  'panel.peoples': Record<never, never>
  'panel.reserve': Record<never, never>
  'way.land': Record<never, never>
  'way.sea': Record<never, never>
  'way.zones': { n: Countable }
  'way.battles': { n: Countable; zones: Value }
  'way.best': { who: Value; n: Value; of: Value }
  'way.no-enemy': Record<never, never>
  'way.closed': Record<never, never>
  'way.has-no-march': Record<never, never>
  'way.no-fleet': Record<never, never>
  'way.sail-in': Record<never, never>
  'way.carries': { fleets: Countable; of: Countable; left: Countable; n: Value }
  'owed.hurries': { leader: Value }
  'owed.hurries-remedy': { leader: Value }
  'people.army': { n: Countable; place: Value; strength: Value }
  'refuge': { near: Countable; own: Countable }
  'people.near': { near: Value }
  'people.beside': { side?: Maybe; region: Value }
  'tray.left': { n: Countable }
  'tray.leaders': Record<never, never>
  'tray.units': Record<never, never>
  'tray.enemy': { units: Countable; side: Value; leaders: Value; strength: Value }
  'tray.enemy-waits': { side: Value; leaders: Value; units: Value; strength: Value }
}

export const texts = `
aims_take = Take { $what }
aims_keep = Keep { $what }
aims_the-side = the { $side }
aims_held =
    { $side ->
        [none] nobody holds it
       *[other] held by { $side }
    }
aims_leader-there = a leader there
aims_asked_year =
    { $n ->
        [0] Asked at the year's end.
        [one] Asked at the year's end, 1 sequence from now.
       *[other] Asked at the year's end, { $n } sequences from now.
    }
aims_asked_end = Asked at the end of { $year }.
aims_end = End of { $year }.
aims_now_won = Now: { $winner } would win
aims_now_draw = Now: a draw
aims_future_won = If nothing changes, { $winner } wins.
aims_future_draw = If nothing changes, it is a draw.
aims_taking = What { $side } needs to take it
task_movement = Movement: who sets out?
task_flight = Flight from { $zone }: who gets away?
task_pick-battle = Combat: which zone is settled next?
task_slip-away = { $leader } slips away: with whom, and where to? (From { $zone }.)
task_pick-losses = Losses in { $zone }: which unit is reduced? ({ $left } to go.)
task_retreat = Out of { $zone }: where do you retreat?
task_pick-parthian-victim = The Parthian shot: which Roman unit is struck down?
task_react_before-battle = Battle in { $zone }: a stratagem first?
task_react_after-battle = After the battle in { $zone }: a stratagem?
verb_lead = March with { $noun }
verb_march = March { $noun } alone
verb_done = Done
verb_take = Take { $noun }
verb_to = To { $noun }
verb_stay = Stay here
verb_stop = Stop here
verb_drop = Leave { $noun } here
verb_embark = Embark { $noun }
verb_fight = In { $noun }
verb_stand = Stand and fight
verb_evade-to = To { $noun }
verb_flee = To { $noun }
verb_retreat = To { $noun }
verb_strike-down = Strike down { $noun }
verb_fuite-opportune = Timely flight: march away before the battle
event_solitary = { $leader } is alone among enemies and rolls { $die }.
event_leader-flees = { $leader } flees from { $from } to { $to }.
why_not-yours =
    { $piece ->
        [one] { $piece } does not take your orders.
       *[other] { $piece } do not take your orders.
    }
why_has-moved =
    { $piece ->
        [one] { $piece } has moved in this sequence already.
       *[other] { $piece } have moved in this sequence already.
    }
why_not-adjacent = { $zone } is not next to { $from }.
why_nowhere-to-go =
    { $piece ->
        [one] { $piece } has nowhere to go.
       *[other] { $piece } have nowhere to go.
    }
why_not-with-him =
    { $unit ->
        [one] { $unit } is not one of the units on this march.
       *[other] { $unit } are not among the units on this march.
    }
why_one-zone = Without a leader a unit moves one zone only.
why_too-far = That costs too many movement points: { $cost }, with { $left } left.
why_not-a-unit = A leader takes units with him.
why_already-taken =
    { $unit ->
        [one] { $unit } goes with him already.
       *[other] { $unit } go with him already.
    }
why_other-zone =
    { $unit ->
        [one] { $unit } is in another zone.
       *[other] { $unit } are in another zone.
    }
why_not-his-to-command = { $leader } cannot command { $unit }.
why_command-full = { $leader } cannot command more units.
why_cannot-stack =
    { $piece ->
        [one] { $piece } in { $place } is of another group of nations: they do not share a zone.
       *[other] { $piece } in { $place } are of another group of nations: they do not share a zone.
    }
why_peoples-do-not-fight =
    { $piece ->
        [one] { $piece } in { $place } is of a People too: Peoples fight Romans only.
       *[other] { $piece } in { $place } are of a People too: Peoples fight Romans only.
    }
why_flight-to-enemy = A flight ends where there are no enemy units; { $zone } has some.
why_enemy-there = There are enemy units in { $zone }.
why_attackers-came-from = The attackers came from { $zone }.
why_nowhere-to-evade = There is no zone to slip away to from { $zone }.
why_better-quality = The attacker has the better troops
why_worse-quality = The defender has the better troops
why_tactical-bonus = Tactical bonus
why_crossing = Over a river or strait
why_roman-discouragement = Roman discouragement
why_fights-elsewhere = { $leader } takes part in the other combat of this zone.
follows_movement_done = then the battles of this sequence are fought
follows_flight_done = whoever has not fled stays in { $zone }
follows_evade_evade =
    { $noun ->
        [none] the army leaves { $zone } without a battle, or must fight if the die fails it
       *[other] { $noun } leaves { $zone } without a battle, or must fight if the die fails him
    }
follows_pass = nothing is played; you may be asked again
follows_rest-sequence = you are asked again in the next sequence
follows_rest-year = you are asked again next year
follows_rest-attacks = you are still asked when you are attacked
follows_stop = here his march ends for this sequence
follows_divide = each of them then goes where you send it
verb_deploy = In { $noun }
verb_withdraw = To { $noun }
verb_place = In { $noun }
verb_discard = Give back { $noun }
verb_pass = Pass
verb_rest-sequence = Not again in this sequence
verb_rest-year = Not again this year
verb_rest-attacks = Not before my own attacks this year
event_initiative-roll = Initiative: { $roll } against a political capacity of { $capacity }.
event_event = Event { $number }: { $event }. { FORM($event, "effect") }
event_falls-ill = { $leader } falls ill in { $zone }.
outcome_victory = Victory
outcome_decisive = A decisive victory
outcome_definitive = A definitive victory
outcome_draw = A draw
why_twin-offered = Another counter that is the same in everything is offered for it.
why_place-asked = You are asked for a place now.
why_counter-asked = You are asked for a counter now.
why_leader-asked = You are asked for a leader now.
why_unit-asked = You are asked for a unit now.
why_land-asked = { $zone } is a sea: you are asked for a land zone.
why_something-else-asked = That is not what you are asked for now.
moment_battle_wins = { $side } wins
moment_battle_roll =
    The die shows { $die }{ $added ->
        [0] { "" }
       *[other] , with { $sign } to it
    }: row { $row } in column { $column }. It was { $n } in 6.
moment_losses =
    { $reduced ->
        [0]
            { $destroyed ->
                [0] no loss
                [one] one unit destroyed
               *[other] { $destroyed } units destroyed
            }
        [one]
            { $destroyed ->
                [0] one unit reduced
                [one] one unit reduced, one destroyed
               *[other] one unit reduced, { $destroyed } destroyed
            }
       *[other]
            { $destroyed ->
                [0] { $reduced } units reduced
                [one] { $reduced } units reduced, one destroyed
               *[other] { $reduced } units reduced, { $destroyed } destroyed
            }
    }
moment_track_to-lose = Still to lose
moment_track_losses = Losses
moment_track_victory = Victory
moment_scored = { $points } for { $why }; the score is { $score }
moment_track_then = Then
moment_evasion = Evasion in { $zone }
moment_evasion_text = { $side }: an attempt to slip away
moment_below = needed: below { $below }; { $n } in { $of }
moment_evades = Away
moment_caught = Caught
moment_solitary = Alone among enemies
moment_solitary_text = { $leader } must get away at once, or is lost.
moment_solitary_need = needed: { $low } to { $high }; { $n } in 10
moment_escapes = Escaped
moment_taken = Taken
moment_fate = The Fates
moment_fate_text = They have come to { $leader }.
moment_fate_need = dies below { $limit }; { $n } in 10
moment_lives = Lives on
moment_dies = The thread is cut
moment_event = The event of the year
year-end_title = { $year } closes
year-end_on = Go on
year-end_result = The result
year-end_regions = Regions
year-end_points = Points
year-end_points_year = this year { $n }
year-end_winter = Winter
year-end_winter_title = Winter quarters
year-end_winter_note = who went where, and why
year-end_winter_quiet = nobody is lost, goes or recovers
year-end_winter_more =
    { $n ->
        [one] and one thing more, in the log
       *[other] and { $n } things more, in the log
    }
year-end_next = New year
year-end_year-of = year { $turn } of { $turns }
year-end_last-year = The last year
year-end_over = The scenario is over.
year-end_lost =
    { $units ->
        [one] { $units } is lost
       *[other] { $units } are lost
    }
year-end_recover =
    { $units ->
        [one] { $units } recovers
       *[other] { $units } recover
    }
year-end_lost_many = { $n } units are lost
year-end_recover_many = { $n } units recover
year-end_in = in { $zone }
year-end_away = { $leader } goes away
year-end_away_note = from { $zone }; back in spring
year-begins_title = { $year } begins
year-begins_geostrategy = Geostrategy of { $year }
year-begins_draws = Stratagems
year-begins_initiative = Initiative
year-begins_wars = Peoples
year-begins_others = What else happened
name_box-people = their People's box
name_box-coming = off the map
name_box-returning = off the map
name_box-dead = the dead
name_battle-won = a great battle won
name_leader-lost = an enemy leader lost
name_handicap = the handicap
name_battle = in battle
name_blocked-retreat = with no way to retreat
name_solitary = alone among enemies
name_assassination = by an assassin
name_plague = of the plague
name_natural = of old age
name_illness = of his illness
name_battle-roll = the battle
name_evasion-roll = the evasion
name_solitary-roll = the escape
name_plague-roll = the plague
name_assassination-roll = the attempt
name_stratagem = by stratagem
name_arms = by arms
name_event = by an event
name_leurre = a dummy marker
unit = { $name } no. { $number }
name_unit- = { $name }
    .number = plural
task_react_campaign = Before the sequence goes on: do you play a stratagem?
task_pacify-people = Which People makes peace?
task_pacify-nationality = Which Nationality makes peace?
verb_incite = { $noun }
verb_assassinate = { $noun }
verb_infect = In { $noun }
verb_reduce = { $noun }
verb_pacify = { $noun }
event_plague = The plague breaks out in { $zone }.
event_plague-ends = The plague in { $zone } is over.
why_has-initiative = You have the initiative already.
why_at-peace = The { FORM($people, "plural") } are at peace.
why_your-own-ally = The { FORM($people, "plural") } are your own allies; only your opponent can end that.
sketch_turn = { $scenario }: { $year } (turn { $turn } of { $turns })
sketch_initiative = initiative { $side }
sketch_sequences = sequences left { FORM($first, "initial") } { $n }, { FORM($second, "initial") } { $m }
sketch_event = Event of the year: { $event }. { $what }
sketch_held =
    { $name } ({ $side ->
        [none] nobody
       *[other] { $side }
    })
sketch_reduced = { $unit } (r)
sketch_men = { $force } ({ $n },000 men)
sketch_card = { $name } [{ $phase }]
sketch_hand = You hold:
sketch_hand_empty = You hold no stratagem.
step_A = Phase A, stratagems
step_B = Phase B, initiative
step_C = Phase C, geostrategy
step_D = Phase D, administration
step_E_1 = Sequence { $n } of { $of }, movement
step_E_2 = Sequence { $n } of { $of }, combat
step_E = Phase E, campaign
step_F = Phase F, results
short_A = stratagems
short_B = initiative
short_C = geostrategy
short_D = administration
short_E = campaign
short_F = results
year = Year
smc = Sequences
victory = Victory
vp = VP
turns =
    { $n ->
        [one] 1 turn
       *[other] { $n } turns
    }
phase_B = Phase B
phase_C = Phase C
phase_E = Phase E
phase_F = Phase F
forces_nobody = Of no side
tracks_nobody = nobody
tracks_year = This year
tracks_event = Event: { $event }
tracks_initiative = Initiative
tracks_handicap = Handicap
handicap_none = none
handicap_given = { $side } +{ $points }
tracks_plague = Plague
peoples_major = Major Peoples
peoples_minor = Minor Peoples
peoples_peace = at peace
peoples_war = at war, { $faction }
peoples_allegiance = ally, { $faction }
peoples_army =
    { $n ->
        [one] one unit, strength { $strength }
       *[other] { $n } units, strength { $strength }
    }
peoples_barred = keeps the peace until { $year }
reserve_reserve = Reserve
choice_stays = this is all he does in this sequence
reserve_coming = Leaders to come
reserve_returns = back next year
reserve_from = from { $year }
reserve_dead = The dead
hand_theirs = The other hand
hand_cup = In the cup
hand_counters =
    { $n ->
        [one] 1 counter
       *[other] { $n } counters
    }
word_stratagem = { $means } ({ $name })
word_stratagem_does = { $means }: { $does }
choice_alone = March without a leader
choice_at = { $place }, { $strength } SP
choice_leads = { $place }: { $units }, { $strength } SP
choice_lone-leaders = March with a leader alone
choice_leads-nobody = { $place }: nobody to lead
choice_among-enemies = Alone among enemies: he must flee at once, and may be killed.
choice_alone-there = { $leaders } without an army: must flee
choice_goes-alone = takes nobody along
choice_take-all = Take all
choice_die =
    { $winner ->
        [attacker] the attacker wins
       *[other] the defender wins
    }; attacker: { $attackerLoss }; defender: { $defenderLoss }
choice_all-home = All to where they are at home
choice_mp = { $n } MP
choice_mp_in-all = { $n } MP in all
choice_certain = certain
choice_chance = { $n } in { $of }
card_odds = all under { $who } against { $against }: { $n } in { $of } to win ({ $column })
choice_slips = may slip away { $n } in { $of }
choice_if-ends = { $n } in { $of } if the voyage ends there
mover_leaves = leaves { $whom } without an army
mover_leaders =
    { $n ->
        [one] 1 leader
       *[other] { $n } leaders
    }
mover_fleets =
    { $n ->
        [one] 1 fleet
       *[other] { $n } fleets
    }
choice_empty = no enemy there
choice_in-port =
    { $n ->
        [one] 1 fleet in port
       *[other] { $n } fleets in port
    }
choice_facing = { $units }, { $strength } SP
choice_units =
    { $n ->
        [one] 1 unit
       *[other] { $n } units
    }
warn_deployment-ends = This is the last counter. After it the other side places its own, and nothing of yours can be taken back.
deployment_done = Deployment done?
deployment_yes = Done, it stands
deployment_no = Not yet
warn_nobody-moved = Nobody has moved in this sequence. End it all the same?
battle_title = Battle in { $zone }
battle_where = { $year }, sequence of { $side }
battle_evasion = Evasion
battle_reactions = Reactions
battle_roll = Roll
battle_losses = Losses
battle_retreat = Retreat
battle_with = with { $names }
battle_leaderless = no leader
battle_units = Units
battle_by-tactics = Tactics: { $attacker } { $one }, { $defender } { $other }
battle_by-politics = Politics: { $attacker } { $one }, { $defender } { $other }
battle_quality = Quality
battle_tactics = Tactics
battle_ratio = { $attacker } : { $defender } is { $ratio }
battle_shift =
    quality { $attacker } to { $defender }: { $n ->
        [-2] two columns left
        [-1] one column left
        [1] one column right
        [2] two columns right
       *[0] no shift
    }
battle_wins = { $side } wins
battle_rolled = Row { $row }, column { $column }
loss_none = no loss
loss_all = all reduced
loss_eliminated = all eliminated
loss_share = { $n } reduced
note_great = { $n } strength in all: the winner scores 1 VP
heading_sequence =
    { $n ->
        [none]
            { $left ->
                [one] { $side }, the last sequence
               *[other] { $side }, { $left } sequences left
            }
       *[other] { $side }, sequence { $n } of { $of }
    }
heading_year = { $year }, turn { $turn } of { $turns }
word_strength = { $attacker } to { $defender }
word_people =
    { $n ->
        [one] a force of the { FORM($people, "plural") }
       *[other] { $n } forces of the { FORM($people, "plural") }
    }
panel_forces = Forces
panel_tracks = Tracks
panel_hand = Stratagems
panel_peoples = Peoples
panel_reserve = Reserve
way_land = By land
way_sea = By sea
way_zones =
    { $n ->
        [0] nowhere with all of them
        [one] 1 zone
       *[other] { $n } zones
    }
way_battles =
    { $n ->
        [one] { $zones }, 1 battle
       *[other] { $zones }, { $n } battles
    }
way_best = { $who }: { $n } in { $of }
way_no-enemy = no enemy in reach
way_closed = no way by land
way_has-no-march = he cannot march now
way_no-fleet = no fleet here
way_sail-in = none in port
way_carries =
    { $fleets ->
        [one] 1 fleet takes
       *[other] { $fleets } fleets take
    } { $of ->
        [0] nobody else
       *[other]
            { $left ->
                [0] all { $of }
               *[other] { $n } of { $of }
            }
    }
owed_hurries = { $leader } must go first
owed_hurries-remedy = This year { $leader } hurries to the nearest city of his side while there is a way to it.
people_army =
    { $n ->
        [0] { $place }
        [one] { $place }: 1 unit, { $strength } SP
       *[other] { $place }: { $n } units, { $strength } SP
    }
refuge =
    { $near ->
        [0] no enemy next to it
       *[other] enemies next to it: { $near } SP
    }{ $own ->
        [0] { "" }
       *[other] , your own there: { $own } SP
    }
people_near = Beside it: { $near }
people_beside =
    { $side ->
        [none] { $region } (of no side)
       *[other] { $region } ({ $side })
    }
tray_left =
    { $n ->
        [one] 1 counter is still to be placed
       *[other] { $n } counters are still to be placed
    }
tray_leaders = Leaders
tray_units = Units
tray_enemy =
    { $units ->
        [0] { $side } has placed nobody yet
       *[other] { $side } has { $leaders } leaders and { $units } units on the map, { $strength } SP
    }
tray_enemy-waits = { $side } places { $leaders } leaders and { $units } units after you, { $strength } SP
`
