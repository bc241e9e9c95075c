import { describe, expect, it } from 'vitest'
import { fight } from '../../../imperator/rules/combat/battle.ts'
import { newEngagement } from '../../../imperator/rules/combat/forces.ts'
import { areForeign, battleOdds, chanceToWin, sketchOf } from '../../../imperator/rules/combat/odds.ts'
import { zonesToResolve } from '../../../imperator/rules/combat/phase.ts'
import { loneLeadersIn } from '../../../imperator/rules/combat/solitary.ts'
import { unmoveAll } from '../../../imperator/rules/counters.ts'
import { whyNotPlay } from '../../../imperator/rules/stratagems/registry.ts'
import { assignSequences } from '../../rules/administration.ts'
import { eventOfTheYear } from '../../rules/event-of-the-year.ts'
import { initiative } from '../../rules/initiative.ts'
import { assassinationOfCaesar } from '../../rules/politics/assassination.ts'
import { politicalOfFaction, strategicOfFaction } from '../../rules/politics/faction-leaders.ts'
import { romaAndRegions } from '../../rules/roma-and-regions.ts'
import { boxes } from '../../rules/state.ts'
import { leader, put, setMoved } from '../counters.ts'
import { heirAndAssassin, twoLeaders } from '../politics/stage.ts'
import { d6, d10, emptyMap, place, play, positionOf } from '../support.ts'
import { atWar, caesarians, field, optionsAfter, republicans } from './stage.ts'

describe('sequences', () => {
  it('AIE-2.D-b: the count of those done begins at none', () => {
    const state = twoLeaders('2', state => {
      state.turn.sequencesDone = { caesarian: 3, republican: 2 }
    })
    expect(play(assignSequences, { state }).state.turn.sequencesDone).toEqual({ caesarian: 0, republican: 0 })
  })

  it('AIE-2.D-a: a faction without a Faction Leader adds nothing', () => {
    const state = emptyMap('2')
    expect(politicalOfFaction(positionOf(state), 'caesarian')).toBe(0)
    expect(strategicOfFaction(positionOf(state), 'republican')).toBe(0)
  })

  it('AIE-2.E-b: in the next sequence everybody can move again', () => {
    const state = field(s => caesarians(s, 'GAL-8', 'curio', 'legio-V'))
    const first = state.counters[0]?.id ?? ''
    for (const piece of [first, 'curio', 'legio-V']) setMoved(state, piece, true)
    unmoveAll(positionOf(state))
    expect(state.counters.filter(({ moved }) => moved)).toEqual([])
  })

  it('AIE-3.4.2-i: anybody who has landed beside others does not march on with them', () => {
    const state = field(s => {
      caesarians(s, 'MIC', 'trebonius', 'legio-V', 'naves-6-0-1')
      caesarians(s, 'AFR-3', 'curio', 'legio-VI')
    })
    const landed = optionsAfter(state, ['sail trebonius', 'embark naves-6-0-1', 'embark legio-V', 'to AFR-3'])
    expect(landed).toEqual(['lead curio', 'march legio-VI', 'done'])
  })
})

describe('the initiative', () => {
  it('AIE-2.B-a, AIE-S5-d: lower than the PC gives it to the Caesarian, and Dolabella follows it', () => {
    const roll = (die: number) =>
      play(initiative, {
        state: heirAndAssassin('5', state => {
          state.year = -42
          place(state, 'ITA-1', 'caesarian', ['legio-V'])
          place(state, 'ASI-5', 'republican', ['dolabella', 'legio-I'])
          // PC 3.
          state.factionLeaders.caesarian = ['agrippa']
          place(state, 'ITA-1', 'caesarian', ['agrippa'])
        }),
        dice: [d6('initiative', die)],
      }).state
    expect([roll(2).initiative, roll(2).active, leader(roll(2), 'dolabella').faction]).toEqual([
      'caesarian',
      'caesarian',
      'caesarian',
    ])
    expect([roll(3).initiative, leader(roll(3), 'dolabella').faction]).toEqual(['republican', 'republican'])
  })

  it('AIE-EV-10, RULING-64: nobody gains a sequence if nobody controls Roma, or no Faction Leader of his side is there', () => {
    const extra = (roma: 'caesarian' | null, leaders: string[]) =>
      play(eventOfTheYear, {
        state: twoLeaders('2', state => {
          state.roma = roma
          state.factionLeaders.caesarian = leaders
        }),
        dice: [d6('event', 5), d10('event', 5)],
        impossible: true,
      }).state.turn.extraSequence
    expect(extra('caesarian', ['caesar'])).toBe('republican')
    expect(extra(null, ['caesar'])).toBeNull()
    expect(extra('caesarian', [])).toBeNull()
  })
})

