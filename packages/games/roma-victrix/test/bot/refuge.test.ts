import { seatOf } from '@aquila/bots'
import type { Advice, Match } from '@aquila/engine'
import { describe, expect, it } from 'vitest'
import { tiro } from '../../bot/levels.ts'
import type { RomaSeat } from '../../bot/outlook.ts'
import { areas, numberOfArea } from '../../data/index.ts'
import { activate } from '../../rules/operations/activation.ts'
import { changeUnits } from '../../rules/pieces.ts'
import { Stage, written } from '../support.ts'

/** Mago with his army among Romans who are too strong for him; all other land is his already. */
function amongEnemies(romans: string): Stage {
  const stage = new Stage().units('carthage', 'numidia', '4 hi')
  for (const { id, kind } of areas)
    if (kind === 'province' && id !== 'numidia') stage.garrison('carthage', id)
  const { id } = stage.leader('carthage', 'numidia', 1, 'Mago')
  changeUnits(
    stage.state,
    numberOfArea('numidia'),
    () => true,
    unit => ({ ...unit, leader: id }),
  )
  if (romans === '') return stage
  stage.leader('rome', 'numidia', 3, 'Scipio')
  return stage.units('rome', 'numidia', romans)
}

function adviceOfTiro(stage: Stage): Advice {
  const { id } = stage.state.leaders[0] ?? { id: -1 }
  const { match, decision } = stage.playUntil(g => activate(g, id), { dice: [['operations', 3]] })
  return tiro().advise(seatOf(match as Match, decision) as RomaSeat)
}

describe('Tiro whose army attrition would wear away', () => {
  it('RV-4.2B-a: leads it to ground of its own before the turn ends, and says why', () => {
    const { choice, reason } = adviceOfTiro(amongEnemies('20 hi'))
    expect(reason?.key).toBe('bot.refuge')
    expect(written(choice)).toBe(`march ${reason?.values?.area}`)
  })

  it('has no such reason where nothing threatens it', () => {
    expect(adviceOfTiro(amongEnemies('')).reason?.key).not.toBe('bot.refuge')
  })
})
