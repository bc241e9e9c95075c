import type { TableSeen } from '@aquila/play/wire'
import { describe, expect, it } from 'vitest'
import { Guest, type Live, WasRefused } from './client.ts'
import { serverFor } from './support.ts'

const alea = { game: 'alea-iacta-est', scenario: '3' }

/** A page at a table: whatever the server wants of it for the dice it sends by itself. */
function pageOf(guest: Guest, id: string): Live {
  const line = guest.live(id)
  line.onFrame = message => {
    if (message.kind !== 'table' || message.table.wanted === null) return
    const body = message.table.wanted === 'salt' ? { salt: guest.salt } : { saltHash: guest.saltHash }
    // Another told it first: then it is not wanted any more.
    void guest.post(`api/tables/${id}/dice`, body).catch(() => undefined)
  }
  return line
}

function after(milliseconds: number): Promise<void> {
  return new Promise(resolve => setTimeout(resolve, milliseconds))
}

describe('a guest who sits down while the host starts', () => {
  it('plays or looks on, and neither page waits for ever', async () => {
    const { url } = await serverFor()
    const host = await Guest.named(url, 'Livia')
    const guest = await Guest.named(url, 'Hanno')
    const outcomes = new Set<string>()
    for (let round = 0; round < 24; round++) {
      const { id } = await host.set({ ...alea, seats: [{ who: 'me' }, { who: 'open' }] })
      const lines = [pageOf(host, id), pageOf(guest, id)]
      await Promise.all(lines.map(line => line.until(() => line.table !== null)))
      // By turns one of them is a little sooner.
      const sitting = after(round % 3 === 1 ? 4 : 0).then(() => guest.sit(id))
      const starting = after(round % 3 === 2 ? 4 : 0).then(() => host.post(`api/tables/${id}/start`))
      const [sat, started] = await Promise.allSettled([sitting, starting])
      for (const refused of [sat, started])
        if (refused.status === 'rejected' && !(refused.reason instanceof WasRefused)) throw refused.reason
      await Promise.all(lines.map(line => line.until(() => line.sight !== null)))
      const { state, seats } = await guest.get<TableSeen>(`api/tables/${id}`)
      expect(state).toBe('running')
      const sits = seats[1]?.who === 'person'
      expect(lines.map(({ sight }) => sight?.player)).toEqual([0, sits ? 1 : null])
      expect(sat.status).toBe(sits ? 'fulfilled' : 'rejected')
      outcomes.add(seats[1]?.who ?? '')
      for (const line of lines) await line.close()
    }
    expect([...outcomes].sort()).toEqual(['bot', 'person'])
  }, 120_000)
})
