import { HANDICAP } from '@aquila/engine'
import type { OptionCard } from '../../table/index.ts'
import type { OptionData } from '../data/frame.ts'
import type { FactionId } from '../data/map.ts'
import type { CampaignData } from '../data/series.ts'
import type { SeriesSpeech } from '../messages/index.ts'

type OptionsOfGame = Pick<CampaignData, 'factions'> & { readonly options: readonly OptionData<string>[] }

/** A ruling that the table may choose, as the page lays it out; null: the game has no such option. */
export function optionCard(speech: SeriesSpeech, data: OptionsOfGame, id: string): OptionCard | null {
  const { messages } = speech
  const option = data.options.find(each => each.id === id)
  if (option === undefined) return null
  const card = {
    id,
    name: messages.say(`option.${id}.name`),
    text: messages.say(`option.${id}.text`),
    rule: option.rule,
  }
  if (id === HANDICAP && option.range !== undefined)
    return { ...card, values: handicaps(speech, data, option.range), scale: option.values[0], dial: true }
  return {
    ...card,
    values: option.values.map(value => ({
      id: value,
      name: messages.sayIfAny(`option.${value}`) ?? value,
    })),
  }
}

/** From all that the second side can be given to all that the first can. */
function handicaps(
  speech: SeriesSpeech,
  { factions: [first, second] }: OptionsOfGame,
  { from, to }: NonNullable<OptionData<string>['range']>,
): OptionCard['values'] {
  return Array.from({ length: to - from + 1 }, (_, step) => {
    const given = from + step
    const name =
      given === 0
        ? speech.text('handicap.none')
        : handicapName(speech, given > 0 ? first : second, Math.abs(given))
    return { id: String(given), name }
  })
}

/** 'Republican +12' */
export function handicapName({ messages, text }: SeriesSpeech, side: FactionId, points: number): string {
  return text('handicap.given', { side: messages.name(side), points })
}
