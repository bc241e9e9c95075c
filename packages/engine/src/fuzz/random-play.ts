import type { Choice, Decision } from '../decision.ts'
import type { DiceSource } from '../dice/dice.ts'
import type { Match } from '../match.ts'

export function randomChoice(decision: Decision, random: DiceSource): Choice {
  const choice = decision.choices[random.roll(decision.choices.length, 'any choice', 0) - 1]
  if (choice === undefined) throw new Error(`${decision.rule}: no choice to pick from`)
  return choice
}

/** Any of the decisions that wait: several do when roles choose together. */
export function randomDecision(decisions: readonly Decision[], random: DiceSource): Decision | undefined {
  return decisions.length < 2 ? decisions[0] : decisions[random.roll(decisions.length, 'any decision', 0) - 1]
}

/** Makes up to `most` random choices; gives how many were made before the match was over. */
export function playRandomly<S, D>(
  match: Match<S, D>,
  random: DiceSource,
  most = Number.POSITIVE_INFINITY,
): number {
  for (let made = 0; made < most; made++) {
    const decision = randomDecision(match.decisions, random)
    if (decision === undefined) return made
    match.choose(randomChoice(decision, random), { role: decision.role })
  }
  return most
}
