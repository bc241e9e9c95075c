import { type Choice, type Rest, type Rules, row, type Table } from '@aquila/engine'
import type { CampaignData } from '../../data/series.ts'
import type { Campaign, CampaignPosition, FactionId } from '../state.ts'
import { playable, playChosen, type Stratagem, stratagemsAt } from './registry.ts'
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
  openings = new Openings(g),
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
    circumstances: side => openings.of(side),
    play(side, choice) {
      openings.askAgain()
      return playCampaignStratagem(g, side, choice)
    },
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

/**
 * What a side could play now if it held everything, and how much it holds. After a march only those stratagems are asked that
 * a march can open or close; whatever reaches farther makes all be asked again.
 */
export class Openings {
  readonly #position: CampaignPosition
  readonly #steady = new Map<FactionId, number>()

  constructor(position: CampaignPosition) {
    this.#position = position
  }

  of(side: FactionId): string {
    const { state, data } = this.#position
    const { steady, others } = doubtsOf(data)
    const kept = this.#steady.get(side) ?? openAmong(this.#position, side, steady)
    this.#steady.set(side, kept)
    return `${row(state.hands, side).length} of ${kept} and ${openAmong(this.#position, side, others)}`
  }

  /** Something has happened that was more than a march. */
  askAgain(): void {
    this.#steady.clear()
  }
}

/** Which of the stratagems a side could play, a bit for each. */
function openAmong(position: CampaignPosition, side: FactionId, stratagems: readonly Stratagem[]): number {
  let open = 0
  for (const stratagem of stratagems)
    open = open * 2 + (stratagem.whyNot(position, side, CAMPAIGN) === null ? 1 : 0)
  return open
}

/** The stratagems of the campaign of which it can be in doubt whether they can be played. */
interface Doubts {
  readonly steady: readonly Stratagem[]
  readonly others: readonly Stratagem[]
}

const doubts = new WeakMap<Table<Stratagem>, Doubts>()

function doubtsOf(data: CampaignData): Doubts {
  const known = doubts.get(data.series.stratagems)
  if (known !== undefined) return known
  const inDoubt = stratagemsAt(data, CAMPAIGN.name).filter(({ follows }) => follows !== true)
  const found = {
    steady: inDoubt.filter(({ steady }) => steady === true),
    others: inDoubt.filter(({ steady }) => steady !== true),
  }
  doubts.set(data.series.stratagems, found)
  return found
}

export function campaignStratagems(position: CampaignPosition, side: FactionId): Choice[] {
  if (row(position.state.hands, side).length === 0) return []
  return playable(position, side, CAMPAIGN)
}

/** Plays what `campaignStratagems` offered, with immediate effect. */
export function playCampaignStratagem(g: Campaign, side: FactionId, choice: Choice): Rules {
  return playChosen(g, side, choice, CAMPAIGN)
}
