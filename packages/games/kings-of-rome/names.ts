import type { Told } from '@aquila/engine'
import type { Face, KingsData, UnitData } from './data/index.ts'
import { peoples } from './data/map.ts'
import { seaAreas } from './data/units.ts'
import { messages } from './messages/index.ts'

/** The name of a thing for a person to read, in his language. */
export function nameOf(data: KingsData, noun: string, told?: Told): string {
  return String(messages.name(noun, nameInData(data, noun, told)))
}

/** The name of a thing as the data have it: '3907' is "Rome", 'U04' "Latin cavalry of Tusculum (U04)". */
export function nameInData(data: KingsData, noun: string | number, told?: Told): string {
  if (typeof noun === 'number') return String(noun)
  return (
    data.cities[noun]?.name ??
    data.kings[noun]?.name ??
    data.offices[noun]?.name ??
    data.leaders[noun]?.name ??
    data.events[noun]?.name ??
    unitName(data.units[noun], faceTold(told)) ??
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

/** The face that a unit's chit shows; both, as they are printed, where nobody says which. */
function unitName(unit: UnitData | undefined, face: Face | null): string | undefined {
  if (unit === undefined) return undefined
  const { nation, home, id } = unit
  const roman = face === 'hostile' && unit.hostile !== null ? null : unit.roman
  const hostile = face === 'roman' && unit.roman !== null ? null : unit.hostile
  const theirs =
    hostile === null
      ? null
      : `${adjectives[nation]} ${hostile.type}${home === null ? '' : ` of ${home}`} ${hostile.virtus}`
  const ours = roman === null ? null : `${romanTypeName(roman.type)} ${roman.virtus}`
  const number = id.slice(id.search(/\d+$/))
  const mark = unit.roman === null || unit.hostile === null ? `no. ${number}` : id
  return `${[ours, theirs].filter(each => each !== null).join(' / ')} (${mark})`
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

/** Slots that name units of one side. */
const slotFaces: { readonly [slot: string]: Face } = {
  ours: 'roman',
  roman: 'roman',
  romanUnits: 'roman',
  theirs: 'hostile',
  hostile: 'hostile',
  hostileUnits: 'hostile',
}

/** Questions and choices are about Rome's own units, but for these. */
const aboutOthers = ['verb.intimidate-unit', 'verb.drive-out']

/** Which face of a chit is meant where it is told of; null: nobody says. */
function faceTold(told: Told | undefined): Face | null {
  if (told === undefined) return null
  const { key, slot, values } = told
  const bySlot = slotFaces[slot]
  if (bySlot !== undefined) return bySlot
  for (const side of [values.side, key === 'event.draw' ? values.from : null])
    if (side === 'roman' || side === 'hostile') return side
  if (aboutOthers.includes(key)) return 'hostile'
  return key.startsWith('event.') ? null : 'roman'
}
