import type { Reel, StagedMoment, TableMatch, TableState } from '../match/table-match.ts'
import { lengthOf } from '../match/told-log.ts'
import { held } from './held.ts'
import { stakeOf } from './moments.ts'
import { rememberedOf, type ShownSoFar, shownAnywhere, shownFirst, shownTo } from './shown.ts'
import { awaySince, unseenOf } from './since.ts'
import type { Opening } from './state.ts'

/**
 * What is drawn first when a match is opened. Dice that this player asked for and has not seen fall are still to fall; what else he
 * has not seen is offered to him.
 */
export async function openingOf(match: Pick<TableMatch, 'film'>, first: TableState): Promise<Opening> {
  const length = lengthOf(first.log)
  // A match that nobody has begun is shown from its first line on; in a lesson the coach tells of it.
  const fresh = first.length === 0 && !first.lookingOn && first.coach === null
  const remembered = shownAnywhere(rememberedOf(first.id), first) ?? (fresh ? shownFirst(first.id, 0) : null)
  const hasNews = first.question !== null && first.news > 0
  if (remembered === null) return { drawn: first, remembered, missed: hasNews }
  if (remembered.here >= length) return { drawn: first, remembered, missed: false }
  const shown = shownTo(remembered, first.viewer)
  const reel = await match.film(shown).catch((): Reel => ({ shots: [], left: 0 }))
  const owed = fresh ? firstMoment(reel) : owedThrow(first, reel)
  if (owed === null) {
    // Also while others are still at it, and when the match is over: he has missed no less.
    const wasAway = first.news > 0 && first.handOver === null && awaySince(remembered, reel) !== null
    const [earliest] = wasAway ? unseenOf(reel) : []
    if (earliest === undefined)
      return { drawn: first, remembered: allShown(remembered, first), missed: hasNews }
    // The film begins at once: nothing of how it ended is seen before.
    const drawn = held(first, first, { scene: earliest.scene, told: shown.here, stake: null })
    return { drawn, remembered, missed: false }
  }
  const { before, moment, since } = owed
  const told = Math.min(since, shown.here)
  const drawn = held(first, first, { scene: before, told, stake: stakeOf(first, moment) })
  return { drawn, remembered, missed: false }
}

/** The first dice that the player throws himself and has not seen fall. */
function owedThrow({ viewer }: TableState, { shots }: Reel): StagedMoment | null {
  const unseen = shots.filter(({ seen }) => !seen).flatMap(({ moments }) => moments)
  return unseen.find(({ moment }) => viewer !== null && moment.roller === viewer) ?? null
}

function firstMoment({ shots }: Reel): StagedMoment | null {
  return shots.filter(({ seen }) => !seen).flatMap(({ moments }) => moments)[0] ?? null
}

function allShown({ match, to, at, briefed }: ShownSoFar, { viewer, log }: TableState): ShownSoFar {
  const here = lengthOf(log)
  return { match, here, to: viewer === null ? to : new Map(to).set(viewer, here), at, briefed }
}
