import { type HexId, hexes } from '../data/index.ts'
import { type Column, destinations, whyNotLeaveRome } from '../rules/actions/movement.ts'
import { armiesInTheOpen, UNITS_FOR_BATTLE } from '../rules/battle/index.ts'
import { chanceToWin } from '../rules/battle/reckoning.ts'
import {
  type Army,
  capacityOf,
  freeUnitsIn,
  isInfantry,
  leadersIn,
  nationOf,
  placeOf,
  strongestFirst,
} from '../rules/pieces.ts'
import { isRefused } from '../rules/senate.ts'
import type { HostileVerb } from '../rules/tasks.ts'
import { type Besiegers, prospectsAt } from './cities.ts'
import type { Outlook } from './position.ts'
import { bestVoyage } from './voyages.ts'
import { influence, reaction, romanChits } from './worth.ts'

/** Where a leader could go, with whom, and what that promises. */
export interface MarchPlan {
  readonly leader: string
  readonly units: readonly string[]
  readonly to: HexId
  /** What he would do there. */
  readonly verb: HostileVerb | 'sail'
  readonly gain: number
}

/** The marches of a leader that promise something, the best first. */
export function marchesOf(outlook: Outlook, leader: string): MarchPlan[] {
  const { position } = outlook
  const units = followersOf(outlook, leader)
  if (units.length < 2) return []
  const column: Column = { leader, units, spent: 0 }
  if (whyNotLeaveRome(position, column) !== null) return []
  const army = besiegersOf(outlook, { leader, units, subordinates: [] })
  return [...destinations(position, column)]
    .flatMap(([to, cost]): MarchPlan[] => {
      const target = targetAt(outlook, to, army)
      if (target === null) return []
      const gain = target.gain * outlook.character.march - cost * 0.01
      return [{ leader, units, to, verb: target.verb, gain }]
    })
    .toSorted((one, two) => two.gain - one.gain)
}

/** What is best to do in a hex: something against its city, or a battle with whoever stands before it. */
function targetAt(
  outlook: Outlook,
  hex: HexId,
  besiegers: Besiegers,
): Pick<MarchPlan, 'verb' | 'gain'> | null {
  const [enemy] = armiesInTheOpen(outlook.position, hex)
  if (enemy === undefined) {
    const voyage = bestVoyage(outlook, hex, besiegers)
    if (voyage !== null && voyage.cargo.length > 0) return { verb: 'sail', gain: voyage.gain }
    return prospectsAt(outlook, hex, besiegers)[0] ?? null
  }
  if (Math.min(enemy.units.length, besiegers.army.units.length) < UNITS_FOR_BATTLE) return null
  const nation = enemy.leader === null ? null : nationOf(outlook.position.data, enemy.leader)
  if (nation !== null && isRefused(outlook.position, nation)) return null
  return { verb: 'battle', gain: gainOfBattle(outlook, besiegers, enemy) }
}

/** KOR-BAT-2 to KOR-BAT-4 */
export function gainOfBattle(outlook: Outlook, { army, withKing }: Besiegers, hostile: Army): number {
  const { position, character } = outlook
  const chance = chanceToWin(position, army, hostile)
  if (chance < character.leastChance) return Number.NEGATIVE_INFINITY
  const won =
    1 + influence(outlook, withKing ? 2 : 1) + romanChits(outlook, 2) + character.unit * hostile.units.length
  const lost =
    (withKing ? influence(outlook, -2) : -1) + romanChits(outlook, -2) - character.unit * army.units.length
  return chance * won + (1 - chance) * lost - 2 * reaction(outlook)
}

export function besiegersOf({ position }: Outlook, army: Army): Besiegers {
  const king = position.state.king
  return {
    army,
    infantry: army.units.filter(unit => isInfantry(position, unit)).length,
    withKing: king !== null && [army.leader, ...army.subordinates].includes(king),
  }
}

/** Whom a leader takes along: out of Rome his share, elsewhere all that he can lead. */
export function followersOf(outlook: Outlook, leader: string): string[] {
  const { position } = outlook
  const { state } = position
  const hex = placeOf(position, leader)
  const free = strongestFirst(
    position,
    freeUnitsIn(position, hex).filter(unit => !state.notes.triumphed.includes(unit)),
  )
  const capacity = capacityOf(position, leader)
  if (hex !== hexes.rome) return free.slice(0, capacity)
  const others = leadersIn(position, hex, 'roman').filter(
    other => other !== leader && !state.convicted.includes(other) && !state.notes.triumphed.includes(other),
  )
  // Two for each of the others, and two more if a Magister obliges Rome to keep an army at home.
  const left = leader === state.king ? 2 * others.length : others.includes(state.king ?? '') ? 2 : 0
  return free.slice(0, Math.max(2, Math.min(capacity, free.length - left)))
}
