import {
  type ChanceModel,
  chancesBy,
  type GameBots,
  type Measured,
  type Seat,
  tableNamed,
} from '@aquila/engine'

/** When the position of a match is worth measuring, and what is measured. */
export interface Gauge<V, D> {
  moment(seat: Seat<V, D>): string | null
  measures(seat: Seat<V, D>): Measured
}

/** How the bots of a game tell chances: by what was learned from measures of their own matches. */
export function chancesFrom<V, D>(
  model: ChanceModel,
  { moment, measures }: Gauge<V, D>,
): Pick<GameBots<V, D>, 'moment' | 'measures' | 'chances'> {
  return {
    moment,
    measures,
    chances(seat) {
      const { scenario, roles } = seat.table
      return chancesBy(model, tableNamed(scenario, roles.length), seat.role, measures(seat))
    },
  }
}
