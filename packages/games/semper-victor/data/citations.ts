import type { Citations } from '../../imperator/data/citations.ts'

/**
 * The rules that Semper Victor shares with its series: the procedures are in `imperator/`, by these names. A comment
 * names what else of the rulebook, and which rulings, the same place carries out.
 */
export const citations: Citations = {
  dice: 'SV-0.1-A',
  leaderAllowance: 'SV-1.2.2-A',
  unitAllowance: 'SV-1.3.2-A',
  // SV-2.C-3: a dummy, or a People at war already, changes nothing. RULING-100.
  activation: 'SV-2.C-2',
  warByActivation: 'SV-4.2.2-A',
  alternation: 'SV-2.E-1',
  sequence: 'SV-2.E-2',
  anyTime: 'SV-2.E-3',
  handLimit: 'SV-6-C',
  column: 'SV-3.4.1-B',
  leftOnTheWay: 'SV-3.4.1-C',
  // RULING-73.
  unitAlone: 'SV-3.4.1-D',
  leftOutside: 'SV-3.2.2-A',
  noLandAtSea: 'SV-3.4.1-A',
  hasMoved: 'SV-3.4.1-C',
  side: 'SV-3.7.1-A',
  unitsFollow: 'SV-3.7.2-A',
  majorOrMinor: 'SV-4.1-A',
  foreignLeaders: 'SV-4.2.1-A',
  // SV-4.2.4-B: nor do Peoples of two players share a zone. SV-0.4-A: there is no limit on numbers. RULING-96.
  stacking: 'SV-4.2.4-A',
  foreignLeaderAlone: 'SV-4.3-G',
  foreignCommand: 'SV-4.3-A',
  foreignUnitAlone: 'SV-4.3-B',
  peoplesAtPeace: 'SV-4.3-C',
  otherHomes: 'SV-4.3-D',
  range: 'SV-4.3-F',
  controlOfPeoples: 'SV-4.4.1-A',
  peoplesDoNotFight: 'SV-4.4.1-B',
  pacification: 'SV-9.4-E',
  majorBeaten: 'SV-9.4-C',
  minorBeaten: 'SV-9.4-A',
  bringHome: 'SV-6.3-V',
  stratagem: 'SV-6-B',
  stratagemMoment: 'SV-6-D',
  uprising: 'SV-6.3-N',
  flight: 'SV-6.3-B',
  // SV-7.1-A, SV-7.1-B, SV-7.1-C: who stops where. SV-7.2-B: great rivers cost 1 more. RULING-76.
  adjacency: 'SV-7.2-A',
  // SV-7.3-B. RULING-39.
  outside: 'SV-7.3-A',
  combat: 'SV-8.1-B',
  evasion: 'SV-8.2-A',
  evasionTo: 'SV-8.2-B',
  evasionWith: 'SV-8.2-C',
  waysClosed: 'SV-8.2-D',
  loneLeader: 'SV-7.1-D',
  // SV-8.3-A: all who are there take part. SV-8.3-B: the odds are rounded in favour of the defender. RULING-47.
  battle: 'SV-8.3-C',
  // SV-8.4.2-D: R harms nobody.
  retreat: 'SV-8.4.1-A',
  eliminated: 'SV-8.4.2-A',
  reduced: 'SV-8.4.2-B',
  eliminatedWhenReduced: 'SV-8.4.2-B',
  // RULING-42.
  share: 'SV-8.4.2-C',
  // SV-8.6.2-A: the best leader, else the average of the units. RULING-92.
  tactics: 'SV-CT-a',
  homeDefending: 'SV-CT-b',
  homeAttacking: 'SV-CT-c',
  // SV-8.6.3-A.
  politics: 'SV-CT-d',
  politicsLower: 'SV-CT-e',
  // RULING-43, RULING-44.
  crossing: 'SV-CT-f',
  // SV-8.6.1-A: the average is rounded down.
  betterQuality: 'SV-CT-h',
  worseQuality: 'SV-CT-h',
  barred: 'SV-9.4-A',
  greatBattle: 'SV-10.1-A',
  leaderLost: 'SV-10.1-B',
  handicap: 'RULING-116',
  illness: 'SV-EV-4',
  agitation: 'SV-EV-6',
  atInitiative: 'SV-2.B-2',
  atGeostrategy: 'SV-2.C-5',
  warByUprising: 'SV-4.2.2-B',
  dieTurned: 'SV-6.3-H',
  afterBattle: 'SV-6.3-L',
  endOfAllegiance: 'SV-4.4.2-A',
  majorInWinter: 'SV-9.4-D',
  minorInWinter: 'SV-9.4-B',
  extraSequence: 'SV-EV-10',
}
