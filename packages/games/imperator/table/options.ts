import type { Messages } from '@aquila/engine/messages'
import type { OptionCard } from '../../table/index.ts'
import type { OptionData } from '../data/frame.ts'

/** A ruling that the table may choose, as the page lays it out; null: the game has no such option. */
export function optionCard(
  messages: Messages,
  options: readonly OptionData<string>[],
  id: string,
): OptionCard | null {
  const option = options.find(each => each.id === id)
  if (option === undefined) return null
  return {
    id,
    name: messages.say(`option.${id}.name`),
    text: messages.say(`option.${id}.text`),
    rule: option.rule,
    values: option.values.map(value => ({
      id: value,
      name: messages.sayIfAny(`option.${value}`) ?? value,
    })),
  }
}
