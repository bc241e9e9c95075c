import { type Choice, Match } from '@aquila/engine'
import { describe, expect, it } from 'vitest'
import { alea } from '../../index.ts'
import { leadersToDeploy, unitsToDeploy } from '../../rules/deployment-zones.ts'
import { lookOf } from './look.ts'

describe('a free deployment on the table', () => {
  const match = Match.start(alea, { scenario: '3', seed: '1'.padStart(64, '0') })

  /** What is asked before a choice is made; undefined: nothing. */
  const warning = (choice: Choice): string | undefined => {
    const { position, decision } = match
    if (decision === null) throw new Error('nobody is asked')
    return lookOf({ position, decision }, choice).warning
  }
  const left = (): number =>
    leadersToDeploy(match.position, 'caesarian').length + unitsToDeploy(match.position, 'caesarian').length

  it('asks before the last counter, and not before the others: until then everything can be taken back', () => {
    const asked: boolean[] = []
    while (match.decision?.role === 'caesarian' && match.decision.task.startsWith('deploy-')) {
      const [choice] = match.decision.choices
      if (choice === undefined) break
      asked.push(warning(choice) !== undefined)
      if (left() === 1) break
      match.choose(choice, { role: 'caesarian' })
      expect(match.canUndo('caesarian')).toBe(true)
    }
    expect(asked.lastIndexOf(false)).toBe(asked.length - 2)
    expect(asked.at(-1)).toBe(true)
  })
})
