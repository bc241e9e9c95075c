import { describe, expect, it } from 'vitest'
import { leaderDies } from '../../../imperator/rules/fate.ts'
import {
  nameSecondFactionLeaders,
  successors,
  whyNoSecondFactionLeader,
  whyNotSecondFactionLeader,
} from '../../rules/politics/faction-leaders.ts'
import { boxes } from '../../rules/state.ts'
import { leader, unit } from '../counters.ts'
import { choicesOf, place, play, playUntil, positionOf, scenario } from '../support.ts'
import { heirAndAssassin, twoLeaders } from './stage.ts'

describe('Faction Leaders', () => {
  it('TV-14, AIE-3.5.1-a: Scenario 2 begins with Caesar and Pompeius', () => {
    expect(scenario('2').factionLeaders).toEqual({ caesarian: ['caesar'], republican: ['pompeius'] })
  })

  it('TV-15, AIE-3.5.1-a: Scenario 5 begins with two Caesarian Faction Leaders', () => {
    expect(scenario('5').factionLeaders.caesarian).toEqual(['octavianus', 'm-antonius'])
  })

  it('AIE-2.D-d, AIE-3.5.1-b: a player with one Faction Leader may name a second among his leaders in play', () => {
    const state = heirAndAssassin('5', state => {
      place(state, 'ITA-1', 'caesarian', ['agrippa'])
      place(state, 'GRA-4', 'republican', ['cassius'])
      place(state, boxes.returning, 'republican', ['trebonius'])
      state.initiative = 'republican'
    })
    const asked = playUntil(nameSecondFactionLeaders, { state })
    expect(asked.decision.role).toBe('republican')
    expect(choicesOf(asked.decision)).toEqual(['name cassius', 'nobody'])
    const done = play(nameSecondFactionLeaders, { state, choices: ['name cassius', 'nobody'] })
    expect(done.state.factionLeaders).toEqual({
      caesarian: ['octavianus'],
      republican: ['m-brutus', 'cassius'],
    })
  })

  it('AIE-3.5.1-a: nobody names a third', () => {
    const state = heirAndAssassin('5', state => {
      place(state, 'ITA-1', 'caesarian', ['agrippa', 'm-antonius'])
      state.factionLeaders.caesarian.push('m-antonius')
    })
    expect(whyNoSecondFactionLeader(positionOf(state), 'caesarian')?.rule).toBe('AIE-3.5.1-a')
  })

  it('AIE-3.5.1-c: not while Caesar and Pompeius lead', () => {
    const state = twoLeaders('2', state => {
      place(state, 'GAL-9', 'caesarian', ['m-antonius'])
      place(state, 'GRA-4', 'republican', ['cato'])
    })
    play(nameSecondFactionLeaders, { state })
    expect(whyNoSecondFactionLeader(positionOf(state), 'republican')?.rule).toBe('AIE-3.5.1-c')
    state.factionLeaders.republican = ['cato']
    expect(whyNoSecondFactionLeader(positionOf(state), 'caesarian')).toBeNull()
  })

  it('TV-16, AIE-3.5.1-d: not against a Pretender whose coup is in progress', () => {
    const state = heirAndAssassin('5', state => {
      place(state, 'GRA-4', 'republican', ['cassius'])
      place(state, 'ASI-1', 'caesarian', ['menas'])
      state.pretenders.republican = 'menas'
    })
    const position = positionOf(state)
    expect(whyNotSecondFactionLeader(position, 'republican', 'cassius')?.rule).toBe('AIE-3.5.1-d')
    expect(whyNotSecondFactionLeader(position, 'caesarian', 'menas')?.why).toBe('is-pretender')
  })
})

