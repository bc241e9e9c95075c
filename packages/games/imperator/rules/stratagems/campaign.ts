import { type Choice, type Rules, row } from '@aquila/engine'
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
  const [one, two] = g.data.factions
  const { hands, year, turn } = g.state
  const held = () => row(hands, one).length + row(hands, two).length
  const inHand = held()
  // Nobody need be asked who, as everybody can see, has nothing to play.
  if (!g.pauseAlike && sides.every(side => hasNoSay(g, name, side))) return false
  const done = row(turn.sequencesDone, one) + row(turn.sequencesDone, two)
  yield* openFor(g, {
    name,
    rule: g.data.cites.anyTime,
    moment: CAMPAIGN,
    sides,
    rests: [
      { name: 'sequence', period: `${year}, ${done}` },
      { name: 'year', period: String(year) },
    ],
    choices: side => campaignStratagems(g, side),
    circumstances: side => openInCampaign(g, side),
  })
  return held() < inHand
}

function hasNoSay(g: Campaign, name: 'campaign' | 'march', side: FactionId): boolean {
  return row(g.state.hands, side).length === 0 && g.standingOrder(side, name) !== 'always'
}

/** What a side could play now if it held everything, a digit for each, and how much it holds. */
function openInCampaign(position: CampaignPosition, side: FactionId): string {
  let open = ''
  for (const stratagem of stratagemsAt(position.data, CAMPAIGN.name))
    open += stratagem.whyNot(position, side, CAMPAIGN) === null ? '1' : '0'
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
