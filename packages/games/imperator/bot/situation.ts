import { row } from '@aquila/engine'
import type { BattleKind } from '../rules/combat/forces.ts'
import type { CampaignPosition, FactionId, Place } from '../rules/state.ts'
import type { Character } from './character.ts'
import type { Aims, Doctrine } from './doctrine.ts'
import type { Expectation, Outline } from './expectation.ts'
import type { Field } from './field.ts'
import type { Judgement } from './judgement.ts'
import type { Muster } from './muster.ts'
import { pullsOf } from './pulls.ts'

/**
 * What an evaluation begins with: who looks at which position, how he weighs it, what he wants and what the enemy could
 * do. It is found once, for the enemy does not move while one plans.
 */
export class Situation {
  readonly field: Field
  readonly doctrine: Doctrine
  readonly position: CampaignPosition
  readonly side: FactionId
  readonly enemy: FactionId
  readonly judgement: Judgement
  readonly aims: Aims
  /** What the enemy could bring to each place in his next sequence. */
  readonly threats: ReadonlyMap<Place, Outline>
  /** The same for the first sequence of next year, if he has none left in this one. */
  readonly threatsNextYear: ReadonlyMap<Place, Outline>
  /** How near the enemy's armies are, by land. */
  readonly approaches: ReadonlyMap<Place, number>
  /** True in the side's last sequence of a year. */
  readonly isLastSequence: boolean
  readonly isLastYear: boolean
  /** True in the side's last sequence of a scenario. */
  readonly isTheEnd: boolean
  /** True in the last year of a scenario, if the enemy would win it as things stand: there is nothing to lose. */
  readonly isDesperate: boolean
  /** Beside what they hold counters are worth little when nothing comes after this sequence, or not much. */
  readonly worthOfCounters: number
  readonly #pulls: ReadonlyMap<Place, number>

  constructor(field: Field, character: Character) {
    const { doctrine, position, side } = field
    this.field = field
    this.doctrine = doctrine
    this.position = position
    this.side = side
    this.enemy = field.enemy
    this.threats = field.threats
    this.approaches = field.approaches
    this.isLastSequence = row(position.state.sequences, side) <= 1
    this.isLastYear = isLastYear(position)
    this.isTheEnd = this.isLastSequence && isPhaseOfSequences(position) && this.isLastYear
    const { daring } = character.judgement
    this.isDesperate = daring > 0 && this.isLastYear && doctrine.isWinning(position, this.enemy)
    this.judgement = this.isDesperate ? dared(character.judgement) : character.judgement
    const { aims, patience, nextYear, afterwards, fading } = this.judgement
    this.worthOfCounters = this.isTheEnd
      ? afterwards
      : 1 - (1 - afterwards) * fading * nearnessOfEnd(position, side)
    // What is held in the end decides; before that it is armies that count.
    this.aims = doctrine.aims(position, side, aims * (1 + patience * (0.5 - timeLeft(position))))
    const thinksOfNextYear = nextYear > 0 && field.isEnemyDone && !this.isLastYear
    this.threatsNextYear = thinksOfNextYear ? field.threatsNextYear : new Map()
    this.#pulls = pullsOf(field, this.aims, this.judgement)
  }

  /** From 0 to about 1: how much an army is wanted in a place, to be near what is worth fighting for. */
  pullOf(place: Place): number {
    return this.#pulls.get(place) ?? 0
  }

  /** The chance that the side wins the battle for a zone. */
  chanceAt(zone: Place): number {
    return this.battleAt(zone, 'land').chance
  }

  /** What the side can expect of a battle in a place, if it attacks there. */
  battleAt(place: Place, kind: BattleKind): Expectation {
    return this.field.battleAt(place, kind)
  }

  musterIn(place: Place): Muster {
    return this.field.musterIn(place)
  }
}

/** So many sequences of its own before its last one a side does not feel yet that the end is near. */
const FAR = 4

/** From 0 to 1: how near a side is to its last sequence of a scenario. */
function nearnessOfEnd(position: CampaignPosition, side: FactionId): number {
  if (!isLastYear(position) || !isPhaseOfSequences(position)) return 0
  return Math.max(0, 1 - (row(position.state.sequences, side) - 1) / FAR)
}

/** The judgement of one who has nothing to lose. */
function dared(judgement: Judgement): Judgement {
  const { daring, danger, answer, ownLosses } = judgement
  return {
    ...judgement,
    danger: danger * (1 - daring),
    answer: answer * (1 - daring),
    ownLosses: ownLosses * (1 - daring / 2),
  }
}

/** Outside Phase E nobody has sequences yet: the year is before him. */
function isPhaseOfSequences(position: CampaignPosition): boolean {
  return sequencesLeft(position) > 0
}

/** A name for the sequence that a side plays now. */
export function sequenceOf({ state }: CampaignPosition, side: FactionId): string {
  return `${side} ${state.year} ${row(state.turn.sequencesDone, side)} ${row(state.sequences, side)}`
}

/** Sequences that both sides still have this year. */
export function sequencesLeft({ state, data }: CampaignPosition): number {
  return data.factions.reduce((sum, side) => sum + row(state.sequences, side), 0)
}

/** Sequences of its own that a side has yet to begin this year. */
export function sequencesToCome({ state }: CampaignPosition, side: FactionId): number {
  return Math.max(0, row(state.sequences, side) - (state.active === side ? 1 : 0))
}

/** Sequences that both sides have finished this year. */
export function sequencesDone({ state, data }: CampaignPosition): number {
  return data.factions.reduce((sum, side) => sum + row(state.turn.sequencesDone, side), 0)
}

export function isLastYear({ state, data }: CampaignPosition): boolean {
  return state.year >= row(data.scenarios, state.scenario).lastYear
}

/** From 1 at the beginning of a scenario to 0 at its end: how much of it is still to come. */
export function timeLeft(position: CampaignPosition): number {
  const { state, data } = position
  const { firstYear, lastYear } = row(data.scenarios, state.scenario)
  const left = sequencesLeft(position)
  const done = sequencesDone(position)
  const thisYear = left + done === 0 ? 1 : left / (left + done)
  return (lastYear - state.year + thisYear) / (lastYear - firstYear + 1)
}
