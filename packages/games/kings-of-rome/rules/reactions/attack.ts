import type { RuleId } from '@aquila/engine'
import type { HexId, NationId } from '../../data/index.ts'
import type { Capture, Kings } from '../state.ts'

/** RULING-11: a people that attacks a Romanized city needs no vote against it; RULING-09: the Falisci have attacked. */
export function noteHostileAttack(g: Kings, nation: NationId | null): void {
  if (nation === null) return
  const { state } = g
  if (!state.notes.attackers.includes(nation)) state.notes.attackers = [...state.notes.attackers, nation]
  if (nation === 'fal' && state.turn >= 4 && state.turn <= 6) state.faliscanAttack = true
}

/** KOR-EOT-8, RULING-43: with nobody left to hold it for Rome, the city is its people's again. */
export function noteRetaken(g: Kings, hex: HexId, nation: NationId): void {
  noteCapture(g, { hex, by: nation, fromRome: true }, 'KOR-EOT-8')
}

/** KOR-EOT-8: it counts at the end of the turn. */
export function noteCapture(g: Kings, capture: Capture, rule: RuleId): void {
  const { hex, by, fromRome } = capture
  g.state.notes.captures = [...g.state.notes.captures, capture]
  g.tell({ kind: 'city-taken', rule, data: { hex, nation: by, fromRome } })
}
