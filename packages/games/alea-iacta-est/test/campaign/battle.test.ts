import { describe, expect, it } from 'vitest'
import { fight } from '../../../imperator/rules/combat/battle.ts'
import { allCrossed, isContested, newEngagement } from '../../../imperator/rules/combat/forces.ts'
import { shareOf, sufferLosses } from '../../../imperator/rules/combat/losses.ts'
import { battleOdds, sketchOf } from '../../../imperator/rules/combat/odds.ts'
import { combat, zonesToResolve } from '../../../imperator/rules/combat/phase.ts'
import { stratagemsBeforeBattle } from '../../../imperator/rules/stratagems/battle.ts'
import { unitsOf } from '../../rules/pieces.ts'
import { type AleaState, boxes } from '../../rules/state.ts'
import { counterOf, put, setMoved, unit } from '../counters.ts'
import { d6, give, play, playUntil, positionOf, type Script } from '../support.ts'
import { atWar, caesarians, field, placeIn, reduced, republicans } from './stage.ts'

/** The Caesarian attacks. */
function battle(zone: string, kind: 'land' | 'naval', script: Omit<Script, 'state'> & { state: AleaState }) {
  return play(g => fight(g, newEngagement(g, zone, kind, 'caesarian', null)), { impossible: true, ...script })
}

