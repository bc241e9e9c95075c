import * as series from '../../imperator/bot/character.ts'
import type { Judgement } from '../../imperator/bot/judgement.ts'

/** How a bot of Alea Iacta Est weighs what it sees: as any of the series, and what only this game has. */
export interface AleaJudgement extends Judgement {
  /** To be sure of the goal of the scenario, and the enemy not of his. */
  readonly goal: number
  /** What the enemy could do to Roma. */
  readonly romaAtRisk: number
  /** What the enemy could do to an Egypt that must not make peace (AIE-S7-e). */
  readonly egyptAtRisk: number
  /** What he could do to ships in port. */
  readonly fleetsAtRisk: number
}

export interface Character extends series.Character {
  readonly judgement: AleaJudgement
}

function withJudgement(character: series.Character, own: Omit<AleaJudgement, keyof Judgement>): Character {
  return { ...character, judgement: { ...character.judgement, ...own } }
}

const plain = { goal: 0, romaAtRisk: 0.4, egyptAtRisk: 0, fleetsAtRisk: 0 }

export const tiro = withJudgement(series.tiro, plain)
export const miles = withJudgement(series.miles, plain)
/** As any centurion of the series, but he has an eye for dead ends, and dares more when all is lost otherwise. */
const keenCenturio: series.Character = {
  ...series.centurio,
  leastGainOfAll: 0.05,
  desperateChance: 0.34,
  judgement: {
    ...series.centurio.judgement,
    ripeness: 0.7,
    nextYear: 0.4,
    deadEnd: 0.8,
    shelter: 8,
    daring: 0.5,
    fading: 1,
  },
}
/** He works for the goal of the scenario, too. */
export const centurio = withJudgement(keenCenturio, {
  goal: 120,
  romaAtRisk: 0.4,
  egyptAtRisk: 1,
  fleetsAtRisk: 1,
})

/** How the general thinks that others will answer: sound, but found quickly. */
export const quick: Character = { ...centurio, name: 'quick', weighs: 250, rough: true, hurries: true }