describe('the succession', () => {
  it('AIE-3.5.3-g, AIE-3.5.2-b: if a Pretender kills Caesar, the second Faction Leader leads alone, not M. Antonius', () => {
    const state = twoLeaders('2', state => {
      place(state, 'GAL-9', 'caesarian', ['m-antonius', 'calvinus'])
      place(state, 'GRA-4', 'republican', ['curio'])
      state.factionLeaders.caesarian = ['caesar', 'calvinus']
      state.pretenders.caesarian = 'curio'
    })
    const dies = (cause: string) => play(g => leaderDies(g, 'caesar', cause), { state }).state
    const killed = dies('pretender-battle')
    expect(killed.factionLeaders.caesarian).toEqual(['calvinus'])
    // The coup is not won while one of two lives, and Octavianus is no heir of this death.
    expect([killed.turn.coupsWon.caesarian, killed.octavianusInherits]).toEqual([null, false])
    expect(killed.pretenders.caesarian).toBe('curio')
    const aged = dies('natural')
    expect([aged.factionLeaders.caesarian, aged.octavianusInherits]).toEqual([['m-antonius'], true])
  })

  it('AIE-3.5.2-b: a second Faction Leader is now the only one, and nobody replaces the first', () => {
    const { state } = play(g => leaderDies(g, 'm-brutus', 'battle'), {
      state: heirAndAssassin('5', state => {
        place(state, 'GRA-4', 'republican', ['cassius', 's-pompeius'])
        state.factionLeaders.republican.push('cassius')
      }),
    })
    expect(state.factionLeaders.republican).toEqual(['cassius'])
  })

  it('AIE-3.5.2-c: otherwise the player chooses a leader on the map with the highest PC or one below', () => {
    const state = twoLeaders('3', state => {
      // PC 5, 4, 4, 3; the last one is off the map.
      place(state, 'GRA-4', 'republican', ['cato', 'scipio', 's-pompeius', 'spinther'])
      place(state, boxes.returning, 'republican', ['m-brutus'])
      place(state, 'GAL-9', 'caesarian', ['cassius'])
    })
    const { decision } = playUntil(g => leaderDies(g, 'pompeius', 'natural'), { state })
    expect(decision.role).toBe('republican')
    expect(choicesOf(decision)).toEqual(['name cato', 'name s-pompeius', 'name scipio'])
    const chosen = play(g => leaderDies(g, 'pompeius', 'natural'), { state, choices: ['name scipio'] })
    expect(chosen.state.factionLeaders.republican).toEqual(['scipio'])
  })

  it('AIE-3.5.2-c: a Pretender who has come over does not succeed', () => {
    const state = twoLeaders('2', state => {
      place(state, 'GAL-9', 'caesarian', ['scipio', 'curio'])
      state.pretenders.republican = 'scipio'
    })
    expect(successors(positionOf(state), 'caesarian')).toEqual(['caesar'])
    place(state, boxes.dead, 'caesarian', ['caesar'])
    expect(successors(positionOf(state), 'caesarian')).toEqual(['curio'])
  })

  it('AIE-3.5.2-d: M. Antonius follows Caesar at once, whoever led beside him, and the heirs are due', () => {
    const { state } = play(g => leaderDies(g, 'caesar', 'battle'), {
      state: twoLeaders('1', state => {
        place(state, 'GAL-9', 'caesarian', ['m-antonius', 'lepidus'])
        state.factionLeaders.caesarian.push('lepidus')
      }),
    })
    expect(state.factionLeaders.caesarian).toEqual(['m-antonius'])
    expect(state.octavianusInherits).toBe(true)
    expect(state.caesarMurdered).toBe(false)
  })

  it('AIE-3.5.2-d, RULING-20: without M. Antonius the Caesarian chooses', () => {
    const { state } = play(g => leaderDies(g, 'caesar', 'natural'), {
      state: twoLeaders('1', state => {
        place(state, 'GAL-9', 'republican', ['m-antonius'])
        place(state, 'GAL-9', 'caesarian', ['lepidus', 'hirtius'])
      }),
    })
    expect(state.factionLeaders.caesarian).toEqual(['lepidus'])
    expect(state.octavianusInherits).toBe(true)
  })

  it('AIE-3.5.2-d, RULING-20: under a Triumvir M. Antonius does not succeed', () => {
    const { state } = play(g => leaderDies(g, 'caesar', 'natural'), {
      state: twoLeaders('1', state => {
        place(state, 'HIS-1', 'caesarian', ['m-antonius'])
        place(state, 'GAL-9', 'caesarian', ['lepidus'])
        state.triumvirs.push({ leader: 'm-antonius', region: 'hispania' })
        state.regions.hispania = null
      }),
    })
    expect(state.factionLeaders.caesarian).toEqual(['lepidus'])
  })

  it('AIE-3.5.2-e: with Pompeius gone M. Brutus and Cassius go to Caesar', () => {
    const { state } = play(g => leaderDies(g, 'pompeius', 'battle'), {
      state: twoLeaders('1', state => {
        place(state, 'GRA-4', 'republican', ['m-brutus', 'scipio'])
        place(state, boxes.coming, 'republican', ['cassius'])
      }),
    })
    expect(leader(state, 'm-brutus')).toMatchObject({ place: 'GAL-9', faction: 'caesarian' })
    // RULING-21: he will come as a Caesarian.
    expect(leader(state, 'cassius')).toMatchObject({ place: boxes.coming, faction: 'caesarian' })
    expect(state.factionLeaders.republican).toEqual(['scipio'])
  })

  it('AIE-3.5.2-d: M. Antonius who led already leads on, and the log names him only if he did not', () => {
    const told = (...beside: string[]) => {
      const state = twoLeaders('1', state => {
        place(state, 'GAL-8', 'caesarian', ['m-antonius', 'lepidus'])
        state.factionLeaders.caesarian.push(...beside)
      })
      const run = play(g => leaderDies(g, 'caesar', 'natural'), { state, impossible: true })
      expect(run.state.factionLeaders.caesarian).toEqual(['m-antonius'])
      expect(run.events.some(({ kind }) => kind === 'leads-alone')).toBe(false)
      return run.events.filter(({ kind, rule }) => kind === 'faction-leader' && rule === 'AIE-3.5.2-d').length
    }
    expect([told(), told('lepidus'), told('m-antonius')]).toEqual([1, 1, 0])
  })

  it('AIE-3.5.2-c, RULING-82: of those who wait to return only Romans can be chosen', () => {
    const waiting = (...leaders: string[]) => {
      const state = twoLeaders('2', state => {
        place(state, boxes.dead, 'republican', ['pompeius'])
        state.peoples.numidae = {
          status: 'allegiance',
          faction: 'republican',
          barredUntil: null,
          sentHomeBy: null,
        }
        place(state, boxes.returning, null, ['juba-i'])
        place(state, boxes.returning, 'republican', leaders)
      })
      return successors(positionOf(state), 'republican')
    }
    expect([waiting(), waiting('lurium')]).toEqual([[], ['lurium']])
  })

  it('AIE-3.5.2-e, AIE-3.4.2-h: those whom they commanded at sea are lost', () => {
    const { state } = play(g => leaderDies(g, 'pompeius', 'battle'), {
      state: twoLeaders('1', state => {
        place(state, 'MIC', 'republican', ['m-brutus', 'naves-6-0-1', 'legio-I'])
        place(state, 'ASI-1', 'republican', ['scipio'])
      }),
      impossible: true,
    })
    expect(leader(state, 'm-brutus').place).toBe('GAL-9')
    expect(unit(state, 'legio-I').place).toBe(boxes.reserve)
    expect(unit(state, 'naves-6-0-1').place).toBe('MIC')
  })

  it('AIE-3.5.2-e, RULING-21: not if Caesar is dead', () => {
    const { state } = play(g => leaderDies(g, 'pompeius', 'battle'), {
      state: twoLeaders('1', state => {
        place(state, 'GRA-4', 'republican', ['m-brutus'])
        place(state, boxes.dead, 'caesarian', ['caesar'])
        place(state, 'GAL-9', 'caesarian', ['m-antonius'])
        state.factionLeaders.caesarian = ['m-antonius']
      }),
    })
    expect(leader(state, 'm-brutus')).toMatchObject({ place: 'GRA-4', faction: 'republican' })
  })
})
