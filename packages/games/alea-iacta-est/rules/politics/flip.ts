import type { RuleId } from '@aquila/engine'
import type { FactionId } from '../../data/index.ts'
import { changeFaction, leader } from '../pieces.ts'
import type { Alea, AleaState } from '../state.ts'

/**
 * AIE-3.7.1-a: a Roman leader changes faction and shows his other face. He loses the marker of a Faction Leader; if
 * he was the Pretender of the faction he comes back to, his coup is over. The caller sees to his units and to
 * the succession.
 */
export function flipLeader(g: Alea, id: string, to: FactionId, rule: RuleId): void {
  const { state } = g
  const counter = leader(g, id)
  const from = counter.faction
  if (from === to) return
  changeFaction(g, id, to)
  if (from !== null) state.factionLeaders[from] = state.factionLeaders[from].filter(other => other !== id)
  if (state.pretenders[to] === id) coupIsOver(state, to)
  state.joinedPretender[to] = state.joinedPretender[to].filter(other => other !== id)
  g.tell({ kind: 'leader-changes-side', rule, data: { leader: id, faction: to, zone: counter.place } })
}

/**
 * The marker of a Pretender goes. Those who joined him stay where they went and follow no later Pretender back; only
 * if his coup has succeeded do they still wait for Phase F (RULING-41, RULING-84).
 */
export function coupIsOver(state: AleaState, threatened: FactionId): void {
  state.pretenders[threatened] = null
  if (state.turn.coupsWon[threatened] === null) state.joinedPretender[threatened] = []
}
