import { connect, createServer, type Server, type Socket } from 'node:net'

/** A line between browsers and the server that loses what it is told to lose. */
export class LossyLine {
  readonly #server: Server
  readonly #to: URL
  readonly #lines = new Set<Socket>()
  /** While it is true nothing that the server says arrives. */
  losesAnswers = false

  private constructor(server: Server, to: URL) {
    this.#server = server
    this.#to = to
  }

  static async before(url: string): Promise<LossyLine> {
    const server = createServer()
    const proxy = new LossyLine(server, new URL(url))
    server.on('connection', near => proxy.#join(near))
    await new Promise<void>(resolve => server.listen(0, '127.0.0.1', () => resolve()))
    return proxy
  }

  get url(): string {
    const address = this.#server.address()
    return `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}/`
  }

  /** Cuts all lines. */
  cut(): void {
    for (const line of this.#lines) line.destroy()
  }

  async close(): Promise<void> {
    this.cut()
    await new Promise(resolve => this.#server.close(resolve))
  }

  #join(near: Socket): void {
    const far = connect({ host: this.#to.hostname, port: Number(this.#to.port) })
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      this.#lines.add(one)
      one.on('error', () => other.destroy())
      one.on('close', () => {
        this.#lines.delete(one)
        other.destroy()
      })
    }
    near.on('data', data => far.write(data))
    far.on('data', data => {
      if (!this.losesAnswers) near.write(data)
    })
  }
}
