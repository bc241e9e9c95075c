import * as v from 'valibot'
import { hoursSchema } from '../time/hours.ts'
import { count, personName } from './fields.ts'

/** Under what somebody is known: as a guest by this browser alone, or by a name and a password on any device. */
export const kinds = ['guest', 'person'] as const

export type PersonKind = (typeof kinds)[number]

export const SHORTEST_NAME = 3
export const SHORTEST_PASSWORD = 10
const LONGEST_PASSWORD = 200

/** The name of an account: nobody else has one that looks like it. */
const accountName = v.pipe(
  personName,
  v.minLength(SHORTEST_NAME, `a name has at least ${SHORTEST_NAME} letters`),
)

/** What is typed as a password. Whether it is good enough is said by the server when it is new. */
const password = v.pipe(v.string(), v.minLength(1), v.maxLength(LONGEST_PASSWORD))

const newPassword = v.pipe(
  password,
  v.minLength(SHORTEST_PASSWORD, `a password has at least ${SHORTEST_PASSWORD} letters`),
)

const recoveryCode = v.pipe(v.string(), v.minLength(1), v.maxLength(60))

/** POST /api/me: gives a guest his name. */
export const meSchema = v.strictObject({ name: personName })

/** POST /api/account: a guest keeps all he has under the name he gives. */
export const signUpSchema = v.strictObject({ name: accountName, password: newPassword })

/** POST /api/account/session. */
export const signInSchema = v.strictObject({ name: personName, password })

/** POST /api/account/recover: by one of the codes that were given out with the account. */
export const recoverSchema = v.strictObject({ name: personName, code: recoveryCode, password: newPassword })

/** POST /api/account/password. */
export const changePasswordSchema = v.strictObject({ password, next: newPassword })

/** POST /api/account/codes: new codes take the place of those that are left. */
export const newCodesSchema = v.strictObject({ password })

/** Who somebody is, as he is told himself: GET /api/me. */
export const selfSchema = v.strictObject({
  name: v.nullable(v.string()),
  /** Null: nobody knows him yet. */
  kind: v.nullable(v.picklist(kinds)),
})

/** What a player is told who has just made an account, or asked for new codes: they are shown this once. */
export const codesSchema = v.strictObject({ codes: v.array(v.string()) })

/** What one person is to another. Nobody is told that somebody has blocked him. */
export const contactKinds = ['friend', 'block'] as const

export type ContactKind = (typeof contactKinds)[number]

/** POST /api/people/contacts: by the name of an account; null: neither friend nor blocked. */
export const contactSchema = v.strictObject({ name: personName, kind: v.nullable(v.picklist(contactKinds)) })

/** GET /api/people/contacts. */
export const contactsSchema = v.strictObject({
  contacts: v.array(v.strictObject({ name: v.string(), kind: v.picklist(contactKinds) })),
})

export type Contacts = v.InferOutput<typeof contactsSchema>

const session = v.strictObject({
  /** By which it is ended; nobody gets in with it. */
  id: v.string(),
  /** What the browser calls itself. */
  device: v.string(),
  createdAt: count,
  seenAt: count,
  /** The one that asks. */
  isThis: v.boolean(),
})

/** GET /api/account: what only its owner is told. */
export const accountSchema = v.strictObject({
  name: v.string(),
  createdAt: count,
  /** How many recovery codes are left. */
  codesLeft: count,
  sessions: v.array(session),
})

export type Self = v.InferOutput<typeof selfSchema>
export type Account = v.InferOutput<typeof accountSchema>
export type SessionSeen = v.InferOutput<typeof session>

/** POST /api/notices/push: what a browser gives out for being told while it is closed. */
export const pushSchema = v.object({
  endpoint: v.pipe(v.string(), v.url(), v.startsWith('https://'), v.maxLength(1000)),
  keys: v.object({
    p256dh: v.pipe(v.string(), v.maxLength(200)),
    auth: v.pipe(v.string(), v.maxLength(100)),
  }),
})

/** POST /api/notices/mail. */
export const mailSchema = v.strictObject({ address: v.pipe(v.string(), v.email(), v.maxLength(200)) })

/** POST /api/notices/webhook. */
export const hookSchema = v.strictObject({
  url: v.pipe(v.string(), v.url(), v.startsWith('https://'), v.maxLength(1000)),
  format: v.picklist(['plain', 'discord', 'slack']),
})

/** Of what somebody is told who does not look. */
export const toldKinds = ['turn', 'half', 'fifth', 'asked', 'invited', 'over'] as const

/** POST /api/notices/channels/:id. */
export const channelKindsSchema = v.strictObject({ kinds: v.array(v.picklist(toldKinds)) })

/** GET /api/notices. */
export const noticesSchema = v.strictObject({
  /** By which a push service knows this server. */
  publicKey: v.string(),
  hasMail: v.boolean(),
  hours: v.nullable(hoursSchema),
  channels: v.array(
    v.strictObject({
      id: v.string(),
      kind: v.picklist(['push', 'mail', 'webhook']),
      label: v.string(),
      kinds: v.array(v.picklist(toldKinds)),
      failedSince: v.nullable(count),
      error: v.nullable(v.string()),
    }),
  ),
  /** What came of the last ten. */
  last: v.array(
    v.strictObject({
      at: count,
      channel: v.nullable(v.picklist(['push', 'mail', 'webhook'])),
      title: v.string(),
      state: v.picklist(['due', 'sent', 'failed', 'dropped']),
      error: v.nullable(v.string()),
    }),
  ),
})

export type NoticesSeen = v.InferOutput<typeof noticesSchema>
