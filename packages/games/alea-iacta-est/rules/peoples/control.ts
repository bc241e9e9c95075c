import type { RuleId, Rules } from '@aquila/engine'
import type { FactionId, PeopleId } from '../../data/index.ts'
import { factionIds, peopleIds } from '../../data/types.ts'
import { flightFromPeople } from '../politics/lone-leaders.ts'
import type { Alea, AleaPosition } from '../state.ts'

/**
 * AIE-4.1-b, AIE-4.4.1-d: zones of origin lie outside the Republic; which regions they touch the map tells, and Daci,
 * Armenii and Aegyptii touch none. AIE-4.4.1-b: a People at war is controlled by the player who controls no region next to its zones of origin. Null: a
 * die must tell, because both do, no region is adjacent (AIE-4.4.1-c), or neither does (RULING-34).
 */
export function controllerByRegions({ state, data }: AleaPosition, people: PeopleId): FactionId | null {
  const { adjacentRegions } = data.peoples[people]
  const neighbours = factionIds.filter(faction =>
    adjacentRegions.some(region => state.regions[region] === faction),
  )
  if (neighbours.length !== 1) return null
  return neighbours[0] === 'caesarian' ? 'republican' : 'caesarian'
}

/** AIE-4.4.1-b, AIE-4.4.1-c: who controls the People for a turn; on a die even is Republican, odd Caesarian. */
export function findController(g: Alea, people: PeopleId): FactionId {
  const known = controllerByRegions(g, people)
  if (known !== null) return known
  return g.dice.d6(`control of ${people}`) % 2 === 0 ? 'republican' : 'caesarian'
}

/** AIE-4.4.1-a, AIE-2.F-d, RULING-33: control of each People at war is found anew for the next turn. */
export function* redetermineControl(g: Alea): Rules {
  for (const people of peopleIds) {
    const now = g.state.peoples[people]
    if (now.status !== 'war') continue
    const faction = findController(g, people)
    if (faction !== now.faction) yield* passControl(g, people, faction, 'AIE-4.4.1-a')
  }
}

/** A People at war comes under the other player; leaders of its former controller among its units must flee (AIE-8.2-j). */
export function* passControl(g: Alea, people: PeopleId, faction: FactionId, rule: RuleId): Rules {
  g.state.peoples[people].faction = faction
  g.tell({ kind: 'people-controlled', rule, data: { people, faction } })
  yield* flightFromPeople(g, people)
}
