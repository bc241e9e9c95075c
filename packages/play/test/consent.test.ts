import { describe, expect, it } from 'vitest'
import { answered, noConsent, ProposalRefused, proposed, withPeople } from '../src/consent.ts'

const people = [0, 1, 2]
const draw = { wanted: { what: 'draw' as const }, text: null }

function whyNot(act: () => unknown): string {
  try {
    act()
  } catch (error) {
    if (error instanceof ProposalRefused) return error.why
    throw error
  }
  return 'done'
}

describe('a proposal', () => {
  it('is agreed with the last yes of all people, and not before', () => {
    const { consent } = proposed(noConsent, 0, draw, { people, now: 0 })
    const one = answered(consent, 1, { proposal: 1, yes: true }, { people, now: 1 })
    expect(one.agreed).toBe(null)
    const all = answered(one.consent, 2, { proposal: 1, yes: true }, { people, now: 2 })
    expect(all.agreed).toMatchObject({ id: 1, by: 0 })
    expect(all.consent).toMatchObject({ proposals: [], last: { how: 'agreed' } })
  })

  it('to bots alone is agreed at once', () => {
    expect(proposed(noConsent, 0, draw, { people: [0], now: 0 }).agreed).toMatchObject({ by: 0 })
  })

  it('of who was told no has to wait longer each time, and others do not', () => {
    let consent = noConsent
    let now = 0
    for (const wait of [30, 120, 480, 1800, 1800]) {
      consent = proposed(consent, 0, draw, { people, now }).consent
      consent = answered(consent, 1, { proposal: consent.made, yes: false }, { people, now }).consent
      expect(consent.last).toMatchObject({ how: 'refused', refusedBy: 1 })
      const again = (at: number) => whyNot(() => proposed(consent, 0, draw, { people, now: at }))
      expect([again(now + wait * 1000 - 1), again(now + wait * 1000)]).toEqual(['wait', 'done'])
      expect(whyNot(() => proposed(consent, 2, draw, { people, now }))).toBe('done')
      now += wait * 1000
    }
  })

  it('can be taken back by who has made it, without a wait', () => {
    const { consent } = proposed(noConsent, 0, draw, { people, now: 0 })
    expect(whyNot(() => proposed(consent, 0, draw, { people, now: 0 }))).toBe('one-at-a-time')
    const back = answered(consent, 0, { proposal: 1, yes: false }, { people, now: 0 }).consent
    expect(back.last).toMatchObject({ how: 'withdrawn', refusedBy: null })
    expect(whyNot(() => proposed(back, 0, draw, { people, now: 0 }))).toBe('done')
  })

  it('is settled by who is left when somebody goes, and falls with who has made it', () => {
    const { consent } = proposed(noConsent, 0, draw, { people, now: 0 })
    const one = answered(consent, 1, { proposal: 1, yes: true }, { people, now: 0 }).consent
    expect(withPeople(one, [0, 1]).agreed).toMatchObject({ id: 1 })
    expect(withPeople(one, [1, 2])).toMatchObject({ agreed: null, consent: { proposals: [] } })
  })

  it('to pause stands until all go on', () => {
    const asked = { wanted: { what: 'pause' as const }, text: null }
    const paused = proposed(noConsent, 0, asked, { people: [0], now: 0 }).consent
    expect(paused.isPaused).toBe(true)
    expect(whyNot(() => proposed(paused, 0, asked, { people, now: 0 }))).toBe('not-so')
    const goOn = { wanted: { what: 'go-on' as const }, text: null }
    expect(proposed(paused, 0, goOn, { people: [0], now: 0 }).consent.isPaused).toBe(false)
    expect(whyNot(() => proposed(noConsent, 0, goOn, { people, now: 0 }))).toBe('not-so')
  })
})
