import type { Role, Rules } from '@aquila/engine'
import type { Roma } from '../state.ts'
import { holdsCard, playCard } from './play.ts'

/** RV-14.2-04: does this role hold the card of automatic interception? */
export function interceptionCard(g: Roma, role: Role): boolean {
  return holdsCard(g, role, 'interception')
}

/** False: the card was cancelled (RV-14.2-19). */
export function* playInterceptionCard(g: Roma, role: Role): Rules<boolean> {
  return yield* playCard(g, role, 'interception', 'RV-14.2-04')
}
