import { HANDICAP, type Rules } from '@aquila/engine'
import type { Campaign, CampaignPosition, FactionId } from './state.ts'

/** Points that one side is given before the match, so that players of equal strength have equal chances. */
interface Handicap<F extends FactionId> {
  readonly side: F
  readonly points: number
}

/** Who was given points, and how many; null: nobody. Above 0 they are the first side's, below it the second's. */
export function handicapOf<F extends FactionId>({
  options,
  data: { factions },
}: Pick<CampaignPosition<F>, 'options' | 'data'>): Handicap<F> | null {
  const given = Number(options[HANDICAP] ?? 0)
  if (given === 0) return null
  return { side: given > 0 ? factions[0] : factions[1], points: Math.abs(given) }
}

/** They are scored before anything else, so that score, log and result have them. */
export function* giveHandicap(g: Campaign): Rules {
  const handicap = handicapOf(g)
  if (handicap === null) return
  yield* g.data.series.score(g, handicap.side, handicap.points, g.data.cites.handicap, 'handicap')
}
