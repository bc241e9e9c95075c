import { asDress, type Dress } from '../../imperator/table/dress.ts'
import type { Kit } from '../../table/index.ts'
import type { FactionId, UnitData } from '../data/index.ts'
import type { AleaSpeech } from '../messages/index.ts'
import { aloneBy } from '../rules/combat/lone-leaders.ts'
import type { Seen } from './position.ts'
import { garrisonsOwed, missed, seaWay } from './setting-out.ts'

/** The table of Alea Iacta Est, as far as it differs from others of its series. */
export const dress: Dress = asDress<AleaDressTypes>({
  kitOf,
  year: ({ text }, year) => text('year.bc', { year: bc(year) }),

  ranks: { 'faction-leader': { wreath: true } },
  foreignRatings: ['CC', 'TB'],
  labelOf: ({ kind, name }) => labelOf(kind, name),
  armOf: ({ kind, recruit }) => (recruit ? 'recruit' : kind),
  foremost: 'legio',

  iconOf: stratagem => icons[stratagem] ?? 'scroll',

  oddsRule: 'AIE-8.3-a',
  battleSteps: { 'evade-by-sea': 'evasion', 'pick-turncoat': 'reactions', 'pick-surplus-cargo': 'losses' },
  aloneBy,
  waysOn: ['enough', 'keep-legions', 'nobody', 'refuse'],
  seaWay,
  missed,
  owed: garrisonsOwed,

  usualVerbs(task, pointed) {
    if (pointed === 'place') return task === 'put-to-sea' || task === 'voyage' ? ['to'] : []
    return pointed === 'leader' && (task === 'movement' || task === 'flight') ? ['sail'] : []
  },
})

interface AleaDressTypes {
  readonly speech: AleaSpeech
  readonly unit: UnitData
  readonly seen: Seen
  readonly side: FactionId
}

export function kitOf(side: string | null): Kit {
  return side === 'caesarian' ? 'eagle' : side === 'republican' ? 'senate' : 'people'
}

export function bc(year: number): number {
  return Math.abs(year)
}

/** What a counter bears: a number for a legion, otherwise its kind in the old spelling. */
function labelOf(kind: string, name: string): string {
  if (kind === 'legio') return name.replace(/^Legio /, '')
  const word = kind === 'warriors' ? (name.split(/[ (]/)[0] ?? name) : kind
  return word.toUpperCase().replaceAll('U', 'V')
}

const icons: { readonly [stratagem: string]: string } = {
  initiative: 'standard',
  janus: 'temple',
  'coup-d-etat': 'crown',
  assassinat: 'hood',
  'foyer-de-peste': 'plague',
  muraille: 'wall',
  poliorcetique: 'recruit',
  'faveur-divine': 'dice',
  'fuite-opportune': 'march',
  desertion: 'shield',
  transfuges: 'shield',
  'veni-vidi-vici': 'laurel',
  'la-fleche-du-parthe': 'equites',
  'intrigue-au-senat': 'intrigue',
  'pax-romana': 'laurels',
  'idus-martias': 'dagger',
  imperium: 'scroll',
  triumphus: 'laurel',
  'ralliement-d-un-triumvir': 'toga',
}
