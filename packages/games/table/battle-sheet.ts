import type { Role, RuleId } from '@aquila/engine'
import type { Kit, LeaderPiece, UnitPiece } from './game-table.ts'

/** A battle as the dialog shows it: two armies, the odds, and what each roll would bring or has brought. */
export interface BattleSheet {
  readonly title: string
  readonly where: string
  readonly place: string
  readonly steps: readonly string[]
  /** Index into `steps`. */
  readonly step: number
  readonly attacker: BattleSide
  readonly defender: BattleSide
  readonly odds: OddsSheet | null
  readonly roll: { readonly die: number; readonly text: string; readonly result: string } | null
  readonly losses: { readonly toTake: number; readonly taken: number } | null
  readonly notes: readonly BattleNote[]
}

export interface BattleSide {
  readonly role: Role | null
  readonly kit: Kit
  readonly name: string
  readonly with: string
  readonly leaders: readonly LeaderPiece[]
  readonly units: readonly UnitPiece[]
  readonly strength: number
  readonly facts: readonly (readonly [string, string])[]
}

export interface BattleNote {
  readonly text: string
  readonly rule: RuleId | null
  readonly kit?: Kit
}

export interface OddsSheet {
  readonly columns: readonly string[]
  /** The column of the bare ratio, and the one that is used after shifts. */
  readonly from: number
  readonly to: number
  readonly ratio: string
  readonly shift: string
  readonly rows: readonly { readonly name: string; readonly cells: readonly OddsCell[] }[]
  readonly modifiers: readonly { readonly value: number; readonly text: string; readonly rule: RuleId }[]
  readonly modifier: number
  /** One for each face of the die. */
  readonly faces: readonly OddsFace[]
  readonly rule: RuleId
}

export interface OddsCell {
  readonly text: string
  readonly winner: 'attacker' | 'defender'
}

export interface OddsFace {
  readonly die: number
  readonly row: string
  readonly winner: 'attacker' | 'defender'
  readonly attackerLoss: string
  readonly defenderLoss: string
}
