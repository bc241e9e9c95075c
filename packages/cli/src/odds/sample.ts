import { type Contestant, playToTheEnd, pointsOfSeat, type Rate, rateOf } from '@aquila/bots'
import {
  fastDice,
  type GameDefinition,
  HANDICAP,
  Match,
  type MatchRecord,
  type NumberRange,
  type Options,
} from '@aquila/engine'

/** What matches have shown in which bots of one level played both sides of a scenario. */
export interface Sample {
  readonly scenario: string
  readonly level: string
  /** Those that are not at their defaults. */
  readonly options: Options
  readonly rules: string
  /** The seed of the first match; each next one has the next. */
  readonly seed: number
  readonly matches: readonly Measured[]
}

/**
 * One match, by the points that the first player had needed: the least handicap with which he would have drawn, and the
 * least with which he would have won, had everybody made the same choices. Null: none within bounds.
 */
export type Measured = readonly [draw: number | null, win: number | null]

/** How many points the first role begins with; a game without such an option has no other than none. */
export function handicapsOf(game: GameDefinition): NumberRange {
  return game.options.find(({ id }) => id === HANDICAP)?.range ?? { from: 0, to: 0 }
}

/** Plays one match with a level on both sides and finds out which handicaps would have turned it. */
export function measureMatch(
  game: GameDefinition,
  { scenario, options }: Pick<Sample, 'scenario' | 'options'>,
  contestant: Contestant,
  seed: number,
): Measured {
  const match = Match.start(game, { scenario, options, dice: fastDice(seed * 2) })
  playToTheEnd(
    match,
    match.roles.map((_, seat) => contestant.bot(seed * 2 + 1 + seat)),
  )
  return turningPoints(game, match.record, () => fastDice(seed * 2))
}

/** The same choices on the same dice with every handicap that matters: more points never make a player lose. */
export function turningPoints(
  game: GameDefinition,
  { scenario, options, choices }: Pick<MatchRecord, 'scenario' | 'options' | 'choices'>,
  dice: () => ReturnType<typeof fastDice>,
): Measured {
  const range = handicapsOf(game)
  const known = new Map<number, number>()
  const pointsWith = (handicap: number): number => {
    const found = known.get(handicap)
    if (found !== undefined) return found
    const given = range.from === range.to ? options : { ...options, [HANDICAP]: String(handicap) }
    const match = Match.start(game, { scenario, options: given, dice: dice() })
    for (const entry of choices) {
      // More points can end a match before its time.
      if (match.result !== null) break
      if ('window' in entry) continue
      const { role, ...choice } = entry
      match.choose(choice, { role })
    }
    if (match.result === null) throw new Error(`with a handicap of ${handicap} the match does not end`)
    const points = pointsOfSeat(match, match.result, 0)
    known.set(handicap, points)
    return points
  }
  const least = (points: number) => leastIn(range, handicap => pointsWith(handicap) >= points)
  return [least(0.5), least(1)]
}

/** The least number that will do, if all above it do too; null if none does. */
function leastIn({ from, to }: NumberRange, willDo: (value: number) => boolean): number | null {
  if (!willDo(to)) return null
  let [low, high] = [from, to]
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    if (willDo(middle)) high = middle
    else low = middle + 1
  }
  return high
}

/** What the first player makes of the matches with a handicap. */
export function rateWith(matches: readonly Measured[], handicap: number): Rate {
  const reaches = (least: number | null) => least !== null && handicap >= least
  return rateOf(matches.map(([draw, win]) => (reaches(draw) ? 0.5 : 0) + (reaches(win) ? 0.5 : 0)))
}

/** The handicap with which the matches come out most evenly, the smallest of equals. */
export function evenHandicap(matches: readonly Measured[], { from, to }: NumberRange): number {
  let best = 0
  for (let handicap = from; handicap <= to; handicap++) {
    const gain = unevenness(matches, handicap) - unevenness(matches, best)
    if (gain < 0 || (gain === 0 && Math.abs(handicap) < Math.abs(best))) best = handicap
  }
  return best
}

function unevenness(matches: readonly Measured[], handicap: number): number {
  return Math.abs(rateWith(matches, handicap).share - 0.5)
}
