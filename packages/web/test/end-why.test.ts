import type { Aims, SideAims } from '@aquila/games/table'
import { describe, expect, it } from 'vitest'
import { nearestWay, suddenEndOf } from '../src/pages/end-why.tsx'

const influence = { id: 'influence', title: 'No influence', text: '', rule: 'KOR-END-4', danger: true }
const aims = { sides: [], atOnce: [influence] } as unknown as Aims
const lost = { winners: [], outcome: 'no-influence', scores: {}, rule: 'KOR-END-4', text: '' } as const

describe('why a match has ended', () => {
  it('is what has happened, where all was lost before the end, and not what was missing for it', () => {
    expect(suddenEndOf(aims, lost)).toBe(influence)
    expect(suddenEndOf(aims, { ...lost, rule: 'KOR-EOT-5' })).toBeUndefined()
    expect(suddenEndOf(aims, { ...lost, winners: ['rome'] })).toBeUndefined()
    expect(suddenEndOf(aims, null)).toBeUndefined()
  })

  it('goes by the way to victory that came nearest, and by no other', () => {
    const ways = [
      { id: 'at-once', got: 0, of: 17 },
      { id: 'mission', got: 1, of: 4 },
    ]
    expect(nearestWay({ ways } as unknown as SideAims)).toBe(ways[1])
  })
})
