import { row } from '@aquila/engine'
import { describe, expect, it } from 'vitest'
import { enter } from '../../../imperator/rules/movement/entering.ts'
import type { StratagemId } from '../../data/index.ts'
import type { SemperState } from '../../rules/state.ts'
import { deserters, victims } from '../../rules/stratagems/blows.ts'
import { endPlagues } from '../../rules/stratagems/plague.ts'
import { stratagems } from '../../rules/stratagems/registry.ts'
import {
  atWar,
  d6,
  d10,
  field,
  give,
  isReduced,
  place,
  play,
  positionOf,
  primus,
  reduced,
  secondus,
  where,
} from '../support.ts'

const campaign = { name: 'campaign' } as const

/** Plays one counter of a stratagem for Primus. */
function played(
  state: SemperState,
  id: StratagemId,
  choices: string[] = [],
  dice: Parameters<typeof play>[1]['dice'] = [],
) {
  const counter = `${id}-1`
  give(state, 'primus', counter)
  return play(g => row(stratagems, id).play(g, 'primus', counter, campaign), {
    state,
    choices,
    dice: dice ?? [],
  }).state
}

describe('blows', () => {
  it('SV-6.3-C: any enemy Roman leader but a Dux; 8 kills, 7 does not', () => {
    const state = field(state => secondus(state, 'GAL2', 'licinius', 'maxence', 'dux-treveri'))
    expect(victims(positionOf(state), 'primus')).toEqual(['maxence', 'licinius'])
    const murdered = (shows: number) =>
      where(
        played(
          field(s => secondus(s, 'GAL2', 'licinius')),
          'assassinat',
          [],
          [d10('assassination of licinius', shows)],
        ),
        'licinius',
      )
    expect([murdered(8), murdered(7)]).toEqual(['box-dead', 'GAL2'])
  })

  it('SV-10.1-B: a murdered leader is worth a point', () => {
    const state = field(state => secondus(state, 'GAL2', 'licinius'))
    expect(played(state, 'assassinat', [], [d10('assassination of licinius', 9)]).points.primus).toBe(1)
  })

  it('SV-6.3-D: all units in the zone are reduced, the reduced lost, leaders die on a 9', () => {
    const state = field(state => {
      primus(state, 'GAL2', 'cornuti', 'severe')
      secondus(state, 'GAL2', 'batavi', 'maxence')
      reduced(state, 'batavi')
      primus(state, 'GAL1', 'celtae')
    })
    const after = played(
      state,
      'foyer-de-peste',
      ['infect GAL2'],
      [d10('plague on severe', 8), d10('plague on maxence', 9)],
    )
    expect([isReduced(after, 'cornuti'), where(after, 'batavi'), isReduced(after, 'celtae')]).toEqual([
      true,
      'box-reserve',
      false,
    ])
    expect(['severe', 'maxence'].map(id => where(after, id))).toEqual(['GAL2', 'box-dead'])
    // Whatever enters suffers the same, until the end of Phase E.
    const entered = play(g => enter(g, 'primus', ['celtae'], 'GAL1', 'GAL2'), { state: after }).state
    expect(isReduced(entered, 'celtae')).toBe(true)
    const over = play(
      function* (g) {
        endPlagues(g)
      },
      { state: after },
    ).state
    expect([over.plagues, over.cup.includes('foyer-de-peste-1')]).toEqual([[], true])
  })

  it('SV-6.3-E: around the focus reduced units stay, leaders are tested all the same', () => {
    const state = field(state => {
      primus(state, 'VIE1', 'cornuti', 'celtae', 'severe')
      reduced(state, 'cornuti')
    })
    const after = played(state, 'epidemie-de-peste', ['infect VIE2'], [d10('plague on severe', 9)])
    expect([where(after, 'cornuti'), isReduced(after, 'celtae'), where(after, 'severe')]).toEqual([
      'VIE1',
      true,
      'box-dead',
    ])
  })

  it('SV-6.3-E, SV-3.5.2-J: anybody who has fled before his turn came is struck where he enters, and nowhere else', () => {
    const state = field(state => {
      secondus(state, 'GAL2', 'licinius', 'maxence', 'alexander', 'cornuti')
      state.emperors.secondus = 'licinius'
    })
    const after = played(
      state,
      'epidemie-de-peste',
      ['infect GAL2', 'elevate maxence', 'give-to alexander', 'extend britanniae', 'flee GAL1'],
      [
        ...[d10('plague on licinius', 9), d6('loyalty of alexander', 6), d10('extension to britanniae', 9)],
        ...[d10('solitary', 0), d10('plague on maxence', 0), d10('plague on alexander', 0)],
        d10('plague on ascaric', 0),
      ],
    )
    expect([where(after, 'maxence'), where(after, 'alexander')]).toEqual(['GAL1', 'GAL2'])
    // SV-3.6.3-B: anybody who has just left him is not asked again from where he fled to.
    expect(after.usurpations).toMatchObject([{ usurper: 'maxence', followers: [] }])
  })

  it('SV-6.3-F: enemy Roman and Persian units only', () => {
    const state = field(state => {
      atWar(state, 'persians', 'secondus')
      atWar(state, 'saraceni', 'secondus')
      place(state, 'ORI2', null, 'persians-levies-1', 'saraceni-1')
      primus(state, 'ORI2', 'cornuti')
    })
    expect(deserters(positionOf(state), 'primus', 'ORI2')).toEqual(['persians-levies-1'])
    reduced(state, 'persians-levies-1')
    const after = played(state, 'desertion', ['demoralize ORI2'])
    expect([where(after, 'persians-levies-1'), isReduced(after, 'cornuti')]).toEqual(['box-people', false])
  })

  it('SV-6.3-G: its own limitanei are eliminated, those of others reduced, comitatenses spared', () => {
    const state = field(state => {
      primus(state, 'GAL2', 'ri-galliae', 'pc-galliae-1', 'pc-italia-1', 'cornuti')
      primus(state, 'ITA2', 'pc-galliae-2')
    })
    const after = played(state, 'abandon', ['abandon galliae'])
    expect(['ri-galliae', 'pc-galliae-1', 'pc-galliae-2'].map(id => where(after, id))).toEqual([
      'box-reserve',
      'box-reserve',
      'ITA2',
    ])
    expect([isReduced(after, 'pc-italia-1'), isReduced(after, 'cornuti')]).toEqual([true, false])
  })
})
