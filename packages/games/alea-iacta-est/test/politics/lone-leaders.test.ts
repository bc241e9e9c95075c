import { describe, expect, it } from 'vitest'
import { mastersTakeOver, newMasters } from '../../../imperator/rules/peoples/control.ts'
import { pacify } from '../../../imperator/rules/peoples/pacification.ts'
import { geostrategy } from '../../rules/geostrategy.ts'
import { giveAllegiance } from '../../rules/peoples/allegiance.ts'
import { assassinationOfCaesar } from '../../rules/politics/assassination.ts'
import { changeOfFactions } from '../../rules/politics/change-of-factions.ts'
import { reinforcements } from '../../rules/reinforcements.ts'
import { type AleaState, boxes, levyBox } from '../../rules/state.ts'
import { leader, unit, unitIds } from '../counters.ts'
import { d10, place, play } from '../support.ts'
import { heirAndAssassin, twoLeaders } from './stage.ts'

/** A People at war that the Republican controls, with Cato alone among its units in Pontus. */
function catoInPontus(): AleaState {
  return twoLeaders('2', state => {
    state.peoples.pontici = { status: 'war', faction: 'republican', barredUntil: null, sentHomeBy: null }
    place(state, 'PON-1', 'republican', ['cato'])
  })
}

describe('leaders who find themselves alone among enemies outside Phase E', () => {
  const flight = { dice: [d10('solitary', 7)], choices: ['flee ASI-2'] }

  it('AIE-8.2-j, AIE-4.4.2-d: when a People becomes the ally of the other side', () => {
    const { state } = play(g => giveAllegiance(g, 'pontici', 'caesarian', 'test'), {
      state: catoInPontus(),
      ...flight,
    })
    expect(leader(state, 'cato').place).toBe('ASI-2')
  })

  it('AIE-8.2-j, AIE-4.4.1-a: when it comes under the control of the other side', () => {
    const before = catoInPontus()
    before.regions.asia = 'republican'
    const { state } = play(g => mastersTakeOver(g, newMasters(g)), { state: before, ...flight })
    expect(leader(state, 'cato').place).toBe('ASI-2')
  })

  it('AIE-8.2-j, AIE-S6-e: when the Parthi come under the Republican', () => {
    const { state } = play(geostrategy, {
      state: heirAndAssassin('6', state => {
        place(state, 'SIC-1', 'republican', ['s-pompeius'])
        place(state, boxes.dead, 'republican', ['m-brutus'])
        place(state, boxes.dead, null, ['phraates'])
        place(state, 'PAR-1', 'caesarian', ['saxa'])
        state.factionLeaders.republican = ['s-pompeius']
        state.peoples.parthi = { status: 'war', faction: 'caesarian', barredUntil: null, sentHomeBy: null }
        state.year = -37
      }),
      dice: [d10('solitary', 8), ['activation', 6]],
    })
    expect(leader(state, 'saxa').place).toBe(boxes.dead)
  })

  it('AIE-8.2-j, AIE-9.4-e: when recruits stand up around them', () => {
    const { state } = play(reinforcements, {
      state: twoLeaders('2', state => {
        place(state, levyBox('gallia'), 'caesarian', ['naves-6-0-1'])
        place(state, 'GAL-8', 'republican', ['cato'])
      }),
      dice: [d10('solitary', 0)],
      choices: ['flee GAL-7'],
    })
    expect(leader(state, 'cato').place).toBe('GAL-7')
  })

  it('AIE-8.2-j, AIE-5.1.2-a: when a Pretender turns back from the army he has won with', () => {
    const { state } = play(changeOfFactions, {
      state: twoLeaders('2', state => {
        place(state, boxes.dead, 'republican', ['pompeius'])
        place(state, 'GAL-9', 'caesarian', ['scipio', 'legio-X'])
        state.factionLeaders.republican = []
        state.pretenders.republican = 'scipio'
        state.turn.coupsWon.republican = 'scipio'
      }),
      dice: [d10('solitary', 0)],
      choices: ['flee HIS-1'],
    })
    expect(leader(state, 'scipio')).toMatchObject({ place: 'HIS-1', faction: 'republican' })
    expect(unit(state, 'legio-X').faction).toBe('caesarian')
    expect(state.factionLeaders.republican).toEqual(['scipio'])
  })

  it('AIE-8.2-j, AIE-3.5.3-m: when the legions of M. Antonius come to Alexandria', () => {
    const { state } = play(assassinationOfCaesar, {
      state: twoLeaders('1', state => {
        place(state, boxes.dead, 'caesarian', ['caesar'])
        place(state, boxes.dead, 'republican', ['pompeius'])
        place(state, 'ITA-1', 'caesarian', ['octavianus', 'legio-X', 'legio-XI'])
        place(state, 'GRA-2', 'caesarian', ['m-antonius'])
        place(state, 'AEG-1', 'caesarian', ['agrippa'])
        place(
          state,
          boxes.people,
          null,
          unitIds.filter(id => id.startsWith('aegyptii')),
        )
        state.factionLeaders = { caesarian: ['octavianus', 'm-antonius'], republican: [] }
        state.caesarMurdered = true
      }),
      dice: [d10('solitary', 9)],
      choices: ['give legio-X'],
    })
    expect(leader(state, 'agrippa').place).toBe(boxes.dead)
  })
})

describe('ships that change hands at sea', () => {
  const aboard = () =>
    twoLeaders('2', state => {
      state.peoples.aegyptii = {
        status: 'allegiance',
        faction: 'caesarian',
        barredUntil: null,
        sentHomeBy: null,
      }
      place(
        state,
        'MOR',
        null,
        unitIds.filter(id => /^aegyptii-naves/.test(id)),
      )
      place(state, 'MOR', 'caesarian', ['curio', 'legio-X'])
    })

  it('AIE-3.4.2-h, AIE-4.3-a: Romans aboard ships of an ally who makes peace are lost; their leader returns', () => {
    for (const means of ['stratagem', 'arms'] as const) {
      const { state } = play(g => pacify(g, 'aegyptii', means, 'republican'), { state: aboard() })
      expect(unit(state, 'legio-X').place).toBe(boxes.reserve)
      expect(leader(state, 'curio').place).toBe(boxes.returning)
    }
  })

  it('AIE-3.4.2-h: those aboard ships of their own are safe', () => {
    const before = aboard()
    place(before, 'MOR', 'caesarian', ['naves-6-0-1'])
    const { state } = play(g => pacify(g, 'aegyptii', 'stratagem', 'republican'), { state: before })
    expect(unit(state, 'legio-X').place).toBe('MOR')
  })
})
