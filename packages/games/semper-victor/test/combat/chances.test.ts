import { describe, expect, it } from 'vitest'
import { chanceBelow, evasionChance } from '../../../imperator/rules/combat/evasion.ts'
import { newEngagement } from '../../../imperator/rules/combat/forces.ts'
import { battleOdds, chanceToWin, sketchOf } from '../../../imperator/rules/combat/odds.ts'
import { trapped } from '../../../imperator/rules/combat/retreat.ts'
import { whyNotStack } from '../../../imperator/rules/movement/stacking.ts'
import { boxes } from '../../rules/state.ts'
import {
  atWar,
  constantinAlone,
  isReduced,
  place,
  play,
  positionOf,
  primus,
  reduced,
  secondus,
  sideIn,
  where,
} from '../support.ts'

describe('chances', () => {
  it('SV-8.2-A: of six faces those below the SR; none for a leader who is ill', () => {
    const state = constantinAlone(state => primus(state, 'GAL2', 'severe', 'crispus'))
    const below = (target: number) => chanceBelow(positionOf(state), target)
    expect([0, 1, 2, 3, 7, 9].map(below)).toEqual([0, 0, 1 / 6, 2 / 6, 1, 1])
    // Crispus has SR 3, Sévère 2.
    const chance = (...leaders: string[]) => evasionChance(positionOf(state), leaders, ['constantin'])
    expect([chance('severe'), chance('severe', 'crispus')]).toEqual([1 / 6, 2 / 6])
    state.turn.ill = ['crispus']
    expect([chance('crispus'), chance('severe', 'crispus')]).toEqual([0, 2 / 6])
  })

  it('SV-8.3-C: the faces of the die on which a side wins', () => {
    const state = constantinAlone(state => {
      primus(state, 'GAL2', 'batavi')
      secondus(state, 'GAL2', 'heruli')
    })
    const position = positionOf(state)
    const odds = battleOdds(
      position,
      sketchOf(position, newEngagement(position, 'GAL2', 'land', 'primus', null)),
    )
    const wins = odds.faces.filter(({ cell }) => cell.winner === 'attacker').length
    expect(wins).toBe(3)
    expect([chanceToWin(odds, 'attacker'), chanceToWin(odds, 'defender')]).toEqual([0.5, 0.5])
  })
})

describe('who cannot leave', () => {
  it('SV-8.4.1-A, SV-8.5.1-A: units are eliminated and nobody’s, leaders die', () => {
    const state = constantinAlone(state => {
      secondus(state, 'GAL2', 'severe', 'batavi', 'dux-treveri')
      reduced(state, 'batavi')
    })
    const { state: after } = play(g => trapped(g, 'GAL2', 'secondus', ['severe', 'batavi', 'dux-treveri']), {
      state,
    })
    expect(['severe', 'batavi', 'dux-treveri'].map(id => where(after, id))).toEqual([
      boxes.dead,
      boxes.reserve,
      boxes.returning,
    ])
    expect([sideIn(after, 'batavi'), isReduced(after, 'batavi')]).toEqual([null, false])
  })
})

describe('who may stand together', () => {
  it('SV-4.2.4-A: a People not among Romans of its player, though no leader is with them', () => {
    const state = constantinAlone(state => {
      atWar(state, 'franci', 'secondus')
      secondus(state, 'GAL1', 'batavi')
      primus(state, 'GAL4', 'heruli')
      place(state, 'FRA', null, 'ascaric')
    })
    const why = (zone: string, coming: string[] = ['franci-1']) =>
      whyNotStack(positionOf(state), 'secondus', 2, zone, coming)?.rule ?? null
    expect([why('GAL1'), why('GAL4'), why('GAL6')]).toEqual(['SV-4.2.4-A', null, null])
    expect(why('GAL1', ['franci-1', 'batavi'])).toBeNull()
  })
})
