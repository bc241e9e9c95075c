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

/** How the bots of a game tell chances: by what was learned from measures of their own matches, fetched when it is asked for. */
export function chancesFrom<V, D>(
  fetchModel: () => Promise<{ readonly chanceModel: ChanceModel }>,
  { moment, measures }: Gauge<V, D>,
): Pick<GameBots<V, D>, 'moment' | 'measures' | 'chances' | 'chanceModel'> {
  return {
    moment,
    measures,
    chanceModel: async () => (await fetchModel()).chanceModel,
    async chances(seat) {
      const { scenario, roles } = seat.table
      const measured = measures(seat)
      const { chanceModel } = await fetchModel()
      return chancesBy(chanceModel, tableNamed(scenario, roles.length), seat.role, measured)
    },
  }
}
