/** Work that is done once at a time. Whoever asks for it while it runs waits for the next round, which all who ask then share. */
export class Rounds {
  readonly #work: () => Promise<void>
  #running: Promise<void> = Promise.resolve()
  #next: Promise<void> | null = null

  constructor(work: () => Promise<void>) {
    this.#work = work
  }

  run(): Promise<void> {
    this.#next ??= this.#running
      .catch(() => undefined)
      .then(() => {
        this.#next = null
        this.#running = this.#work()
        return this.#running
      })
    return this.#next
  }
}
