import { type ChildProcess, spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { fileURLToPath } from 'node:url'

const main = fileURLToPath(new URL('../src/main.ts', import.meta.url))

/** A port that nobody has now. */
export async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', () => resolve()))
  const address = server.address()
  await new Promise(resolve => server.close(resolve))
  return typeof address === 'object' && address !== null ? address.port : 0
}

/** A server in a process of its own, as `npm start` runs it: it can be killed. */
export class Child {
  readonly url: string
  readonly #environment: { readonly [name: string]: string }
  #process: ChildProcess | null = null
  /** What it has complained of. */
  complaints = ''
  /** The code it ended with. */
  ended: Promise<number | null> = Promise.resolve(null)

  constructor(port: number, data: string, environment: { readonly [name: string]: string } = {}) {
    this.url = `http://127.0.0.1:${port}/`
    this.#environment = {
      PORT: String(port),
      DATA: data,
      BOT_THREADS: '1',
      LIMITS: 'none',
      LOG_LEVEL: 'error',
      ...environment,
    }
  }

  /** Starts it, and waits until it says that it is ready. */
  async start(): Promise<void> {
    const env = { ...process.env, ...this.#environment }
    const child = spawn(process.execPath, [main], { env, stdio: ['ignore', 'pipe', 'pipe'] })
    this.#process = child
    child.stderr.on('data', (data: Buffer) => {
      this.complaints += data.toString()
      process.stderr.write(data)
    })
    this.ended = new Promise(resolve => child.once('exit', code => resolve(code)))
    await new Promise<void>((resolve, reject) => {
      let said = ''
      child.stdout.on('data', (data: Buffer) => {
        said += data.toString()
        if (said.includes('ready')) resolve()
      })
      child.once('exit', code => reject(new Error(`the server ended with ${code}`)))
    })
  }

  signal(signal: 'SIGSTOP' | 'SIGCONT' | 'SIGTERM'): void {
    this.#process?.kill(signal)
  }

  /** At once, with whatever it is doing. */
  async kill(): Promise<void> {
    await this.#end('SIGKILL')
  }

  async stop(): Promise<void> {
    await this.#end('SIGTERM')
  }

  async #end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    const child = this.#process
    if (child === null || child.exitCode !== null || child.signalCode !== null) return
    await new Promise<void>(resolve => {
      child.once('exit', () => resolve())
      child.kill(signal)
    })
  }
}
