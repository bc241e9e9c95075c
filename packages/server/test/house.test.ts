import { teachingGame } from '@aquila/games'
import { describe, expect, it } from 'vitest'
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
