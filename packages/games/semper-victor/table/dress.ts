import type { Unit } from '../../imperator/data/series.ts'
import { asDress, type Dress, type RankLook } from '../../imperator/table/dress.ts'
import type { Kit } from '../../table/index.ts'
import type { SideId } from '../data/index.ts'
import type { SemperSpeech } from '../messages/index.ts'
import { loneLeader } from '../rules/combat/leaders.ts'
import type { RankMark } from '../rules/emperors/ranks.ts'
import type { Seen } from './position.ts'
import { seaWay } from './setting-out.ts'

/** The table of Semper Victor, as far as it differs from others of its series. */
export const dress: Dress = asDress<SemperDressTypes>({
  kitOf,
  year: ({ text }, year) => text('year.ad', { year }),

  // SV-3.5.1-A, SV-3.5.1-B, SV-3.6.1-A
  ranks: {
    usurper: { wreath: false, mark: { text: 'U', pretender: true } },
    primus: { wreath: true, mark: { text: 'PA', pretender: false } },
    secondus: { wreath: true, mark: { text: 'SA', pretender: false } },
    augustus: { wreath: true, mark: { text: 'A', pretender: false } },
    caesar: { wreath: false, mark: { text: 'C', pretender: false } },
  } satisfies Record<RankMark, RankLook>,
  foreignRatings: ['CC', 'TB', 'SR'],
  labelOf,
  armOf: ({ kind, type }) => arms[type] ?? arms[kind] ?? 'warriors',
  foremost: 'legio',

  iconOf(stratagem) {
    if (stratagem.startsWith('usurpation')) return 'crown'
    return icons[stratagem] ?? (stratagem.startsWith('pacification') ? 'laurels' : 'peoples')
  },

  oddsRule: 'SV-8.3-B',
  battleSteps: { 'evade-with': 'evasion', 'retreat-piece': 'retreat' },
  aloneBy: loneLeader,
  waysOn: ['enough', 'wait', 'agree', 'do-not-rally'],
  seaWay,
  missed: () => null,
  owed: () => [],

  usualVerbs(task, pointed) {
    if (pointed === 'place') return task === 'sail' ? ['sail-to', 'land'] : []
    return task === 'sail' ? ['embark'] : []
  },
})

interface SemperDressTypes {
  readonly seen: Seen
  readonly side: SideId
  readonly speech: SemperSpeech
  readonly unit: Unit
}

export function kitOf(side: string | null): Kit {
  return side === 'primus' ? 'ivory' : side === 'secondus' ? 'jet' : 'people'
}

/** SV-3.2: a tower for ripenses, spears for pseudo-comitatenses, a shield or a horse for comitatenses. */
const arms: { readonly [what: string]: string } = {
  ripenses: 'wall',
  'pseudo-comitatenses': 'auxilia',
  scholae: 'equites',
  clibanarii: 'equites',
  cataphracti: 'equites',
  comitatenses: 'legio',
}

/** What a counter bears: RI or PC, or the name of the regiment, cut short and in the old spelling. */
function labelOf({ kind, name }: Unit): string {
  if (kind === 'ripenses') return 'RI'
  if (kind === 'pseudo-comitatenses') return 'PC'
  const [word = name, ...rest] = name.split(' ')
  const number = rest.find(part => /^\d+$/.test(part))
  return `${word.slice(0, 5).toUpperCase().replaceAll('U', 'V')}${number === undefined ? '' : ` ${number}`}`
}

const icons: { readonly [stratagem: string]: string } = {
  initiative: 'standard',
  'fuite-opportune': 'march',
  assassinat: 'dagger',
  'foyer-de-peste': 'plague',
  'epidemie-de-peste': 'plague',
  desertion: 'shield',
  abandon: 'shield',
  'in-hoc-signo-vinces': 'dice',
  'sol-invictus': 'sun',
  'roma-victor': 'eagle',
  'furor-germanicus': 'boar',
  'la-fleche-de-parthe': 'equites',
  'coup-d-etat-perse': 'intrigue',
  persecution: 'flame',
  heresy: 'scroll',
  bagaudes: 'hood',
  'pax-romana': 'laurels',
}
