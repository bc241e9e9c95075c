import { describe, expect, it } from 'vitest'
import { sail } from '../../rules/actions/sailing.ts'
import { trialOfIgnominy } from '../../rules/battle/index.ts'
import { deployChit } from '../../rules/deployment/index.ts'
import { adjustments } from '../../rules/end-of-turn/index.ts'
import { military } from '../../rules/reactions/military.ts'
import { hostilesToCity } from '../../rules/retreats.ts'
import { boxes, type KingsState } from '../../rules/state.ts'
import { aequi, attacks, battle, field } from '../battle/stage.ts'
import { bareMap, chitsIn, d6, place, play, put, reign } from '../support.ts'

const CURES = '3713'

/** Cures of the Sabines was sacked. */
function sacked(change?: (state: KingsState) => void): KingsState {
  return bareMap(state => {
    state.sacked = [CURES]
    change?.(state)
  })
}

describe('KOR-PIL-10: the marker of a sacked city', () => {
  it('KOR-PIL-10: goes with a unit or a garrison that is drawn, not with a leader', () => {
    const after = (chit: string) =>
      play(g => deployChit(g, chit, 'hostile'), { state: sacked() }).state.sacked
    // U11 and Valerius are of Cures.
    expect([after('U11'), after('valerius')]).toEqual([[], [CURES]])
    const garrisons = sacked(state => place(state, '3811', 'hostile', ['G-sab-2']))
    place(garrisons, '3811', 'roman', ['G-sab-2'])
    expect(play(g => deployChit(g, 'G-sab-1', 'hostile'), { state: garrisons }).state.sacked).toEqual([])
  })

  it('KOR-PIL-10: goes with a unit that retreats into the city, not with a leader alone', () => {
    const after = (piece: string) =>
      play(
        function* (g) {
          hostilesToCity(g, [piece], 'sab', 'KOR-RETR-1', 'general-retreat')
        },
        { state: sacked(state => place(state, '3712', 'hostile', [piece])) },
      ).state.sacked
    expect([after('U11'), after('valerius')]).toEqual([[], [CURES]])
  })

  it('KOR-PIL-10: goes with an army that takes the city', () => {
    const state = sacked(each => place(each, '3613', 'hostile', ['arruns', 'U20', 'U21']))
    const run = play(military, { state, options: { militaryArmies: 'nearest' } })
    expect(run.state.control).toMatchObject({ [CURES]: 'etr' })
    expect(run.state.sacked).toEqual([])
  })

  it('KOR-PIL-10, KOR-NAV-1: stays when Romans land there, who do not make it theirs', () => {
    const state = bareMap(each => {
      reign(each, 4, 12)
      each.ostia = true
      each.sacked = ['3104']
      place(each, '3803', 'roman', ['G-ostia', 'ostia-ship-1', 'ancus', 'S1', 'S2'])
    })
    const choices = ['embark ancus', 'embark S1', 'embark S2', 'sail-to 3104']
    expect(play(g => sail(g, '3803'), { state, choices }).state.sacked).toEqual(['3104'])
  })

  it('KOR-PIL-10: outlasts the period', () => {
    const state = sacked(each => reign(each, 3, 10))
    const chits = Array.from({ length: 8 }, () => d6('new chits', 1))
    const swap = Array.from({ length: 4 }, () => d6('swap: a chit changes containers', 1))
    expect(play(adjustments, { state, dice: [...chits, ...swap] }).state.sacked).toEqual([CURES])
  })
})

describe('the end of the game', () => {
  it('KOR-END-4, KOR-IGN-3: a conviction with the last three points loses it', () => {
    const convicted = (ip: number) => {
      const state = bareMap(each => {
        each.ip = ip
        place(each, '3907', 'roman', ['tribunus-celerum'])
      })
      const army = { leader: 'tribunus-celerum', subordinates: [], units: [] }
      const run = play(g => trialOfIgnominy(g, army, -2), { state, dice: [d6('trial', 1), d6('trial', 1)] })
      return run.match.result
    }
    expect(convicted(3)).toMatchObject({ rule: 'KOR-END-4', winners: [] })
    expect(convicted(4)).not.toMatchObject({ rule: 'KOR-END-4' })
  })

  it('KOR-END-1, KOR-BAT-4: the last two chits of NR that a battle wins over win it', () => {
    const won = (left: number) => {
      const state = field(['romulus', 'S1', 'S2', 'S3'], aequi)
      for (const chit of chitsIn(state, 'hostile').slice(left)) put(state, chit, boxes.coming)
      const choices = ['no-duel', 'by-virtus', 'lead-from-reserve']
      const chits = Array.from({ length: 2 }, () => d6('battle: a chit changes containers', 1))
      const run = play(battle(), {
        state,
        choices,
        dice: [...attacks(1, 1, 6, 1, 1, 1), d6('reroll', 1), ...chits],
      })
      return run.match.result?.rule
    }
    expect([won(2), won(3)]).toEqual(['KOR-END-1', expect.not.stringMatching('KOR-END-1')])
  })
})
