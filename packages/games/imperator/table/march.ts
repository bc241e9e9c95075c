import type { PlainRecord } from '@aquila/engine'
import type { Scene } from '../../table/index.ts'
import type { CampaignData } from '../data/series.ts'
import { isOnMap } from '../rules/pieces.ts'
import { isAsked } from '../rules/tasks.ts'
import type { CampaignInput, Seen } from './dress.ts'

/** Who is on the march, and which way he has come. The question itself tells it. */

/** The pieces that a question names as picked already, whatever it calls them. */
export function chosenIn({ decision }: CampaignInput, names: readonly string[]): string[] {
  const about = decision?.about ?? {}
  return names.flatMap(name => named(about[name]))
}

/** The places on the map that a question is about. */
export function placesAsked(decision: CampaignInput['decision'], data: CampaignData): string[] {
  const about = decision?.about ?? {}
  return ['zone', 'start', 'place', 'at']
    .flatMap(name => named(about[name]))
    .filter(place => isOnMap(data, place))
}

function named(value: PlainRecord[string] | undefined): string[] {
  if (typeof value === 'string') return [value]
  return Array.isArray(value) ? value.flatMap(named) : []
}

/** The steps since the march began, from the log: each begins where the one before ended. */
export function pathOf({ decision, log }: CampaignInput, { data, dress, text }: Seen): Scene['path'] {
  if (!isAsked(decision, 'march')) return null
  const { start, leader, zone, spent: all } = decision.about
  const steps: { place: string; label: string }[] = []
  let [place, spent] = [zone, all]
  for (const event of log.toReversed()) {
    if (place === start || event.kind === 'sequence') break
    if (event.kind !== 'march' || event.data.to !== place || event.data.leader !== leader) continue
    steps.unshift({ place, label: text('choice.mp', { n: spent }) })
    spent -= event.data.cost
    place = event.data.from
  }
  if (place !== start || steps.length === 0 || data.zones[place] === undefined) return null
  return { kit: dress.kitOf(decision.role), steps: [{ place, label: '' }, ...steps] }
}
