import type { Special } from '../data/index.ts'
import { holds, specials } from './conditions.ts'
import { isSameSide, powerId, sideOf } from './powers.ts'
import type { RomaPosition } from './state.ts'

type Pact = Extract<Special, { kind: 'pact' }>

/** RV-SC15-b: the pacts of the scenario that bind one Power towards another now. They bind the Allies and Clients of both. */
function pactsBetween(position: RomaPosition, one: number, other: number): Pact[] {
  const { state } = position
  const [mover, target] = [powerId(position, sideOf(state, one)), powerId(position, sideOf(state, other))]
  return specials(position).filter(
    (special): special is Pact =>
      special.kind === 'pact' && isInForce(position, special) && binds(special, mover, target),
  )
}

function isInForce(position: RomaPosition, { from, until }: Pact): boolean {
  if (from !== undefined && !holds(position, from)) return false
  if (until.turn !== null && position.state.turn >= until.turn) return false
  return !until.anyOf.some(condition => holds(position, condition))
}

function binds({ powers, against, except = [], mutual }: Pact, mover: string, target: string): boolean {
  if (mutual) return mover !== target && powers.includes(mover) && powers.includes(target)
  if (!powers.includes(mover)) return false
  return against === 'all-except' ? !except.includes(target) : (against ?? []).includes(target)
}

export function mayAttack(position: RomaPosition, one: number, other: number): boolean {
  return !pactsBetween(position, one, other).some(pact => pact.attack === 'forbidden')
}

/** Whether a pact lets one Power into the other's Provinces; 'unrestricted' is what the rules say anyway. */
export function entryByPact(position: RomaPosition, one: number, other: number): Pact['enter'] {
  const pacts = pactsBetween(position, one, other)
  if (pacts.some(pact => pact.enter === 'forbidden')) return 'forbidden'
  if (pacts.some(pact => pact.enter === 'with-permission')) return 'with-permission'
  return pacts.some(pact => pact.enter === 'allowed') ? 'allowed' : 'unrestricted'
}

/** RV-3.9-k: friendly are one's own side and partners of a pact who are allied. */
export function isFriendly(position: RomaPosition, one: number, other: number): boolean {
  return (
    isSameSide(position.state, one, other) || pactsBetween(position, one, other).some(pact => pact.allied)
  )
}
