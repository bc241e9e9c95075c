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
/** He works for the goal of the scenario, too. */
export const centurio = withJudgement(series.keenCenturio, {
  goal: 120,
  romaAtRisk: 0.4,
  egyptAtRisk: 1,
  fleetsAtRisk: 1,
})
