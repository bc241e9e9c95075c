import type { PlainRecord, Role, SeenEvent } from '@aquila/engine'
import type { EventLook, Kit } from '../../table/index.ts'
import type { RomaData } from '../data/index.ts'
import { messages, text } from '../messages/index.ts'
import { named, nameOf } from '../names.ts'
import { kitOf } from './dress.ts'
import { areaIn } from './position.ts'

/** How what happened looks in the log, on the scrubber and in the film of the others' moves. */

const icons: { readonly [kind: string]: string } = {
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
const minor = new Set([
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
const drawn = new Set([
  'card-dealt',
  'consul',
  'initiative',
  'warbands',
  'warbands-raised',
  'automaton-raises',
])

/** Whose deed it is, by the names under which events tell a Power. */
const doers = ['by', 'power', 'to', 'attacker'] as const

export function eventLook(event: SeenEvent, roles: readonly Role[], data: RomaData): EventLook {
  const { kind, data: told } = event
  const kit = kitOfEvent(told, roles)
  const base: EventLook = {
    icon: icons[kind] ?? 'log',
    ...(kit === null ? {} : { kit }),
    places: placesOf(told),
    minor: minor.has(kind),
    ...(drawn.has(kind) ? { dice: false } : {}),
    ...wayOf(kind, told),
    ...reasonOf(told),
  }
  switch (kind) {
    case 'turn': {
      const turn = Number(told.turn)
      return {
        ...base,
        heading: { text: text('heading.turn', { turn }), alone: true },
        mark: 'turn',
        chapter: String(turn),
      }
    }
    case 'initiative':
      return {
        ...base,
        heading: {
          text: text('heading.initiative', { power: nameOf(data, String(told.power)) }),
          ...(kit === null ? {} : { kit }),
          alone: true,
        },
        theirs: kit === null || !roles.includes(String(told.power)),
      }
    case 'combat':
      return { ...base, mark: 'battle' }
    case 'leader-lost':
      return { ...base, mark: 'death' }
    case 'city-taken':
      return {
        ...base,
        chronicle: true,
        moment: { label: text('moment.city', { province: nameOf(data, String(told.province)) }), weight: 4 },
      }
    case 'collapse':
      return {
        ...base,
        chronicle: true,
        moment: { label: text('moment.collapse', { power: named(data, String(told.power)) }), weight: 5 },
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

function kitOfEvent(told: PlainRecord, roles: readonly Role[]): Kit | null {
  if (typeof told.role === 'string' && roles.includes(told.role)) return kitOf(told.role, roles)
  for (const key of doers) {
    const power = told[key]
    if (typeof power === 'string') return roles.includes(power) ? kitOf(power, roles) : 'people'
  }
  return null
}

function placesOf(told: PlainRecord): string[] {
  const named = ['area', 'province', 'to', 'from', 'berth'].map(key => told[key])
  return [
    ...new Set(
      named.flatMap(value => {
        const place = typeof value === 'string' ? areaIn(value) : null
        return place === null ? [] : [place]
      }),
    ),
  ]
}

function wayOf(kind: string, { from, to }: PlainRecord): Pick<EventLook, 'way'> {
  if (!['march', 'sail', 'withdraws', 'retreat'].includes(kind)) return {}
  const way = [from, to].flatMap(value => (typeof value === 'string' ? (areaIn(value) ?? []) : []))
  return way.length === 2 ? { way } : {}
}

/** RV-16.42-Gb, RV-16.4-x: what made an automaton do it; only its deeds say so. */
function reasonOf({ motive, since }: PlainRecord): Pick<EventLook, 'reason'> {
  return typeof motive === 'string'
    ? { reason: messages.say(`automaton.${motive}`, { since: Number(since) }) }
    : {}
}
