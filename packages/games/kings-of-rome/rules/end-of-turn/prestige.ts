import type { Rules } from '@aquila/engine'
import { isRomanized } from '../cities.ts'
import { periodData } from '../new-chits.ts'
import { changeVp } from '../score.ts'
import type { Capture, Kings, KingsPosition } from '../state.ts'
import { citiesForMission } from './romanization.ts'

/** KOR-EOT-7, KOR-EOT-8: in any turn, what the world thinks of Rome. */
export function* prestige(g: Kings): Rules {
  const { mission } = periodData(g.data, g.state.period)
  const cities = citiesForMission(g).length
  if (cities > 2 * mission) changeVp(g, 3, 'KOR-EOT-7', 'prestige')
  const standing = g.state.notes.captures.filter(capture => stillStands(g, capture))
  changeVp(g, -standing.filter(({ fromRome }) => !fromRome).length, 'KOR-EOT-8', 'cities-captured')
  changeVp(g, -2 * standing.filter(({ fromRome }) => fromRome).length, 'KOR-EOT-8', 'cities-retaken')
}

/** RULING-43: only if Rome has not taken it (back) since. Each city counts once. */
function stillStands(position: KingsPosition, capture: Capture): boolean {
  const { captures } = position.state.notes
  const last = captures.findLast(({ hex }) => hex === capture.hex)
  return capture === last && !isRomanized(position, capture.hex)
}
