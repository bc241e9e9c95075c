import type { EventOf, SeenOf } from '@aquila/engine'
import { inSecret, name, number, piece, place, power, powers } from '@aquila/engine/fields'
import type { CardId, SideId, ZoneId } from '../data/board.ts'

/** Everything that The Fords tells, and what each value is. */
export const events = {
  turn: { turn: number(), of: number() },
  draw: { side: power<SideId>(), card: inSecret(name<CardId>()) },
  order: { order: powers<SideId>() },
  move: { side: power<SideId>(), unit: piece<number>(), from: place<ZoneId>(), to: place<ZoneId>() },
  sabotage: { side: power<SideId>(), rival: power<SideId>(), lost: name<CardId>() },
  intrigue: { side: power<SideId>(), rival: power<SideId>() },
  'battle-card': { side: power<SideId>(), card: name<CardId>(), zone: place<ZoneId>() },
  battle: {
    zone: place<ZoneId>(),
    attacker: power<SideId>(),
    defender: power<SideId>(),
    total: number(),
    loser: power<SideId>(),
  },
  worn: { side: power<SideId>(), unit: piece<number>() },
  removed: { side: power<SideId>(), unit: piece<number>() },
  retreat: { side: power<SideId>(), from: place<ZoneId>(), to: place<ZoneId>() },
  trapped: { side: power<SideId>(), zone: place<ZoneId>() },
  score: { side: power<SideId>(), zone: place<ZoneId>(), score: number() },
  discard: { side: power<SideId>(), card: inSecret(name<CardId>()) },
}

export type FordEvents = typeof events
export type FordEvent = EventOf<FordEvents>
export type SeenFordEvent = SeenOf<FordEvents>
