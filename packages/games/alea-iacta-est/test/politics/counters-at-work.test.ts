import { describe, expect, it } from 'vitest'
import { newEngagement } from '../../../imperator/rules/combat/forces.ts'
import { playChosen, whyNotPlay } from '../../../imperator/rules/stratagems/registry.ts'
import { resolveZone } from '../../rules/combat/zone.ts'
import { victoryPoints } from '../../rules/victory.ts'
import { allied, atWar, caesarians, field, placeIn, republicans } from '../campaign/stage.ts'
import { put } from '../counters.ts'
import { choicesOf, d6, d10, give, play, playUntil, positionOf } from '../support.ts'
import { twoLeaders } from './stage.ts'

describe('uprisings', () => {
  const raised = (verb: string, counter: string, choices: string[]) => {
    const state = field(s => {
      give(s, 'caesarian', counter)
      s.regions.gallia = 'republican'
    })
    const run = play(g => playChosen(g, 'caesarian', { verb, noun: counter }, { name: 'geostrategy' }), {
      state,
      choices,
      impossible: true,
    })
    return Object.entries(run.state.peoples).flatMap(([people, { status }]) =>
      status === 'war' ? [people] : [],
    )
  }

  it('AIE-6.2-b, AIE-6.2-c, AIE-6.2-d: one Minor, two Minors, one Major', () => {
    expect(raised('soulevement-d-un-peuple-mineur', 'K07', ['incite germani'])).toEqual(['germani'])
    // A People that touches no region of one side alone is rolled for; the Germani touch only Gallia.
    const two = field(s => give(s, 'caesarian', 'K10'))
    const second = playUntil(
      g =>
        playChosen(
          g,
          'caesarian',
          { verb: 'soulevement-de-deux-peuples-mineurs', noun: 'K10' },
          { name: 'geostrategy' },
        ),
      { state: two, choices: ['incite germani'], dice: [d6('control of germani', 1)], impossible: true },
    )
    expect(second.decision).toMatchObject({ rule: 'AIE-6.2-c', about: { left: 1 } })
    expect(choicesOf(second.decision)).not.toContain('incite germani')
  })
})

it.each([
  ['pacification-d-un-peuple-mineur', 'K11', 'germani', 'daci'],
  ['pacification-d-un-peuple-majeur', 'K08', 'pontici', 'parthi'],
] as const)('AIE-6.3-m, AIE-6.3-n: %s (%s) pacifies one People', (verb, counter, one, other) => {
  const state = field(s => {
    give(s, 'caesarian', counter)
    for (const people of [one, other]) atWar(s, people, 'republican')
  })
  const run = play(g => playChosen(g, 'caesarian', { verb, noun: counter }, { name: 'campaign' }), {
    state,
    choices: [`pacify ${one}`],
    impossible: true,
  })
  expect([run.state.peoples[one].status, run.state.peoples[other].status]).toEqual(['peace', 'war'])
})

describe('before a battle', () => {
  const why = (side: 'caesarian' | 'republican', id: string, zone: string) => {
    const position = positionOf(
      field(s => {
        s.factionLeaders.caesarian = ['caesar']
        atWar(s, 'germani', 'republican')
        allied(s, 'numidae', 'caesarian')
        caesarians(s, 'GER-1', 'curio', 'caesar', 'legio-V')
        put(s, 'germani-1', 'GER-1')
        caesarians(s, 'GAL-2', 'hirtius', 'legio-VI')
        put(s, 'numidae-pedites-1', 'GAL-2')
        republicans(s, 'GAL-2', 'labienus', 'legio-I')
      }),
    )
    const battle = newEngagement(position, zone, 'land', 'caesarian', null)
    return whyNotPlay(position, side, id, { name: 'before-battle', battle })?.why ?? null
  }

  it('AIE-6.3-h: a Faction Leader among other leaders is enough', () => {
    expect(why('caesarian', 'veni-vidi-vici', 'GER-1')).toBeNull()
    expect(why('caesarian', 'veni-vidi-vici', 'GAL-2')).toBe('no-conquest')
  })

  it('AIE-6.3-g, RULING-100: Romans join Romans and their allies, not a People at war', () => {
    expect(why('caesarian', 'transfuges', 'GAL-2')).toBeNull()
    expect(why('republican', 'transfuges', 'GER-1')).toBe('no-turncoats')
  })
})

it('AIE-6.4-d, AIE-10.2-d: Triumphus is played when the points of the year are counted', () => {
  const state = twoLeaders('1', state => {
    state.year = -48
    give(state, 'caesarian', 'K18')
    for (const region of Object.keys(state.regions) as (keyof typeof state.regions)[])
      state.regions[region] = null
    state.roma = null
  })
  const asked = playUntil(victoryPoints, { state })
  expect(choicesOf(asked.decision)).toEqual(['triumphus K18', 'pass'])
  expect(play(victoryPoints, { state, choices: ['triumphus K18'] }).state.score).toBe(2)
  expect(play(victoryPoints, { state, choices: ['pass'] }).state.score).toBe(0)
})

it('AIE-8.2-i, AIE-8.2-d: ships left alone when their army has evaded leave before anything is fought', () => {
  const state = field(s => {
    caesarians(s, 'GAL-8', 'caesar', 'legio-V', 'naves-8-2-1')
    republicans(s, 'GAL-8', 'labienus', 'legio-I', 'naves-6-1-1')
  })
  const run = play(g => resolveZone(g, 'GAL-8'), {
    state,
    choices: ['fight-on-land', 'fight-on-land', 'evade labienus', 'take legio-I', 'evade-to GAL-9'],
    dice: [d10('evasion', 0)],
    impossible: true,
  })
  expect(placeIn(run.state, 'legio-I')).toBe('GAL-9')
  expect(placeIn(run.state, 'naves-6-1-1')).toBe('MIO')
  expect(run.events.some(({ kind }) => kind === 'battle')).toBe(false)
})
