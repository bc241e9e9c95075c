import * as v from 'valibot'
import { endingOf } from './ending.ts'
import type { OpenMatch } from './open-match.ts'

/** What the annals keep of a match that is over; the match itself may be thrown away. */
const entrySchema = v.object({
  /** Of the match. */
  id: v.string(),
  game: v.string(),
  scenario: v.string(),
  /** The scenario in words. */
  title: v.string(),
  /** The day whose match it was; null: of no day. */
  day: v.nullable(v.string()),
  endedAt: v.number(),
  won: v.boolean(),
  /** How it ended, in words. */
  verdict: v.string(),
  /** What the player had at the end. */
  points: v.number(),
  /** The verdicts on its parts, such as reigns. */
  parts: v.array(
    v.object({ title: v.string(), text: v.string(), good: v.boolean(), points: v.optional(v.number()) }),
  ),
})

export type AnnalsEntry = v.InferOutput<typeof entrySchema>

/** The newest first. What cannot be read, because another version of the page has written it, is left out. */
export function readAnnals(kept: readonly unknown[]): AnnalsEntry[] {
  return kept
    .flatMap(each => {
      const read = v.safeParse(entrySchema, each)
      return read.success ? [read.output] : []
    })
    .toSorted((one, other) => other.endedAt - one.endedAt)
}

/** What is to be said of a match; null while it goes on, or if it does not go into the annals. */
export async function entryOf({ id, annals, loaded, reading }: OpenMatch): Promise<AnnalsEntry | null> {
  const { words, role } = reading
  const { result, frame } = reading.sight
  if (result === null || role === null || annals === undefined) return null
  const ending = endingOf(await loaded.story(), reading)
  return {
    id,
    game: frame.game,
    scenario: frame.scenario,
    title: loaded.table.scenario(frame.scenario, words.data).title,
    day: annals.day,
    endedAt: Date.now(),
    won: result.winners.includes(role),
    verdict: ending?.text ?? words.outcome(result.outcome),
    points: result.scores?.[role] ?? 0,
    parts: (ending?.verdicts ?? []).map(verdict => ({ ...verdict })),
  }
}
