import './in-english.ts'
import type { Stack } from '@aquila/games/table'
import { describe, expect, it } from 'vitest'
import { kitsOf } from '../src/table/stack-column.tsx'

const stacks = [
  { kit: 'caesarian' },
  { kit: 'republican' },
  { kit: 'caesarian' },
] as unknown as readonly Stack[]

describe('the stacks of a place', () => {
  it('whoever must choose comes before his enemy', () => {
    expect(kitsOf(stacks, 'republican')).toEqual(['republican', 'caesarian'])
    expect(kitsOf(stacks, 'caesarian')).toEqual(['caesarian', 'republican'])
  })

  it('stand as they come where nobody of them must', () => {
    expect(kitsOf(stacks, undefined)).toEqual(['caesarian', 'republican'])
  })
})
