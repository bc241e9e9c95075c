import type { OptionCard, ScenarioCard } from '../../table/index.ts'
import type { RomaData, ScenarioData } from '../data/index.ts'
import { options } from '../data/options.ts'
import { messages, text } from '../messages/index.ts'
import { scenarioNumbered } from '../rules/cast.ts'
import { yearText } from './calendar.ts'

/** What the set-up page shows of a scenario and of an option. */
export function scenarioCard(id: string, data: RomaData): ScenarioCard {
  const scenario = scenarioNumbered(data, Number(id))
  const { title, years, turns, hypothetical } = scenario
  return {
    id,
    title,
    years: text('scenario.years', { from: yearText(years.from), to: yearText(years.to) }),
    length: text('scenario.length', { n: turns }),
    difficulty: turns > 20 ? 4 : turns > 13 ? 3 : turns > 8 ? 2 : 1,
    history: [messages.say(`history.${id}`), ...(hypothetical ? [text('scenario.hypothetical')] : [])].join(
      ' ',
    ),
    focus: [theatreOf(scenario)],
  }
}

/** Where it is fought out: the first Province, Capitals aside, that two at the smallest table are after. */
function theatreOf({ tables, objectives, powers }: ScenarioData): string {
  const [smallest] = Object.values(tables)
  const capitals = new Set(powers.map(({ capital }) => capital))
  const wanted = (smallest?.played ?? []).flatMap(power =>
    (objectives[power] ?? []).flatMap(aim => (aim.kind === 'province' ? aim.value : [])),
  )
  const open = wanted.filter(province => !capitals.has(province))
  const contested = open.find((province, index) => open.indexOf(province, index + 1) !== -1)
  return contested ?? open[0] ?? powers[0]?.capital ?? 'latium'
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
