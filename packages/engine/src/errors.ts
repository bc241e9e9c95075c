import type { RuleId } from './decision.ts'
import { cut } from './quote.ts'

/** No message is longer, whatever it repeats: somebody has to read it. */
const LONGEST_MESSAGE = 600

/** Every error a person may see is one of these; each says what is wrong and has changed nothing. */
export class AquilaError extends Error {
  override name = 'AquilaError'

  constructor(message: string, options?: ErrorOptions) {
    super(cut(message, LONGEST_MESSAGE), options)
  }
}

export type IllegalChoiceReason =
  | 'malformed'
  | 'match-over'
  | 'only-to-look'
  | 'unknown-role'
  | 'wrong-role'
  | 'stale-decision'
  | 'unknown-verb'
  | 'unknown-noun'

/** A choice that is not in the list of legal ones. The match is as it was. */
export class IllegalChoice extends AquilaError {
  override name = 'IllegalChoice'
  readonly reason: IllegalChoiceReason
  readonly rule: RuleId | null

  constructor(reason: IllegalChoiceReason, rule: RuleId | null, message: string) {
    super(rule === null ? message : `${message} (${rule})`)
    this.reason = reason
    this.rule = rule
  }
}

export class UndoRefused extends AquilaError {
  override name = 'UndoRefused'
}

/** A scenario, option, seed or standing order that the game does not know. */
export class BadSetUp extends AquilaError {
  override name = 'BadSetUp'
}

/** A record that cannot be read or does not fit the rules. `choice` is the first one that does not fit. */
export class BadRecord extends AquilaError {
  override name = 'BadRecord'
  readonly choice: number | null

  constructor(message: string, choice: number | null = null) {
    super(message)
    this.choice = choice
  }
}

/** A data pack with a wrong value; `path` leads to it. */
export class BadDataPack extends AquilaError {
  override name = 'BadDataPack'
  readonly path: string

  constructor(path: string, message: string) {
    super(`${cut(path)}: ${message}`)
    this.path = cut(path)
  }
}

/** The rules themselves failed: a defect of the program, never of the player. The match is as it was. */
export class RulesFault extends AquilaError {
  override name = 'RulesFault'
}
