import { placeOf } from '../../../imperator/rules/pieces.ts'
import type { StratagemId } from '../../data/index.ts'
import { boxes, type SemperPosition } from '../state.ts'

/** SV-6.3-Y, SV-6.3-Z, RULING-50, RULING-51: whether a stratagem is in the game in a year, this one unless another is named. */
export function isInSeason(
  position: SemperPosition,
  stratagem: StratagemId,
  year = position.state.year,
): boolean {
  if (stratagem === 'persecution')
    return position.options.persecutionWindow === 'from341' ? year >= 341 : year <= 339
  if (stratagem !== 'heresy') return true
  if (placeOf(position, 'constantin') !== boxes.dead) return false
  // Without a year he was dead when the scenario began.
  return (position.state.constantin.died ?? 0) < year
}
