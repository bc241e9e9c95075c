import { teachingGame } from '@aquila/games'
import type { ToReader } from '@aquila/play/wire'
import { describe, expect, it } from 'vitest'
import { anyChoice, freshToken, Guest, type Live } from './client.ts'
import { storedFor } from './databases.ts'
import { isLong, LONGEST, sinceBegun, tellOfLongRun } from './long.ts'
import { LossyLine } from './lossy-line.ts'
import { isOver, linesOf } from './playing.ts'
import { freshFolder, serverFor, tableOf } from './support.ts'

/** How many acts are sent several times, and with how many the answer is lost. */
const STEPS = isLong ? 2000 : 60
const LOST = isLong ? 300 : 24

const fords = { game: teachingGame.id, scenario: 'war', names: ['Livia', 'Hanno', 'Marcia'] }
/** A long run needs a long match. */
const match = isLong ? { game: 'alea-iacta-est', scenario: '3', names: ['Livia', 'Hanno'] } : fords

/** All answers to a token that come on some lines. */
function answersTo(lines: readonly Live[], token: string): ToReader[] {
  const answers: ToReader[] = []
  for (const line of lines) {
    const before = line.onFrame
    line.onFrame = message => {
      before(message)
      if ((message.kind === 'done' || message.kind === 'refused') && message.token === token)
        answers.push(message)
    }
  }
  return answers
}

describe('an act that is sent several times', () => {
  it(
    'counts once and has one number, on two sockets and by HTTP, whatever answers are lost',
    async () => {
      const data = freshFolder()
      const { url } = await serverFor({}, { DATA: data })
      const { id, guests } = await tableOf(url, match)
      const lines = await linesOf(id, guests)
      const seconds = await linesOf(id, guests)
      const sent: { token: string; player: number; seqs: Set<number>; seq: number }[] = []
      for (let step = 0; step < STEPS; step++) {
        const player = lines.findIndex(({ sight }) => sight?.question != null)
        const [one, two, guest] = [lines[player], seconds[player], guests[player]]
        if (one?.sight?.question == null || two === undefined || guest === undefined) break
        const act = anyChoice(one.sight.question, step * 3)
        const token = freshToken()
        const answers = answersTo([one, two], token)
        const times = 1 + (step % 4)
        for (let time = 0; time < times; time++) (time % 2 === 0 ? one : two).say({ kind: 'act', token, act })
        // The answer is lost, and the page tries once more in another way.
        const { seq } = await guest.act(id, act, token)
        await Promise.all([one, two].map(line => line.until(() => answers.length === times)))
        const seqs = new Set(answers.flatMap(answer => (answer.kind === 'done' ? [answer.seq] : [])))
        expect(answers.every(({ kind }) => kind === 'done')).toBe(true)
        sent.push({ token, player, seqs, seq })
        await Promise.all(lines.map(line => line.until(() => (line.sight?.seq ?? 0) >= seq)))
        if (isOver(one.sight)) break
      }
      expect(sent.length).toBeGreaterThan(40)
      for (const { seqs, seq } of sent) expect([...seqs, seq].every(each => each === seq)).toBe(true)
      const { rows } = await storedFor(data)
      expect(rows.map(({ seq }) => seq)).toEqual(rows.map((_, index) => index + 1))
      expect(rows.slice(1).map(({ token }) => token)).toEqual(sent.map(({ token }) => token))
      tellOfLongRun(`${sent.length} acts, each sent 2 to 5 times: all there once, ${sinceBegun()}`)
    },
    LONGEST,
  )

  it(
    'counts once if the line loses its answers and is cut, up to four times',
    async () => {
      const data = freshFolder()
      const { url } = await serverFor({}, { DATA: data })
      const { id, guests } = await tableOf(url, match)
      const proxy = await LossyLine.before(url)
      const far = guests.map(guest => Object.assign(Guest.nobody(proxy.url), { cookie: guest.cookie }))
      const sent: string[] = []
      for (let step = 0; step < LOST; step++) {
        const [line] = (await linesOf(id, far)).filter(({ sight }) => sight?.question != null)
        if (line?.sight?.question == null) break
        const act = anyChoice(line.sight.question, step * 3)
        const token = freshToken()
        sent.push(token)
        proxy.losesAnswers = true
        line.say({ kind: 'act', token, act })
        // It is stored, and nobody hears of it.
        await guests[0]?.post(`api/tables/${id}/seen`, { events: 0 })
        while ((await storedFor(data)).seqs.get(id) !== step + 2) await new Promise(setImmediate)
        proxy.cut()
        proxy.losesAnswers = false
        const again = await Promise.all(
          Array.from({ length: 1 + (step % 4) }, async () => await line.guest.live(id).answered(act, token)),
        )
        expect(again).toEqual(again.map(() => ({ kind: 'done', token, seq: step + 2 })))
        proxy.cut()
      }
      await proxy.close()
      expect(sent.length).toBeGreaterThan(15)
      const { rows } = await storedFor(data)
      expect(rows.slice(1).map(({ token }) => token)).toEqual(sent)
      tellOfLongRun(
        `${sent.length} acts whose answer was lost, each sent 2 to 5 times: all there once, ${sinceBegun()}`,
      )
    },
    LONGEST,
  )

  it('gets its number from the store when nobody remembers it any more, an undo too', async () => {
    const { url } = await serverFor({ mostOpen: 1 })
    const { id, guests } = await tableOf(url, fords)
    const other = await tableOf(url, { ...fords, names: ['A', 'B', 'C'] })
    const undo = freshToken()
    for (let step = 0; step < 40; step++) {
      for (const guest of guests) {
        const sight = await guest.sight(id)
        if (sight.undoBar === null) {
          const first = await guest.act(id, { kind: 'undo' }, undo)
          const { choices } = await guest.sight(id)
          // Another table is used, and this one is closed.
          await other.guests[0]?.sight(other.id)
          expect(await guest.act(id, { kind: 'undo' }, undo)).toEqual(first)
          expect((await guest.sight(id)).choices).toBe(choices)
          return
        }
        if (sight.question !== null) await guest.act(id, anyChoice(sight.question, step))
      }
    }
    throw new Error('nobody could take anything back')
  })
})
