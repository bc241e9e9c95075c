import { type Rules, row } from '@aquila/engine'
import { giveHandicap } from '../../imperator/rules/handicap.ts'
import { put } from '../../imperator/rules/pieces.ts'
import type { SideId } from '../data/index.ts'
import { peopleIds } from '../data/types.ts'
import { controllerOf } from './peoples/control.ts'
import type { Place, Semper, SemperPosition } from './state.ts'
import { inOrder } from './stratagems/window.ts'
import { pick } from './tasks.ts'

/**
 * RULING-116: points that were agreed on come first. SV-SC-E, RULING-110, option `setUp`: with a free set-up each player
 * then places the limitanei of his Dioceses (SV-3.3.2-A) and the units of the Major Peoples he controls afresh, the
 * initiative player first.
 */
export function* deployment(g: Semper): Rules {
  yield* giveHandicap(g)
  const { firstYear } = g.data.scenarios[g.state.scenario]
  if (g.options.setUp !== 'free' || g.state.year !== firstYear) return
  for (const side of inOrder(g)) {
    for (const unit of toDeploy(g, side)) {
      const zone = yield* pick({
        role: side,
        rule: 'SV-3.3.2-A',
        task: 'deploy-unit',
        verb: 'deploy',
        nouns: deploymentZones(g, unit),
        about: { unit },
      })
      put(g, unit, zone)
      g.tell({ kind: 'deploy', rule: 'SV-3.3.2-A', data: { piece: unit, zone } })
    }
  }
}

/** The counters that a side places, in this order. */
export function toDeploy(position: SemperPosition, side: SideId): readonly string[] {
  const { state, data } = position
  const { usurpations } = data.scenarios[state.scenario]
  const limitanei = data.romanUnitIds.filter(id => {
    const { band } = row(data.units, id)
    return band !== null && state.regions[band] === side
  })
  const { peoples } = data.scenarios[state.scenario].rules
  const majors = peopleIds.filter(
    people => data.peoples[people].major && controllerOf(position, people) === side,
  )
  const foreign = peoples ? majors.flatMap(people => data.peoples[people].units) : []
  // The men of a Usurper stand with him.
  return usurpations.length > 0 ? foreign : [...limitanei, ...foreign]
}

/** SV-3.3.2-A, SV-3.3.2-B: ripenses at the front of their Diocese; a People in its zones of origin. */
export function deploymentZones({ data }: SemperPosition, unit: string): readonly Place[] {
  const { kind, band, people } = row(data.units, unit)
  if (people !== null) return data.peoples[people].zones
  if (band === null) return []
  const { fronts, zones } = data.regions[band]
  return kind === 'ripenses' && fronts.length > 0 ? fronts : zones
}
