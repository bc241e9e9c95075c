import { createServer, type Server } from 'node:net'
import { DAY, HOUR, type Pace } from '@aquila/play'
import type { NoticesSeen } from '@aquila/play/wire'
import { SMTPServer } from 'smtp-server'
import { describe, expect, it, onTestFinished } from 'vitest'
import { BadAddress, isOpenAddress, pinned } from '../src/notices/address.ts'
import { anyChoice, Guest } from './client.ts'
import { serverFor, tableOf } from './support.ts'

const alea = { game: 'alea-iacta-est', scenario: '3', names: ['Livia', 'Hanno'] }
const days: Pace = { kind: 'days', perTurn: DAY, bank: 0, flag: 'wait' }

/** A real mail server. */
async function postOffice(
  port = 0,
): Promise<{ letters: string[]; port: number; close: () => Promise<void> }> {
  const letters: string[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, _, done) {
      let letter = ''
      stream.on('data', (part: Buffer) => (letter += part.toString()))
      stream.on('end', () => {
        letters.push(letter)
        done()
      })
    },
  })
  await new Promise<void>(resolve => server.listen(port, '127.0.0.1', () => resolve()))
  const address = server.server.address()
  const close = () => new Promise<void>(resolve => server.close(() => resolve()))
  onTestFinished(close)
  return { letters, port: typeof address === 'object' && address !== null ? address.port : port, close }
}

/** A port at which nobody answers yet. */
async function freePort(): Promise<number> {
  const server: Server = createServer()
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', () => resolve()))
  const address = server.address()
  await new Promise<void>(resolve => server.close(() => resolve()))
  return typeof address === 'object' && address !== null ? address.port : 0
}

async function withMail(port: number, noon = '2026-11-18T12:00:00Z') {
  const time = { now: Date.parse(noon) }
  const running = await serverFor({ now: () => time.now }, { SMTP_URL: `smtp://127.0.0.1:${port}` })
  const at = async (now: number) => {
    time.now = now
    await running.house.outbox.work()
  }
  const { id, guests } = await tableOf(running.url, { ...alea, pace: days })
  for (const guest of guests) await guest.post('api/notices/mail', { address: `${guest.name}@example.org` })
  const [first, other] = guests as [Guest, Guest]
  const { question } = await first.sight(id)
  const [asked, waiting] = question === null ? [other, first] : [first, other]
  return { time, running, at, id, asked, waiting, from: time.now }
}

const noticesOf = (guest: Guest) => guest.get<NoticesSeen>('api/notices')

