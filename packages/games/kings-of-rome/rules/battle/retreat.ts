import type { Rules } from '@aquila/engine'
import { type Face, type HexId, hexes, type NationId } from '../../data/index.ts'
import { hasRomanWalls, isFriendly } from '../cities.ts'
import {
  enteredFrom,
  freeUnitsIn,
  hostilesOf,
  isHex,
  leadersIn,
  nationOf,
  placeOf,
  unitsIn,
} from '../pieces.ts'
import { hostilesStepBack, hostilesToCity, moveAll, romansStepBack, romansToRome } from '../retreats.ts'
import type { Kings, KingsPosition } from '../state.ts'
import { battleOf } from './display.ts'
import type { BattleEnd } from './pitched.ts'

/** Who leaves the hex of the battle, and where to. Gives the hex to which a beaten enemy has routed. */
export function* leaveTheField(g: Kings, { winner, how }: BattleEnd): Rules<HexId | null> {
  const { attacker } = battleOf(g)
  let rout: HexId | null = null
  if (winner === 'hostile') generalRetreat(g)
  else if (winner === 'roman') rout = routHostiles(g, how === 'driven-off')
  else if (how === 'parted') {
    // KOR-VAN-6: both sides, the attacker first, so that the way he came is open to him.
    yield* withdraw(g, attacker, 'KOR-VAN-6', 'no-decision')
    yield* withdraw(g, attacker === 'roman' ? 'hostile' : 'roman', 'KOR-VAN-6', 'no-decision')
  } else yield* withdraw(g, attacker, 'KOR-WIN-1', 'no-decision')
  sendHomeLeaderless(g)
  return rout
}

/** KOR-RETR-1: the Romans to Rome, the others to their nearest friendly city. */
function generalRetreat(g: Kings): void {
  const { hex, nation, roman } = battleOf(g)
  // Those who held a city and fought for it in an ambush go with the others (KOR-AMB-4).
  const romans = new Set([...romansIn(g, hex), ...roman.units])
  if (hex !== hexes.rome) romansToRome(g, [...romans], 'KOR-RETR-1', 'general-retreat')
  const others = hostilesIn(g, hex)
  if (nation !== null) hostilesToCity(g, others, nation, 'KOR-RETR-1', 'general-retreat')
}

/** KOR-SURV-2: one hex away or within friendly walls; KOR-VAN-8: one hex more; KOR-SURV-1: leaders alone. */
function routHostiles(g: Kings, drivenOff: boolean): HexId | null {
  const { hex, nation, kind, attacker, from } = battleOf(g)
  const beaten = hostilesIn(g, hex)
  const [first] = beaten
  if (first === undefined || nation === null) return null
  if (unitsIn(g, hex, 'hostile').every(unit => nationOf(g.data, unit) !== nation)) {
    hostilesToCity(g, beaten, nation, 'KOR-SURV-1', 'leader-alone')
    return null
  }
  if (areSheltered(g, nation)) {
    g.tell({ kind: 'armies-part', rule: 'KOR-SURV-2', data: { hex, reason: 'within-walls' } })
    return null
  }
  // RULING-36: a failed ambush goes back to where it came from.
  if (kind === 'ambush' && from !== null) moveAll(g, beaten, hex, from, 'KOR-AMB-1', 'ambush-failed')
  else hostilesStepBack(g, beaten, hex, attacker === 'hostile' ? from : null, 'KOR-SURV-2', 'rout')
  const fled = placeOf(g, first)
  if (drivenOff && isHex(fled)) hostilesStepBack(g, beaten, fled, null, 'KOR-VAN-8', 'driven-off')
  const rout = placeOf(g, first)
  return isHex(rout) ? rout : null
}

/** KOR-SURV-2: friendly walls take in whoever was there, not those who have come to win them back (RULING-74). */
function areSheltered(position: KingsPosition, nation: NationId): boolean {
  const { hex, attacker, from } = battleOf(position)
  const came = attacker === 'hostile' && from !== null
  return !came && isFriendly(position, hex, nation)
}

/** RULING-56, RULING-58: a side leaves without having been beaten; walls of its own are enough. */
export function* withdraw(g: Kings, side: Face, rule: string, reason: string): Rules {
  const { hex, attacker, from, nation, kind, roman } = battleOf(g)
  const entered = side === attacker ? from : null
  if (side === 'roman') {
    if (hasRomanWalls(g, hex)) return
    const wayBack = entered ?? (roman.leader === null ? null : enteredFrom(g, roman.leader))
    yield* romansStepBack(g, romansIn(g, hex), hex, wayBack, rule, reason)
    return
  }
  const others = hostilesIn(g, hex)
  if (nation !== null && areSheltered(g, nation)) return
  if (kind === 'ambush' && from !== null) moveAll(g, others, hex, from, 'KOR-AMB-1', 'ambush-failed')
  else hostilesStepBack(g, others, hex, entered, rule, reason)
}

/**
 * KOR-SURV-1: a Roman leader without units goes to Rome; RULING-66: so do units that have lost their leader, but for those
 * who hold a city. Units that never had one stay where they have fought.
 */
function sendHomeLeaderless(g: Kings): void {
  const { roman, withLeader } = battleOf(g)
  const leaders = [roman.leader, ...roman.aside].filter(leader => leader !== null)
  const leaderless = withLeader && leaders.length === 0
  const hasMen = leaders.some(leader => freeUnitsIn(g, placeOf(g, leader)).length > 0)
  if (!leaderless && (roman.units.length > 0 || hasMen)) return
  const away = [...leaders, ...roman.units].filter(
    piece => placeOf(g, piece) !== hexes.rome && !g.state.holders.includes(piece),
  )
  romansToRome(g, away, leaderless ? 'KOR-BP-5' : 'KOR-SURV-1', 'leader-alone')
}

/** The Romans in the hex who can leave it: those who hold its city stay (KOR-PIL-9). */
export function romansIn(position: KingsPosition, hex: HexId): string[] {
  return [...leadersIn(position, hex, 'roman'), ...freeUnitsIn(position, hex)]
}

/** The people that Rome has fought, in the hex of the battle. */
export function hostilesIn(position: KingsPosition, hex: HexId): string[] {
  return hostilesOf(position, hex, battleOf(position).nation)
}
