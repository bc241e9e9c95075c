import type { Role } from '@aquila/engine'
import type { EventLook, Kit } from '../../table/index.ts'
import type { RomaData } from '../data/index.ts'
import type { RomaSpeech } from '../messages/index.ts'
import { named, nameOf } from '../names.ts'
import type { RomaEventKind, SeenRomaEvent } from '../rules/events.ts'
import { kitOf } from './dress.ts'
import { areaIn } from './position.ts'

/** How what happened looks in the log, on the scrubber and in the film of the others' moves. */

const icons: { readonly [K in RomaEventKind]?: string } = {
  turn: 'hourglass',
  initiative: 'hourglass',
  activation: 'helmet',
  march: 'march',
  embark: 'galley',
  sail: 'galley',
  debark: 'galley',
  attack: 'swords',
  combat: 'swords',
  interception: 'swords',
  withdrawal: 'march',
  withdraws: 'march',
  retreat: 'march',
  'stay-roll': 'dice',
  'casualty-roll': 'skull',
  loss: 'skull',
  'force-eliminated': 'skull',
  'leader-lost': 'skull',
  'garrison-lost': 'shield',
  'into-city': 'wall',
  'city-taken': 'wall',
  'city-recovers': 'wall',
  'capital-founded': 'temple',
  'capital-restored': 'temple',
  plunder: 'coins',
  revenue: 'coins',
  maintenance: 'coins',
  created: 'recruit',
  rebuilt: 'recruit',
  converted: 'recruit',
  recruitment: 'dice',
  'warbands-raised': 'warriors',
  warbands: 'warriors',
  'automaton-raises': 'recruit',
  attrition: 'plague',
  hardship: 'plague',
  pirates: 'galley',
  pillage: 'flame',
  'pillage-removed': 'wheat',
  conquest: 'flag',
  'garrison-restored': 'flag',
  capture: 'galley',
  storm: 'galley',
  'cargo-lost': 'galley',
  'card-dealt': 'scroll',
  'card-played': 'scroll',
  'card-cancelled': 'scroll',
  roused: 'standard',
  violated: 'standard',
  awakened: 'standard',
  allegiance: 'flag',
  collapse: 'skull',
  succession: 'crown',
  'leader-comes': 'helmet',
  'new-leader': 'helmet',
  consul: 'toga',
  rebellion: 'crown',
}

/** One of many alike: folded in the log. */
const minor: ReadonlySet<RomaEventKind> = new Set([
  'created',
  'rebuilt',
  'converted',
  'revenue',
  'maintenance',
  'pillage-removed',
  'card-dealt',
  'automaton-raises',
])

/** Drawn from a cup or a deck: no die that means anything. */
const drawn: ReadonlySet<RomaEventKind> = new Set([
  'card-dealt',
  'consul',
  'initiative',
  'warbands',
  'warbands-raised',
  'automaton-raises',
])

/** A battle is one line of the log, with what it cost; what it decided for good stands after it. */
const affairs: { readonly [K in RomaEventKind]?: NonNullable<EventLook['affair']> } = {
  attack: 'opens',
  withdrawal: 'more',
  combat: 'tells',
  loss: 'cost',
  'leader-lost': 'cost',
  'force-eliminated': 'cost',
  'casualty-roll': 'more',
  'stay-roll': 'more',
  retreat: 'more',
  'garrison-lost': 'more',
  'garrison-restored': 'more',
}

export function eventLook(
  speech: RomaSpeech,
  event: SeenRomaEvent,
  roles: readonly Role[],
  data: RomaData,
): EventLook {
  const { text } = speech
  const { kind } = event
  const kit = kitOfEvent(event, roles)
  const base: EventLook = {
    icon: icons[kind] ?? 'log',
    ...(kit === null ? {} : { kit }),
    places: placesOf(event),
    minor: minor.has(kind),
    ...affairIn(kind),
    ...(drawn.has(kind) ? { dice: false } : {}),
    ...wayOf(event),
    ...reasonOf(speech, event),
  }
  switch (event.kind) {
    case 'turn': {
      const { turn } = event.data
      return {
        ...base,
        heading: { text: text('heading.turn', { turn }), alone: true },
        mark: 'turn',
        chapter: String(turn),
      }
    }
    case 'initiative': {
      const { power } = event.data
      return {
        ...base,
        heading: {
          text: text('heading.initiative', { power: nameOf(speech, data, power) }),
          ...(kit === null ? {} : { kit }),
          alone: true,
        },
        theirs: kit === null || !roles.includes(power),
      }
    }
    case 'combat':
      return { ...base, mark: 'battle' }
    case 'leader-lost':
      return { ...base, mark: 'death' }
    case 'city-taken': {
      const province = nameOf(speech, data, event.data.province)
      return { ...base, chronicle: true, moment: { label: text('moment.city', { province }), weight: 4 } }
    }
    case 'collapse': {
      const power = named(speech, data, event.data.power)
      return { ...base, chronicle: true, moment: { label: text('moment.collapse', { power }), weight: 5 } }
    }
    case 'conquest':
    case 'succession':
    case 'capital-founded':
    case 'capital-restored':
    case 'rebellion':
      return { ...base, chronicle: true }
    default:
      return base
  }
}

function affairIn(kind: RomaEventKind): Pick<EventLook, 'affair'> {
  const affair = affairs[kind]
  return affair === undefined ? {} : { affair }
}

/** Whose deed it is: a player's, or that of the Power of which it is told first. */
function kitOfEvent({ data }: SeenRomaEvent, roles: readonly Role[]): Kit | null {
  const role = 'role' in data ? data.role : null
  if (role !== null && roles.includes(role)) return kitOf(role, roles)
  const power =
    ('by' in data ? data.by : undefined) ??
    ('power' in data ? data.power : undefined) ??
    ('to' in data ? data.to : undefined) ??
    ('attacker' in data ? data.attacker : undefined)
  if (power === undefined) return null
  return roles.includes(power) ? kitOf(power, roles) : 'people'
}

/** Where it happened: areas, and the Provinces of coasts. */
function placesOf({ data }: SeenRomaEvent): string[] {
  const named = [
    'area' in data ? data.area : undefined,
    'province' in data ? data.province : undefined,
    'to' in data ? data.to : undefined,
    'from' in data ? data.from : undefined,
    'berth' in data ? data.berth : undefined,
  ]
  return [...new Set(named.flatMap(place => (place === undefined ? [] : (areaIn(place) ?? []))))]
}

function wayOf(event: SeenRomaEvent): Pick<EventLook, 'way'> {
  switch (event.kind) {
    case 'march':
    case 'sail':
    case 'withdraws':
    case 'retreat': {
      const way = [event.data.from, event.data.to].flatMap(place => areaIn(place) ?? [])
      return way.length === 2 ? { way } : {}
    }
    default:
      return {}
  }
}

/** RV-16.42-Gb, RV-16.4-x: what made an automaton do it; only its deeds say so. */
function reasonOf({ messages }: RomaSpeech, { data }: SeenRomaEvent): Pick<EventLook, 'reason'> {
  if (!('motive' in data) || data.motive === undefined) return {}
  const since = 'since' in data ? data.since : undefined
  return { reason: messages.say(`automaton.${data.motive}`, { since: since ?? null }) }
}
