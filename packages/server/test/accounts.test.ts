import type { Account, Lobby, Self, TableSeen } from '@aquila/play/wire'
import { describe, expect, it } from 'vitest'
import { deviceOf } from '../src/people/device.ts'
import { likeness } from '../src/people/likeness.ts'
import { isWeak } from '../src/people/weak-passwords.ts'
import { Guest, WasRefused } from './client.ts'
import { serverFor, tableOf } from './support.ts'

const PASSWORD = 'a heron on the Rubicon'
const OTHER = 'seven hills and a bridge'
const alea = { game: 'alea-iacta-est', scenario: '3' }

async function refusalOf(asked: Promise<unknown>): Promise<WasRefused['refused']> {
  const error = await asked.then(
    () => null,
    (thrown: unknown) => thrown,
  )
  if (!(error instanceof WasRefused)) throw new Error(`not refused: ${error}`)
  return error.refused
}

async function owner(url: string, name = 'Livia'): Promise<{ guest: Guest; codes: string[] }> {
  const guest = Guest.nobody(url)
  const { codes } = await guest.post<{ codes: string[] }>('api/account', { name, password: PASSWORD })
  return { guest, codes }
}

describe('an account', () => {
  it('is made by a guest, who keeps his tables, and is signed in with on another device', async () => {
    const { url } = await serverFor()
    const { id, guests } = await tableOf(url, { ...alea, names: ['Livia', 'Hanno'] })
    const [livia] = guests
    if (livia === undefined) throw new Error('Livia sits there')
    expect(await livia.get<Self>('api/me')).toEqual({ name: 'Livia', kind: 'guest' })
    await livia.post('api/account', { name: 'Livia', password: PASSWORD })
    expect(await livia.get<Self>('api/me')).toEqual({ name: 'Livia', kind: 'person' })
    const phone = Guest.nobody(url)
    await phone.post('api/account/session', { name: 'Livia', password: PASSWORD })
    for (const device of [livia, phone]) {
      const { mine } = await device.get<Lobby>('api/lobby')
      expect(mine.map(table => table.id)).toEqual([id])
      expect((await device.get<TableSeen>(`api/tables/${id}`)).player).toBe(0)
    }
  })

  it('takes along what its owner had as a guest when he signs in, but no second seat at a table', async () => {
    const { url } = await serverFor()
    const { guest: livia } = await owner(url)
    const { id: both } = await livia.set({ ...alea, seats: [{ who: 'me' }, { who: 'open' }] })
    const phone = await Guest.named(url, 'Drusilla')
    const { id } = await phone.set({ ...alea, seats: [{ who: 'me' }, { who: 'open' }] })
    await phone.sit(both)
    await phone.post('api/account/session', { name: 'Livia', password: PASSWORD })
    const table = await livia.get<TableSeen>(`api/tables/${id}`)
    expect(table).toMatchObject({ isHost: true, player: 0 })
    expect((await livia.get<TableSeen>(`api/tables/${both}`)).player).toBe(0)
    const { mine } = await phone.get<Lobby>('api/lobby')
    expect(mine.map(each => each.id).toSorted()).toEqual([id, both].toSorted())
  })

  it('has a name that nobody else has, nor one that looks like it, guests neither', async () => {
    const { url } = await serverFor()
    await owner(url, 'Livia')
    const another = Guest.nobody(url)
    const taken = { reason: 'name-taken', free: 'Lívia 2' }
    expect(await refusalOf(another.post('api/account', { name: 'Lívia', password: PASSWORD }))).toMatchObject(
      taken,
    )
    expect(await refusalOf(Guest.named(url, 'L1via'))).toMatchObject({ reason: 'name-taken' })
    const hanno = await Guest.named(url, 'Hanno')
    expect(await refusalOf(hanno.post('api/me', { name: 'livia' }))).toMatchObject({ reason: 'name-taken' })
    expect(await hanno.get<Self>('api/me')).toEqual({ name: 'Hanno', kind: 'guest' })
  })

  it('tells nobody whether a name exists: what is wrong is answered alike', async () => {
    const { url } = await serverFor()
    await owner(url)
    const stranger = Guest.nobody(url)
    const wrong = { reason: 'wrong-secret' }
    expect(await refusalOf(stranger.post('api/account/session', { name: 'Livia', password: OTHER }))).toEqual(
      wrong,
    )
    expect(await refusalOf(stranger.post('api/account/session', { name: 'Nemo', password: OTHER }))).toEqual(
      wrong,
    )
    const code = 'AAAA-BBBB-CCCC-DDDD'
    for (const name of ['Livia', 'Nemo'])
      expect(await refusalOf(stranger.post('api/account/recover', { name, code, password: OTHER }))).toEqual(
        wrong,
      )
    expect(stranger.cookie).toBe('')
  })

  it('takes no password that others would try', async () => {
    const { url } = await serverFor()
    const guest = Guest.nobody(url)
    for (const password of ['password1234', '1234567890', 'aaaaaaaaaaaa', 'qwertyuiop!', 'Drusilla99'])
      expect(await refusalOf(guest.post('api/account', { name: 'Drusilla', password }))).toEqual({
        reason: 'weak-password',
      })
    expect(await refusalOf(guest.post('api/account', { name: 'Drusilla', password: 'short' }))).toMatchObject(
      {
        reason: 'malformed',
      },
    )
  })

  it('is got back by a code, once, and whoever was signed in is so no more', async () => {
    const { url } = await serverFor()
    const { guest, codes } = await owner(url)
    expect(codes).toHaveLength(8)
    const [code = ''] = codes
    const finder = Guest.nobody(url)
    const typed = code.toLowerCase().replaceAll('-', ' ')
    await finder.post('api/account/recover', { name: 'livia', code: typed, password: OTHER })
    expect(await finder.get<Self>('api/me')).toEqual({ name: 'Livia', kind: 'person' })
    expect(await guest.get<Self>('api/me')).toEqual({ name: null, kind: null })
    expect((await finder.get<Account>('api/account')).codesLeft).toBe(7)
    const again = { name: 'Livia', code, password: PASSWORD }
    expect(await refusalOf(Guest.nobody(url).post('api/account/recover', again))).toEqual({
      reason: 'wrong-secret',
    })
    const old = { name: 'Livia', password: PASSWORD }
    expect(await refusalOf(Guest.nobody(url).post('api/account/session', old))).toEqual({
      reason: 'wrong-secret',
    })
  })

  it('gives new codes for the password, and the old ones are void', async () => {
    const { url } = await serverFor()
    const { guest, codes } = await owner(url)
    expect(await refusalOf(guest.post('api/account/codes', { password: OTHER }))).toEqual({
      reason: 'wrong-secret',
    })
    const { codes: fresh } = await guest.post<{ codes: string[] }>('api/account/codes', {
      password: PASSWORD,
    })
    expect(new Set([...codes, ...fresh]).size).toBe(16)
    const wanted = { name: 'Livia', password: OTHER }
    const finder = Guest.nobody(url)
    expect(await refusalOf(finder.post('api/account/recover', { ...wanted, code: codes[0] }))).toEqual({
      reason: 'wrong-secret',
    })
    await finder.post('api/account/recover', { ...wanted, code: fresh[7] })
  })

  it('lists its devices and ends them one by one or all; their lines are cut', async () => {
    const { url } = await serverFor()
    const { guest } = await owner(url)
    const { id } = await guest.set({ ...alea, seats: [{ who: 'me' }, { who: 'open' }] })
    const signIn = async (device: string): Promise<Guest> => {
      const made = Guest.nobody(url)
      const init = {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'user-agent': device },
        body: JSON.stringify({ name: 'Livia', password: PASSWORD }),
      }
      await made.fetch('api/account/session', init)
      return made
    }
    const phone = await signIn('Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) Safari/604.1')
    const tablet = await signIn('Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Firefox/130.0')
    const lines = [phone, tablet].map(device => device.live(id))
    await Promise.all(lines.map(line => line.until(() => line.table !== null)))
    const { sessions } = await guest.get<Account>('api/account')
    expect(sessions.map(({ device, isThis }) => [device, isThis]).toSorted()).toEqual([
      ['', true],
      ['Firefox, Linux', false],
      ['Safari, iPhone', false],
    ])
    const lost = sessions.find(({ device }) => device === 'Safari, iPhone')
    await guest.fetch(`api/account/sessions/${lost?.id}`, { method: 'DELETE' })
    await lines[0]?.until(() => lines[0]?.bye === 'signed-out')
    expect(lines[1]?.bye).toBeNull()
    expect((await phone.get<Self>('api/me')).name).toBeNull()
    await guest.fetch('api/account/sessions', { method: 'DELETE' })
    await lines[1]?.until(() => lines[1]?.bye === 'signed-out')
    expect((await guest.get<Account>('api/account')).sessions).toHaveLength(1)
  })

  it('ends nobody else’s sessions', async () => {
    const { url } = await serverFor()
    const [livia, hanno] = [await owner(url, 'Livia'), await owner(url, 'Hanno')]
    const { sessions } = await livia.guest.get<Account>('api/account')
    const response = await hanno.guest.fetch(`api/account/sessions/${sessions[0]?.id}`, { method: 'DELETE' })
    expect(response.status).toBe(404)
    expect((await livia.guest.get<Self>('api/me')).name).toBe('Livia')
  })

  it('has a new session with a new password, and the others end', async () => {
    const { url } = await serverFor()
    const { guest } = await owner(url)
    const before = guest.cookie
    await guest.post('api/account/password', { password: PASSWORD, next: OTHER })
    expect(guest.cookie).not.toBe(before)
    expect((await guest.get<Self>('api/me')).kind).toBe('person')
    const thief = Guest.nobody(url)
    thief.cookie = before
    expect((await thief.get<Self>('api/me')).name).toBeNull()
  })
})

