import { describe, expect, it } from 'vitest'
import { markersInCup } from '../../../imperator/rules/peoples/activation.ts'
import { leaveForGood } from '../../../imperator/rules/peoples/leaders.ts'
import { homesFor } from '../../../imperator/rules/peoples/winter.ts'
import type { PeopleId } from '../../data/index.ts'
import { adjustPeoples } from '../../rules/adjustments/peoples.ts'
import { isHomeLost } from '../../rules/peoples/armenia.ts'
import { isPacifiedByForce, kin } from '../../rules/peoples/pacified.ts'
import { semperData as data } from '../../rules/series.ts'
import { boxes, type SemperState } from '../../rules/state.ts'
import {
  allTo,
  atWar,
  choicesOf,
  d10,
  emptyMap,
  field,
  isReduced,
  place,
  play,
  playUntil,
  positionOf,
  primus,
  reduced,
  scenario,
  thorn,
  where,
} from '../support.ts'

/** Nobody on the map and no Roman unit waiting to return: all are in Achaea with Primus. */
function winter(change: (state: SemperState) => void): SemperState {
  return emptyMap(state => {
    allTo(state, 'primus')
    for (const unit of data.romanUnitIds) {
      if (!data.romanUnitsOfKind.ripenses.includes(unit)) primus(state, 'MOE5', unit)
      else primus(state, data.units[unit]?.home ?? '', unit)
    }
    change(state)
  })
}

describe('Peoples in winter', () => {
  const lost = (state: SemperState, people: PeopleId) =>
    place(state, boxes.people, null, ...data.peoples[people].units)

  it('SV-9.4-A: a Minor without units is pacified by force, from 322 to 328 (TV-46)', () => {
    const state = winter(state => {
      state.year = 322
      atWar(state, 'marcomanni', 'secondus')
      lost(state, 'marcomanni')
    })
    expect(play(adjustPeoples, { state }).state.peoples.marcomanni).toMatchObject({
      status: 'peace',
      barredUntil: 328,
    })
  })

  it('SV-9.4-B: with one unit left it stays at war; the others come back at full strength', () => {
    const state = winter(state => {
      atWar(state, 'marcomanni', 'secondus')
      place(state, boxes.people, null, 'marcomanni-1')
      reduced(state, 'marcomanni-2')
    })
    const { state: after } = play(adjustPeoples, { state })
    expect(after.peoples.marcomanni.status).toBe('war')
    expect([where(after, 'marcomanni-1'), isReduced(after, 'marcomanni-2')]).toEqual(['MAR', false])
    place(state, 'PAN4', null, 'marcomanni-2')
    expect(isReduced(play(adjustPeoples, { state }).state, 'marcomanni-2')).toBe(true)
    place(state, 'PAN5', null, 'marcomanni-2')
    expect(isReduced(play(adjustPeoples, { state }).state, 'marcomanni-2')).toBe(false)
  })

  it('SV-9.4-C: a Major without units goes home, from 359 to 365 (TV-47)', () => {
    const state = winter(state => {
      state.year = 359
      atWar(state, 'franci', 'secondus')
      lost(state, 'franci')
    })
    const { state: after } = play(adjustPeoples, { state })
    expect(after.peoples.franci).toMatchObject({ status: 'peace', barredUntil: 365 })
    expect(where(after, 'franci-1')).toBe('FRA')
    expect(markersInCup(positionOf({ ...after, year: 364 }))).not.toContain('franci')
    expect(markersInCup(positionOf({ ...after, year: 365 }))).toContain('franci')
  })

  it('SV-9.4-D: with one unit left it stays at war', () => {
    const state = winter(state => {
      atWar(state, 'franci', 'secondus')
      place(state, boxes.people, null, 'franci-1', 'franci-2', 'franci-3')
    })
    const { state: after } = play(adjustPeoples, { state })
    expect([after.peoples.franci.status, where(after, 'franci-1')]).toEqual(['war', 'FRA'])
  })

  it('SV-4.1-C: of the Gothi all units of both must be lost', () => {
    const state = winter(state => {
      atWar(state, 'visigothi', 'secondus')
      atWar(state, 'ostrogothi', 'secondus')
      lost(state, 'visigothi')
    })
    expect(playUntil(adjustPeoples, { state }).state.peoples.visigothi.status).toBe('war')
    lost(state, 'ostrogothi')
    const { state: after } = play(adjustPeoples, { state })
    expect([after.peoples.visigothi.status, after.peoples.ostrogothi.status]).toEqual(['peace', 'peace'])
  })

  it('SV-9.4-B: home is where no enemy stands, if there is such a zone (RULING-95)', () => {
    const state = winter(state => {
      atWar(state, 'picts', 'secondus')
      primus(state, 'PIC1', 'severe', 'cornuti')
    })
    expect(homesFor(positionOf(state), 'picts', 'secondus')).toEqual(['PIC2', 'PIC3'])
  })

  it('SV-4.4.2-D: Armenians come back unless Persians hold Armenia', () => {
    const state = winter(state => {
      place(state, boxes.people, null, 'armenia-1')
      atWar(state, 'persians', 'secondus')
    })
    expect(where(play(adjustPeoples, { state }).state, 'armenia-1')).toBe('ARM')
    place(state, 'ARM', null, 'persians-levies-1')
    expect(where(play(adjustPeoples, { state }).state, 'armenia-1')).toBe(boxes.people)
  })

  it('SV-4.2.1-B: Hormoz II leaves in Phase F of 309, and the coup with him (RULING-85)', () => {
    const after = (year: number) =>
      play(adjustPeoples, {
        state: winter(state => {
          state.year = year
          place(state, 'PER2', null, 'hormoz-ii')
          state.cup = state.cup.filter(counter => counter !== 'coup-d-etat-perse-1')
          state.thorns = [thorn('coup-d-etat-perse-1', 'PER2')]
        }),
      }).state
    expect([where(after(308), 'hormoz-ii'), where(after(309), 'hormoz-ii')]).toEqual(['PER2', boxes.dead])
    expect([after(308).thorns.length, after(309).thorns.length]).toEqual([1, 0])
  })
})

