import type { RuleId, Rules } from '@aquila/engine'
import { goToWar, isBarred } from '../../imperator/rules/peoples/activation.ts'
import { pacify } from '../../imperator/rules/peoples/pacification.ts'
import { placeOf, setReduced, sideOf, unit, unitsIn } from '../../imperator/rules/pieces.ts'
import { reduce } from '../../imperator/rules/stratagems/reduce.ts'
import { splitSequences, tellSequences } from './administration.ts'
import { isGerman } from './combat/modifiers.ts'
import { augustiOf } from './emperors/ranks.ts'
import type { Semper } from './state.ts'

/** SV-EV-1: the zone of Roma. */
const ROMA = 'ITA5'

/**
 * SV-2.D-3: 1d6 + 1d10 give the event of the year, applied at once. Some events only change how the year is played and
 * are looked up where they matter: SV-EV-2 and SV-EV-6 in movement, SV-EV-9 with the fleets, SV-EV-3, SV-EV-5, SV-EV-12
 * and the second half of SV-EV-15 in battle.
 */
export function* eventOfTheYear(g: Semper): Rules {
  if (!g.data.scenarios[g.state.scenario].rules.events) return
  const number = g.dice.d6('event') + g.dice.d10('event')
  const event = g.data.events[number]
  if (event === undefined) throw new Error(`no event ${number}`)
  g.state.turn.event = event.id
  g.tell({ kind: 'event', rule: event.rule, data: { number, event: `event-${number}` } })
  switch (event.id) {
    case 'unhealthy-rome':
      return unhealthyRome(g)
    case 'illness-of-the-primus-augustus':
      return fallsIll(g, g.state.emperors.primus, 'SV-EV-4')
    case 'savage-winter':
      return savageWinter(g)
    case 'peace-of-god':
      return peaceOfGod(g)
    case 'unpopularity-of-the-primus-augustus':
      return unpopularity(g)
    case 'popular-rage':
      return popularRage(g)
    case 'plague-in-the-east':
      return plagueInTheEast(g)
    case 'excitable-persians':
      return yield* excitablePersians(g)
    case 'famine-in-germania':
      return famine(g)
  }
}

/** SV-EV-1: all units in Roma are reduced, and each Augustus there falls ill. */
function unhealthyRome(g: Semper): void {
  for (const piece of unitsIn(g, ROMA)) turnToReduced(g, piece, 'SV-EV-1')
  for (const side of ['primus', 'secondus'] as const) {
    for (const id of augustiOf(g, side)) if (placeOf(g, id) === ROMA) fallsIll(g, id, 'SV-EV-1')
  }
}

/** SV-EV-4: he stays where he is; movement and battle see to the rest. */
function fallsIll(g: Semper, id: string | null, rule: RuleId): void {
  if (id === null) return
  g.state.turn.ill.push(id)
  g.tell({ kind: 'falls-ill', rule, data: { leader: id, zone: placeOf(g, id) } })
}

/** SV-EV-7, RULING-05: the split is made again of one sequence less. */
function savageWinter(g: Semper): void {
  const { primus, secondus } = g.state.sequences
  g.state.sequences = splitSequences(g, Math.max(0, primus + secondus - 1))
  tellSequences(g, 'SV-EV-7')
}

/** SV-EV-8, RULING-05: one less for each player. */
function peaceOfGod(g: Semper): void {
  const { primus, secondus } = g.state.sequences
  g.state.sequences = { primus: Math.max(0, primus - 1), secondus: Math.max(0, secondus - 1) }
  tellSequences(g, 'SV-EV-8')
}

/** SV-EV-10 */
function unpopularity(g: Semper): void {
  g.state.turn.extraSequence = 'secondus'
  g.tell({ kind: 'extra-sequence', rule: 'SV-EV-10', data: { side: 'secondus' } })
}

/** SV-EV-11: 0 all capitals, else even the west and odd the east. */
function popularRage(g: Semper): void {
  const roll = g.dice.d10('popular rage')
  const { capitals, constantinopolis } = g.data
  const all = g.state.constantinopolis.built ? [...capitals, constantinopolis] : capitals
  const half = roll % 2 === 0 ? 'west' : 'east'
  g.state.turn.rage = all.filter(capital => roll === 0 || capital.half === half).map(capital => capital.zone)
  g.tell({ kind: 'popular-rage', rule: 'SV-EV-11', data: { roll, zones: g.state.turn.rage } })
}

/** SV-EV-13: units in Oriens are reduced, reduced ones are gone for the turn. */
function plagueInTheEast(g: Semper): void {
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
function famine(g: Semper): void {
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
