import type { Choice, Role, RuleId } from '@aquila/engine'
import type { Kit } from './look.ts'
import type { LeaderPiece, UnitPiece } from './pieces.ts'
import type { Flag } from './scene.ts'

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
  /** Where armies are drawn up in lines: who stands opposite whom. */
  readonly lines?: BattleLines | null
  /** Where both sides roll at once. */
  readonly dice?: DiceSheet | null
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
  /** Null: not to be seen yet. */
  readonly strength: number | null
  readonly facts: readonly (readonly [string, string])[]
  /** What stands with it and never moves: walls with their merlons, a Garrison. */
  readonly walls?: readonly Flag[]
}

/** A battle display: a front line of spaces with reserves behind it, and a track of what each side has suffered. */
export interface BattleLines {
  readonly spaces: readonly { readonly attacker: LineSpace; readonly defender: LineSpace }[]
  readonly attackerReserve: readonly UnitPiece[]
  readonly defenderReserve: readonly UnitPiece[]
  readonly track: {
    readonly name: string
    readonly floor: number
    readonly attacker: number
    readonly defender: number
    readonly rule: RuleId
  }
  /** What may come of the next dice, likeliest things said in words. */
  readonly chances: {
    readonly title: string
    readonly rule: RuleId
    readonly rows: readonly BattleChance[]
  } | null
}

export interface LineSpace {
  readonly unit: UnitPiece | null
  readonly leader: LeaderPiece | null
  /** What he rolled at the one opposite. */
  readonly die: { readonly value: number; readonly hits: boolean; readonly again: boolean } | null
  /** What he needs to hit, very short: '4+'. */
  readonly needs: string | null
  /** Somebody stood here and fell. */
  readonly fallen: UnitPiece | null
}

export interface BattleChance {
  readonly text: string
  readonly chance: number
  readonly kit: Kit | null
}

/** Two dice at once, one a side: what each may bring, and what they have brought. */
export interface DiceSheet {
  readonly modifiers: readonly {
    /** Null: it helps nobody, and says what would change that. */
    readonly side: 'attacker' | 'defender' | null
    readonly value: number
    readonly text: string
    readonly rule: RuleId
  }[]
  /** Whose the rest of the modifiers is, in a sentence. */
  readonly net: {
    readonly kit: Kit | null
    readonly value: number
    readonly text: string
    readonly rule: RuleId
  }
  /** What lies on the table, with what each die does to the other side. */
  readonly rolled: {
    readonly attacker: { readonly die: number; readonly does: string }
    readonly defender: { readonly die: number; readonly does: string }
  } | null
  /** A row for each face of the attacker's die, a cell in it for each of the defender's. */
  readonly cells: readonly (readonly DiceCell[])[]
  /** What the cells tell: 'your loss : his loss'. */
  readonly legend: string
  readonly chances: readonly BattleChance[]
  readonly rule: RuleId
  /** How what there is to spend can be spent, the best first; left out: nobody is asked. */
  readonly splits?: readonly DiceSplit[]
}

/** One way to spend: what comes of it on both sides. */
export interface DiceSplit {
  readonly choice: Choice
  /** On one's own die, and off the other's. */
  readonly up: number
  readonly down: number
  readonly title: string
  readonly winner: Kit | null
  readonly sides: { readonly [side in 'attacker' | 'defender']: SplitSide }
}

export interface SplitSide {
  readonly text: string
  /** From 0 to 1: what is left of it. */
  readonly remains: number
  /** What the table would take, piece by piece. */
  readonly hits: readonly { readonly unit: UnitPiece; readonly gone: boolean }[]
  /** Losses of what never moves: 'Garrison', 'City −2'. */
  readonly walls: readonly string[]
}

export interface DiceCell {
  readonly text: string
  readonly winner: 'attacker' | 'defender' | null
  /** True if it is the viewer's own defeat. */
  readonly lost: boolean
  /** From 0 to 1: by how much. */
  readonly depth: number
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
