import { describe, expect, it } from 'vitest'
import { newEngagement } from '../../../imperator/rules/combat/forces.ts'
import { combat } from '../../../imperator/rules/combat/phase.ts'
import { setMoved } from '../../../imperator/rules/pieces.ts'
import { playBeforeBattle } from '../../../imperator/rules/stratagems/battle.ts'
import { semperData } from '../../rules/series.ts'
import type { SemperState } from '../../rules/state.ts'
import { maySetDie } from '../../rules/stratagems/chosen-dice.ts'
import { playable } from '../../rules/stratagems/window.ts'
import {
  atWar,
  choicesOf,
  d6,
  field,
  give,
  place,
  play,
  playUntil,
  positionOf,
  primus,
  secondus,
  where,
} from '../support.ts'

describe('stratagems of a combat', () => {
  const battle = (change: (state: SemperState) => void) =>
    field(state => {
      primus(state, 'ITA5', 'batavi')
      secondus(state, 'ITA5', 'heruli')
      change(state)
    })

  it('SV-6.3-H: with a Christian emperor or Usurper, against none', () => {
    const state = battle(state => {
      primus(state, 'ITA5', 'constantin')
      secondus(state, 'ITA5', 'maxence')
    })
    const may = () => maySetDie(positionOf(state), 'primus', 'in-hoc-signo-vinces', 'ITA5')
    expect(may()).toBe(false)
    state.augusti.primus = ['constantin']
    expect(may()).toBe(true)
    secondus(state, 'ITA5', 'constant')
    expect(may()).toBe(true)
    state.caesares.secondus = ['constant']
    expect(may()).toBe(false)
  })

  it('SV-6.3-I: with an emperor and a leader of the Sun, against no Christian emperor', () => {
    const state = battle(state => {
      primus(state, 'ITA5', 'severe')
      secondus(state, 'ITA5', 'maxence')
      state.augusti = { primus: ['severe'], secondus: ['maxence'] }
    })
    const may = () => maySetDie(positionOf(state), 'primus', 'sol-invictus', 'ITA5')
    expect(may()).toBe(false)
    primus(state, 'ITA5', 'galere')
    expect(may()).toBe(true)
    secondus(state, 'ITA5', 'constant')
    state.caesares.secondus = ['constant']
    expect(may()).toBe(false)
  })

  it('SV-6.3-B: whoever rests before his own attacks is still asked when he is attacked', () => {
    const state = battle(state => give(state, 'primus', 'fuite-opportune-1'))
    const asked = (first: 'primus' | 'secondus', ...choices: string[]) => {
      const { decision } = playUntil(
        function* (g) {
          yield* playBeforeBattle(g, newEngagement(g, 'ITA5', 'land', first, null))
          yield* playBeforeBattle(g, newEngagement(g, 'ITA5', 'land', 'primus', null))
          yield* playBeforeBattle(g, newEngagement(g, 'ITA5', 'land', 'secondus', null))
          g.state.year++
          yield* playBeforeBattle(g, newEngagement(g, 'ITA5', 'land', 'primus', null))
        },
        { state, choices, impossible: true },
      )
      return choicesOf(decision).slice(1)
    }
    const [own, attacked] = [
      ['pass', 'rest-attacks', 'rest-year'],
      ['pass', 'rest-year'],
    ]
    expect([asked('primus'), asked('secondus')]).toEqual([own, attacked])
    expect([asked('primus', 'pass'), asked('primus', 'rest-attacks')]).toEqual([own, attacked])
    // Next year he is asked before his attacks again.
    expect([asked('primus', 'rest-attacks', 'pass'), asked('primus', 'rest-year')]).toEqual([own, own])
  })

  it('SV-6.3-H: the die is set after it was seen, and its modifiers still apply (RULING-53)', () => {
    const state = battle(state => {
      primus(state, 'ITA5', 'constantin', 'ioviani', 'herculiani', 'celtae', 'petulantes')
      state.augusti.primus = ['constantin']
      give(state, 'primus', 'in-hoc-signo-vinces-1')
    })
    const { events } = play(combat, {
      state,
      dice: [d6('battle', 1)],
      choices: ['in-hoc-signo-vinces 6'],
    })
    // 6 + 3 - 1 = 8 at 4/1: R / E.
    const told = events.find(event => event.kind === 'battle')
    expect([told?.data.die, told?.data.row]).toEqual([6, 8])
  })

  it('SV-6.3-J, SV-6.3-K: Roma Victor against Peoples, Furor Germanicus with a German; they cancel each other', () => {
    const state = field(state => {
      atWar(state, 'franci', 'secondus')
      atWar(state, 'picts', 'secondus')
      place(state, 'GAL2', null, 'franci-1')
      primus(state, 'GAL2', 'batavi')
      give(state, 'primus', 'roma-victor-1')
      give(state, 'secondus', 'furor-germanicus-1')
    })
    const engagement = newEngagement(positionOf(state), 'GAL2', 'land', 'primus', null)
    const verbs = (side: 'primus' | 'secondus') =>
      playable(positionOf(state), 'before-battle', side, { battle: engagement }).map(choice => choice.verb)
    expect([verbs('primus'), verbs('secondus')]).toEqual([['roma-victor'], ['furor-germanicus']])
    const won = play(combat, {
      state,
      choices: ['pass', 'roma-victor roma-victor-1', 'pass', 'retreat GAL1'],
    })
    expect(won.events.find(event => event.kind === 'battle')?.data).toMatchObject({ die: null, row: 9 })
    const cancelled = play(combat, {
      state,
      dice: [d6('battle', 3)],
      choices: ['furor-germanicus furor-germanicus-1', 'roma-victor roma-victor-1', 'retreat GAL1'],
    })
    expect(cancelled.events.find(event => event.kind === 'battle')?.data.die).toBe(3)
    // Not among Romans only, and not without a German.
    place(state, 'GAL2', null, 'picts-1')
    place(state, 'FRA', null, 'franci-1')
    expect(verbs('secondus')).toEqual([])
    place(state, 'PIC1', null, 'picts-1')
    secondus(state, 'GAL2', 'heruli')
    expect(verbs('primus')).toEqual([])
  })

  it('SV-6.3-L: after a battle of his Persians a Roman unit falls, whatever the result', () => {
    const state = field(state => {
      atWar(state, 'persians', 'secondus')
      place(state, 'ORI2', null, 'persians-levies-1')
      primus(state, 'ORI2', 'batavi', 'heruli', 'ioviani', 'celtae', 'petulantes')
      give(state, 'secondus', 'la-fleche-de-parthe-1')
    })
    const { state: after } = play(combat, {
      state,
      dice: [d6('battle', 4)],
      choices: ['la-fleche-de-parthe la-fleche-de-parthe-1', 'strike-down celtae'].flatMap((choice, index) =>
        index === 0 ? ['retreat ORI3', choice] : [choice],
      ),
      impossible: true,
    })
    expect(where(after, 'celtae')).toBe('box-reserve')
  })

  it('SV-6.3-B: a force leaves before the battle, to a zone without enemies', () => {
    const state = battle(state => {
      secondus(state, 'ITA5', 'maxence')
      primus(state, 'ITA4', 'celtae')
      give(state, 'secondus', 'fuite-opportune-1')
    })
    const { decision } = playUntil(combat, {
      state,
      choices: ['stand', 'fuite-opportune fuite-opportune-1', 'lead maxence', 'take heruli'],
    })
    const zones = choicesOf(decision).filter(choice => choice.startsWith('to '))
    expect(zones).toContain('to ITA2')
    expect(zones).not.toContain('to ITA4')
  })

  it('SV-6.3-B: units alone flee too, though they have moved, but not where enemies are on every side', () => {
    const fleeing = (...enemies: string[]) => {
      const state = battle(state => {
        for (const [index, zone] of enemies.entries())
          primus(state, zone, ['celtae', 'ioviani', 'petulantes'][index] ?? '')
        give(state, 'secondus', 'fuite-opportune-1')
      })
      setMoved({ state, data: semperData }, 'heruli', true)
      return { state, choices: ['fuite-opportune fuite-opportune-1'], impossible: true }
    }
    const { decision } = playUntil(combat, fleeing('ITA4', 'ITA6'))
    expect([decision.task, ...choicesOf(decision)]).toEqual(['flight', 'march heruli', 'done'])
    // Italia 5 touches no other zone.
    const shutIn = play(combat, { ...fleeing('ITA4', 'ITA6', 'ITA2'), dice: [d6('battle', 4)] })
    expect(shutIn.events.map(({ kind }) => kind)).toContain('battle')
  })
})

