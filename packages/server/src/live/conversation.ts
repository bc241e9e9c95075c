import { type FromReader, fromReaderSchema, PROTOCOL } from '@aquila/play/wire'
import type { House } from '../house.ts'
import { actAt } from '../matches/acting.ts'
import { costOf } from '../matches/asking.ts'
import { refusedBy } from '../matches/refusals.ts'
import { NotDone } from '../not-done.ts'
import { tableSeen } from '../tables/seen.ts'
import { BUILD } from '../version.ts'
import { Budget } from './budget.ts'
import { readJson } from './json.ts'
import type { Reader } from './reader.ts'

/** So many messages that cannot be read are refused; with the next the line is cut. */
const MOST_MALFORMED = 3

/** What a reader says on a socket, and what he is answered. */
export class Conversation {
  readonly #house: House
  readonly #reader: Reader
  readonly #asker: string
  readonly #messages: Budget
  #malformed = 0
  #isGreeted = false

  /** `asker`: by whom questions are counted. */
  constructor(house: House, reader: Reader, asker: string) {
    this.#house = house
    this.#reader = reader
    this.#asker = asker
    this.#messages = new Budget(...house.limits.messages)
  }

  hear(text: string): void {
    if (this.#reader.isGone) return
    if (!this.#messages.spend()) {
      this.#reader.bye('flood', 10_000)
      return
    }
    let message: FromReader
    try {
      message = readJson(text, fromReaderSchema)
      if (message.kind !== 'hello' && !this.#isGreeted) throw new NotDone('malformed', 'say hello first')
    } catch (error) {
      this.#reader.tell({ kind: 'refused', ...refusedBy(error) })
      if (++this.#malformed > MOST_MALFORMED) this.#reader.bye('flood', 10_000)
      return
    }
    void this.#answer(message).catch((error: unknown) => this.#house.log.error('reader', error))
  }

  async #answer(message: FromReader): Promise<void> {
    const reader = this.#reader
    const { table, player } = reader
    switch (message.kind) {
      case 'hello':
        this.#isGreeted = true
        return await this.#greet(message.after)
      case 'after':
        return await this.#lead(message.seq)
      case 'act': {
        const { token, act } = message
        try {
          reader.tell({ kind: 'done', token, seq: await actAt(table, reader.user, { token, act }) })
        } catch (error) {
          this.#note(error)
          reader.tell({ kind: 'refused', token, ...refusedBy(error), seq: table.row.seq })
        }
        return
      }
      case 'ask': {
        const { n, ask } = message
        try {
          if (!this.#house.budgets.questions.spend(this.#asker, costOf(ask))) throw new NotDone('too-fast')
          reader.tell({ kind: 'answer', n, value: await this.#house.asking.answer(table, player, ask) })
        } catch (error) {
          this.#note(error)
          reader.tell({ kind: 'refused', n, ...refusedBy(error) })
        }
        return
      }
      case 'seen':
        if (player !== null)
          await this.#house.store
            .write('seen', table.id, player, message.events, this.#house.now())
            .catch(() => undefined)
        return
      case 'here':
        return this.#house.rooms.here(reader, message.present)
    }
  }

  async #greet(after: number | null): Promise<void> {
    const reader = this.#reader
    const { table, player, user } = reader
    reader.tell({ kind: 'hello', protocol: PROTOCOL, build: BUILD, player })
    reader.tell({ kind: 'table', table: tableSeen(table.row, user) })
    reader.tell(this.#house.rooms.people(table))
    reader.tell(this.#house.rooms.parley(table))
    await this.#lead(after)
  }

  /** Leads the reader on from the sight he has. Before the match begins there is none. */
  async #lead(after: number | null): Promise<void> {
    const reader = this.#reader
    if (reader.table.row.seq === 0) return
    try {
      await reader.table.read(reader.player, reader, after)
    } catch (error) {
      this.#note(error)
      reader.tell({ kind: 'refused', ...refusedBy(error) })
    }
  }

  #note(error: unknown): void {
    if (refusedBy(error).reason === 'fault')
      this.#house.log.error('reader', error, { match: this.#reader.table.id })
  }
}
