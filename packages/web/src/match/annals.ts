import type { Saying, Words } from '@aquila/engine'
import * as v from 'valibot'
import { endingOf } from './ending.ts'
import type { OpenMatch } from './open-match.ts'

const plainSchema: v.GenericSchema<string | number | boolean | null> = v.union([
  v.string(),
  v.number(),
  v.boolean(),
  v.null(),
])

/** What is to be said, in whatever language the annals are read; older pages have kept what they said. */
const toldSchema = v.union([
  v.string(),
  v.object({ noun: v.string() }),
  v.object({ key: v.string(), values: v.optional(v.record(v.string(), plainSchema)) }),
])

/** What the annals keep of a match that is over; the match itself may be thrown away. */
const keptSchema = v.object({
  /** Of the match. */
  id: v.string(),
  game: v.string(),
  scenario: v.string(),
  /** The day whose match it was; null: of no day. */
  day: v.nullable(v.string()),
  endedAt: v.number(),
  won: v.boolean(),
  /** How it ended. */
  verdict: toldSchema,
  /** What the player had at the end. */
  points: v.number(),
  /** The verdicts on its parts, such as reigns. */
  parts: v.array(
    v.object({ title: toldSchema, text: toldSchema, good: v.boolean(), points: v.optional(v.number()) }),
  ),
})

export type KeptEntry = v.InferOutput<typeof keptSchema>

/** An entry in words. */
export interface AnnalsEntry extends Omit<KeptEntry, 'verdict' | 'parts'> {
  /** What the scenario is called. */
  readonly title: string
  readonly verdict: string
  readonly parts: readonly {
    readonly title: string
    readonly text: string
    readonly good: boolean
    readonly points?: number | undefined
  }[]
}

/** The newest first. What cannot be read, because another version of the page has written it, is left out. */
export function readAnnals(kept: readonly unknown[]): KeptEntry[] {
  return kept
    .flatMap(each => {
      const read = v.safeParse(keptSchema, each)
      return read.success ? [read.output] : []
    })
    .toSorted((one, other) => other.endedAt - one.endedAt)
}

export function entryInWords(kept: KeptEntry, words: Pick<Words, 'saying'>): AnnalsEntry {
  const said = (told: string | Saying): string => (typeof told === 'string' ? told : words.saying(told))
  return {
    ...kept,
    title: said({ key: `scenario.${kept.scenario}.title` }),
    verdict: said(kept.verdict),
    parts: kept.parts.map(part => ({ ...part, title: said(part.title), text: said(part.text) })),
  }
}

/** What is to be kept of a match; null while it goes on, or if it does not go into the annals. */
export async function entryOf({ id, annals, loaded, reading }: OpenMatch): Promise<KeptEntry | null> {
  const { role } = reading
  const { result, frame } = reading.sight
  if (result === null || role === null || annals === undefined) return null
  const ending = endingOf(await loaded.story(), reading)
  return {
    id,
    game: frame.game,
    scenario: frame.scenario,
    day: annals.day,
    endedAt: Date.now(),
    won: result.winners.includes(role),
    verdict: { key: `outcome.${result.outcome}` },
    points: result.scores?.[role] ?? 0,
    parts: (ending?.verdicts ?? []).map(({ told, good, points }) => ({
      ...told,
      good,
      ...(points === undefined ? {} : { points }),
    })),
  }
}
