import { teachingGame } from '@aquila/games'
import { type FromReader, PROTOCOL } from '@aquila/play/wire'
import { describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { anyChoice, freshToken, Guest, type Live, WasRefused } from './client.ts'
import { linesOf, playOn } from './playing.ts'
import { serverFor, tableOf } from './support.ts'

const fords = { game: teachingGame.id, scenario: 'war', names: ['Livia', 'Hanno', 'Marcia'] }

/** What the others at the table were told, but who is there. */
function toldTo(lines: readonly Live[]): string[][] {
  return lines.map(({ frames }) => frames.filter(text => !text.startsWith('{"kind":"people"')))
}

/** Sends a text on a socket of its own, after the hello, and gives what is answered until it is cut or silent. */
async function sendRaw(
  guest: Guest,
  id: string,
  texts: readonly (string | Buffer)[],
  greets = true,
): Promise<string[]> {
  const address = new URL(`api/tables/${id}/live`, guest.url).href.replace('http', 'ws')
  const socket = new WebSocket(address, PROTOCOL, { headers: { cookie: guest.cookie } })
  const answers: string[] = []
  socket.on('error', () => undefined)
  await new Promise<void>((resolve, reject) => {
    socket.once('open', () => resolve())
    socket.once('close', () => reject(new Error('refused')))
  })
  const isCut = new Promise<string>(resolve => socket.once('close', code => resolve(`cut ${code}`)))
  socket.on('message', data => answers.push(data.toString()))
  if (greets) socket.send(JSON.stringify({ kind: 'hello', protocol: PROTOCOL, after: null }))
  for (const text of texts) socket.send(text)
  // A question that is answered tells that all before it was heard.
  socket.send(JSON.stringify({ kind: 'ask', n: 77, ask: { what: 'refusals', choices: [] } }))
  const isHeard = new Promise<string>(resolve =>
    socket.on('message', data => {
      // A reader who has not said hello is not answered, but refused.
      const refusedTwice = answers.filter(text => text.includes('say hello first')).length === 2
      if (data.toString().includes('"n":77') || refusedTwice) resolve('heard')
    }),
  )
  answers.push(await Promise.race([isCut, isHeard]))
  socket.terminate()
  return answers
}

const token = (): string => freshToken()
const good: { readonly [name: string]: FromReader } = {
  hello: { kind: 'hello', protocol: PROTOCOL, after: null },
  after: { kind: 'after', seq: 1 },
  act: { kind: 'act', token: token(), act: { kind: 'choose', decision: 1, choice: { verb: 'pass' } } },
  order: { kind: 'act', token: token(), act: { kind: 'order', window: 'x', order: 'never' } },
  undo: { kind: 'act', token: token(), act: { kind: 'undo' } },
  refusals: { kind: 'ask', n: 1, ask: { what: 'refusals', choices: [{ verb: 'pass', noun: 1 }] } },
  hint: { kind: 'ask', n: 1, ask: { what: 'hint' } },
  viewsAfter: { kind: 'ask', n: 1, ask: { what: 'views-after', events: [0] } },
  viewsBefore: { kind: 'ask', n: 1, ask: { what: 'views-before', events: [0] } },
  viewsAt: { kind: 'ask', n: 1, ask: { what: 'views-at', choices: [0] } },
  sightAt: { kind: 'ask', n: 1, ask: { what: 'sight-at', choices: 0 } },
  seen: { kind: 'seen', events: 3 },
  here: { kind: 'here', present: true },
}

/** Stands for what lies too deep to be written as an object. */
const DEEP = 'deep'

/** Every message with each of its fields missing, of another type, huge or deep. */
function spoiled(messages: readonly object[]): string[] {
  const wrong: unknown[] = [null, -1, 1e300, 'x'.repeat(9000), [], { a: 1 }, true, Array(5000).fill(0), DEEP]
  const spoil = (value: unknown): unknown[] => {
    if (typeof value !== 'object' || value === null) return wrong
    return Object.entries(value).flatMap(([key, inner]) => {
      const { [key as never]: _, ...rest } = value
      return [rest, ...spoil(inner).map(bad => ({ ...value, [key]: bad })), { ...value, extra: 1 }]
    })
  }
  return messages.flatMap(message =>
    spoil(message).map(bad => JSON.stringify(bad).replaceAll(JSON.stringify(DEEP), deep)),
  )
}

const deep = `${'['.repeat(10_000)}${']'.repeat(10_000)}`
const proto = '{"kind":"act","token":"aaaaaaaaaaaaaaaaaaaa","act":{"kind":"undo"},"__proto__":{"player":0}}'

/** What each address takes. */
function bodiesFor(id: string): { readonly [path: string]: object } {
  const hash = 'a'.repeat(64)
  return {
    'api/me': { name: 'Livia' },
    'api/tables': {
      ...{ game: fords.game, scenario: 'war', options: { a: 'b' }, pauseAlike: false, pack: { a: 1 } },
      ...{ seats: [{ who: 'me' }, { who: 'bot', level: 'random' }], visibility: 'link', hints: false },
      saltHash: hash,
    },
    [`api/tables/${id}/sit`]: { player: 0, saltHash: hash },
    [`api/tables/${id}/dice`]: { salt: 'a'.repeat(32) },
    [`api/tables/${id}/seat`]: { player: 0, to: { who: 'bot', level: 'random' } },
    [`api/tables/${id}/rematch`]: { saltHash: hash },
    [`api/tables/${id}/acts`]: good.act ?? {},
    [`api/tables/${id}/ask`]: { what: 'refusals', choices: [{ verb: 'pass', noun: 1 }] },
    [`api/tables/${id}/notes`]: { notes: 'x' },
    [`api/tables/${id}/seen`]: { events: 0 },
  }
}

describe('messages that are forged', () => {
  it('are refused with their reason or cut off, and change nothing for anybody', async () => {
    const { url, house } = await serverFor()
    const { id, guests } = await tableOf(url, fords)
    const other = await tableOf(url, { ...fords, names: ['A', 'B', 'C'] })
    const lines = await linesOf(id, guests)
    const last = (await playOn(lines, 12)).at(-1) ?? 0
    await Promise.all(lines.map(line => line.until(() => line.sight?.seq === last)))
    const faults: unknown[] = []
    house.log.error = (_, error) => faults.push(error)
    const before = [toldTo(lines), await Promise.all(guests.map(guest => guest.sight(id)))]
    const asked = lines.findIndex(({ sight }) => sight?.question != null)
    const question = lines[asked]?.sight?.question
    if (question == null) throw new Error('nobody is asked')
    const [owner, neighbour] = [guests[asked], guests[(asked + 1) % 3]]
    if (owner === undefined || neighbour === undefined) throw new Error('nobody')
    const act = anyChoice(question, 0)

    const refused = async (who: Guest, sent: object, where = id): Promise<string> => {
      const error = await who
        .post(`api/tables/${where}/acts`, { token: freshToken(), act: sent })
        .catch(thrown => thrown)
      return error instanceof WasRefused ? error.refused.reason : 'done'
    }
    // Another's question, another's table, nobody's seat.
    expect(['not-your-turn', 'stale-question']).toContain(await refused(neighbour, act))
    expect(await refused(Guest.nobody(url), act)).toBe('no-name')
    expect(await refused(other.guests[0] ?? neighbour, act)).toBe('forbidden')
    expect(await refused(owner, act, other.id)).toBe('forbidden')
    // An old question, one to come, a choice that is not in the list.
    expect(await refused(owner, { ...act, decision: 1 })).toBe('stale-question')
    expect(await refused(owner, { ...act, decision: 9_999 })).toBe('stale-question')
    expect(await refused(owner, { ...act, choice: { verb: 'conquer', noun: 'everything' } })).toBe(
      'not-legal',
    )
    expect(await refused(owner, { kind: 'order', window: 'tea', order: 'never' })).toBe('not-legal')
    expect(await refused(owner, { kind: 'start', players: [], levels: [], salts: [] })).toBe('malformed')
    expect(await refused(owner, { kind: 'bot', decision: question.id, choice: {} })).toBe('malformed')

    // Whatever else comes, on a socket each: three are refused, then the line is cut.
    const texts = [
      ...spoiled(Object.values(good)),
      'null',
      '"hello"',
      '{',
      '',
      deep,
      `{"kind":${deep}}`,
      proto,
    ]
    for (let from = 0; from < texts.length; from += 4) {
      const answers = await sendRaw(neighbour, id, texts.slice(from, from + 4))
      for (const text of answers.slice(0, -1)) {
        expect(text).not.toContain('"done"')
        expect(text).not.toContain('"fault"')
      }
    }
    expect((await sendRaw(neighbour, id, ['{', '{', '{', '{'])).slice(-2)[0]).toContain('"flood"')
    expect((await sendRaw(neighbour, id, [`"${'x'.repeat(70_000)}"`])).at(-1)).toBe('cut 1009')
    expect((await sendRaw(neighbour, id, [Buffer.from([1, 2, 3])])).join()).toContain('"malformed"')
    expect((await sendRaw(neighbour, id, [JSON.stringify(good.act)], false)).join()).toContain(
      'say hello first',
    )

    expect([toldTo(lines), await Promise.all(guests.map(guest => guest.sight(id)))]).toEqual(before)
    expect(faults).toEqual([])
    expect((await owner.act(id, act)).seq).toBe(last + 1)
  }, 240_000)

  it('by HTTP are refused with a reason, never with a 500', async () => {
    const { url, house } = await serverFor()
    const { id, guests } = await tableOf(url, fords)
    const [guest] = guests
    if (guest === undefined) throw new Error('nobody')
    const faults: unknown[] = []
    house.log.error = (_, error) => faults.push(error)
    const paths = [
      'api/me',
      'api/tables',
      'api/lobby',
      'api/nothing',
      'health/live',
      `api/tables/${id}`,
    ].concat(
      [
        'sit',
        'leave',
        'dice',
        'seat',
        'start',
        'close',
        'rematch',
        'acts',
        'ask',
        'notes',
        'seen',
        'sight',
        'live',
      ].flatMap(verb =>
        [id, 'x', '..%2f..', '1'.repeat(22), '1'.repeat(5000), '%00', '%ff'].map(
          where => `api/tables/${where}/${verb}`,
        ),
      ),
    )
    const bodies = [
      '',
      '{',
      'null',
      '[]',
      '{}',
      '{"name":1}',
      deep,
      `{"options":${deep}}`,
      '{"seats":[{"who":"me"}]}',
      'x'.repeat(70_000),
    ]
    const statuses = new Set<number>()
    for (const path of paths)
      for (const [index, body] of bodies.entries())
        for (const type of index === 0 ? ['text/plain', 'application/json'] : ['application/json']) {
          const response = await guest.fetch(path, {
            method: 'POST',
            body,
            headers: { 'content-type': type },
          })
          statuses.add(response.status)
          await response.arrayBuffer()
        }
    for (const path of paths)
      for (const method of ['GET', 'PUT', 'PATCH', 'OPTIONS']) {
        const response = await guest.fetch(path, { method })
        statuses.add(response.status)
        await response.arrayBuffer()
      }
    for (const [path, body] of Object.entries(bodiesFor(id)))
      for (const bad of spoiled([body])) {
        const headers = { 'content-type': 'application/json' }
        const response = await guest.fetch(path, { method: 'POST', body: bad, headers })
        statuses.add(response.status)
        expect([path, bad.slice(0, 200), response.status]).not.toContain(500)
        await response.arrayBuffer()
      }
    expect([...statuses].filter(status => status >= 500)).toEqual([])
    expect(faults).toEqual([])
  }, 240_000)

  it('of pages of other sites change nothing, and other names are not ours', async () => {
    const { url } = await serverFor()
    const { id, guests } = await tableOf(url, fords)
    const [guest] = guests
    const from = (headers: { [name: string]: string }) =>
      guest?.fetch('api/me', {
        method: 'POST',
        body: '{"name":"Evil"}',
        headers: { 'content-type': 'application/json', ...headers },
      })
    expect((await from({ origin: 'https://evil.example' }))?.status).toBe(403)
    expect((await from({ origin: 'null' }))?.status).toBe(403)
    expect((await from({ origin: new URL(url).origin }))?.status).toBe(200)
    const status = (headers: { [name: string]: string }) =>
      new Promise<number | undefined>(resolve => {
        const address = new URL(`api/tables/${id}/live`, url).href.replace('http', 'ws')
        const socket = new WebSocket(address, PROTOCOL, {
          headers: { cookie: guest?.cookie ?? '', ...headers },
        })
        socket.on('unexpected-response', (_, response) => resolve(response.statusCode))
        socket.on('open', () => {
          socket.terminate()
          resolve(101)
        })
        socket.on('error', () => undefined)
      })
    expect(await status({ origin: 'https://evil.example' })).toBe(403)
    expect(await status({ host: 'evil.example' })).toBe(421)
    expect(await status({ origin: new URL(url).origin })).toBe(101)
  })
})
