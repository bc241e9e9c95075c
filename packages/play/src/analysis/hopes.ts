import { lookAheadSeat, pointsIn } from '@aquila/bots'
import {
  type ChanceModel,
  type Chances,
  chancesBy,
  type Decision,
  type GameBots,
  type Match,
  type Role,
  tableNamed,
} from '@aquila/engine'

/** How a match stands for everybody: what was learned from matches between bots, asked of any position on the way. */

/** The chances of every role. */
export type ChancesOfAll = ReadonlyMap<Role, Chances>

/** A chance as one number: a draw counts half. */
export function hopeIn({ win, draw }: Chances): number {
  return win + draw / 2
}

export class Hopes {
  readonly bots: GameBots
  readonly #model: ChanceModel

  private constructor(bots: GameBots, model: ChanceModel) {
    this.bots = bots
    this.#model = model
  }

  /** Null where nobody has measured how matches of this table end. */
  static async of(bots: GameBots | undefined, { scenario, roles }: Match): Promise<Hopes | null> {
    const model = await bots?.chanceModel?.()
    if (bots === undefined || model === undefined) return null
    return model.tables[tableNamed(scenario, roles.length)] === undefined ? null : new Hopes(bots, model)
  }

  /** What the role of a question is about to begin, by name; null where it begins nothing. */
  stretch(match: Match, decision: Decision): string | null {
    const seat = lookAheadSeat(match, decision)
    const { strategist, moment } = this.bots
    return strategist === undefined ? (moment?.(seat) ?? null) : strategist.stretch(seat)
  }

  /** How the match stands; as it ended, if it is over. */
  at(match: Match): ChancesOfAll {
    const { decision, result, ending, roles, seats } = match
    if (result !== null) return asEnded(match, pointsIn(match, result))
    if (ending !== null || decision === null) {
      const won = new Set(ending?.winners)
      const points = match.players.map((_, player) => {
        const has = roles.some(role => won.has(role) && seats[role] === player)
        return won.size === 0 && roles.length > 1 ? 0.5 : Number(has)
      })
      return asEnded(match, points)
    }
    const [one = '', other = ''] = roles
    if (roles.length > 2) return shared(new Map(roles.map(role => [role, this.#of(role, match, decision)])))
    const asked = this.#of(decision.role, match, decision)
    if (roles.length === 1) return new Map([[decision.role, asked]])
    return new Map([
      [decision.role, asked],
      [decision.role === one ? other : one, { win: asked.loss, draw: asked.draw, loss: asked.win }],
    ])
  }

  #of(role: Role, match: Match, decision: Decision): Chances {
    const seat = lookAheadSeat(match, { ...decision, role })
    const measured = this.bots.measures?.(seat)
    const table = tableNamed(match.scenario, match.roles.length)
    const chances = measured === undefined ? null : chancesBy(this.#model, table, role, measured)
    return chances ?? EVEN
  }
}

/** Where a side was never met with among those that were learned from. */
const EVEN: Chances = { win: 1 / 3, draw: 1 / 3, loss: 1 / 3 }

function asEnded({ roles, seats }: Match, points: readonly number[]): ChancesOfAll {
  return new Map(
    roles.map(role => {
      const own = points[seats[role] ?? -1] ?? 0
      return [role, { win: Number(own === 1), draw: Number(own === 0.5), loss: Number(own === 0) }]
    }),
  )
}

/** Each was measured by himself: together they have one victory to hope for. */
function shared(each: ReadonlyMap<Role, Chances>): ChancesOfAll {
  const sum = each.values().reduce((all, chances) => all + hopeIn(chances), 0)
  if (sum === 0) return each
  return new Map(
    each.entries().map(([role, chances]) => {
      const [win, draw] = [chances.win / sum, chances.draw / sum]
      return [role, { win, draw, loss: Math.max(0, 1 - win - draw) }]
    }),
  )
}
