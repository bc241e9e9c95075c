import { describe, expect, it } from 'vitest'
import { phases } from '../rules/sequence.ts'
import type { KingsState } from '../rules/state.ts'
import { bareMap, positionOf } from './support.ts'

function after(phase: string, change: (state: KingsState) => void): string | undefined {
  return phases.find(({ id }) => id === phase)?.next?.(positionOf(bareMap(change)))
}

describe('the sequence of play', () => {
  it('KOR-SEQ-3, KOR-SEQ-4: actions while there are any, then the reactions, then the end of the turn', () => {
    const acted = (done: number, reactions: number, ended = false) =>
      after('action', state => {
        state.notes.actions = 3
        state.notes.actionsDone = done
        state.notes.actionsEnded = ended
        state.notes.reactions = reactions
      })
    expect([acted(2, 0), acted(3, 0), acted(3, 1)]).toEqual(['action', 'disputes', 'reaction'])
    expect([acted(0, 0, true), acted(0, 1, true)]).toEqual(['disputes', 'reaction'])
    const reacted = (reactions: number) =>
      after('reaction', state => {
        state.notes.reactions = reactions
      })
    expect([reacted(0), reacted(1)]).toEqual(['disputes', 'reaction'])
  })

  it('KOR-SEQ-5: the end of the turn in its order, and then the next turn', () => {
    const ids = phases.map(({ id }) => id)
    expect(ids.slice(ids.indexOf('disputes'))).toEqual([
      'disputes',
      'captives',
      'redeployment',
      'romanization',
      'prestige',
      'adjustments',
    ])
    expect(after('adjustments', () => undefined)).toBe('preparation')
  })
})
