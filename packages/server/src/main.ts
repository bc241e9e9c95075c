import { networkInterfaces } from 'node:os'
import { type Running, startServer } from './server.ts'
import { BadSetting, type Settings, settingsFrom } from './settings.ts'

/** At most so long is waited for what is still to be done, in milliseconds. */
const LONGEST_STOP = 15_000

try {
  const settings = settingsFrom(process.env)
  const running = await onFreePort(settings)
  console.log(greeting(running, settings))
  void running.house.store.broken.then(endWithoutStore)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop(running))
} catch (error) {
  console.error(`aquila: ${error instanceof Error ? error.message : error}`)
  if (!(error instanceof BadSetting)) console.error(error)
  process.exit(1)
}

/** The usual port, or any other if somebody has it already and nobody has asked for that one. */
async function onFreePort(settings: Settings): Promise<Running> {
  try {
    return await startServer(settings)
  } catch (error) {
    const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
    if (!isTaken || process.env.PORT !== undefined) throw error
    console.log(`Port ${settings.port} is taken; another one will do.`)
    return await startServer({ ...settings, port: 0 })
  }
}

function greeting({ url, port }: Running, { host, publicUrl }: Settings): string {
  const others =
    host === '0.0.0.0' || host === '::' ? ownAddresses().map(each => `http://${each}:${port}/`) : []
  const reached = publicUrl === null ? others : [publicUrl.href]
  return [
    '',
    `Aquila is ready: open ${url}`,
    ...(reached.length === 0 ? [] : [`Others reach it at ${reached.join(' or ')}`]),
    '(Ctrl+C ends it. In the terminal instead: npm run aquila -- play)',
  ].join('\n')
}

/** The addresses of this machine in its network. */
function ownAddresses(): string[] {
  return Object.values(networkInterfaces())
    .flatMap(each => each ?? [])
    .filter(({ internal, family }) => !internal && family === 'IPv4')
    .map(({ address }) => address)
}

/** Whoever starts it again finds all that was acknowledged; a server that only refuses would help nobody. */
function endWithoutStore(error: Error): void {
  console.error(
    `aquila: the store has failed: ${error.message}. All that was acknowledged is on the disk. Start the server again, and every match goes on.`,
  )
  process.exit(1)
}

async function stop(running: Running): Promise<void> {
  setTimeout(() => process.exit(1), LONGEST_STOP).unref()
  await running.stop()
  process.exit(0)
}
