import type { Decision } from '@aquila/engine'
import { describe, expect, it } from 'vitest'
import type { Order } from '../../../imperator/bot/orders.ts'
import { newEngagement } from '../../../imperator/rules/combat/forces.ts'
import { movement } from '../../../imperator/rules/movement/phase.ts'
import { centurio } from '../../bot/character.ts'
import { doctrine } from '../../bot/doctrine.ts'
import { seaAnswers } from '../../bot/sea.ts'
import { asItCanSail } from '../../bot/voyages.ts'
import { retreat } from '../../rules/combat/retreat.ts'
import { resolveZone } from '../../rules/combat/zone.ts'
import { aleaData } from '../../rules/series.ts'
import type { AleaPosition, AleaState } from '../../rules/state.ts'
import { asAlea, emptyMap, place, playUntil, positionOf } from '../support.ts'
import { mindOf, seatAt } from './seat.ts'

/** Ships in Massalia, with Curio if nobody else is named, where Republicans have come; so many sequences are to come. */
function massalia(sequences: number, pieces: readonly string[], leaders = ['curio']): AleaState {
  return emptyMap('3', state => {
    state.active = 'republican'
    state.sequences = { caesarian: sequences, republican: 2 }
    state.regions.gallia = 'caesarian'
    place(state, 'GAL-8', 'caesarian', [...leaders, 'naves-6-0-1', ...pieces])
    place(state, 'GAL-8', 'republican', [
      'pompeius',
      'legio-I',
      'legio-II',
      'legio-III',
      'legio-IV',
      'legio-XV',
      'legio-XVI',
    ])
  })
}

function thoughtOf(position: AleaPosition, question: Decision) {
  const decision = asAlea(question)
  const seat = seatAt(position, decision)
  return {
    decision,
    thought: {
      position,
      side: 'caesarian',
      enemy: 'republican',
      seat,
      doctrine,
      mind: mindOf(centurio),
    } as const,
  }
}

describe('RULING-105: a beaten army with ships', () => {
  const answer = (sequences: number, leaders?: string[]) => {
    const { position, decision: question } = playUntil(
      g => retreat(g, newEngagement(g, 'GAL-8', 'land', 'republican', null), 'caesarian', []),
      { state: massalia(sequences, ['legio-V'], leaders), choices: [] },
    )
    const { decision, thought } = thoughtOf(position, question)
    if (decision.task !== 'retreat') throw new Error(`${decision.task} is asked`)
    expect(decision.choices.map(({ noun }) => noun)).toEqual(expect.arrayContaining(['GAL-9', 'MIO']))
    return seaAnswers.retreat?.({ ...thought, decision })?.choice.noun
  }

  it('goes aboard while it can still bring them to a port this year, and by land if it cannot (AIE-9.1-b)', () => {
    expect(answer(1)).toBe('MIO')
    expect(answer(0)).not.toBe('MIO')
  })

  it('does not go aboard without a leader, who alone could bring it ashore again (AIE-3.4.2-b)', () => {
    expect(answer(1, [])).not.toBe('MIO')
  })
})

describe('AIE-8.2-d: an army that would rather leave', () => {
  const answer = (pieces: readonly string[]) => {
    const { position, decision: question } = playUntil(g => resolveZone(g, 'GAL-8'), {
      state: massalia(1, pieces),
      choices: [],
    })
    const { decision, thought } = thoughtOf(position, question)
    if (decision.task !== 'evade') throw new Error(`${decision.task} is asked`)
    return seaAnswers.evade?.({ ...thought, decision })?.choice.verb
  }

  it('lets evasion by land pass if its ships can carry it away', () => {
    expect(answer(['legio-V', 'legio-VI', 'legio-VII'])).toBe('stand')
    expect(answer(['legio-V', 'legio-VI', 'legio-VII', 'legio-VIII'])).toBe('evade')
  })
})