describe('where there is combat', () => {
  it('AIE-8.1-a, AIE-8.1-b: land units against land units, naves against naves', () => {
    const state = field(s => {
      caesarians(s, 'GAL-8', 'legio-V', 'naves-6-0-1')
      republicans(s, 'GAL-8', 'legio-XV')
      caesarians(s, 'MIO', 'naves-6-0-2')
      republicans(s, 'MIO', 'naves-4-0-1')
    })
    const position = positionOf(state)
    expect(isContested(position, 'GAL-8', 'land')).toBe(true)
    expect(isContested(position, 'GAL-8', 'naval')).toBe(false)
    expect(isContested(position, 'MIO', 'naval')).toBe(true)
  })

  it('AIE-6.1-b: none between Romans under Janus', () => {
    const state = field(s => {
      s.turn.janus = true
      caesarians(s, 'GAL-8', 'legio-V')
      republicans(s, 'GAL-8', 'legio-XV')
    })
    expect(isContested(positionOf(state), 'GAL-8', 'land')).toBe(false)
  })

  it('AIE-8.1-a: the side in its E.2 attacks, in the order it likes', () => {
    const state = field(s => {
      s.active = 'republican'
      caesarians(s, 'GAL-8', 'legio-V')
      republicans(s, 'GAL-8', 'legio-XV')
      caesarians(s, 'ITA-1', 'legio-VI')
      republicans(s, 'ITA-1', 'legio-XVI')
    })
    const { decision } = playUntil(combat, { state, impossible: true })
    expect(decision.role).toBe('republican')
    expect(decision.choices.map(choice => choice.noun)).toEqual(['ITA-1', 'GAL-8'])
  })

  it('AIE-CT-l, RULING-62: crossed only if every attacking unit came over the water this SMC', () => {
    const state = field(s => {
      caesarians(s, 'SIC-1', 'legio-V', 'legio-VI')
      s.arrivals = [{ piece: 'legio-V', zone: 'SIC-1', from: 'ITA-7', crossed: true }]
    })
    expect(allCrossed(positionOf(state), 'SIC-1', ['legio-V'])).toBe(true)
    expect(allCrossed(positionOf(state), 'SIC-1', ['legio-V', 'legio-VI'])).toBe(false)
  })

  it('AIE-CT-l: an army that came over the strait fights for it at -1 on land, and ships do not', () => {
    const state = field(s => {
      caesarians(s, 'SIC-1', 'legio-V', 'naves-6-0-1')
      republicans(s, 'SIC-1', 'legio-XV', 'naves-4-0-1')
      s.arrivals = ['legio-V', 'naves-6-0-1'].map(piece => ({
        piece,
        zone: 'SIC-1',
        from: 'ITA-7',
        crossed: true,
      }))
    })
    const crossed = (kind: 'land' | 'naval') => {
      const sketch = sketchOf(
        positionOf(state),
        newEngagement(positionOf(state), 'SIC-1', kind, 'caesarian', null),
      )
      const { modifiers } = battleOdds(positionOf(state), sketch)
      return [sketch.crossed, modifiers.some(({ rule }) => rule === 'AIE-CT-l')]
    }
    expect(crossed('land')).toEqual([true, true])
    expect(crossed('naval')).toEqual([false, false])
  })

  it('AIE-8.1-a: every zone where units of both sides stand, one beside the other, and none with a lone leader', () => {
    const state = field(s => {
      caesarians(s, 'GAL-1', 'legio-V')
      republicans(s, 'GAL-1', 'legio-XV')
      caesarians(s, 'GAL-2', 'legio-VI')
      republicans(s, 'GAL-2', 'legio-XVI')
      caesarians(s, 'GAL-3', 'legio-VII')
      republicans(s, 'GAL-3', 'cato')
      caesarians(s, 'GAL-4', 'curio')
      republicans(s, 'GAL-4', 'legio-XVII')
    })
    expect(zonesToResolve(positionOf(state))).toEqual(['GAL-1', 'GAL-2'])
  })

  it('AIE-8.3-a: the log shows who had moved, who was reduced and who led', () => {
    const state = field(s => {
      s.factionLeaders.caesarian = ['caesar']
      caesarians(s, 'GAL-1', 'caesar', 'curio', 'legio-V', 'legio-VI')
      republicans(s, 'GAL-1', 'legio-XV')
      reduced(s, 'legio-VI')
      for (const piece of ['caesar', 'legio-V']) setMoved(s, piece, true)
    })
    const told = battle('GAL-1', 'land', {
      state,
      dice: [d6('battle', 6)],
      choices: ['retreat GAL-2'],
    }).events.find(({ kind }) => kind === 'battle')
    expect(told?.data.armies).toMatchObject({
      attacker: { moved: ['caesar', 'legio-V'], reduced: ['legio-VI'], ranks: { caesar: 'faction-leader' } },
      defender: { moved: [], reduced: [], ranks: {} },
    })
  })

  it('AIE-8.3-b: the attacker rolls', () => {
    const state = field(s => {
      caesarians(s, 'GAL-1', 'legio-V')
      republicans(s, 'GAL-1', 'legio-XV')
    })
    const { events } = battle('GAL-1', 'land', { state, dice: [d6('battle', 6)], choices: ['retreat GAL-2'] })
    expect(events.find(({ kind }) => kind === 'roll')?.data).toMatchObject({
      roller: 'caesarian',
      zone: 'GAL-1',
    })
  })

  it('AIE-6.3-a: there is nothing to play before a battle that is off', () => {
    const state = field(s => {
      caesarians(s, 'GAL-1', 'legio-V')
      republicans(s, 'GAL-1', 'legio-XV')
      give(s, 'republican', 'K01')
    })
    const offered = () => {
      const position = positionOf(state)
      return stratagemsBeforeBattle(
        position,
        newEngagement(position, 'GAL-1', 'land', 'caesarian', null),
        'republican',
      )
    }
    expect(offered()).toEqual([{ verb: 'fuite-opportune', noun: 'K01' }])
    put(state, 'legio-V', 'GAL-2')
    expect(offered()).toEqual([])
  })

  it('AIE-8.1-a: of Peoples in one zone each side has its own', () => {
    const state = field(s => {
      atWar(s, 'daci', 'republican')
      atWar(s, 'thracii', 'caesarian')
      for (const piece of ['daci-1', 'thracii-1', 'daci-2', 'thracii-2']) put(s, piece, 'GRA-2')
    })
    expect(unitsOf(positionOf(state), 'GRA-2', 'caesarian')).toEqual(['thracii-1', 'thracii-2'])
    expect(unitsOf(positionOf(state), 'GRA-2', 'republican')).toEqual(['daci-1', 'daci-2'])
  })
})

