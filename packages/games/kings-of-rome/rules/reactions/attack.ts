import type { NationId } from '../../data/index.ts'
import type { Kings } from '../state.ts'

/** RULING-11: who attacks a Romanized city needs no vote against him; RULING-09: the Falisci have attacked. */
export function noteHostileAttack(g: Kings, nation: NationId | null): void {
  if (nation === null) return
  const { state } = g
  if (!state.notes.attackers.includes(nation)) state.notes.attackers.push(nation)
  if (nation === 'fal' && state.turn >= 4 && state.turn <= 6) state.faliscanAttack = true
}
