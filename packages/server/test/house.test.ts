import { teachingGame } from '@aquila/games'
import { describe, expect, it, vi } from 'vitest'
import { isOurOrigin } from '../src/http/guard.ts'
import { settingsFrom } from '../src/settings.ts'
import { anyChoice, Guest } from './client.ts'
import { linesOf, playOn } from './playing.ts'
import { serverFor, tableOf } from './support.ts'

const fords = { game: teachingGame.id, scenario: 'war', names: ['Livia', 'Hanno', 'Marcia'] }

describe('a table', () => {
  it('stays open while somebody waits at it, however many others are opened', async () => {
    const { url } = await serverFor({ mostOpen: 1 })
    const host = await Guest.named(url, 'Livia')
    const { id } = await host.set({
      ...{ game: fords.game, scenario: 'war' },
      seats: [{ who: 'me' }, { who: 'bot', level: 'random' }, { who: 'bot', level: 'random' }],
    })
    const line = host.live(id)
    await line.until(() => line.table !== null)
    await tableOf(url, fords)
    await host.showSalt(id)
    await line.until(() => line.sight?.question != null)
    if (line.sight?.question == null) throw new Error('nobody is asked')
    expect((await line.act(anyChoice(line.sight.question, 0))).kind).toBe('done')
  }, 60_000)

  it('is closed when nobody has used it for long, and goes on for whoever comes back', async () => {
    const { url, house } = await serverFor()
    const { id, guests } = await tableOf(url, fords)
    const lines = await linesOf(id, guests)
    await playOn(lines, 3)
    const later = (minutes: number): void => house.keeper.rest(Date.now() + 60_000 * minutes)
    later(60)
    expect(house.keeper.size).toBe(1)
    await Promise.all(lines.map(line => line.close()))
    await vi.waitFor(() => expect(house.rooms.size).toBe(0))
    later(9)
    expect(house.keeper.size).toBe(1)
    later(11)
    expect(house.keeper.size).toBe(0)
    const again = await linesOf(id, guests)
    await playOn(again, 3)
  }, 60_000)

  it('forgets what it told to eyes that nobody reads with: whoever comes back fetches the whole', async () => {
    const { url, house } = await serverFor()
    const { id, guests } = await tableOf(url, fords)
    const lines = await linesOf(id, guests)
    await playOn(lines, 3)
    const leaver = lines.findIndex(({ sight }) => sight?.question == null)
    const [line, guest] = [lines[leaver], guests[leaver]]
    if (line === undefined || guest === undefined) throw new Error('everybody is asked')
    const { sight } = line
    const others = lines.filter(each => each !== line)
    const gone = () => vi.waitFor(() => expect(house.rooms.size).toBe(others.length))
    await line.close()
    await gone()
    await playOn(others, 1)
    /** He comes back with the sight he has. True if he must fetch the whole. */
    const comeBack = async (): Promise<boolean> => {
      const back = guest.live(id, sight?.seq ?? null, sight)
      await back.until(() => (back.sight?.seq ?? 0) > (sight?.seq ?? 0))
      await back.close()
      await gone()
      return back.frames.some(frame => JSON.parse(frame).kind === 'again')
    }
    expect(await comeBack()).toBe(false)
    house.keeper.rest(Date.now() + 120_000)
    expect(await comeBack()).toBe(true)
  }, 60_000)

  it('tells its readers also when so many ask for it that some must come again', async () => {
    const { url, house } = await serverFor()
    const { id, guests } = await tableOf(url, fords)
    const lines = await linesOf(id, guests)
    await playOn(lines, 3)
    const table = await house.keeper.table(id)
    const line = lines.find(({ sight }) => sight?.question != null)
    if (line?.sight?.question == null) throw new Error('nobody is asked')
    const { seq = 0 } = await line.act(anyChoice(line.sight.question, 0))
    // More wait for the table than may, for longer than the others wait for their sight.
    let goOn = (): void => undefined
    const held = new Promise<void>(resolve => {
      goOn = resolve
    })
    const asked = Array.from({ length: 210 }, () => table.asked(() => held).catch(() => 'refused'))
    await new Promise(resolve => setTimeout(resolve, 250))
    goOn()
    expect(await Promise.all(asked)).toContain('refused')
    await Promise.all(lines.map(each => each.until(() => (each.sight?.seq ?? 0) >= seq)))
  }, 60_000)
})

describe('a change', () => {
  it('comes from a page of this site, by the way it is reached', () => {
    const settings = settingsFrom({ PUBLIC_URL: 'https://aquila.example.org' })
    const from = (origin: string, host = 'aquila.example.org'): boolean =>
      isOurOrigin({ headers: { origin, host } }, settings)
    expect(from('https://aquila.example.org')).toBe(true)
    expect(from('http://aquila.example.org')).toBe(false)
    expect(from('https://evil.example')).toBe(false)
    expect(from('http://127.0.0.1:4900', '127.0.0.1:4900')).toBe(true)
    expect(from('http://127.0.0.1:4901', '127.0.0.1:4900')).toBe(false)
  })
})
