import { type Choice, type Rules, row } from '@aquila/engine'
import { oneOfEach } from '../../../imperator/rules/alike.ts'
import { enter, noteArrival } from '../../../imperator/rules/movement/entering.ts'
import { counterOf, setMoved } from '../../../imperator/rules/pieces.ts'
import type { SideId } from '../../data/index.ts'
import type { Place, Semper, SemperPosition } from '../state.ts'
import { CTESIPHON } from '../stratagems/thorns.ts'
import { pick } from '../tasks.ts'
import { controllerOf } from './control.ts'

const NONE: readonly Choice[] = []

/** RULING-38, RULING-56: Persians at peace move only to put down a coup, and only between their own zones. */
export function peacefulMoves(position: SemperPosition, side: SideId): readonly Choice[] {
  const { state, data } = position
  if (!state.thorns.some(thorn => thorn.zone === CTESIPHON)) return NONE
  if (state.peoples.persians.status !== 'peace' || controllerOf(position, 'persians') !== side) return NONE
  const fresh = [...data.peoples.persians.leaders, ...data.peoples.persians.units].filter(
    piece => !counterOf(position, piece).moved && homesNear(position, piece).length > 0,
  )
  return oneOfEach(position, fresh).map(noun => ({ verb: 'march-at-home', noun }))
}

function homesNear(position: SemperPosition, piece: string): readonly Place[] {
  const { data } = position
  const from = data.zones[counterOf(position, piece).place]
  if (from === undefined) return []
  return from.neighbours.map(next => next.zone).filter(zone => row(data.zones, zone).people === 'persians')
}

/** One zone, without a fight. */
export function* marchAtHome(g: Semper, side: SideId, piece: string): Rules {
  const from = counterOf(g, piece).place
  const to = yield* pick({
    role: side,
    rule: 'SV-4.3-C',
    task: 'march-at-home',
    verb: 'to',
    nouns: homesNear(g, piece),
    about: { piece, zone: from },
  })
  g.tell({ kind: 'moves-at-home', rule: 'SV-4.3-C', data: { piece, from, to } })
  noteArrival(g, [piece], from, to)
  setMoved(g, piece, true)
  yield* enter(g, side, [piece], from, to)
}
