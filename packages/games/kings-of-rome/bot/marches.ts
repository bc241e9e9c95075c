import { type HexId, hexes, neighboursOf } from '../data/index.ts'
import { type Column, destinations, whyNotLeaveRome } from '../rules/actions/movement.ts'
import { armiesInTheOpen, UNITS_FOR_BATTLE } from '../rules/battle/index.ts'
import { cityIn, holderOf, isHeldByRome, stopsRomans } from '../rules/cities.ts'
import { isLastTurnOfPeriod } from '../rules/end-of-turn/redeployment.ts'
import { citiesForMission } from '../rules/end-of-turn/romanization.ts'
import {
  type Army,
  bearsCaptiveMark,
  capacityOf,
  freeUnitsIn,
  isInfantry,
  leadersIn,
  nationOf,
  placeOf,
  strongestFirst,
  unitsIn,
} from '../rules/pieces.ts'
import { isRefused } from '../rules/senate.ts'
import { type Besiegers, judged, leaveAgainst, type Odds, prospectsAt } from './cities.ts'
import { actionsLeft, type DeedVerb, type Outlook } from './position.ts'
import { chanceToWin } from './reckoning.ts'
import { bestVoyage } from './voyages.ts'
import { worthOfRest } from './worth.ts'

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
  if (whyNotLeaveRome(position, column) !== null || holdsCamp(outlook, leader)) return []
  const army = besiegersOf(outlook, { leader, units, subordinates: [] }, 2)
  return [...destinations(position, column)]
    .flatMap(([to, cost]) =>
      deedsAt(outlook, to, army).map((deed): MarchPlan => {
        const gain =
          deed.gain * (outlook.reign === null ? character.march : 1) - character.action - cost * 0.01
        return { leader, units, to, deed, gain }
      }),
    )
    .toSorted((one, two) => two.gain - one.gain)
}

/** He makes a city count by being there, on the day on which that matters. */
function holdsCamp(outlook: Outlook, leader: string): boolean {
  const { position } = outlook
  const hex = placeOf(position, leader)
  if (!isLastTurnOfPeriod(position) || isHeldByRome(position, hex)) return false
  return citiesForMission(position).includes(hex)
}

/** What an army could do in a hex: something against its city, or a battle with whoever stands before it. */
function deedsAt(outlook: Outlook, hex: HexId, besiegers: Besiegers): Deed[] {
  const left = actionsLeft(outlook)
  const camp = campAt(outlook, hex)
  const deeds = hostileDeedsAt(outlook, hex, besiegers).filter(
    ({ verb }) => left >= (verb === 'sail' ? 3 : 2),
  )
  if (left > 1 || isLastTurnOfPeriod(outlook.position)) return [...deeds, ...camp]
  const [best] = hostileDeedsAt(outlook, hex, besiegers)
  return best === undefined ? [] : approach(outlook, hex, best)
}

/** RULING-74: an army in an open city makes it Roman as long as it stands there, which is enough on the day of judgement. */
function campAt(outlook: Outlook, hex: HexId): Deed[] {
  const { position } = outlook
  const { sacked, romanizedBefore } = position.state
  if (!isLastTurnOfPeriod(position) || cityIn(position, hex) === null) return []
  if (holderOf(position, hex) === null || stopsRomans(position, hex)) return []
  if (sacked.includes(hex) || romanizedBefore.includes(hex)) return []
  const { gain, odds } = judged(outlook, [[1, { cities: 1, actions: actionsLeft(outlook) > 2 ? 2 : 1 }]])
  return [{ verb: 'camp', gain, odds }]
}

/** RULING-40: with his last action a leader goes where he can begin next turn, if he may stay there overnight. */
function approach(outlook: Outlook, hex: HexId, { verb, gain, odds }: Deed): Deed[] {
  const near = [hex, ...neighboursOf(hex)]
  const stays = near.every(each => unitsIn(outlook.position, each, 'hostile').length === 0)
  const more = gain - worthOfRest(outlook)
  if (!stays || more <= 0 || verb === 'battle' || verb === 'sail') return []
  return [{ verb: 'approach', gain: worthOfRest(outlook) + 0.1 * more, odds }]
}

function hostileDeedsAt(outlook: Outlook, hex: HexId, besiegers: Besiegers): Deed[] {
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
export function battleDeed(
  outlook: Outlook,
  { army, withKing, actions }: Besiegers,
  hostile: Army,
): Deed | null {
  const { position, character } = outlook
  const chance = chanceToWin(position, army, hostile)
  if (chance < character.leastChance) return null
  const cost = { reactions: 2, actions }
  // KOR-ELIM-1, KOR-EOT-3, RULING-57: about half of those who can be are taken captive, and half of all victories end in a triumph.
  const spoils = 0.5 * hostile.units.filter(unit => bearsCaptiveMark(position.data, unit)).length + 0.5
  const [vp, ip, units] = [1 + spoils, (withKing ? 2 : 1) + Math.round(spoils), hostile.units.length]
  const { gain, odds } = judged(outlook, [
    [chance, { ...cost, vp, ip, chits: 2, units }],
    [1 - chance, { ...cost, ...(withKing ? { ip: -2 } : { vp: -1 }), chits: -2, units: -army.units.length }],
  ])
  const nation = hostile.leader === null ? null : nationOf(position.data, hostile.leader)
  const leave = nation === null ? 1 : leaveAgainst(position, nation)
  return { verb: 'battle', gain: gain * leave, odds: { ...odds, leave } }
}

export function besiegersOf({ position }: Outlook, army: Army, actions = 1): Besiegers {
  const king = position.state.king
  return {
    army,
    infantry: army.units.filter(unit => isInfantry(position, unit)).length,
    withKing: king !== null && [army.leader, ...army.subordinates].includes(king),
    actions,
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
