import { seatOf } from '@aquila/bots'
import type { Match, Rules } from '@aquila/engine'
import { describe, expect, it } from 'vitest'
import { tiro } from '../../bot/levels.ts'
import type { RomaSeat } from '../../bot/outlook.ts'
import { drawConsuls } from '../../rules/consuls.ts'
import { raiseForMoney } from '../../rules/economy/new-units.ts'
import { operations } from '../../rules/operations/menu.ts'
import { changePower } from '../../rules/pieces.ts'
import type { Roma } from '../../rules/state.ts'
import { Stage, turnOf, written } from '../support.ts'

type Rolls = [string, number][]

function choiceOfTiro(stage: Stage, procedure: (g: Roma) => Rules<unknown>, dice: Rolls = []): string {
  const { match, decision } = stage.playUntil(procedure, { dice })
  return written(tiro().choose(seatOf(match as Match, decision) as RomaSeat))
}

describe('Tiro and his Consuls', () => {
  it('RV-5.31-12: goes out against a Province that two sides hold, the stronger first', () => {
    const stage = turnOf('rome').garrison('rome', 'latium').units('rome', 'latium', '12 lgn')
    stage.garrison('carthage', 'cisalpina').units('minor-rebels', 'cisalpina', '1 bi')
    changePower(stage.state, stage.power('minor-rebels'), { status: 'rebels', role: 'carthage' })
    stage.leader('rome', 'latium', 2, 'Scipio', true)
    for (const client of ['massilia', 'saguntum', 'syracusae'])
      changePower(stage.state, stage.power(client), { rouse: 'failed' })
    // Whatever else could be had is his already.
    for (const id of ['apulia', 'sicilia']) stage.garrison('rome', id)
    expect(choiceOfTiro(stage, operations)).toBe('activate Scipio')
  })

  it('RV-10.36-a: places a Consul where a new Capital can be founded', () => {
    const stage = new Stage().units('rome', 'cisalpina', '1 flt').units('rome', 'sardinia', '1 flt')
    stage.garrison('carthage', 'cisalpina').garrison('rome', 'sardinia')
    stage.state.turn = 2
    stage.state.consuls = [1, 2]
    changePower(stage.state, stage.power('rome'), { capital: null })
    const draws: Rolls = [
      ['Consul', 1],
      ['Consul', 1],
    ]
    expect(choiceOfTiro(stage, drawConsuls, draws)).toBe('place-leader sardinia')
  })

  it('RV-9.11-a: builds ships for an army that no road leads away from', () => {
    const island = (units: string) => {
      const stage = new Stage().garrison('rome', 'sardinia').units('rome', 'sardinia', units)
      const rome = stage.power('rome')
      changePower(stage.state, rome, { capital: null, treasury: 20 })
      stage.leader('rome', 'sardinia', 2, 'Scipio', true)
      return written(
        (() => {
          const { match, decision } = stage.playUntil(g => raiseForMoney(g, rome), {
            choices: ['recruit Scipio'],
          })
          return tiro().choose(seatOf(match as Match, decision) as RomaSeat)
        })(),
      )
    }
    expect(island('4 aux')).toBe('create sardinia/flt')
    expect(island('4 aux, 2 flt')).not.toBe('create sardinia/flt')
  })
})
