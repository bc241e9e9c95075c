import type { BotReason } from './bot.ts'
import { type Choice, type Decision, describeChoice } from './decision.ts'
import type { Explanation, Refusal } from './explain.ts'
import type { GameTexts, Reason, Told } from './game.ts'
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
  /** Why something cannot be chosen, also where no rule forbids it: those texts are the kernel's. */
  refusal(refusal: Refusal): Explanation
  /** Why a bot does something. */
  reason(reason: BotReason): string
  window(name: string): string
  saying(saying: Saying): string
  /** A value of an event or a question as the texts say it. */
  value(slot: string, value: Plain): string
}

/** Something to be said later, in whatever language it is then read: a text with its values, or a thing by its name. */
export type Saying =
  | {
      readonly key: string
      readonly values?: { readonly [slot: string]: string | number | boolean | null } | undefined
    }
  | { readonly noun: string }

/** A slot whose value a table says in words of its own; null leaves it to its name. */
export type Wording = (slot: string, value: Plain, told?: Told) => Value | null

export function wordsOf(
  { messages, nameOf }: Pick<GameTexts, 'messages' | 'nameOf'>,
  data: unknown,
  wording: Wording = () => null,
): Words {
  const wordFor = (slot: string, value: Plain | undefined, told?: Told): Maybe => {
    if (value === undefined || value === null) return value
    const own = wording(slot, value, told)
    if (own !== null) return own
    if (typeof value === 'string') return nameOf(data, value, told)
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
  const why = ({ why, about }: Reason): string => say(`why.${why}`, about)
  const textOf = (refusal: Refusal): string => {
    switch (refusal.why) {
      case 'by-the-rules':
        return why(refusal.reason)
      case 'over':
        return messages.say('refusal.over')
      case 'not-asked':
        return messages.say('refusal.not-asked', { role: nameOf(data, refusal.asked) })
      case 'not-offered':
        return messages.say('refusal.not-offered', { choice: describeChoice(refusal.choice) })
    }
  }
  return {
    role: role => String(nameOf(data, role)),
    task: ({ task, about }) => say(`task.${task}`, about),
    choice: ({ verb, noun }) => say(`verb.${verb}`, noun === undefined ? {} : { noun }),
    follows: (decision, choice) => sayOf('follows', decision, choice),
    advice: (decision, choice) => sayOf('advice', decision, choice),
    event: ({ kind, data: told }) => capital(say(`event.${kind}`, told)),
    outcome: outcome => say(`outcome.${outcome}`),
    why,
    refusal: refusal => ({
      rule: refusal.rule,
      text: textOf(refusal),
      reasoned: refusal.why !== 'not-offered',
    }),
    reason: ({ key, values }) => say(key, values),
    saying: saying => ('noun' in saying ? String(nameOf(data, saying.noun)) : say(saying.key, saying.values)),
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
