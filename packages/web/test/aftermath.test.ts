import './in-english.ts'
import type { BattleSheet } from '@aquila/games/table'
import { describe, expect, it } from 'vitest'
import { aftermathOf } from '../src/table/aftermath.ts'
import { line } from './stage-stubs.ts'

describe('what came of a battle', () => {
  const verdict = line(1, { part: 'tells', affair: 7, places: ['Latium'] })
  const log = { from: 0, lines: [line(0), verdict, line(2, { affair: 7, follows: 2 })] }
  const sheet = {
    title: 'Battle in Latium',
    where: '',
    place: 'Latium',
    roll: null,
  } as unknown as BattleSheet
  const told = (read: number) => aftermathOf({ log, seats: [], viewer: null }, sheet, read)?.number

  it('is told when it is new, and not again in the next battle there', () => {
    expect(told(2)).toBe(2)
    expect(told(3)).toBeUndefined()
  })
})
