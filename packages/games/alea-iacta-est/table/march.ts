import type { PlainRecord } from '@aquila/engine'
import type { Scene } from '../../table/index.ts'
import { text } from '../messages/index.ts'
import { type AleaInput, kitOf, type Seen } from './position.ts'

/** Who is on the march, and which way he has come. The question itself tells it. */

export function chosenIn({ decision }: AleaInput): string[] {
  const about = decision?.about ?? {}
  return [
    about.leader,
    about.captain,
    about.units,
    about.leaders,
    about.naves,
    about.cargo,
    about.taken,
  ].flatMap(named)
}

function named(value: PlainRecord[string] | undefined): string[] {
  if (typeof value === 'string') return [value]
  return Array.isArray(value) ? value.flatMap(named) : []
}

/** The steps since the march began, from the log: each begins where the one before ended. */
export function pathOf({ decision, log }: AleaInput, { data }: Seen): Scene['path'] {
  const about = decision?.about ?? {}
  if (decision === null || decision.task !== 'march' || typeof about.start !== 'string') return null
  const steps: { place: string; label: string }[] = []
  let [place, spent] = [String(about.zone), Number(about.spent)]
  for (const { kind, data: told } of log.toReversed()) {
    if (place === about.start || kind === 'sequence') break
    if (kind !== 'march' || told.to !== place || told.leader !== about.leader) continue
    steps.unshift({ place, label: text('choice.mp', { n: spent }) })
    spent -= Number(told.cost)
    place = String(told.from)
  }
  if (place !== about.start || steps.length === 0 || data.zones[place] === undefined) return null
  return { kit: kitOf(decision.role), steps: [{ place, label: '' }, ...steps] }
}
