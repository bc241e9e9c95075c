import { type Advice, type Bot, findChoice, makeBot } from '@aquila/engine'
import type { Deed } from './walk.ts'

/**
 * Does once more what somebody did, on other dice: whatever still fits, in his order. What belongs to one thing that he began
 * stays together: an army goes where it went, not another in its place. What he never was asked the other bot answers.
 */
export function again(deeds: readonly Deed[], otherwise: Bot): Bot {
  const blocks: Deed[][] = []
  for (const deed of deeds) {
    const last = blocks.at(-1)
    if (deed.begins || last === undefined) blocks.push([deed])
    else last.push(deed)
  }
  let current: Deed[] = []
  return makeBot(otherwise.name, (seat): Advice => {
    const { task, choices } = seat.decision
    const fits = (deed: Deed | undefined): boolean =>
      deed?.task === task && findChoice(choices, deed.choice.verb, deed.choice.noun) !== undefined
    const begins = blocks.findIndex(([first]) => fits(first))
    const goesOn = current.findIndex(fits)
    if (goesOn >= 0) {
      const [deed] = current.splice(0, goesOn + 1).slice(-1)
      if (deed !== undefined) return { choice: deed.choice }
    }
    if (begins < 0) return otherwise.advise(seat)
    const [block = []] = blocks.splice(begins, 1)
    const [first, ...rest] = block
    current = rest
    return first === undefined ? otherwise.advise(seat) : { choice: first.choice }
  })
}
