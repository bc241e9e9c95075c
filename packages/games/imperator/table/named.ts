import type { SeenEvent } from '@aquila/engine'
import type { CampaignData } from '../data/series.ts'
import { leaderName } from './wording.ts'

/** What stands out in the log: leaders, and zones, seas and regions. */
export function namedAs(
  value: string,
  _slot: string,
  _event: SeenEvent,
  data: CampaignData,
): 'person' | 'place' | null {
  if (leaderName(data, value) !== null) return 'person'
  const places = [data.zones, data.seas, data.regions]
  return places.some(table => table[value] !== undefined) ? 'place' : null
}
