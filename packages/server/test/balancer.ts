import { connect, createServer, type Server, type Socket } from 'node:net'

/** Stands before several processes: each new line goes to the next one that answers. */
export class Balancer {
  readonly #server: Server
  readonly #to: readonly URL[]
  readonly #lines = new Set<Socket>()
  #next = 0

  private constructor(server: Server, to: readonly URL[]) {
    this.#server = server
    this.#to = to
  }

  static async before(urls: readonly string[]): Promise<Balancer> {
    const server = createServer()
    const balancer = new Balancer(
      server,
      urls.map(url => new URL(url)),
    )
    server.on('connection', near => balancer.#join(near, urls.length))
    await new Promise<void>(resolve => server.listen(0, '127.0.0.1', () => resolve()))
    return balancer
  }

  get url(): string {
    const address = this.#server.address()
    return `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}/`
  }

  async close(): Promise<void> {
    for (const line of this.#lines) line.destroy()
    await new Promise(resolve => this.#server.close(resolve))
  }

  #join(near: Socket, tries: number): void {
    const to = this.#to[this.#next++ % this.#to.length]
    if (to === undefined || tries === 0) {
      near.destroy()
      return
    }
    const far = connect({ host: to.hostname, port: Number(to.port) })
    let isOpen = false
    this.#lines.add(near).add(far)
    const end = (): void => {
      near.destroy()
      far.destroy()
      this.#lines.delete(near)
      this.#lines.delete(far)
    }
    far.once('connect', () => {
      isOpen = true
      near.pipe(far).pipe(near)
    })
    far.once('error', () => {
      this.#lines.delete(far)
      if (isOpen) end()
      else this.#join(near, tries - 1)
    })
    far.once('close', () => {
      if (isOpen) end()
    })
    near.once('error', end).once('close', end)
  }
}
