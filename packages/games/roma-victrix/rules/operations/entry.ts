import type { Rules } from '@aquila/engine'
import { areaAt, isProvince } from '../../data/index.ts'
import { castOf } from '../cast.ts'
import { territoryOf } from '../control.ts'
import { entryByPact } from '../pacts.ts'
import { controllerOf, powerId, powerNamed } from '../powers.ts'
import type { RomaReason } from '../reasons.ts'
import type { Leader, Roma, RomaPosition } from '../state.ts'
import { answerOf, givesLeave } from './leave.ts'

/**
 * RV-3.9-k: what special rules of the scenario say of entering a Province, by land or on its coast: pacts, and Leaders who
 * must stay in their Regions.
 */
export function whyNoEntry(position: RomaPosition, leader: Leader, to: number): RomaReason | null {
  return whyNoEntryByPact(position, leader, to) ?? whyConfined(position, leader, to)
}

/** Whose leave or pact matters there; open water is nobody's. */
function ownerOf(position: RomaPosition, area: number): number | null {
  return isProvince(area) ? territoryOf(position, area) : null
}

function whyNoEntryByPact(position: RomaPosition, { power }: Leader, to: number): RomaReason | null {
  const owner = ownerOf(position, to)
  if (owner === null) return null
  const about = { area: areaAt(to).id, power: powerId(position, owner) }
  switch (entryByPact(position, power, owner)) {
    case 'forbidden':
      return { rule: 'RV-3.9-k', why: 'pact', about }
    case 'with-permission':
      // A Neutral partner keeps the ban, and nobody is there to lift it.
      if (controllerOf(position.state, owner) === null) return { rule: 'RV-3.9-k', why: 'pact', about }
      return answerOf(position.state, 'admission', to, owner) === false
        ? { rule: 'RV-5.27-a', why: 'leave-refused', about }
        : null
    default:
      return null
  }
}

/** RV-3.9-k: whether he may be there: no special rule keeps him to other Regions. */
export function mayGoTo(position: RomaPosition, leader: Leader, to: number): boolean {
  return whyConfined(position, leader, to) === null
}

function whyConfined(position: RomaPosition, { power, name }: Leader, to: number): RomaReason | null {
  const { region } = areaAt(to)
  if (region === null) return null
  for (const special of castOf(position).confines) {
    if (position.state.turn >= special.until.turn) continue
    if (powerNamed(position, special.power) !== power) continue
    if (special.leaders !== 'all' && !special.leaders.includes(name ?? '')) continue
    if (!special.regions.includes(region))
      return { rule: 'RV-3.9-k', why: 'confined', about: { until: special.until.turn } }
  }
  return null
}

/** The Power whose leave a pact wants before this one enters the area; null: none. */
export function leaveWantedOf(position: RomaPosition, power: number, to: number): number | null {
  const owner = ownerOf(position, to)
  return owner !== null && entryByPact(position, power, owner) === 'with-permission' ? owner : null
}

/** A pact may ask for the owner's leave; refused, nobody moves and nothing is spent. */
export function* isAdmitted(g: Roma, leader: Leader, to: number): Rules<boolean> {
  const owner = leaveWantedOf(g, leader.power, to)
  return (
    owner === null ||
    (yield* givesLeave(g, { leave: 'admission', area: to, of: owner, by: owner, to: leader.power }))
  )
}

/** Whether the active Leader can count on coming in: nothing forbids it, and leave is given already where it is wanted. */
export function isOpenFor(position: RomaPosition, leader: Leader, to: number): boolean {
  if (whyNoEntry(position, leader, to) !== null) return false
  const owner = leaveWantedOf(position, leader.power, to)
  return owner === null || answerOf(position.state, 'admission', to, owner) === true
}

/** RV-3.9-k: an interception waits for nobody's leave: a force that would need it stays where it is. */
export function mayEnterAtOnce(position: RomaPosition, leader: Leader, to: number): boolean {
  const owner = ownerOf(position, to)
  if (owner !== null) {
    const entry = entryByPact(position, leader.power, owner)
    if (entry === 'forbidden' || entry === 'with-permission') return false
  }
  return whyConfined(position, leader, to) === null
}
