import type { OptionCard, ScenarioCard } from '../../table/index.ts'
import type { RomaData } from '../data/index.ts'
import { options } from '../data/options.ts'
import { messages, text } from '../messages/index.ts'
import { scenarioNumbered } from '../rules/cast.ts'
import { yearText } from './calendar.ts'

/** What the set-up page shows of a scenario and of an option. */
export function scenarioCard(id: string, data: RomaData): ScenarioCard {
  const { title, years, turns, powers, hypothetical } = scenarioNumbered(data, Number(id))
  return {
    id,
    title,
    years: text('scenario.years', { from: yearText(years.from), to: yearText(years.to) }),
    length: text('scenario.length', { n: turns }),
    difficulty: turns > 20 ? 4 : turns > 13 ? 3 : turns > 8 ? 2 : 1,
    history: [messages.say(`history.${id}`), ...(hypothetical ? [text('scenario.hypothetical')] : [])].join(
      ' ',
    ),
    focus: powers.flatMap(({ capital, leaders }) => capital ?? leaders[0]?.province ?? []).slice(0, 1),
  }
}

export function optionCard(id: string): OptionCard | null {
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