describe('battles', () => {
  it('AIE-5.1.1-g: a Faction Leader who fights a People has not fought Romans', () => {
    const state = field(s => {
      s.factionLeaders.caesarian = ['caesar']
      atWar(s, 'germani', 'republican')
      caesarians(
        s,
        'GER-2',
        'caesar',
        'legio-V',
        'legio-VI',
        'legio-VII',
        'legio-VIII',
        'legio-IX',
        'legio-X',
        'legio-XI',
      )
      put(s, 'germani-3', 'GER-1')
    })
    const run = play(g => fight(g, newEngagement(g, 'GER-2', 'land', 'caesarian', null)), {
      state,
      dice: [d6('battle', 6)],
      impossible: true,
    })
    expect(run.state.turn.factionLeaderFoughtRomans).toBe(false)
  })

  it('AIE-8.3-b: the chance of each side is the share of its faces', () => {
    const position = positionOf(
      field(s => {
        caesarians(s, 'GRA-3', 'legio-V')
        republicans(s, 'GRA-3', 'legio-I')
      }),
    )
    const odds = battleOdds(
      position,
      sketchOf(position, newEngagement(position, 'GRA-3', 'land', 'caesarian', null)),
    )
    expect(odds.faces.map(({ die, row }) => [die, row])).toEqual([1, 2, 3, 4, 5, 6].map(die => [die, die]))
    expect([chanceToWin(odds, 'attacker'), chanceToWin(odds, 'defender')]).toEqual([0.5, 0.5])
  })

  it('AIE-6.3-h, AIE-EV-03: no unit at all is no force of a People', () => {
    const position = positionOf(field(() => {}))
    expect(areForeign(position, [])).toBe(false)
    expect(areForeign(position, ['germani-1'])).toBe(true)
    expect(areForeign(position, ['germani-1', 'legio-I'])).toBe(false)
  })

  it('AIE-8.1-a: a combat is where units of both sides are, Romans or Peoples', () => {
    const state = field(s => {
      atWar(s, 'germani', 'republican')
      atWar(s, 'daci', 'caesarian')
      caesarians(s, 'GAL-2', 'legio-V')
      put(s, 'germani-1', 'GAL-2')
      caesarians(s, 'GRA-3', 'legio-VI')
      republicans(s, 'GRA-3', 'legio-I')
      republicans(s, 'GRA-4', 'legio-II')
      caesarians(s, 'GRA-4', 'curio')
      caesarians(s, 'MIO', 'naves-6-0-1')
      republicans(s, 'MIO', 'naves-6-1-1')
    })
    expect(zonesToResolve(positionOf(state))).toEqual(['GAL-2', 'GRA-3', 'MIO'])
    expect(loneLeadersIn(positionOf(state), 'GRA-4')).toEqual(['curio'])
    expect(loneLeadersIn(positionOf(state), 'GRA-3')).toEqual([])
  })

  it('AIE-6.1-b, RULING-42: under Janus Romans drive out no Roman, but Peoples among them do', () => {
    const state = field(s => {
      atWar(s, 'germani', 'republican')
      republicans(s, 'GAL-2', 'legio-I')
      caesarians(s, 'GAL-2', 'curio')
      s.turn.janus = true
    })
    expect(loneLeadersIn(positionOf(state), 'GAL-2')).toEqual([])
    put(state, 'germani-1', 'GAL-2')
    expect(loneLeadersIn(positionOf(state), 'GAL-2')).toEqual(['curio'])
  })

  it('AIE-6.3-g, AIE-6.3-h, AIE-6.3-i: a stratagem that has nobody to work on is not played', () => {
    const why = (zone: string, side: 'caesarian' | 'republican', id: Parameters<typeof whyNotPlay>[2]) => {
      const position = positionOf(
        field(s => {
          s.factionLeaders.caesarian = ['caesar']
          atWar(s, 'germani', 'republican')
          caesarians(s, 'GER-1', 'caesar', 'legio-V')
          put(s, 'germani-1', 'GER-1')
          caesarians(s, 'GRA-3', 'curio', 'legio-VI')
          republicans(s, 'GRA-3', 'cato', 'legio-I')
          caesarians(s, 'MIO', 'naves-6-0-1', 'lepidus')
          republicans(s, 'MIO', 'naves-6-1-1', 'scipio')
        }),
      )
      const kind = zone === 'MIO' ? 'naval' : 'land'
      const battle = newEngagement(position, zone, kind, 'caesarian', null)
      return whyNotPlay(position, side, id, { name: 'before-battle', battle })?.why ?? null
    }
    expect(why('GER-1', 'caesarian', 'transfuges')).toBe('no-turncoats')
    expect(why('GER-1', 'republican', 'transfuges')).toBe('no-turncoats')
    expect(why('GRA-3', 'caesarian', 'transfuges')).toBeNull()
    expect(why('GER-1', 'caesarian', 'veni-vidi-vici')).toBeNull()
    expect(why('GER-1', 'republican', 'veni-vidi-vici')).toBe('no-conquest')
    expect(why('GRA-3', 'caesarian', 'veni-vidi-vici')).toBe('no-conquest')
    expect(why('GRA-3', 'caesarian', 'poliorcetique')).toBeNull()
    expect(why('GRA-3', 'republican', 'poliorcetique')).toBe('attacker-only')
    expect(why('GRA-3', 'caesarian', 'muraille')).toBe('defender-only')
    expect(why('GER-1', 'caesarian', 'poliorcetique')).toBe('no-walls')
    expect(why('MIO', 'caesarian', 'poliorcetique')).toBe('no-walls')
    expect(why('GRA-3', 'caesarian', 'assassinat')).toBe('not-before-battle')
  })
})

