import { describe, expect, it } from 'vitest'
import { aleaData } from '../../rules/series.ts'
import { deathOfTheRepublic, spqrFace, spqrLines } from '../../rules/spqr.ts'
import { type AleaState, boxes } from '../../rules/state.ts'
import { placeOf, put } from '../counters.ts'
import { give, place, play, playUntil, positionOf, scenario } from '../support.ts'

/** A year in which nothing of AIE-5.1.1 applies but what the test adds: 33 legions, full garrisons, one small war. */
function quietYear(change?: (state: AleaState) => void): AleaState {
  return scenario('1', state => {
    place(state, 'ITA-7', 'republican', ['legio-XVI', 'legio-XVII'])
    place(state, 'HIS-1', 'republican', ['legio-II', 'legio-XX'])
    state.peoples.germani = { status: 'war', faction: 'republican', barredUntil: null, sentHomeBy: null }
    state.turn.factionLeaderFoughtRomans = true
    state.spqr = 2
    change?.(state)
  })
}

function rulesFor(change?: (state: AleaState) => void): string[] {
  return spqrLines(positionOf(quietYear(change))).map(({ rule, change }) => `${rule} ${change}`)
}

function war(state: AleaState, people: 'parthi' | 'alpes'): void {
  state.peoples[people] = { status: 'war', faction: 'republican', barredUntil: null, sentHomeBy: null }
}

