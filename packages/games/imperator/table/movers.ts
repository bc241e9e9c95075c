import { type Choice, chanceOf } from '@aquila/engine'
import type { Mover, Movers, MoverWay, PlaceId } from '../../table/index.ts'
import { placeName } from '../names.ts'
import { sketchOfArrival } from '../rules/combat/arrival.ts'
import { battleOdds, chanceToWin, strengthOf } from '../rules/combat/odds.ts'
import { type Column, columnOf, marchFrom } from '../rules/movement/column.ts'
import { whyNotTake } from '../rules/movement/land.ts'
import { whyNotEnd } from '../rules/movement/paths.ts'
import { isRoman, landUnitsOf, leadersOf, navesOf, placeOf, unitsIn } from '../rules/pieces.ts'
import type { FactionId } from '../rules/state.ts'
import { isAsked } from '../rules/tasks.ts'
import { leaderPiece, unitPiece } from './counters.ts'
import { type CampaignInput, factionOf, type Seen } from './dress.ts'
import { arrivals, type Reached } from './reach.ts'

/** Who could set out: each leader with all whom he can take along, where that leads, and the best battle on the way. */
export function moversOf({ decision, role }: CampaignInput, seen: Seen): Movers | null {
  if (!isAsked(decision, 'movement', 'flight') || decision.role !== role) return null
  const side = factionOf(seen, role)
  if (side === null) return null
  const { choices, task } = decision
  const leaders = new Set(
    choices.flatMap(({ verb, noun }) => (isOfLeader(seen, verb, noun) ? [String(noun)] : [])),
  )
  const rows = [...leaders].flatMap(id => rowOf(seen, side, id, choices, task === 'flight') ?? [])
  const { text } = seen
  return {
    rows: rows.toSorted((one, other) => Number(other.strength) - Number(one.strength)),
    ways: rows.some(({ ways }) => ways.length > 1) ? [text('way.land'), text('way.sea')] : [text('way.land')],
  }
}

function isOfLeader({ data }: Seen, verb: string, noun: Choice['noun']): boolean {
  const id = String(noun)
  const leads = Object.hasOwn(data.romanLeaders, id) || Object.hasOwn(data.foreignLeaders, id)
  return leads && (verb === 'lead' || verb === 'sail')
}

/** Null: he has nobody to lead, and shares a row with others. */
function rowOf(
  seen: Seen,
  side: FactionId,
  leader: string,
  choices: readonly Choice[],
  flight: boolean,
): Mover | null {
  const { position, data, dress } = seen
  const column = companyOf(seen, side, leader, flight)
  if (column.units.length === 0) return null
  const place = placeOf(position, leader)
  const offered = (verb: string): Choice | null =>
    choices.find(choice => choice.verb === verb && choice.noun === leader) ?? null
  const sea = dress.seaWay(seen, leader, column.units, choices)
  const warnings = [dress.missed(seen, side, place, column.units), leftAlone(seen, column, place)]
  const warning = warnings.filter(each => each !== null).join('; ')
  return {
    piece: leaderPiece(seen, leader),
    place,
    where: String(placeName(seen, data, place)),
    units: column.units.map(unit => unitPiece(seen, unit)),
    strength: String(strengthOf(position, column.units)),
    ...(warning === '' ? {} : { warning }),
    ways: [landWay(seen, column, place, offered('lead')), ...(sea === null ? [] : [sea])],
  }
}

/** All whom he can take along, the strongest first. */
function companyOf({ position }: Seen, side: FactionId, leader: string, flight: boolean): Column {
  let column = columnOf(position, side, leader, [], flight)
  const here = unitsIn(position, placeOf(position, leader))
  const strength = (unit: string) => strengthOf(position, [unit])
  for (const unit of here.toSorted((one, other) => strength(other) - strength(one)))
    if (whyNotTake(position, column, unit) === null)
      column = columnOf(position, side, leader, [...column.units, unit], flight)
  return column
}

/** 8.2, 9.1: leaders and ships that would be left without an army beside them; null if somebody stays to guard them. */
function leftAlone(seen: Seen, { side, leader, units }: Column, place: PlaceId): string | null {
  const { position, data, text } = seen
  if (landUnitsOf(position, place, side).some(unit => !units.includes(unit))) return null
  const leaders = leadersOf(position, place, side).filter(id => id !== leader && isRoman(data, id))
  const fleets = navesOf(position, place, side).length
  const named =
    leaders.length > 2
      ? [text('mover.leaders', { n: leaders.length })]
      : leaders.map(id => leaderPiece(seen, id).label)
  const whom = [...named, ...(fleets === 0 ? [] : [text('mover.fleets', { n: fleets })])]
  return whom.length === 0 ? null : text('mover.leaves', { whom })
}

function landWay(seen: Seen, column: Column, from: PlaceId, choice: Choice | null): MoverWay {
  const { position, text } = seen
  const ends =
    choice === null
      ? []
      : [...arrivals(position, column, marchFrom(from))].filter(
          ([, { march }]) => whyNotEnd(position, column, march) === null,
        )
  const battles = ends.filter(([, { battle }]) => battle)
  const zones = text('way.zones', { n: ends.length })
  const count = battles.length === 0 ? zones : text('way.battles', { zones, n: battles.length })
  return {
    icon: 'march',
    choice,
    title: choice === null ? text('way.closed') : count,
    text:
      choice === null
        ? text('way.has-no-march')
        : (bestBattle(seen, column, battles) ?? text('way.no-enemy')),
    battle: battles.length > 0,
    reach: ends.map(([place]) => place),
  }
}

/** The battle in reach that is won most often, and whom it would be against. */
function bestBattle(
  seen: Seen,
  { side, leader, units }: Column,
  battles: readonly (readonly [PlaceId, Reached])[],
): string | null {
  const { position, text, data } = seen
  const leaders = leader === null ? [] : [leader]
  const odds = battles.flatMap(([to, { crossed }]) => {
    const sketch = sketchOfArrival(seen.position, side, { to, kind: 'land', leaders, units, crossed })
    return sketch === null
      ? []
      : [{ to, sketch, chance: chanceToWin(battleOdds(position, sketch), 'attacker') }]
  })
  const best = odds.toSorted((one, other) => other.chance - one.chance)[0]
  if (best === undefined) return null
  const [head] = best.sketch.defender.leaders
  const who = head === undefined ? String(placeName(seen, data, best.to)) : leaderPiece(seen, head).label
  return text('way.best', { who, ...chanceOf(best.chance) })
}
