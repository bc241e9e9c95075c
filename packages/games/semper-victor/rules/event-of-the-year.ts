import type { RuleId, Rules } from '@aquila/engine'
import {
  type Effect,
  fallsIll,
  eventOfTheYear as rollEvent,
} from '../../imperator/rules/event-of-the-year.ts'
import { goToWar, isBarred } from '../../imperator/rules/peoples/activation.ts'
import { pacify } from '../../imperator/rules/peoples/pacification.ts'
import { placeOf, setReduced, sideOf, unit, unitsIn } from '../../imperator/rules/pieces.ts'
import { divinePeace, severeWinter } from '../../imperator/rules/sequences.ts'
import { reduce } from '../../imperator/rules/stratagems/reduce.ts'
import type { EventId } from '../data/index.ts'
import { tellSequences } from './administration.ts'
import { isGerman } from './combat/modifiers.ts'
import { augustiOf } from './emperors/ranks.ts'
import type { Semper } from './state.ts'

/** SV-EV-1: the zone of Roma. */
const ROMA = 'ITA5'

/**
 * What each event does at once. Those without a line of their own only change how the year is played and are looked up
 * where they matter.
 */
const effects: { readonly [id in EventId]: Effect } = {
  'unhealthy-rome': unhealthyRome,
  // SV-EV-2: in movement.
  'disastrous-weather': null,
  // SV-EV-3: in battle.
  'roman-discouragement': null,
  *'illness-of-the-primus-augustus'(g: Semper) {
    fallsIll(g, g.state.emperors.primus, 'SV-EV-4')
  },
  // SV-EV-5: in battle.
  'germanic-vigour': null,
  // SV-EV-6: in movement.
  'political-agitation': null,
  // SV-EV-7, RULING-05
  *'savage-winter'(g: Semper) {
    severeWinter(g)
    tellSequences(g, 'SV-EV-7')
  },
  // SV-EV-8, RULING-05
  *'peace-of-god'(g: Semper) {
    divinePeace(g)
    tellSequences(g, 'SV-EV-8')
  },
  // SV-EV-9: with the fleets.
  'dangerous-seas': null,
  'unpopularity-of-the-primus-augustus': unpopularity,
  'popular-rage': popularRage,
  // SV-EV-12: in battle.
  'donative-to-the-comitatenses': null,
  'plague-in-the-east': plagueInTheEast,
  'excitable-persians': excitablePersians,
  // SV-EV-15: the second half in battle.
  'famine-in-germania': famine,
}

/** SV-2.D-3: 1d6 + 1d10 give the event of the year, in scenarios that have events. */
export function* eventOfTheYear(g: Semper): Rules {
  if (g.data.scenarios[g.state.scenario].rules.events) yield* rollEvent(g, g.data.events, effects)
}

/** SV-EV-1: all units in Roma are reduced, and each Augustus there falls ill. */
function* unhealthyRome(g: Semper): Rules {
  for (const piece of unitsIn(g, ROMA)) turnToReduced(g, piece, 'SV-EV-1')
  for (const side of ['primus', 'secondus'] as const) {
    for (const id of augustiOf(g, side)) if (placeOf(g, id) === ROMA) fallsIll(g, id, 'SV-EV-1')
  }
}

/** SV-EV-10 */
function* unpopularity(g: Semper): Rules {
  g.state.turn.extraSequence = 'secondus'
  g.tell({ kind: 'extra-sequence', rule: 'SV-EV-10', data: { side: 'secondus' } })
}

/** SV-EV-11: 0 all capitals, else even the west and odd the east. */
function* popularRage(g: Semper): Rules {
  const roll = g.dice.d10('popular rage')
  const { capitals, constantinopolis } = g.data
  const all = g.state.constantinopolis.built ? [...capitals, constantinopolis] : capitals
  const half = roll % 2 === 0 ? 'west' : 'east'
  g.state.turn.rage = all.filter(capital => roll === 0 || capital.half === half).map(capital => capital.zone)
  g.tell({ kind: 'popular-rage', rule: 'SV-EV-11', data: { roll, zones: g.state.turn.rage } })
}

/** SV-EV-13: units in Oriens are reduced, reduced ones are gone for the turn. */
function* plagueInTheEast(g: Semper): Rules {
  for (const zone of g.data.regions.oriens.zones) {
    for (const piece of unitsIn(g, zone)) {
      reduce(g, piece, zone, 'SV-EV-13')
    }
  }
}

/** SV-EV-14, RULING-37: at peace they go to war, forced peace or not; at war they make peace. */
function* excitablePersians(g: Semper): Rules {
  const { status, barredUntil } = g.state.peoples.persians
  if (status === 'war') return yield* pacify(g, 'persians', 'event', null)
  if (g.options.excitablePersians === 'notDuringPeace' && isBarred(barredUntil, g.state.year)) return
  yield* goToWar(g, 'persians', 'SV-EV-14')
}

/** SV-EV-15, RULING-72: German units on the map are reduced; reduced ones stay so. */
function* famine(g: Semper): Rules {
  for (const zone of g.data.zoneIds) {
    for (const piece of unitsIn(g, zone)) if (isGerman(g, piece)) turnToReduced(g, piece, 'SV-EV-15')
  }
}

function turnToReduced(g: Semper, piece: string, rule: RuleId): void {
  const { reduced, place } = unit(g, piece)
  if (reduced) return
  setReduced(g, piece, true)
  g.tell({ kind: 'unit-reduced', rule, data: { side: sideOf(g, piece) ?? '', unit: piece, zone: place } })
}
