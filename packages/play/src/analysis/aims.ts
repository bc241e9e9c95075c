import type { Match, Role } from '@aquila/engine'
import type { LoadedGame } from '@aquila/games'
import type { Aim } from '@aquila/games/table'
import type { Judged } from './judge.ts'
import type { Why } from './kept.ts'
import { ROW } from './tries.ts'

/** An aim that differs less often is not told. */
const TELLING = 0.25

/** The aim that is met so much more often by the adviser's way; null where no aim tells the difference. */
export function* aimThatTells(
  loaded: LoadedGame,
  role: Role,
  { tries, advised }: Judged,
): Generator<void, Why['aim']> {
  const counted = new Map<string, { aim: Aim; better: number; done: number }>()
  const count = (branch: Match, which: 'better' | 'done'): void => {
    for (const aim of aimsIn(loaded, branch, role)) {
      const known = counted.get(aim.id) ?? { aim, better: 0, done: 0 }
      if (aim.met) known[which]++
      counted.set(aim.id, known)
    }
  }
  const of = 2 * ROW
  for (let number = 0; number < of; number++) {
    count(tries.play(tries.asDone, number).branch, 'done')
    yield
    count(tries.play(advised.rehearse, number).branch, 'better')
    yield
  }
  const [first] = [...counted.values()].toSorted(
    (one, other) => other.better - other.done - (one.better - one.done),
  )
  if (first === undefined || first.better - first.done < TELLING * of) return null
  const { aim, better, done } = first
  return {
    name: aim.name,
    words: aim.words,
    needs: aim.needs ?? '',
    places: [...aim.places],
    better,
    done,
    of,
  }
}

/** What a role is after, as a position stands. */
function aimsIn({ table }: LoadedGame, match: Match, role: Role): readonly Aim[] {
  const { data, options, roles, seats } = match.position
  const { scenario, phase } = match
  const view = match.view(role)
  const input = { view, data, role, roles, seats, options, phase, decision: null, log: [], scenario }
  const own = table.scene(input).aims?.sides.find(side => side.role === role)
  return own?.ways.flatMap(({ aims }) => aims) ?? []
}
