import type { Rules } from '@aquila/engine'
import { PROVINCES } from '../../data/index.ts'
import { drawConsuls } from '../consuls.ts'
import { controlOf } from '../control.ts'
import { newCapital, placeForCapital } from '../operations/siege.ts'
import { changeMarks, marksAt, powerAt } from '../pieces.ts'
import { castPower, hasEconomy, isRomanFor } from '../powers.ts'
import { removeLeaders } from '../scenario-events.ts'
import { raiseForAutomaton } from '../solitaire/recruits.ts'
import { spawnLeaders } from '../spawn.ts'
import type { Roma } from '../state.ts'
import { raiseMinors, raiseParthians, raiseWarbands } from './free-units.ts'
import { raiseForMoney } from './new-units.ts'

/** C3 begins: Limes, Consuls and Leaders of special rules come, and every Power that raises units waits its turn. */
export function* beginNewUnits(g: Roma): Rules {
  restoreLimes(g)
  // RV-9.14-a: last turn's failures are over.
  g.state.leaders = g.state.leaders.map(leader =>
    leader.recruiting ? { ...leader, recruiting: false } : leader,
  )
  yield* removeLeaders(g, 'C3')
  yield* spawnLeaders(g, 'C3')
  yield* drawConsuls(g)
  g.state.queue = [...g.state.powers.keys()].filter(power => raisesUnits(g, power))
}

function raisesUnits({ state }: Roma, power: number): boolean {
  const { status, of, activated } = powerAt(state, power)
  // RV-16.16-a: no recruits before it has been invaded.
  if (status === 'automaton') return activated > 0
  return status === 'major' || (status === 'people' && of !== null)
}

/** RV-4.2C3-a: the Powers in the order of their numbers; what is raised is hidden from the others (RV-6.2-b). */
export function* newUnits(g: Roma): Rules {
  const power = g.state.queue.shift()
  if (power === undefined) return
  const { kind } = castPower(g, power)
  if (powerAt(g.state, power).status === 'automaton') raiseForAutomaton(g, power)
  if (placeForCapital(g, power) !== null) yield* newCapital(g, power)
  if (hasEconomy(g, power)) yield* raiseForMoney(g, power)
  else if (kind === 'barbarian') yield* raiseWarbands(g, power)
  else if (kind === 'parthian') yield* raiseParthians(g, power)
  if (powerAt(g.state, power).status === 'major') yield* raiseMinors(g, power)
}

/** RV-10.68-a: a lost or reduced Limes comes back free where a Roman Major controls the Province. */
function restoreLimes(g: Roma): void {
  for (let area = 0; area < PROVINCES; area++) {
    const { limes } = marksAt(g.state, area)
    if (limes === null || limes === 2) continue
    const control = controlOf(g.state, area)
    if (control !== null && powerAt(g.state, control).status === 'major' && isRomanFor(g, control, 'limes'))
      changeMarks(g.state, area, { limes: 2 })
  }
}
