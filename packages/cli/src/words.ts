import { type Choice, type Decision, type PlainRecord, type SeenEvent, say, sayEvent } from '@aquila/engine'
import type { AnyGame } from './games.ts'

/** Everything a person reads in the terminal comes from the game's messages, with the names of things filled in. */
export function wordsOf(game: AnyGame, data: unknown) {
  const named = (values: PlainRecord): PlainRecord =>
    Object.fromEntries(
      Object.entries(values).map(([key, value]) => [
        key,
        Array.isArray(value) ? value.map(nameOf).join(', ') : nameOf(value),
      ]),
    )
  const nameOf = (value: unknown): string => {
    if (typeof value === 'number') return String(value)
    if (value === null) return ''
    if (typeof value !== 'string') return JSON.stringify(value)
    return game.messages[`role.${value}`] ?? game.nameOf(data, value)
  }
  return {
    role: (role: string) => say(game.messages, `role.${role}`),
    task: ({ task, about = {} }: Decision) => say(game.messages, `task.${task}`, named(about)),
    choice: ({ verb, noun }: Choice) =>
      say(game.messages, `verb.${verb}`, noun === undefined ? {} : { noun: nameOf(noun) }),
    event: (event: SeenEvent) => sayEvent(game.messages, event.kind, named(event.data)),
    outcome: (outcome: string) => say(game.messages, `outcome.${outcome}`),
    noun: nameOf,
  }
}

export type Words = ReturnType<typeof wordsOf>
