import type { HexId, NationId } from '../../data/index.ts'
import type { Kings } from '../state.ts'

/** RULING-11: who attacks a Romanized city needs no vote against him; RULING-09: the Falisci have attacked. */
export function noteHostileAttack(g: Kings, nation: NationId | null): void {
  if (nation === null) return
  const { state } = g
  if (!state.notes.attackers.includes(nation)) state.notes.attackers.push(nation)
  if (nation === 'fal' && state.turn >= 4 && state.turn <= 6) state.faliscanAttack = true
}

/** KOR-EOT-8, RULING-43: with nobody left to hold it for Rome, the city is its people's again. */
export function noteRetaken(g: Kings, hex: HexId, nation: NationId): void {
  g.state.notes.captures.push({ hex, by: nation, fromRome: true })
  g.tell({ kind: 'city-taken', rule: 'KOR-EOT-8', data: { hex, nation, fromRome: true } })
}
