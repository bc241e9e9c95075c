import { row } from '@aquila/engine'
import { stackAt } from './counters.ts'
import { actsAsRoman, changeFaction, leadersIn } from './pieces.ts'
import { type Campaign, type FactionId, opponentOf, type Place, type RegionId } from './state.ts'

/** 3.7.2: whose Roman units are. */

/** The units of a faction in a zone, or some of them, follow the leaders there who have changed sides. */
export function unitsGoOver(
  g: Campaign,
  zone: Place,
  from: FactionId,
  to: FactionId,
  gone = row(stackAt(g, zone), from).units,
): void {
  if (gone.length === 0) return
  for (const piece of gone) changeFaction(g, piece, to)
  g.tell({
    kind: 'units-change-side',
    rule: g.data.cites.unitsFollow,
    data: { zone, faction: to, units: gone },
  })
}

/** Roman units without a leader in their zone belong to whoever controls the region. */
export function settleOwnership(g: Campaign): void {
  for (const region of g.data.regionOrder) settleOwnershipIn(g, region)
}

/** The same for one region. */
export function settleOwnershipIn(g: Campaign, region: RegionId): void {
  const holder = row(g.state.regions, region)
  if (holder === null) return
  const other = opponentOf(g, holder)
  for (const zone of row(g.data.regions, region).zones) {
    if (row(stackAt(g, zone), other).units.length === 0) continue
    if (leadersIn(g, zone).some(id => actsAsRoman(g, id))) continue
    unitsGoOver(g, zone, other, holder)
  }
}
