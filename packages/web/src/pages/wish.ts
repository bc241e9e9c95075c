import type { Catalogue, NewMatch, ScenarioOffer, SideCard } from '../match/table-match.ts'
import { t } from '../messages/text.ts'
import type { Seating } from './seat-picker.tsx'

/** What somebody wants to play, before it begins. Everything has a default. */
export interface Wish {
  readonly scenario: ScenarioOffer
  /** How many sit down; null: as many as can. */
  readonly players: number | null
  readonly options: { readonly [id: string]: string }
  readonly pauseAlike: boolean
  /** Null: fair dice. */
  readonly seed: string | null
  readonly pack: { readonly name: string; readonly content: unknown } | null
  /** Who was set on a side; the others sit as `seatsFor` has them. */
  readonly seats: Seating
}

/** A part of it that has changed. */
export type Change = (changed: Partial<Wish>) => void

/** For the scenario that somebody came for, or the first; null if the game has none. */
export function newWish({ scenarios }: Catalogue, first: string | null): Wish | null {
  const scenario = scenarios.find(({ id }) => id === first) ?? scenarios[0]
  if (scenario === undefined) return null
  return { scenario, players: null, options: {}, pauseAlike: false, seed: null, pack: null, seats: {} }
}

const SEED = /^[0-9a-f]{64}$/

export function canBegin({ seed }: Wish): boolean {
  return seed === null || SEED.test(seed)
}

export function matchWished(wish: Wish, about: Catalogue, together: boolean): NewMatch {
  const { scenario, options, pauseAlike, seed, pack } = wish
  const seats = seatsFor(wish, about, together)
  return { game: about.game, scenario: scenario.id, options, pauseAlike, seed, pack: pack?.content, seats }
}

/** The sides that are played at the table that somebody wants; at the fullest if the scenario has no such table. */
export function sidesOf({ scenario: { tables }, players }: Wish): readonly SideCard[] {
  return tables.find(sides => sides.length === players) ?? tables[0] ?? []
}

/** The first side is yours, the others are bots; at one table everybody is a person. */
export function seatsFor(wish: Wish, { levels }: Catalogue, together: boolean): Seating {
  const level = levels[0] ?? null
  return Object.fromEntries(
    sidesOf(wish).map(({ role }, index) => {
      const bot = level === null ? role : t('level', { level })
      const usual =
        index === 0 || together
          ? { name: index === 0 ? t('setup.you') : t('setup.guest'), level: null }
          : { name: bot, level }
      return [role, wish.seats[role] ?? usual]
    }),
  )
}
