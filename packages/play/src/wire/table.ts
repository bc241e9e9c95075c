import * as v from 'valibot'
import { actSchema } from '../acts.ts'
import { wantedSchema } from '../consent.ts'
import { paceSchema } from '../time/pace.ts'
import { choice, count, hash, name, notes, personName, player, salt, tableId, token } from './fields.ts'

/** Who sits in a seat when a table is set: its host, anybody who comes, or a bot. */
const wantedSeat = v.variant('who', [
  v.strictObject({ who: v.literal('me') }),
  v.strictObject({ who: v.literal('open') }),
  v.strictObject({ who: v.literal('bot'), level: name }),
])

/** What the host may seat in a place before the match begins. */
const seatedByHost = v.variant('who', [
  v.strictObject({ who: v.literal('open') }),
  v.strictObject({ who: v.literal('bot'), level: name }),
])

/**
 * Who may see a table: everybody, who has its link, or the friends of its host and those whom he invites. Public ones stand in
 * the lists of everybody.
 */
export const visibilities = ['public', 'link', 'friends'] as const

export type Visibility = (typeof visibilities)[number]

/** A table as it is set: POST /api/tables. */
export const newTableSchema = v.strictObject({
  game: name,
  scenario: name,
  options: v.record(name, name),
  pauseAlike: v.boolean(),
  /** A data pack as the game reads it. */
  pack: v.exactOptional(v.record(v.string(), v.unknown())),
  /** By player, in the order of the scenario's roles for so many. */
  seats: v.pipe(v.array(wantedSeat), v.minLength(1), v.maxLength(6)),
  visibility: v.picklist(visibilities),
  /** Whether players may ask a bot what it would do. */
  hints: v.boolean(),
  /** How fast it is played; left out: nobody is hurried. */
  pace: v.exactOptional(paceSchema),
  /** The hash of the salt of its host, if he sits there. */
  saltHash: v.exactOptional(hash),
})

export type NewTable = v.InferOutput<typeof newTableSchema>

/** POST /api/tables/:id/sit. Without a player, the first seat that is open to the asker. */
export const sitSchema = v.strictObject({ player: v.exactOptional(player), saltHash: hash })

/** POST /api/tables/:id/seat, by the host before the match begins. */
export const seatSchema = v.strictObject({ player, to: seatedByHost })

/** POST /api/tables/:id/dice: what a page sends by itself when `wanted` says so. */
export const diceSchema = v.union([v.strictObject({ saltHash: hash }), v.strictObject({ salt })])

/** POST /api/tables/:id/rematch. */
export const rematchSchema = v.strictObject({ saltHash: hash })

/** POST /api/tables/:id/invite, by the host: somebody with an account, by his name. */
export const inviteSchema = v.strictObject({ name: personName })

/** POST /api/tables/:id/notes. */
export const notesSchema = v.strictObject({ notes })

/** POST /api/tables/:id/seen: how many events were shown while the page was visible. */
export const seenSchema = v.strictObject({ events: count })

/** POST /api/tables/:id/acts: answered when the act is stored. */
export const sentActSchema = v.strictObject({ token, act: actSchema })

/** Most choices, events or positions that one question may name. */
export const MOST_ASKED = 50

const numbers = v.pipe(v.array(count), v.maxLength(MOST_ASKED))

/** POST /api/tables/:id/ask, and `ask` on a socket. */
export const askSchema = v.variant('what', [
  /** Why each of these choices cannot be made now: a `Refusal` or null for each. */
  v.strictObject({ what: v.literal('refusals'), choices: v.pipe(v.array(choice), v.maxLength(200)) }),
  /** What a good bot would do: a `Hinted`, or null. Only where the table allows hints. */
  v.strictObject({ what: v.literal('hint') }),
  /** What these eyes saw right after each of these events: `PackedViews`. */
  v.strictObject({ what: v.literal('views-after'), events: numbers }),
  /** What they saw just before each of these events came about: `PackedViews`. */
  v.strictObject({ what: v.literal('views-before'), events: numbers }),
  /** What they saw after each of these numbers of choices: `PackedViews`. */
  v.strictObject({ what: v.literal('views-at'), choices: numbers }),
  /** The sight after so many choices: a `Sight`. */
  v.strictObject({ what: v.literal('sight-at'), choices: count }),
])

export type Ask = v.InferOutput<typeof askSchema>

/** The state of a table. `salting`: all sit, and pages show their salts. `held`: the rules changed under the match. */
export const tableStates = ['open', 'salting', 'running', 'held', 'over', 'closed'] as const

export type TableState = (typeof tableStates)[number]

