import { type Choice, type Rest, type Rules, row } from '@aquila/engine'
import type { Campaign, CampaignPosition, FactionId } from '../state.ts'
import { playable, playChosen, stratagemsAt } from './registry.ts'
import { openFor } from './window.ts'

/** 2.E, 6: the stratagems that can be played at any moment of Phase E; those of battles are elsewhere. */

const CAMPAIGN = { name: 'campaign' } as const

/**
 * A moment of Phase E at which sides may play what can be played at any time. `campaign` is where a sequence begins and
 * around its combats, `march` after each move of the enemy. Gives whether anything was played.
 */
export function* campaignWindow(
  g: Campaign,
  name: 'campaign' | 'march',
  sides: readonly FactionId[],
): Rules<boolean> {
  // Nobody need be asked who, as everybody can see, has nothing to play.
  if (!g.pauseAlike && sides.every(side => hasNoSay(g, name, side))) return false
  const before = countersHeld(g)
  yield* openFor(g, {
    name,
    rule: g.data.cites.anyTime,
    moment: CAMPAIGN,
    sides,
    rests: () => restsInCampaign(g),
    choices: side => campaignStratagems(g, side),
    circumstances: side => openInCampaign(g, side),
  })
  return countersHeld(g) < before
}

function countersHeld({ state, data: { factions } }: CampaignPosition): number {
  return row(state.hands, factions[0]).length + row(state.hands, factions[1]).length
}

/** For the rest of this sequence, or of this year. */
function restsInCampaign({ state: { turn, year }, data: { factions } }: CampaignPosition): readonly Rest[] {
  const done = row(turn.sequencesDone, factions[0]) + row(turn.sequencesDone, factions[1])
  return [
    { name: 'sequence', period: `${year}, ${done}` },
    { name: 'year', period: String(year) },
  ]
}

function hasNoSay(g: Campaign, name: 'campaign' | 'march', side: FactionId): boolean {
  return row(g.state.hands, side).length === 0 && g.standingOrder(side, name) !== 'always'
}

/** What a side could play now if it held everything, a bit for each that is in doubt, and how much it holds. */
function openInCampaign(position: CampaignPosition, side: FactionId): string {
  let open = 0
  for (const stratagem of stratagemsAt(position.data, CAMPAIGN.name)) {
    if (stratagem.follows === true) continue
    open = open * 2 + (stratagem.whyNot(position, side, CAMPAIGN) === null ? 1 : 0)
  }
  return `${row(position.state.hands, side).length} of ${open}`
}

export function campaignStratagems(position: CampaignPosition, side: FactionId): Choice[] {
  if (row(position.state.hands, side).length === 0) return []
  return playable(position, side, CAMPAIGN)
}

/** Plays what `campaignStratagems` offered, with immediate effect. */
export function playCampaignStratagem(g: Campaign, side: FactionId, choice: Choice): Rules {
  return playChosen(g, side, choice, CAMPAIGN)
}
