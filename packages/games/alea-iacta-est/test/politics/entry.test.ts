import { describe, expect, it } from 'vitest'
import { leaderDies } from '../../../imperator/rules/fate.ts'
import { enterLeaders, entryZones, whyNotEnter } from '../../rules/entry.ts'
import { musterZones } from '../../rules/reinforcements.ts'
import { type AleaState, boxes, levyBox } from '../../rules/state.ts'
import { leader } from '../counters.ts'
import { choicesOf, d6, place, play, playUntil, positionOf, scenario } from '../support.ts'
import { heirAndAssassin, twoLeaders } from './stage.ts'

/** In -48 Bibulus is due for the Republican, who holds Africa and nothing else. */
function bibulusDue(change?: (state: AleaState) => void): AleaState {
  return twoLeaders('2', state => {
    for (const region of ['italia', 'asia', 'graecia', 'sicilia', 'hispania'] as const)
      state.regions[region] = 'caesarian'
    state.year = -48
    place(state, boxes.coming, 'republican', ['bibulus'])
    change?.(state)
  })
}

describe('leaders entering the game', () => {
  it('AIE-3.3.2-a, AIE-2.C-a: in the year of the table, not before', () => {
    const before = bibulusDue(state => {
      state.year = -49
    })
    expect(leader(play(enterLeaders, { state: before }).state, 'bibulus').place).toBe(boxes.coming)
    const after = play(enterLeaders, { state: bibulusDue(), choices: ['place AFR-3'] }).state
    expect(leader(after, 'bibulus')).toMatchObject({ place: 'AFR-3', faction: 'republican' })
  })

  it('AIE-3.3.2-b: in a city of a region of his faction, free of enemy units', () => {
    const state = bibulusDue(state => place(state, 'AFR-1', 'caesarian', ['legio-X']))
    expect(entryZones(positionOf(bibulusDue()), 'republican', 'bibulus')).toEqual(['AFR-1', 'AFR-3'])
    expect(entryZones(positionOf(state), 'republican', 'bibulus')).toEqual(['AFR-3'])
    const why = (zone: string) => whyNotEnter(positionOf(state), 'republican', 'bibulus', zone)?.why
    expect([why('AFR-1'), why('AFR-2'), why('HIS-1')]).toEqual([
      'enemies-there',
      'no-city',
      'region-not-yours',
    ])
  })

  it('AIE-3.3.2-b, RULING-12: without such a zone he waits and tries again', () => {
    const state = bibulusDue(state => {
      state.regions.africa = 'caesarian'
    })
    const waiting = play(enterLeaders, { state }).state
    expect(leader(waiting, 'bibulus').place).toBe(boxes.coming)
    waiting.year = -46
    waiting.regions.africa = 'republican'
    expect(
      leader(play(enterLeaders, { state: waiting, choices: ['place AFR-1'] }).state, 'bibulus').place,
    ).toBe('AFR-1')
  })

  it('AIE-3.3.2-b: one who was removed for a while returns', () => {
    const state = bibulusDue(state => place(state, boxes.returning, 'republican', ['cato', 'bibulus']))
    const after = play(enterLeaders, { state, choices: ['place AFR-1', 'place AFR-3'] }).state
    expect([leader(after, 'bibulus').place, leader(after, 'cato').place]).toEqual(['AFR-1', 'AFR-3'])
  })

  it('AIE-LT-c: in a scenario those who are neither listed nor due later are out of the game', () => {
    const state = scenario('3')
    expect(leader(state, 'curio').place).toBe(boxes.dead)
    expect(leader(state, 'octavianus').place).toBe(boxes.coming)
    expect(leader(scenario('6'), 'lurium').place).toBe(boxes.dead)
  })

  it('AIE-3.3.2-c: recruits stand up in a zone free of enemy units of a region that raised them', () => {
    const position = positionOf(
      bibulusDue(state => {
        place(state, levyBox('africa'), 'republican', ['legio-I-R'])
        place(state, 'AFR-1', 'caesarian', ['legio-X'])
      }),
    )
    expect(musterZones(position, 'republican', 'legio-I-R', 'africa')).toEqual(['AFR-2', 'AFR-3'])
  })

  it('AIE-2.B-b, AIE-2.C-a: the initiative player places first', () => {
    const state = bibulusDue(state => {
      state.initiative = 'republican'
      place(state, boxes.coming, 'caesarian', ['bassus'])
    })
    expect(playUntil(enterLeaders, { state }).decision.role).toBe('republican')
  })

  it('AIE-S6-b: Octavianus does not come in Asia or Graecia, M. Antonius only there', () => {
    const position = positionOf(
      scenario('6', state => {
        place(state, boxes.returning, 'caesarian', ['octavianus', 'm-antonius', 'agrippa'])
      }),
    )
    const regions = (leader: string) => [
      ...new Set(entryZones(position, 'caesarian', leader).map(zone => zone.slice(0, 3))),
    ]
    expect(regions('octavianus')).toEqual(['ITA', 'GAL', 'AFR', 'HIS'])
    expect(regions('m-antonius')).toEqual(['ASI', 'GRA'])
    expect(regions('agrippa')).toHaveLength(6)
  })
})

