import type { PlainRecord, SeenEvent } from '@aquila/engine'
import type { EventLook, Kit } from '../../table/index.ts'
import type { KingsData, NationId } from '../data/index.ts'
import { nationIds } from '../data/types.ts'
import { text } from '../messages/index.ts'
import { nameOf } from '../names.ts'
import { isHex, nationOf } from '../rules/pieces.ts'
import { kitOfNation } from './position.ts'

/** How what happened looks in the log, on the scrubber and in the film of the others' moves. */

const icons: { readonly [kind: string]: string } = {
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
const minor = new Set(['battle-track', 'released', 'withdrawn', 'goes-over', 'brought-up', 'eliminated'])

/** Made by drawing or dealing: the dice behind it tell nothing. */
const drawn = new Set([
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

/** What makes a moment on the chart of the match. */
const moments: { readonly [kind: string]: number } = {
  war: 3,
  triumph: 4,
  'city-taken': 3,
  interrex: 5,
  ostia: 2,
}

export function eventLook(event: SeenEvent, data: KingsData): EventLook {
  const { kind } = event
  const told = event.data
  const base: EventLook = {
    icon: icons[kind] ?? 'log',
    kit: kitOfEvent(told, data),
    places: placesOf(told),
    minor: minor.has(kind),
    dice: !drawn.has(kind),
    theirs: kind === 'reaction' || kind === 'draw',
    ...(kind === 'march' && Array.isArray(told.path) ? { way: told.path.map(String) } : {}),
  }
  if (kind === 'turn') {
    const title = text('heading.turn', {
      turn: Number(told.turn),
      king: nameOf(data, String(told.king)),
    })
    return {
      ...base,
      heading: { text: title, kit: 'murex', alone: true },
      mark: 'turn',
      chapter: text('chapter', { turn: Number(told.turn) }),
    }
  }
  if (kind === 'actions') return { ...base, heading: { text: text('heading.actions'), kit: 'murex' } }
  if (kind === 'reaction') return { ...base, heading: { text: text('heading.reaction'), kit: 'brick' } }
  if (kind === 'battle-begins') return { ...base, mark: 'battle' }
  if (kind === 'leader-dies' || kind === 'interrex') return { ...base, mark: 'death' }
  const weight = moments[kind]
  if (weight === undefined) return base
  return { ...base, moment: { label: momentLabel(kind, told, data), weight } }
}

function momentLabel(kind: string, told: PlainRecord, data: KingsData): string {
  if (kind === 'war') return text('moment.war', { nation: nameOf(data, String(told.nation)) })
  if (kind === 'city-taken') return text('moment.lost', { city: nameOf(data, String(told.hex)) })
  return text(kind === 'triumph' ? 'moment.triumph' : kind === 'ostia' ? 'moment.ostia' : 'moment.interrex')
}

/** Whose deed it is: the side if it is told, else the people of whoever is named. */
function kitOfEvent(told: PlainRecord, data: KingsData): Kit {
  if (told.side === 'roman' || told.from === 'roman') return 'murex'
  const nation = told.nation
  if (typeof nation === 'string' && isNation(nation)) return kitOfNation(nation)
  for (const key of ['leader', 'hostile', 'piece', 'unit']) {
    const id = told[key]
    if (typeof id !== 'string') continue
    const found = nationOf(data, id)
    if (found !== null && (told.side === 'hostile' || data.leaders[id] !== undefined))
      return kitOfNation(found)
  }
  return 'murex'
}

function isNation(value: string): value is NationId {
  return nationIds.some(each => each === value)
}

function placesOf(told: PlainRecord): string[] {
  return ['from', 'to', 'hex', 'target', 'anchorage']
    .map(key => told[key])
    .filter(value => typeof value === 'string')
    .filter(isHex)
}