describe('whoever guesses passwords', () => {
  const limits = { triesOfName: [0, 3], triesOfAddress: [0, 100] } as const

  it('is stopped after some tries, whether or not there is such a name', async () => {
    const { url } = await serverFor({ limits })
    await owner(url)
    for (const name of ['Livia', 'Nemo']) {
      const tried = async () =>
        (await refusalOf(Guest.nobody(url).post('api/account/session', { name, password: OTHER }))).reason
      expect([await tried(), await tried(), await tried(), await tried()]).toEqual([
        ...['wrong-secret', 'wrong-secret', 'wrong-secret'],
        'too-fast',
      ])
    }
  })

  it('does not lock out the owner, whose device is known', async () => {
    const { url } = await serverFor({ limits })
    const { guest } = await owner(url)
    for (let tries = 0; tries < 4; tries++)
      await refusalOf(Guest.nobody(url).post('api/account/session', { name: 'Livia', password: OTHER }))
    const signIn = { name: 'Livia', password: PASSWORD }
    expect(await refusalOf(Guest.nobody(url).post('api/account/session', signIn))).toEqual({
      reason: 'too-fast',
    })
    await guest.fetch('api/me', { method: 'DELETE' })
    expect(await guest.get<Self>('api/me')).toEqual({ name: null, kind: null })
    await guest.post('api/account/session', signIn)
    expect((await guest.get<Self>('api/me')).name).toBe('Livia')
  })

  it('is counted by his address too', async () => {
    const { url } = await serverFor({ limits: { triesOfName: [0, 3], triesOfAddress: [0, 4] } })
    const reasons: string[] = []
    for (let tries = 0; tries < 6; tries++) {
      const password = OTHER
      const refused = await refusalOf(
        Guest.nobody(url).post('api/account/session', { name: `Nemo${tries}a`, password }),
      )
      reasons.push(refused.reason)
    }
    expect(reasons.map(reason => reason === 'too-fast')).toEqual([false, false, false, false, true, true])
  })
})

