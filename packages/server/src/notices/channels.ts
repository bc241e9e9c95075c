import type { Seal } from '../dice/seal.ts'
import { freshId, freshSession } from '../ids.ts'
import { NotDone } from '../not-done.ts'
import type { ChannelRow } from '../store/notices.ts'
import type { Store } from '../store/store.ts'
import { BadAddress, byDns, pinned } from './address.ts'
import type { Mail } from './mail.ts'
import type { Message, Sent } from './message.ts'
import type { Push, Subscription } from './push.ts'
import { type Hook, sendToHook, type Ways } from './webhook.ts'

/** What is told on a channel unless its owner chooses otherwise. */
const USUAL = ['turn', 'fifth', 'asked', 'invited', 'over']

/** By which ways somebody is told. Addresses lie sealed in the store. */
export class Channels {
  readonly #store: Store
  readonly #seal: Seal
  readonly #push: Push
  readonly #mail: Mail | null
  readonly #ways: Ways
  readonly #now: () => number

  constructor(house: {
    store: Store
    seal: Seal
    push: Push
    mail: Mail | null
    ways: Ways
    now: () => number
  }) {
    this.#store = house.store
    this.#seal = house.seal
    this.#push = house.push
    this.#mail = house.mail
    this.#ways = house.ways
    this.#now = house.now
  }

  get hasMail(): boolean {
    return this.#mail !== null
  }

  get publicKey(): string {
    return this.#push.publicKey
  }

  async addPush(person: string, subscription: Subscription, device: string): Promise<string> {
    return await this.#add(person, 'push', device, subscription)
  }

  async addMail(person: string, address: string): Promise<string> {
    if (this.#mail === null) throw new NotDone('forbidden', 'this server sends no mail')
    return await this.#add(person, 'mail', hidden(address), address)
  }

  /** Gives the secret by which the receiver knows that it comes from here: it is shown this once. */
  async addHook(person: string, { url, format }: Omit<Hook, 'secret'>): Promise<string> {
    try {
      await pinned(new URL(url), this.#ways.resolve ?? byDns)
    } catch (error) {
      const text = error instanceof BadAddress ? error.message : 'nobody answers to this name'
      throw new NotDone('malformed', text)
    }
    const secret = freshSession()
    await this.#add(person, 'webhook', new URL(url).host, { url, format, secret } satisfies Hook)
    return secret
  }

  async #add(person: string, kind: ChannelRow['kind'], label: string, address: unknown): Promise<string> {
    const id = freshId()
    const sealed = this.#seal.sealText(JSON.stringify(address), id)
    await this.#store.write(
      'makeChannel',
      { id, person, kind, address: sealed, label, kinds: USUAL },
      this.#now(),
    )
    return id
  }

  async send({ id, kind, address }: ChannelRow, message: Message): Promise<Sent> {
    // What lies sealed there was written here.
    const opened: unknown = JSON.parse(this.#seal.openText(address, id))
    switch (kind) {
      case 'push':
        return await this.#push.send(opened as Subscription, message)
      case 'mail':
        return this.#mail === null
          ? { is: 'failed', why: 'this server sends no mail' }
          : await this.#mail.send(String(opened), message)
      case 'webhook':
        return await sendToHook(opened as Hook, message, this.#now(), this.#ways)
    }
  }
}

/** An address as its owner knows it again, and nobody else. */
function hidden(address: string): string {
  const at = address.lastIndexOf('@')
  return `${address.slice(0, 1)}•••${address.slice(Math.max(1, at - 1))}`
}
