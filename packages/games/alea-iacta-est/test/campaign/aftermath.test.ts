import { describe, expect, it } from 'vitest'
import { fight } from '../../../imperator/rules/combat/battle.ts'
import { evasionTarget } from '../../../imperator/rules/combat/evasion.ts'
import { newEngagement } from '../../../imperator/rules/combat/forces.ts'
import { stratagemsBeforeBattle } from '../../../imperator/rules/stratagems/battle.ts'
import { condemned } from '../../rules/combat/leaders.ts'
import { resolveZone } from '../../rules/combat/zone.ts'
import { type AleaState, boxes } from '../../rules/state.ts'
import { put } from '../counters.ts'
import { d6, give, play, positionOf } from '../support.ts'
import { atWar, caesarians, field, placeIn, reduced, republicans } from './stage.ts'

describe('ships', () => {
  it('AIE-8.2-i: where the enemy has land units and ships, ships alone leave without a battle', () => {
    const state = field(s => {
      caesarians(s, 'ITA-7', 'curio', 'legio-V', 'naves-8-2-1')
      republicans(s, 'ITA-7', 'naves-6-1-1')
    })
    const run = play(g => resolveZone(g, 'ITA-7'), { state, choices: ['evade-to MIC'], impossible: true })
    expect(placeIn(run.state, 'naves-6-1-1')).toBe('MIC')
  })

  it('AIE-3.4.2-h: a winner too loses what his ships can no longer carry', () => {
    const army = ['legio-V', 'legio-VI', 'legio-VII', 'auxilia-1']
    const state = field(s => {
      caesarians(s, 'MIO', 'lurium', 'naves-6-0-1', 'naves-6-0-2', ...army)
      republicans(s, 'MIO', 'bibulus', 'naves-4-0-1', 'naves-4-1-1')
      reduced(s, 'naves-6-0-1')
    })
    // 9 SP against 8: 1/1; a 5 is 3/4 / A, so that the winner of two ships loses one.
    const run = play(g => fight(g, newEngagement(g, 'MIO', 'naval', 'caesarian', null)), {
      state,
      dice: [d6('battle', 5)],
      choices: ['reduce naves-6-0-1', 'retreat MIC', 'lose auxilia-1'],
      impossible: true,
    })
    expect(placeIn(run.state, 'naves-6-0-1')).toBe(boxes.reserve)
    expect(placeIn(run.state, 'auxilia-1')).toBe(boxes.reserve)
    expect(placeIn(run.state, 'legio-V')).toBe('MIO')
  })
})

describe('leaders', () => {
  it('AIE-8.5.2-a: without a Faction Leader on either side Assassins and Pretenders just retreat', () => {
    const position = positionOf(
      field(s => {
        s.factionLeaders = { caesarian: ['octavianus'], republican: ['corvinus'] }
        s.pretenders.republican = 'bassus'
        caesarians(s, 'GRA-2', 'bassus')
        republicans(s, 'GRA-2', 'cassius')
      }, '5'),
    )
    const pretender = { side: 'caesarian' as const, leaders: ['bassus'], units: [] }
    const assassin = { side: 'republican' as const, leaders: ['cassius'], units: [] }
    expect(condemned(position, pretender, assassin)).toEqual([])
    expect(condemned(position, assassin, pretender)).toEqual([])
  })

  it('AIE-EV-04: the TB of an ill attacker does not hinder an evasion', () => {
    const state = field(s => {
      caesarians(s, 'ITA-1', 'm-antonius', 'legio-V')
      republicans(s, 'ITA-1', 'labienus', 'legio-XV')
    })
    expect(evasionTarget(positionOf(state), 'ITA-1', 'republican')).toBe(2)
    state.turn.ill = ['m-antonius']
    expect(evasionTarget(positionOf(state), 'ITA-1', 'republican')).toBe(4)
  })
})

describe('stratagems before a battle', () => {
  const offered = (zone: string, side: 'caesarian' | 'republican', state: AleaState) =>
    stratagemsBeforeBattle(
      positionOf(state),
      newEngagement(positionOf(state), zone, 'land', 'caesarian', null),
      side,
    ).map(({ verb }) => verb)

  it('AIE-6.3-i, AIE-6.3-j: a port has walls as a city has', () => {
    const state = field(s => {
      caesarians(s, 'AFR-2', 'legio-V')
      republicans(s, 'AFR-2', 'legio-XV')
      give(s, 'caesarian', 'K04')
      give(s, 'republican', 'K03')
    })
    expect(offered('AFR-2', 'caesarian', state)).toContain('poliorcetique')
    expect(offered('AFR-2', 'republican', state)).toContain('muraille')
  })

  it('AIE-6.3-g, RULING-100: nobody goes over to a People that is merely controlled', () => {
    const state = field(s => {
      atWar(s, 'germani', 'caesarian')
      for (const unit of ['germani-1', 'germani-2', 'germani-3']) put(s, unit, 'GAL-2')
      republicans(s, 'GAL-2', 'legio-XV', 'auxilia-1')
      give(s, 'caesarian', 'K15')
    })
    expect(offered('GAL-2', 'caesarian', state)).not.toContain('transfuges')
  })
})
