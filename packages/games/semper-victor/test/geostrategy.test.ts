import { describe, expect, it } from 'vitest'
import { drawForActivation, markersInCup } from '../../imperator/rules/peoples/activation.ts'
import { naturalDeaths } from '../rules/administration.ts'
import { enterLeaders, isDue, isPosthumous } from '../rules/entry.ts'
import { isPaxRomana, yearOfPeace } from '../rules/pax-romana.ts'
import { phases } from '../rules/sequence.ts'
import { semperData as data } from '../rules/series.ts'
import { boxes } from '../rules/state.ts'
import {
  atWar,
  choicesOf,
  constantinAlone,
  place,
  play,
  playUntil,
  positionOf,
  primus,
  secondus,
  sideIn,
  usurper,
  where,
} from './support.ts'

describe('phase C', () => {
  it('SV-2.C-2: five Majors and five dummies; a People bound by a peace is left out', () => {
    const state = constantinAlone()
    expect(markersInCup(positionOf(state))).toEqual(['picts', 'franci', 'alamanni', 'visigothi', 'persians'])
    state.peoples.franci.barredUntil = state.year + 1
    expect(markersInCup(positionOf(state))).not.toContain('franci')
    state.peoples.franci.barredUntil = state.year
    expect(markersInCup(positionOf(state))).toContain('franci')
  })

  it('SV-2.C-3, SV-4.2.2-A: a People at peace goes to war, one at war or a dummy changes nothing', () => {
    const drawn = (number: number) =>
      play(drawForActivation, {
        state: constantinAlone(state => atWar(state, 'picts', 'secondus')),
        dice: [['activation', number]],
      })
    expect(drawn(2).state.peoples.franci).toMatchObject({ status: 'war', faction: 'secondus' })
    expect(drawn(1).events.map(event => event.kind)).toEqual(['activation-draw'])
    expect(drawn(6).events.map(event => event.kind)).toEqual(['activation-draw'])
  })

  it('SV-2.C-1, SV-LT-A: leaders come in their year, to the side that holds the Diocese', () => {
    const state = constantinAlone(state => {
      state.year = 315
      state.regions.pannoniae = 'secondus'
      place(state, boxes.coming, null, 'volusianus', 'bassianus', 'martinianus', 'crispus')
    })
    expect(isDue(positionOf({ ...state, year: 314 }), 'volusianus')).toBe(false)
    const { state: after } = play(enterLeaders, { state })
    expect(
      ['volusianus', 'bassianus', 'martinianus'].map(id => [where(after, id), sideIn(after, id)]),
    ).toEqual([
      ['ITA2', 'primus'],
      ['PAN3', 'secondus'],
      ['PON1', 'primus'],
    ])
    expect(where(after, 'crispus')).toBe(boxes.coming)
  })

  it('SV-LT-A: sons come beside their father; a gate with enemies is avoided (RULING-10)', () => {
    const state = constantinAlone(state => {
      state.year = 317
      primus(state, 'THR3', 'constantin')
      secondus(state, 'ITA2', 'batavi')
    })
    const { state: after } = play(enterLeaders, { state, choices: ['place ITA3'] })
    expect(where(after, 'crispus')).toBe('THR3')
    expect(where(after, 'volusianus')).toBe('ITA3')
  })

  it('SV-LT-C: a son whose father died before his birth never comes', () => {
    const state = constantinAlone(state => {
      place(state, boxes.dead, null, 'constantin')
      state.emperors.primus = null
      state.constantin = { died: 316, side: 'primus' }
    })
    const lost = (id: string) => isPosthumous(positionOf(state), id)
    expect(['crispus', 'constantin-ii', 'constance-ii', 'constant'].map(lost)).toEqual([
      false,
      false,
      true,
      true,
    ])
  })

  it('SV-LT-D: Licinianus does not come without Licinius', () => {
    const state = constantinAlone(state => primus(state, 'ASI2', 'licinius'))
    expect(isPosthumous(positionOf(state), 'licinianus')).toBe(false)
    primus(state, boxes.dead, 'licinius')
    expect(isPosthumous(positionOf(state), 'licinianus')).toBe(true)
  })

  it('SV-4.2.1-A, SV-2.C-1: a leader of a People comes back on any unit of his own', () => {
    const state = constantinAlone(state => {
      atWar(state, 'picts', 'secondus')
      place(state, boxes.returning, null, 'talorc')
    })
    const { state: after } = play(enterLeaders, { state, choices: ['place PIC3'] })
    expect(where(after, 'talorc')).toBe('PIC3')
  })

  it('SV-2.C-1: the initiative player places first, the player who controls a People places its leader', () => {
    const asked = (initiative: 'primus' | 'secondus') => {
      const state = constantinAlone(state => {
        state.initiative = initiative
        for (const id of data.romanLeaderIds) if (id !== 'constantin') place(state, boxes.dead, null, id)
        atWar(state, 'picts', 'secondus')
        // SV-4.4.1-A
        state.regions.oriens = 'secondus'
        atWar(state, 'persians', 'primus')
        place(state, boxes.returning, null, 'talorc', 'hormoz-ii')
      })
      const first = playUntil(enterLeaders, { state }).decision
      const second = playUntil(enterLeaders, { state, choices: [choicesOf(first)[0] ?? ''] }).decision
      return [first, second].map(({ role, about }) => `${role} ${about?.leader}`)
    }
    expect(asked('primus')).toEqual(['primus hormoz-ii', 'secondus talorc'])
    expect(asked('secondus')).toEqual(['secondus talorc', 'primus hormoz-ii'])
  })

  it('SV-4.2.1-B: Sapor II comes in 320, Ardashir II in 355', () => {
    const kings = (year: number) => {
      const state = constantinAlone(state => {
        state.year = year
        for (const id of data.romanLeaderIds) if (id !== 'constantin') place(state, boxes.dead, null, id)
        place(state, boxes.dead, null, 'hormoz-ii')
        place(state, boxes.coming, null, 'sapor-ii', 'ardashir-ii')
      })
      const choices = year >= 320 ? (year >= 355 ? ['place PER2', 'place PER2'] : ['place PER2']) : []
      const { state: after } = play(enterLeaders, { state, choices })
      return ['sapor-ii', 'ardashir-ii'].map(id => where(after, id))
    }
    expect([kings(319), kings(320), kings(355)]).toEqual([
      [boxes.coming, boxes.coming],
      ['PER2', boxes.coming],
      ['PER2', 'PER2'],
    ])
  })

  it('SV-2.C-7: Pax Romana needs no war, no Secondus Augustus and no usurpation', () => {
    const state = constantinAlone()
    expect(isPaxRomana(positionOf(state))).toBe(true)
    expect(isPaxRomana(positionOf(constantinAlone(state => atWar(state, 'mauri', 'secondus'))))).toBe(false)
    expect(
      isPaxRomana(
        positionOf(
          constantinAlone(state => {
            secondus(state, 'GAL2', 'licinius')
            state.emperors.secondus = 'licinius'
          }),
        ),
      ),
    ).toBe(false)
    expect(
      isPaxRomana(
        positionOf(
          constantinAlone(state => {
            secondus(state, 'GAL2', 'licinius')
            usurper(state, 'licinius', 'secondus')
          }),
        ),
      ),
    ).toBe(false)
    const after = phases.find(({ id }) => id === 'C.usurpations')?.next
    expect(after?.(positionOf({ ...state, paxRomana: true }))).toBe('D.peace')
  })

  it('SV-2.C-8: the death of the only Augustus breaks the peace, and is not rolled for again', () => {
    const state = constantinAlone(state => {
      state.year = 340
      state.paxRomana = true
      primus(state, 'ORI2', 'valentinien')
    })
    const broken = play(yearOfPeace, { state }).state
    expect([broken.paxRomana, broken.emperors.primus]).toEqual([false, 'valentinien'])
    expect(play(naturalDeaths, { state: broken }).state).toEqual(broken)
    state.augusti.primus = ['valentinien']
    expect(play(yearOfPeace, { state }).state.paxRomana).toBe(true)
    const next = phases.find(({ id }) => id === 'D.peace')?.next
    expect([next?.(positionOf(broken)), next?.(positionOf(state))]).toEqual(['D.sequences', 'F.roles'])
  })
})
