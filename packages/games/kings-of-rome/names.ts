import type { KingsData, UnitData } from './data/index.ts'
import { peoples } from './data/map.ts'
import { seaAreas } from './data/units.ts'
import { messages } from './messages/index.ts'

/** The name of a thing for a person to read, in his language. */
export function nameOf(data: KingsData, noun: string): string {
  return String(messages.name(noun, nameInData(data, noun)))
}

/** The name of a thing as the data have it: '3907' is "Rome", 'U04' "Latin cavalry of Tusculum (U04)". */
export function nameInData(data: KingsData, noun: string | number): string {
  if (typeof noun === 'number') return String(noun)
  return (
    data.cities[noun]?.name ??
    data.kings[noun]?.name ??
    data.offices[noun]?.name ??
    data.leaders[noun]?.name ??
    data.events[noun]?.name ??
    unitName(data.units[noun]) ??
    garrisonName(data, noun) ??
    boxName(data, noun) ??
    peoples.find(people => people.id === noun)?.name ??
    (/^\d{4}$/.test(noun) ? `hex ${noun}` : noun)
  )
}

const adjectives: { readonly [nation: string]: string } = {
  rom: 'Roman',
  lat: 'Latin',
  sab: 'Sabine',
  etr: 'Etruscan',
  fal: 'Faliscan',
  cap: 'Capenate',
  aeq: 'Aequian',
  vol: 'Volscian',
  umb: 'Umbrian',
  pic: 'Picene',
  sam: 'Samnite',
  dau: 'Daunian',
  gal: 'Gallic',
}

/** Both faces of a unit's chit, as they are printed. */
function unitName(unit: UnitData | undefined): string | undefined {
  if (unit === undefined) return undefined
  const { hostile, roman, nation, home, id } = unit
  const theirs =
    hostile === null
      ? null
      : `${adjectives[nation]} ${hostile.type}${home === null ? '' : ` of ${home}`} ${hostile.virtus}`
  const ours = roman === null ? null : `${romanTypeName(roman.type)} ${roman.virtus}`
  const number = id.slice(id.search(/\d+$/))
  if (theirs === null) return `${ours} (no. ${number})`
  return ours === null ? `${theirs} (no. ${number})` : `${ours} / ${theirs} (${id})`
}

function romanTypeName(type: string): string {
  if (type === 'cavalry' || type === 'ship') return `Roman ${type}`
  return `class ${type}`
}

function garrisonName(data: KingsData, id: string): string | undefined {
  const garrison = data.garrisons[id]
  if (garrison === undefined) return undefined
  const people = garrison.nation === null ? '' : `${adjectives[garrison.nation]} `
  return `${people}garrison ${garrison.value}`
}

function boxName(data: KingsData, id: string): string | undefined {
  if (!id.startsWith('box-')) return undefined
  const box = id.slice('box-'.length)
  const area = seaAreas.find(({ id: each }) => each === box)
  if (area !== undefined) return area.name
  const event = data.events[box] ?? Object.values(data.events).find(({ war }) => war === box)
  return `the box of the ${event?.name ?? box}`
}
