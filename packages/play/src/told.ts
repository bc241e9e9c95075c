import type { Match, Role, SeenEvent } from '@aquila/engine'
import type { GivenReason, Told } from './sight.ts'

/** By the number of the choice: what the bot who made it was up to; null: nobody may know yet. */
type Reasons = ReadonlyMap<number, GivenReason> | null

/** What has happened from an event on, as far as these eyes may know it. */
export function toldTo(match: Match, role: Role | null, from: number, reasons: Reasons): Told {
  const events = match.log(role, from)
  return {
    from,
    events,
    hidden: hiddenIn(match, events.length, role, from),
    reasons: reasons === null ? {} : reasonsIn(match, events, role, from, reasons),
  }
}

function reasonsIn(
  match: Match,
  events: readonly SeenEvent[],
  role: Role | null,
  from: number,
  given: ReadonlyMap<number, GivenReason>,
): Told['reasons'] {
  const reasons: { [choice: number]: GivenReason } = {}
  let before = from === 0 ? 0 : (match.log(role, from - 1)[0]?.after ?? 0)
  for (const [index, { after }] of events.entries()) {
    // Where something of what came of a choice is kept from these eyes, so is its reason: it may name it.
    if (after > before && !match.keepsBack(from + index, role))
      for (let choice = before + 1; choice <= after; choice++) {
        const reason = given.get(choice)
        if (reason !== undefined) reasons[choice] = reason
      }
    before = Math.max(before, after)
  }
  return reasons
}

/** What these eyes may know of an event and others may not. */
function hiddenIn(match: Match, events: number, role: Role | null, from: number): number[] {
  const numbers = Array.from({ length: events }, (_, index) => from + index)
  return numbers.filter(event => match.keepsBack(event, null) && !match.keepsBack(event, role))
}
