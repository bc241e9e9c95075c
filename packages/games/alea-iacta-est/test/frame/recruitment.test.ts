import { describe, expect, it } from 'vitest'
import { recruitment, recruitsFor, whyNotRecruit } from '../../rules/adjustments/recruitment.ts'
import { boxes, levyBox } from '../../rules/state.ts'
import { unit } from '../counters.ts'
import { choicesOf, emptyMap, place, play, playUntil, positionOf } from '../support.ts'

/** Only Gallia (1 legion, 2 auxilia, 2 equites, 1 fleet) belongs to anybody, and its garrison is there. */
function gallia() {
  return emptyMap('2', state => {
    for (const region of ['italia', 'asia', 'graecia', 'africa', 'sicilia', 'hispania'] as const)
      state.regions[region] = null
    place(state, 'GAL-2', 'caesarian', ['caesar', 'legio-V', 'legio-VI', 'legio-VII'])
  })
}

describe('recruitment', () => {
  it('AIE-9.4-b: one unit of each type in a pass, pass after pass up to the limits of the region', () => {
    const { decision } = playUntil(recruitment, { state: gallia() })
    expect(decision.role).toBe('caesarian')
    expect(choicesOf(decision)).toEqual([
      'recruit legio',
      'recruit auxilia',
      'recruit equites',
      'recruit naves',
      'enough',
    ])
    const second = playUntil(recruitment, {
      state: gallia(),
      choices: ['recruit auxilia', 'recruit equites', 'raise equites-2-1', 'enough'],
    })
    expect(choicesOf(second.decision)).toContain('recruit auxilia')
    const third = playUntil(recruitment, {
      state: gallia(),
      choices: ['recruit auxilia', 'enough', 'recruit auxilia', 'enough'],
    })
    expect(choicesOf(third.decision)).not.toContain('recruit auxilia')
  })

  it('AIE-9.4-b: after a pass in which it took nothing a side is done', () => {
    const run = play(recruitment, { state: gallia(), choices: ['enough'] })
    expect(run.state.counters).toEqual(gallia().counters)
  })

  it('AIE-9.4-b, RULING-115: and it stays done while another region goes on', () => {
    const state = emptyMap('2', state => {
      for (const region of ['asia', 'graecia', 'africa', 'sicilia', 'hispania'] as const)
        state.regions[region] = null
      place(state, 'GAL-2', 'caesarian', ['caesar', 'legio-V', 'legio-VI', 'legio-VII'])
      place(state, 'ITA-1', 'republican', ['pompeius', 'legio-I', 'legio-II'])
    })
    const { decision } = playUntil(recruitment, { state, choices: ['enough', 'recruit auxilia', 'enough'] })
    expect(decision.about?.region).toBe('gallia')
  })

  it('AIE-9.4-b: the regions take turns in the order of the table', () => {
    const state = emptyMap('2', state => {
      for (const region of ['asia', 'graecia', 'africa', 'sicilia', 'hispania'] as const)
        state.regions[region] = null
      place(state, 'GAL-2', 'caesarian', ['caesar', 'legio-V', 'legio-VI', 'legio-VII'])
      place(state, 'ITA-1', 'republican', ['pompeius', 'legio-I', 'legio-II'])
    })
    const regions = [
      playUntil(recruitment, { state }).decision.about?.region,
      playUntil(recruitment, { state, choices: ['recruit equites', 'raise equites-4-1', 'enough'] }).decision
        .about?.region,
      playUntil(recruitment, {
        state,
        choices: ['recruit equites', 'raise equites-4-1', 'enough', 'recruit auxilia', 'enough'],
      }).decision.about?.region,
    ]
    expect(regions).toEqual(['italia', 'gallia', 'italia'])
  })

  it('AIE-9.4-c: the first legion of a region is one of recruits, if there is one', () => {
    const position = positionOf(gallia())
    const first = recruitsFor(position, 'legio', 0)
    expect(first.length).toBe(18)
    expect(first.every(id => id.endsWith('-R'))).toBe(true)
    expect(recruitsFor(position, 'legio', 1)).toContain('legio-X')
    const last = gallia()
    for (const id of first.slice(1)) place(last, 'ITA-1', 'republican', [id])
    expect(recruitsFor(positionOf(last), 'legio', 0)).toEqual([first[0]])
    const none = gallia()
    for (const id of first) place(none, 'ITA-1', 'republican', [id])
    expect(recruitsFor(positionOf(none), 'legio', 0)).toContain('legio-X')
  })

  it('AIE-9.4-d: what the garrison lacks must be recruited', () => {
    const state = gallia()
    place(state, boxes.reserve, null, ['legio-V'])
    const { decision } = playUntil(recruitment, { state })
    expect(choicesOf(decision)).not.toContain('enough')
    const after = playUntil(recruitment, { state, choices: ['recruit legio', 'raise legio-I-R'] })
    expect(choicesOf(after.decision)).toContain('enough')
  })

  it('AIE-9.4-d: recruits that wait in the box count towards what the garrison lacks', () => {
    const state = gallia()
    state.regions.gallia = null
    state.regions.italia = 'caesarian'
    place(state, 'ITA-1', 'caesarian', ['legio-VIII'])
    const second = playUntil(recruitment, {
      state,
      choices: ['recruit legio', 'raise legio-I-R', 'enough'],
    })
    expect(choicesOf(second.decision)).toContain('recruit legio')
    expect(choicesOf(second.decision)).toContain('enough')
  })

  it('AIE-9.4-d: but only legions do', () => {
    const state = gallia()
    place(state, boxes.reserve, null, ['legio-V'])
    const { decision } = playUntil(recruitment, { state, choices: ['recruit auxilia'] })
    expect(choicesOf(decision)).not.toContain('enough')
  })

  it('AIE-9.4-d: what the Reserve has not got cannot be recruited', () => {
    const state = gallia()
    for (let i = 1; i <= 9; i++) place(state, 'ITA-1', 'republican', [`auxilia-${i}`])
    expect(whyNotRecruit(positionOf(state), 'gallia', 'auxilia', 0)?.rule).toBe('AIE-9.4-d')
    expect(whyNotRecruit(positionOf(gallia()), 'gallia', 'auxilia', 2)?.rule).toBe('AIE-9.4-b')
  })

  it('AIE-9.4-e: recruits wait in the box of their region', () => {
    const run = play(recruitment, { state: gallia(), choices: ['recruit auxilia', 'enough', 'enough'] })
    expect(unit(run.state, 'auxilia-1')).toMatchObject({ place: levyBox('gallia'), faction: 'caesarian' })
  })
})
