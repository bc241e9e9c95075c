import type { Rules } from '@aquila/engine'
import { type HexId, hexes, type PeriodId } from '../../data/index.ts'
import { romanizedCities } from '../cities.ts'
import { transfer } from '../containers.ts'
import { eliminateRoman } from '../losses.ts'
import { periodData } from '../new-chits.ts'
import { isUnit, piecesOnMap, virtusOf } from '../pieces.ts'
import { changeVp } from '../score.ts'
import { type Kings, type KingsPosition, ROME } from '../state.ts'
import { pick } from '../tasks.ts'
import { isLastTurnOfPeriod } from './redeployment.ts'

/** KOR-EOT-5, RULING-07: the cities that count for the mission. */
export function citiesForMission(position: KingsPosition): HexId[] {
  // Ostia is founded, not won.
  const cities = romanizedCities(position).filter(hex => hex !== hexes.ostia)
  if (position.options.missionCount === 'onMap') return cities
  return cities.filter(hex => !position.state.romanizedBefore.includes(hex))
}

/** KOR-EOT-5, KOR-EOT-6: in the last turn of a period the King is judged. */
export function* romanization(g: Kings): Rules {
  if (!isLastTurnOfPeriod(g)) return
  const { state } = g
  const period = periodData(g.data, state.period)
  const { mission } = period
  const king = state.king ?? period.king
  const cities = citiesForMission(g)
  const fulfilled = cities.length >= mission
  g.tell({
    kind: 'mission',
    rule: 'KOR-EOT-5',
    data: {
      period: state.period,
      king,
      cities: cities.length,
      hexes: cities,
      mission,
      fulfilled,
      verdict: fulfilled ? 'fulfilled' : 'failed',
    },
  })
  if (fulfilled) changeVp(g, cities.length - mission, 'KOR-EOT-6', 'mission-exceeded')
  // RULING-85: after a single reign nobody is left to pay.
  else if (!state.singleReign) yield* payPenalty(g)
  const reign = {
    period: state.period,
    king,
    interrex: state.king === 'interrex',
    cities: cities.length,
    mission,
    vp: state.vp,
    ip: state.ip,
  }
  state.reigns = [...state.reigns, reign]
}

/** KOR-PER-1.7, KOR-PER-2.4, KOR-PER-3.4, KOR-PER-4.2, KOR-PER-5.2, KOR-PER-6.2, KOR-PER-7.2 */
const missionRules: Readonly<Record<PeriodId, string>> = {
  1: 'KOR-PER-1.7',
  2: 'KOR-PER-2.4',
  3: 'KOR-PER-3.4',
  4: 'KOR-PER-4.2',
  5: 'KOR-PER-5.2',
  6: 'KOR-PER-6.2',
  7: 'KOR-PER-7.2',
}

/** RULING-08: units equal to the King's Virtus, of the player's choice, and chits from R to NR. */
function* payPenalty(g: Kings): Rules {
  const { state } = g
  const rule = missionRules[state.period]
  const { penalty } = periodData(g.data, state.period)
  const virtus = state.king === null ? 0 : virtusOf(g, state.king)
  for (let left = virtus; left > 0; left--) {
    const units = romanUnits(g)
    if (units.length === 0) break
    const unit = yield* pick({
      role: ROME,
      rule,
      task: 'mission-penalty',
      verb: 'give-up-unit',
      nouns: units,
      about: { left },
    })
    eliminateRoman(g, unit, rule)
  }
  if (penalty.chits > 0)
    yield* transfer(
      g,
      penalty.chits,
      'roman',
      rule,
      'mission-failed',
      penalty.militaryOnly ? 'military' : 'all',
    )
}

function romanUnits(position: KingsPosition): string[] {
  return piecesOnMap(position, 'roman').filter(piece => isUnit(position.data, piece))
}
