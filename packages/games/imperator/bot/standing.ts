import { strengthOf } from '../rules/combat/odds.ts'
import { isLeader, isNaves, placesOnMap, sideOf, stackIn } from '../rules/pieces.ts'
import type { CampaignPosition, FactionId } from '../rules/state.ts'
import type { Character } from './character.ts'
import type { Evaluation } from './evaluation.ts'
import { serviceOf } from './expectation.ts'

/** How a side stands: measures of what counts, and weights that make one number of them. */

/** What a side has before its enemy, by name. */
export interface Measures {
  readonly [measure: string]: number
}

/** What a measure weighs at the beginning of a scenario and at its end: armies count early, what they have taken late. */
export type Span = readonly [atFirst: number, atLast: number]

export interface Weighing {
  readonly [measure: string]: Span
}

/** The logarithm of the odds that a side wins; `left`: how much of the scenario is to come, from 1 to 0. */
export function leadBy(weights: Weighing, measures: Measures, left: number): number {
  let lead = 0
  for (const measure in weights) {
    const [atFirst, atLast] = weights[measure] ?? [0, 0]
    lead += (measures[measure] ?? 0) * (atLast + (atFirst - atLast) * left)
  }
  return lead
}

export function chanceOf(lead: number): number {
  return 1 / (1 + Math.exp(-lead))
}

/**
 * A centurion who only looks on where a look ahead ends. The enemy has given his answer there and the side moves next, so
 * what the enemy could do then is not feared as much as by a centurion who plans.
 */
export function onlooker<C extends Character>(centurio: C): C {
  const { judgement } = centurio
  return {
    ...centurio,
    judgement: {
      ...judgement,
      contested: 0,
      alarm: 0,
      answer: 0,
      cornered: 0,
      barrier: 0,
      lastExposure: judgement.exposure,
    },
  }
}

/** What the side of an evaluation has and can hope for, and what it must fear. */
export function prospectsIn(evaluation: Evaluation): { readonly regions: number; readonly places: number } {
  const { position } = evaluation.situation
  let regions = 0
  for (const region of position.data.regionOrder) regions += evaluation.region(region)
  let places = 0
  for (const place of placesOnMap(position.data))
    if (stackIn(position, place).length > 0) places += evaluation.place(place)
  return { regions, places }
}

/** The counters of a side less those of its enemy. */
export function countersOf(
  position: CampaignPosition,
  side: FactionId,
): { readonly land: number; readonly naves: number; readonly leaders: number } {
  const counters = { land: 0, naves: 0, leaders: 0 }
  for (const place of placesOnMap(position.data)) {
    for (const piece of stackIn(position, place)) {
      const owner = sideOf(position, piece)
      if (owner === null) continue
      const sign = owner === side ? 1 : -1
      if (isLeader(position.data, piece)) counters.leaders += sign * serviceOf(position, piece)
      else if (isNaves(position.data, piece)) counters.naves += sign * strengthOf(position, [piece])
      else counters.land += sign * strengthOf(position, [piece])
    }
  }
  return counters
}