describe('Phase F', () => {
  it('AIE-4.4.1-a, RULING-33: who controls a People at war is found again', () => {
    const state = twoLeaders('2', state => {
      // The Germani touch Gallia alone, which is Caesar's: his enemy controls them.
      state.peoples.germani = { status: 'war', faction: 'caesarian', barredUntil: null, sentHomeBy: null }
      put(state, 'germani-1', 'GER-1')
      state.regions.gallia = 'caesarian'
    })
    const after = play(romaAndRegions, { state, impossible: true }).state
    expect(after.turn.newMasters).toEqual([{ people: 'germani', faction: 'republican' }])
  })

  it('AIE-3.5.3-j, RULING-25: if no conspirator is left when Caesar is murdered, nobody waits for them to fall', () => {
    const murder = (alive: boolean) =>
      play(assassinationOfCaesar, {
        state: twoLeaders('1', state => {
          place(state, 'GAL-9', 'caesarian', ['m-antonius', 'legio-X', 'legio-XI'])
          for (const id of ['m-brutus', 'cassius', 'trebonius', 'd-brutus']) put(state, id, boxes.dead)
          if (alive) place(state, 'GRA-4', 'republican', ['cassius'])
        }),
        dice: [d6('attempt on caesar', 1), d6('murder of caesar', 6)],
      }).state
    expect([murder(false).assassinsAvenged, murder(true).assassinsAvenged]).toEqual([true, false])
    expect(murder(false).caesarMurdered).toBe(true)
  })
})
