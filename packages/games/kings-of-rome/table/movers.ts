import { chanceOf } from '@aquila/engine'
import type { Mover, Movers, Owed } from '../../table/index.ts'
import { type HexId, hexes } from '../data/index.ts'
import { nameOf } from '../names.ts'
import {
  type Column,
  columnOf,
  destinations,
  whyNotLeaveRome,
  whyNotTake,
} from '../rules/actions/movement.ts'
import { armiesInTheOpen } from '../rules/battle/index.ts'
import { freeUnitsIn, hasHostiles, ledBy, placeOf, virtusOf } from '../rules/pieces.ts'
import { leaderPiece, strengthOf, unitPiece } from './counters.ts'
import { winningOf } from './odds.ts'
import type { KingsInput, Seen } from './position.ts'
import { placeName } from './wording.ts'

/** KOR-MOVE-1: who marches, the strongest first, with whom he can lead and what lies within reach. */
export function moversOf(seen: Seen, { decision }: KingsInput): Movers | null {
  if (decision?.task !== 'action') return null
  const rows = decision.choices.flatMap(({ verb, noun }) =>
    verb === 'move' ? [rowOf(seen, String(noun))] : [],
  )
  return {
    rows: rows.toSorted((one, other) => Number(other.strength) - Number(one.strength)),
    title: seen.text('movers.title'),
    ways: [seen.text('movers.march')],
  }
}

/** All whom he can take along from where he stands. */
export function companyOf({ position }: Seen, leader: string): Column {
  const place = placeOf(position, leader)
  let column: Column = {
    leader,
    units: place === hexes.rome ? [] : ledBy(position, leader),
    spent: 0,
  }
  const free = freeUnitsIn(position, place).toSorted(
    (one, other) => virtusOf(position, other) - virtusOf(position, one),
  )
  for (const unit of free)
    if (!column.units.includes(unit) && whyNotTake(position, column, unit) === null)
      column = { ...column, units: [...column.units, unit] }
  return column
}

function rowOf(seen: Seen, leader: string): Mover {
  const { position, data, text } = seen
  const column = companyOf(seen, leader)
  const place = placeOf(position, leader)
  const units = column.units.map(unit => unitPiece(seen, position, unit))
  const held = whyNotLeaveRome(position, column) !== null
  const reach = [...destinations(position, column)].map(([hex]) => hex).filter(hex => hex !== place)
  const cities = reach.filter(hex => data.cities[hex] !== undefined).length
  const enemies = reach.filter(hex => hasHostiles(position, hex)).length
  const best = bestBattle(seen, column, reach)
  return {
    piece: leaderPiece(seen, position, leader),
    place,
    where: placeName(seen, data, place),
    units,
    strength: String(strengthOf(units)),
    ...(held ? { warning: text('movers.stays') } : {}),
    ways: [
      {
        icon: 'march',
        choice: { verb: 'move', noun: leader },
        title: text('movers.cities', { n: cities }),
        text: best ?? text('movers.enemies', { n: enemies }),
        battle: enemies > 0,
        reach,
      },
    ],
  }
}

/** The best battle that he could give with all whom he can lead; null: there is none within reach. */
function bestBattle(seen: Seen, { leader, units }: Column, reach: readonly HexId[]): string | null {
  const { position, data, text } = seen
  const battles = reach.flatMap(hex => {
    const [enemy] = armiesInTheOpen(position, hex)
    const chance = enemy === undefined ? null : winningOf(seen, { leader, units, subordinates: [] }, enemy)
    return enemy === undefined || chance === null ? [] : [{ enemy, chance }]
  })
  const [best] = battles.toSorted((one, other) => other.chance - one.chance)
  if (best === undefined) return null
  return text('movers.battle', {
    who: nameOf(seen, data, best.enemy.leader ?? ''),
    ...chanceOf(best.chance),
  })
}

/** KOR-OFF-5: with this column nobody may leave Rome. */
export function owedIn({ position, text }: Seen, { decision }: KingsInput): readonly Owed[] {
  if (decision?.task !== 'march') return []
  const why = whyNotLeaveRome(position, columnOf(decision))
  if (why === null) return []
  return [{ id: 'rome', title: text('owed.rome'), text: text('owed.rome-remedy'), rule: why.rule }]
}
