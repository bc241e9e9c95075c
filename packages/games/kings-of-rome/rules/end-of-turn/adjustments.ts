import { endMatch, type Rules } from '@aquila/engine'
import { hexes } from '../../data/index.ts'
import { lastTurn } from '../../data/periods.ts'
import { isRomanized, romanizedCities } from '../cities.ts'
import { swapChits, transfer } from '../containers.ts'
import { albaLonga } from '../deployment/horatii.ts'
import { addNewChits } from '../new-chits.ts'
import { isShip, piecesOnMap, placeOf, putTogether } from '../pieces.ts'
import { periodOfTurn } from '../preparation.ts'
import { gradeOf } from '../score.ts'
import { judgeReign } from '../single-reign.ts'
import { boxes, type Kings } from '../state.ts'
import { romanFleetsGoHome } from './disputes.ts'
import { isLastTurnOfPeriod } from './redeployment.ts'

/** KOR-EOT-9: two chits are swapped. KOR-EOT-10, RULING-61: at the end of a period much else comes first. */
export function* adjustments(g: Kings): Rules {
  if (isLastTurnOfPeriod(g)) yield* endPeriod(g)
  yield* swapChits(g, 2)
}

function* endPeriod(g: Kings): Rules {
  const { state } = g
  // KOR-PER-3.5, RULING-10
  if (state.period === 3 && state.warsOfPeriod.includes('alba') && isRomanized(g, albaLonga(g)))
    yield* transfer(g, 3, 'hostile', 'KOR-PER-3.5', 'alba-longa')
  yield* state.singleReign ? judgeReign(g) : judge(g)
  armiesGoHome(g)
  state.omens = null
  state.warsOfPeriod = []
  state.period = periodOfTurn(g, state.turn + 1)
  state.romanizedBefore = romanizedCities(g)
  yield* addNewChits(g, state.period)
}

/** KOR-END-2, KOR-END-5, RULING-60 */
function* judge(g: Kings): Rules {
  const result = gradeOf(g.state)
  if (result.winners.length > 0 || g.state.turn >= lastTurn) yield* endMatch(result)
}

/** RULING-42: armies and those who held cities go to Rome; RULING-59: convicts leave it. */
function armiesGoHome(g: Kings): void {
  const { state } = g
  const leaving = piecesOnMap(g, 'roman').filter(
    piece => placeOf(g, piece) !== hexes.rome && !isShip(g, piece),
  )
  putTogether(g, leaving, hexes.rome)
  if (leaving.length > 0) g.tell({ kind: 'homecoming', rule: 'KOR-EOT-4', data: { pieces: leaving } })
  // Ports that only they have held are Roman no longer.
  romanFleetsGoHome(g)
  putTogether(g, state.convicted, boxes.roman)
  state.convicted = []
}
