import type { SceneInput } from '../../table/index.ts'
import { areaAt, areas } from '../data/index.ts'
import type { RomaSpeech } from '../messages/index.ts'
import type { CastData } from '../rules/cast.ts'
import type { SeenRomaEvent } from '../rules/events.ts'
import { positionSeen } from '../rules/knowledge/seen.ts'
import type { RomaView } from '../rules/knowledge/view.ts'
import { findLeader, leaderCalled, totalStrength, unitsAt } from '../rules/pieces.ts'
import { ownPower } from '../rules/powers.ts'
import type { Leader, RomaPosition } from '../rules/state.ts'
import type { RomaDecision } from '../rules/tasks.ts'

export type RomaInput = SceneInput<RomaView, CastData, RomaDecision, SeenRomaEvent>

/** What is shown to somebody, and in which language. */
export interface Seen extends RomaSpeech {
  readonly view: RomaView
  readonly data: CastData
  readonly position: RomaPosition
  /** The Power that the viewer began with; null for a spectator. */
  readonly own: number | null
}

export function seen(speech: RomaSpeech, input: RomaInput): Seen {
  return { ...speech, ...lookAt(input) }
}

const looked = new WeakMap<RomaView, Omit<Seen, keyof RomaSpeech>>()

/** What a view shows in any language, made once for it. */
function lookAt(input: RomaInput): Omit<Seen, keyof RomaSpeech> {
  const known = looked.get(input.view)
  if (known !== undefined) return known
  const { view, data, role } = input
  const position = positionSeen(input)
  const found = { view, data, position, own: role === null ? null : ownPower(position, role) }
  looked.set(view, found)
  return found
}

export function activeLeader({ position: { state } }: Seen): Leader | undefined {
  return findLeader(state, state.activation?.leader ?? null)
}

export function leaderNamed({ position: { state } }: Seen, noun: string | null): Leader | undefined {
  return noun === null ? undefined : leaderCalled(state, noun)
}

export function placeOf({ area }: Pick<Leader, 'area'>): string {
  return areaAt(area).id
}

/** The first part of a noun if it is an area: 'africa/hi' and 'africa/mare_libycum' lie in Africa. */
export function areaIn(noun: string): string | null {
  const [first = ''] = noun.split(/[/@]/)
  return areas.some(({ id }) => id === first) ? first : null
}

/** What stands with a Leader: 'strength 36'. */
export function forceAt({ position }: Seen, { area, power }: Leader): number {
  const own = unitsAt(position.state, area).filter(unit => unit.power === power && unit.kind !== 'flt')
  return totalStrength(position.data, own)
}
