import { describe, expect, it } from 'vitest'
import { miles } from '../../../imperator/bot/character.ts'
import { movement } from '../../../imperator/rules/movement/phase.ts'
import { botOf } from '../../bot/levels.ts'
import type { SemperState } from '../../rules/state.ts'
import { atWar, constantinAlone, give, playUntil } from '../support.ts'
import { seatIn } from './seat.ts'

/** Constantin holds everything, so that Peoples at war are against him; he moves. */
function besieged(counter: string, change: (state: SemperState) => void): SemperState {
  return constantinAlone(state => {
    give(state, 'primus', counter)
    change(state)
  })
}

/** Those who use stratagems; Tiro and Miles do not. */
const cunning = { ...miles, usesStratagems: true }

/** What he chooses in his movement, or after these choices. */
function answers(state: SemperState, ...before: string[]): string {
  const seat = seatIn(playUntil(movement, { state, choices: before }))
  const { verb, noun } = botOf(cunning, 1).choose(seat)
  return noun === undefined ? verb : `${verb} ${noun}`
}

describe('bots make peace', () => {
  const nationality = 'pacification-d-une-nationalite-1'

  it('SV-6.3-W: with a Nationality that has four units in the field against them, not with fewer', () => {
    const germans = besieged(nationality, state => atWar(state, 'alamanni', 'secondus'))
    expect(answers(germans)).toBe(`pacification-d-une-nationalite ${nationality}`)
    const mauri = besieged(nationality, state => atWar(state, 'mauri', 'secondus'))
    expect(answers(mauri)).not.toContain('pacification')
    const both = besieged(nationality, state => {
      atWar(state, 'alamanni', 'secondus')
      atWar(state, 'mauri', 'secondus')
    })
    expect(answers(both, `pacification-d-une-nationalite ${nationality}`)).toBe('pacify germans')
  })

  it('SV-6.3-X: Pax Romana with all, or with one if their own Peoples are among them', () => {
    const all = besieged('pax-romana-1', state => {
      atWar(state, 'alamanni', 'secondus')
      atWar(state, 'mauri', 'secondus')
    })
    expect(answers(all)).toBe('pax-romana pax-romana-1')
    expect(answers(all, 'pax-romana pax-romana-1')).toBe('pacify-all')
    const mixed = besieged('pax-romana-1', state => {
      atWar(state, 'alamanni', 'secondus')
      atWar(state, 'persians', 'primus')
    })
    expect(answers(mixed, 'pax-romana pax-romana-1')).toBe('pacify alamanni')
  })
})
