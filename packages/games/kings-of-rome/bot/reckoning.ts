import { costOnTrack } from '../rules/battle/display.ts'
import { type Army, astutiaOf, virtusOf } from '../rules/pieces.ts'
import type { KingsPosition } from '../rules/state.ts'

/**
 * How likely Rome beats an army, before the lines are drawn up: a rough reckoning, for a battle is a dozen choices and
 * dice. It counts what each side can expect to hit in a round, and how much it can lose. One battle in five is parted.
 */
export function chanceToWin(position: KingsPosition, roman: Army, hostile: Army): number {
  const width = Math.min(roman.units.length, hostile.units.length, 5)
  if (width === 0) return roman.units.length > 0 ? 1 : 0
  const ours = frontOf(position, roman, width)
  const theirs = frontOf(position, hostile, width)
  const inflicted = expectedLoss(position, theirs) * rerolls(position, roman, width)
  const suffered = expectedLoss(position, ours) * rerolls(position, hostile, width)
  // A side that has units in reserve stays longer.
  const depth = (roman.units.length - hostile.units.length) * 0.15
  const ratio = (inflicted / Math.max(suffered, 0.1)) * (1 + Math.max(-0.5, Math.min(0.6, depth)))
  return ratio ** 2 / (ratio ** 2 + 1)
}

function frontOf(position: KingsPosition, army: Army, width: number): number[] {
  return army.units
    .map(unit => virtusOf(position, unit))
    .toSorted((one, two) => two - one)
    .slice(0, width)
}

/** What a line is expected to lose on the track in a round (RULING-50): a die beats Virtus v in 6 - v of 6 cases. */
function expectedLoss(position: KingsPosition, line: readonly number[]): number {
  return line.reduce((sum, virtus) => sum + (Math.max(0, 6 - virtus) / 6) * costOnTrack(position, virtus), 0)
}

function rerolls({ data }: KingsPosition, army: Army, width: number): number {
  const astutia = army.leader === null ? 0 : astutiaOf(data, army.leader)
  return 1 + Math.min(astutia, width * 2) / (width * 4)
}
