import type { Decision } from '../decision.ts'
import type { GameDefinition } from '../game.ts'
import type { Match } from '../match.ts'
import type { Messages } from '../messages/index.ts'

/**
 * What matches have come upon, counted: every kind of decision, happening and end that the game has words for, and
 * the landmarks it names. What was never met stays in the tables with a zero.
 */
export class Coverage {
  readonly groups: ReadonlyMap<string, Map<string, number>>
  matches = 0
  choices = 0
  /** The question with the most legal choices. */
  longest = { task: '', choices: 0 }
  readonly #landmarks: GameDefinition['landmarks']

  constructor({ landmarks = [] }: Pick<GameDefinition, 'landmarks'>, messages: Messages) {
    const groups = new Map<string, Map<string, number>>()
    for (const { group } of landmarks) groups.set(group, new Map())
    for (const { group, name } of landmarks) groups.get(group)?.set(name, 0)
    groups.set('decisions', keysUnder(messages, 'task.'))
    groups.set('happenings', keysUnder(messages, 'event.'))
    groups.set('ends', keysUnder(messages, 'outcome.'))
    this.groups = groups
    this.#landmarks = landmarks
  }

  decision({ task, choices }: Decision): void {
    this.#count('decisions', task)
    this.choices++
    this.#compare({ task, choices: choices.length })
  }

  /** A match that is over. */
  match<S, D>(match: Match<S, D>): void {
    this.matches++
    for (const event of match.log(null)) {
      this.#count('happenings', event.kind)
      for (const landmark of this.#landmarks ?? [])
        if (landmark.isMet(event)) this.#count(landmark.group, landmark.name)
    }
    if (match.result !== null) this.#count('ends', match.result.outcome)
  }

  /** Adds what another count has met. */
  add(other: Coverage): void {
    this.matches += other.matches
    this.choices += other.choices
    this.#compare(other.longest)
    for (const [group, table] of other.groups)
      for (const [name, times] of table) this.#count(group, name, times)
  }

  /** 'stratagems: janus' and so on. */
  get neverMet(): string[] {
    return [...this.groups].flatMap(([group, table]) =>
      [...table].filter(([, times]) => times === 0).map(([name]) => `${group}: ${name}`),
    )
  }

  /** True if each of these, written like the lines of `neverMet`, has come up. */
  hasMet(wanted: readonly string[]): boolean {
    const { neverMet } = this
    return wanted.every(each => !neverMet.includes(each))
  }

  #compare(list: Coverage['longest']): void {
    if (list.choices > this.longest.choices) this.longest = list
  }

  #count(group: string, name: string, times = 1): void {
    const table = this.groups.get(group)
    table?.set(name, (table.get(name) ?? 0) + times)
  }
}

/** Reaction windows are 'task.react.<window>'. */
function keysUnder({ keys }: Messages, prefix: string): Map<string, number> {
  const found = keys.filter(key => key.startsWith(prefix))
  return new Map(found.map(key => [key.slice(prefix.length), 0]))
}
