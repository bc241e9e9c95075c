import { fastDice, Match } from '@aquila/engine'
import { describe, expect, it } from 'vitest'
import { chanceOfControl } from '../../../imperator/bot/control.ts'
import { Evaluation } from '../../../imperator/bot/evaluation.ts'
import { exitsOf } from '../../../imperator/bot/exits.ts'
import { threatsOf } from '../../../imperator/bot/threats.ts'
import { centurio, miles } from '../../bot/character.ts'
import { doctrine } from '../../bot/doctrine.ts'
import { alea } from '../../index.ts'
import { copyState } from '../../rules/knowledge/copy.ts'
import type { AleaPosition } from '../../rules/state.ts'
import { put } from '../counters.ts'

/** The crossing of the Rubicon, with one sequence left to the Caesarian this year. */
function rubicon(): AleaPosition {
  const { position } = Match.start(alea, { scenario: '2', dice: fastDice(1) })
  return { ...position, state: { ...copyState(position.state), sequences: { caesarian: 1, republican: 0 } } }
}

describe('the chance to control a region', () => {
  const sure = { holds: 1, city: false }
  const doubtful = { holds: 0.5, city: true }

  it('is certain or nothing where no battle is to be fought', () => {
    expect(chanceOfControl([sure, sure], 2, 0)).toBe(1)
    expect(chanceOfControl([sure, sure], 3, 0)).toBe(0)
    expect(chanceOfControl([sure, sure], 2, 1)).toBe(0)
  })

  it('hangs on the battles for zones and cities', () => {
    expect(chanceOfControl([sure, doubtful], 2, 1)).toBeCloseTo(0.5)
    expect(chanceOfControl([sure, doubtful, doubtful], 2, 1)).toBeCloseTo(0.75)
    expect(chanceOfControl([doubtful, doubtful], 2, 1)).toBeCloseTo(0.25)
  })
})

describe('units that have no leader when a year ends', () => {
  // AIE-3.7.2-a: they would go over to the Republicans, who hold Italia.
  it('are lost to Centurio, and Miles does not think of it', () => {
    const position = rubicon()
    const italia = (character: typeof miles) =>
      new Evaluation(doctrine, position, 'caesarian', character).region('italia')
    const led = { centurio: italia(centurio), miles: italia(miles) }
    put(position.state, 'm-antonius', 'ITA-4')
    expect(led.miles - italia(miles)).toBeCloseTo(0)
    // Legio VIII, auxilia and equites.
    expect(led.centurio - italia(centurio)).toBeCloseTo(10)
  })
})

describe('what the enemy could bring', () => {
  // RULING-17: from a port across one sea he may also land where there is no port, but then he crosses no other.
  it('reaches every coast of a sea on which his ships lie, and the ports of the next', () => {
    const position = rubicon()
    const threats = threatsOf(doctrine, position, 'republican')
    // Ahenobarbus with Legio XV and a fleet, in Brundisium.
    expect(threats.get('AFR-3')?.strength).toBe(5)
    expect(threats.has('ASI-1')).toBe(true)
    expect(threats.has('ASI-3')).toBe(false)
    put(position.state, 'ahenobarbus', 'ITA-1')
    expect(threatsOf(doctrine, position, 'republican').has('AFR-3')).toBe(false)
  })
})

describe('the ways out of a zone', () => {
  it('are closed by those who come through them, and by enemies', () => {
    const position = rubicon()
    // AIE-8.2-e: Romans do not leave the Republic, so that Thessalonica has one way out.
    expect(exitsOf(position, 'GRA-2', 'republican')).toEqual(['GRA-3'])
    expect(exitsOf(position, 'GRA-2', 'republican', ['GRA-3'])).toEqual([])
    put(position.state, 'legio-XIII', 'GRA-3')
    expect(exitsOf(position, 'GRA-2', 'republican')).toEqual([])
  })
})
