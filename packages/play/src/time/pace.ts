import * as v from 'valibot'

const SECOND = 1000
export const MINUTE = 60 * SECOND
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR

const span = (least: number, most: number) =>
  v.pipe(v.number(), v.safeInteger(), v.minValue(least), v.maxValue(most))

/**
 * What it means that somebody's time has run out. `wait`: the others see it, and wait. `ask`: they may give the seat to a bot,
 * or claim the match. `bot`: a bot sits in for him. `lose`: two at the table, and the match is lost; more, and a bot takes the seat.
 */
export const flagMeans = ['wait', 'ask', 'bot', 'lose'] as const

export type FlagMeans = (typeof flagMeans)[number]

const flag = v.picklist(flagMeans)

/** How fast a match is played. Times are milliseconds. */
export const paceSchema = v.variant('kind', [
  /** Nobody is hurried. */
  v.strictObject({ kind: v.literal('none') }),
  /** All are there: a bank for the whole match, so much more with each turn, and each reaction is free for so long. */
  v.strictObject({
    kind: v.literal('live'),
    bank: span(MINUTE, 12 * HOUR),
    perTurn: span(0, HOUR),
    reaction: span(0, HOUR),
    flag,
  }),
  /** By correspondence: so long for each turn, a quarter of it for a reaction, and a bank for when that is not enough. */
  v.strictObject({ kind: v.literal('days'), perTurn: span(HOUR, 30 * DAY), bank: span(0, 60 * DAY), flag }),
])

export type Pace = v.InferOutput<typeof paceSchema>

export const noPace: Pace = { kind: 'none' }

/** A reaction by correspondence takes a quarter of a turn at most. */
export function reactionTime(pace: Pace): number {
  if (pace.kind === 'live') return pace.reaction
  return pace.kind === 'days' ? Math.floor(pace.perTurn / 4) : 0
}
