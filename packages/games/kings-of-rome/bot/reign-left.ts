import { hexes } from '../data/index.ts'
import { leadersVirtus } from '../rules/actions/index.ts'
import { citiesOf } from '../rules/cities.ts'
import { periodData } from '../rules/new-chits.ts'
import { hostileGarrisonIn, virtusOf } from '../rules/pieces.ts'
import type { KingsPosition } from '../rules/state.ts'
import { roadDistance } from '../rules/travel.ts'
import type { Means } from './reign.ts'

/** What is left of a reign to fulfil its mission with. */
export interface ReignLeft {
  readonly means: Means
  /** Actions that a try takes, the marches in vain counted. */
  readonly actionsOfTry: number
  /** How likely a hostile reaction costs a city that counts. */
  readonly risk: number
}

/** A march and a deed, and what is lost on the way: the Senate refuses every other war that it is asked for. */
const ACTIONS_OF_TRY = { withConsent: 3, without: 2.3 } as const

/** With an enemy army on the map, and without. */
const RISK = { withArmy: 0.12, without: 0.05 } as const

export function reignLeft(position: KingsPosition, cities: number, armies: boolean): ReignLeft {
  const { state, data } = position
  const { mission, lastTurn, consent } = periodData(data, state.period)
  const actionsOfTry = consent ? ACTIONS_OF_TRY.withConsent : ACTIONS_OF_TRY.without
  const { actions, actionsDone, actionsEnded } = state.notes
  const now = actionsEnded ? 0 : actions === null ? actionsOfTurn(position) : actions - actionsDone
  const later = (lastTurn - state.turn) * actionsOfTurn(position)
  return {
    means: {
      missing: mission - cities,
      tries: (now + later) / actionsOfTry,
      ip: state.ip,
      easy: easyCities(position),
    },
    actionsOfTry,
    risk: armies ? RISK.withArmy : RISK.without,
  }
}

/** KOR-PER-9, KOR-PER-3.2: on average. */
function actionsOfTurn(position: KingsPosition): number {
  const { state, data } = position
  const king = state.king === null ? 2 : virtusOf(position, state.king)
  const { actions } = periodData(data, state.period)
  return king + (actions === 'die' ? 3.5 : 1.5 + leadersVirtus(position))
}

/** Hostile cities with a garrison of 1 that are not far. */
function easyCities(position: KingsPosition): number {
  let found = 0
  for (const { hex } of citiesOf(position)) {
    const garrison = hostileGarrisonIn(position, hex)
    if (garrison === null || virtusOf(position, garrison) > 1) continue
    if (roadDistance(position.data, hexes.rome, hex) <= NEAR) found++
  }
  return found
}

/** As far as an army marches in one action. */
const NEAR = 10
