import { BadRecord, english, Match } from '@aquila/engine'
import { loadGame } from '@aquila/games'
import { type Change, changeFrom } from '@aquila/play'
import type { Material } from './opening.ts'

/** What becomes of a match when the rules have changed under it. Plain data, which another thread can hand over. */
export type UnderNewRules =
  /** All its choices fit: it goes on. */
  | { readonly fits: true; readonly material: Material; readonly change: Change; readonly rules: string }
  /** So many choices do not fit any more; null: nobody can say how many. It is as it was. */
  | { readonly fits: false; readonly dropped: number | null; readonly rules: string }

/**
 * Plays a match again under the rules of today. If every choice fits and every die is wanted as it was, the match is one of
 * these rules, and its dice can be checked. Otherwise it goes on from its last checkpoint, if no choice made since is lost:
 * then its record begins with that position and says so.
 */
export async function underNewRules(material: Material): Promise<UnderNewRules> {
  const { record, events } = material
  const { game } = await loadGame(record.game, english, [record.scenario])
  const rules = game.version
  const { match, dropped } = playedAgain(material, game) ?? goneOn(material, game)
  if (match === null) return { fits: false, dropped, rules }
  const change = changeFrom({ entries: record.choices, rolls: record.rolls, events }, match)
  const now = match.record
  return {
    fits: true,
    rules,
    change,
    material: {
      ...material,
      record: now,
      events: match.since({ ...match.extent, events: 0 }).events,
      checkpoint: match.checkpoint,
    },
  }
}

type Game = Awaited<ReturnType<typeof loadGame>>['game']
type Tried = { readonly match: Match | null; readonly dropped: number | null }

/** Null if something does not fit. */
function playedAgain({ record }: Material, game: Game): Tried | null {
  const { base, ...whole } = record
  if (base !== undefined) return null
  // The question that waits may be another one now: what was said to the old one is stale.
  return tried(() => Match.replay(game, { ...whole, rules: game.version, withdrawn: record.withdrawn + 1 }))
}

function goneOn({ record, checkpoint, events }: Material, game: Game): Tried {
  if (checkpoint === null) return { match: null, dropped: null }
  let lost: number | null = null
  const found = tried(() => {
    const { match, dropped } = Match.resume(game, record, checkpoint, events)
    lost = dropped.length
    return dropped.length === 0 ? match : null
  })
  return found ?? { match: null, dropped: lost }
}

function tried(make: () => Match | null): Tried | null {
  try {
    const match = make()
    return match === null ? null : { match, dropped: 0 }
  } catch (error) {
    if (error instanceof BadRecord) return null
    throw error
  }
}