describe('AIE-8.2-g: a leader who could slip away to sea', () => {
  const answer = (state: AleaState, choices: readonly string[]) => {
    const { position, decision: question } = playUntil(g => resolveZone(g, 'GAL-8'), {
      state,
      choices: [...choices],
    })
    const { decision, thought } = thoughtOf(position, question)
    if (decision.task !== 'evade-by-sea') throw new Error(`${decision.task} is asked`)
    const { choice, reason } = seaAnswers['evade-by-sea']?.({ ...thought, decision }) ?? {}
    return `${choice?.verb}: ${reason?.key}`
  }
  const army = (sequences: number) => answer(massalia(sequences, ['legio-V', 'legio-VI']), ['stand'])
  const fleet = (sequences: number, year = -48) => {
    const state = emptyMap('2', bare => {
      bare.year = year
      bare.active = 'republican'
      bare.sequences = { caesarian: sequences, republican: 2 }
      place(bare, 'GAL-8', 'caesarian', ['curio', 'naves-6-0-1'])
      place(bare, 'GAL-8', 'republican', ['ahenobarbus', 'naves-8-2-1'])
    })
    return answer(state, [])
  }

  it('stands and fights if the winter would take him there with all he has (AIE-9.1-b)', () => {
    expect(army(1)).toBe('evade: bot.evade')
    expect(army(0)).toBe('stand: bot.no-port-in-time')
    expect(fleet(1)).toBe('evade: bot.evade')
    expect(fleet(0)).toBe('stand: bot.no-port-in-time')
  })

  it('goes in the last year of a scenario, after which no winter counts', () => {
    expect(fleet(0, aleaData.scenarios['2'].lastYear)).toBe('evade: bot.evade')
  })
})

describe('a fleet under way to an army that it cannot beat any more', () => {
  const enemies = ['pompeius', 'legio-I', 'legio-II', 'legio-III', 'legio-IV', 'legio-XV', 'legio-XVI']
  const order: Order = {
    verb: 'sail',
    piece: 'curio',
    along: ['naves-6-0-1', 'legio-V'],
    from: 'GAL-9',
    path: ['MIO', 'GAL-8'],
    drops: {},
  }
  const state = (there: readonly string[]) =>
    emptyMap('3', bare => {
      bare.active = 'caesarian'
      bare.sequences = { caesarian: 2, republican: 2 }
      bare.regions.gallia = 'caesarian'
      place(bare, 'GAL-9', 'caesarian', ['curio', 'naves-6-0-1', 'legio-V'])
      place(bare, 'GAL-8', 'republican', [...there])
    })
  const answer = (there: readonly string[]) => {
    const { position, decision: question } = playUntil(movement, {
      state: state(there),
      choices: ['sail curio', 'embark naves-6-0-1', 'embark legio-V', 'to MIO'],
    })
    const { decision, thought } = thoughtOf(position, question)
    if (decision.task !== 'voyage') throw new Error(`${decision.task} is asked`)
    const mind = mindOf(centurio, order)
    return seaAnswers.voyage?.({ ...thought, mind, decision })?.choice.noun
  }

  it('lands elsewhere; where it can win it lands', () => {
    expect(answer(['cato', 'legio-I'])).toBe('GAL-8')
    expect(answer(enemies)).not.toBe('GAL-8')
  })

  it('is not announced before it puts to sea', () => {
    const sail = (there: readonly string[]) => asItCanSail(positionOf(state(there)), 'caesarian', order)
    expect(sail(['cato', 'legio-I'])).toEqual(order)
    expect(sail(enemies)).toBeNull()
  })
})

describe('AIE-8.1-d: where there is a battle on land and one at sea', () => {
  const answer = (leaders: readonly string[]) => {
    const state = massalia(1, ['legio-V', 'legio-VI', ...leaders])
    place(state, 'GAL-8', 'republican', ['naves-4-0-1'])
    const land = 'fight-on-land'
    const found: Record<string, string | undefined> = {}
    for (const [index] of ['curio', ...leaders].entries()) {
      const { position, decision: question } = playUntil(g => resolveZone(g, 'GAL-8'), {
        state: structuredClone(state),
        choices: Array.from({ length: index + 1 }, () => land),
      })
      const { decision, thought } = thoughtOf(position, question)
      if (decision.task !== 'assign-leader') throw new Error(`${decision.task} is asked`)
      found[decision.about.leader] = seaAnswers['assign-leader']?.({ ...thought, decision })?.choice.verb
    }
    return found
  }

  it('one leader goes with the ships, if the army has another', () => {
    expect(answer([])).toEqual({ curio: 'fight-on-land' })
    expect(Object.values(answer(['caesar'])).toSorted()).toEqual(['fight-at-sea', 'fight-on-land'])
    expect(answer(['caesar'])).toMatchObject({ caesar: 'fight-on-land' })
  })
})
