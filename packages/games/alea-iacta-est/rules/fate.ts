import type { RuleId, Rules } from '@aquila/engine'
import type { FactionId } from '../data/index.ts'
import { isLeader, leader, peopleOf, put, sideOf } from './pieces.ts'
import { ensureFactionLeader } from './politics/faction-leaders.ts'
import { coupIsOver } from './politics/flip.ts'
import { caesarIsGone, pompeiusIsGone, succeed } from './politics/succession.ts'
import { scorePoints } from './score.ts'
import { type Alea, type AleaBoard, boxes, opponentOf } from './state.ts'

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

/** RULING-56: deaths "in combat". It is the lost battle that kills a leader who is ill. */
const inCombat: readonly Cause[] = [
  'illness',
  'battle',
  'blocked-retreat',
  'faction-leader-battle',
  'pretender-battle',
  'beaten-pretender',
  'solitary',
]
const murdered: readonly Cause[] = ['assassination', 'ides-of-march']

const ruleOf: Readonly<Record<Cause, RuleId>> = {
  battle: 'AIE-8.5.1-a',
  'blocked-retreat': 'AIE-8.5.1-a',
  'faction-leader-battle': 'AIE-8.5.2-a',
  'pretender-battle': 'AIE-3.6.4-c',
  'beaten-pretender': 'AIE-3.6.4-b',
  solitary: 'AIE-8.2-j',
  assassination: 'AIE-6.3-c',
  'ides-of-march': 'AIE-3.5.3-c',
  plague: 'AIE-6.3-d',
  natural: 'AIE-LT-b',
  illness: 'AIE-EV-04',
  'no-such-face': 'AIE-6.4-c',
  turncoat: 'AIE-S5-d',
}

export const causes = Object.keys(ruleOf)

/** Several leaders die of one cause. Faction Leaders go last, so that nobody succeeds who is about to die himself. */
export function* leadersDie(g: Alea, leaders: readonly string[], cause: Cause): Rules {
  const leads = (id: string) => Object.values(g.state.factionLeaders).some(list => list.includes(id))
  for (const id of leaders) if (!leads(id)) yield* leaderDies(g, id, cause)
  for (const id of leaders) if (leader(g, id).place !== boxes.dead) yield* leaderDies(g, id, cause)
}

/** A leader dies: his counter, his markers, the points for his head, and who comes after him. */
export function* leaderDies(g: Alea, id: string, cause: Cause): Rules {
  if (!isLeader(g.data, id)) throw new Error(`${id} is no leader`)
  if (peopleOf(g.data, id) === null) yield* romanDies(g, id, cause)
  else yield* foreignLeaderDies(g, id, cause)
}

/** AIE-LT-b: a Roman leader's death is for good. */
function* romanDies(g: Alea, id: string, cause: Cause): Rules {
  const { state } = g
  const { place: zone, faction } = leader(g, id)
  if (faction === null) throw new Error(`${id} dies, but is of no faction`)
  put(g, id, boxes.dead)
  g.tell({ kind: 'leader-dies', rule: ruleOf[cause], data: { leader: id, faction, zone, cause } })
  dropPretenderMarkers(g, id)
  const led = state.factionLeaders[faction].includes(id)
  if (led) {
    state.factionLeaders[faction] = state.factionLeaders[faction].filter(other => other !== id)
    // AIE-5.1.1-b
    if (inCombat.includes(cause) || murdered.includes(cause)) state.factionLeadersKilled++
  }
  yield* scoreHead(g, faction, cause)
  yield* lastAssassinFalls(g, id)
  if (id === 'caesar') caesarIsGone(g)
  if (id === 'pompeius') pompeiusIsGone(g)
  if (led) yield* succeed(g, faction, id, cause === 'pretender-battle')
  // Those who left with the death of Pompeius may have led the Republicans.
  else if (id === 'pompeius') yield* ensureFactionLeader(g, 'republican')
}

/** AIE-4.2.1-a, RULING-89: a leader of a People who falls in combat returns in the next Phase C; the plague takes him for good. */
function* foreignLeaderDies(g: Alea, id: string, cause: Cause): Rules {
  const side = sideOf(g, id)
  const zone = leader(g, id).place
  const returns = inCombat.includes(cause)
  put(g, id, returns ? boxes.returning : boxes.dead)
  const rule = returns ? 'AIE-4.2.1-a' : ruleOf[cause]
  g.tell({ kind: returns ? 'leader-driven-off' : 'leader-dies', rule, data: { leader: id, zone, cause } })
  if (side !== null) yield* scoreHead(g, side, cause)
}

/** AIE-10.1-b, RULING-56: the opponent scores 1 VP for a leader lost in combat or murdered. */
function* scoreHead(g: Alea, loser: FactionId, cause: Cause): Rules {
  if (!inCombat.includes(cause) && !murdered.includes(cause)) return
  yield* scorePoints(g, opponentOf(loser), 1, 'AIE-10.1-b', 'leader-lost')
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
