import type { Catalogue, NewMatch, ScenarioOffer, SideCard } from '../match/table-match.ts'
import { t } from '../messages/text.ts'
import type { Seat, WishedSeat } from './seat-picker.tsx'

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
  readonly seats: { readonly [role: string]: WishedSeat }
}

/** A part of it that has changed. */
export type Change = (changed: Partial<Wish>) => void

/**
 * For the scenario that somebody came for, or one of the shortest; null if the game has none. At one table every window
 * pauses alike unless somebody wants it differently: there a hand-over in some of them would tell what the other holds.
 */
export function newWish(
  { scenarios }: Pick<Catalogue, 'scenarios'>,
  first: string | null,
  together: boolean,
): Wish | null {
  const [shortest] = shortestFirst(scenarios)
  const scenario = scenarios.find(({ id }) => id === first) ?? shortest
  if (scenario === undefined) return null
  return { scenario, players: null, options: {}, pauseAlike: together, seed: null, pack: null, seats: {} }
}

/** The shortest first, as somebody who opens the box for the first time wants them; chapters stay in their order. */
export function shortestFirst(scenarios: readonly ScenarioOffer[]): readonly ScenarioOffer[] {
  const chapters = scenarios.filter(({ chapter }) => chapter !== undefined)
  const shortest = Math.min(...chapters.map(turnsIn))
  const turns = (each: ScenarioOffer): number => (each.chapter === undefined ? turnsIn(each) : shortest)
  return scenarios.toSorted(
    (one, other) => turns(one) - turns(other) || (one.chapter ?? 0) - (other.chapter ?? 0),
  )
}

/** How long a scenario is, as far as its card says it in a number. */
function turnsIn({ length }: ScenarioOffer): number {
  return Number(/\d+/.exec(length)?.[0] ?? 99)
}

export function canBegin({ seed }: Wish): boolean {
  return seed === null || seed.trim() !== ''
}

const SEED = /^[0-9a-f]{64}$/

/** A seed as it is, or that of a word or a number: the same word gives the same dice. */
async function seedOf(words: string): Promise<string> {
  const plain = words.trim().toLowerCase()
  if (SEED.test(plain)) return plain
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(plain))
  return [...new Uint8Array(digest)].map(byte => byte.toString(16).padStart(2, '0')).join('')
}

export async function matchWished(wish: Wish, about: Catalogue, together: boolean): Promise<NewMatch> {
  const { scenario, options, pauseAlike, pack } = wish
  const seats = seatsFor(wish, about, together)
  const seed = wish.seed === null ? null : await seedOf(wish.seed)
  return { game: about.game, scenario: scenario.id, options, pauseAlike, seed, pack: pack?.content, seats }
}

/** The sides that are played at the table that somebody wants; at the fullest if the scenario has no such table. */
export function sidesOf({ scenario: { tables }, players }: Wish): readonly SideCard[] {
  return tables.find(sides => sides.length === players) ?? tables[0] ?? []
}

/** The side that the scenario offers is yours, or else the first; the others are bots. At one table everybody is a person. */
export function seatsFor(
  wish: Wish,
  { levels }: Catalogue,
  together: boolean,
): { readonly [role: string]: Seat } {
  const sides = sidesOf(wish)
  const offered = sides.find(({ role }) => role === wish.scenario.seat) ?? sides[0]
  const wished = sides.map(({ role }) => {
    const usual = role === offered?.role || together ? null : (levels[0] ?? null)
    return { role, ...(wish.seats[role] ?? { name: null, level: usual }) }
  })
  const shared = wished.filter(({ level }) => level === null).length > 1
  return Object.fromEntries(
    wished.map(({ role, name, level }, index) => [
      role,
      { name: name ?? (level === null ? usualName(index, shared) : t('level', { level })), level },
    ]),
  )
}

/** What a person is called who gives no name: where several share the screen, nobody is just "you". */
function usualName(index: number, shared: boolean): string {
  return shared ? t('setup.guest', { n: index + 1 }) : t('setup.you')
}
