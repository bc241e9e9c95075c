import type { SeenEvent } from '@aquila/engine'
import { areaIn } from './position.ts'

/** What stands out in the log: Leaders by name or rating, Provinces, seas and coasts. */
export function namedAs(value: string, slot: string, { kind }: SeenEvent): 'person' | 'place' | null {
  if (slot === 'leader' || slot === 'name') return 'person'
  // A Power and its Province may be called alike: 'armenia' is both.
  if (!PLACES.has(slot) || (slot === 'to' && GO_OVER.has(kind))) return null
  return areaIn(value) === null ? null : 'place'
}

const PLACES = new Set(['area', 'province', 'from', 'to', 'berth'])

/** Events in which somebody goes over `to` a Power, not to a place. */
const GO_OVER = new Set(['allegiance', 'rebels', 'defection', 'defectors'])
