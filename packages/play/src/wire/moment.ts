import { copyPlain, isPlainObject, type Plain, type PlainRecord } from '@aquila/engine'
import { type Difference, differenceOf, Parts, withDifference } from '../difference.ts'
import type { Told } from '../sight.ts'
import type { ToldSight } from './messages.ts'
import { type BareSight, plain } from './sights.ts'

/** What leads on from something earlier, and the thing itself as it is now, of which nothing belongs to the position. */
interface Led {
  readonly difference: Difference | null
  readonly made: Plain
}

/** A part of the position that was led on to, from what. */
interface Known extends Led {
  readonly before: Plain | undefined
}

/**
 * A match between two acts, as it is told to several pairs of eyes. Most of what they see is the same part of the position: it
 * is compared once and copied once, and the copy is shared by all who are led on from it. With the next act the position
 * changes, and a moment is over.
 */
export class Moment {
  readonly #known = new Map<Plain, Known>()

  /** The first sight of a pair of eyes, to be led on from. */
  first(bare: BareSight): BareSight {
    return sightOf(this.#ofSight(undefined, plain(bare)).made)
  }

  /** What leads a pair of eyes on, and the sight to be led on from after that. Of the later one `told` holds what it lacks. */
  next(
    before: { readonly seq: number; readonly bare: BareSight },
    after: { readonly seq: number; readonly bare: BareSight; readonly told: Told },
  ): { step: ToldSight; bare: BareSight } {
    const { difference, made } = this.#ofSight(plain(before.bare), plain(after.bare))
    const { from, events, hidden, reasons } = after.told
    const step: ToldSight = {
      kind: 'sight',
      from: before.seq,
      seq: after.seq,
      change: difference,
      told: {
        from,
        ...(events.length > 0 ? { events } : {}),
        ...(hidden.length > 0 ? { hidden } : {}),
        ...(Object.keys(reasons).length > 0 ? { reasons } : {}),
      },
    }
    return { step, bare: sightOf(made) }
  }

  #ofSight(before: Plain | undefined, after: Plain): Led {
    return byKeys(before, after, (key, old, value) =>
      key === 'view' ? byKeys(old, value, (_, part, now) => this.#ofPart(part, now)) : ledOnTo(old, value),
    )
  }

  #ofPart(before: Plain | undefined, after: Plain): Led {
    if (typeof after !== 'object' || after === null) return ledOnTo(before, after)
    const known = this.#known.get(after)
    if (known !== undefined && known.before === before) return known
    const difference = before === undefined ? { is: after } : differenceOf(before, after)
    // Whatever it was compared with, it is the same part now.
    const made = known?.made ?? madeBy(before, difference)
    if (known === undefined) this.#known.set(after, { before, difference, made })
    return { difference, made }
  }
}

function ledOnTo(before: Plain | undefined, after: Plain): Led {
  const difference = before === undefined ? { is: after } : differenceOf(before, after)
  return { difference, made: madeBy(before, difference) }
}

function madeBy(before: Plain | undefined, difference: Difference | null): Plain {
  return difference === null ? (before ?? null) : withDifference(before ?? null, copyPlain(difference))
}

/** Leads on key by key, each in its own way. */
function byKeys(
  before: Plain | undefined,
  after: Plain,
  lead: (key: string, before: Plain | undefined, after: Plain) => Led,
): Led {
  if (!isPlainObject(after)) return ledOnTo(before, after)
  const old: PlainRecord = isPlainObject(before) ? (before as PlainRecord) : {}
  const parts = new Parts()
  const made: { [key: string]: Plain } = {}
  for (const [key, value] of Object.entries(after as PlainRecord)) {
    if (value === undefined) continue
    const led = lead(key, Object.hasOwn(old, key) ? old[key] : undefined, value)
    parts.put(key, led.difference)
    made[key] = led.made
  }
  const gone = Object.keys(old).filter(key => old[key] !== undefined && !Object.hasOwn(made, key))
  if (before !== undefined && parts.changed + gone.length === 0) return { difference: null, made: before }
  return { difference: isPlainObject(before) ? parts.difference(gone) : { is: after }, made }
}

/** What is made of a sight is a sight. */
function sightOf(made: Plain): BareSight {
  return made as unknown as BareSight
}
