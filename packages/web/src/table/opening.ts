import type { Reel, StagedMoment, TableMatch, TableState } from '../match/table-match.ts'
import { lengthOf } from '../match/told-log.ts'
import { held } from './held.ts'
import { stakeOf } from './moments.ts'
import { rememberedOf, type ShownSoFar, shownTo } from './shown.ts'
import type { Opening } from './state.ts'

/**
 * What is drawn first when a match is opened. Dice that this player asked for and has not seen fall are still to fall; what else he
 * has not seen is offered to him.
 */
export async function openingOf(match: Pick<TableMatch, 'film'>, first: TableState): Promise<Opening> {
  const length = lengthOf(first.log)
  const remembered = rememberedOf(first.id)
  const hasNews = first.question !== null && first.news > 0
  if (remembered === null) return { drawn: first, remembered, missed: hasNews }
  if (remembered.here >= length) return { drawn: first, remembered, missed: false }
  const shown = shownTo(remembered, first.viewer)
  const reel = await match.film(shown).catch((): Reel => ({ shots: [], left: 0 }))
  const owed = owedThrow(first, reel)
  if (owed === null) return { drawn: first, remembered: allShown(remembered, first), missed: hasNews }
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

function allShown({ match, to, briefed }: ShownSoFar, { viewer, log }: TableState): ShownSoFar {
  const here = lengthOf(log)
  return { match, here, briefed, to: viewer === null ? to : new Map(to).set(viewer, here) }
}