describe('Peoples in winter', () => {
  it('SV-4.1-C: Visigothi and Ostrogothi are one while both are at war', () => {
    const of = (...peoples: PeopleId[]) => {
      const state = field(state => {
        for (const people of peoples) atWar(state, people, 'secondus')
      })
      return ['visigothi', 'ostrogothi', 'franci'].map(id => kin(positionOf(state), id as PeopleId).length)
    }
    expect([of(), of('visigothi'), of('ostrogothi'), of('visigothi', 'ostrogothi', 'franci')]).toEqual([
      [1, 1, 1],
      [1, 1, 1],
      [1, 1, 1],
      [2, 2, 1],
    ])
  })

  it('SV-4.1-C, SV-9.4-D: while they are one the Gothi recover and return in the homes of both', () => {
    const both = playUntil(adjustPeoples, {
      state: field(state => {
        atWar(state, 'visigothi', 'secondus')
        atWar(state, 'ostrogothi', 'secondus')
        place(state, 'OST', null, 'visigothi-1')
        place(state, boxes.people, null, 'visigothi-2')
        reduced(state, 'visigothi-1')
      }),
      impossible: true,
    })
    expect(isReduced(both.state, 'visigothi-1')).toBe(false)
    expect([both.decision.task, choicesOf(both.decision)]).toEqual(['put-home', ['place VIS', 'place OST']])
    // SV-2.F-6: after this winter it does not matter.
    const last = field(state => {
      atWar(state, 'visigothi', 'secondus')
      atWar(state, 'ostrogothi', 'secondus')
      place(state, 'OST', null, 'visigothi-1')
      place(state, boxes.people, null, 'visigothi-2')
      state.year = data.scenarios[state.scenario].lastYear
    })
    expect(where(play(adjustPeoples, { state: last, impossible: true }).state, 'visigothi-2')).toBe('VIS')
    const alone = play(adjustPeoples, {
      state: field(state => {
        atWar(state, 'visigothi', 'secondus')
        place(state, 'OST', null, 'visigothi-1')
        reduced(state, 'visigothi-1')
      }),
      impossible: true,
    })
    expect(isReduced(alone.state, 'visigothi-1')).toBe(true)
  })

  it('SV-9.4-A: only a People at war is pacified by force, and only if no unit is left', () => {
    const state = field(state => atWar(state, 'quades', 'secondus'))
    const beaten = () => isPacifiedByForce(positionOf(state), 'quades')
    const [first = '', ...others] = data.peoples.quades.units
    place(state, boxes.people, null, ...others)
    expect(beaten()).toBe(false)
    place(state, boxes.people, null, first)
    expect(beaten()).toBe(true)
    state.peoples.quades = { status: 'peace', faction: null, barredUntil: null, sentHomeBy: null }
    expect(beaten()).toBe(false)
  })

  it('SV-9.4-D: a Major at war recovers at home and in cities, and its log names the rule', () => {
    const state = field(state => {
      atWar(state, 'franci', 'secondus')
      place(state, 'GAL2', null, 'franci-2')
      place(state, 'PAN4', null, 'franci-3')
      reduced(state, 'franci-1', 'franci-2', 'franci-3')
    })
    const { state: after, events } = play(adjustPeoples, { state, impossible: true })
    expect(['franci-1', 'franci-2', 'franci-3'].map(id => isReduced(after, id))).toEqual([false, false, true])
    const recovered = events.filter(({ kind }) => kind === 'unit-recovers')
    expect(recovered.map(({ rule }) => rule)).toEqual(['SV-9.4-D', 'SV-9.4-D'])
    expect(where(after, 'franci-2')).toBe('GAL2')
  })

  it('SV-9.4-C: a Major at peace makes good its losses at home, and anybody who was sent home goes there', () => {
    const state = field(state => {
      place(state, boxes.people, null, 'franci-1')
      reduced(state, 'franci-2')
      place(state, 'GAL2', null, 'alamanni-1')
      state.peoples.alamanni.sentHomeBy = 'secondus'
    })
    const { state: after } = play(adjustPeoples, { state, impossible: true })
    expect([where(after, 'franci-1'), isReduced(after, 'franci-2'), where(after, 'alamanni-1')]).toEqual([
      'FRA',
      false,
      'ALA',
    ])
    expect(after.peoples.alamanni.sentHomeBy).toBeNull()
  })

  it('SV-9.4-B: home is a zone without enemies and other Peoples, else without enemies, else any (RULING-95)', () => {
    const state = field(state => atWar(state, 'picts', 'secondus'))
    const homes = () => homesFor(positionOf(state), 'picts', 'secondus')
    expect(homes()).toEqual(['PIC1', 'PIC2', 'PIC3'])
    atWar(state, 'franci', 'secondus')
    place(state, 'PIC2', null, 'franci-1')
    expect(homes()).toEqual(['PIC1', 'PIC3'])
    primus(state, 'PIC1', 'batavi')
    primus(state, 'PIC3', 'heruli')
    expect(homes()).toEqual(['PIC2'])
    primus(state, 'PIC2', 'cornuti')
    expect(homes()).toEqual(['PIC1', 'PIC2', 'PIC3'])
  })

  it('SV-9.4-B: a leader who is alone where units come home must get away', () => {
    const state = field(state => {
      atWar(state, 'marcomanni', 'secondus')
      place(state, boxes.people, null, 'marcomanni-1')
      place(state, 'PAN5', null, 'marcomanni-2')
      primus(state, 'MAR', 'severe')
    })
    const { state: after } = play(adjustPeoples, { state, dice: [d10('solitary', 9)], impossible: true })
    expect([where(after, 'marcomanni-1'), where(after, 'severe')]).toEqual(['MAR', boxes.dead])
  })

  it('SV-4.4.2-D: only Armenia is lost to Persians', () => {
    const state = field(state => {
      atWar(state, 'persians', 'secondus')
      place(state, 'ARM', null, 'persians-levies-1')
    })
    expect([isHomeLost(positionOf(state), 'armenia'), isHomeLost(positionOf(state), 'iberians')]).toEqual([
      true,
      false,
    ])
    place(state, 'ARM', null, 'iberians-1')
    place(state, 'PER1', null, 'persians-levies-1')
    expect(isHomeLost(positionOf(state), 'armenia')).toBe(false)
  })

  it('SV-S1-A: without Peoples winter leaves them alone', () => {
    const state = scenario('1')
    expect(play(adjustPeoples, { state }).state.peoples).toEqual(state.peoples)
  })
})

it('SV-4.2.1-B: a leader who is gone or has not come yet does not leave once more', () => {
  const left = (from: string) => {
    const state = emptyMap(state => place(state, from, null, 'hormoz-ii'))
    const { state: after, events } = play(
      function* (g) {
        leaveForGood(g, 'hormoz-ii')
      },
      { state },
    )
    return [where(after, 'hormoz-ii'), events.length]
  }
  expect([left(boxes.coming), left(boxes.dead), left('PER2')]).toEqual([
    [boxes.coming, 0],
    [boxes.dead, 0],
    [boxes.dead, 1],
  ])
})
