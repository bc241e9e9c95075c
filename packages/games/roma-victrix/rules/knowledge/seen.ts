import type { Options, Role, Seats } from '@aquila/engine'
import type { CastData } from '../cast.ts'
import type { RomaPosition, Unit } from '../state.ts'
import type { HiddenStack, RomaView } from './view.ts'

/** What lies open beside a view. */
interface Open {
  readonly view: RomaView
  readonly data: CastData
  readonly options: Options
  readonly roles: readonly Role[]
  readonly seats: Seats
}

/** What somebody takes a hidden stack to be made of. */
export type Guess = (stack: HiddenStack, area: number) => readonly Pick<Unit, 'kind' | 'reduced'>[]

/** That there is somebody: what control, ways and fleets at sea depend on. */
const somebody: Guess = ({ ships }) => [{ kind: ships ? 'flt' : 'hi', reduced: false }]

/**
 * The position as far as a role sees it, so that the rules' own readings can be asked of it: hands of others, deck and
 * face-down markers are empty, hidden stacks are what they are taken for.
 */
export function positionSeen(
  { view, data, options, roles, seats }: Open,
  guess: Guess = somebody,
): RomaPosition {
  let stranger = 0
  const stacks = view.stacks.map((stack, area) =>
    stack.flatMap((unit): Unit[] => {
      if (!('hidden' in unit)) return [unit]
      const { power, where, coast } = unit
      return guess(unit, area).map(kind => ({
        ...kind,
        id: --stranger,
        power,
        where,
        coast,
        leader: null,
        served: null,
      }))
    }),
  )
  const marks = view.marks.map(({ markers, ...seen }) => ({
    ...seen,
    markers: Array.from({ length: markers }, () => 0),
  }))
  const hands = Object.fromEntries(roles.map(role => [role, []]))
  const state = { ...view, stacks, marks, hands, deck: [], nextUnit: [] }
  return { state, data, options, roles, seats }
}