const seatSeen = v.strictObject({
  player,
  role: name,
  /** `steward`: a bot who sits in for somebody, until he comes back. */
  who: v.picklist(['open', 'person', 'bot', 'steward']),
  name: v.nullable(v.string()),
  level: v.nullable(v.string()),
  /** An open seat that is kept for somebody, as in a rematch; his name. */
  keptFor: v.nullable(v.string()),
  /** Whose salt is shown or not yet: null for bots and open seats. */
  saltHash: v.nullable(hash),
  salt: v.nullable(salt),
})

const result = v.strictObject({
  winners: v.array(name),
  outcome: name,
  rule: v.string(),
  scores: v.exactOptional(v.record(v.string(), v.number())),
})

const ending = v.strictObject({
  kind: v.picklist(['resigned', 'drawn', 'claimed', 'ended']),
  by: v.nullable(player),
  winners: v.array(name),
})

/** The clock of a player. Times are those of the server, which says with every message how late it is there. */
const clockSeen = v.strictObject({
  player,
  /** Since when it runs; null: it stands. */
  since: v.nullable(count),
  /** What he has, as of then. */
  left: count,
  /** When his time runs out; null: it does not. */
  due: v.nullable(count),
  /** It would run out at night, and does in the morning. */
  isMoved: v.boolean(),
  isOut: v.boolean(),
  /** A tenth of what he has at best: below that it is low. */
  low: count,
})

const proposalSeen = v.strictObject({
  id: count,
  by: player,
  wanted: wantedSchema,
  text: v.nullable(v.string()),
  at: count,
  yes: v.array(player),
})

/** What the people at a table settle beside the match: their clocks, and what they ask each other. */
export const parleySchema = v.strictObject({
  /** Of people; empty if nobody is hurried. */
  clocks: v.array(clockSeen),
  proposals: v.array(proposalSeen),
  isPaused: v.boolean(),
  /** What was settled last. */
  last: v.nullable(
    v.strictObject({
      id: count,
      by: player,
      wanted: wantedSchema,
      how: v.picklist(['agreed', 'refused', 'withdrawn']),
      refusedBy: v.nullable(player),
    }),
  ),
  /** Who has to wait until then before he asks again. */
  waits: v.array(v.strictObject({ player, until: count })),
})

export type Parley = v.InferOutput<typeof parleySchema>
export type ClockSeen = v.InferOutput<typeof clockSeen>
export type ProposalSeen = v.InferOutput<typeof proposalSeen>

/** A table as a pair of eyes sees it: all but the position, which is in the sight. */
export const tableSchema = v.strictObject({
  id: tableId,
  game: name,
  rules: name,
  scenario: name,
  options: v.record(v.string(), v.string()),
  pauseAlike: v.boolean(),
  hasPack: v.boolean(),
  visibility: v.picklist(visibilities),
  hints: v.boolean(),
  pace: paceSchema,
  parley: parleySchema,
  state: v.picklist(tableStates),
  /** Which rules the match does not fit, and how many of its choices (null: nobody can say); left out: it is not held. */
  held: v.exactOptional(v.strictObject({ rules: name, dropped: v.nullable(count) })),
  /** Who has set it. */
  host: v.string(),
  seats: v.array(seatSeen),
  /** Where these eyes sit; null: they look on. */
  player: v.nullable(player),
  /** True if these eyes have set the table. */
  isHost: v.boolean(),
  /** What the page of these eyes shall send to `/dice` by itself. */
  wanted: v.nullable(v.picklist(['salt-hash', 'salt'])),
  commitment: hash,
  seq: count,
  choices: count,
  phase: v.nullable(v.string()),
  /** The players who must choose now. */
  waiting: v.array(player),
  createdAt: count,
  startedAt: v.nullable(count),
  changedAt: count,
  endedAt: v.nullable(count),
  result: v.nullable(result),
  ending: v.nullable(ending),
  /** The table at which the same people play once more. */
  rematch: v.nullable(tableId),
})

export type TableSeen = v.InferOutput<typeof tableSchema>
export type SeatSeen = v.InferOutput<typeof seatSeen>

/** What only the player who sits there is told: GET /api/tables/:id/own. */
export const ownSchema = v.strictObject({
  notes,
  /** How many events were shown to him, on any device, and when that was last said; null: never. */
  seen: v.nullable(v.strictObject({ events: count, at: count })),
})

/** GET /api/lobby, and the `lobby` events of /api/lobby/stream: the newest first. */
export const lobbySchema = v.strictObject({
  /** How late it is at the server. */
  now: count,
  /** Tables at which these eyes sit or which they have set; those that wait for them first. */
  mine: v.array(tableSchema),
  /** Tables with an open seat to which these eyes are invited, or that friends have set for friends. */
  asked: v.array(tableSchema),
  /** Public tables with an open seat. */
  open: v.array(tableSchema),
  /** Public matches that can be watched. */
  live: v.array(tableSchema),
})

export type Lobby = v.InferOutput<typeof lobbySchema>
export type Own = v.InferOutput<typeof ownSchema>
