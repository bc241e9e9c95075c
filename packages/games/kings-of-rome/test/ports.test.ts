import { describe, expect, it } from 'vitest'
import { loadData } from '../data/pack.ts'
import { voyages } from '../rules/actions/sailing.ts'
import { friendlyPort } from '../rules/deployment/units.ts'
import { boxes } from '../rules/state.ts'
import { bareMap, place, positionOf, reign } from './support.ts'

describe('ports', () => {
  it('KOR-NAV-1, RULING-30, RULING-76: with troops to every city on the sea within 25 points, anchored off the nearest', () => {
    const state = bareMap(each => {
      reign(each, 4, 12)
      each.ostia = true
      place(each, '3803', 'roman', ['G-ostia', 'ostia-ship-1', 'ancus'])
    })
    // Data of its own, so that nothing was found before.
    const position = { ...positionOf(state), data: loadData({ name: 'ports' }) }
    const found = voyages(position, '3803', true)
    expect(found.map(({ to, anchorage, cost }) => `${to} from ${anchorage}: ${cost}`)).toEqual([
      '2505 from 2505: 14',
      '3104 from 3104: 7',
      '3305 from 3304: 6',
      '4203 from 4202: 6',
      '4403 from 4402: 8',
      '4702 from 4702: 10',
      '5503 from 5503: 19',
      '5705 from 5705: 23',
    ])
  })

  it('RULING-47: ships go home, else to the nearest port of their people on a sea, else to the pool', () => {
    const lost = (...cities: string[]) =>
      positionOf(
        bareMap(each => {
          reign(each, 4, 12)
          for (const [index, hex] of cities.entries()) place(each, hex, 'roman', [`G-etr-${index + 1}`])
        }),
      )
    for (const hex of ['1304', '2505', '3104']) expect(friendlyPort(lost(), hex, 'etr')).toBe(hex)
    expect(friendlyPort(lost('3104'), '3104', 'etr')).toBe('2505')
    expect(friendlyPort(lost('3104', '2505'), '3104', 'etr')).toBe('1304')
    expect(friendlyPort(lost('3104', '2505', '1304'), '3104', 'etr')).toBe(boxes.pool)
    // A port of others is none, and Hatria lies on no sea of this map.
    expect(friendlyPort(lost(), '3104', 'vol')).toBe('4702')
    expect(friendlyPort(lost(), '4830', 'pic')).toBe(boxes.pool)
  })
})
