import type { Decision } from '@aquila/engine'
import { describe, expect, it } from 'vitest'
import { fillGarrisons } from '../../rules/adjustments/garrisons.ts'
import { adjustLandUnits } from '../../rules/adjustments/land.ts'
import { recruitment } from '../../rules/adjustments/recruitment.ts'
import { firstDeployment } from '../../rules/deployment.ts'
import { explainFrame } from '../../rules/explain/frame.ts'
import { reinforcements } from '../../rules/reinforcements.ts'
import { aleaData } from '../../rules/series.ts'
import { levyBox } from '../../rules/state.ts'
import { asAlea, emptyMap, place, playUntil, type Run, scenario } from '../support.ts'

function why(run: Run & { decision: Decision }, verb: string, noun: string): string | undefined {
  return explainFrame(run.position, asAlea(run.decision), { verb, noun })?.rule
}

describe('why not', () => {
  it('AIE-FD-a, AIE-FD-e: a zone that is closed in the deployment', () => {
    const run = playUntil(firstDeployment, { state: scenario('3') })
    expect(why(run, 'deploy', 'GRA-2')).toBe('AIE-FD-a')
    expect(why(run, 'deploy', 'ITA-5')).toBe('AIE-FD-e')
    expect(why(run, 'deploy', 'nowhere')).toBeUndefined()
  })

  it('every zone that is not offered is explained, every one that is offered is not', () => {
    for (const id of ['3', '4', '6', '7']) {
      const run = playUntil(firstDeployment, { state: scenario(id) })
      for (const zone of aleaData.zoneIds) {
        const offered = run.decision.choices.some(({ noun }) => noun === zone)
        expect(why(run, 'deploy', zone) === undefined, `${id} ${zone}`).toBe(offered)
      }
    }
  })

  it('RULING-130: an army that cannot be filled', () => {
    const deployed = ['deploy GRA-4', 'deploy GRA-4', 'deploy ASI-1', 'deploy ASI-5']
    const because = (choices: string[], id: string) => {
      const { position, decision } = playUntil(firstDeployment, { state: scenario('7'), choices })
      return explainFrame(position, asAlea(decision), { verb: 'deploy-army', noun: id })?.why
    }
    expect(because(deployed, 'm-antonius')).toBeUndefined()
    expect(because(deployed, 'corvinus')).toBe('army-of-another')
    expect(because(deployed, 'octavianus')).toBe('not-yours')
    const filled = [...deployed, 'deploy-army m-antonius']
    expect(because(filled, 'm-antonius')).toBe('army-of-another')
    // AIE-FD-b: three legions are left for Asia.
    expect(because([...filled, 'deploy-army corvinus'], 'corvinus')).toBe('legions-needed')
  })

  it('AIE-9.4-e: a zone where a recruit cannot stand up', () => {
    const state = emptyMap('2', state => place(state, levyBox('gallia'), 'caesarian', ['legio-I-R']))
    const run = playUntil(reinforcements, { state })
    expect(why(run, 'muster', 'GAL-4')).toBe('AIE-9.4-e')
    expect(why(run, 'muster', 'ITA-1')).toBe('AIE-9.4-e')
  })

  it('AIE-9.4-b, AIE-9.4-c, AIE-9.4-d: a unit that cannot be raised', () => {
    const state = emptyMap('2', state => {
      for (const region of ['italia', 'asia', 'graecia', 'africa', 'hispania'] as const)
        state.regions[region] = null
      place(state, 'GAL-2', 'caesarian', ['caesar', 'legio-V', 'legio-VI', 'legio-VII'])
      for (let i = 1; i <= 9; i++) place(state, 'SIC-1', 'republican', [`auxilia-${i}`])
    })
    const gallia = playUntil(recruitment, { state })
    expect(why(gallia, 'recruit', 'auxilia')).toBe('AIE-9.4-d')
    const counter = playUntil(recruitment, { state, choices: ['recruit legio'] })
    expect(why(counter, 'raise', 'legio-X')).toBe('AIE-9.4-c')
    expect(why(counter, 'raise', 'legio-V')).toBe('AIE-9.4-d')
    const after = playUntil(recruitment, { state, choices: ['recruit legio', 'raise legio-I-R'] })
    expect(why(after, 'recruit', 'legio')).toBe('AIE-9.4-b')
  })

  it('AIE-9.2-c: winter quarters that are not free', () => {
    const state = emptyMap('2', state => {
      place(state, 'HIS-1', 'caesarian', ['caesar', 'legio-X'])
      place(state, 'GAL-2', null, ['germani-1'])
      state.peoples.germani = { status: 'war', faction: 'republican', barredUntil: null, sentHomeBy: null }
    })
    const run = playUntil(adjustLandUnits, { state })
    expect(why(run, 'withdraw', 'GAL-2')).toBe('AIE-9.2-c')
    expect(why(run, 'withdraw', 'HIS-3')).toBe('AIE-9.2-c')
  })

  it('AIE-3.1.1-c, AIE-9.4-a: legions that cannot be sent to a garrison', () => {
    const state = scenario('2', state => {
      state.regions.italia = 'caesarian'
      place(state, 'GAL-2', 'caesarian', ['legio-XIII', 'legio-VIII'])
      for (const region of ['asia', 'graecia', 'africa', 'sicilia', 'hispania'] as const)
        state.regions[region] = null
      state.initiative = 'caesarian'
    })
    const run = playUntil(fillGarrisons, { state })
    expect(why(run, 'send', 'legio-I')).toBe('AIE-9.4-a')
    expect(why(run, 'send', 'legio-X')).toBeUndefined()
  })
})
