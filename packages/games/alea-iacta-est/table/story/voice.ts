import { type Phrase, phrase, type TypedSay, type Value, type Values } from '@aquila/engine/messages'
import {
  leaderName,
  peopleName,
  placeName,
  regionName,
  townName,
  unitWord,
} from '../../../imperator/names.ts'
import type { AleaData } from '../../data/index.ts'
import type { AleaSpeech } from '../../messages/index.ts'
import { numberOfLegion } from '../wording.ts'
import type { Texts } from './en.generated.ts'

/** The texts of the chronicle, without the word before them. */
type ChronicleTexts = {
  [Key in keyof Texts as Key extends `chronicle.${infer Rest}` ? Rest : never]: Texts[Key]
}

/** The voice of the chronicler: finds words, and does not use the same ones twice in a row. */
export class Voice {
  readonly #speech: AleaSpeech
  readonly #data: AleaData
  /** How often each key has been said. */
  readonly #said = new Map<string, number>()

  /** The texts of the chronicle have joined those of the game. */
  constructor(speech: AleaSpeech, data: AleaData) {
    this.#speech = speech
    this.#data = data
  }

  /** One wording of a key, with its values; the next time another. */
  readonly say: TypedSay<ChronicleTexts> = (key, ...[values]) => {
    return this.#sayAgain(key, values as Values | undefined)
  }

  /** What a stratagem did in a battle, if there is anything to tell. */
  stratagem(id: string): string | null {
    const key = `stratagem.${id}`
    return this.#speech.messages.has(`chronicle.${key}`) ? this.#sayAgain(key) : null
  }

  readonly sentence: TypedSay<ChronicleTexts> = (key, ...values) => {
    const said = this.say(key, ...values)
    return said.charAt(0).toUpperCase() + said.slice(1)
  }

  side(side: string): string {
    return this.say('side', { side: this.#speech.messages.name(side) })
  }

  cause(cause: string): Phrase {
    return this.#speech.messages.name(cause)
  }

  number(n: number): string {
    return this.say('number', { n })
  }

  /** 'Caesar, Curio and Hirtius'. */
  list(words: readonly Value[]): Phrase {
    return this.#speech.messages.list(words)
  }

  names(leaders: readonly string[]): Phrase {
    return this.list(
      leaders.map(id => leaderName(this.#speech, this.#data, id) ?? this.#speech.messages.name(id)),
    )
  }

  people(id: string): Phrase {
    return peopleName(this.#speech, this.#data, id)
  }

  region(id: string): Phrase {
    return regionName(this.#speech, this.#data, id)
  }

  /** The town people think of, or the land. */
  town(place: string): string {
    const zone = this.#data.zones[place]
    if ((zone?.city ?? zone?.port ?? zone?.name) === this.#data.roma.name) return this.say('town.Roma')
    return String(townName(this.#speech, this.#data, place) ?? placeName(this.#speech, this.#data, place))
  }

  /** Where somebody goes: ships that go nowhere in particular put to sea. */
  towards(place: string): string {
    return this.#kindOf(place) === 'sea' ? this.say('to.sea') : this.town(place)
  }

  /** 'at Narbo', 'in Lusitania', 'on the Mare Internum'. */
  at(place: string): string {
    return this.say(`place.${this.#kindOf(place)}`, this.#named(place))
  }

  /** The same at the beginning of a paragraph; a battle of ships is off a town. */
  opening(place: string, naval: boolean): string {
    const kind = this.#kindOf(place)
    return this.say(`opening.${kind === 'town' && naval ? 'off' : kind}`, this.#named(place))
  }

  /** 'twelve legions, horse and auxilia'. */
  army(pieces: readonly string[]): Phrase {
    const units = pieces.flatMap(id => this.#data.units[id] ?? [])
    const romans = units.filter(({ people }) => people === null)
    const legions = romans.filter(({ kind }) => kind === 'legio')
    const ships = romans.filter(({ kind }) => kind === 'naves').length
    const peoples = new Set(units.flatMap(({ people }) => people ?? []))
    const words: Value[] = []
    if (legions.length > 3) words.push(this.say('army.legions', { n: legions.length }))
    else if (legions.length > 1) {
      const names = this.list(legions.map(numberOfLegion))
      words.push(this.say('army.legions.named', { names }))
    } else words.push(...legions.map(legion => unitWord(this.#speech, legion)))
    if (romans.some(({ kind }) => kind === 'equites')) words.push(this.say('army.horse'))
    if (romans.some(({ kind }) => kind === 'auxilia')) words.push(this.say('army.auxilia'))
    if (ships > 0) words.push(this.say('army.ships', { n: ships }))
    for (const people of peoples) words.push(this.say('army.people', { people: this.people(people) }))
    if (words.length === 0) return phrase(this.say('army.nobody'), 1)
    // A legion or a squadron is one; horse, auxilia and a People are many.
    const isOne = words.length === 1 && legions.length + ships === 1
    return phrase(String(this.list(words)), isOne ? 1 : 2)
  }

  #sayAgain(key: string, values: Values = {}): string {
    const times = this.#said.get(key) ?? 0
    this.#said.set(key, times + 1)
    return this.#speech.messages.sayAgain(`chronicle.${key}`, times + key.length, values)
  }

  #kindOf(place: string): 'town' | 'zone' | 'sea' {
    const zone = this.#data.zones[place]
    if (zone === undefined) return 'sea'
    return zone.city === null && zone.port === null ? 'zone' : 'town'
  }

  #named(place: string): { town: string; zone: string; sea: string } {
    const town = this.town(place)
    return { town, zone: town, sea: town }
  }
}
