import type { PlainRecord } from '@aquila/engine'
import type { EventLook, Kit } from '../../table/index.ts'
import type { KingsData } from '../data/index.ts'
import type { KingsSpeech } from '../messages/index.ts'
import { nameOf } from '../names.ts'
import { events, type KingsEventKind, type SeenKingsEvent } from '../rules/events.ts'
import { isHex, nationOf } from '../rules/pieces.ts'
import { kitOfNation } from './position.ts'

/** How what happened looks in the log, on the scrubber and in the film of the others' moves. */

const icons: { readonly [K in KingsEventKind]?: string } = {
  turn: 'hourglass',
  'set-up': 'wolf',
  senate: 'toga',
  'senate-votes': 'toga',
  inauguratio: 'crown',
  interrex: 'crown',
  'new-chits': 'scroll',
  draw: 'scroll',
  transfer: 'scroll',
  swap: 'scroll',
  'chit-deployed': 'tent',
  garrison: 'wall',
  'garrison-turned': 'wall',
  'garrison-bought': 'coins',
  'office-enters': 'toga',
  'office-waits': 'toga',
  'office-ends': 'toga',
  event: 'scroll',
  war: 'standard',
  omens: 'temple',
  'omens-end': 'temple',
  'end-action': 'temple',
  'hero-kept': 'helmet',
  hero: 'helmet',
  champions: 'swords',
  'champions-round': 'dice',
  nightfall: 'hourglass',
  ostia: 'galley',
  bridge: 'wall',
  actions: 'dice',
  action: 'standard',
  march: 'march',
  withdraws: 'march',
  withdrawn: 'march',
  roll: 'dice',
  vp: 'laurel',
  ip: 'coins',
  mission: 'crown',
  reaction: 'hood',
  'no-effect': 'hood',
  gathers: 'warriors',
  ambush: 'hood',
  betrayal: 'dagger',
  'hostile-siege': 'wall',
  'gates-open': 'wall',
  'city-taken': 'flag',
  'unit-turned': 'shield',
  'goes-over': 'shield',
  held: 'flag',
  sacked: 'plague',
  sortie: 'swords',
  'battle-begins': 'swords',
  'battle-result': 'swords',
  duel: 'dagger',
  tactics: 'intrigue',
  vanguards: 'equites',
  'battle-round': 'dice',
  'vanguard-round': 'dice',
  pursuit: 'equites',
  eliminated: 'skull',
  captured: 'chain',
  'leader-taken': 'chain',
  'leader-dies': 'skull',
  triumph: 'laurels',
  trial: 'toga',
  sails: 'galley',
  lands: 'galley',
  'naval-battle': 'naves',
  'naval-result': 'naves',
}

/** One of many alike: folded in the log. */
const minor: ReadonlySet<KingsEventKind> = new Set([
  'battle-track',
  'released',
  'withdrawn',
  'goes-over',
  'brought-up',
  'eliminated',
])

/** A battle, a siege or an embassy is one line of the log; its rounds, losses and what it brought are its details. */
const affairs: { readonly [K in KingsEventKind]?: NonNullable<EventLook['affair']> } = {
  'battle-begins': 'opens',
  'naval-battle': 'opens',
  'battle-result': 'tells',
  'naval-result': 'tells',
  'leader-dies': 'cost',
  'leader-taken': 'cost',
  interrex: 'cost',
  duel: 'more',
  'both-leaders-dead': 'more',
  command: 'more',
  tactics: 'more',
  'no-clash': 'more',
  vanguards: 'more',
  'vanguard-round': 'more',
  'clash-won': 'more',
  engagement: 'more',
  'armies-part': 'more',
  pursuit: 'more',
  'stand-aside': 'more',
  'lines-drawn': 'more',
  'leader-deployed': 'more',
  'battle-round': 'more',
  'naval-round': 'more',
  reroll: 'more',
  'battle-track': 'more',
  'leader-attacked': 'more',
  'brought-up': 'more',
  'battle-ends': 'more',
  eliminated: 'more',
  captured: 'more',
  'goes-over': 'more',
  rejoins: 'more',
  vp: 'more',
  ip: 'more',
  transfer: 'more',
  withdraws: 'more',
}

