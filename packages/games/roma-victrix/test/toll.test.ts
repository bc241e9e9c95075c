import { wordsOf } from '@aquila/engine'
import { describe, expect, it } from 'vitest'
import { numberOfArea } from '../data/index.ts'
import { romaData } from '../data/shipped.ts'
import { type Exposed, sufferLosses } from '../rules/losses.ts'
import { unitsAt } from '../rules/pieces.ts'
import { texts } from './english.ts'
import { Stage } from './support.ts'

const at = numberOfArea
const words = wordsOf(texts, romaData)

/** What is told when a force in Apulia loses so many points, as the table suggests. */
function told(stage: Stage, power: string, points: number, walls: Partial<Exposed> = {}, seen = true) {
  const units = unitsAt(stage.state, at('apulia')).map(({ id }) => id)
  if (seen) stage.state.revealed = [at('apulia')]
  const exposed = {
    area: at('apulia'),
    power: stage.power(power),
    units,
    garrison: false,
    limes: false,
    city: false,
    ...walls,
  }
  const { match } = stage.drive(g => sufferLosses(g, [{ exposed, points, rule: 'RV-5.31-9' }]))
  const lines = (role: string | null) =>
    match
      .log(role)
      .filter(({ kind }) => kind === 'loss')
      .map(words.event)
  return { all: lines(null), own: lines(power) }
}

describe('losses in the log', () => {
  it('RV-5.31-9, RV-3.4-a: one sentence a side, by kind; a unit that is hit twice is lost', () => {
    const mixed = new Stage().units('rome', 'apulia', '4 lgn, 2 aux, 1 cav')
    // Both Auxilia, the Cavalry and half a Legion.
    expect(told(mixed, 'rome', 8).all).toEqual([
      'Rome loses 2 Auxilia and 1 Cavalry in Apulia, and has 1 Legion reduced',
    ])
    const flipped = new Stage().units('rome', 'apulia', '2 lgn, 1 aux, 1 cav')
    expect(told(flipped, 'rome', 1).all).toEqual(['Rome has 1 Auxilia reduced in Apulia'])
    const gone = new Stage().units('rome', 'apulia', '1 aux reduced, 1 cav reduced')
    expect(told(gone, 'rome', 1).all).toEqual(['Rome loses 1 Auxilia in Apulia'])
  })

  it('RV-10.54-a, RV-10.67-a, RV-10.41-9: Garrison, Limes and walls are counted too, and whose units they are', () => {
    const held = new Stage().units('rome', 'apulia', '1 lgn').units('syracusae', 'apulia', '2 aux reduced')
    held.garrison('rome', 'apulia').marks('apulia', { limes: 2 })
    expect(told(held, 'rome', 4, { garrison: true, limes: true }).all).toEqual([
      'Rome loses 1 Auxilia of Syracusae, the Garrison and 2 steps of the Limes in Apulia',
    ])
    const besieged = new Stage().units('carthage', 'apulia', '2 hi')
    besieged.marks('apulia', { city: { power: besieged.power('carthage'), rank: 'major', strength: 4 } })
    expect(told(besieged, 'carthage', 3, { city: true }).all).toEqual([
      'Carthage loses 3 steps of the City in Apulia',
    ])
  })

  it('RV-6.2-b: outside a combat only the owner reads what he has lost', () => {
    const { all, own } = told(new Stage().units('rome', 'apulia', '2 lgn, 1 aux'), 'rome', 2, {}, false)
    expect([all, own]).toEqual([['Rome has losses in Apulia'], ['Rome loses 1 Auxilia in Apulia']])
  })
})
