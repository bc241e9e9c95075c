import type { Sight } from '@aquila/play'
import type { ToReader } from '@aquila/play/wire'
import { anyChoice, type Guest, type Live } from './client.ts'

export function isOver(sight: Sight | null): boolean {
  return sight !== null && (sight.result !== null || sight.ending !== null)
}

/** The lines of all who sit, when each has his first sight. */
export async function linesOf(id: string, guests: readonly Guest[]): Promise<Live[]> {
  const lines = guests.map(guest => guest.live(id))
  await Promise.all(lines.map(line => line.until(() => line.sight !== null)))
  return lines
}

/** All play on by their sockets until the match is over or so many choices are made. Gives what was acknowledged. */
export async function playOn(lines: readonly Live[], most = Number.POSITIVE_INFINITY): Promise<number[]> {
  const done: number[] = []
  while (done.length < most) {
    const over = () => lines.some(({ sight }) => isOver(sight))
    const asked = () => lines.find(({ sight }) => sight?.question != null)
    const line = asked()
    if (line?.sight?.question == null) {
      if (over()) break
      await Promise.race(lines.map(each => each.until(() => over() || asked() !== undefined)))
      continue
    }
    const answer = await line.act(anyChoice(line.sight.question, done.length * 7))
    done.push(await settled(line, answer))
  }
  return done
}

async function settled(line: Live, answer: ToReader & { kind: 'done' | 'refused' }): Promise<number> {
  if (answer.kind === 'refused') throw new Error(JSON.stringify(answer))
  await line.until(() => (line.sight?.seq ?? 0) >= answer.seq)
  return answer.seq
}
