import type { Citations } from '../../imperator/data/citations.ts'

/**
 * The rules that Alea Iacta Est shares with its series: the procedures are in `imperator/`, by these names. A comment
 * names what else of the rulebook, and which rulings, the same place carries out.
 */
export const citations: Citations = {
  // The game
  dice: 'AIE-0.1-a',

  // Counters
  leaderAllowance: 'AIE-1.2.2-a',
  unitAllowance: 'AIE-1.3.2-a',

  // The turn
  // AIE-2.A-a: the cup is filled first.
  // AIE-2.C-c: a dummy, or a People at war already, changes nothing. RULING-05.
  activation: 'AIE-2.C-b',
  // AIE-4.2.2-a: its leaders and units may leave their homes. AIE-4.2.3-a: a Major stands there already.
  // RULING-06.
  warByActivation: 'AIE-2.C-d',
  // RULING-09.
  alternation: 'AIE-2.E-a',
  sequence: 'AIE-2.E-b',
  // RULING-94.
  anyTime: 'AIE-2.E-c',
  // AIE-6-b.
  handLimit: 'AIE-2.F-g',

  // Movement by land
  // AIE-3.4.1-a: a leader alone goes farther.
  column: 'AIE-3.4.1-b',
  leftOnTheWay: 'AIE-3.4.1-c',
  // RULING-101.
  unitAlone: 'AIE-3.4.1-d',
  // RULING-15, RULING-95.
  leftOutside: 'AIE-3.4.1-f',
  noLandAtSea: 'AIE-3.4.1-h',
  hasMoved: 'RULING-14',

  // Control
  side: 'AIE-3.7.1-a',
  // RULING-81.
  unitsFollow: 'AIE-3.7.2-a',

  // Peoples
  majorOrMinor: 'AIE-4.1-a',
  foreignLeaders: 'AIE-4.2.1-a',
  // AIE-4.2.4-b: an ally stands with the Romans. AIE-0.4-a: there is no limit on numbers. RULING-35,
  // RULING-125.
  stacking: 'AIE-4.2.4-a',
  // RULING-97.
  foreignLeaderAlone: 'AIE-4.3-b',
  // RULING-36.
  foreignCommand: 'AIE-4.3-c',
  foreignUnitAlone: 'AIE-4.3-d',
  peoplesAtPeace: 'AIE-4.3-e',
  otherHomes: 'AIE-4.3-f',
  // RULING-98.
  range: 'AIE-4.3-g',
  // RULING-33.
  controlOfPeoples: 'AIE-4.4.1-a',
  peoplesDoNotFight: 'AIE-4.4.1-e',
  pacification: 'AIE-4.4.3-a',
  majorBeaten: 'AIE-4.4.3-a',
  minorBeaten: 'AIE-4.4.3-a',
  // AIE-4.4.3-b: a Minor leaves the map. AIE-9.3-e: only arms bring a long peace.
  bringHome: 'AIE-4.4.3-c',
  // RULING-88.
  endOfAllegiance: 'AIE-4.4.2-e',

  // Stratagems
  stratagem: 'AIE-6-a',
  stratagemMoment: 'AIE-6-c',
  atInitiative: 'AIE-6.1-a',
  atGeostrategy: 'AIE-6.2-a',
  warByUprising: 'AIE-4.2.2-b',
  // AIE-6.2-c, AIE-6.2-d.
  uprising: 'AIE-6.2-b',
  // RULING-44.
  flight: 'AIE-6.3-a',
  // RULING-45.
  dieTurned: 'AIE-6.3-b',
  // RULING-47.
  afterBattle: 'AIE-6.3-k',

  // Movement
  adjacency: 'AIE-7.2-a',
  outside: 'AIE-7.3-a',

  // Combat
  // AIE-8.1-b: land units and naves fight apart. AIE-8.1-c: at sea the cargo does not fight. AIE-7.1-b,
  // AIE-7.1-c: nobody fights leaders, and a leader alone stops for nobody.
  combat: 'AIE-8.1-a',
  // RULING-51.
  evasion: 'AIE-8.2-a',
  evasionTo: 'AIE-8.2-b',
  evasionWith: 'AIE-8.2-c',
  waysClosed: 'AIE-8.2-f',
  // RULING-104, RULING-120.
  loneLeader: 'AIE-8.2-j',
  // AIE-CT-a, AIE-CT-b, AIE-CT-m: the row, and who wins by it. RULING-63.
  battle: 'AIE-8.3-b',
  // AIE-CT-f.
  retreat: 'AIE-8.4.1-a',
  eliminated: 'AIE-CT-c',
  // AIE-8.4.2-a: losses are for the year.
  reduced: 'AIE-CT-d',
  eliminatedWhenReduced: 'AIE-CT-g',
  // RULING-60.
  share: 'AIE-CT-e',
  // AIE-8.6.2-a.
  tactics: 'AIE-CT-h',
  // RULING-107.
  homeDefending: 'AIE-CT-i',
  // RULING-107.
  homeAttacking: 'AIE-CT-j',
  // AIE-8.6.3-a.
  politics: 'AIE-CT-k',
  politicsLower: 'AIE-CT-k',
  // RULING-61, RULING-62.
  crossing: 'AIE-CT-l',
  // AIE-8.6.1-a.
  betterQuality: 'AIE-CT-n',
  worseQuality: 'AIE-CT-o',

  // Winter
  // AIE-9.3-c: a Major too.
  barred: 'AIE-9.3-a',
  minorInWinter: 'AIE-9.3-b',
  // RULING-36, RULING-113.
  majorInWinter: 'AIE-9.3-d',

  // Points
  greatBattle: 'AIE-10.1-a',
  // RULING-56.
  leaderLost: 'AIE-10.1-b',
  handicap: 'RULING-131',

  // Events
  // RULING-106.
  illness: 'AIE-EV-04',
  // RULING-108.
  agitation: 'AIE-EV-06',
  extraSequence: 'AIE-EV-10',
}
