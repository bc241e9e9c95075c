import type { Habit } from '@aquila/engine'
import type { CampaignData } from '../data/series.ts'
import { chanceBelow } from '../rules/combat/evasion.ts'
import { readTable } from '../rules/combat/odds.ts'
import type { SeenCampaignEvent } from '../rules/events/index.ts'
import type { FactionId, Place } from '../rules/state.ts'

/** What bots of the series do again and again, read from the log of a match. */

type Log = readonly SeenCampaignEvent[]

/** Sequences in which a side moved nobody. */
export function idleSequences(log: Log, side: FactionId): Habit {
  let all = 0
  let idle = 0
  let waiting = false
  const settle = () => {
    if (waiting) idle++
    waiting = false
  }
  let active: FactionId | null = null
  for (const event of log) {
    if (event.kind === 'sequence') {
      settle()
      active = event.data.side
      waiting = active === side
      if (waiting) all++
    } else if ((event.kind === 'march' && event.data.side === side) || isVoyageOf(event, active, side))
      waiting = false
  }
  settle()
  return { name: `idle sequences, ${side}`, times: idle, of: all }
}

/** Nobody sails in the sequence of another. */
function isVoyageOf({ kind }: SeenCampaignEvent, active: FactionId | null, side: FactionId): boolean {
  return kind === 'voyage' && active === side
}

/**
 * Battles that somebody marched into and would rather lose than win, as they stood when the die fell; in the last year of a
 * scenario there is nothing to save an army for, so it is not counted.
 */
export function rashAttacks(log: Log, data: CampaignData): Habit {
  let [times, of] = [0, 0]
  let isLastYear = false
  const sought = new Set<Place>()
  for (const event of log) {
    if (event.kind === 'turn') isLastYear = event.data.turn === event.data.turns
    if (event.kind === 'sequence') sought.clear()
    if (event.kind === 'march') sought.add(event.data.to)
    if (event.kind !== 'battle' || isLastYear || event.data.naval || !sought.has(event.data.zone)) continue
    of++
    if (chanceOfAttacker(event, data) < EVEN) times++
  }
  return { name: 'attacks that were worse than even', times, of }
}

const EVEN = 0.5
const FACES = [1, 2, 3, 4, 5, 6] as const

function chanceOfAttacker({ data: told }: SeenCampaignEvent<'battle'>, data: CampaignData): number {
  const column = data.combat.columns.findIndex(({ label }) => label === told.column)
  const modifier = told.modifiers.reduce((sum, { value }) => sum + value, 0)
  const won = FACES.filter(die => readTable(data, die + modifier, column).cell.winner === 'attacker')
  return won.length / FACES.length
}

/** Leaders whom the enemy found without units: they fled, or died. */
export function leadersFoundAlone(log: Log): Habit {
  const fled = log.filter(({ kind }) => kind === 'leader-flees')
  const died = log.filter(event => event.kind === 'leader-dies' && event.data.cause === 'solitary')
  return { name: 'leaders found without an army', times: fled.length + died.length }
}

/** 3.7.2: units that went over to whoever held the region, because nobody led them. */
export function unitsGoneOver(log: Log): Habit {
  const gone = log.flatMap(event => (event.kind === 'units-change-side' ? event.data.units : []))
  return { name: 'units that went over', times: gone.length }
}

/** Attempts to slip away from a battle, and how many of them no die could have made good. */
export function hopelessEvasions(log: Log, data: CampaignData): Habit {
  const tried = log.flatMap(event => (event.kind === 'evasion' ? [event.data.below] : []))
  return {
    name: 'evasions that no die could make good',
    times: tried.filter(below => chanceBelow({ data }, below) === 0).length,
    of: tried.length,
  }
}
