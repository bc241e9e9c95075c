import type { RuleId } from '@aquila/engine'
import type { SideId } from '../../data/index.ts'
import { sideIds } from '../../data/types.ts'
import type { Semper } from '../state.ts'
import type { Rank } from './ranks.ts'

/** Markers of rank are put on leaders and taken off them; who may have one is told elsewhere. */

/** SV-3.5.1-G, SV-3.5.1-K: a leader becomes second Augustus, or Caesar, of his side. */
export function raise(g: Semper, side: SideId, id: string, rank: Rank, rule: RuleId): void {
  dropRank(g, id)
  if (rank === 'augustus') g.state.augusti[side].push(id)
  else g.state.caesares[side].push(id)
  remember(g, id, rank)
  g.tell({ kind: 'named', rule, data: { leader: id, side, rank } })
}

/** SV-3.5.2: a leader becomes the head of a side. */
export function enthrone(g: Semper, side: SideId, id: string, rule: RuleId): void {
  dropRank(g, id)
  g.state.emperors[side] = id
  remember(g, id, 'augustus')
  g.tell({ kind: 'enthroned', rule, data: { leader: id, side } })
}

/** He is no emperor any more. */
export function dropRank({ state }: Semper, id: string): void {
  for (const side of sideIds) {
    if (state.emperors[side] === id) state.emperors[side] = null
    state.augusti[side] = state.augusti[side].filter(other => other !== id)
    state.caesares[side] = state.caesares[side].filter(other => other !== id)
  }
}

/** SV-3.5.3-C: the marker waits for the next Phase F. */
export function dropProtectores({ state }: Semper, id: string): void {
  for (const side of sideIds) if (state.protectores[side] === id) state.protectores[side] = null
}

/** SV-3.5.1-M: an Augustus has had the honour of a Caesar too. */
function remember({ state, data }: Semper, id: string, rank: Rank): void {
  if (data.romanLeaders[id]?.house !== 'son-of-constantin') return
  const { caesar, augustus } = state.honoured
  if (!caesar.includes(id)) caesar.push(id)
  if (rank === 'augustus' && !augustus.includes(id)) augustus.push(id)
}
