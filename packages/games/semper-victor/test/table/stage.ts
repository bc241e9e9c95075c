import type { Decision } from '@aquila/engine'
import { movement } from '../../../imperator/rules/movement/phase.ts'
import { view } from '../../rules/knowledge/view.ts'
import { semperData } from '../../rules/series.ts'
import type { SemperState } from '../../rules/state.ts'
import type { SemperInput } from '../../table/position.ts'
import { allTo, emptyMap, playUntil, positionOf, primus, secondus } from '../support.ts'

/** What the table is given when this side stands before this decision. */
export function inputOf(state: SemperState, role: string, decision: Decision | null = null): SemperInput {
  const position = positionOf(state)
  return {
    view: view(position, role),
    data: semperData,
    role,
    roles: position.roles,
    options: position.options,
    seats: position.seats,
    phase: 'E.1',
    decision,
    log: [],
    scenario: state.scenario,
  }
}

/** 313: Constantin is in Mediolanum with three regiments and moves; Licinius holds Sirmium, Bassianus Aquileia. */
export function war(change?: (state: SemperState) => void): SemperState {
  return emptyMap(state => {
    allTo(state, 'primus')
    state.regions.pannoniae = 'secondus'
    state.emperors = { primus: 'constantin', secondus: 'licinius' }
    primus(state, 'ITA2', 'constantin', 'batavi', 'heruli', 'ri-italia')
    secondus(state, 'PAN3', 'licinius', 'pannoniciani', 'moesiaci')
    secondus(state, 'ITA3', 'bassianus', 'celtae')
    change?.(state)
  })
}

/** The table before the decision that these choices of E.1 lead to. */
export function asked(state: SemperState, ...choices: readonly string[]) {
  const run = playUntil(movement, { state, choices, impossible: true })
  return { input: inputOf(run.state, 'primus', run.decision), decision: run.decision }
}
