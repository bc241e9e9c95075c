import type { Measured } from '@aquila/engine'
import { castOf } from '../rules/cast.ts'
import { provincesControlledBy } from '../rules/control.ts'
import { powerAt, totalStrength } from '../rules/pieces.ts'
import { isSameSide, ownPower } from '../rules/powers.ts'
import type { RomaPosition } from '../rules/state.ts'
import { baseRevenue, resultAsThingsStand, victoryShare } from '../rules/victory.ts'
import { outlookOf, type RomaSeat } from './outlook.ts'

/** A Game-Turn of a Power is measured once, when it is first asked something in it. */
export function momentOf(seat: RomaSeat): string {
  return `turn ${seat.view().turn}`
}

/** What tells whether a Power will win: what it has of all that counts, and what the best of its rivals has. */
export function measuresOf(seat: RomaSeat): Measured {
  const { position, power, turnsLeft } = outlookOf(seat)
  const rivals = position.roles.filter(role => role !== seat.role).map(role => ownPower(position, role))
  const own = standingOf(position, power)
  const theirs = rivals.map(rival => standingOf(position, rival))
  const bestOf = (kind: keyof Standing) => Math.max(0, ...theirs.map(each => each[kind]))
  const { winners } = resultAsThingsStand(position)
  return {
    measures: {
      // RV-4.51-a, RV-4.52-a, RV-4.53-a: what decides, in this order.
      share: own.share - bestOf('share'),
      objectives: own.share,
      revenue: share(own.revenue, bestOf('revenue')),
      treasury: share(own.treasury, bestOf('treasury')),
      army: share(own.army, bestOf('army')),
      provinces: share(own.provinces, bestOf('provinces')),
      winning: winners.includes(seat.role) ? 1 / winners.length : 0,
      // RV-COL-a: a Power that has collapsed has lost.
      out: Number(powerAt(position.state, power).status !== 'major'),
      outs: rivals.filter(rival => powerAt(position.state, rival).status !== 'major').length,
      // The more play, the fewer win.
      rivals: Math.log(Math.max(1, rivals.length)),
      time: 1,
    },
    left: Math.min(1, turnsLeft / castOf(position).scenario.turns),
  }
}

interface Standing {
  readonly share: number
  readonly revenue: number
  readonly treasury: number
  readonly army: number
  readonly provinces: number
}

function standingOf(position: RomaPosition, power: number): Standing {
  const { got, of } = victoryShare(position, power)
  return {
    share: of === 0 ? 0 : got / of,
    revenue: baseRevenue(position, power),
    treasury: powerAt(position.state, power).treasury,
    army: armyOf(position, power),
    provinces: provincesControlledBy(position.state, power).length,
  }
}

/** RV-5.31-3: what stands on the map for a Power, its Clients and Allies; of others what a seat takes them for. */
function armyOf({ state, data }: RomaPosition, power: number): number {
  return state.stacks.reduce(
    (sum, units) =>
      sum +
      totalStrength(
        data,
        units.filter(unit => isSameSide(state, unit.power, power)),
      ),
    0,
  )
}

/** From -1 to 1. */
function share(own: number, theirs: number): number {
  return own + theirs === 0 ? 0 : (own - theirs) / (own + theirs)
}
