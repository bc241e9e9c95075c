import { describe, expect, it } from 'vitest'
import { say, sayEvent } from '../../src/index.ts'

const messages = {
  'event.march':
    '{side}: [{leader} marches with {units}|{leader} rides|{units} marches] to {to}[ at {cost}].',
  'event.draw': '{side} draws a card.',
  'event.draw.known': '{side} draws a card: {card}.',
}

function march(values: { leader?: string | null; units?: string; cost?: number }): string {
  return say(messages, 'event.march', { side: 'Rome', to: 'the ford', ...values })
}

describe('texts by key', () => {
  it('of alternatives the first is taken whose values are all there', () => {
    expect(march({ leader: 'Scipio', units: 'Legio I' })).toBe(
      'Rome: Scipio marches with Legio I to the ford.',
    )
    expect(march({ leader: 'Scipio', units: '' })).toBe('Rome: Scipio rides to the ford.')
    expect(march({ leader: null, units: 'Legio I', cost: 0 })).toBe('Rome: Legio I marches to the ford at 0.')
  })

  it('a text that does not exist, and a value that is missing, are noticed', () => {
    expect(say(messages, 'event.flight')).toBe('event.flight')
    expect(say(messages, 'event.draw')).toBe('{side} draws a card.')
  })

  it('who knows more reads more', () => {
    expect(sayEvent(messages, 'draw', { side: 'Rome' })).toBe('Rome draws a card.')
    expect(sayEvent(messages, 'draw', { side: 'Rome', card: 'ambush' })).toBe('Rome draws a card: ambush.')
  })
})
