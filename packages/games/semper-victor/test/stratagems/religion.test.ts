import { row } from '@aquila/engine'
import { describe, expect, it } from 'vitest'
import { newEngagement } from '../../../imperator/rules/combat/forces.ts'
import { maySetDie } from '../../rules/stratagems/chosen-dice.ts'
import { stratagems } from '../../rules/stratagems/registry.ts'
import { atWar, empire, give, place, play, positionOf, primus, secondus } from '../support.ts'

describe('religion and fury', () => {
  it('SV-6.3-I: the Sun needs an emperor or Usurper in the battle, and In hoc signo a Christian one', () => {
    const state = empire(state => {
      primus(state, 'ITA5', 'maxence', 'severe')
      secondus(state, 'ITA5', 'alexander')
    })
    const may = (id: 'sol-invictus' | 'in-hoc-signo-vinces') =>
      maySetDie(positionOf(state), 'primus', id, 'ITA5')
    expect([may('sol-invictus'), may('in-hoc-signo-vinces')]).toEqual([false, false])
    state.caesares.primus = ['severe']
    expect([may('sol-invictus'), may('in-hoc-signo-vinces')]).toEqual([true, false])
    primus(state, 'ITA5', 'constantin')
    state.augusti.primus = ['constantin']
    expect([may('sol-invictus'), may('in-hoc-signo-vinces')]).toEqual([true, true])
  })

  it('SV-6.3-H, SV-6.3-I: the reason names the rule', () => {
    const roll = {
      of: { die: 'd6', purpose: 'battle', roller: 'primus', zone: 'ITA5' },
      face: 1,
      set() {},
    } as const
    const why = (id: 'sol-invictus' | 'in-hoc-signo-vinces', purpose: 'battle' | 'solitary') =>
      row(stratagems, id).whyNot(
        positionOf(
          empire(state => {
            primus(state, 'ITA5', 'constantin', 'maxence')
            state.augusti.primus = ['constantin']
          }),
        ),
        'primus',
        { name: 'after-roll', roll: { ...roll, of: { ...roll.of, purpose } } },
      )?.rule ?? null
    expect([why('sol-invictus', 'battle'), why('in-hoc-signo-vinces', 'battle')]).toEqual([null, null])
    expect([why('sol-invictus', 'solitary'), why('in-hoc-signo-vinces', 'solitary')]).toEqual([
      'SV-6.3-I',
      'SV-6.3-H',
    ])
  })

  it('SV-6.3-H, SV-6.3-I: the log names the rule of the one that was played', () => {
    const told = (id: 'sol-invictus' | 'in-hoc-signo-vinces') => {
      const state = empire(state => give(state, 'primus', `${id}-1`))
      const roll = {
        of: { die: 'd6', purpose: 'battle', roller: 'primus', zone: 'ITA5' },
        face: 1,
        set() {},
      } as const
      const { events } = play(
        g => row(stratagems, id).play(g, 'primus', `${id}-1`, { name: 'after-roll', roll }),
        { state },
      )
      return events.find(({ kind }) => kind === 'divine-favour')?.rule
    }
    expect([told('in-hoc-signo-vinces'), told('sol-invictus')]).toEqual(['SV-6.3-H', 'SV-6.3-I'])
  })

  it('SV-6.3-K: one German unit among others is enough', () => {
    const state = empire(state => {
      atWar(state, 'franci', 'secondus')
      atWar(state, 'picts', 'secondus')
      place(state, 'GAL2', null, 'franci-1', 'picts-1')
      secondus(state, 'HIS1', 'licinius')
      primus(state, 'GAL2', 'batavi')
    })
    const battle = newEngagement(positionOf(state), 'GAL2', 'land', 'primus', null)
    const open = () =>
      row(stratagems, 'furor-germanicus').whyNot(positionOf(state), 'secondus', {
        name: 'before-battle',
        battle,
      })
    expect(open()).toBeNull()
    place(state, 'FRA', null, 'franci-1')
    expect(open()?.why).toBe('not-in-this-battle')
    place(state, 'GAL2', null, 'franci-1')
    battle.conqueror = 'secondus'
    expect(open()?.why).toBe('decided-already')
  })
})
