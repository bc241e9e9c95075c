/** What one reader, one person or one address may do. */
export interface Limits {
  /** Messages on one socket: a second, and at once. */
  readonly messages: readonly [perSecond: number, atOnce: number]
  /** Questions of one person, by what they cost: a second, and at once. */
  readonly questions: readonly [perSecond: number, atOnce: number]
  /** Requests of one address: a second, and at once. */
  readonly requests: readonly [perSecond: number, atOnce: number]
  /** Tables set and guests made by one address: a second, and at once. */
  readonly made: readonly [perSecond: number, atOnce: number]
  /** Tries to sign in with one name, or by one address: a second, and at once. */
  readonly triesOfName: readonly [perSecond: number, atOnce: number]
  readonly triesOfAddress: readonly [perSecond: number, atOnce: number]
  /** Sockets and streams of one address. */
  readonly readers: number
  /** Connections of one address, whatever they are for. */
  readonly connections: number
  /** So long the head of a request may take, in milliseconds. */
  readonly head: number
  /** Letters that are not sent yet: from there on a reader is told nothing more until he has read. */
  readonly unsent: number
  /** From there on he is told to come again. */
  readonly mostUnsent: number
  /** So long may a reader stay behind, in milliseconds. */
  readonly behind: number
}

export const usualLimits: Limits = {
  messages: [20, 40],
  questions: [1, 60],
  requests: [30, 120],
  made: [0.2, 40],
  triesOfName: [10 / 900, 10],
  triesOfAddress: [30 / 900, 30],
  readers: 120,
  connections: 300,
  head: 10_000,
  unsent: 256 * 1024,
  mostUnsent: 1024 * 1024,
  behind: 30_000,
}

/** No limits of rate; those of size and of slow readers stay. */
export const noLimits: Limits = {
  ...usualLimits,
  messages: [1e9, 1e9],
  questions: [1e9, 1e9],
  requests: [1e9, 1e9],
  made: [1e9, 1e9],
  triesOfName: [1e9, 1e9],
  triesOfAddress: [1e9, 1e9],
  readers: 1e9,
  connections: 1e9,
}

/** The longest message of a reader, and the longest body but that of a table, which may bring a pack. */
export const LONGEST_MESSAGE = 64 * 1024
export const LONGEST_PACK = 1024 * 1024
