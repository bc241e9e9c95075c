import { Phrase, type Told } from '@aquila/engine'
import { type Face, hexes, type KingsData, type LeaderData, type UnitData } from './data/index.ts'
import { peoples } from './data/map.ts'
import type { KingsSpeech } from './messages/index.ts'
import type { KingsEventKind } from './rules/events.ts'

/** The name of a thing for a person to read, in his language. */
export function nameOf(speech: KingsSpeech, data: KingsData, noun: string, told?: Told): string {
  return String(named(speech, data, noun, told))
}

/** The same with its grammar: '3907' is "Rome", 'U04' "Latin cavalry of Tusculum (U04)". */
export function named(speech: KingsSpeech, data: KingsData, noun: string | number, told?: Told): Phrase {
  if (typeof noun === 'number') return new Phrase(String(noun))
  return speech.messages.name(noun, given(speech, data, noun, told))
}

/** What the data call it, as far as it is put together in the words of the language. */
function given(speech: KingsSpeech, data: KingsData, noun: string, told: Told | undefined): string {
  return (
    data.cities[noun]?.name ??
    data.kings[noun]?.name ??
    data.offices[noun]?.name ??
    leaderName(speech, data.leaders[noun]) ??
    unitName(speech, data, data.units[noun], faceTold(data, told)) ??
    garrisonName(speech, data, noun) ??
    boxName(speech, data, noun) ??
    peoples.find(people => people.id === noun)?.name ??
    (/^\d{4}$/.test(noun) ? speech.text('hex', { hex: noun }) : noun)
  )
}

function leaderName({ messages }: KingsSpeech, leader: LeaderData | undefined): string | undefined {
  return leader === undefined ? undefined : (leader.name ?? messages.say(`unnamed.${leader.id}`))
}

/** The face that a unit's chit shows; both, as they are printed, where nobody says which. */
function unitName(
  { messages, text }: KingsSpeech,
  data: KingsData,
  unit: UnitData | undefined,
  face: Face | null,
): string | undefined {
  if (unit === undefined) return undefined
  const { nation, id } = unit
  const home = unit.home && homeName({ messages }, data, unit.home)
  const roman = face === 'hostile' && unit.hostile !== null ? null : unit.roman
  const hostile = face === 'roman' && unit.roman !== null ? null : unit.hostile
  const people = text(`people.${nation}`)
  return text('chit', {
    ours: roman && text('chit.roman', { ...roman }),
    theirs: hostile && text('chit.hostile', { type: hostile.type, virtus: hostile.virtus, people, home }),
    id,
    number: unit.roman === null || unit.hostile === null ? id.slice(id.search(/\d+$/)) : null,
  })
}

/** The city that a unit comes from. */
export function homeName(
  { messages }: Pick<KingsSpeech, 'messages'>,
  { index }: KingsData,
  city: string,
): Phrase {
  return messages.name(index.hexOfCity.get(city) ?? city, city)
}

function garrisonName({ text }: KingsSpeech, data: KingsData, id: string): string | undefined {
  const garrison = data.garrisons[id]
  if (garrison === undefined) return undefined
  const people = garrison.nation && text(`people.${garrison.nation}`)
  return text('garrison', { people, value: garrison.value })
}

/** The box of an event, or of the event that brings a war; those of the seas have names of their own. */
function boxName({ messages, text }: KingsSpeech, data: KingsData, id: string): string | undefined {
  if (!id.startsWith('box-')) return undefined
  const box = id.slice('box-'.length)
  const event = data.events[box] ?? Object.values(data.events).find(({ war }) => war === box)
  return text('box', { event: messages.name(event?.id ?? box) })
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

/** Events that are about units of one side, and do not say which. */
const eventFaces: ReadonlyMap<string, Face> = new Map<`event.${KingsEventKind}`, Face>([
  ['event.gathers', 'hostile'],
  ['event.sortie', 'hostile'],
  ['event.war', 'hostile'],
  ['event.sails', 'roman'],
  ['event.lands', 'roman'],
  ['event.leader-deployed', 'roman'],
])

function isEvent(key: string, kind: KingsEventKind): boolean {
  return key === `event.${kind}`
}

/** Which face of a chit is meant where it is told of; null: nobody says. */
function faceTold(data: KingsData, told: Told | undefined): Face | null {
  if (told === undefined) return null
  const { key, slot, values } = told
  const bySlot = slotFaces[slot]
  if (bySlot !== undefined) return bySlot
  for (const side of [values.side, isEvent(key, 'draw') ? values.from : null])
    if (side === 'roman' || side === 'hostile') return side
  if (aboutOthers.includes(key)) return 'hostile'
  if (isEvent(key, 'withdraws')) return faceOfCompany(data, values)
  return eventFaces.get(key) ?? (key.startsWith('event.') ? null : 'roman')
}

/** Whose an army is that goes away: only Romans go to Rome; else its leaders tell, and chits that have one side only. */
function faceOfCompany({ units, leaders }: KingsData, { pieces, to }: Told['values']): Face | null {
  if (to === hexes.rome) return 'roman'
  for (const piece of Array.isArray(pieces) ? pieces.map(String) : []) {
    const unit = units[piece]
    if (unit === undefined) return leaders[piece] === undefined ? 'roman' : 'hostile'
    if (unit.hostile === null) return 'roman'
    if (unit.roman === null) return 'hostile'
  }
  return null
}
