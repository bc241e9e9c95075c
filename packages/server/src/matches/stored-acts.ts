import type { BotReason, Choice, KeptRecord } from '@aquila/engine'
import {
  type Act,
  type Change,
  type EarlierRules,
  type GivenReason,
  type Growth,
  grow,
  nothingGrown,
} from '@aquila/play'

/** How a match begins: who sits, and what their browsers have added to the dice. */
export interface StartAct {
  readonly kind: 'start'
  readonly players: readonly string[]
  readonly levels: readonly (string | null)[]
  readonly salts: readonly string[]
}

/** What a bot chose. It says why, where it has a reason. */
export interface BotAct {
  readonly kind: 'bot'
  readonly decision: number
  readonly choice: Choice
  readonly reason?: BotReason
}

/** The rules have changed under the match, and it goes on. */
export interface RulesAct {
  readonly kind: 'rules'
  readonly from: string
  readonly to: string
  /** The position it goes on from, where the choices before that do not fit the rules of today; null: all of them do. */
  readonly base: KeptRecord['base'] | null
}

/** The time of a player has run out. */
export interface FlagAct {
  readonly kind: 'flag'
}

/** A seat that was left goes to the person it was kept for. */
export interface SeatAct {
  readonly kind: 'seat'
  readonly name: string
}

/** An act as it is stored: what a player sent, what a bot chose, the beginning, other rules, or what time has brought. */
export interface StoredAct {
  readonly player: number | null
  readonly act: Act | StartAct | BotAct | RulesAct | FlagAct | SeatAct
  readonly change: Change
  readonly at: number
}

/** What all stored acts add up to. */
export interface Folded {
  readonly start: StartAct
  readonly growth: Growth
  readonly reasons: { readonly [choice: number]: GivenReason }
  /** The position that the record begins with, if the rules changed under it; null: the beginning. */
  readonly base: KeptRecord['base'] | null
  /** Under which rules it was played before, and how many choices were made by then. */
  readonly earlier: readonly EarlierRules[]
  /** When the last of them was made. */
  readonly at: number
  readonly seq: number
}

export function fold(acts: readonly StoredAct[]): Folded {
  const growth = nothingGrown()
  const reasons: { [choice: number]: GivenReason } = {}
  let choices = 0
  let start: StartAct | null = null
  let base: Folded['base'] = null
  const earlier: EarlierRules[] = []
  for (const { act, change } of acts) {
    for (const gone of growth.entries.slice(change.keep.entries))
      if (!('window' in gone)) delete reasons[choices--]
    grow(growth, change)
    for (const added of change.added.entries) {
      if ('window' in added) continue
      choices++
      if (act.kind === 'bot' && act.reason !== undefined)
        reasons[choices] = { role: added.role, reason: act.reason }
    }
    if (act.kind === 'start') start = act
    if (act.kind === 'rules') {
      base = act.base
      earlier.push({ rules: act.from, choices })
    }
  }
  if (start === null) throw new Error('a match begins with its start')
  return { start, growth, reasons, base, earlier, at: acts.at(-1)?.at ?? 0, seq: acts.length }
}
