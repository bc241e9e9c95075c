import { hash, verify } from '@node-rs/argon2'
import { freshSession } from '../ids.ts'
import { NotDone } from '../not-done.ts'

/** argon2id, 19 MB, two passes: some 25 ms of a processor. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** So many are worked out at a time, and so many wait: whoever attacks sign-in costs the others at the tables little. */
const AT_ONCE = 1
const MOST_WAITING = 40

/** Keeps passwords as nobody can read them, and compares. */
export class Passwords {
  /** What nobody has: a name that does not exist is answered after the same work as one that does. */
  readonly #nobodys: Promise<string>
  readonly #waiting: (() => void)[] = []
  #working = 0

  constructor() {
    this.#nobodys = hash(freshSession(), COST)
  }

  async kept(password: string): Promise<string> {
    return await this.#inTurn(async () => await hash(password, COST))
  }

  /** `kept` is null where there is nobody of that name. */
  async isRight(password: string, kept: string | null): Promise<boolean> {
    const found = kept ?? (await this.#nobodys)
    const isRight = await this.#inTurn(async () => await verify(found, password))
    return isRight && kept !== null
  }

  async #inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (this.#working >= AT_ONCE) {
      if (this.#waiting.length >= MOST_WAITING) throw new NotDone('too-fast')
      await new Promise<void>(resolve => this.#waiting.push(resolve))
    } else this.#working++
    try {
      return await work()
    } finally {
      const next = this.#waiting.shift()
      if (next === undefined) this.#working--
      else next()
    }
  }
}
