import { asSeries } from '../../imperator/data/series.ts'
import { unitsOnMap } from '../../imperator/rules/peoples/winter.ts'
import {
  type AleaData,
  assemble,
  baseTables,
  dummyMarkers,
  movementAllowance,
  stratagemsKept,
} from '../data/index.ts'
import { evasion, whyNoEscapeTo } from './combat/evasion.ts'
import { condemned, fateOfLeaders, noteFactionLeaders } from './combat/leaders.ts'
import { loneLeader, whyNoRefuge } from './combat/lone-leaders.ts'
import { claimants, eventModifiers } from './combat/modifiers.ts'
import { retreat } from './combat/retreat.ts'
import { isUnsettled, resolveZone } from './combat/zone.ts'
import { deaths, romanDies } from './fate.ts'
import { Garrisons } from './movement/garrison.ts'
import { canSail, sail } from './movement/naval.ts'
import { facePerils, isPerilous } from './movement/perils.ts'
import {
  isSeat,
  unhindered,
  whyLeaderWaits,
  whyNotByLand,
  whyPeopleStaysOut,
  whyRomansDoNotStay,
  whyRomansStayOut,
  whyTravelAlone,
  whyUnitWaits,
} from './movement/republic.ts'
import { loseSurplusCargo } from './movement/transport.ts'
import { findController } from './peoples/control.ts'
import { majorAtPeace, scorePacification, whyOnlyByArms } from './peoples/pacification.ts'
import { isFactionLeader, isNeutral } from './pieces.ts'
import type { AleaReason } from './reasons.ts'
import { afterSequence } from './roma-and-regions.ts'
import { scorePoints } from './score.ts'
import type { AleaTypes } from './state.ts'
import { stratagems } from './stratagems/index.ts'
import { endPlague } from './stratagems/plague.ts'
import { isLastYear } from './victory.ts'

/** Alea Iacta Est as a game of its series: the measures, and what it does its own way, by section. */
export const series = asSeries<AleaTypes, AleaReason>({
  // AIE-1.2.2-a, AIE-1.3.2-a
  allowance: { leader: movementAllowance.leader, unit: movementAllowance.land, byKind: null },
  dummies: dummyMarkers,
  handLimit: stratagemsKept,
  // AIE-9.3-a, AIE-9.3-c
  yearsOfPeace: 5,
  homeAtOnce: ['stratagem'],
  evasion,
  deaths,
  // AIE-4.2.1-a, RULING-89
  foreignLeadersReturn: 'from-combat',
  stratagems,
  // AIE-2.F-g, RULING-111
  endsThisYear: isLastYear,

  rankOf: (position, id) => (isFactionLeader(position, id) ? 'faction-leader' : null),
  isHead: isFactionLeader,
  decidesByDeath: () => false,
  diesLast: isFactionLeader,
  claimants,
  standsApart: isNeutral,
  // AIE-3.6.5-c: the region of a Triumvir is opened.
  upheavals: ({ state }) => state.triumvirs.length,
  leadersKeepApart: () => false,

  whyLeaderWaits,
  whyUnitWaits,
  whyTravelAlone,
  whyNotByLand,
  whyRomansStayOut,
  whyPeopleStaysOut,
  whyRomansDoNotStay,
  // No event of this game keeps people in a zone that they come to.
  holdsWhoComes: () => false,
  whyNoRefuge,
  liftsLimitOutside: zone => zone.roman,
  // AIE-7.3-a, RULING-50
  costOutside: ({ limitLifted, spent }) => (limitLifted ? 0 : spent),
  // AIE-6.1-b, RULING-42
  truce: ({ state }) => (state.turn.janus ? 'AIE-6.1-b' : null),
  unhindered,
  isSeat,
  sortOf: ({ kind, people }) => (kind === 'warriors' ? (people ?? kind) : kind),
  canSail,
  sail,
  guard: (position, side) => new Garrisons(position, side),
  otherMoves: () => [],
  *otherMove() {},
  isPerilous,
  facePerils,

  resolveZone,
  isToBeResolved: isUnsettled,
  whyNoEscapeTo,
  eventModifiers,
  battleJoined: noteFactionLeaders,
  condemned,
  fateOfLeaders,
  afterLosses: loseSurplusCargo,
  retreat,
  loneLeader,
  romanDies,

  findController,
  *warBreaksOut() {},
  kin: (_position, people) => [people],
  // AIE-9.3: a People without a unit on the map has been pacified by force.
  isBeaten: (position, people) => unitsOnMap(position, people).length === 0,
  isHomeLost: () => false,
  crossingCounts: () => true,
  whyNotPacify: whyOnlyByArms,
  majorAtPeace,
  scorePacification,

  score: scorePoints,

  endOfSequence: afterSequence,
  endOfCampaign: endPlague,
})

/** The data as shipped. */
export const aleaData: AleaData = assemble(baseTables, series)
