import { createHash } from 'node:crypto'
import type { pushSchema } from '@aquila/play/wire'
import * as v from 'valibot'
import webPush from 'web-push'
import type { Store } from '../store/store.ts'
import { byDns, pinned } from './address.ts'
import type { Message, Sent } from './message.ts'

/** The keys by which push services know this server: made at its first start. */
const keysSchema = v.object({ publicKey: v.string(), privateKey: v.string() })

type Keys = v.InferOutput<typeof keysSchema>

/** A notice that nobody has read for a day says nothing any more, in seconds. */
const TIME_TO_LIVE = 86_400

export type Subscription = v.InferOutput<typeof pushSchema>

/** Tells browsers that are closed, by the services of their makers. */
export class Push {
  readonly #keys: Keys
  readonly #contact: string

  private constructor(keys: Keys, contact: string) {
    this.#keys = keys
    this.#contact = contact
  }

  static async open(store: Store, contact: string): Promise<Push> {
    const made = JSON.stringify(webPush.generateVAPIDKeys())
    const kept = await store.write('keepSetting', 'vapid', made)
    return new Push(v.parse(keysSchema, JSON.parse(kept)), contact)
  }

  get publicKey(): string {
    return this.#keys.publicKey
  }

  /** A newer notice of the same match takes the place of the older one. */
  async send(subscription: Subscription, message: Message): Promise<Sent> {
    await pinned(new URL(subscription.endpoint), byDns)
    const { title, text, url, match, key } = message
    const topic = createHash('sha256')
      .update(match ?? key)
      .digest('base64url')
      .slice(0, 32)
    try {
      await webPush.sendNotification(subscription, JSON.stringify({ title, text, url, tag: match ?? key }), {
        TTL: TIME_TO_LIVE,
        topic,
        timeout: 5000,
        vapidDetails: { subject: this.#contact, ...this.#keys },
      })
      return { is: 'sent' }
    } catch (error) {
      const status = error instanceof webPush.WebPushError ? error.statusCode : null
      if (status === 404 || status === 410) return { is: 'gone' }
      if (status !== null) return { is: 'failed', why: `it answered ${status}` }
      throw error
    }
  }
}
