import { describe, expect, it } from 'vitest'
import { reassignProtectores } from '../../rules/emperors/protectores.ts'
import { removeSurplusEmperors } from '../../rules/emperors/surplus.ts'
import { enterLeaders, entryZones, isPosthumous } from '../../rules/entry.ts'
import { semperData as data } from '../../rules/series.ts'
import { boxes, type SemperState } from '../../rules/state.ts'
import { constantinAlone, place, play, positionOf, primus, secondus, sideIn, where } from '../support.ts'

/** Constantin died on the side of Primus in a year; Licinius reigns in Nicomedia. Of the table only `waiting` still comes. */
function orphaned(died: number, waiting: string, change?: (state: SemperState) => void): SemperState {
  return constantinAlone(state => {
    state.year = 340
    for (const id of data.romanLeaderIds)
      if (id !== waiting && where(state, id) === boxes.coming) place(state, boxes.dead, null, id)
    place(state, boxes.dead, null, 'constantin')
    state.constantin = { died, side: 'primus' }
    primus(state, 'PON1', 'licinius')
    state.emperors.primus = 'licinius'
    change?.(state)
  })
}

describe('sons without a father', () => {
  const beside = (state: SemperState) => entryZones(positionOf(state), 'primus', 'constant')

  it('SV-LT-A, RULING-10: beside the eldest living brother, else beside the head of his father’s side', () => {
    const state = orphaned(330, 'constant', state => {
      primus(state, 'MOE2', 'crispus')
      secondus(state, 'GAL5', 'constantin-ii')
    })
    expect(beside(state)).toEqual(['MOE2'])
    place(state, boxes.dead, null, 'crispus')
    expect(beside(state)).toEqual(['GAL5'])
    place(state, boxes.dead, null, 'constantin-ii')
    expect(beside(state)).toEqual(['PON1'])
    state.constantin.side = null
    expect(beside(state)).toEqual([])
  })

  it('SV-LT-A, RULING-10: nobody stands in for another father', () => {
    const state = orphaned(330, 'licinianus', state => {
      place(state, boxes.dead, null, 'licinius')
      state.emperors.primus = 'crispus'
      primus(state, 'MOE2', 'crispus')
    })
    expect(entryZones(positionOf(state), 'primus', 'licinianus')).toEqual([])
  })

  it('SV-LT-C: a leader who was born after the death of his father is lost, the year before he is not', () => {
    const born = data.romanLeaders.constant?.born ?? 0
    const comes = (died: number) => {
      const { state } = play(enterLeaders, {
        state: orphaned(died, 'constant', state => place(state, boxes.dead, null, 'sapor-ii')),
      })
      return [where(state, 'constant'), sideIn(state, 'constant')]
    }
    expect(comes(born - 1)).toEqual([boxes.dead, null])
    expect(comes(born)).toEqual(['PON1', 'primus'])
  })

  it('SV-LT-C, SV-3.5.4-C, RULING-117: exile counts from its year, and leaves the sons that were born', () => {
    const born = data.romanLeaders.constant?.born ?? 0
    const comes = (year: number) => {
      const state = orphaned(0, 'constant', state => {
        state.year = year
        state.constantin = { died: null, side: null }
        state.regions.galliae = 'secondus'
        secondus(state, 'GAL2', 'galere')
        state.emperors.secondus = 'galere'
        secondus(state, 'GAL3', 'constantin')
        state.caesares.secondus = ['constantin']
      })
      const { state: after } = play(removeSurplusEmperors, { state })
      expect(after.constantin).toEqual({ died: year, side: 'secondus' })
      return !isPosthumous(positionOf({ ...after, year: 340 }), 'constant')
    }
    expect([comes(born - 1), comes(born)]).toEqual([false, true])
  })
})

describe('the Protectores', () => {
  it('SV-3.5.3-C, RULING-106: a leader who has lost his rank loses them, also where nobody can have them', () => {
    const state = constantinAlone(state => {
      state.protectores = { primus: 'severe', secondus: 'licinius' }
      primus(state, 'ITA5', 'severe')
      secondus(state, 'GAL2', 'licinius')
    })
    expect(play(reassignProtectores, { state }).state.protectores).toEqual({
      primus: 'constantin',
      secondus: null,
    })
  })
})
