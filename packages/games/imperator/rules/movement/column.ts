import type { FactionId, PeopleId } from '../../data/map.ts'
import { isRoman, peopleOf } from '../pieces.ts'
import type { CampaignPosition, Place } from '../state.ts'
import { leaderAllowance, unitAllowance } from './allowance.ts'
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
  /** 3.4.1: how far it goes; a leader alone goes farther than one with units. */
  readonly allowance: number
  /** 6.3: it flees and must end in a zone free of enemy units. */
  readonly flight: boolean
}

/** How far a column has come. */
export interface March {
  readonly start: Place
  readonly zone: Place
  readonly spent: number
  /** 7.3: it has entered a zone on its way that lifts the limit for marches outside the Roman world. */
  readonly limitLifted: boolean
  /** 7.3: what its last steps outside the Roman world have cost, one after another. */
  readonly outside: number
}

export function columnOf(
  position: CampaignPosition,
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
    allowance: units.length === 0 ? leaderAllowance(position) : unitAllowance(position, units),
    flight,
  }
}

function hasRomans({ data }: CampaignPosition, units: readonly string[]): boolean {
  for (const unit of units) if (isRoman(data, unit)) return true
  return false
}

export function marchFrom(zone: Place): March {
  return { start: zone, zone, spent: 0, limitLifted: false, outside: 0 }
}
