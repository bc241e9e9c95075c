import type { OptionCard, ScenarioCard } from '../../table/index.ts'
import { options } from '../data/options.ts'
import { scenarioTitles } from '../data/scenario-titles.ts'
import type { RomaSpeech } from '../messages/index.ts'
import { yearText } from './calendar.ts'

/** By scenario: with whom somebody new to it can win, where the first at the table seldom does. */
const beginners: Readonly<Record<string, string>> = { 1: 'seleucid_kingdom' }

/** What the set-up page shows of a scenario and of an option. */
export function scenarioCard(speech: RomaSpeech, id: string): ScenarioCard {
  const { messages, text } = speech
  const scenario = scenarioTitles.find(({ number }) => String(number) === id)
  if (scenario === undefined) throw new Error(`there is no scenario ${id}`)
  const { years, turns, hypothetical, theatre, tables } = scenario
  return {
    id,
    number: id,
    title: messages.say(`scenario.${id}.title`),
    years: text('scenario.years', { from: yearText(speech, years.from), to: yearText(speech, years.to) }),
    length: text('scenario.length', { n: turns }),
    difficulty: turns > 20 ? 4 : turns > 13 ? 3 : turns > 8 ? 2 : 1,
    history: [messages.say(`history.${id}`), ...(hypothetical ? [text('scenario.hypothetical')] : [])].join(
      ' ',
    ),
    aim: text(
      tables.some(({ length }) => length > 1)
        ? 'aims.card'
        : turns > 20
          ? 'aims.card.provinces'
          : 'aims.card.aims',
    ),
    ...(beginners[id] === undefined ? {} : { seat: beginners[id] }),
    focus: [theatre],
  }
}

export function optionCard({ messages }: RomaSpeech, id: string): OptionCard | null {
  const option = options.find(each => each.id === id)
  if (option === undefined) return null
  return {
    id,
    name: messages.say(`option.${id}`),
    text: messages.say(`option.${id}.about`),
    rule: option.rule,
    values: option.values.map(value => ({
      id: value,
      name: messages.sayIfAny(`option.${id}.${value}`) ?? messages.say(`option.${value}`),
    })),
  }
}
