import type { CorpusMatch } from '../corpus.ts'
import { dioceseIds, scenarioIds } from './data/types.ts'
import { semperData } from './rules/series.ts'

/** People who keep most of their stratagems for a better moment. */
const patient = { pass: 4 }

/** Everybody plots, and everybody who is asked goes over. */
const plotting = {
  ...patient,
  'usurpation-primus': 100,
  'usurpation-secondus': 100,
  'usurpation-d-un-caesar-primus': 100,
  'usurpation-d-un-caesar-secondus': 100,
  'usurpation-d-un-augustus-primus': 100,
  'usurpation-d-un-augustus-secondus': 100,
}
/** Nobody plots, and no People is raised. */
const quiet = Object.fromEntries(
  Object.keys(semperData.stratagems)
    .filter(id => id.startsWith('usurpation') || id.startsWith('soulevement'))
    .map(id => [id, 0]),
)
const disloyal = {
  usurpation: 1,
  ...diceFor(semperData.zoneIds, zone => `loyalty in ${zone}`, 6),
  ...diceFor(dioceseIds, diocese => `extension to ${diocese}`, 1),
}
const murderous = diceFor(semperData.romanLeaderIds, id => `assassination of ${id}`, 10)

/** Licinius is murdered without an heir, and his generals have come to him in Nicomedia. */
const orphans = {
  ...patient,
  assassinat: 200,
  'assassinate licinius': 200,
  'name-caesar': 0,
  'name-augustus': 0,
  lead: 4,
  'to PON1': 60,
}

/** The great campaign takes bots too long, and one part of it stands for all (RULING-113). */
const tooLong: readonly string[] = ['6', '6b', '6c', '6d']

