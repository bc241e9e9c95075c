import { row } from '@aquila/engine'
import type { Place, SemperPosition } from './state.ts'

/** RULING-91: the nearest zones of the Empire that fit, by the number of zones over land and straits; all of equals. */
export function nearest(
  { data }: SemperPosition,
  from: Place,
  fits: (zone: Place) => boolean,
): readonly Place[] {
  const seen = new Set<Place>([from])
  let ring: readonly Place[] = [from]
  while (ring.length > 0) {
    const found = ring.filter(zone => row(data.zones, zone).roman && fits(zone))
    if (found.length > 0) return found
    const next: Place[] = []
    for (const zone of ring) {
      for (const { zone: to } of row(data.zones, zone).neighbours) {
        if (seen.has(to)) continue
        seen.add(to)
        next.push(to)
      }
    }
    ring = next
  }
  return []
}
