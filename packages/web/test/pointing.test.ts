import { describe, expect, it, vi } from 'vitest'

const listeners = vi.hoisted(() => {
  const found = new Map<string, (event: { clientX: number; clientY: number }) => void>()
  vi.stubGlobal('addEventListener', (kind: string, listener: () => void) => found.set(kind, listener))
  return found
})
const { isPointing } = await import('../src/table/map/pointing.ts')

const enters = (clientX: number, clientY: number, pointerType = 'mouse') =>
  isPointing({ pointerType, clientX, clientY })

describe('a mouse over the map', () => {
  it('points at what it is moved onto, and not at what comes under it while it lies still', () => {
    expect(enters(10, 10)).toBe(true)
    listeners.get('pointermove')?.({ clientX: 40, clientY: 50 })
    expect(enters(40, 50)).toBe(false)
    expect(enters(41, 50)).toBe(true)
    expect(enters(40, 51)).toBe(true)
  })

  it('is no finger', () => {
    expect(enters(1, 1, 'touch')).toBe(false)
  })
})
