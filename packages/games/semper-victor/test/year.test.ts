import { describe, expect, it } from 'vitest'
import { phases } from '../rules/sequence.ts'
import { constantinAlone, nothing, play, reduced } from './support.ts'

describe('the order of a year', () => {
  it('SV-2.F-1 to SV-2.F-6, SV-2.F-3, SV-2.F-4, SV-9.1-A: the phases in their order', () => {
    expect(phases.map(({ id }) => id)).toEqual([
      'deployment',
      'A',
      'B',
      'C.leaders',
      'C.war',
      'C.constantinople',
      'C.uprisings',
      'C.usurpations',
      'D.peace',
      'D.sequences',
      'D.event',
      'D.emperors',
      'D.deaths',
      'D.reinforcements',
      'E',
      'E.1',
      'E.2',
      'E.3',
      'F.roles',
      'F.dioceses',
      'F.points',
      'F.fleets',
      'F.romans',
      'F.peoples',
      'F.markers',
      'F.end',
    ])
  })

  it('SV-0.3-A, SV-2.F-5: the Turn marker advances one box and shows its normal side', () => {
    const end = phases.find(({ id }) => id === 'F.end')
    const state = constantinAlone(state => {
      state.paxRomana = true
      state.regions.italia = 'secondus'
    })
    const { state: after } = play(g => end?.run(g) ?? nothing(), { state })
    expect([after.year, after.paxRomana]).toEqual([state.year + 1, false])
    reduced(after)
  })
})
