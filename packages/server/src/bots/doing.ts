import { RANDOM } from '@aquila/bots'
import type { EventView } from '@aquila/engine'
import { type BotMove, levelsOf, type Sitting } from '@aquila/play'
import { packViews } from '@aquila/play/wire'
import { underNewRules } from '../matches/new-rules.ts'
import { materialOf, openMatch, packed, rulesOf } from '../matches/opening.ts'
import type { Done, Task, TaskOf } from './tasks.ts'

/** A bot's move ends when so many choices are made or so long was thought about it, in milliseconds. */
const MOST_CHOICES = 200
const LONGEST = 2000

/** Does what a thread is given. */
export async function done(task: Task): Promise<Done[Task['kind']]> {
  switch (task.kind) {
    case 'play':
      return await played(task)
    case 'hint':
      return await (await opened(task)).advise(task.player)
    case 'views':
      return packViews(viewsIn(await opened(task), task))
    case 'sight-at':
      return (await opened(task)).sightAt(task.player, task.choices)
    case 'fold':
      return await packed(task.stored)
    case 'rules':
      return await underNewRules((await materialOf(task.stored, task.seed)).material)
  }
}

function viewsIn(
  sitting: Sitting,
  { which, player, numbers }: TaskOf<'views'>,
): ReadonlyMap<number, EventView> {
  switch (which) {
    case 'after':
      return sitting.viewsAfter(player, numbers)
    case 'before':
      return sitting.viewsBefore(player, numbers)
    case 'at':
      return sitting.viewsAt(player, numbers)
  }
}

async function opened({ stored, seed }: Exclude<Task, { kind: 'fold' }>): Promise<Sitting> {
  const { material } = await materialOf(stored, seed)
  const { game, scenario, rules } = material.record
  if ((await rulesOf(game, scenario)) === rules) return await openMatch(material)
  // A match that is over is not led on, only looked at.
  const moved = await underNewRules(material)
  return await openMatch(moved.fits ? moved.material : material)
}

/** All that bots choose until a person must. */
async function played({ stored, seed, failures }: TaskOf<'play'>): Promise<BotMove[]> {
  const { material } = await materialOf(stored, seed)
  const usual = await openMatch(material)
  const levels = material.levels.map(level => (level === null ? null : lowered(usual, level, failures)))
  const sitting = failures === 0 ? usual : await openMatch({ ...material, levels })
  const moves: BotMove[] = []
  const until = performance.now() + LONGEST
  // At least one choice is made, however long it takes.
  while (moves.length === 0 || (moves.length < MOST_CHOICES && performance.now() < until)) {
    if (sitting.awaitsBot) await sitting.fetchBot()
    const step = sitting.playBot()
    if (step === null) break
    if (step.move !== null) moves.push(step.move)
  }
  return moves
}

/** A bot that could not make up its mind is tried again one level lower, and then with any legal choice. */
function lowered({ loaded }: Sitting, level: string, failures: number): string {
  if (failures === 0) return level
  const levels = levelsOf(loaded)
  return failures === 1 ? (levels[levels.indexOf(level) - 1] ?? RANDOM) : RANDOM
}
