import type { Phase, Rules } from '@aquila/engine'
import type { CampaignData } from '../../imperator/data/series.ts'
import { movementOfSequence, campaignPhases as sequencesInTurn } from '../../imperator/rules/sequences.ts'
import type { CampaignState } from '../../imperator/rules/state.ts'
import { askIfChanged } from '../../imperator/rules/stratagems/campaign.ts'
import { citations } from '../data/citations.ts'
import type { SemperData } from '../data/index.ts'
import { settleAtOnce } from './dioceses.ts'
import { fleetsRest } from './fleets/sail.ts'
import type { Semper, SemperState } from './state.ts'
import { forgetEarlyComers, pullThorns } from './stratagems/thorns.ts'

type Line = Phase<SemperState, SemperData>

/**
 * Phase E, SV-2.E-1 to SV-2.E-3: the sequences of the series in turn; fleets and the troubles of the Empire are ours.
 * `after` is the id of the phase that follows Phase E.
 */
export function campaignPhases(after: string): Line[] {
  const lines: readonly Phase<CampaignState, CampaignData>[] = sequencesInTurn(citations, after)
  return lines.map(line => (line.id === 'E.1' ? { ...line, run: movementWithFleets } : line))
}

/** E.1: SV-3.4.2-F, a fleet can move again; when all have moved, troubles end where somebody has come (SV-6.3-M). */
function* movementWithFleets(g: Semper): Rules {
  fleetsRest(g)
  forgetEarlyComers(g)
  yield* movementOfSequence(g)
  yield* askIfChanged(g, g.state.active, whatMovesBring(g))
}

function* whatMovesBring(g: Semper): Rules {
  pullThorns(g)
  yield* settleAtOnce(g)
}

/** E.3: RULING-31. */
export function* endOfSequence(g: Semper): Rules {
  yield* settleAtOnce(g)
}
