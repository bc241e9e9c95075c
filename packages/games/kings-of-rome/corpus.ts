import type { CorpusMatch } from '../corpus.ts'
import { singleReigns } from './data/reigns.ts'

const scenario = 'seven-kings'

/** Somebody who tries everything has lost his influence by the second turn; with this he sees all seven reigns. */
const pack = { name: 'great influence', influence: 300 }

/** People who gather armies, look for cities and enemies, and hardly ever rest. */
const eager = {
  'end-actions': 0.05,
  'take-all': 20,
  take: 1,
  leave: 0.05,
  done: 0.5,
  move: 0.5,
  battle: 60,
  'accept-battle': 5,
  siege: 3,
  pillage: 2,
  corrupt: 5,
  intimidate: 4,
  occupy: 3,
  sack: 2,
  sail: 5,
  embark: 3,
  disembark: 0.1,
  'stay-in-port': 0.2,
}

/** Where walls are low, more generals are found behind them. */
const lowWalls = { ...pack, garrisons: { lat: [9, 8, 0], sab: [4, 4, 0], etr: [8, 7, 0], vol: [5, 5, 0] } }

/** A random player of such tastes, with great influence. */
function random(match: Omit<CorpusMatch, 'scenario' | 'players'>): CorpusMatch {
  return { pack, ...match, scenario, players: 'random', tastes: { ...eager, ...match.tastes } }
}

/** Whole matches by the strongest bot, and some by chance towards what it seldom comes upon. */
export const kingsCorpus: readonly CorpusMatch[] = [
  { name: 'victory', scenario, players: 'centurio', meets: ['ends: victory', 'battles: ambush'] },
  {
    name: 'triumph',
    scenario,
    players: 'centurio',
    meets: ['happenings: triumph', 'happenings: omens-end', 'cities: occupied'],
  },
  {
    name: 'acquitted',
    scenario,
    players: 'centurio',
    loaded: { trial: 6 },
    meets: ['happenings: rejoins', 'battles: sortie'],
  },
  { name: 'advance', scenario, players: 'centurio', meets: ['decisions: advance'] },
  { name: 'drawn-battle', scenario, players: 'centurio', meets: ['battles: equal losses'] },
  { name: 'two-leaders', scenario, players: 'centurio', meets: ['happenings: stand-aside'] },
  { name: 'honour', scenario, players: 'centurio', meets: ['ends: honourable'] },
  { name: 'nobody-left', scenario, players: 'centurio', meets: ['ends: no-enemies'] },
  { name: 'ruin', scenario, players: 'centurio', meets: ['ends: influence-lost'] },
  ...singleReigns.map((id): CorpusMatch => {
    const ends = { 'reign-of-romulus': 'glorious', 'reign-of-tullus': 'failed' }[id] ?? 'fulfilled'
    return { name: id, scenario: id, players: 'centurio', meets: [`ends: reign-${ends}`] }
  }),
  random({
    name: 'wars',
    tastes: { corrupt: 20, pillage: 0.5, 'accept-battle': 20 },
    loaded: { corruption: 1, 'hostile reaction': 1 },
    meets: ['decisions: engage', 'decisions: battle-or-walls', 'special chits by container: scaevola roman'],
  }),
  random({
    name: 'conquest',
    tastes: { siege: 20, corrupt: 20 },
    loaded: { siege: 6, corruption: 6 },
    meets: ['battles: hostile victory, driven-off', 'happenings: end-action'],
  }),
  random({
    name: 'landing',
    tastes: { corrupt: 3, siege: 5, pillage: 0.2 },
    loaded: { siege: 6, corruption: 6, 'hostile reaction': 5 },
    meets: ['happenings: lands', 'ends: no-romans'],
  }),
  random({
    name: 'hero',
    tastes: { corrupt: 3, siege: 5, pillage: 0.2 },
    loaded: { siege: 6, corruption: 6, 'hostile reaction': 5 },
    meets: ['decisions: use-hero'],
  }),
  random({
    name: 'open-gates',
    tastes: { corrupt: 3, siege: 5, pillage: 0.2, 'spend 0': 5 },
    loaded: { siege: 6, 'hostile reaction': 6 },
    meets: ['captured leaders: hostile', 'happenings: gates-open'],
  }),
  random({
    name: 'turncoats',
    tastes: { intimidate: 60, siege: 6, pillage: 0.1, corrupt: 2, defence: 3, assault: 5 },
    loaded: { 'hostile reaction': 3, trial: 6, corruption: 6 },
    meets: ['decisions: pick-unit-to-turn', 'happenings: unit-turned'],
  }),
  random({
    name: 'captured-generals',
    pack: lowWalls,
    tastes: { siege: 20, pillage: 0.1, corrupt: 2, charge: 20, intimidate: 10, assault: 9 },
    loaded: { 'hostile reaction': 3, siege: 6, 'siege again': 6, 'attack on a leader': 6, trial: 6 },
    meets: ['captured leaders: roman'],
  }),
  random({
    name: 'at-sea',
    tastes: { corrupt: 20, pillage: 0.5, siege: 0.2, defence: 30, 'no-duel': 10, battle: 300 },
    loaded: { corruption: 6, 'hostile reaction': 3 },
    meets: ['happenings: naval-battle'],
  }),
  random({
    name: 'last-reign',
    tastes: { corrupt: 20, pillage: 0.5, siege: 0.2, defence: 30, 'no-duel': 10, battle: 300 },
    loaded: { corruption: 6, 'hostile reaction': 3 },
    meets: ['special chits by container: cocles hostile', 'special chits: etruscan-3'],
  }),
  random({
    name: 'fallen-king',
    tastes: { corrupt: 20, pillage: 0.5, siege: 0.2, battle: 300 },
    loaded: { corruption: 6, 'hostile reaction': 3 },
    meets: ['kings: a king falls', 'happenings: interrex'],
  }),
  random({
    name: 'scaevola',
    tastes: { corrupt: 20, pillage: 0.5, siege: 0.2, defence: 30, 'no-duel': 10, battle: 300 },
    loaded: { corruption: 6, 'hostile reaction': 3 },
    meets: ['special chits by container: scaevola hostile'],
  }),
]

/** What hardly any match comes upon; the tests of the rules carry it. */
export const tooRare: readonly string[] = ['decisions: accuse', 'decisions: drown', 'happenings: nightfall']
