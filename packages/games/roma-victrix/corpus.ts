import type { PlainRecord } from '@aquila/engine'
import type { CorpusMatch } from '../corpus.ts'
import type { ScenarioData } from './data/index.ts'
import { options } from './data/options.ts'
import { scenarios } from './data/scenarios/index.ts'

/** Every option the other way, but for how long the match lasts. */
const agreed = Object.fromEntries(
  options.flatMap(({ id, values: [, other] }) =>
    other === undefined || id === 'length' || id === 'agreed-length' ? [] : [[id, other]],
  ),
)

/** People who march and fight rather than count their men. */
const bold = { take: 0.3, 'take-every': 0.3, leave: 0.2, 'leave-every': 0.1, 'take-all': 4, attack: 6 }
const bloody = {
  ...bold,
  siege: 20,
  'attack-fleets': 20,
  embark: 3,
  pass: 0.3,
  play: 5,
  'exchange-losses': 9,
}

/** People who put to sea whenever they can, and let nobody by. */
const seafaring = {
  ...bold,
  ...{ take: 3, 'take-every': 3, embark: 30, sail: 8, 'attack-fleets': 60, intercept: 20, stop: 0.3 },
  ...{ 'rest-activation': 0, 'rest-turn': 0, exchange: 0, march: 0.2, play: 3 },
}

/** Caesar goes for Roma, and Pompeius shuts himself up in it. */
const besieging = {
  ...bloody,
  ...{ 'march latium': 60, march: 0.3, siege: 90, 'enter-city': 60, exchange: 0, stop: 0.2, pillage: 0.1 },
}

/** A scenario with something changed, as a data pack says it. */
function changed(number: number, change: Partial<ScenarioData>): PlainRecord {
  const scenario = scenarios.find(each => each.number === number)
  return { name: 'corpus', scenarios: [JSON.parse(JSON.stringify({ ...scenario, ...change }))] }
}

/** Trajan in his first year: with objectives that Rome holds already the levels of victory come up at once. */
function victory(level: string, provinces: readonly string[]): CorpusMatch {
  const rome = provinces.map(value => ({ kind: 'province' as const, value }))
  return {
    name: `7-${level}`,
    scenario: '7',
    players: 'random',
    tastes: { pass: 9, done: 9 },
    pack: changed(7, { turns: 1, objectives: { rome } }),
    meets: [`ends: ${level}`],
  }
}

const HELD = ['latium', 'apulia', 'sicilia', 'baetica', 'aquitania', 'asia', 'africa', 'aegyptus', 'syria']

/** Whole matches of each scenario, and some that are played towards what chance seldom brings. */
export const romaCorpus: readonly CorpusMatch[] = [
  ...scenarios.map(({ number }) => ({
    name: `${number}-random`,
    scenario: String(number),
    players: 'random',
    tastes: bold,
  })),
  { name: '1-two-players', scenario: '1', seats: 2, players: 'random', tastes: bloody },
  { name: '15-three-players', scenario: '15', seats: 3, players: 'random', tastes: bloody },
  { name: '2-all-options', scenario: '2', options: agreed, players: 'random', tastes: bloody },
  {
    name: '6-all-options',
    scenario: '6',
    options: agreed,
    players: 'random',
    tastes: bloody,
    meets: ['happenings: defectors'],
  },
  {
    name: '16-all-options',
    scenario: '16',
    options: agreed,
    players: 'random',
    tastes: bloody,
    meets: ['options: a card for a Region'],
  },
  {
    name: '4-sudden-death',
    scenario: '4',
    options: { length: 'sudden-death', 'agreed-length': 'on' },
    players: 'random',
    tastes: bloody,
    pack: changed(4, {
      objectives: {
        caesar: [{ kind: 'province', value: 'narbonensis' }],
        pompeius: [{ kind: 'province', value: 'cisalpina' }],
        aegyptus: [{ kind: 'province', value: 'latium' }],
      },
    }),
    meets: ['ends: sudden-death'],
  },
  {
    name: '4-siege-of-roma',
    scenario: '4',
    seats: 2,
    players: 'random',
    tastes: besieging,
    pack: changed(4, { startingCards: { caesar: 'siege-advantage' } }),
    loaded: { operations: 6 },
    meets: ['cards: Siege combat advantage', 'ends of Leaders: in a City that is taken'],
  },
  {
    name: '1-at-sea',
    scenario: '1',
    seats: 2,
    players: 'random',
    tastes: seafaring,
    pack: changed(1, { turns: 6, startingCards: { carthage: 'piracy', rome: 'naval-advantage' } }),
    loaded: { storm: 1, operations: 6 },
    meets: [
      'cards: Naval combat advantage',
      'decisions: react.interception-at-sea',
      'decisions: react.voyage',
      'decisions: pick-cargo',
      'happenings: cargo-lost',
      'happenings: pirates',
    ],
  },
  {
    name: '1-slipping-away',
    scenario: '1',
    seats: 2,
    players: 'random',
    tastes: seafaring,
    pack: changed(1, { turns: 2 }),
    meets: ['decisions: withdraw-fleet'],
  },
  {
    name: '4-interception',
    scenario: '4',
    players: 'random',
    tastes: { ...bold, 'intercept-by-card': 60, exchange: 0 },
    pack: changed(4, { startingCards: { caesar: 'interception' } }),
    meets: ['cards: Automatic interception'],
  },
  {
    name: '13-frontier-war',
    scenario: '13',
    players: 'random',
    tastes: { ...bold, play: 60, exchange: 0 },
    pack: changed(13, { turns: 2, startingCards: { eastern_roman_empire: 'frontier-war' } }),
    meets: ['decisions: pick-commander'],
  },
  victory('marginal', HELD.slice(0, 5)),
  victory('substantial', HELD.slice(0, 7)),
  victory('decisive', HELD.slice(0, 9)),
  { name: '8-bloody', scenario: '8', players: 'random', tastes: bloody },
  { name: '18-bloody', scenario: '18', players: 'random', tastes: bloody },
]

/** What hardly any match comes upon; tests of the rules carry it. */
export const tooRare: readonly string[] = [
  // Two must have equal shares, equal revenue and equal Treasuries (RV-4.53-a).
  'ends: shared',
  // A Capital must fall, be won back and stand again, and no other have been founded (RV-10.36-a).
  'happenings: capital-restored',
]
