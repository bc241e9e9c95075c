import type { CorpusMatch } from '../corpus.ts'
import { scenarioIds } from './data/types.ts'

/** People who keep most of their stratagems for a better moment and most of their legions in arms. */
const patient = { pass: 6, 'disband-a-legion': 0.02 }

/** Everybody incites, everybody bargains, and the dice smile on them. */
const conspiring = { ...patient, 'coup-d-etat': 100, 'offer-triumvirate': 100 }
const smiling = { coup: 1, triumvir: 1 }

/** Whole matches of each scenario, by bots and by chance, and some that are played towards what chance seldom brings. */
export const aleaCorpus: readonly CorpusMatch[] = [
  ...scenarioIds.map(scenario => ({ name: `${scenario}-bots`, scenario, players: 'tiro' })),
  ...scenarioIds.map(scenario => ({
    name: `${scenario}-random`,
    scenario,
    players: 'random',
    tastes: patient,
  })),
  {
    name: '1-two-triumvirs',
    scenario: '1',
    players: 'random',
    loaded: smiling,
    tastes: { ...conspiring, 'ralliement-d-un-triumvir': 0.2 },
    meets: ['decisions: rally-triumvir'],
  },
  {
    name: '1-triumvir-of-the-wrong-party',
    scenario: '1',
    players: 'random',
    loaded: smiling,
    tastes: conspiring,
    meets: ['deaths of leaders: no-such-face'],
  },
  {
    name: '6-islands-taken',
    scenario: '6',
    players: 'random',
    tastes: { ...patient, 'to SIC-1': 30, 'to SIC-2': 30, 'to SIC-3': 10, stop: 3, sail: 5, embark: 5 },
    meets: ['happenings: leader-waits'],
  },
  {
    name: '7-war-at-sea',
    scenario: '7',
    players: 'random',
    // The event of the year is Roman discouragement, which lets fleets sail.
    loaded: { event: 2, battle: 3 },
    tastes: {
      ...patient,
      sail: 40,
      embark: 40,
      stop: 20,
      stand: 60,
      evade: 0,
      transfuges: 60,
      done: 0.3,
      lead: 0.3,
      march: 0.1,
      'recruit naves': 20,
    },
    meets: ['decisions: pick-surplus-cargo', 'happenings: lost-at-sea'],
  },
  {
    name: '2-coup',
    scenario: '2',
    players: 'random',
    // Nobody lets himself be bought.
    loaded: { coup: 1, triumvir: 6 },
    tastes: { ...conspiring, stand: 20 },
    meets: [
      'happenings: factions-change',
      'branches of succession: the army of a beaten Faction Leader goes over',
    ],
  },
  {
    name: '2-pretender',
    scenario: '2',
    players: 'random',
    loaded: { coup: 1, triumvir: 6 },
    tastes: { ...conspiring, stand: 20 },
    meets: ['branches of succession: a Pretender takes the place of the man he has beaten'],
  },
  {
    name: '2-beaten-pretender',
    scenario: '2',
    players: 'random',
    loaded: { triumvir: 6 },
    tastes: { ...conspiring, stand: 20 },
    meets: ['deaths of leaders: beaten-pretender', 'happenings: coup-fails', 'happenings: zone-unfaithful'],
  },
  {
    name: '1-antonius-in-egypt',
    scenario: '1',
    players: 'random',
    // Caesar is murdered in the first year, and a 4 lets nobody but his Assassins die alone among enemies.
    loaded: { 'attempt on caesar': 1, 'murder of caesar': 6, solitary: 5 },
    tastes: patient,
    meets: ['branches of succession: M. Antonius leads the Republicans', 'decisions: legions-for-antonius'],
  },
  {
    name: '1-ides-of-march',
    scenario: '1',
    players: 'random',
    loaded: { 'attempt on caesar': 6, 'murder of caesar': 1 },
    tastes: { pass: 6, 'idus-martias': 100, 'disband-a-legion': 3 },
    meets: ['stratagems: idus-martias', 'branches of succession: nobody dares to touch Caesar'],
  },
  {
    name: '2-fever-in-roma',
    scenario: '2',
    players: 'random',
    loaded: { event: 1 },
    tastes: { ...patient, 'to ITA-1': 10, stand: 20 },
    meets: ['deaths of leaders: illness'],
  },
  {
    name: '5-dolabella',
    scenario: '5',
    players: 'random',
    tastes: patient,
    meets: ['deaths of leaders: turncoat', 'decisions: place-dolabella'],
  },
  {
    name: '4-wars-abroad',
    scenario: '4',
    players: 'random',
    tastes: { ...patient, pass: 2, 'veni-vidi-vici': 100, 'allegeance-d-un-peuple-majeur': 100 },
    meets: ['stratagems: veni-vidi-vici', 'decisions: win-people'],
  },
  {
    name: '7-desertion',
    scenario: '7',
    players: 'random',
    tastes: { ...patient, pass: 2, desertion: 100 },
    meets: ['decisions: pick-deserters-of-enemy'],
  },
  {
    name: '2-abandoned',
    scenario: '2',
    players: 'random',
    tastes: {
      ...patient,
      assassinat: 50,
      'foyer-de-peste': 20,
      'soulevement-de-deux-peuples-mineurs': 100,
      'pax-romana': 0.01,
    },
    meets: ['happenings: abandoned', 'stratagems: soulevement-de-deux-peuples-mineurs'],
  },
  {
    name: '5-senate',
    scenario: '5',
    players: 'random',
    // Octavianus is in Roma with his legions when the intrigue begins. Imperium bears Assassinat on its other side.
    tastes: { ...patient, 'intrigue-au-senat': 100, imperium: 100, assassinat: 0.01, 'deploy ITA-1': 100 },
    meets: ['stratagems: imperium', 'happenings: intrigues-end'],
  },
  {
    name: '1-decisive',
    scenario: '1',
    players: 'random',
    tastes: patient,
    meets: ['ends: decisive'],
  },
  {
    name: '1-total',
    scenario: '1',
    players: 'random',
    tastes: patient,
    meets: ['ends: total'],
  },
  {
    name: '1-definitive',
    scenario: '1',
    players: 'random',
    tastes: patient,
    meets: ['ends: definitive', 'happenings: region-lost'],
  },
  {
    name: '7-handicap',
    scenario: '7',
    // RULING-131, RULING-74: points for the Republican that no Caesarian makes good, and all his legions.
    options: { handicap: '-60', actiumLegions: 'replaced' },
    players: 'miles',
    meets: ['ends: handicap'],
  },
]
