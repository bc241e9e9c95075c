import { leadersOf } from './pieces.ts'
import { type CampaignPosition, type FactionId, opponentOf, type Place } from './state.ts'

/** 2.F: the zones among which a side chooses in winter for those who come there; in the last one only where it matters. */
export function inLastWinter(
  position: CampaignPosition,
  side: FactionId,
  zones: readonly Place[],
): readonly Place[] {
  return mattersNoMore(position, side, zones) ? zones.slice(0, 1) : zones
}

/**
 * When the match ends with this winter it matters only whether a leader of the other side must flee from those who come to a
 * zone. If none has to, nobody is asked.
 */
export function mattersNoMore(position: CampaignPosition, side: FactionId, zones: readonly Place[]): boolean {
  if (!position.data.series.endsThisYear(position)) return false
  const enemy = opponentOf(position, side)
  return zones.every(zone => leadersOf(position, zone, enemy).length === 0)
}
