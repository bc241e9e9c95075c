import { describe, expect, it } from 'vitest'
import { geostrategy } from '../../rules/geostrategy.ts'
import { politicalOf } from '../../rules/pieces.ts'
import { attemptCoup } from '../../rules/politics/coup.ts'
import { dolabellaFollowsTheInitiative } from '../../rules/politics/dolabella.ts'
import { type AleaState, boxes } from '../../rules/state.ts'
import { leader, unit } from '../counters.ts'
import { choicesOf, d6, place, play, playUntil, positionOf } from '../support.ts'
import { heirAndAssassin } from './stage.ts'

describe('Scenario 5: Dolabella', () => {
  function inAsia(change?: (state: AleaState) => void): AleaState {
    return heirAndAssassin('5', state => {
      place(state, 'ASI-1', 'caesarian', ['dolabella', 'legio-X'])
      place(state, 'ASI-3', 'republican', ['legio-I'])
      place(state, 'ASI-2', 'republican', ['legio-III'])
      place(state, 'GRA-2', 'republican', ['legio-IV'])
      state.year = -42
      state.initiative = 'republican'
      change?.(state)
    })
  }

  it('AIE-S5-d: he joins the side with the initiative and goes to its nearest unit', () => {
    const { decision } = playUntil(dolabellaFollowsTheInitiative, { state: inAsia() })
    expect(decision.role).toBe('republican')
    expect(choicesOf(decision)).toEqual(['place ASI-2', 'place ASI-3'])
    const { state } = play(dolabellaFollowsTheInitiative, { state: inAsia(), choices: ['place ASI-3'] })
    expect(leader(state, 'dolabella')).toMatchObject({ place: 'ASI-3', faction: 'republican' })
    // RULING-79
    expect(unit(state, 'legio-X').faction).toBe('caesarian')
  })

  it('AIE-S5-d: he stays if his side has it, and on the first turn', () => {
    const stays = inAsia(state => {
      state.initiative = 'caesarian'
    })
    expect(leader(play(dolabellaFollowsTheInitiative, { state: stays }).state, 'dolabella').faction).toBe(
      'caesarian',
    )
    const first = inAsia(state => {
      state.year = -43
    })
    play(dolabellaFollowsTheInitiative, { state: first })
  })

  it('AIE-S5-d: the second change is his end, for nobody’s points', () => {
    const { state } = play(dolabellaFollowsTheInitiative, {
      state: inAsia(state => {
        state.dolabellaChanges = 1
      }),
    })
    expect(leader(state, 'dolabella').place).toBe(boxes.dead)
    expect(state.score).toBe(0)
  })

  it('AIE-S5-d, RULING-79: without a unit of his new side he waits', () => {
    const { state } = play(dolabellaFollowsTheInitiative, {
      state: inAsia(state => {
        for (const id of ['legio-I', 'legio-III', 'legio-IV']) place(state, boxes.reserve, null, [id])
      }),
    })
    expect(leader(state, 'dolabella')).toMatchObject({ place: boxes.returning, faction: 'republican' })
  })
})

describe('Scenario 6: the Parthi', () => {
  const in37 = (change?: (state: AleaState) => void) =>
    heirAndAssassin('6', state => {
      place(state, 'SIC-1', 'republican', ['s-pompeius'])
      place(state, boxes.dead, 'republican', ['m-brutus'])
      state.factionLeaders.republican = ['s-pompeius']
      place(state, boxes.dead, null, ['phraates'])
      state.year = -37
      change?.(state)
    })
  const dummy = [['activation', 6]] as const

  it('AIE-S6-e: in Phase C of -37 they go to war under the Republican, even if barred (RULING-78)', () => {
    const { state } = play(geostrategy, {
      state: in37(state => {
        state.peoples.parthi.barredUntil = -35
      }),
      dice: dummy,
    })
    expect(state.peoples.parthi).toMatchObject({ status: 'war', faction: 'republican' })
  })

  it('AIE-S6-e, RULING-78: at war already, they come under the Republican', () => {
    const { state } = play(geostrategy, {
      state: in37(state => {
        state.peoples.parthi = { status: 'war', faction: 'caesarian', barredUntil: null, sentHomeBy: null }
      }),
      dice: dummy,
    })
    expect(state.peoples.parthi.faction).toBe('republican')
  })

  it('AIE-S6-e: not in another year', () => {
    const { state } = play(geostrategy, {
      state: in37(state => {
        state.year = -38
      }),
      dice: dummy,
    })
    expect(state.peoples.parthi.status).toBe('peace')
  })

  it('AIE-2.C-a: leaders whose year has come enter before anything else', () => {
    const state = in37(state => {
      state.year = -38
      place(state, boxes.coming, null, ['phraates'])
    })
    const { state: after } = play(geostrategy, {
      state,
      dice: dummy,
      choices: ['place PAR-3'],
      impossible: true,
    })
    expect(leader(after, 'phraates').place).toBe('PAR-3')
    expect(after.active).toBe(after.initiative)
  })
})

describe('Scenario 7: Cleopatra', () => {
  const actium = (change?: (state: AleaState) => void) =>
    heirAndAssassin('7', state => {
      place(state, 'GRA-4', 'republican', ['m-antonius'])
      place(state, boxes.dead, 'republican', ['m-brutus'])
      place(state, 'ASI-1', 'republican', ['flaccus'])
      state.factionLeaders.republican = ['m-antonius']
      change?.(state)
    })

  it('AIE-S7-c: she has the political capacity of M. Antonius, elsewhere none', () => {
    expect(politicalOf(positionOf(actium()), 'cleopatra')).toBe(4)
    expect(politicalOf(positionOf(heirAndAssassin('5')), 'cleopatra')).toBe(0)
  })

  it('AIE-S7-c: it keeps her companions faithful', () => {
    const { state } = play(g => attemptCoup(g, 'caesarian', 'flaccus', 0), {
      state: actium(state => {
        place(state, 'ASI-5', 'republican', ['bassus'])
        place(state, 'ASI-5', null, ['cleopatra'])
      }),
      dice: [d6('coup', 1), d6('fidelity in ASI-5', 4)],
      choices: ['refuse'],
    })
    expect(leader(state, 'bassus').faction).toBe('republican')
  })
})
