import { type Lobby, lobbySchema } from '@aquila/play/wire'
import { signal } from '@preact/signals'
import * as v from 'valibot'
import { newBackoff } from './backoff.ts'
import { helpWithDice } from './tables.ts'

/** The tables of this server, as these eyes may know of them; null until it has told. */
export const lobby = signal<Lobby | null>(null)

/** Since when the server has not answered; null while it does. */
export const lobbyLost = signal<number | null>(null)

/** Hears of tables as long as somebody looks. Gives the way to stop. */
export function watchLobby(): () => void {
  let stream: EventSource | null = null
  let clock: ReturnType<typeof setTimeout> | undefined
  const backoff = newBackoff(Math.random)
  const listen = (): void => {
    stream = new EventSource('/api/lobby/stream')
    stream.onmessage = ({ data }: MessageEvent<string>) => {
      backoff.again()
      lobbyLost.value = null
      const told = v.parse(lobbySchema, JSON.parse(data))
      lobby.value = told
      for (const table of told.mine) void helpWithDice(table).catch(() => undefined)
    }
    stream.onerror = () => {
      stream?.close()
      lobbyLost.value ??= Date.now()
      clock = setTimeout(listen, backoff.next())
    }
  }
  listen()
  return () => {
    stream?.close()
    clearTimeout(clock)
  }
}