describe('losses', () => {
  const nine = ['I', 'II', 'III', 'IV', 'XV', 'XVI', 'XVII', 'XVIII', 'XIX'].map(number => `legio-${number}`)

  it('AIE-CT-e, RULING-60, TV-41: half of nine is four, but the winner has only two units', () => {
    expect(shareOf(9, 2, 2)).toBe(2)
    expect(shareOf(9, 2, 8)).toBe(4)
    const state = field(s => {
      caesarians(s, 'ITA-1', 'legio-V', 'legio-VI')
      republicans(s, 'ITA-1', ...nine)
      reduced(s, 'legio-I')
    })
    const run = play(
      function* (g) {
        yield* sufferLosses(
          g,
          'ITA-1',
          { side: 'caesarian', units: ['legio-V', 'legio-VI'], leaders: [] },
          '1/2',
          9,
        )
        yield* sufferLosses(g, 'ITA-1', { side: 'republican', units: nine, leaders: [] }, 'A', 9)
      },
      { state, impossible: true },
    )
    expect(unit(run.state, 'legio-V')).toMatchObject({ place: 'ITA-1', reduced: true })
    expect(unit(run.state, 'legio-VI')).toMatchObject({ place: 'ITA-1', reduced: true })
    expect(placeIn(run.state, 'legio-I')).toBe(boxes.reserve)
    for (const unit of nine.slice(1))
      expect(counterOf(run.state, unit)).toMatchObject({ place: 'ITA-1', reduced: true })
  })

  it('AIE-CT-d, AIE-CT-e, AIE-CT-g, TV-42: two fresh units beat four reduced ones at 3/4 / A', () => {
    const four = nine.slice(0, 4)
    const state = field(s => {
      // 10 SP against 12: column 4/5; quality 3 to 2 shifts it to 1/1; a 5 is 3/4 / A.
      caesarians(s, 'ITA-1', 'legio-V', 'legio-VI')
      republicans(s, 'ITA-1', ...four)
      reduced(s, ...four)
    })
    const run = battle('ITA-1', 'land', { state, dice: [d6('battle', 5)] })
    expect(run.events.find(event => event.kind === 'battle')?.data.result).toBe('3/4 / A')
    for (const unit of four) expect(placeIn(run.state, unit)).toBe(boxes.reserve)
    expect(unit(run.state, 'legio-V').reduced).toBe(true)
    expect(unit(run.state, 'legio-VI').reduced).toBe(true)
  })

  it('AIE-CT-e: the winner picks which units suffer, each only once', () => {
    const winner = { side: 'caesarian' as const, units: ['legio-V', 'legio-VI', 'auxilia-1'], leaders: [] }
    const state = field(s => caesarians(s, 'ITA-1', ...winner.units))
    const script = { state, choices: ['reduce auxilia-1'], impossible: true }
    const { decision } = playUntil(g => sufferLosses(g, 'ITA-1', winner, '1/2', 4), script)
    expect(decision).toMatchObject({ role: 'caesarian', rule: 'AIE-CT-e' })
    expect(decision.choices.map(choice => choice.noun)).toEqual(['legio-V', 'legio-VI'])
  })

  it('AIE-CT-c, AIE-8.5.1-a, AIE-CT-g: E destroys the force with its leaders; Peoples go to their box', () => {
    const state = field(s => {
      atWar(s, 'germani', 'republican')
      for (const unit of ['germani-1', 'germani-2', 'germani-3']) put(s, unit, 'GAL-2')
      caesarians(s, 'GAL-2', 'curio', 'auxilia-1')
      s.active = 'republican'
    })
    // 15 SP against 3, quality 2 to 1: the last column; TB 1 to 0, so that a 6 is a 7: R / E.
    const run = play(g => fight(g, newEngagement(g, 'GAL-2', 'land', 'republican', null)), {
      state,
      dice: [d6('battle', 6)],
      impossible: true,
    })
    expect(placeIn(run.state, 'auxilia-1')).toBe(boxes.reserve)
    expect(placeIn(run.state, 'curio')).toBe(boxes.dead)
    expect(run.state.score).toBe(-1)
  })

  it('AIE-CT-c: eliminated units of a People go to its box', () => {
    const state = field(s => atWar(s, 'germani', 'republican'))
    const force = { side: 'republican' as const, units: ['germani-1'], leaders: [] }
    const run = play(g => sufferLosses(g, 'GER-1', force, 'E', 1), { state, impossible: true })
    expect(placeIn(run.state, 'germani-1')).toBe(boxes.people)
  })

  it('AIE-CT-g: the log tells a unit that is lost from one that is reduced', () => {
    const state = field(s => {
      caesarians(s, 'GAL-1', 'legio-V', 'legio-VI')
      reduced(s, 'legio-VI')
    })
    const force = { side: 'caesarian', units: ['legio-V', 'legio-VI'], leaders: [] } as const
    const { events } = play(g => sufferLosses(g, 'GAL-1', force, 'A', 2), { state, impossible: true })
    expect(events.map(({ kind, data }) => [kind, data.unit])).toEqual([
      ['unit-reduced', 'legio-V'],
      ['unit-eliminated', 'legio-VI'],
    ])
  })

  it('AIE-CT-f, AIE-8.4.2-a: R costs nothing, but the loser leaves', () => {
    const state = field(s => {
      caesarians(s, 'ITA-1', 'legio-V')
      republicans(s, 'ITA-1', 'legio-XV')
    })
    const run = battle('ITA-1', 'land', { state, dice: [d6('battle', 3)], choices: ['retreat ITA-6'] })
    expect(unit(run.state, 'legio-V')).toMatchObject({ place: 'ITA-6', reduced: false })
    expect(unit(run.state, 'legio-XV')).toMatchObject({ place: 'ITA-1', reduced: false })
  })
})

