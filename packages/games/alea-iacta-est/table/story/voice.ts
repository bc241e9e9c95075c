import type { AleaData } from '../../data/index.ts'
import { chronicleWords } from '../../messages/chronicle.ts'
import { leaderName } from '../wording.ts'

/** The voice of the chronicler: finds words, and does not use the same ones twice in a row. */
export class Voice {
  readonly #data: AleaData
  /** How often each key has been said. */
  readonly #said = new Map<string, number>()

  constructor(data: AleaData) {
    this.#data = data
  }

  /** One wording of a key, with its values; the next time another. */
  say(key: string, values: { readonly [name: string]: string | number } = {}): string {
    const wordings = chronicleWords[key]
    if (wordings === undefined) throw new Error(`the chronicle has no words for ${key}`)
    const times = this.#said.get(key) ?? 0
    this.#said.set(key, times + 1)
    const wording = wordings[(times + key.length) % wordings.length] ?? ''
    return wording.replaceAll(/\{(\w+)\}/g, (slot, name: string) => String(values[name] ?? slot))
  }

  knows(key: string): boolean {
    return chronicleWords[key] !== undefined
  }

  sentence(key: string, values: { readonly [name: string]: string | number } = {}): string {
    const said = this.say(key, values)
    return said.charAt(0).toUpperCase() + said.slice(1)
  }

  side(side: string): string {
    return chronicleWords[`side.${side}`] === undefined ? side : this.say(`side.${side}`)
  }

  number(n: number): string {
    return chronicleWords[`number.${n}`] === undefined ? String(n) : this.say(`number.${n}`)
  }

  /** 'Caesar, Curio and Hirtius'. */
  list(words: readonly string[]): string {
    const last = words.at(-1) ?? ''
    return words.length < 2 ? last : `${words.slice(0, -1).join(', ')}${this.say('and')}${last}`
  }

  names(leaders: readonly string[]): string {
    return this.list(leaders.map(id => leaderName(this.#data, id) ?? id))
  }

  people(id: string): string {
    return Object.entries(this.#data.peoples).find(([people]) => people === id)?.[1].name ?? id
  }

  region(id: string): string {
    return Object.entries(this.#data.regions).find(([region]) => region === id)?.[1].name ?? id
  }

  /** The town people think of, or the land. */
  town(place: string): string {
    const zone = this.#data.zones[place]
    const name = zone?.city ?? zone?.port ?? zone?.name ?? this.#data.seas[place]?.name ?? place
    return chronicleWords[`town.${name}`] === undefined ? name : this.say(`town.${name}`)
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
  army(pieces: readonly string[]): string {
    const units = pieces.flatMap(id => this.#data.units[id] ?? [])
    const romans = units.filter(({ people }) => people === null)
    const legions = romans.filter(({ kind }) => kind === 'legio')
    const ships = romans.filter(({ kind }) => kind === 'naves').length
    const peoples = new Set(units.flatMap(({ people }) => people ?? []))
    const words: string[] = []
    if (legions.length > 3) words.push(this.say('army.legions', { n: this.number(legions.length) }))
    else if (legions.length > 1) {
      const names = this.list(legions.map(({ name }) => name.replace(/^Legio /, '')))
      words.push(this.say('army.legions.named', { names }))
    } else words.push(...legions.map(({ name }) => name))
    if (romans.some(({ kind }) => kind === 'equites')) words.push(this.say('army.horse'))
    if (romans.some(({ kind }) => kind === 'auxilia')) words.push(this.say('army.auxilia'))
    if (ships === 1) words.push(this.say('army.ships.one'))
    else if (ships > 1) words.push(this.say('army.ships.many', { n: this.number(ships) }))
    for (const people of peoples) words.push(this.say('army.people', { people: this.people(people) }))
    return words.length === 0 ? this.say('army.nobody') : this.list(words)
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