/** Whole matches of each scenario, by bots and by chance, and some that are played towards what chance seldom brings. */
export const semperCorpus: readonly CorpusMatch[] = [
  ...scenarioIds
    .filter(scenario => !tooLong.includes(scenario))
    .map(scenario => ({ name: `${scenario}-bots`, scenario, players: 'tiro' })),
  ...scenarioIds.map(scenario => ({
    name: `${scenario}-random`,
    scenario,
    players: 'random',
    tastes: patient,
  })),
  {
    name: '3-heirs',
    scenario: '3',
    players: 'random',
    loaded: murderous,
    tastes: { ...patient, assassinat: 100, 'name-caesar': 50, 'name-augustus': 0.1, enough: 0.05, agree: 20 },
    meets: ['cases of succession: the only Caesar follows Primus'],
  },
  {
    name: '3-two-heirs',
    scenario: '3',
    players: 'random',
    loaded: murderous,
    tastes: { ...patient, assassinat: 100, 'name-caesar': 90, 'name-augustus': 0, enough: 0.01, agree: 20 },
    meets: ['cases of succession: the better of two Caesars follows Primus'],
  },
  {
    name: '3-roles-exchanged',
    scenario: '3',
    players: 'random',
    loaded: murderous,
    tastes: { ...patient, assassinat: 100, 'name-caesar': 0, 'name-augustus': 0 },
    meets: [
      'cases of succession: the Secondus Augustus becomes Primus Augustus',
      'cases of succession: the players exchange their roles',
    ],
  },
  {
    name: '2-nobody-left',
    scenario: '2',
    players: 'random',
    loaded: murderous,
    tastes: { ...patient, assassinat: 100, 'name-caesar': 0, 'name-augustus': 0 },
    meets: ['cases of succession: a general without a throne rises'],
  },
  {
    name: '2-usurpers',
    scenario: '2',
    players: 'random',
    loaded: disloyal,
    tastes: { ...plotting, stand: 20 },
    meets: ['usurpations: the revolt spreads'],
  },
  {
    name: '2-loyal',
    scenario: '2',
    players: 'random',
    tastes: plotting,
    meets: ['usurpations: a zone stays loyal'],
  },
  {
    name: '1-in-this-sign',
    scenario: '1',
    players: 'random',
    tastes: { ...patient, 'in-hoc-signo-vinces': 100, stand: 20 },
    meets: ['stratagems: in-hoc-signo-vinces'],
  },
  {
    name: '8-nobody-wins',
    scenario: '8',
    players: 'random',
    tastes: { ...patient, found: 0 },
    meets: ['ends: draw'],
  },
  {
    name: '2-murderers',
    scenario: '2',
    players: 'random',
    loaded: { ...disloyal, ...murderous },
    tastes: { ...plotting, assassinat: 100, 'name-caesar': 20, enough: 0.1, agree: 20 },
    meets: ['happenings: usurpation-succeeds'],
  },
  {
    name: '2-fever-in-roma',
    scenario: '2',
    players: 'random',
    // Unhealthy Rome, year after year.
    loaded: { event: 1 },
    tastes: { ...patient, 'to ITA5': 30, stand: 20 },
    meets: ['deaths of leaders: illness'],
  },
  {
    name: '1-winter-at-sea',
    scenario: '1',
    players: 'random',
    tastes: { ...patient, sail: 60, embark: 30, 'sail-to': 20, land: 0.05, stay: 0.3 },
    meets: ['deaths of leaders: sea'],
  },
  {
    name: '1-free-set-up',
    scenario: '1',
    players: 'random',
    options: { setUp: 'free' },
    tastes: patient,
    meets: ['decisions: deploy-unit'],
  },
  {
    name: '2-heir-of-the-beaten',
    scenario: '2',
    players: 'random',
    loaded: { ...disloyal, ...murderous },
    tastes: { ...plotting, assassinat: 100, 'name-caesar': 90, 'name-augustus': 0, enough: 0.01, agree: 20 },
    meets: ['cases of succession: a Caesar becomes Secondus Augustus'],
  },
  {
    name: '8-peace-broken',
    scenario: '8',
    players: 'random',
    // Nobody rises, so that peace comes; then Constantin dies of his years.
    loaded: { activation: 10, 'natural death of constantin': 1 },
    tastes: {
      pass: 4,
      ...quiet,
      'pax-romana': 1000,
      'pacification-d-un-peuple-majeur': 1000,
      'pacification-d-une-nationalite': 1000,
      'name-augustus': 0,
    },
    meets: ['happenings: pax-broken'],
  },
  {
    name: '3-caesar-of-secondus',
    scenario: '3',
    players: 'random',
    loaded: disloyal,
    tastes: {
      ...plotting,
      'usurpation-d-un-caesar-secondus': 1000,
      'name-caesar': 90,
      'name-augustus': 0,
      enough: 0.01,
      agree: 20,
    },
    meets: ['stratagems: usurpation-d-un-caesar-secondus'],
  },
  {
    name: '3-caesar-of-primus',
    scenario: '3',
    players: 'random',
    loaded: disloyal,
    tastes: {
      ...plotting,
      'usurpation-d-un-caesar-primus': 1000,
      'name-caesar': 90,
      'name-augustus': 0,
      enough: 0.01,
      agree: 20,
    },
    meets: ['stratagems: usurpation-d-un-caesar-primus'],
  },
  {
    name: '1-definitive',
    scenario: '1',
    players: 'random',
    tastes: patient,
    meets: ['ends: definitive'],
  },
  {
    name: '3-companions',
    scenario: '3',
    players: 'random',
    loaded: { ...murderous, ...diceFor(semperData.romanLeaderIds, id => `loyalty of ${id}`, 6) },
    tastes: orphans,
    meets: ['decisions: divide-units', 'cases of succession: a companion leaves him'],
  },
  {
    name: '3-loyal-companions',
    scenario: '3',
    players: 'random',
    loaded: { ...murderous, ...diceFor(semperData.romanLeaderIds, id => `loyalty of ${id}`, 1) },
    tastes: orphans,
    meets: ['cases of succession: a companion stays'],
  },
  {
    name: '8-furies',
    scenario: '8',
    players: 'random',
    // Year after year Roma Victor is drawn by Primus, and Furor Germanicus by Secondus.
    loaded: { 'draw a stratagem': 23 },
    tastes: { 'roma-victor': 6, 'furor-germanicus': 6, stand: 20 },
    meets: ['happenings: furies-cancel'],
  },
]

/** What hardly any match comes upon; tests of the rules carry it. */
export const tooRare: readonly string[] = [
  // A Usurper must die while those who go back to their old player are at sea.
  'decisions: leave-fleet',
  'decisions: pick-successor',
  'happenings: leader-waits',
  'happenings: city-interrupted',
  // Sides must change where a leader beside a People of his new player has no way out (RULING-120).
  'deaths of leaders: no-refuge',
]

/** Dice for each of these purposes always show the same. */
function diceFor(ids: readonly string[], why: (id: string) => string, shows: number): Record<string, number> {
  return Object.fromEntries(ids.map(id => [why(id), shows]))
}