/** Made by drawing or dealing: the dice behind it tell nothing. */
const drawn: ReadonlySet<KingsEventKind> = new Set([
  'set-up',
  'new-chits',
  'draw',
  'transfer',
  'swap',
  'garrison',
  'chit-deployed',
  'betrayal',
  'ambush',
  'reinforced',
  'tactics',
  'march',
])

/** What makes a moment on the chart of the match, and how weighty it is. */
function momentOf(
  speech: KingsSpeech,
  event: SeenKingsEvent,
  data: KingsData,
): { label: string; weight: number } | null {
  const { text } = speech
  switch (event.kind) {
    case 'war':
      return { label: text('moment.war', { nation: nameOf(speech, data, event.data.nation) }), weight: 3 }
    case 'city-taken':
      return { label: text('moment.lost', { city: nameOf(speech, data, event.data.hex) }), weight: 3 }
    case 'triumph':
      return { label: text('moment.triumph'), weight: 4 }
    case 'interrex':
      return { label: text('moment.interrex'), weight: 5 }
    case 'ostia':
      return { label: text('moment.ostia'), weight: 2 }
    default:
      return null
  }
}

export function eventLook(speech: KingsSpeech, event: SeenKingsEvent, data: KingsData): EventLook {
  const { text } = speech
  const { kind } = event
  const base: EventLook = {
    icon: icons[kind] ?? 'log',
    kit: kitOfEvent(event, data),
    places: placesOf(event),
    minor: minor.has(kind),
    ...affairIn(kind),
    dice: !drawn.has(kind),
    theirs: kind === 'reaction' || kind === 'draw',
    ...(event.kind === 'march' ? { way: event.data.path } : {}),
  }
  if (event.kind === 'turn') {
    const { turn, king } = event.data
    return {
      ...base,
      heading: {
        text: text('heading.turn', { turn, king: nameOf(speech, data, king) }),
        kit: 'murex',
        alone: true,
      },
      mark: 'turn',
      chapter: text('chapter', { turn }),
    }
  }
  if (kind === 'actions') return { ...base, heading: { text: text('heading.actions'), kit: 'murex' } }
  if (kind === 'reaction') return { ...base, heading: { text: text('heading.reaction'), kit: 'brick' } }
  if (kind === 'battle-begins') return { ...base, mark: 'battle' }
  if (kind === 'leader-dies' || kind === 'interrex') return { ...base, mark: 'death' }
  const moment = momentOf(speech, event, data)
  return moment === null ? base : { ...base, moment }
}

function affairIn(kind: KingsEventKind): Pick<EventLook, 'affair'> {
  const affair = affairs[kind]
  return affair === undefined ? {} : { affair }
}

/** Whose deed it is: the side if it is told, else the people of the one who is named. */
function kitOfEvent({ data: told }: SeenKingsEvent, data: KingsData): Kit {
  const side = 'side' in told ? told.side : null
  if (side === 'roman' || ('from' in told && told.from === 'roman')) return 'murex'
  if ('nation' in told && told.nation !== null) return kitOfNation(told.nation)
  const named = [
    'leader' in told ? told.leader : null,
    'hostile' in told ? told.hostile : null,
    'piece' in told ? told.piece : null,
    'unit' in told ? told.unit : null,
  ]
  // Of some events the hostile side is a number, or a list of units.
  for (const id of named.filter(each => typeof each === 'string')) {
    const found = nationOf(data, id)
    if (found !== null && (side === 'hostile' || data.leaders[id] !== undefined)) return kitOfNation(found)
  }
  return 'murex'
}

/** Every hex that is named by itself; an action may be taken against one, or against a leader. */
function placesOf(event: SeenKingsEvent): string[] {
  const told: PlainRecord = event.data
  const fields = Object.entries(events[event.kind]).filter(([, { is }]) => is === 'place')
  return [...fields.map(([name]) => told[name]), event.kind === 'action' ? event.data.target : null]
    .filter(value => typeof value === 'string')
    .filter(isHex)
}
