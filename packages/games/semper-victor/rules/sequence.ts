import type { Phase, Rules } from '@aquila/engine'
import { settleOwnership } from '../../imperator/rules/ownership.ts'
import { drawForActivation } from '../../imperator/rules/peoples/activation.ts'
import type { SemperData } from '../data/index.ts'
import { adjustFleets } from './adjustments/fleets.ts'
import { adjustPeoples } from './adjustments/peoples.ts'
import { adjustRomans } from './adjustments/romans.ts'
import { assignSequences, naturalDeaths } from './administration.ts'
import { campaignPhases } from './campaign.ts'
import { finishConstantinople, foundConstantinople, lookAtTheBuilders } from './constantinople.ts'
import { deployment } from './deployment.ts'
import { checkDioceses } from './dioceses.ts'
import { nameCoEmperors } from './emperors/nominations.ts'
import { reassignProtectores } from './emperors/protectores.ts'
import { removeSurplusEmperors } from './emperors/surplus.ts'
import { duxReturn, enterLeaders } from './entry.ts'
import { eventOfTheYear } from './event-of-the-year.ts'
import { controlOfFleets, fleetsReturn } from './fleets/fleets.ts'
import { initiative } from './initiative.ts'
import { isPaxRomana, yearOfPeace } from './pax-romana.ts'
import { controlOfPeoples } from './peoples/control.ts'
import { changeOfRole } from './roles.ts'
import { newTurnNotes, type Semper, type SemperPosition, type SemperState } from './state.ts'
import { drawCounters, fillCup, returnCounters } from './stratagems/cup.ts'
import { inOrder, openFor } from './stratagems/window.ts'
import { endOfYear, victoryPoints } from './victory.ts'

/** The sequence of play, in the order of the rulebook. The kernel takes a checkpoint before each line. */
export const phases: readonly Phase<SemperState, SemperData>[] = [
  { id: 'deployment', rule: 'SV-3.3.2-A', run: deployment },
  { id: 'A', rule: 'SV-2.A-1', run: stratagems },
  { id: 'B', rule: 'SV-2.B-1', run: initiative },
  { id: 'C.leaders', rule: 'SV-2.C-1', run: enterLeaders },
  { id: 'C.war', rule: 'SV-2.C-2', run: goingToWar },
  { id: 'C.constantinople', rule: 'SV-2.C-4', run: foundConstantinople },
  { id: 'C.uprisings', rule: 'SV-2.C-5', run: uprisings },
  { id: 'C.usurpations', rule: 'SV-2.C-6', run: usurpations, next: peaceOrWar },
  { id: 'D.peace', rule: 'SV-2.C-7', run: yearOfPeace, next: afterPeace },
  { id: 'D.sequences', rule: 'SV-2.D-1', run: assignSequences },
  { id: 'D.event', rule: 'SV-2.D-3', run: eventOfTheYear },
  { id: 'D.emperors', rule: 'SV-2.D-4', run: nameCoEmperors },
  { id: 'D.deaths', rule: 'SV-2.D-5', run: naturalDeaths },
  { id: 'D.reinforcements', rule: 'SV-2.D-6', run: reinforcements },
  ...campaignPhases('F.roles'),
  { id: 'F.roles', rule: 'SV-2.F-1', run: roles },
  { id: 'F.dioceses', rule: 'SV-2.F-2', run: diocesesAndCapitals },
  { id: 'F.points', rule: 'SV-2.F-3', run: victoryPoints },
  // SV-2.F-4, SV-9.1-A: the adjustments, in the order of rule 9.
  { id: 'F.fleets', rule: 'SV-9.2-A', run: adjustFleets },
  { id: 'F.romans', rule: 'SV-9.3.1-A', run: adjustRomans },
  { id: 'F.peoples', rule: 'SV-9.4-A', run: adjustPeoples },
  { id: 'F.markers', rule: 'SV-2.F-5', run: markers },
  { id: 'F.end', rule: 'SV-2.F-6', run: turnMarkerAdvances, next: () => 'A' },
]

/** Phase A: a new year begins, and each player draws. */
function* stratagems(g: Semper): Rules {
  const { state, data } = g
  state.turn = newTurnNotes()
  const { firstYear, lastYear } = data.scenarios[state.scenario]
  // SV-0.3-A: one turn is one year.
  g.tell({
    kind: 'turn',
    rule: 'SV-0.3-A',
    data: { year: state.year, turn: state.year - firstYear + 1, turns: lastYear - firstYear + 1 },
  })
  fillCup(g)
  drawCounters(g)
}

/** SV-2.C-3; SV-S1-A: where no People takes part nobody goes to war. */
function* goingToWar(g: Semper): Rules {
  if (g.data.scenarios[g.state.scenario].rules.peoples) yield* drawForActivation(g)
}

/** SV-2.C-5, SV-6-E: each in turn, any number, drawn this year or kept. */
function* uprisings(g: Semper): Rules {
  for (const side of inOrder(g)) yield* openFor(g, { name: 'uprisings', rule: 'SV-2.C-5', sides: [side] })
}

/** SV-2.C-6 */
function* usurpations(g: Semper): Rules {
  for (const side of inOrder(g)) yield* openFor(g, { name: 'usurpations', rule: 'SV-2.C-6', sides: [side] })
  g.state.paxRomana = isPaxRomana(g)
}

function peaceOrWar({ state }: SemperPosition): string {
  return state.paxRomana ? 'D.peace' : 'D.sequences'
}

/** SV-2.C-8: a peace that was broken goes on with Phase D. */
function afterPeace({ state }: SemperPosition): string {
  return state.paxRomana ? 'F.roles' : 'D.sequences'
}

/** SV-2.D-6 */
function* reinforcements(g: Semper): Rules {
  yield* duxReturn(g)
  fleetsReturn(g)
}

/** SV-3.1.2-C is looked at as Phase F begins; then SV-2.F-1. */
function* roles(g: Semper): Rules {
  lookAtTheBuilders(g)
  yield* changeOfRole(g)
}

/** SV-2.F-2 */
function* diocesesAndCapitals(g: Semper): Rules {
  checkDioceses(g)
  yield* removeSurplusEmperors(g)
  // SV-3.7.2-B, RULING-31: those of an exiled emperor too.
  settleOwnership(g)
  yield* controlOfPeoples(g)
  controlOfFleets(g)
}

/** SV-2.F-5; RULING-115: before that the roles change if winter has killed the Primus Augustus. */
function* markers(g: Semper): Rules {
  yield* changeOfRole(g)
  yield* returnCounters(g)
  yield* reassignProtectores(g)
}

/** SV-2.F-5, SV-2.F-6: the Turn marker advances, and may bring the walls of a new capital. */
function* turnMarkerAdvances(g: Semper): Rules {
  yield* finishConstantinople(g)
  yield* endOfYear(g)
  g.state.paxRomana = false
  g.state.year++
}
