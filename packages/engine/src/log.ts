import type { Role, RuleId } from './decision.ts'
import type { Roll } from './dice/dice.ts'
import type { Seats } from './game.ts'
import { copyPlain, type PlainRecord } from './plain.ts'

/** What the rules report. No prose: every language, the animation and the chronicle are made from this. */
export interface GameEvent {
  readonly kind: string
  readonly rule: RuleId
  /** What everybody may know: places, pieces, numbers. It is made for the event; the log takes it over (`takenOver`). */
  readonly data?: PlainRecord
  /** What only some roles may know of it. */
  readonly secret?: { readonly to: readonly Role[]; readonly data: PlainRecord } | undefined
}

/** An event as the log keeps it. Secrets belong to players, not roles: they go along when seats are swapped. */
export interface LoggedEvent {
  readonly kind: string
  readonly rule: RuleId
  readonly phase: string
  /** How many choices had been made when it happened. */
  readonly after: number
  /** The numbers (from 1) of the rolls made since the event before: first and last. */
  readonly rolls?: readonly [number, number]
  /** Those of them that were thrown in the open: everybody saw what they showed. */
  readonly dice?: readonly Roll[]
  readonly data: PlainRecord
  readonly secret?: { readonly players: readonly number[]; readonly data: PlainRecord }
}

/** An event as somebody may see it. */
export type SeenEvent = Omit<LoggedEvent, 'secret'>

export function secretOf(
  rule: RuleId,
  { to, data }: NonNullable<GameEvent['secret']>,
  seats: Seats,
): NonNullable<LoggedEvent['secret']> {
  const players = to.map(role => {
    const player = seats[role]
    if (player === undefined) throw new Error(`${rule}: a secret for "${role}", who is not in this match`)
    return player
  })
  return { players, data: copyPlain(data) }
}

/** The log from an event on, as a player may read it; null is a spectator. */
export function seenBy(events: readonly LoggedEvent[], player: number | null, from: number): SeenEvent[] {
  return events
    .slice(from)
    .map(({ secret, ...event }) =>
      secret !== undefined && player !== null && secret.players.includes(player)
        ? { ...event, data: { ...event.data, ...secret.data } }
        : event,
    )
}
