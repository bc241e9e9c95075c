import type { Mover, Movers, MoverWay } from '../../table/index.ts'
import { areaAt } from '../data/index.ts'
import { nameOf, nameOfPower } from '../names.ts'
import { powersHolding } from '../rules/control.ts'
import { unitsToTake } from '../rules/operations/muster.ts'
import { isFriendly } from '../rules/pacts.ts'
import { isShip, leaderNoun, totalStrength } from '../rules/pieces.ts'
import type { Leader } from '../rules/state.ts'
import { leaderPiece, unitPiece } from './counters.ts'
import { leaderNamed, placeOf, type RomaInput, type Seen } from './position.ts'

/** RV-5.11: the Leaders who can be activated, the strongest first, with what his die may give each and who stands beside him. */
export function moversOf(seen: Seen, { decision, role }: RomaInput): Movers | null {
  if (decision?.task !== 'operations' || decision.role !== role) return null
  const rows = decision.choices.flatMap(({ verb, noun }) => {
    const leader = verb === 'activate' ? leaderNamed(seen, String(noun)) : undefined
    return leader === undefined ? [] : [rowOf(seen, leader)]
  })
  return {
    rows: rows.toSorted((one, other) => Number(other.strength) - Number(one.strength)),
    title: seen.text('movers.title'),
    ways: [seen.text('movers.activate')],
  }
}

function rowOf(seen: Seen, leader: Leader): Mover {
  const { position, data } = seen
  const units = unitsToTake(position, leader)
  const place = placeOf(leader)
  return {
    piece: leaderPiece(seen, position, leader),
    place,
    where: String(nameOf(seen, data, place)),
    units: units.map(unit => ({ ...unitPiece(seen, position, unit), spent: false })),
    strength: String(
      totalStrength(
        position.data,
        units.filter(unit => !isShip(unit)),
      ),
    ),
    ways: [wayOf(seen, leader)],
  }
}

function wayOf(seen: Seen, leader: Leader): MoverWay {
  const { position, text } = seen
  const beside = areaAt(leader.area).land.map(({ to }) => to)
  const enemies = new Set(
    [leader.area, ...beside]
      .flatMap(area => powersHolding(position.state, area))
      .filter(power => !isFriendly(position, leader.power, power)),
  )
  return {
    icon: 'march',
    choice: { verb: 'activate', noun: leaderNoun(leader) },
    title: text('movers.points', { least: 1 + leader.rating, most: 6 + leader.rating }),
    text:
      enemies.size === 0
        ? text('movers.nobody')
        : text('movers.beside', { powers: [...enemies].map(power => nameOfPower(seen, position, power)) }),
    battle: enemies.size > 0,
    reach: beside.map(area => areaAt(area).id),
  }
}
