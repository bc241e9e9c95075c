import type { StratagemId } from './stratagems.ts'
import {
  type DioceseId,
  dioceseIds,
  type PeopleId,
  type ScenarioId,
  type SideId,
  type Source,
  scenarioIds,
} from './types.ts'

/** What a side begins with. */
export interface SideSetUp {
  readonly dioceses: readonly DioceseId[]
  /** SV-3.5.1-E, SV-3.5.1-F: the Primus or the Secondus Augustus; only Secondus can be without. */
  readonly emperor: string | null
  readonly augustus: string | null
  readonly caesares: readonly string[]
  /** All its leaders but the Dux, who stand in their capitals, and their zones. */
  readonly leaders: Readonly<Record<string, string>>
}

/** A usurpation that is under way when the scenario begins. */
export interface UsurpationSetUp {
  readonly usurper: string
  /** The side that plays him. */
  readonly master: SideId
  /** SV-S5-A: every Roman leader of his side follows him, those who come later included. */
  readonly everybody: boolean
}

/** How a scenario is won; all others by SV-10.3-A. */
export type Victory = 'points' | 'italia-from-maxence' | 'all-dioceses' | 'magnence' | 'constantinopolis'

/** The special rules of the scenarios. */
export interface ScenarioRules {
  /** SV-S1-A: false where no People takes part and the zones outside the Empire are closed. */
  readonly peoples: boolean
  /** SV-S1-B */
  readonly events: boolean
  /** SV-S1-C: the stratagems that are in the cup; null: all. */
  readonly stratagems: readonly StratagemId[] | null
  /** SV-S1-D, SV-S4-A: whether the city can be built, or stands already. */
  readonly constantinopolis: 'possible' | 'closed' | 'built'
  /** SV-S2-B, SV-S6-A: who has retired from politics. */
  readonly retired: readonly string[]
  /** SV-S4-B: no Roman fights a Roman up to this year. */
  readonly truceUntil: number | null
  /** SV-S6-B, SV-S7-B: the game ends with the year in which he dies. */
  readonly endsWith: string | null
  /** SV-S7-B: what his early death is worth to the player of Constance II. */
  readonly earlyDeath: { readonly until: number; readonly points: number } | null
  /** SV-S8-B */
  readonly secondusDrawsTwo: boolean
}

export interface ScenarioData {
  readonly id: ScenarioId
  readonly stars: 1 | 2 | 3 | 4
  readonly firstYear: number
  readonly lastYear: number
  /** SV-SC-B: who has the initiative on the first turn. */
  readonly initiative: SideId
  /** SV-SC-K */
  readonly points: Readonly<Record<SideId, number>>
  readonly sides: Readonly<Record<SideId, SideSetUp>>
  readonly usurpations: readonly UsurpationSetUp[]
  /** Units that do not begin where the standing set-up has them (SV-SC-E). */
  readonly units: Readonly<Record<string, string>>
  /** SV-9.3.2-C, RULING-64: comitatenses whose initial capital is not that of the table. */
  readonly residences: Readonly<Record<string, string>>
  readonly atWar: readonly PeopleId[]
  readonly rules: ScenarioRules
  readonly victory: Victory
  readonly source: Source
}

const usualRules: ScenarioRules = {
  peoples: true,
  events: true,
  stratagems: null,
  constantinopolis: 'possible',
  retired: [],
  truceUntil: null,
  endsWith: null,
  earlyDeath: null,
  secondusDrawsTwo: false,
}

const usual = { usurpations: [], units: {}, residences: {}, atWar: [], victory: 'points' } as const

const theWest: readonly DioceseId[] = ['britanniae', 'galliae', 'viennensis', 'hispaniae', 'italia', 'africa']
const theEast: readonly DioceseId[] = ['pannoniae', 'moesiae', 'thracia', 'asia', 'pontica', 'oriens']

/** The guard of Nicomedia, which moves to Constantinopolis (SV-CO-A). */
const guardOfConstantinopolis = {
  'scutarii-1': 'THR3',
  'scutarii-clibanarii': 'THR3',
  'gentiles-iuniores': 'THR3',
  lanciarii: 'THR3',
  mattiarii: 'THR3',
  victores: 'THR3',
} as const

/** SV-S1-C: what needs no People and no Persian. */
const stratagemsAmongRomans: readonly StratagemId[] = [
  'usurpation-d-un-augustus-secondus',
  'usurpation-d-un-caesar-secondus',
  'usurpation-secondus',
  'usurpation-d-un-augustus-primus',
  'usurpation-d-un-caesar-primus',
  'usurpation-primus',
  'initiative',
  'fuite-opportune',
  'assassinat',
  'foyer-de-peste',
  'epidemie-de-peste',
  'desertion',
  'abandon',
  'in-hoc-signo-vinces',
  'sol-invictus',
  'bagaudes',
  'persecution',
  'heresy',
]

