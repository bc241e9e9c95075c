import { NotDone } from '../not-done.ts'

/** How many may wait for one table. */
const MOST = 200

/** Work on a table is done one after another: while an act is being stored nobody sees what it led to. */
export class Queue {
  #last: Promise<unknown> = Promise.resolve()
  #waiting = 0

  get isIdle(): boolean {
    return this.#waiting === 0
  }

  inTurn<T>(work: () => T | Promise<T>): Promise<T> {
    if (this.#waiting >= MOST) return Promise.reject(new NotDone('too-fast'))
    this.#waiting++
    const done = this.#last.then(work)
    this.#last = done.then(
      () => this.#waiting--,
      () => this.#waiting--,
    )
    return done
  }
}
