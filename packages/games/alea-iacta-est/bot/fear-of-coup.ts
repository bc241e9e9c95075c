import type { Term } from '../../imperator/bot/doctrine.ts'
import type { Muster } from '../../imperator/bot/muster.ts'
import { isFactionLeader, isPretender } from '../rules/pieces.ts'
import type { AleaPosition } from '../rules/state.ts'

/** What it costs to win the war for the enemy. */
const CHANGE_OF_SIDES = 150

/** AIE-3.6.4-c: a Pretender who beats the last Faction Leader makes the players change sides: all would be lost. */
export class FearOfCoup implements Term {
  readonly #position: AleaPosition

  constructor(position: AleaPosition) {
    this.#position = position
  }

  fearOfBattle({ leaders, enemyLeaders }: Muster, chance: number): number {
    const bringsIt =
      leaders.some(id => isPretender(this.#position, id)) &&
      enemyLeaders.some(id => isFactionLeader(this.#position, id))
    return bringsIt ? chance * CHANGE_OF_SIDES : 0
  }
}
