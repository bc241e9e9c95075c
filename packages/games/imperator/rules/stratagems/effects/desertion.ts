import type { RuleId, Rules } from '@aquila/engine'
import { oneOfEach } from '../../alike.ts'
import type { Campaign, FactionId, Place } from '../../state.ts'
import { pick } from '../../tasks.ts'
import { reduce } from '../reduce.ts'

/** 6.3: these units of one zone are reduced, at most so many; of more the player picks. */
export function* unitsDesert(
  g: Campaign,
  side: FactionId,
  zone: Place,
  units: readonly string[],
  most: number,
  rule: RuleId,
): Rules {
  const there = [...units]
  for (let left = Math.min(most, there.length); left > 0; left--) {
    const deserter =
      there.length === left
        ? there[0]
        : yield* pick({
            role: side,
            rule,
            task: 'pick-deserters-of-enemy',
            verb: 'reduce',
            nouns: oneOfEach(g, there),
            about: { zone, left },
          })
    if (deserter === undefined) return
    there.splice(there.indexOf(deserter), 1)
    reduce(g, deserter, zone, rule)
  }
}
