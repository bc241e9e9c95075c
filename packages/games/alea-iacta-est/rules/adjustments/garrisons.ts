import type { Rules } from '@aquila/engine'
import { flightOfLoneLeaders } from '../../../imperator/rules/combat/lone-leaders.ts'
import { mattersNoMore } from '../../../imperator/rules/last-winter.ts'
import { type FactionId, type RegionId, row } from '../../data/index.ts'
import { whyItaliaClosed } from '../movement/republic.ts'
import { isLegio, put, romansOf, unit } from '../pieces.ts'
import type { AleaReason } from '../reasons.ts'
import { garrisonShortfall, isFreeFor, legionsIn } from '../regions.ts'
import { type Alea, type AleaPosition, opponentOf } from '../state.ts'
import { pick } from '../tasks.ts'

/** AIE-9.4-a: each player fills the garrisons of his regions with legions that can be spared elsewhere. */
export function* fillGarrisons(g: Alea): Rules {
  for (const side of [g.state.initiative, opponentOf(g, g.state.initiative)]) {
    g.state.active = side
    for (const region of g.data.regionOrder) {
      if (g.state.regions[region] === side) yield* fillGarrison(g, side, region)
    }
  }
  g.state.active = g.state.initiative
}

function* fillGarrison(g: Alea, side: FactionId, region: RegionId): Rules {
  while (garrisonShortfall(g, region) > 0) {
    const legions = legionsToSpare(g, side, region)
    const cities = garrisonCities(g, side, region)
    // AIE-9.4-a: what cannot be moved must be recruited (AIE-9.4-d).
    if (legions.length === 0 || cities.length === 0) return
    const missing = garrisonShortfall(g, region)
    // RULING-111
    const anyWillDo = mattersNoMore(g, side, cities)
    const legion = yield* pick({
      role: side,
      rule: 'AIE-9.4-a',
      task: 'pick-garrison-legion',
      verb: 'send',
      nouns: anyWillDo ? legions.slice(0, 1) : legions,
      about: { region, missing },
    })
    const zone = yield* pick({
      role: side,
      rule: 'AIE-9.4-a',
      task: 'pick-garrison-city',
      verb: 'garrison',
      nouns: anyWillDo ? cities.slice(0, 1) : cities,
      about: { unit: legion, region },
    })
    const from = unit(g, legion).place
    put(g, legion, zone)
    g.tell({ kind: 'garrison', rule: 'AIE-9.4-a', data: { side, unit: legion, from, to: zone } })
    yield* flightOfLoneLeaders(g, zone)
  }
}

/** RULING-114: legions that leave no other garrison short. */
function legionsToSpare(position: AleaPosition, side: FactionId, region: RegionId): string[] {
  const { data } = position
  return data.zoneIds.flatMap(zone => {
    const legions = romansOf(position, zone, side).units.filter(piece => isLegio(data, piece))
    // The answer is the same for all of them in a zone.
    const [any] = legions
    return any !== undefined && whyNotSpare(position, side, any, region) === null ? legions : []
  })
}

export function whyNotSpare(
  position: AleaPosition,
  side: FactionId,
  legion: string,
  region: RegionId,
): AleaReason | null {
  const { state, data } = position
  const from = row(data.zones, unit(position, legion).place).region
  if (from === region) return { rule: 'AIE-9.4-a', why: 'already-there', about: { region } }
  if (from === null || state.regions[from] !== side) return null
  return legionsIn(position, from, side).length > data.regions[from].garrison
    ? null
    : { rule: 'AIE-3.1.1-c', why: 'garrison-needed', about: { region: from } }
}

function garrisonCities(position: AleaPosition, side: FactionId, region: RegionId): string[] {
  const { zones, regions } = position.data
  // AIE-S1-c, RULING-110: those who come are from elsewhere.
  return regions[region].cities.filter(
    zone =>
      isFreeFor(position, zone, side) &&
      whyItaliaClosed(position, side, { region: null }, row(zones, zone)) === null,
  )
}
