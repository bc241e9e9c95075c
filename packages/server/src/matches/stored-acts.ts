import { setImmediate } from 'node:timers/promises'
import type { BotReason, Choice, Extent, KeptRecord } from '@aquila/engine'
import {
  type Act,
  type Change,
  type EarlierRules,
  type GivenReason,
  type Growth,
  grow,
  lesser,
  NOTHING,
  nothingGrown,
} from '@aquila/play'
import type { StoredMatch } from '../store/rows.ts'

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

/**
 * What many acts add up to, as one change. It lies beside them with a checkpoint, so that a long match is read quickly: a
 * match is its parts, and the acts that came after the last of them. Without parts it is its acts alone.
 */
export interface Part {
  readonly start: StartAct
  readonly change: Change
  /** What bots were up to with the choices that the change has added. */
  readonly reasons: Folded['reasons']
  /** How many choices had been made by then. */
  readonly choices: number
  /** When the last of its acts was made, and the number of that. */
  readonly at: number
  readonly seq: number
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
  /** How much of it lies in parts, and is still so. */
  readonly inParts: Extent
}

/** For how long a match is read in one go, in milliseconds: others come in between. */
const AT_A_TIME = 4

/** Reads what is stored of a match, piece by piece. */
export async function foldStored({ parts, acts }: Pick<StoredMatch, 'parts' | 'acts'>): Promise<Folded> {
  const folding = new Folding()
  let since = performance.now()
  const pieces = [
    ...parts.map(part => () => folding.addPart(JSON.parse(part))),
    ...acts.map(act => () => folding.add(JSON.parse(act))),
  ]
  for (const add of pieces) {
    add()
    if (performance.now() - since < AT_A_TIME) continue
    await setImmediate()
    since = performance.now()
  }
  return folding.folded
}

class Folding {
  readonly #growth = nothingGrown()
  readonly #reasons: { [choice: number]: GivenReason } = {}
  readonly #earlier: EarlierRules[] = []
  #choices = 0
  #start: StartAct | null = null
  #base: Folded['base'] = null
  #at = 0
  #seq = 0
  #inParts = NOTHING

  addPart({ start, change, reasons, choices, at, seq }: Part): void {
    grow(this.#growth, change)
    Object.assign(this.#reasons, reasons)
    this.#start = start
    this.#choices = choices
    this.#at = at
    this.#seq = seq
    const { entries, rolls, events } = this.#growth
    this.#inParts = { entries: entries.length, rolls: rolls.length, events: events.length }
  }

  add({ act, change, at }: StoredAct): void {
    for (const gone of this.#growth.entries.slice(change.keep.entries))
      if (!('window' in gone)) delete this.#reasons[this.#choices--]
    grow(this.#growth, change)
    for (const added of change.added.entries) {
      if ('window' in added) continue
      this.#choices++
      if (act.kind === 'bot' && act.reason !== undefined)
        this.#reasons[this.#choices] = { role: added.role, reason: act.reason }
    }
    if (act.kind === 'start') this.#start = act
    if (act.kind === 'rules') {
      this.#base = act.base
      this.#earlier.push({ rules: act.from, choices: this.#choices })
    }
    this.#at = at
    this.#seq++
    this.#inParts = lesser(this.#inParts, change.keep)
  }

  get folded(): Folded {
    if (this.#start === null) throw new Error('a match begins with its start')
    return {
      start: this.#start,
      growth: this.#growth,
      reasons: this.#reasons,
      base: this.#base,
      earlier: this.#earlier,
      at: this.#at,
      seq: this.#seq,
      inParts: this.#inParts,
    }
  }
}
