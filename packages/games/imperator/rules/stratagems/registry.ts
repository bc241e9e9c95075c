import { type Choice, type Reason, type Rules, row, type Table } from '@aquila/engine'
import type { StratagemId } from '../../data/map.ts'
import type { CampaignData, CampaignRoll, GameTypes } from '../../data/series.ts'
import type { Engagement, Force } from '../combat/forces.ts'
import type { CampaignReason } from '../reasons.ts'
import type { Campaign, CampaignPosition, FactionId } from '../state.ts'

/** A moment at which stratagems can be played, with what they are played upon. */
export type Moment =
  /** 2.B: `rolled`: the initiative was rolled for. */
  | { readonly name: 'initiative'; readonly rolled: boolean }
  | { readonly name: 'geostrategy' | 'campaign' }
  | { readonly name: 'before-battle'; readonly battle: Engagement }
  | { readonly name: 'after-roll'; readonly roll: CastDie }
  | { readonly name: 'after-battle'; readonly attacker: Force; readonly defender: Force }
  /** A step of the game's own sequence of play. */
  | { readonly name: 'step'; readonly step: string }

/** A die that lies on the table and can still be turned. */
export interface CastDie {
  readonly of: CampaignRoll
  /** The face to turn it to. */
  readonly face: number
  readonly set: (value: number) => void
}

/** All that there is to one stratagem; `G` are the types of its game, `R` its reasons. */
export interface Stratagem<G extends GameTypes = GameTypes, R extends Reason = CampaignReason> {
  readonly id: StratagemId
  /** The moments at which it can be played: those of the series, or steps of the game's own sequence of play. */
  readonly moments: readonly string[]
  /** Whether it can be played at its moments follows from which others can, or is never in doubt. */
  readonly follows?: boolean
  /** No march opens or closes it: it is not about who stands in which zone. */
  readonly steady?: boolean
  /** Where its counter goes: back to the cup, out of the game, or where the stratagem itself puts it. */
  readonly goes: 'cup' | 'out' | 'elsewhere'
  /** Why it cannot be played now, though this is its moment: mostly that there is nobody to play it upon. */
  readonly whyNot: (position: G['position'], side: G['side'], moment: Moment) => R | null
  /** Carries it out; `spend` shows the counter and takes it out of the hand. */
  readonly play: (g: G['play'], side: G['side'], counter: string, moment: Moment) => Rules
}

/** The stratagems of a game by the moments at which they can be played: asked for after every march. */
const byMoment = new WeakMap<Table<Stratagem>, Map<string, readonly Stratagem[]>>()

/** All stratagems that can be played at a moment of this name. */
export function stratagemsAt({ series }: CampaignData, moment: string): readonly Stratagem[] {
  const known = byMoment.get(series.stratagems) ?? new Map<string, readonly Stratagem[]>()
  byMoment.set(series.stratagems, known)
  const found =
    known.get(moment) ?? Object.values(series.stratagems).filter(({ moments }) => moments.includes(moment))
  known.set(moment, found)
  return found
}

/** Why a stratagem cannot be played at this moment. */
export function whyNotPlay(
  position: CampaignPosition,
  side: FactionId,
  id: StratagemId,
  moment: Moment,
): CampaignReason | null {
  const { cites, series } = position.data
  const stratagem = row(series.stratagems, id)
  if (isAt(stratagem, moment)) return stratagem.whyNot(position, side, moment)
  const about = { stratagem: id }
  if (moment.name === 'initiative') return { rule: cites.atInitiative, why: 'other-phase', about }
  if (moment.name === 'geostrategy') return { rule: cites.atGeostrategy, why: 'other-phase', about }
  const why = moment.name === 'before-battle' ? 'not-before-battle' : 'other-phase'
  return { rule: cites.stratagemMoment, why, about }
}

/** What a side holds and can play at this moment: the stratagem as verb, its counter as noun. */
export function playable(position: CampaignPosition, side: FactionId, moment: Moment): Choice[] {
  const printed = facesAt(position.data, nameOf(moment))
  const choices: Choice[] = []
  for (const counter of row(position.state.hands, side)) {
    for (const { stratagem, choice } of printed.get(counter) ?? NO_FACES) {
      if (stratagem.whyNot(position, side, moment) === null) choices.push(choice)
    }
  }
  return choices
}

function isAt({ moments }: Stratagem, moment: Moment): boolean {
  return moments.includes(nameOf(moment))
}

function nameOf(moment: Moment): string {
  return moment.name === 'step' ? moment.step : moment.name
}

/** One face of a counter: what there is to it, and the choice to play it. */
interface Face {
  readonly stratagem: Stratagem
  readonly choice: Choice
}

const NO_FACES: readonly Face[] = []

const faces = new WeakMap<CampaignData, Map<string, ReadonlyMap<string, readonly Face[]>>>()

/**
 * The faces of each counter that can be played at a moment of this name; counters without any are left out. Made once for a
 * game's data: hands are gone through at every question of a movement.
 */
function facesAt(data: CampaignData, moment: string): ReadonlyMap<string, readonly Face[]> {
  const ofData = faces.get(data) ?? new Map<string, ReadonlyMap<string, readonly Face[]>>()
  const known = ofData.get(moment)
  if (known !== undefined) return known
  const found = printedFor(data, moment)
  faces.set(data, ofData.set(moment, found))
  return found
}

function printedFor(data: CampaignData, moment: string): ReadonlyMap<string, readonly Face[]> {
  const found = new Map<string, readonly Face[]>()
  for (const { id, faces: printed } of Object.values(data.stratagemCounters)) {
    const all: Face[] = []
    for (const { stratagem: name } of printed) {
      const stratagem = row(data.series.stratagems, name)
      const choice = Object.freeze({ verb: name, noun: id })
      if (stratagem.moments.includes(moment)) all.push({ stratagem, choice })
    }
    if (all.length > 0) found.set(id, all)
  }
  return found
}

/** Plays what `playable` offered. */
export function playChosen(g: Campaign, side: FactionId, { verb, noun }: Choice, moment: Moment): Rules {
  return row(g.data.series.stratagems, verb).play(g, side, String(noun), moment)
}
