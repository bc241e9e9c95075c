import type { Plain } from '@aquila/engine'
import { differenceOf, withDifference } from '../difference.ts'
import type { Sight, Told } from '../sight.ts'
import type { ToldSight } from './messages.ts'

/** All of a sight but what was told, which grows with the match and is told by itself. */
type Bare = Omit<Sight, 'told'>

/** What leads from one sight to a later one. Of the later one `told` holds what the reader of the first lacks. */
export function toldSight(before: Bare, after: Sight): ToldSight {
  const { told, ...bare } = after
  return {
    kind: 'sight',
    from: before.seq,
    seq: after.seq,
    change: differenceOf(plain(withoutTold(before)), plain(bare)),
    told,
  }
}

/** The later sight, with all that was told so far. Throws if the message does not lead on from the sight. */
export function seenSight(before: Sight, { from, change, told }: ToldSight): Sight {
  if (before.seq !== from) throw new RangeError(`this leads on from sight ${from}, not from ${before.seq}`)
  const bare = withoutTold(before)
  // What a difference makes of a sight is a sight.
  const after = change === null ? bare : (withDifference(plain(bare), change) as unknown as Bare)
  return { ...after, told: toldSoFar(before.told, told) }
}

/** What was told before, up to the event from which on it is told again. */
function toldSoFar(before: Told, { from, events, hidden, reasons }: Told): Told {
  const stays = before.events.slice(0, from)
  const choices = stays.at(-1)?.after ?? 0
  const given = Object.entries(before.reasons).filter(([choice]) => Number(choice) <= choices)
  return {
    from: 0,
    events: [...stays, ...events],
    hidden: [...before.hidden.filter(event => event < from), ...hidden],
    reasons: { ...Object.fromEntries(given), ...reasons },
  }
}

function withoutTold<S extends Bare>({ told: _, ...bare }: S & { readonly told?: unknown }): Bare {
  return bare
}

/** A sight is plain data, but its type is an interface, which the compiler does not take for one. */
function plain(value: Bare): Plain {
  return value as unknown as Plain
}
