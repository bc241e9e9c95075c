import type { FactionId, PeopleId } from '../../data/index.ts'
import { factionIds } from '../../data/types.ts'
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