describe('names and passwords', () => {
  it('are alike if they look alike', () => {
    for (const other of ['LIVIA', 'Lívia', 'L1via', 'Liv ia', 'Livıa', 'Livіa', 'Llvla'])
      expect(likeness(other), other).toBe(likeness('Livia'))
    for (const other of ['Livia 2', 'Livius', 'Olivia'])
      expect(likeness(other), other).not.toBe(likeness('Livia'))
  })

  it('are weak if many have them, a pattern, or the name itself', () => {
    for (const weak of [
      'Passw0rd!!',
      'abcdefghijkl',
      '9876543210',
      'abababababab',
      'iloveyou2024',
      'secretsecret',
    ])
      expect(isWeak(weak, 'Livia'), weak).toBe(true)
    expect(isWeak('Octavianus1', 'Octavianus')).toBe(true)
    for (const good of [PASSWORD, OTHER, 'password of my aunt', 'x9Kd02mVbQ'])
      expect(isWeak(good, 'Livia'), good).toBe(false)
  })

  it('say of a device what its owner knows it by', () => {
    expect(deviceOf('Mozilla/5.0 (Windows NT 10.0) AppleWebKit Chrome/120 Safari/537 Edg/120')).toBe(
      'Edge, Windows',
    )
    expect(deviceOf('Mozilla/5.0 (Linux; Android 14) AppleWebKit Chrome/120 Mobile Safari/537')).toBe(
      'Chrome, Android',
    )
    expect(deviceOf('curl/8')).toBe('')
    expect(deviceOf(undefined)).toBe('')
  })
})
