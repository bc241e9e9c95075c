import type { Phrase, TypedSay, Value, Values } from '@aquila/engine/messages'
import { leaderName, peopleName, placeName, regionName, townName } from '../../../imperator/names.ts'
import type { SemperData } from '../../data/index.ts'
import type { SemperSpeech } from '../../messages/index.ts'
import { fleetOf } from '../../names.ts'
import type { Texts } from './en.generated.ts'

/** The texts of the chronicle, without the word before them. */
type ChronicleTexts = {
  [Key in keyof Texts as Key extends `chronicle.${infer Rest}` ? Rest : never]: Texts[Key]
}

/** Who tells the story: one wording of each text after the other, and what people and places are called. */
export interface Voice {
  readonly say: TypedSay<ChronicleTexts>
  side(id: string): Phrase
  names(leaders: readonly string[]): Phrase
  people(id: string): Phrase
  region(id: string): Phrase
  list(words: readonly Value[]): Phrase
  /** The town people think of, or the land. */
  town(place: string): string
  /** 'At Roma', 'In Moesia Secunda'. */
  at(place: string): string
  cause(id: string): Phrase
  /** The fleet whose box a place is; null: it is a place on the map. */
  fleet(place: string): Phrase | null
}

export function voiceOf(speech: SemperSpeech, data: SemperData): Voice {
  const { messages } = speech
  const said = new Map<string, number>()
  const again = (key: string, values: Values = {}): string => {
    const times = said.get(key) ?? 0
    said.set(key, times + 1)
    return messages.sayAgain(`chronicle.${key}`, times + key.length, values)
  }
  const town = (place: string): string =>
    String(townName(speech, data, place) ?? placeName(speech, data, place))
  return {
    say: (key, ...[values]) => again(key, values as Values | undefined),
    side: id => messages.name(id),
    names: leaders => messages.list(leaders.map(id => leaderName(speech, data, id) ?? messages.name(id))),
    people: id => peopleName(speech, data, id),
    region: id => regionName(speech, data, id),
    list: words => messages.list(words),
    town,
    at: place =>
      again(townName(speech, data, place) === null ? 'opening.land' : 'opening.battle', {
        town: town(place),
      }),
    cause: id => messages.name(id),
    fleet: place => fleetOf(speech, data, place),
  }
}
