import type { RuleId, Rules, Table } from '@aquila/engine'
import { leader } from './pieces.ts'
import type { Campaign } from './state.ts'

/** 2.D: the event of the year, as the table of the game has it. */
export interface YearEvent {
  readonly id: string
  readonly rule: RuleId
}

/**
 * What an event does at once. Null: it only changes how the year is played, and is looked up where it matters. It is a
 * method, so that a game may write it for its own, narrower state.
 */
export type Effect = { happen(g: Campaign): Rules }['happen'] | null

/** 1d6 + 1d10 give the event of the year, applied at once; the effects by the id of the event. */
export function* eventOfTheYear(
  g: Campaign,
  events: { readonly [number: number]: YearEvent | undefined },
  effects: Table<Effect>,
): Rules {
  const number = g.dice.d6('event') + g.dice.d10('event')
  const event = events[number]
  if (event === undefined) throw new Error(`no event ${number}`)
  g.state.turn.event = event.id
  g.tell({ kind: 'event', rule: event.rule, data: { number, event: `event-${number}` } })
  const happen = effects[event.id] ?? null
  if (happen !== null) yield* happen(g)
}

/** He stays where he is; movement and battle see to the rest. */
export function fallsIll(g: Campaign, id: string | null, rule: RuleId): void {
  if (id === null) return
  g.state.turn.ill.push(id)
  g.tell({ kind: 'falls-ill', rule, data: { leader: id, zone: leader(g, id).place } })
}
