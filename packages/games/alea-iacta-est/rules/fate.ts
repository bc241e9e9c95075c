import type { RuleId, Rules } from '@aquila/engine'
import { scoreHead } from '../../imperator/rules/fate.ts'
import { leader, put } from './pieces.ts'
import { ensureFactionLeader } from './politics/faction-leaders.ts'
import { coupIsOver } from './politics/flip.ts'
import { pompeiusIsGone, succeed } from './politics/succession.ts'
import { scorePoints } from './score.ts'
import { type Alea, type AleaBoard, boxes } from './state.ts'

/** What a leader died of. */
export type Cause =
  /** Of the E result (AIE-8.5.1-a). */
  | 'battle'
  | 'blocked-retreat'
  /** In a battle of AIE-8.5.2-a. */
  | 'faction-leader-battle'
  /** A Faction Leader beaten by the Pretender who wants his place (AIE-3.6.4-c). */
  | 'pretender-battle'
  /** A beaten Pretender and the leaders of his army (AIE-3.6.4-b). */
  | 'beaten-pretender'
  /** Alone among enemies (AIE-8.2-j). */
  | 'solitary'
  /** By the stratagem (AIE-6.3-c). */
  | 'assassination'
  /** AIE-3.5.3-c */
  | 'ides-of-march'
  | 'plague'
  /** By the table of leaders (AIE-2.D-e). */
  | 'natural'
  /** An ill Faction Leader driven out of his zone (AIE-EV-04). */
  | 'illness'
  /** A Triumvir's companion who cannot show the face of the side that rallies him (AIE-6.4-c). */
  | 'no-such-face'
  /** Dolabella, when he changes sides once too often (AIE-S5-d). */
  | 'turncoat'

/**
 * By what a leader died of: the rule, and whether it was "in combat" (RULING-56), by murder or neither. It is the lost
 * battle that kills a leader who is ill.
 */
export const deaths = {
  battle: { rule: 'AIE-8.5.1-a', as: 'combat' },
  'blocked-retreat': { rule: 'AIE-8.5.1-a', as: 'combat' },
  'faction-leader-battle': { rule: 'AIE-8.5.2-a', as: 'combat' },
  'pretender-battle': { rule: 'AIE-3.6.4-c', as: 'combat' },
  'beaten-pretender': { rule: 'AIE-3.6.4-b', as: 'combat' },
  solitary: { rule: 'AIE-8.2-j', as: 'combat' },
  assassination: { rule: 'AIE-6.3-c', as: 'murder' },
  'ides-of-march': { rule: 'AIE-3.5.3-c', as: 'murder' },
  // RULING-89: the plague takes leaders of Peoples for good.
  plague: { rule: 'AIE-6.3-d', as: null },
  natural: { rule: 'AIE-LT-b', as: null },
  illness: { rule: 'AIE-EV-04', as: 'combat' },
  'no-such-face': { rule: 'AIE-6.4-c', as: null },
  turncoat: { rule: 'AIE-S5-d', as: null },
} as const satisfies Readonly<Record<Cause, { rule: RuleId; as: 'combat' | 'murder' | null }>>

export const causes = Object.keys(deaths)

/** AIE-LT-b: a Roman leader's death is for good. */
export function* romanDies(g: Alea, id: string, cause: Cause): Rules {
  const { state } = g
  const { place: zone, faction } = leader(g, id)
  if (faction === null) throw new Error(`${id} dies, but is of no faction`)
  put(g, id, boxes.dead)
  g.tell({ kind: 'leader-dies', rule: deaths[cause].rule, data: { leader: id, faction, zone, cause } })
  dropPretenderMarkers(g, id)
  const led = state.factionLeaders[faction].includes(id)
  if (led) {
    state.factionLeaders[faction] = state.factionLeaders[faction].filter(other => other !== id)
    // AIE-5.1.1-b
    if (deaths[cause].as !== null) state.factionLeadersKilled++
  }
  yield* scoreHead(g, faction, cause)
  yield* lastAssassinFalls(g, id)
  // RULING-20: the Pretender is Caesar's heir then.
  if (id === 'caesar' && cause === 'pretender-battle') state.octavianusInherits = false
  if (id === 'pompeius') yield* pompeiusIsGone(g, zone)
  if (led) yield* succeed(g, faction, id, cause === 'pretender-battle')
  // Those who left with the death of Pompeius may have led the Republicans.
  else if (id === 'pompeius') yield* ensureFactionLeader(g, 'republican')
}

/** AIE-10.1-d, RULING-58: the Caesarian scores 5 VP when the last Assassin of Caesar is gone. */
function* lastAssassinFalls(g: Alea, id: string): Rules {
  if (!g.state.caesarMurdered || g.data.romanLeaders[id]?.assassin !== true) return
  if (livingAssassins(g).length > 0) return
  yield* scorePoints(g, 'caesarian', 5, 'AIE-10.1-d', 'assassins-gone')
}

/** Leaders with the icon of an Assassin who are alive, on the map or beside it. */
export function livingAssassins(position: AleaBoard): string[] {
  const { data } = position
  return Object.values(data.romanLeaders)
    .filter(({ id, assassin }) => assassin && leader(position, id).place !== boxes.dead)
    .map(({ id }) => id)
}

/** AIE-3.6.4-a: the coup of a dead Pretender is over. */
function dropPretenderMarkers(g: Alea, id: string): void {
  for (const faction of ['caesarian', 'republican'] as const) {
    if (g.state.pretenders[faction] === id) coupIsOver(g.state, faction)
  }
}