describe('your turn', () => {
  it('reaches you once, 90 seconds after it began, by a letter that says no more than a watcher may know', async () => {
    const { letters, port } = await postOffice()
    const { at, asked, from, id } = await withMail(port)
    await at(from + 89_000)
    expect(letters).toHaveLength(0)
    await at(from + 90_000)
    await at(from + 90_001)
    await at(from + 10 * 60_000)
    expect(letters).toHaveLength(1)
    const [letter = ''] = letters
    expect(letter).toContain(`To: ${asked.name}@example.org`)
    expect(letter).toContain('Subject: Aquila: Your turn')
    expect(letter).toContain('List-Unsubscribe:')
    expect(letter.replaceAll('=\r\n', '')).toContain(`#/online/${id}`)
    const { last, channels } = await noticesOf(asked)
    expect(last[0]).toMatchObject({ title: 'Your turn', state: 'sent', channel: 'mail' })
    expect(channels[0]?.label).not.toContain(asked.name)
  })

  it('that is answered quickly costs no letter, and one that was looked at neither', async () => {
    const { letters, port } = await postOffice()
    const { at, asked, waiting, from, id, running } = await withMail(port)
    const { question } = await asked.sight(id)
    if (question === null) throw new Error('nobody is asked')
    // An open line is nobody who looks.
    const line = asked.live(id)
    await line.until(() => line.sight !== null)
    await asked.post(`api/tables/${id}/seen`, { events: (await asked.sight(id)).told.events.length })
    await at(from + 90_000)
    expect(letters).toHaveLength(0)
    expect((await noticesOf(asked)).last[0]).toMatchObject({ state: 'dropped', error: 'looked' })
    for (let click = 0; click < 40; click++) {
      const sight = await asked.sight(id)
      if (sight.question === null) break
      await asked.act(id, anyChoice(sight.question, click))
    }
    await at(from + 3 * 60_000)
    // Nothing is left of what was to be told of a turn that is over.
    const table = await running.house.keeper.table(id)
    const left = table.row.waiting.length
    expect(left).toBeGreaterThan(0)
    expect(letters.filter(letter => letter.includes(`To: ${waiting.name}@`)).length).toBeLessThanOrEqual(1)
  })

  it('that was left in another tab is told all the same', async () => {
    const { letters, port } = await postOffice()
    const { at, asked, from, id } = await withMail(port)
    const line = asked.live(id)
    await line.until(() => line.sight !== null)
    await at(from + 90_000)
    expect(letters).toHaveLength(1)
  })

  it('comes late if the mail server is away for an hour, and once', async () => {
    const port = await freePort()
    const { at, asked, from } = await withMail(port)
    await at(from + 90_000)
    const { last, channels } = await noticesOf(asked)
    expect(last[0]?.state).toBe('due')
    expect(channels[0]?.error).toContain('ECONNREFUSED')
    for (const minutes of [2, 7, 37]) await at(from + 90_000 + minutes * 60_000)
    const { letters } = await postOffice(port)
    await at(from + 3 * HOUR)
    await at(from + 4 * HOUR)
    expect(letters).toHaveLength(1)
    expect((await noticesOf(asked)).channels[0]).toMatchObject({ error: null, failedSince: null })
  })

  it('is sent at most once more, with the same key, by who comes after one that was killed over it', async () => {
    const { letters, port } = await postOffice()
    const { at, from, running, time } = await withMail(port)
    const { store } = running.house
    const note: (...args: unknown[]) => Promise<unknown> = store.write.bind(store) as never
    // What is sent is never noted: as if the process had died in between.
    const forgetful = async (...args: unknown[]) =>
      args[0] === 'noteSending' ? undefined : await note(...args)
    store.write = forgetful as typeof store.write
    await at(from + 90_000)
    expect(letters).toHaveLength(1)
    store.write = note as typeof store.write
    await at(time.now + 30_000)
    expect(letters).toHaveLength(1)
    await at(time.now + 60_001)
    await at(time.now + 120_000)
    expect(letters).toHaveLength(2)
    const key = (letter?: string) => /X-Aquila-Key: (.*)\r/i.exec(letter ?? '')?.[1]
    expect(key(letters[0])).toBe(key(letters[1]))
  })

  it('waits for the morning, but for the last warning', async () => {
    const { letters, port } = await postOffice()
    const { at, asked, from } = await withMail(port, '2026-11-18T21:59:00Z')
    await asked.post('api/notices/hours', { zone: 'Europe/Rome', quiet: { from: 1380, to: 420 }, away: [] })
    await at(from + 5 * 60_000)
    expect(letters).toHaveLength(0)
    await at(Date.parse('2026-11-19T05:59:59Z'))
    expect(letters).toHaveLength(0)
    await at(Date.parse('2026-11-19T06:00:00Z'))
    expect(letters).toHaveLength(1)
  })

  it('of days away nobody has more than thirty a year, and they move the deadline', async () => {
    const { port } = await postOffice()
    const { asked, from, running, id } = await withMail(port)
    const away = [{ from: '2026-12-01', to: '2027-01-15' }]
    await expect(asked.post('api/notices/hours', { zone: 'UTC', quiet: null, away })).rejects.toThrow(
      '30 days',
    )
    await asked.post('api/notices/hours', {
      ...{ zone: 'UTC', quiet: null },
      away: [{ from: '2026-11-19', to: '2026-11-21' }],
    })
    const { row } = await running.house.keeper.table(id)
    expect(row.seats.flatMap(({ dueAt }) => dueAt ?? [])).toEqual([from + 4 * DAY])
  })
})

describe('webhooks', () => {
  it('reach nothing but the open internet', async () => {
    for (const address of [
      ...['127.0.0.1', '10.1.2.3', '172.20.0.1', '192.168.1.1', '169.254.169.254', '0.0.0.0', '100.64.0.1'],
      ...[
        '::1',
        '::',
        'fe80::1',
        'fd00::1',
        '::ffff:127.0.0.1',
        '::ffff:8.8.8.8',
        '64:ff9b::7f00:1',
        '2002:7f00:1::',
      ],
      'example',
    ])
      expect(isOpenAddress(address), address).toBe(false)
    for (const address of ['8.8.8.8', '1.1.1.1', '2606:4700::1111']) expect(isOpenAddress(address)).toBe(true)
    const to = (url: string, found: readonly string[] = []) => pinned(new URL(url), async () => found)
    for (const url of [
      'http://8.8.8.8/',
      'https://127.0.0.1/',
      'https://[::1]/',
      'https://u:p@8.8.8.8/',
      'https://2130706433/',
    ])
      await expect(to(url), url).rejects.toThrow(BadAddress)
    // A name of which one address is open and one is not.
    await expect(to('https://two.example/', ['8.8.8.8', '10.0.0.1'])).rejects.toThrow(BadAddress)
    expect(await to('https://good.example/', ['8.8.8.8'])).toBe('8.8.8.8')
  })

  it('of a private address are refused when they are given', async () => {
    const { url } = await serverFor()
    const guest = await Guest.named(url, 'Livia')
    for (const each of ['https://127.0.0.1/hook', 'https://localhost/hook', 'https://[::ffff:10.0.0.1]/'])
      await expect(guest.post('api/notices/webhook', { url: each, format: 'plain' })).rejects.toMatchObject({
        refused: { reason: 'malformed' },
      })
  })
})
