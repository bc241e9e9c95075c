import {
  type BotReason,
  type Choice,
  type Decision,
  type PlainRecord,
  type SeenEvent,
  say,
  sayEvent,
} from '@aquila/engine'
import type { LoadedGame } from '@aquila/games'

/** The words of a game for one match: its messages with the names of things filled in. */
export interface Words {
  /** The data of the game that is played, which a pack may have changed. */
  readonly data: unknown
  role(role: string): string
  task(decision: Decision): string
  choice(choice: Choice): string
  event(event: SeenEvent): string
  outcome(outcome: string): string
  reason(reason: BotReason): string
  window(name: string): string
  /** A value of an event or a question as the texts say it. */
  value(key: string, value: PlainRecord[string]): string
}

export function wordsOf({ game, table }: LoadedGame, data: unknown): Words {
  const nameOf = (key: string, value: PlainRecord[string]): string => {
    const special = table.value(key, value, data)
    if (special !== null) return special
    if (Array.isArray(value)) return value.map(each => nameOf(key, each)).join(', ')
    if (typeof value === 'number') return String(value)
    if (typeof value !== 'string') return JSON.stringify(value)
    return game.messages[`role.${value}`] ?? game.nameOf(data, value)
  }
  const named = (values: PlainRecord): PlainRecord =>
    Object.fromEntries(Object.entries(values).map(([key, value]) => [key, nameOf(key, value)]))
  return {
    data,
    role: role => say(game.messages, `role.${role}`),
    task: ({ task, about = {} }) => say(game.messages, `task.${task}`, named(about)),
    choice: ({ verb, noun }) =>
      say(game.messages, `verb.${verb}`, noun === undefined ? {} : { noun: nameOf('noun', noun) }),
    event: event => capital(sayEvent(game.messages, event.kind, named(event.data))),
    outcome: outcome => say(game.messages, `outcome.${outcome}`),
    value: nameOf,
    reason: ({ key, values = {} }) => say(game.messages, key, named(values)),
    window: name => game.messages[`window.${name}`] ?? say(game.messages, `task.react.${name}`),
  }
}

/** A sentence that begins with a value, such as 'legions X and XI', begins with a capital all the same. */
function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
