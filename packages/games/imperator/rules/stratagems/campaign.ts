import {
  type Choice,
  type ReactionWindow,
  type Rest,
  type Rules,
  reactionWindow,
  row,
  type Table,
} from '@aquila/engine'
import type { CampaignData } from '../../data/series.ts'
import type { Campaign, CampaignPosition, FactionId } from '../state.ts'
import { playable, playChosen, type Stratagem, stratagemsAt } from './registry.ts'
import { asReaction } from './window.ts'

/** 2.E, 6: the stratagems that can be played at any moment of Phase E; those of battles are elsewhere. */

const CAMPAIGN = { name: 'campaign' } as const

/**
 * A moment of Phase E at which sides may play what can be played at any time. `campaign` is where a sequence begins and
 * around its combats, `march` after each move of the enemy. It is made once for a phase and opened whenever it comes.
 */
export class CampaignWindow {
  readonly #g: Campaign
  readonly #window: ReactionWindow
  #played = false

  constructor(
    g: Campaign,
    name: 'campaign' | 'march',
    sides: readonly FactionId[],
    openings = new Openings(g),
  ) {
    let rests: readonly Rest[] | null = null
    this.#g = g
    this.#window = asReaction(g, {
      name,
      rule: g.data.cites.anyTime,
      moment: CAMPAIGN,
      sides,
      rests: () => (rests ??= restsInCampaign(g)),
      // Both ask for what can be played at any time.
      restsWith: [name === 'march' ? 'campaign' : 'march'],
      choices: side => campaignStratagems(g, side),
      circumstances: side => openings.of(side),
      play: (side, choice) => {
        this.#played = true
        openings.askAgain()
        return playCampaignStratagem(g, side, choice)
      },
    })
  }

  open(): Rules {
    this.#played = false
    return reactionWindow(this.#g, this.#window)
  }

  /** Whether anything was played when it was open last. */
  get played(): boolean {
    return this.#played
  }
}

/** What follows by itself after a side was asked last: it is asked again only if that has changed what could be played. */
export function* askIfChanged(g: Campaign, side: FactionId, follows: Rules): Rules {
  const openings = new Openings(g)
  const before = openings.of(side)
  yield* follows
  openings.askAgain()
  if (openings.of(side) !== before) yield* new CampaignWindow(g, 'campaign', [side], openings).open()
}

/** For the rest of this sequence, or of this year. */
function restsInCampaign({ state: { turn, year }, data: { factions } }: CampaignPosition): readonly Rest[] {
  const done = row(turn.sequencesDone, factions[0]) + row(turn.sequencesDone, factions[1])
  return [
    { name: 'sequence', period: `${year}, ${done}` },
    { name: 'year', period: String(year) },
  ]
}

/**
 * What a side could play now if it held everything, and how much it holds. After a march only those stratagems are asked that
 * a march can open or close; whatever reaches farther makes all be asked again.
 */
export class Openings {
  readonly #position: CampaignPosition
  readonly #steady = new Map<FactionId, number>()
  readonly #said = new Map<FactionId, Said>()

  constructor(position: CampaignPosition) {
    this.#position = position
  }

  of(side: FactionId): string {
    const { state, data } = this.#position
    const { steady, others } = doubtsOf(data)
    const kept = this.#steady.get(side) ?? openAmong(this.#position, side, steady)
    this.#steady.set(side, kept)
    const held = row(state.hands, side).length
    const open = openAmong(this.#position, side, others)
    const last = this.#said.get(side)
    // Mostly it is as it was before the march.
    if (last !== undefined && last.held === held && last.kept === kept && last.open === open) return last.text
    const text = `${held} of ${kept} and ${open}`
    this.#said.set(side, { held, kept, open, text })
    return text
  }

  /** Something has happened that was more than a march. */
  askAgain(): void {
    this.#steady.clear()
  }
}

/** What was said of a side last. */
interface Said {
  readonly held: number
  readonly kept: number
  readonly open: number
  readonly text: string
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

const NONE: readonly Choice[] = []

export function campaignStratagems(position: CampaignPosition, side: FactionId): readonly Choice[] {
  if (row(position.state.hands, side).length === 0) return NONE
  return playable(position, side, CAMPAIGN)
}

/** Plays what `campaignStratagems` offered, with immediate effect. */
export function playCampaignStratagem(g: Campaign, side: FactionId, choice: Choice): Rules {
  return playChosen(g, side, choice, CAMPAIGN)
}
