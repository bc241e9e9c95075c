import { describe, expect, it } from 'vitest'
import { discardSurplus } from '../../../imperator/rules/stratagems/draw.ts'
import { drawStratagems } from '../../rules/draw.ts'
import { endOfYear } from '../../rules/hand-limit.ts'
import { initiative } from '../../rules/initiative.ts'
import { phases } from '../../rules/sequence.ts'
import { newTurnNotes } from '../../rules/state.ts'
import { choicesOf, d6, give, play, playUntil, scenario } from '../support.ts'

describe('Phase A', () => {
  it('AIE-2.A-a: counters that lay out of play are back in the cup, others stay where they are', () => {
    const state = scenario('2', state => {
      give(state, 'republican', 'K01')
      state.cup = state.cup.filter(counter => counter !== 'K18' && counter !== 'K10')
      state.restingCounters = ['K18']
      state.removedCounters = ['K10']
    })
    const run = play(drawStratagems, {
      state,
      dice: [
        ['draw a stratagem', 1],
        ['draw a stratagem', 1],
      ],
    })
    expect(run.state.cup).toContain('K18')
    expect(run.state.restingCounters).toEqual([])
    expect(run.state.removedCounters).toEqual(['K10'])
    expect(run.state.hands.republican).toContain('K01')
  })

  it('AIE-6.1-b, AIE-EV-04, RULING-07: what holds for a year is over when the next one begins', () => {
    const state = scenario('2', state => {
      state.turn.janus = true
      state.turn.event = 'political-agitation'
      state.turn.ill = ['caesar']
      state.turn.diplomacyTried = ['caesarian']
      state.turn.factionLeaderFoughtRomans = true
    })
    const dice = [
      ['draw a stratagem', 1],
      ['draw a stratagem', 1],
    ] as const
    expect(play(drawStratagems, { state, dice }).state.turn).toEqual(newTurnNotes())
  })

  it('AIE-2.A-b: each player draws one counter, and only he knows which', () => {
    const run = play(drawStratagems, {
      state: scenario('2'),
      dice: [
        ['draw a stratagem', 4],
        ['draw a stratagem', 1],
      ],
    })
    expect(run.state.hands).toEqual({ caesarian: ['K04'], republican: ['K01'] })
    expect(run.state.cup.length).toBe(17)
    const seen = run.match.log('republican').filter(({ kind }) => kind === 'draw')
    expect(seen.map(({ data }) => data)).toEqual([
      { side: 'caesarian' },
      { side: 'republican', counter: 'K01' },
    ])
    expect(JSON.stringify(run.match.log(null))).not.toContain('K0')
  })

  it('AIE-2.A-b: of a last counter the Caesarian draws, and nobody from an empty cup', () => {
    const state = scenario('2', state => {
      state.cup = ['K07']
    })
    const { state: after } = play(drawStratagems, {
      state,
      dice: [['draw a stratagem', 1]],
      impossible: true,
    })
    expect(after.hands).toEqual({ caesarian: ['K07'], republican: [] })
    expect(after.cup).toEqual([])
  })
})

describe('Phase B', () => {
  const later = () =>
    scenario('2', state => {
      state.year = -48
    })

  it('AIE-2.B-a: the Caesarian has the initiative on a roll below his PC, otherwise the Republican', () => {
    // Caesar's political capacity is 6.
    expect(play(initiative, { state: later(), dice: [d6('initiative', 5)] }).state.initiative).toBe(
      'caesarian',
    )
    expect(play(initiative, { state: later(), dice: [d6('initiative', 6)] }).state.initiative).toBe(
      'republican',
    )
  })

  it('AIE-2.B-b: the side with the initiative is the first to act', () => {
    expect(play(initiative, { state: later(), dice: [d6('initiative', 1)] }).state.active).toBe('caesarian')
  })

  it('AIE-2.B-d: on the first turn the scenario gives it, without a roll', () => {
    expect(play(initiative, { state: scenario('2') }).state.initiative).toBe('republican')
    expect(play(initiative, { state: scenario('3') }).state.initiative).toBe('caesarian')
  })
})

describe('the end of the year', () => {
  it('AIE-2.F-g, AIE-6-b: a player who holds more than three stratagems gives some back', () => {
    const state = scenario('2', state => {
      for (const counter of ['K01', 'K02', 'K03', 'K04']) give(state, 'caesarian', counter)
    })
    const { decision } = playUntil(discardSurplus, { state })
    expect(choicesOf(decision)).toEqual(['discard K01', 'discard K02', 'discard K03', 'discard K04'])
    const run = play(discardSurplus, { state, choices: ['discard K02'] })
    expect(run.state.hands.caesarian).toEqual(['K01', 'K03', 'K04'])
    expect(run.state.cup).toContain('K02')
    expect(JSON.stringify(run.match.log('republican'))).not.toContain('K02')
  })

  it('AIE-2.D-c: the event comes after the sequences have been shared out, and before the leaders', () => {
    const order = phases.map(({ id }) => id).filter(id => id.startsWith('D.'))
    expect(order).toEqual(['D.sequences', 'D.event', 'D.faction-leaders', 'D.deaths', 'D.reinforcements'])
  })

  it('AIE-2.F-g, AIE-0.3-a: the turn marker advances one year', () => {
    expect(play(endOfYear, { state: scenario('2') }).state.year).toBe(-48)
  })

  it('AIE-2.F-f: the adjustments come in the order of rule 9, after the points', () => {
    const order = phases.map(({ id }) => id).filter(id => id.startsWith('F.'))
    expect(order).toEqual([
      'F.republic',
      'F.factions',
      'F.caesar',
      'F.regions',
      'F.points',
      'F.naves',
      'F.land-units',
      'F.peoples',
      'F.garrisons',
      'F.last-year',
      'F.recruitment',
      'F.end',
    ])
  })
})
