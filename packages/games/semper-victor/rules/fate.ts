import { type Rules, row } from '@aquila/engine'
import { scoreHead } from '../../imperator/rules/fate.ts'
import { leader, put } from '../../imperator/rules/pieces.ts'
import type { SideId } from '../data/index.ts'
import { sideIds } from '../data/types.ts'
import { dropProtectores, dropRank } from './emperors/offices.ts'
import { augustiOf, isAugustus, isDux, roleToCome } from './emperors/ranks.ts'
import { succeedPrimus, succeedSecondus } from './emperors/succession.ts'
import { boxes, opponentOf, type Semper } from './state.ts'
import { usurpationsOf } from './usurpation/candidates.ts'
import { usurpationSucceeds, usurperDies } from './usurpation/outcome.ts'

/** What a leader died of, by which rule, and whether it counts as combat or murder (SV-10.1-B, RULING-66). */
export const deaths = {
  /** Of the E result. */
  battle: { rule: 'SV-8.5.1-A', as: 'combat' },
  'blocked-retreat': { rule: 'SV-8.5.1-A', as: 'combat' },
  /** An emperor beaten by a Usurper's force, or the Usurper himself. */
  'usurper-battle': { rule: 'SV-8.5.2-A', as: 'combat' },
  solitary: { rule: 'SV-7.1-D', as: 'combat' },
  illness: { rule: 'SV-EV-4', as: 'combat' },
  assassination: { rule: 'SV-6.3-C', as: 'murder' },
  /** RULING-120: beside a People of his own player, where he may not stay. */
  'no-refuge': { rule: 'SV-4.2.4-A', as: null },
  plague: { rule: 'SV-6.3-D', as: null },
  natural: { rule: 'SV-LT-B', as: null },
  /** With a fleet that winters at sea. */
  sea: { rule: 'SV-9.2-B', as: null },
} as const

/** A Roman leader dies: his counter, the points for his head, his marks, his office, and who comes after him. */
export function* romanDies(g: Semper, id: string, cause: string): Rules {
  const { state } = g
  const { place: zone, faction } = leader(g, id)
  if (faction === null) throw new Error(`${id} dies, but is of no side`)
  bury(g, id)
  g.tell({ kind: 'leader-dies', rule: row(deaths, cause).rule, data: { leader: id, faction, zone, cause } })
  // RULING-66
  if (g.options.leaderPoints !== 'nonRoman') yield* scoreHead(g, faction, cause)
  dropProtectores(g, id)
  for (const usurpation of state.usurpations) {
    usurpation.followers = usurpation.followers.filter(other => other !== id)
    usurpation.companions = usurpation.companions.filter(other => other !== id)
  }
  noteConstantin(g, id, faction)
  if (g.data.scenarios[state.scenario].rules.endsWith === id) state.endedBy = state.year
  const usurpation = state.usurpations.find(({ usurper }) => usurper === id)
  if (usurpation !== undefined) yield* usurperDies(g, usurpation, zone)
  else yield* emperorDies(g, id, faction, cause)
}

/** SV-LT-C, SV-6.3-Z, RULING-117: when Constantin left the game, dead or exiled, and whose he was. */
export function noteConstantin({ state }: Semper, id: string, side: SideId): void {
  if (id === 'constantin') state.constantin = { died: state.year, side }
}

/** SV-3.3.1-C, SV-6.4-A: a Dux comes back in the next turn, everybody else is gone for good. */
function bury(g: Semper, id: string): void {
  put(g, id, isDux(g, id) ? boxes.returning : boxes.dead)
  if (isDux(g, id)) g.state.turn.duxLost.push(id)
}

/**
 * SV-3.5.2: an Augustus who falls to a usurpation may be its victory (SV-3.6.4-C); else his throne finds an heir.
 * RULING-88: while a change of roles is due his side is that of the player who has him, whatever his throne.
 */
function* emperorDies(g: Semper, id: string, side: SideId, cause: string): Rules {
  const throne = sideIds.find(each => g.state.emperors[each] === id) ?? null
  const reigned = isAugustus(g, id)
  dropRank(g, id)
  if (!reigned) return
  // RULING-86: while a Usurper is in play murder is his success.
  const fell = cause === 'usurper-battle' || cause === 'assassination'
  if (fell && isOverthrown(g, side)) {
    const role = roleToCome(g, side)
    yield* usurpationSucceeds(g, side)
    // SV-3.6.4-E: against Secondus it only brings about a succession.
    if (role === 'primus') return
  }
  if (throne === 'primus') yield* succeedPrimus(g)
  if (throne === 'secondus') yield* succeedSecondus(g)
}

/** SV-3.6.4-C, RULING-27: no Augustus is left on the side, and somebody has risen against it. */
function isOverthrown(g: Semper, side: SideId): boolean {
  return augustiOf(g, side).length === 0 && usurpationsOf(g, opponentOf(g, side)).length > 0
}
