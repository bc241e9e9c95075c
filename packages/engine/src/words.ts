import type { BotReason } from './bot.ts'
import type { Choice, Decision } from './decision.ts'
import type { GameDefinition, Reason, Told } from './game.ts'
import type { SeenEvent } from './log.ts'
import type { Maybe, Value } from './messages/phrase.ts'
import type { Plain, PlainRecord } from './plain.ts'

/** What a person reads of a match: the messages of its game with the names of things filled in. */
export interface Words {
  role(role: string): string
  task(decision: Decision): string
  choice(choice: Choice): string
  /** What comes of a choice, where its name does not say it; null: nothing to add. */
  follows(decision: Decision, choice: Choice): string | null
  /** Why a choice is usually advised, for advisers who give no reason of their own; null: nothing to say. */
  advice(decision: Decision, choice: Choice): string | null
  event(event: SeenEvent): string
  outcome(outcome: string): string
  /** Why something is not legal. */
  why(reason: Reason): string
  /** Why a bot does something. */
  reason(reason: BotReason): string
  window(name: string): string
  /** A value of an event or a question as the texts say it. */
  value(slot: string, value: Plain): string
}

/** A slot whose value a table says in words of its own; null leaves it to its name. */
export type Wording = (slot: string, value: Plain, told?: Told) => Value | null

export function wordsOf(
  game: Pick<GameDefinition, 'messages' | 'nameOf'>,
  data: unknown,
  wording: Wording = () => null,
): Words {
  const { messages } = game
  const wordFor = (slot: string, value: Plain | undefined, told?: Told): Maybe => {
    if (value === undefined || value === null) return value
    const own = wording(slot, value, told)
    if (own !== null) return own
    if (typeof value === 'string') return messages.name(value, game.nameOf(data, value, told))
    if (Array.isArray(value)) return value.map(each => wordFor(slot, each, told) ?? '')
    return typeof value === 'object' ? JSON.stringify(value) : value
  }
  const say = (key: string, values: PlainRecord = {}): string =>
    messages.say(key, slot => wordFor(slot, values[slot], { key, slot, values }))
  /** What is said of a choice beside its name: of this verb in this question, or wherever it is chosen. */
  const sayOf = (what: string, { task, about }: Decision, { verb, noun }: Choice): string | null => {
    const key = [`${what}.${task}.${verb}`, `${what}.${verb}`].find(each => messages.has(each))
    return key === undefined ? null : say(key, noun === undefined ? about : { ...about, noun })
  }
  return {
    role: role => String(messages.name(role, game.nameOf(data, role))),
    task: ({ task, about }) => say(`task.${task}`, about),
    choice: ({ verb, noun }) => say(`verb.${verb}`, noun === undefined ? {} : { noun }),
    follows: (decision, choice) => sayOf('follows', decision, choice),
    advice: (decision, choice) => sayOf('advice', decision, choice),
    event: ({ kind, data: told }) => capital(say(`event.${kind}`, told)),
    outcome: outcome => say(`outcome.${outcome}`),
    why: ({ why, about }) => say(`why.${why}`, about),
    reason: ({ key, values }) => say(key, values),
    window: name => say(messages.has(`window.${name}`) ? `window.${name}` : `task.react.${name}`),
    value: (slot, value) => {
      const word = wordFor(slot, value)
      return String(Array.isArray(word) ? messages.list(word) : (word ?? ''))
    },
  }
}

/** A sentence that begins with a value, such as 'legions X and XI', begins with a capital all the same. */
function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
