import { row } from '@aquila/engine'
import { describe, expect, it } from 'vitest'
import { isContested } from '../../../imperator/rules/combat/forces.ts'
import { combat } from '../../../imperator/rules/combat/phase.ts'
import { movement } from '../../../imperator/rules/movement/phase.ts'
import { marchAtHome, peacefulMoves } from '../../rules/peoples/at-peace.ts'
import { controlOfPeoples } from '../../rules/peoples/control.ts'
import { semperData as data } from '../../rules/series.ts'
import { boxes, type SemperState } from '../../rules/state.ts'
import { stratagems } from '../../rules/stratagems/registry.ts'
import {
  atWar,
  choicesOf,
  d6,
  d10,
  field,
  give,
  infest,
  isReduced,
  place,
  play,
  playUntil,
  positionOf,
  primus,
  secondus,
  thorn,
  where,
} from '../support.ts'

describe('control of Peoples', () => {
  it('SV-4.4.2-A: a leader who stands alone among Armenians that change sides must get away', () => {
    const state = field(state => {
      state.peoples.armenia.faction = 'primus'
      primus(state, 'ARM', 'severe')
      state.regions.oriens = 'secondus'
    })
    const { state: after } = play(controlOfPeoples, { state, dice: [d10('solitary', 9)] })
    expect(where(after, 'severe')).toBe(boxes.dead)
  })

  it('SV-4.4.1-B: Peoples of the two players do not fight, allies and Peoples do', () => {
    const state = field(state => {
      atWar(state, 'persians', 'secondus')
      place(state, 'ORI3', null, 'armenia-1', 'persians-levies-1')
      state.peoples.armenia.faction = 'secondus'
    })
    expect(isContested(positionOf(state), 'ORI3', 'land')).toBe(false)
    state.peoples.armenia.faction = 'primus'
    expect(isContested(positionOf(state), 'ORI3', 'land')).toBe(true)
  })
})

describe('Persians at peace', () => {
  const coup = (change: (state: SemperState) => void = () => {}) =>
    field(state => {
      state.year = 320
      state.active = 'secondus'
      state.cup = state.cup.filter(counter => counter !== 'coup-d-etat-perse-1')
      state.thorns = [thorn('coup-d-etat-perse-1', 'PER2')]
      place(state, 'PER1', null, 'sapor-ii')
      change(state)
    })

  it('SV-4.3-C: they march one zone, between their own, once in a sequence (RULING-38)', () => {
    const state = coup()
    const moves = () => peacefulMoves(positionOf(state), 'secondus').map(({ noun }) => noun)
    expect(moves()).toContain('sapor-ii')
    const near = row(data.zones, 'PER1')
      .neighbours.map(({ zone }) => zone)
      .filter(zone => row(data.zones, zone).people === 'persians')
    const { decision } = playUntil(g => marchAtHome(g, 'secondus', 'sapor-ii'), { state })
    expect(choicesOf(decision)).toEqual(near.map(zone => `to ${zone}`))
    const [first = ''] = near
    const { state: after } = play(g => marchAtHome(g, 'secondus', 'sapor-ii'), {
      state,
      choices: [`to ${first}`],
    })
    expect(where(after, 'sapor-ii')).toBe(first)
    expect(after.arrivals).toMatchObject([{ piece: 'sapor-ii', zone: first, from: 'PER1' }])
    expect(peacefulMoves(positionOf(after), 'secondus').map(({ noun }) => noun)).not.toContain('sapor-ii')
  })

  it('SV-6.3-D, RULING-57: on the way they come into the plague like others', () => {
    const state = coup(state => infest(state, 'PER1'))
    const { state: after } = play(g => marchAtHome(g, 'secondus', 'persians-levies-1'), {
      state,
      choices: ['to PER1'],
    })
    expect([where(after, 'persians-levies-1'), isReduced(after, 'persians-levies-1')]).toEqual(['PER1', true])
  })

  it('SV-4.3-C, SV-6.3-M: they are offered among the moves of the side, and march when chosen', () => {
    const state = coup()
    const { decision } = playUntil(movement, { state, impossible: true })
    const offered = peacefulMoves(positionOf(state), 'secondus').map(({ verb, noun }) => `${verb} ${noun}`)
    expect(offered.length).toBeGreaterThan(0)
    expect(choicesOf(decision)).toEqual(expect.arrayContaining(offered))
    const march = offered.find(choice => choice.endsWith('persians-levies-1')) ?? ''
    const asked = playUntil(movement, { state, choices: [march], impossible: true }).decision
    expect(asked.task).toBe('march-at-home')
  })

  it('SV-4.3-C: not at war, not without a coup, not if it is another thorn', () => {
    expect(
      peacefulMoves(positionOf(coup(state => atWar(state, 'persians', 'secondus'))), 'secondus'),
    ).toEqual([])
    const other = coup(state => {
      state.thorns = [thorn('bagaudes-1', 'GAL5')]
    })
    expect(peacefulMoves(positionOf(other), 'secondus')).toEqual([])
    // Nobody off the map.
    const away = coup(state => place(state, boxes.returning, null, 'sapor-ii'))
    expect(peacefulMoves(positionOf(away), 'secondus').map(({ noun }) => noun)).not.toContain('sapor-ii')
  })
})

describe('the Parthian shot', () => {
  it('SV-6.3-L: only who fought with Persians, at Roman units that are still there', () => {
    const asked = (change: (state: SemperState) => void) => {
      const state = field(state => {
        state.active = 'secondus'
        atWar(state, 'persians', 'secondus')
        atWar(state, 'saraceni', 'secondus')
        place(state, 'ORI2', null, 'persians-levies-1')
        primus(state, 'ORI2', 'batavi', 'heruli', 'ioviani', 'celtae', 'petulantes')
        give(state, 'secondus', 'la-fleche-de-parthe-1')
        change(state)
      })
      const run = playUntil(combat, { state, dice: [d6('battle', 1)], impossible: true })
      return run.events.some(({ kind }) => kind === 'battle') ? choicesOf(run.decision) : []
    }
    expect(asked(() => {}).some(choice => choice.startsWith('la-fleche'))).toBe(true)
    const others = asked(state => {
      place(state, 'PER1', null, 'persians-levies-1')
      place(state, 'ORI2', null, 'saraceni-1')
      secondus(state, 'HIS1', 'licinius')
    })
    expect(others.some(choice => choice.startsWith('la-fleche'))).toBe(false)
  })

  it('SV-6.3-L: a single Roman unit is enough', () => {
    const shot = (...romans: string[]) =>
      row(stratagems, 'la-fleche-de-parthe').whyNot(
        positionOf(
          field(state => {
            atWar(state, 'persians', 'secondus')
            primus(state, 'ORI2', ...romans)
          }),
        ),
        'secondus',
        {
          name: 'after-battle',
          attacker: { side: 'primus', units: romans, leaders: [] },
          defender: { side: 'secondus', units: ['persians-levies-1'], leaders: [] },
        },
      )?.why
    expect([shot('batavi'), shot()]).toEqual([undefined, 'not-after-battle'])
  })
})