describe('the Death of the Republic', () => {
  it('AIE-5.1.1-a: a quiet year moves nothing; the marker stays between 0 and 5', () => {
    expect(rulesFor()).toEqual([])
    expect(play(deathOfTheRepublic, { state: quietYear() }).state.spqr).toBe(2)
    const falling = quietYear(state => {
      state.spqr = 0
      state.turn.factionLeaderFoughtRomans = false
    })
    expect(play(deathOfTheRepublic, { state: falling }).state.spqr).toBe(0)
  })

  it('AIE-5.1.1-a: Cicero while Caesar is in play, otherwise Princeps', () => {
    expect(spqrFace(positionOf(quietYear()))).toBe('cicero')
    expect(spqrFace(positionOf(quietYear(state => put(state, 'caesar', boxes.dead))))).toBe('princeps')
  })

  it('AIE-5.1.1-b: +1 if Faction Leaders were killed, however many, and it is forgotten afterwards', () => {
    const killed = (state: AleaState) => {
      state.factionLeadersKilled = 2
    }
    expect(rulesFor(killed)).toEqual(['AIE-5.1.1-b 1'])
    const run = play(deathOfTheRepublic, { state: quietYear(killed) })
    expect(run.state.spqr).toBe(3)
    expect(run.state.factionLeadersKilled).toBe(0)
  })

  it('AIE-5.1.1-c: +1 for each region without its garrison of the controller', () => {
    expect(rulesFor(state => place(state, 'GRA-2', 'republican', ['legio-XXIII', 'legio-XXIV']))).toEqual([
      'AIE-5.1.1-c 1',
    ])
    expect(
      rulesFor(state => {
        place(state, 'GRA-2', 'republican', ['legio-XXIII', 'legio-XXIV'])
        place(state, 'HIS-2', 'republican', ['legio-XXV', 'legio-XXVI'])
      }),
    ).toEqual(['AIE-5.1.1-c 1', 'AIE-5.1.1-c 1'])
    // Caesar's legions in Italia are no garrison of the Republican's, and nobody's region needs none.
    expect(
      rulesFor(state => {
        place(state, 'GRA-2', 'republican', ['legio-XXIII', 'legio-XXIV'])
        state.regions.asia = null
      }),
    ).toEqual([])
  })

  it('AIE-5.1.1-c, RULING-124: by the option the legions of either faction make a garrison', () => {
    const invaded = quietYear(state => {
      place(state, 'GRA-2', 'republican', ['legio-XXIII', 'legio-XXIV'])
      place(state, 'ASI-1', 'caesarian', ['legio-V', 'legio-VI'])
    })
    const lines = (garrisonOnTrack: string) => spqrLines(positionOf(invaded, { garrisonOnTrack })).length
    expect([lines('controller'), lines('anybody')]).toEqual([1, 0])
    place(invaded, 'GAL-9', 'caesarian', ['legio-V', 'legio-VI'])
    expect(lines('anybody')).toBe(1)
  })

  it('AIE-5.1.1-d: +1 for two Peoples at war, one of them Major', () => {
    expect(rulesFor(state => war(state, 'alpes'))).toEqual([])
    expect(rulesFor(state => war(state, 'parthi'))).toEqual(['AIE-5.1.1-d 1'])
    expect(
      rulesFor(state => {
        war(state, 'parthi')
        state.peoples.germani = { status: 'peace', faction: null, barredUntil: null, sentHomeBy: null }
      }),
    ).toEqual([])
  })

  it('AIE-5.1.1-e: +1 for 25 legions or fewer and for 40 or more', () => {
    const reserve = aleaData.romanUnitIds.filter(
      id => aleaData.units[id]?.kind === 'legio' && placeOf(scenario('1'), id) === boxes.reserve,
    )
    const raise = (count: number) => (state: AleaState) =>
      place(state, 'ITA-7', 'republican', reserve.slice(0, count))
    expect(rulesFor(raise(6))).toEqual([])
    expect(rulesFor(raise(7))).toEqual(['AIE-5.1.1-e 1'])
    const extra = ['legio-V', 'legio-VI', 'legio-VII', 'legio-IX', 'legio-X', 'legio-XI', 'legio-XIII']
    const lose = (count: number) => (state: AleaState) =>
      place(state, boxes.reserve, null, extra.slice(0, count))
    expect(rulesFor(lose(7))).toEqual([])
    expect(rulesFor(state => place(state, boxes.reserve, null, [...extra, 'legio-VIII']))).toEqual([
      'AIE-5.1.1-e 1',
    ])
  })

  it('AIE-5.1.1-f: -1 if no People is at war', () => {
    expect(
      rulesFor(state => {
        state.peoples.germani.status = 'peace'
      }),
    ).toEqual(['AIE-5.1.1-f -1'])
  })

  it('AIE-5.1.1-g: -1 if no Faction Leader fought Romans', () => {
    expect(
      rulesFor(state => {
        state.turn.factionLeaderFoughtRomans = false
      }),
    ).toEqual(['AIE-5.1.1-g -1'])
  })

  it('AIE-5.1.1-h: -1 if the Aegyptii are allied', () => {
    expect(
      rulesFor(state => {
        state.peoples.aegyptii.status = 'allegiance'
        state.peoples.aegyptii.faction = 'republican'
      }),
    ).toEqual(['AIE-5.1.1-h -1'])
  })

  it('AIE-2.F-a, AIE-5.1.1-i: at 5 the match ends and both lose', () => {
    const state = quietYear(state => {
      state.spqr = 4
      state.score = 30
      state.factionLeadersKilled = 1
    })
    const { match } = play(deathOfTheRepublic, { state })
    expect(match.result).toMatchObject({ winners: [], outcome: 'republic-dead', rule: 'AIE-5.1.1-i' })
  })

  it('AIE-6.4-b: Imperium is played before the level is read', () => {
    const state = quietYear(state => {
      state.spqr = 4
      state.factionLeadersKilled = 1
      give(state, 'republican', 'K14')
    })
    const { decision } = playUntil(deathOfTheRepublic, { state })
    expect(decision.role).toBe('republican')
    const saved = play(deathOfTheRepublic, { state, choices: ['imperium K14'] })
    expect(saved.state.spqr).toBe(4)
    expect(saved.match.result?.outcome).toBe('test')
    expect(play(deathOfTheRepublic, { state, choices: ['pass'] }).match.result?.outcome).toBe('republic-dead')
  })
})
