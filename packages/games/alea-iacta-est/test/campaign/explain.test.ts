import { describe, expect, it } from 'vitest'
import { movement } from '../../../imperator/rules/movement/phase.ts'
import { explainCampaign } from '../../rules/explain/campaign.ts'
import type { AleaState } from '../../rules/state.ts'
import { messages } from '../english.ts'
import { asAlea, playUntil } from '../support.ts'
import { caesarians, field, republicans } from './stage.ts'

function why(state: AleaState, choices: string[], verb: string, noun?: string) {
  const { position, decision } = playUntil(movement, { state, choices, impossible: true })
  return explainCampaign(position, asAlea(decision), noun === undefined ? { verb } : { verb, noun })
}

const state = field(s => {
  caesarians(s, 'GAL-8', 'caesar', 'curio', 'legio-V', 'auxilia-1', 'naves-6-0-1')
  caesarians(s, 'GAL-9', 'legio-VI')
  republicans(s, 'HIS-1', 'afranius', 'legio-XV')
})

describe('why not', () => {
  it('AIE-3.4.1-e: auxilia need a leader', () => {
    expect(why(state, [], 'march', 'auxilia-1')).toMatchObject({
      rule: 'AIE-3.4.1-e',
      why: 'auxilia-need-leader',
    })
  })

  it('AIE-2.E-b: the enemy moves in his own sequence', () => {
    expect(why(state, [], 'lead', 'afranius')).toMatchObject({ rule: 'AIE-2.E-b', why: 'not-yours' })
  })

  it('AIE-3.4.1-b: only units of his zone go with a leader', () => {
    expect(why(state, ['lead caesar'], 'take', 'legio-VI')).toMatchObject({
      rule: 'AIE-3.4.1-b',
      why: 'other-zone',
    })
  })

  it('AIE-7.2-a: only adjacent zones', () => {
    expect(why(state, ['lead caesar'], 'to', 'HIS-1')).toMatchObject({
      rule: 'AIE-7.2-a',
      why: 'not-adjacent',
    })
  })

  it('AIE-3.4.1-g: units do not stop at a People at peace', () => {
    expect(why(state, ['lead caesar', 'take legio-V', 'to ALP-2'], 'stop')).toMatchObject({
      rule: 'AIE-3.4.1-g',
    })
  })

  it('AIE-3.4.2-a, AIE-3.4.2-i: at sea', () => {
    expect(why(state, ['sail caesar'], 'to', 'MIO')).toMatchObject({
      rule: 'AIE-3.4.2-a',
      why: 'no-naves-taken',
    })
    const begun = ['sail caesar', 'embark naves-6-0-1']
    expect(why(state, begun, 'embark', 'legio-VI')).toMatchObject({ rule: 'AIE-3.4.2-i', why: 'not-here' })
  })

  it('says nothing of what is legal', () => {
    expect(why(state, ['lead caesar'], 'to', 'GAL-9')).toBeNull()
    expect(why(state, ['lead caesar'], 'take', 'legio-V')).toBeNull()
  })

  it('has a text for every reason', () => {
    const reason = why(state, ['lead caesar'], 'to', 'HIS-1')
    expect(messages.has(`why.${reason?.why}`)).toBe(true)
  })
})