describe('dice that are turned', () => {
  it('SV-6.3-H: to any other face, by the player who rolled and then by the other', () => {
    const state = field(state => {
      primus(state, 'ITA5', 'constantin', 'batavi')
      secondus(state, 'ITA5', 'heruli')
      state.emperors.primus = 'constantin'
      give(state, 'primus', 'in-hoc-signo-vinces-1')
    })
    const { decision } = playUntil(combat, { state, dice: [d6('battle', 3)] })
    expect([decision.window, decision.role]).toEqual(['after-roll', 'primus'])
    expect(choicesOf(decision)).toEqual([
      ...[1, 2, 4, 5, 6].map(face => `in-hoc-signo-vinces ${face}`),
      'pass',
    ])
  })

  it('SV-6.3-H: a die of the enemy too, of an evasion too', () => {
    const state = field(state => {
      primus(state, 'ITA5', 'constantin', 'batavi')
      secondus(state, 'ITA5', 'maxence', 'heruli')
      state.emperors.primus = 'constantin'
      give(state, 'primus', 'in-hoc-signo-vinces-1')
    })
    const { events } = playUntil(combat, {
      state,
      dice: [d6('evasion', 1), d6('battle', 6)],
      choices: ['evade', 'in-hoc-signo-vinces 2'],
    })
    expect(events.find(({ kind }) => kind === 'evasion')?.data).toMatchObject({ die: 2, evades: false })
  })
})
