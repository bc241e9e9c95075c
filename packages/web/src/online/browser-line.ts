import { PROTOCOL, toReaderSchema } from '@aquila/play/wire'
import * as v from 'valibot'
import type { LineSocket, LineSurroundings, SocketListener } from './line.ts'
import { randomWord } from './random.ts'
import { fetchSight } from './table-requests.ts'
import { unansweredOf } from './unanswered.ts'

/** What a line to a table takes from the browser. */
export function browserLine(table: string): LineSurroundings {
  return {
    connect: listener => connect(table, listener),
    fetchSight: () => fetchSight(table),
    unanswered: unansweredOf(table),
    newToken: randomWord,
    now: () => performance.now(),
    time: () => Date.now(),
    later(milliseconds, then) {
      const clock = setTimeout(then, milliseconds)
      return () => clearTimeout(clock)
    },
    chance: () => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 2 ** 32,
  }
}

function connect(table: string, listener: SocketListener): LineSocket {
  const address = new URL(`/api/tables/${encodeURIComponent(table)}/live`, location.origin)
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:'
  const socket = new WebSocket(address, PROTOCOL)
  socket.onopen = () => listener.opened()
  socket.onclose = () => listener.closed()
  socket.onmessage = ({ data }: MessageEvent<unknown>) => {
    const read = v.safeParse(toReaderSchema, typeof data === 'string' ? jsonIn(data) : null)
    // Whatever this page cannot read may hold what it needs: it begins again from the whole.
    if (read.success) listener.heard(read.output)
    else socket.close()
  }
  return {
    send(message) {
      if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message))
    },
    close() {
      socket.onopen = null
      socket.onclose = null
      socket.onmessage = null
      socket.close()
    },
  }
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
