import { describe, expect, it } from 'vitest'
import { Evaluation } from '../../../imperator/bot/evaluation.ts'
import { centurio, miles } from '../../bot/character.ts'
import { doctrine } from '../../bot/doctrine.ts'
import { voyagesOf } from '../../bot/voyages.ts'
import type { AleaState } from '../../rules/state.ts'
import { emptyMap, place, positionOf } from '../support.ts'

/** A Caesarian fleet in Massalia, in Gallia, which is his; Afranius may stand in Narbo, next to it. */
function massalia(change: (state: AleaState) => void = () => {}): AleaState {
  return emptyMap('2', state => {
    state.sequences = { caesarian: 3, republican: 3 }
    place(state, 'GAL-8', 'caesarian', ['naves-6-0-1'])
    change(state)
  })
}

function worthOfFleets(state: AleaState, where = 'GAL-8', character = centurio): number {
  const { fleets } = new Evaluation(doctrine, positionOf(state), 'caesarian', character).terms
  return fleets.worthOf({ places: new Set([where]), regions: new Set(), fought: false })
}

/** Republicans next to the port. */
const near = (state: AleaState) => place(state, 'GAL-9', 'republican', ['afranius', 'legio-II', 'legio-III'])

describe('AIE-8.2-i: ships in port', () => {
  it('are feared for where enemies can march in, and Miles does not think of it', () => {
    expect(worthOfFleets(massalia())).toBeCloseTo(0)
    expect(worthOfFleets(massalia(near))).toBeCloseTo(-6 * centurio.judgement.fleetsAtRisk)
    expect(worthOfFleets(massalia(near), 'GAL-8', miles)).toBeCloseTo(0)
  })

  it('are safer with a leader, who can bring them back from the sea if he has another sequence', () => {
    const manned = (sequences: number) =>
      massalia(state => {
        near(state)
        place(state, 'GAL-8', 'caesarian', ['curio'])
        state.sequences.caesarian = sequences
      })
    expect(worthOfFleets(manned(3))).toBeGreaterThan(worthOfFleets(massalia(near)) / 2)
    expect(worthOfFleets(manned(1))).toBeCloseTo(worthOfFleets(massalia(near)))
  })

  it('beside an army are lost with its battle, unless it could board them and has another sequence to bring them home', () => {
    const battle = (sequences: number, legions: string[], ships: string[] = []) =>
      massalia(state => {
        state.sequences.caesarian = sequences
        place(state, 'GAL-8', 'caesarian', ['curio', ...legions, ...ships])
        place(state, 'GAL-8', 'republican', ['afranius', 'legio-I', 'legio-II', 'legio-III'])
      })
    const defeat = (state: AleaState) =>
      1 - new Evaluation(doctrine, positionOf(state), 'caesarian', centurio).chanceAt('GAL-8')
    const few = ['legio-V', 'legio-VI', 'legio-VII']
    const tooMany = [...few, 'legio-VIII']
    expect(defeat(battle(3, few))).toBeGreaterThan(0)
    expect(worthOfFleets(battle(3, few))).toBeCloseTo(-6 * 0.2 * defeat(battle(3, few)))
    expect(worthOfFleets(battle(1, few))).toBeCloseTo(-6 * defeat(battle(1, few)))
    expect(worthOfFleets(battle(3, tooMany))).toBeCloseTo(-6 * defeat(battle(3, tooMany)))
  })

  it('on a coast without a port need a leader to take them away', () => {
    const portless = (...leaders: string[]) =>
      emptyMap('2', state => {
        state.sequences = { caesarian: 3, republican: 3 }
        place(state, 'GAL-9', 'caesarian', ['naves-6-0-1', 'legio-V', ...leaders])
      })
    expect(worthOfFleets(portless(), 'GAL-9')).toBeCloseTo(-6 * 0.85 * centurio.judgement.fleetsAtRisk)
    expect(worthOfFleets(portless('curio'), 'GAL-9')).toBeCloseTo(0)
  })

  it('without a leader are nowhere worse off than at sea', () => {
    const adrift = emptyMap('2', state => {
      state.sequences = { caesarian: 3, republican: 3 }
      place(state, 'MIO', 'caesarian', ['naves-6-0-1'])
    })
    expect(worthOfFleets(adrift, 'MIO')).toBeCloseTo(-6 * 0.85 * centurio.judgement.fleetsAtRisk)
    place(adrift, 'MIO', 'caesarian', ['curio'])
    expect(worthOfFleets(adrift, 'MIO')).toBeCloseTo(0)
  })
})

describe('empty ships', () => {
  const ends = (state: AleaState, captain: string) =>
    [...voyagesOf(positionOf(state), 'caesarian', captain)].map(({ path, reason }) => ({
      to: path.at(-1),
      why: reason?.key,
    }))

  it('sail home, to a port of an own region, but not to one of the enemy; from the sea to any port', () => {
    const from = (where: string) =>
      ends(
        emptyMap('2', bare => {
          bare.regions.sicilia = 'caesarian'
          place(bare, where, 'caesarian', ['curio', 'naves-6-0-1'])
        }),
        'curio',
      )
    expect(from('GAL-8').map(({ to }) => to)).toContain('SIC-2')
    expect(from('GAL-8').map(({ to }) => to)).not.toContain('HIS-3')
    expect(from('MIO')).toContainEqual({ to: 'HIS-3', why: 'bot.ships-to-port' })
    expect(from('MIO').map(({ to }) => to)).not.toContain('GAL-9')
  })

  it('put to sea to fetch ships that lie there without a leader', () => {
    const state = massalia(bare => place(bare, 'GAL-8', 'caesarian', ['curio']))
    expect(ends(state, 'curio').map(({ to }) => to)).not.toContain('MIO')
    place(state, 'MIO', 'caesarian', ['naves-6-0-2'])
    expect(ends(state, 'curio')).toContainEqual({ to: 'MIO', why: 'bot.fetch-ships' })
    place(state, 'MIO', 'caesarian', ['hirtius'])
    expect(ends(state, 'curio').map(({ to }) => to)).not.toContain('MIO')
    place(state, 'MIC', 'caesarian', ['naves-4-0-1'])
    expect(ends(state, 'curio')).toContainEqual({ to: 'MIC', why: 'bot.fetch-ships' })
  })

  it('are an errand for a leader where nobody guards them', () => {
    const state = massalia()
    expect(doctrine.errand(positionOf(state), 'caesarian', 'GAL-8')).toBe('bot.man-ships')
    place(state, 'GAL-8', 'caesarian', ['legio-V'])
    expect(doctrine.errand(positionOf(state), 'caesarian', 'GAL-8')).toBeNull()
    expect(doctrine.errand(positionOf(state), 'caesarian', 'ITA-1')).toBe('bot.roma')
  })
})
