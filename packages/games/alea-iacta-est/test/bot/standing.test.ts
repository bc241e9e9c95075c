import { describe, expect, it } from 'vitest'
import { timeLeft } from '../../../imperator/bot/situation.ts'
import { leadBy } from '../../../imperator/bot/standing.ts'
import { measuresOf, weights } from '../../bot/standing.ts'
import { positionOf, scenario } from '../support.ts'

describe('how a side stands', () => {
  const leads = (spqr: number) => {
    const position = positionOf(
      scenario('2', state => {
        state.spqr = spqr
        state.sequences = { caesarian: 3, republican: 3 }
      }),
    )
    const leadOf = (side: 'caesarian' | 'republican') =>
      leadBy(weights, measuresOf(position, side), timeLeft(position))
    return { caesarian: leadOf('caesarian'), republican: leadOf('republican') }
  }

  it('is as much as the other lacks, but for what both fear', () => {
    const { caesarian, republican } = leads(0)
    const worse = leads(4)
    expect(Math.abs(caesarian - republican)).toBeGreaterThan(0.05)
    expect(caesarian - republican).toBeCloseTo(worse.caesarian - worse.republican)
  })

  it('is worse for both when the Republic is dying', () => {
    expect(leads(4).caesarian).toBeLessThan(leads(0).caesarian - 0.5)
    expect(leads(4).republican).toBeLessThan(leads(0).republican - 0.5)
  })
})
