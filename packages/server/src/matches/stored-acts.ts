import type { BotReason, Choice } from '@aquila/engine'
import { type Act, type Change, type GivenReason, type Growth, grow, nothingGrown } from '@aquila/play'

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

/** An act as it is stored: what a player sent, what a bot chose, or the beginning. */
export interface StoredAct {
  readonly player: number | null
  readonly act: Act | StartAct | BotAct
  readonly change: Change
  readonly at: number
}

/** What all stored acts add up to. */
export interface Folded {
  readonly start: StartAct
  readonly growth: Growth
  readonly reasons: { readonly [choice: number]: GivenReason }
  /** When the last of them was made. */
  readonly at: number
  readonly seq: number
}

export function fold(acts: readonly StoredAct[]): Folded {
  const growth = nothingGrown()
  const reasons: { [choice: number]: GivenReason } = {}
  let choices = 0
  let start: StartAct | null = null
  for (const { act, change } of acts) {
    for (const gone of growth.entries.slice(change.keep.entries)) if (!('window' in gone)) choices--
    grow(growth, change)
    for (const added of change.added.entries) {
      if ('window' in added) continue
      choices++
      if (act.kind === 'bot' && act.reason !== undefined)
        reasons[choices] = { role: added.role, reason: act.reason }
    }
    if (act.kind === 'start') start = act
  }
  if (start === null) throw new Error('a match begins with its start')
  return { start, growth, reasons, at: acts.at(-1)?.at ?? 0, seq: acts.length }
}
