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
import { type Besiegers, leaveAgainst, type Odds, oddsOf, prospectsAt } from './cities.ts'
import type { DeedVerb, Outlook } from './position.ts'
import { bestVoyage } from './voyages.ts'
import { influence, reaction, romanChits } from './worth.ts'

/** Where a leader could go, with whom, and what that promises. */
export interface MarchPlan {
  readonly leader: string
  readonly units: readonly string[]
  readonly to: HexId
  /** What he would do there. */
  readonly deed: Deed
  readonly gain: number
}

/** What an army could do where it stands or where it goes, and what that promises. */
export interface Deed {
  readonly verb: DeedVerb
  readonly gain: number
  readonly odds: Odds
}

/** The marches of a leader that promise something, the best first. A march is an action, and what it is for another. */
export function marchesOf(outlook: Outlook, leader: string): MarchPlan[] {
  const { position, character } = outlook
  const units = followersOf(outlook, leader)
  if (units.length < 2) return []
  const column: Column = { leader, units, spent: 0 }
  if (whyNotLeaveRome(position, column) !== null) return []
  const army = besiegersOf(outlook, { leader, units, subordinates: [] })
  return [...destinations(position, column)]
    .flatMap(([to, cost]) =>
      deedsAt(outlook, to, army).map((deed): MarchPlan => {
        const gain = deed.gain * character.march - character.action - cost * 0.01
        return { leader, units, to, deed, gain }
      }),
    )
    .toSorted((one, two) => two.gain - one.gain)
}

/** What an army could do in a hex: something against its city, or a battle with whoever stands before it. */
function deedsAt(outlook: Outlook, hex: HexId, besiegers: Besiegers): Deed[] {
  const [enemy] = armiesInTheOpen(outlook.position, hex)
  if (enemy !== undefined) return battleWith(outlook, besiegers, enemy)
  const voyage = bestVoyage(outlook, hex, besiegers)
  if (voyage !== null && voyage.cargo.length > 0)
    return [{ verb: 'sail', gain: voyage.gain, odds: voyage.odds }]
  return prospectsAt(outlook, hex, besiegers).slice(0, MOST_DEEDS)
}

/** More ways to deal with a city are hardly ever better than the best two. */
const MOST_DEEDS = 2

/** KOR-BP-2, KOR-SEN-2: a battle that may be given. */
function battleWith(outlook: Outlook, besiegers: Besiegers, enemy: Army): Deed[] {
  const { position } = outlook
  if (Math.min(enemy.units.length, besiegers.army.units.length) < UNITS_FOR_BATTLE) return []
  const nation = enemy.leader === null ? null : nationOf(position.data, enemy.leader)
  if (nation !== null && isRefused(position, nation)) return []
  const deed = battleDeed(outlook, besiegers, enemy)
  return deed === null ? [] : [deed]
}

/** KOR-BAT-2 to KOR-BAT-4; null: it is more likely lost than he dares. */
export function battleDeed(outlook: Outlook, { army, withKing }: Besiegers, hostile: Army): Deed | null {
  const { position, character } = outlook
  const chance = chanceToWin(position, army, hostile)
  if (chance < character.leastChance) return null
  const won =
    1 + influence(outlook, withKing ? 2 : 1) + romanChits(outlook, 2) + character.unit * hostile.units.length
  const lost =
    (withKing ? influence(outlook, -2) : -1) + romanChits(outlook, -2) - character.unit * army.units.length
  const nation = hostile.leader === null ? null : nationOf(position.data, hostile.leader)
  const leave = nation === null ? 1 : leaveAgainst(position, nation)
  const gain = chance * won + (1 - chance) * lost - 2 * reaction(outlook)
  const failing = withKing ? { ip: 2, chits: 2 } : { vp: 1, chits: 2 }
  return { verb: 'battle', gain: gain * leave, odds: { ...oddsOf(chance, failing), leave } }
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
