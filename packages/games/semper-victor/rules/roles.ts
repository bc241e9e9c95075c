import type { Rules } from '@aquila/engine'
import { changeFaction, findCounter } from '../../imperator/rules/pieces.ts'
import { fleetIds } from '../data/dioceses.ts'
import type { SideId } from '../data/index.ts'
import { dioceseIds, peopleIds } from '../data/types.ts'
import { dropRank, enthrone, raise } from './emperors/offices.ts'
import { bestCaesarReigns } from './emperors/succession.ts'
import { opponentOf, type RoleChange, type Semper } from './state.ts'

/**
 * SV-5-A, SV-2.F-1: Primus becomes Secondus and the other way round. Each player keeps what he has, so that it is the
 * names of the two sides that change place: on leaders (SV-5-D), units, Dioceses (SV-5-G), Peoples and fleets (SV-5-H),
 * hands and points (SV-5-I).
 */
export function* changeOfRole(g: Semper): Rules {
  const { state } = g
  const { roleChange } = state.turn
  if (roleChange === null) return
  state.turn.roleChange = null
  const primus = state.emperors.primus
  turnEverything(g)
  g.swapSeats('primus', 'secondus')
  g.tell({
    kind: 'roles-change',
    rule: 'SV-5-B',
    data: { leader: primus ?? '', primus: state.points.primus, secondus: state.points.secondus },
  })
  yield* newCollege(g, primus, roleChange)
}

function turnEverything(g: Semper): void {
  const { state } = g
  const other = (side: SideId): SideId => opponentOf(g, side)
  // SV-5-D, SV-5-F, SV-5-H
  for (const id of g.data.index.counters) {
    const faction = findCounter(g, id)?.faction ?? null
    if (faction !== null) changeFaction(g, id, other(faction))
  }
  for (const diocese of dioceseIds) state.regions[diocese] = other(state.regions[diocese])
  for (const people of peopleIds) {
    const now = state.peoples[people]
    if (now.faction !== null) now.faction = other(now.faction)
    if (now.sentHomeBy !== null) now.sentHomeBy = other(now.sentHomeBy)
  }
  for (const fleet of fleetIds) state.fleets[fleet].side = other(state.fleets[fleet].side)
  for (const usurpation of state.usurpations) usurpation.master = other(usurpation.master)
  state.initiative = other(state.initiative)
  state.active = other(state.active)
  state.hands = exchanged(state.hands)
  state.points = exchanged(state.points)
  state.augusti = exchanged(state.augusti)
  state.caesares = exchanged(state.caesares)
  state.protectores = exchanged(state.protectores)
  state.exchanged = !state.exchanged
  if (state.constantin.side !== null) state.constantin.side = other(state.constantin.side)
}

function exchanged<T>({ primus, secondus }: Record<SideId, T>): Record<SideId, T> {
  return { primus: secondus, secondus: primus }
}

/** SV-5-C, SV-5-E: who is what on the two sides now. */
function* newCollege(g: Semper, primus: string | null, why: RoleChange): Rules {
  const { state } = g
  const formerSecondus = state.emperors.secondus
  state.emperors = { primus: null, secondus: null }
  if (primus !== null) enthrone(g, 'primus', primus, 'SV-5-C')
  // RULING-87: beside a victorious Usurper the Secondus Augustus is second, and another Augustus a Caesar.
  if (why === 'usurpation' && formerSecondus !== null) {
    const [third] = state.augusti.primus
    if (third !== undefined) {
      dropRank(g, third)
      if (state.caesares.primus.length < 2) raise(g, 'primus', third, 'caesar', 'SV-3.6.4-D')
    }
    raise(g, 'primus', formerSecondus, 'augustus', 'SV-3.6.4-D')
  }
  yield* bestCaesarReigns(g)
}