const wholeScenarios: readonly ScenarioData[] = [
  {
    ...usual,
    id: '1',
    stars: 1,
    firstYear: 311,
    lastYear: 313,
    initiative: 'primus',
    points: { primus: 0, secondus: 18 },
    sides: {
      primus: {
        dioceses: ['britanniae', 'galliae', 'viennensis', 'hispaniae', 'pannoniae', 'moesiae', 'thracia'],
        emperor: 'constantin',
        augustus: 'licinius',
        caesares: [],
        leaders: { constantin: 'GAL2', licinius: 'PAN3' },
      },
      secondus: {
        dioceses: ['italia', 'africa', 'asia', 'pontica', 'oriens'],
        emperor: 'maxence',
        augustus: 'maximin-daia',
        caesares: [],
        leaders: { maxence: 'ITA5', 'maximin-daia': 'ORI2' },
      },
    },
    // The guard is in Roma, with Maxence.
    units: { ioviani: 'ITA5', herculiani: 'ITA5' },
    rules: {
      ...usualRules,
      peoples: false,
      events: false,
      stratagems: stratagemsAmongRomans,
      constantinopolis: 'closed',
    },
    victory: 'italia-from-maxence',
    source: 'reconstruction',
  },
  {
    ...usual,
    id: '2',
    stars: 2,
    firstYear: 308,
    lastYear: 313,
    initiative: 'primus',
    points: { primus: 5, secondus: 0 },
    sides: {
      primus: {
        dioceses: theEast,
        emperor: 'galere',
        augustus: 'licinius',
        caesares: ['maximin-daia'],
        leaders: {
          galere: 'PAN3',
          licinius: 'PAN2',
          'maximin-daia': 'ORI2',
          alexander: 'AFR4',
          diocletien: 'PAN5',
        },
      },
      secondus: {
        dioceses: theWest,
        emperor: 'constantin',
        augustus: 'maxence',
        caesares: [],
        leaders: { constantin: 'GAL2', maxence: 'ITA5', maximien: 'VIE3' },
      },
    },
    usurpations: [{ usurper: 'alexander', master: 'primus', everybody: false }],
    units: { 'ri-africa': 'AFR4' },
    rules: { ...usualRules, retired: ['diocletien'] },
    source: 'reconstruction',
  },
  {
    ...usual,
    id: '3',
    stars: 2,
    firstYear: 313,
    lastYear: 324,
    initiative: 'primus',
    points: { primus: 0, secondus: 40 },
    sides: {
      primus: {
        dioceses: theWest,
        emperor: 'constantin',
        augustus: null,
        caesares: [],
        leaders: { constantin: 'ITA2' },
      },
      secondus: {
        dioceses: theEast,
        emperor: 'licinius',
        augustus: null,
        caesares: [],
        leaders: { licinius: 'PON1' },
      },
    },
    rules: usualRules,
    victory: 'all-dioceses',
    source: 'reconstruction',
  },
  {
    ...usual,
    id: '4',
    stars: 3,
    firstYear: 338,
    lastYear: 350,
    initiative: 'primus',
    points: { primus: 0, secondus: 0 },
    sides: {
      primus: {
        dioceses: ['britanniae', 'galliae', 'viennensis', 'hispaniae'],
        emperor: 'constantin-ii',
        augustus: null,
        caesares: [],
        leaders: { 'constantin-ii': 'GAL2', sylvanus: 'GAL3', saloustios: 'VIE3' },
      },
      secondus: {
        dioceses: ['italia', 'africa', ...theEast],
        emperor: 'constant',
        augustus: 'constance-ii',
        caesares: [],
        leaders: { constant: 'PAN3', 'constance-ii': 'ORI2', barbation: 'ITA2' },
      },
    },
    units: guardOfConstantinopolis,
    atWar: ['persians'],
    rules: { ...usualRules, constantinopolis: 'built', truceUntil: 339 },
    source: 'reconstruction',
  },
  {
    ...usual,
    id: '5',
    stars: 2,
    firstYear: 350,
    lastYear: 353,
    initiative: 'secondus',
    points: { primus: 0, secondus: 0 },
    sides: {
      primus: {
        dioceses: theEast,
        emperor: 'constance-ii',
        augustus: null,
        caesares: [],
        leaders: {
          'constance-ii': 'THR3',
          ursininus: 'ORI3',
          lupicinus: 'PAN3',
          mallobaude: 'PAN2',
          florentius: 'THR3',
        },
      },
      secondus: {
        dioceses: theWest,
        emperor: null,
        augustus: null,
        caesares: [],
        leaders: {
          magnence: 'GAL5',
          marcellus: 'GAL2',
          sylvanus: 'ITA2',
          saloustios: 'VIE3',
          barbation: 'ITA3',
        },
      },
    },
    usurpations: [{ usurper: 'magnence', master: 'secondus', everybody: true }],
    units: { ...guardOfConstantinopolis, 'pc-galliae-1': 'GAL5' },
    atWar: ['alamanni'],
    rules: { ...usualRules, constantinopolis: 'built' },
    victory: 'magnence',
    source: 'reconstruction',
  },
  {
    ...usual,
    id: '6',
    stars: 4,
    firstYear: 305,
    lastYear: 375,
    initiative: 'primus',
    points: { primus: 0, secondus: 0 },
    sides: {
      primus: {
        dioceses: theEast,
        emperor: 'galere',
        augustus: null,
        caesares: ['maximin-daia'],
        leaders: { galere: 'PON1', 'maximin-daia': 'ORI2', licinius: 'PAN3', diocletien: 'PAN5' },
      },
      secondus: {
        dioceses: theWest,
        emperor: 'constance-chlore',
        augustus: null,
        caesares: ['severe'],
        leaders: {
          'constance-chlore': 'GAL2',
          severe: 'ITA2',
          constantin: 'GAL4',
          maxence: 'ITA5',
          maximien: 'ITA6',
          alexander: 'AFR4',
        },
      },
    },
    atWar: ['picts'],
    rules: { ...usualRules, retired: ['diocletien'], endsWith: 'julien' },
    source: 'reconstruction',
  },
  {
    ...usual,
    id: '7',
    stars: 3,
    firstYear: 360,
    lastYear: 375,
    initiative: 'secondus',
    points: { primus: 0, secondus: 0 },
    sides: {
      primus: {
        dioceses: ['italia', 'africa', ...theEast],
        emperor: 'constance-ii',
        augustus: null,
        caesares: [],
        leaders: {
          'constance-ii': 'ORI2',
          ursininus: 'ORI3',
          arbetio: 'THR3',
          jovien: 'THR3',
          victor: 'PON1',
          florentius: 'PAN3',
          mallobaude: 'ITA2',
        },
      },
      secondus: {
        dioceses: ['britanniae', 'galliae', 'viennensis', 'hispaniae'],
        emperor: 'julien',
        augustus: null,
        caesares: [],
        leaders: { julien: 'GAL5', nevitta: 'GAL3', saloustios: 'VIE3' },
      },
    },
    units: {
      ...guardOfConstantinopolis,
      batavi: 'GAL5',
      heruli: 'GAL5',
      celtae: 'GAL5',
      petulantes: 'GAL5',
    },
    residences: { batavi: 'GAL2', heruli: 'GAL2' },
    atWar: ['persians', 'picts', 'alamanni'],
    rules: {
      ...usualRules,
      constantinopolis: 'built',
      endsWith: 'julien',
      earlyDeath: { until: 363, points: 10 },
    },
    source: 'reconstruction',
  },
  {
    ...usual,
    id: '8',
    stars: 3,
    firstYear: 324,
    lastYear: 337,
    initiative: 'primus',
    points: { primus: 0, secondus: 0 },
    sides: {
      primus: {
        dioceses: [...dioceseIds],
        emperor: 'constantin',
        augustus: null,
        caesares: ['crispus'],
        leaders: { constantin: 'PON1', crispus: 'GAL2', volusianus: 'ITA5' },
      },
      secondus: { dioceses: [], emperor: null, augustus: null, caesares: [], leaders: {} },
    },
    atWar: ['visigothi'],
    rules: { ...usualRules, secondusDrawsTwo: true },
    victory: 'constantinopolis',
    source: 'reconstruction',
  },
]

