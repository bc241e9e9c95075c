import { Phrase, type Told } from '@aquila/engine'
import { areaAt, areas, berthId, cards, isUnitKind, type RomaData } from './data/index.ts'
import type { UnitKindId } from './data/units.ts'
import type { RomaSpeech } from './messages/index.ts'
import { peopleOfBand } from './rules/bands.ts'
import { cardForces, freeName, peopleId } from './rules/cast.ts'
import { powerId } from './rules/powers.ts'
import type { RomaPosition } from './rules/state.ts'

/** The name of a thing for a person to read, in his language. */
export function nameOf(speech: RomaSpeech, data: RomaData, noun: string, told?: Told): string {
  return String(named(speech, data, noun, told))
}

/**
 * The same with its grammar: Rome collapses, the Franci collapse. 'cisalpina' is "Cisalpina", 'cisalpina/mare_tyrrhenum' its
 * coast, 'leader-2/14' an "L-2", 'numidia/cav/reduced' "reduced Cavalry of Numidia", '2 lgn' "2 Legions". A Leader with a name
 * goes by it. The side that loses a combat is the Power that the combat is told of.
 */
export function named(speech: RomaSpeech, data: RomaData, noun: string | number, told?: Told): Phrase {
  if (typeof noun === 'number') return new Phrase(String(noun))
  const side = told?.slot === 'loser' ? told.values[noun] : undefined
  const given = typeof side === 'string' ? nameOf(speech, data, side) : givenName(speech, data, noun)
  return speech.messages.name(noun, given)
}

/** What the data call it, as far as it is put together in the words of the language. */
function givenName(speech: RomaSpeech, data: RomaData, noun: string): string | undefined {
  return (
    areaName(speech, data, noun) ??
    coastName(speech, data, noun) ??
    cards.find(({ id }) => id === noun)?.name ??
    powerName(speech, data, noun) ??
    speech.messages.sayIfAny(`role.${noun}`) ??
    unnamedLeader(speech, noun) ??
    tollName(speech, data, noun) ??
    unitName(speech, data, noun) ??
    modifierName(speech, noun)
  )
}

function areaName({ messages }: RomaSpeech, data: RomaData, id: string): string | undefined {
  const area = areas.find(each => each.id === id)
  return area === undefined ? undefined : String(messages.name(id, data.names[area.number] ?? area.name))
}

const berths = new Map(
  areas
    .flatMap(area => area.seas.map(sea => ({ area: area.number, sea })))
    .map(berth => [berthId(berth), berth]),
)

function coastName(speech: RomaSpeech, data: RomaData, id: string): string | undefined {
  const berth = berths.get(id)
  if (berth === undefined) return undefined
  return speech.text('called.coast', {
    area: areaName(speech, data, areaAt(berth.area).id) ?? '',
    sea: areaName(speech, data, areaAt(berth.sea).id) ?? '',
  })
}

/** A Power by its number: also one that a card or a special rule makes. */
export function nameOfPower(speech: RomaSpeech, position: RomaPosition, power: number): string {
  return nameOf(speech, position.data, powerId(position, power))
}

const powersByData = new WeakMap<RomaData, ReadonlyMap<string, string>>()

/** All bands of a people have its name. */
function powerName(speech: RomaSpeech, data: RomaData, called: string): string | undefined {
  if (cardForces.some(force => force === called)) return speech.messages.say(`name.${called}`)
  const free = areas.find(area => freeName(area.id) === called)
  if (free !== undefined) return areaName(speech, data, free.id)
  const known = powersByData.get(data) ?? powerNames(data)
  powersByData.set(data, known)
  const people = peopleOfBand(called)
  const name = known.get(people)
  return name === undefined ? undefined : String(speech.messages.name(people, name))
}

/** As the first scenario calls them that has them. Found once for all Powers: a log asks for them thousands of times. */
function powerNames({ scenarios }: RomaData): Map<string, string> {
  const names = new Map<string, string>()
  const call = (id: string, name: string) => names.set(id, names.get(id) ?? name)
  for (const { powers, minors, tables, barbaricum } of scenarios) {
    const added = Object.values(tables).flatMap(({ changes }) => changes?.addPowers ?? [])
    for (const { id, name } of [...powers, ...added, ...minors]) call(id, name)
    for (const { people } of barbaricum) call(peopleId(people), people.join(', '))
  }
  return names
}

/** As `leaderNoun` of the rules calls him. */
function unnamedLeader({ text }: RomaSpeech, noun: string): string | undefined {
  const [, rank, rating] = /^(leader|consul)-(\d)\/\d+$/.exec(noun) ?? []
  if (rating === undefined) return undefined
  return text(rank === 'consul' ? 'called.consul' : 'called.leader', { rating })
}

/** Units that are alike, by Province, Power, kind and coast: 'africa/hi', 'numidia/cav/reduced', 'flt@mare_africum'. */
function unitName(speech: RomaSpeech, data: RomaData, noun: string): string | undefined {
  const { text } = speech
  const [units = '', sea] = noun.split('@')
  const parts = units.split('/')
  const kind = parts.find(isUnitKind)
  if (kind === undefined) return undefined
  const [first, owner] = parts.slice(0, parts.indexOf(kind))
  let unit = kindName(speech, data, kind)
  if (parts.includes('reduced')) unit = text('called.unit.reduced', { unit })
  if (first !== undefined) unit = withPlaceOrOwner(speech, data, unit, first)
  if (owner !== undefined)
    unit = text('called.unit.of', { unit, power: powerName(speech, data, owner) ?? owner })
  if (sea !== undefined) unit = text('called.unit.on', { unit, sea: areaName(speech, data, sea) ?? sea })
  return unit
}

/** 'Legion', 'Heavy Infantry'. */
export function kindName({ messages }: RomaSpeech, { units }: RomaData, kind: UnitKindId): string {
  return String(messages.name(`kind-${kind}`, units[kind].name))
}

function withPlaceOrOwner(speech: RomaSpeech, data: RomaData, unit: string, part: string): string {
  const area = areaName(speech, data, part)
  return area === undefined
    ? speech.text('called.unit.of', { unit, power: powerName(speech, data, part) ?? part })
    : speech.text('called.unit.in', { unit, area })
}

/** What `tollSince` of the rules counts: '2 lgn', '1 numidia/cav', '3 city'. */
function tollName(speech: RomaSpeech, data: RomaData, noun: string): string | undefined {
  const [, n, owner, kind = ''] = /^(\d+) (?:(.+)\/)?([a-z]+)$/.exec(noun) ?? []
  if (n === undefined) return undefined
  const unit = speech.messages.say(`called.toll.${kind}`, { n: Number(n) })
  return owner === undefined
    ? unit
    : speech.text('called.unit.of', { unit, power: powerName(speech, data, owner) ?? owner })
}

/** '+2-1' */
function modifierName({ text }: RomaSpeech, noun: string): string | undefined {
  const [, up, down] = /^\+(\d+)-(\d+)$/.exec(noun) ?? []
  if (up === undefined || down === undefined) return undefined
  if (up === '0') return down === '0' ? text('called.modifier.none') : text('called.modifier.other', { down })
  return down === '0' ? text('called.modifier.own', { up }) : text('called.modifier.both', { up, down })
}
