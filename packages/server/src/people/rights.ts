import type { TableRow, UserRow } from '../store/rows.ts'
import type { Store } from '../store/store.ts'
import { seatOf } from '../tables/seating.ts'
import { likeness } from './likeness.ts'

/** What somebody may want of a table. */
export const verbs = [
  /** To see the table, and the match with a watcher’s eyes. */
  'watch',
  /** To see with the eyes of a seat, to act, propose, note: at one’s own seat. */
  'play',
  /** To take a seat that is open to him. */
  'sit',
  /** To invite, start, seat bots, close: until the match begins. */
  'lead',
  /** To have the whole record. */
  'record',
] as const

export type Verb = (typeof verbs)[number]

/** What somebody is to a table. He may be several of these at once; everybody is anybody. */
export const standings = ['seat', 'host', 'invited', 'friend', 'anybody', 'moderator'] as const

export type Standing = (typeof standings)[number]

type May = (row: Pick<TableRow, 'visibility' | 'state'>) => boolean

const always: May = () => true
const never: May = () => false
const ifPublic: May = ({ visibility }) => visibility === 'public'
const ifOver: May = ({ state }) => state === 'over'
const ifPublicAndOver: May = row => ifPublic(row) && ifOver(row)
const ifForFriends: May = ({ visibility }) => visibility !== 'link'
const ifForFriendsAndOver: May = row => ifForFriends(row) && ifOver(row)

/** The one table of rights. Whoever has the link of a table that is open by link counts as invited: nobody can guess it. */
export const rights: { readonly [V in Verb]: { readonly [S in Standing]: May } } = {
  watch: {
    seat: always,
    host: always,
    invited: always,
    friend: ifForFriends,
    anybody: ifPublic,
    moderator: always,
  },
  play: { seat: always, host: never, invited: never, friend: never, anybody: never, moderator: never },
  sit: {
    seat: never,
    host: always,
    invited: always,
    friend: ifForFriends,
    anybody: ifPublic,
    moderator: never,
  },
  lead: { seat: never, host: always, invited: never, friend: never, anybody: never, moderator: never },
  record: {
    seat: ifOver,
    host: ifOver,
    invited: ifOver,
    friend: ifForFriendsAndOver,
    anybody: ifPublicAndOver,
    moderator: ifOver,
  },
}

/** What the host has to do with somebody, and whether he has been invited. */
export interface Ties {
  readonly isInvited: boolean
  /** The host calls him a friend. */
  readonly isFriend: boolean
  /** The host has blocked him: he is nobody’s friend here, and invited by nobody. */
  readonly isBlocked: boolean
}

const noTies: Ties = { isInvited: false, isFriend: false, isBlocked: false }

/** All that somebody is to a table. */
export function standingsOf(
  row: TableRow,
  user: UserRow | null,
  { isInvited, isFriend, isBlocked }: Ties,
  isModerator: boolean,
): Standing[] {
  const isAtHome = user !== null && row.host === user.id
  const is: { readonly [S in Standing]: boolean } = {
    seat: seatOf(row, user?.id ?? null) !== null,
    host: isAtHome,
    invited: isInvited || row.visibility === 'link' || (user !== null && isKeptFor(row, user.id)),
    friend: isFriend && !isBlocked,
    anybody: true,
    moderator: isModerator,
  }
  return standings.filter(standing => is[standing])
}

/** A seat is kept for him: as in a rematch, or because it is handed over to him. */
function isKeptFor({ seats }: TableRow, user: string): boolean {
  return seats.some(({ keptFor }) => keptFor === user)
}

/** Who may do what at which table: every door asks here. */
export class Rights {
  readonly #store: Store
  readonly #moderators: ReadonlySet<string>

  constructor(store: Store, moderators: readonly string[]) {
    this.#store = store
    this.#moderators = new Set(moderators.map(likeness))
  }

  /** Who looks after the house: people with an account whose names its settings tell. */
  isModerator(user: UserRow | null): boolean {
    return user?.kind === 'person' && this.#moderators.has(likeness(user.name))
  }

  async can(user: UserRow | null, verb: Verb, row: TableRow): Promise<boolean> {
    const is = (ties: Ties): readonly Standing[] => standingsOf(row, user, ties, this.isModerator(user))
    const mayAs = (standing: Standing): boolean => rights[verb][standing](row)
    // What somebody sees without any ties needs no look into the store; a blocked person may look at what all may see.
    if (verb !== 'sit' && is(noTies).some(mayAs)) return true
    if (user === null) return is(noTies).some(mayAs)
    const ties = await this.#store.read('ties', row.id, row.host, user.id)
    if (verb === 'sit' && ties.isBlocked) return false
    return is(ties).some(mayAs)
  }
}