describe("Caesar's heirs", () => {
  function caesarDead(change?: (state: AleaState) => void): AleaState {
    return twoLeaders('1', state => {
      place(state, boxes.dead, 'caesarian', ['caesar'])
      place(state, 'GAL-8', 'caesarian', ['m-antonius'])
      place(state, 'ITA-3', 'caesarian', ['lepidus'])
      state.factionLeaders.caesarian = ['m-antonius']
      state.year = -43
      change?.(state)
    })
  }

  it('AIE-3.5.2-d, AIE-3.5.3-i: they come beside a leader of their faction, and Octavianus leads too', () => {
    const state = caesarDead(state => place(state, boxes.coming, 'caesarian', ['octavianus']))
    const { decision } = playUntil(enterLeaders, { state })
    expect(choicesOf(decision)).toEqual(['place ITA-3', 'place GAL-8'])
    const after = play(enterLeaders, { state, choices: ['place ITA-3'] }).state
    expect(after.factionLeaders.caesarian).toEqual(['m-antonius', 'octavianus'])
  })

  it('AIE-3.5.2-d, RULING-20: Octavianus comes, but does not lead, if it was a Pretender who killed Caesar', () => {
    const state = caesarDead(state => {
      place(state, boxes.coming, 'caesarian', ['octavianus'])
      place(state, 'GAL-9', 'caesarian', ['caesar'])
      state.factionLeaders.caesarian = ['caesar', 'm-antonius']
    })
    const entered = (cause: 'battle' | 'pretender-battle') => {
      const dead = play(g => leaderDies(g, 'caesar', cause), { state, impossible: true }).state
      return play(enterLeaders, { state: dead, choices: ['place ITA-3'], impossible: true }).state
    }
    expect(entered('battle').factionLeaders.caesarian).toEqual(['m-antonius', 'octavianus'])
    expect(entered('pretender-battle').factionLeaders.caesarian).toEqual(['m-antonius'])
    expect(leader(entered('pretender-battle'), 'octavianus').place).toBe('ITA-3')
  })

  it('AIE-3.5.1-a: if two lead already, the one named last makes room for Octavianus', () => {
    const { state } = play(enterLeaders, {
      state: caesarDead(state => {
        place(state, boxes.coming, 'caesarian', ['octavianus'])
        state.factionLeaders.caesarian.push('lepidus')
      }),
      choices: ['place GAL-8'],
    })
    expect(state.factionLeaders.caesarian).toEqual(['m-antonius', 'octavianus'])
  })

  it('AIE-3.3.2-a: they do not come while Caesar lives', () => {
    const state = twoLeaders('1', state => {
      place(state, boxes.coming, 'caesarian', ['octavianus'])
      state.year = -40
    })
    expect(leader(play(enterLeaders, { state }).state, 'octavianus').place).toBe(boxes.coming)
  })

  it('AIE-LT-a: Pansa joins by a die: even Caesarian, odd Republican', () => {
    const joins = (die: number) => {
      const state = caesarDead(state => {
        place(state, boxes.coming, null, ['pansa'])
        place(state, boxes.dead, 'caesarian', ['lepidus'])
      })
      return leader(play(enterLeaders, { state, dice: [d6('faction of pansa', die)] }).state, 'pansa')
    }
    expect(joins(4)).toMatchObject({ faction: 'caesarian', place: 'GAL-8' })
    expect(joins(3)).toMatchObject({ faction: 'republican', place: 'GRA-4' })
  })

  it('AIE-3.5.1-a: a faction that had nobody to lead it takes the one who enters', () => {
    const { state } = play(enterLeaders, {
      state: heirAndAssassin('5', state => {
        place(state, boxes.dead, 'republican', ['m-brutus'])
        place(state, boxes.returning, 'republican', ['trebonius'])
        state.factionLeaders.republican = []
      }),
      choices: ['place ASI-1'],
    })
    expect(state.factionLeaders.republican).toEqual(['trebonius'])
  })
})

describe('leaders of Peoples', () => {
  it('AIE-4.2.1-a: they return on a unit of their People; at peace the initiative player places them', () => {
    const state = twoLeaders('2', state => {
      place(state, boxes.returning, null, ['pacorus-surena'])
      state.peoples.parthi = { status: 'war', faction: 'republican', barredUntil: null, sentHomeBy: null }
      state.initiative = 'caesarian'
    })
    const { decision } = playUntil(enterLeaders, { state })
    expect(decision.role).toBe('republican')
    expect(choicesOf(decision)).toEqual(['place PAR-1', 'place PAR-2', 'place PAR-3'])
    state.peoples.parthi = { status: 'peace', faction: null, barredUntil: null, sentHomeBy: null }
    expect(playUntil(enterLeaders, { state }).decision.role).toBe('caesarian')
  })

  it('AIE-4.2.1-a: Phraates comes in -38, Darius the turn after Pharnaces is gone for good', () => {
    const state = twoLeaders('1', state => {
      state.year = -39
    })
    const early = play(enterLeaders, { state }).state
    expect(leader(early, 'phraates').place).toBe(boxes.coming)
    expect(leader(early, 'darius').place).toBe(boxes.coming)
    state.year = -38
    place(state, boxes.dead, null, ['pharnaces'])
    const late = play(enterLeaders, { state, choices: ['place PAR-2'] }).state
    expect(leader(late, 'phraates').place).toBe('PAR-2')
    expect(leader(late, 'darius').place).toBe('PON-1')
  })
})
