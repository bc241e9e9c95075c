import type { Choice, Rules } from '@aquila/engine'
import { asSeries, type Guard } from '../../imperator/data/series.ts'
import { fleetIds } from '../data/dioceses.ts'
import {
  assemble,
  baseTables,
  dummyMarkers,
  movementAllowance,
  type SemperData,
  stratagemsKept,
} from '../data/index.ts'
import { endOfSequence } from './campaign.ts'
import { condemned, fateOfLeaders, loneLeader } from './combat/leaders.ts'
import { claimants, crossingCounts, eventModifiers } from './combat/modifiers.ts'
import { retreat } from './combat/retreat.ts'
import { isUnsettled, resolveZone } from './combat/zone.ts'
import { isHead, isUsurper, rankOf } from './emperors/ranks.ts'
import { deaths, romanDies } from './fate.ts'
import { sail, sailings } from './fleets/sail.ts'
import {
  holdsWhoComes,
  isSeat,
  unhindered,
  whyLeaderWaits,
  whyNoEscapeTo,
  whyNoRefuge,
  whyNotByLand,
  whyPeopleStaysOut,
  whyRomansDoNotStay,
  whyRomansStayOut,
  whyTravelAlone,
  whyUnitWaits,
} from './movement/limits.ts'
import { facePerils, isPerilous } from './movement/perils.ts'
import { isHomeLost, whyStandingAlly } from './peoples/armenia.ts'
import { marchAtHome, peacefulMoves } from './peoples/at-peace.ts'
import { controllerOf, partFromRisen } from './peoples/control.ts'
import { isPacifiedByForce, kin } from './peoples/pacified.ts'
import { scorePoints } from './points.ts'
import type { SemperReason } from './reasons.ts'
import type { SemperTypes } from './state.ts'
import { endPlagues } from './stratagems/plague.ts'
import { stratagems } from './stratagems/registry.ts'
import { decidesByDeath, endsThisYear } from './victory.ts'

/** Nothing binds a side's movement as a whole. */
const noGuard: Guard = { short: [], recalls: [], look() {}, recall() {} }

function* nothing(): Rules {}

/** Semper Victor as a game of its series: the measures, and what it does its own way, by section. */
export const series = asSeries<SemperTypes, SemperReason>({
  // SV-1.2.2-A, SV-1.3.2-A
  allowance: {
    leader: movementAllowance.leader,
    unit: movementAllowance.unit,
    byKind: { comitatenses: movementAllowance.comitatenses },
  },
  dummies: dummyMarkers,
  handLimit: stratagemsKept,
  // SV-9.4-A, SV-9.4-C, RULING-63
  yearsOfPeace: 6,
  homeAtOnce: ['stratagem', 'event'],
  // SV-8.2-A
  evasion: { die: 'd6', hindrance: () => 0 },
  deaths,
  // SV-4.2.1-A, SV-6.4-A
  foreignLeadersReturn: 'always',
  stratagems,
  // SV-2.F-6
  endsThisYear,

  rankOf,
  isHead,
  decidesByDeath,
  // SV-3.5.2, SV-3.6.4-F
  diesLast: (position, id) => isHead(position, id) || isUsurper(position, id),
  claimants,
  standsApart: () => false,
  upheavals: () => 0,
  // SV-3.6.3-I: in a civil war.
  leadersKeepApart: ({ state }) => state.usurpations.length > 0,

  whyLeaderWaits,
  whyUnitWaits,
  whyTravelAlone,
  whyNotByLand,
  whyRomansStayOut,
  whyPeopleStaysOut,
  whyRomansDoNotStay,
  holdsWhoComes,
  whyNoRefuge,
  // SV-7.3-A, SV-7.3-B, RULING-39
  liftsLimitOutside: ({ roman, exempt }) => roman || exempt,
  costOutside: ({ outside }) => outside,
  // SV-S4-B
  truce: ({ state, data }) => {
    const { truceUntil } = data.scenarios[state.scenario].rules
    return truceUntil !== null && state.year <= truceUntil ? 'SV-S4-B' : null
  },
  unhindered,
  isSeat,
  // SV-3.2: ripenses and pseudo-comitatenses of one band go the same ways.
  sortOf: ({ id, kind, people }) =>
    kind === 'warriors' ? (people ?? kind) : kind === 'comitatenses' ? kind : id,
  canSail: () => false,
  sail: nothing,
  otherMoves(position, side): readonly Choice[] {
    const choices = sailings(position, side)
    for (const move of peacefulMoves(position, side)) choices.push(move)
    return choices
  },
  otherMove(g, side, verb, noun): Rules {
    const fleet = fleetIds.find(id => id === noun)
    return verb === 'sail' && fleet !== undefined ? sail(g, side, fleet) : marchAtHome(g, side, noun)
  },
  guard: () => noGuard,
  isPerilous,
  facePerils,

  resolveZone,
  isToBeResolved: isUnsettled,
  whyNoEscapeTo,
  crossingCounts,
  eventModifiers,
  battleJoined() {},
  condemned,
  fateOfLeaders,
  afterLosses: nothing,
  retreat,
  loneLeader,
  romanDies,

  findController: controllerOf,
  warBreaksOut: partFromRisen,
  kin,
  isBeaten: isPacifiedByForce,
  isHomeLost,
  whyNotPacify: whyStandingAlly,
  majorAtPeace: nothing,
  scorePacification: nothing,
  score: scorePoints,

  endOfSequence,
  endOfCampaign: endPlagues,
})

/** The data as shipped. */
export const semperData: SemperData = assemble(baseTables, series)
