import type { FactionId, PeopleId } from '../../data/index.ts'
import { isRoman, peopleOf } from '../pieces.ts'
import type { AleaPosition, Place } from '../state.ts'
import { landAllowance, leaderAllowance } from './allowance.ts'
import { type Camp, campOf } from './stacking.ts'

/** Counters on the march over land: a leader with or without units, or one unit without a leader. */
export interface Column {
  readonly side: FactionId
  readonly leader: string | null
  readonly units: readonly string[]
  /** The leader and the units. */
  readonly pieces: readonly string[]
  readonly camp: Camp
  /** The People of a column of a People at war. */
  readonly people: PeopleId | null
  readonly romanUnits: boolean
  /** AIE-6.3-a: it flees and must end in a zone free of enemy units. */
  readonly flight: boolean
}

/** How far a column has come. */
export interface March {
  readonly start: Place
  readonly zone: Place
  readonly spent: number
  /** AIE-7.3-a: it has entered a zone of the Republic on its way. */
  readonly enteredRepublic: boolean
}

export function columnOf(
  position: AleaPosition,
  side: FactionId,
  leader: string | null,
  units: readonly string[],
  flight: boolean,
): Column {
  const first = leader ?? units[0]
  if (first === undefined) throw new Error('nobody marches')
  const camp = campOf(position, first)
  return {
    side,
    leader,
    units,
    pieces: leader === null ? units : [leader, ...units],
    camp,
    people: camp === 0 ? null : peopleOf(position.data, first),
    romanUnits: hasRomans(position, units),
    flight,
  }
}

function hasRomans({ data }: AleaPosition, units: readonly string[]): boolean {
  for (const unit of units) if (isRoman(data, unit)) return true
  return false
}

export function marchFrom(zone: Place): March {
  return { start: zone, zone, spent: 0, enteredRepublic: false }
}

/** AIE-3.4.1-a, AIE-3.4.1-b: a leader alone goes farther than one with units. */
export function allowanceOf(position: AleaPosition, column: Column): number {
  return column.units.length === 0 ? leaderAllowance(position) : landAllowance(position)
}
