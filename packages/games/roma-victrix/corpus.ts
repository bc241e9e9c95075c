import type { CorpusMatch } from '../corpus.ts'
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
  { name: '16-all-options', scenario: '16', options: agreed, players: 'random', tastes: bloody },
  {
    name: '4-sudden-death',
    scenario: '4',
    options: { length: 'sudden-death', 'agreed-length': 'on' },
    players: 'random',
    tastes: bloody,
  },
  { name: '8-bloody', scenario: '8', players: 'random', tastes: bloody },
  { name: '18-bloody', scenario: '18', players: 'random', tastes: bloody },
]

/** What hardly any match comes upon; tests of the rules carry it. */
export const tooRare: readonly string[] = [
  'cards: Naval combat advantage',
  'cards: Siege combat advantage',
  'decisions: react.voyage',
  'ends of Leaders: in a City that is taken',
  'ends: decisive',
  'ends: marginal',
  'ends: shared',
  'ends: substantial',
  'ends: sudden-death',
  'happenings: cargo-lost',
  'happenings: pirates',
]
