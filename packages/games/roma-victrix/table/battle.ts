import type { BattleSheet } from '../../table/index.ts'
import type { RomaInput, Seen } from './position.ts'

export function battleSheet(_seen: Seen, _input: RomaInput): BattleSheet | null {
  return null
}
