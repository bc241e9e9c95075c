import type { Phrase, Told } from '@aquila/engine'
import { areas, berthId, cards, isUnitKind, type RomaData } from './data/index.ts'
import { messages, text } from './messages/index.ts'
import { peopleOfBand } from './rules/bands.ts'
import { cardForces, freeName, peopleId } from './rules/cast.ts'
import { powerId } from './rules/powers.ts'
import type { RomaPosition } from './rules/state.ts'

/**
 * The name of a thing for a person to read: 'cisalpina' is "Cisalpina", 'cisalpina/mare_tyrrhenum' its coast,
 * 'leader-2/14' an "L-2", 'numidia/cav/reduced' "reduced Cavalry of Numidia", '2 lgn' "2 Legions". A Leader with a name goes by it. The side
 * that loses a combat is the Power that the combat is told of.
 */
export function nameOf(data: RomaData, noun: string | number, told?: Told): string {
  if (typeof noun === 'number') return String(noun)
  const side = told?.slot === 'loser' ? told.values[noun] : undefined
  if (typeof side === 'string') return nameOf(data, side)
  return (
    areaName(data, noun) ??
    coastName(data, noun) ??
    cards.find(({ id }) => id === noun)?.name ??
    powerName(data, noun) ??
    messages.sayIfAny(`role.${noun}`) ??
    unnamedLeader(noun) ??
    tollName(data, noun) ??
    unitName(data, noun) ??
    messages.sayIfAny(`name.${noun}`) ??
    modifierName(noun) ??
    noun
  )
}

/** The same with its number: Rome collapses, the Franci collapse. */
export function named(data: RomaData, noun: string): Phrase {
  return messages.name(noun, nameOf(data, noun))
}

function areaName(data: RomaData, id: string): string | undefined {
  const area = areas.find(each => each.id === id)
  return area === undefined ? undefined : (data.names[area.number] ?? area.name)
}

const berths = new Map(
  areas
    .flatMap(area => area.seas.map(sea => ({ area: area.number, sea })))
    .map(berth => [berthId(berth), berth]),
)

function coastName(data: RomaData, id: string): string | undefined {
  const berth = berths.get(id)
  if (berth === undefined) return undefined
  return text('called.coast', { area: data.names[berth.area] ?? '', sea: data.names[berth.sea] ?? '' })
}

/** A Power by its number: also one that a card or a special rule makes. */
export function nameOfPower(position: RomaPosition, power: number): string {
  return nameOf(position.data, powerId(position, power))
}

const powersByData = new WeakMap<RomaData, ReadonlyMap<string, string>>()

/** All bands of a people have its name. */
function powerName(data: RomaData, called: string): string | undefined {
  if (cardForces.some(force => force === called)) return messages.say(`name.${called}`)
  const free = areas.find(area => freeName(area.id) === called)
  if (free !== undefined) return areaName(data, free.id)
  const known = powersByData.get(data) ?? powerNames(data)
  powersByData.set(data, known)
  return known.get(peopleOfBand(called))
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
function unnamedLeader(noun: string): string | undefined {
  const [, rank, rating] = /^(leader|consul)-(\d)\/\d+$/.exec(noun) ?? []
  if (rating === undefined) return undefined
  return text(rank === 'consul' ? 'called.consul' : 'called.leader', { rating })
}

/** Units that are alike, by Province, Power, kind and coast: 'africa/hi', 'numidia/cav/reduced', 'flt@mare_africum'. */
function unitName(data: RomaData, noun: string): string | undefined {
  const [units = '', sea] = noun.split('@')
  const parts = units.split('/')
  const kind = parts.find(isUnitKind)
  if (kind === undefined) return undefined
  const [first, owner] = parts.slice(0, parts.indexOf(kind))
  let unit = data.units[kind].name
  if (parts.includes('reduced')) unit = text('called.unit.reduced', { unit })
  if (first !== undefined) unit = withPlaceOrOwner(data, unit, first)
  if (owner !== undefined) unit = text('called.unit.of', { unit, power: powerName(data, owner) ?? owner })
  if (sea !== undefined) unit = text('called.unit.on', { unit, sea: areaName(data, sea) ?? sea })
  return unit
}

function withPlaceOrOwner(data: RomaData, unit: string, part: string): string {
  const area = areaName(data, part)
  return area === undefined
    ? text('called.unit.of', { unit, power: powerName(data, part) ?? part })
    : text('called.unit.in', { unit, area })
}

/** What `tollSince` of the rules counts: '2 lgn', '1 numidia/cav', '3 city'. */
function tollName(data: RomaData, noun: string): string | undefined {
  const [, n, owner, kind = ''] = /^(\d+) (?:(.+)\/)?([a-z]+)$/.exec(noun) ?? []
  if (n === undefined) return undefined
  const unit = messages.say(`called.toll.${kind}`, { n: Number(n) })
  return owner === undefined ? unit : text('called.unit.of', { unit, power: powerName(data, owner) ?? owner })
}

/** '+2-1' */
function modifierName(noun: string): string | undefined {
  const [, up, down] = /^\+(\d+)-(\d+)$/.exec(noun) ?? []
  if (up === undefined || down === undefined) return undefined
  if (up === '0') return down === '0' ? text('called.modifier.none') : text('called.modifier.other', { down })
  return down === '0' ? text('called.modifier.own', { up }) : text('called.modifier.both', { up, down })
}
