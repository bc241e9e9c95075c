import { movementAllowance } from '../../data/index.ts'
import type { AleaPosition } from '../state.ts'

/** How far counters go in one SMC. Event 2 takes one point from everybody (AIE-EV-02, RULING-65: naves keep 0). */

/** AIE-1.2.2-a: a leader who moves alone. */
export function leaderAllowance({ state }: AleaPosition): number {
  return movementAllowance.leader - weather(state.turn.event)
}

/** AIE-1.3.2-a: land units, and leaders who move with them (AIE-3.4.1-b, AIE-4.3-c). */
export function landAllowance({ state }: AleaPosition): number {
  return movementAllowance.land - weather(state.turn.event)
}

/** AIE-1.3.2-a: naves, and everybody aboard. */
export function navesAllowance({ state }: AleaPosition): number {
  return movementAllowance.naves - weather(state.turn.event)
}

function weather(event: string | null): number {
  return event === 'disastrous-weather' ? 1 : 0
}
