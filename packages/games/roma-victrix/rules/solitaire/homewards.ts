import { marchesBetween } from '../../data/index.ts'
import { territoryOf } from '../control.ts'
import { capitalProvince } from '../paths.ts'
import type { RomaPosition } from '../state.ts'

/** RV-16.4-x: of the ways that are open to an automaton the one nearest to its Capital, and of these its own land first. */
export function nearestHome(position: RomaPosition, power: number, ways: readonly number[]): number {
  const capital = capitalProvince(position, power)
  const distances = ways.map(way => (capital === null ? 0 : marchesBetween(capital, way)))
  const nearest = Math.min(...distances)
  const near = ways.filter((_, at) => distances[at] === nearest)
  const [home] = [...near.filter(way => territoryOf(position, way) === power), ...near]
  if (home === undefined) throw new Error('no way is open')
  return home
}