describe('victory points', () => {
  const armies = (s: AleaState, seventh: boolean) => {
    caesarians(s, 'ITA-1', 'legio-V', 'legio-VI', 'legio-VII', ...(seventh ? ['legio-VIII'] : ['auxilia-1']))
    republicans(s, 'ITA-1', 'legio-XV', 'legio-XVI', 'legio-XVII')
  }

  it('AIE-10.1-a: one point for a battle won with 35 SP in it', () => {
    const state = field(s => armies(s, true))
    // 20 against 15: 5/4; quality 3 to 3; a 5 is 1/2 / A.
    const run = battle('ITA-1', 'land', {
      state,
      dice: [d6('battle', 5)],
      choices: ['reduce legio-V', 'retreat ITA-6'],
    })
    expect(run.state.score).toBe(1)
  })

  it('AIE-10.1-a: none for a smaller one', () => {
    const state = field(s => armies(s, false))
    const run = battle('ITA-1', 'land', { state, dice: [d6('battle', 4)], choices: ['retreat ITA-6'] })
    expect(run.state.score).toBe(0)
  })
})

describe('naval battles', () => {
  it('AIE-8.1-c, AIE-3.4.2-h: naves fight; cargo is lost only if they can no longer carry it', () => {
    const state = field(s => {
      caesarians(s, 'MIO', 'curio', 'naves-8-2-1', 'naves-8-2-2')
      republicans(
        s,
        'MIO',
        'cato',
        'naves-6-1-1',
        'naves-4-0-1',
        'legio-XV',
        'legio-XVI',
        'legio-XVII',
        'auxilia-1',
      )
      reduced(s, 'naves-4-0-1')
    })
    const odds = { dice: [d6('battle', 4)] }
    // 16 SP against 8: 2/1, quality 2 to 1: 4/1; R / A.
    const { decision } = playUntil(g => fight(g, newEngagement(g, 'MIO', 'naval', 'caesarian', null)), {
      state,
      ...odds,
      impossible: true,
    })
    expect(decision).toMatchObject({ role: 'republican', rule: 'AIE-3.4.2-h', task: 'pick-surplus-cargo' })
    const run = battle('MIO', 'naval', { state, ...odds, choices: ['lose auxilia-1', 'retreat MIC'] })
    expect(placeIn(run.state, 'naves-4-0-1')).toBe(boxes.reserve)
    expect(unit(run.state, 'naves-6-1-1')).toMatchObject({ place: 'MIC', reduced: true })
    expect(unit(run.state, 'legio-XV')).toMatchObject({ place: 'MIC', reduced: false })
    expect(placeIn(run.state, 'cato')).toBe('MIC')
  })
})