/** RULING-113: a part of the great campaign begins where a scenario does and ends in a year of its own. */
interface CampaignPart {
  readonly begins: ScenarioId
  readonly lastYear: number
  /** SV-SC-K: if they are not those of the scenario, which evens out fewer years. */
  readonly points?: ScenarioData['points']
}

const campaignParts: { readonly [id in ScenarioId]?: CampaignPart } = {
  '6a': { begins: '6', lastYear: 324 },
  '6b': { begins: '6', lastYear: 337 },
  '6c': { begins: '3', lastYear: 337, points: { primus: 0, secondus: 12 } },
  '6d': { begins: '4', lastYear: 375 },
}

function wholeScenario(id: ScenarioId): ScenarioData {
  const scenario = wholeScenarios.find(each => each.id === id)
  if (scenario === undefined) throw new Error(`no scenario ${id}`)
  return scenario
}

/** SV-S6-B: it is won by points, and ends with Julien if he dies before. */
function partOfCampaign(id: ScenarioId, { begins, ...part }: CampaignPart): ScenarioData {
  const start = wholeScenario(begins)
  const { endsWith } = wholeScenario('6').rules
  return { ...start, ...part, id, stars: 3, victory: 'points', rules: { ...start.rules, endsWith } }
}

export const scenarios: readonly ScenarioData[] = scenarioIds.map(id => {
  const part = campaignParts[id]
  return part === undefined ? wholeScenario(id) : partOfCampaign(id, part)
})
