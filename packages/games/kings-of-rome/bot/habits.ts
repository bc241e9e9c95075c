import type { Habit } from '@aquila/engine'
import type { HexId } from '../data/index.ts'
import type { SeenKingsEvent } from '../rules/events.ts'

/** What bots do again and again, read from the log of a match. */
export function habitsOf(log: readonly SeenKingsEvent[]): Habit[] {
  return [marchesForSomething(log), marchesOnMarches(log), turnsEndedEarly(log)]
}

/** Marches after which an army did something where it had gone; those that a vote of the Senate ended are not counted. */
function marchesForSomething(log: readonly SeenKingsEvent[]): Habit {
  let [times, of] = [0, 0]
  let goal: HexId | null = null
  for (const event of log) {
    if (isMarch(event)) {
      goal = event.data.to
      of++
    } else if (goal !== null && event.kind === 'senate-votes' && !event.data.granted) {
      goal = null
      of--
    } else if (goal !== null && (event.kind === 'action' || event.kind === 'sails')) {
      const where = event.kind === 'sails' ? event.data.from : event.data.target
      // A battle is given to a leader, wherever he stands.
      if (where === goal || (event.kind === 'action' && event.data.action === 'battle')) times++
      goal = null
    } else if (event.kind === 'turn') goal = null
  }
  return { name: 'marches that led to something', times, of }
}

/** Marches straight after a march of the same leader. */
function marchesOnMarches(log: readonly SeenKingsEvent[]): Habit {
  let [times, of] = [0, 0]
  let last: SeenKingsEvent | undefined
  for (const event of log) {
    if (isMarch(event)) {
      of++
      if (last !== undefined && isMarch(last) && last.data.leader === event.data.leader) times++
    }
    last = event
  }
  return { name: 'marches straight after a march', times, of }
}

/** RULING-14: turns in which actions were left. */
function turnsEndedEarly(log: readonly SeenKingsEvent[]): Habit {
  const count = (kind: SeenKingsEvent['kind']) => log.filter(event => event.kind === kind).length
  return { name: 'turns ended with actions left', times: count('actions-end'), of: count('actions') }
}

function isMarch(event: SeenKingsEvent): event is SeenKingsEvent<'march'> {
  return event.kind === 'march' && event.data.side === 'roman'
}
