import { fastDice, hashOf, Match } from '@aquila/engine'
import { playRandomly } from '@aquila/engine/fuzz'
import { type FordState, theFords } from '@aquila/engine/teaching-game'
import { baseData } from '../test/teaching-game/data/pack.ts'
import { playByHand } from './hand-written-fords.ts'

/**
 * Microseconds a call of each piece of work: the best of many short runs, taken in turn, so that what else the
 * machine does disturbs all alike and none in its best run.
 */
export function microseconds<T extends readonly { readonly work: () => unknown; readonly calls: number }[]>(
  ...pieces: T
): { [K in keyof T]: number } {
  const best = pieces.map(() => Number.POSITIVE_INFINITY)
  for (let run = 0; run < RUNS; run++) {
    for (const [index, { work, calls }] of pieces.entries()) {
      const start = performance.now()
      for (let call = 0; call < calls; call++) work()
      best[index] = Math.min(best[index] ?? 0, ((performance.now() - start) * 1000) / calls)
    }
  }
  return best as { [K in keyof T]: number }
}

const RUNS = 40

/** What the kernel costs, next to plain baselines measured in the same run. */
export function benchKernel(): string[] {
  return [
    'kernel (the teaching game, random play, one thread)',
    ...speedLines(),
    ...copyLines(),
    ...branchLines(),
  ]
}

function speedLines(): string[] {
  const matches = 60
  let choices = 0
  const withKernel = () => {
    choices = 0
    for (let seed = 0; seed < matches; seed++) {
      const match = Match.start(theFords, { scenario: 'war', dice: fastDice(seed) })
      const random = fastDice(seed + 1000)
      for (let decision = match.decision; decision !== null; decision = match.decision) {
        const choice = decision.choices[random.roll(decision.choices.length, '', 0) - 1]
        match.choose(choice)
        choices++
      }
    }
  }
  const byHand = () => {
    for (let seed = 0; seed < matches; seed++)
      playByHand(baseData, 'war', fastDice(seed), fastDice(seed + 1000))
  }
  mustAgree(matches)
  const [kernel, hand] = microseconds({ work: withKernel, calls: 1 }, { work: byHand, calls: 1 })
  const perSecond = (time: number) => Math.round((choices * 1e6) / time).toLocaleString('en')
  return [
    `  decisions a second, with the kernel      ${perSecond(kernel)}`,
    `  decisions a second, hand-written loop    ${perSecond(hand)}`,
    `  the kernel costs                         ${(kernel / hand).toFixed(2)} x the hand-written loop (aim: 2 or less)`,
  ]
}

/** Both play the same rules: from the same dice and picks they must come to the same end. */
function mustAgree(matches: number): void {
  for (let seed = 0; seed < matches; seed++) {
    const match = Match.start(theFords, { scenario: 'war', dice: fastDice(seed) })
    const random = fastDice(seed + 1000)
    while (match.decision !== null) {
      match.choose(match.decision.choices[random.roll(match.decision.choices.length, '', 0) - 1])
    }
    const hand = playByHand(baseData, 'war', fastDice(seed), fastDice(seed + 1000))
    if (hashOf(hand.state) !== hashOf(match.position.state) || hand.choices !== match.length) {
      throw new Error(`the hand-written loop and the kernel disagree on seed ${seed}`)
    }
  }
}

/** A match in the middle of the large scenario: its state is about 6 KB. */
function largeMatch(): Match<FordState, unknown> {
  const match = Match.start(theFords, { scenario: 'grand', dice: fastDice(7) })
  const random = fastDice(8)
  while (match.phase !== 'campaign') playRandomly(match, random, 1)
  return match
}

function copyLines(): string[] {
  const { state } = largeMatch().position
  const size = (JSON.stringify(state).length / 1000).toFixed(1)
  const [own, clone, json] = microseconds(
    { work: () => theFords.copy(state), calls: 1000 },
    { work: () => structuredClone(state), calls: 50 },
    { work: () => JSON.parse(JSON.stringify(state)), calls: 50 },
  )
  return [
    `  copy of a ${size} KB state: ${own.toFixed(1)} us; structuredClone ${clone.toFixed(1)} us (${(clone / own).toFixed(0)} x), ` +
      `JSON round trip ${json.toFixed(1)} us (${(json / own).toFixed(0)} x)`,
  ]
}

function branchLines(): string[] {
  const match = largeMatch()
  const { state } = match.position
  const [branch, ahead, clone] = microseconds(
    { work: () => match.branch(fastDice(1)), calls: 200 },
    { work: () => playRandomly(match.branch(fastDice(1)), fastDice(2), 20), calls: 30 },
    { work: () => structuredClone(state), calls: 50 },
  )
  return [
    `  branch at a checkpoint                   ${branch.toFixed(1)} us (aim: under 10); a structuredClone alone is ${(clone / branch).toFixed(1)} x that`,
    `  branch and 20 random choices             ${ahead.toFixed(1)} us`,
  ]
}
