import { counterOf, sideOf } from '../../../imperator/rules/pieces.ts'
import { isCampaignOver } from '../../../imperator/rules/sequences.ts'
import type { SemperPosition } from '../state.ts'

/**
 * RULING-40, SV-3.6.3-I: anybody who has moved in this M/CS may be passing through a zone where he may not stop. Nobody
 * does but counters of the player whose M/CS it is, or while an opportune flight lasts (SV-6.3-B) of the one who flees.
 */
export function mayBePassing(position: SemperPosition, piece: string): boolean {
  const { active, turn } = position.state
  return (
    counterOf(position, piece).moved &&
    sideOf(position, piece) === (turn.fleeing ?? active) &&
    !isCampaignOver(position)
  )
}
