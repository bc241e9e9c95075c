import type { ScriptedRoll } from '@aquila/engine'
import { describe, expect, it } from 'vitest'
import { takeAction } from '../../rules/actions/index.ts'
import { sail, whyNotSail } from '../../rules/actions/sailing.ts'
import { isRomanized } from '../../rules/cities.ts'
import { adjustments } from '../../rules/end-of-turn/index.ts'
import { oddsOfChoice } from '../../rules/odds-of-choice.ts'
import { betrayal } from '../../rules/reactions/betrayal.ts'
import type { KingsState } from '../../rules/state.ts'
import {
  asKings,
  bareMap,
  choicesOf,
  d6,
  inHex,
  place,
  placeOf,
  play,
  playUntil,
  positionOf,
  reign,
  told,
} from '../support.ts'

const OSTIA = '3803'
const PYRGI = '3104'

/** Ancus in Ostia with two ships and an army, under a Senate that is asked. */
function harbour(change?: (state: KingsState) => void): KingsState {
  return bareMap(state => {
    reign(state, 4, 12)
    state.ostia = true
    place(state, OSTIA, 'roman', ['G-ostia', 'ostia-ship-1', 'ostia-ship-2', 'ancus', 'S1', 'S2', 'S3'])
    change?.(state)
  })
}

const embark = ['embark ancus', 'embark S1', 'embark S2', 'embark S3']
const votes = (...dice: readonly number[]) => dice.map(die => d6('the vote of a Curia', die))

describe('rules of the land hold at sea: who lands', () => {
  it('KOR-DEF-3, KOR-NAV-1: Romanizes an empty port with an army, not with one unit', () => {
    const landed = (cargo: readonly string[]) => {
      const run = play(g => sail(g, OSTIA), { state: harbour(), choices: [...cargo, `sail-to ${PYRGI}`] })
      return isRomanized(run.position, PYRGI)
    }
    expect(landed(embark.slice(0, 3))).toBe(true)
    expect(landed(embark.slice(0, 2))).toBe(false)
  })

  it('KOR-BP-3, KOR-NAV-1: meets nobody who is within his walls', () => {
    const state = harbour(each => place(each, PYRGI, 'hostile', ['arruns', 'U20', 'U21', 'U22']))
    const run = play(g => sail(g, OSTIA), { state, choices: [...embark.slice(0, 3), `sail-to ${PYRGI}`] })
    expect([placeOf(run.state, 'ancus'), placeOf(run.state, 'arruns')]).toEqual([PYRGI, PYRGI])
  })

  it('KOR-BP-2, KOR-NAV-1: stays in a port that Rome holds, though a larger army stands before it', () => {
    const state = harbour(each => {
      place(each, PYRGI, 'roman', ['G-etr-1'])
      place(each, PYRGI, 'hostile', ['mamilius', 'U03', 'U05', 'U07'])
    })
    const run = play(g => sail(g, OSTIA), { state, choices: [...embark.slice(0, 3), `sail-to ${PYRGI}`] })
    expect(placeOf(run.state, 'ancus')).toBe(PYRGI)
  })
})

describe('rules of the land hold at sea: who sails', () => {
  it('KOR-PIL-9, KOR-NAV-2: does not take aboard who holds the port', () => {
    const state = harbour(each => {
      each.holders = ['S3']
    })
    const run = playUntil(g => sail(g, OSTIA), { state, choices: ['embark ancus'] })
    expect(choicesOf(run.decision)).toEqual(expect.arrayContaining(['embark S1', 'embark S2']))
    expect(choicesOf(run.decision)).not.toContain('embark S3')
  })

  it('KOR-SEN-1, KOR-NAV-6: asks the Senate before he attacks a fleet, once', () => {
    const state = harbour(each => place(each, PYRGI, 'hostile', ['pyrgi-ship-1']))
    const run = play(takeAction, {
      state,
      choices: [`sail ${OSTIA}`, `sail-to ${PYRGI}`],
      dice: [...votes(4, 4, 3), d6('ship', 4), d6('ship', 1), d6('ship', 1)],
    })
    const asked = playUntil(takeAction, { state, choices: [`sail ${OSTIA}`] })
    const odds = oddsOfChoice(asked.position, asKings(asked.decision), { verb: 'sail-to', noun: PYRGI })
    expect(odds).toMatchObject([{ kind: 'chance', rule: 'KOR-SEN-1', chance: 0.5 }])
    expect(told(run, 'senate-votes')).toMatchObject([{ nation: 'etr', granted: true }])
    expect([run.state.vp, run.state.notes.actionsDone]).toEqual([1, 1])
    // The consent is for the turn, and nobody asks about a port without a fleet.
    const again = harbour(each => {
      place(each, PYRGI, 'hostile', ['pyrgi-ship-1'])
      each.notes.consent = { etr: true }
    })
    const dice = [d6('ship', 4), d6('ship', 1), d6('ship', 1)]
    expect(
      told(
        play(g => sail(g, OSTIA), { state: again, choices: [`sail-to ${PYRGI}`], dice }),
        'senate-votes',
      ),
    ).toEqual([])
    const landing = play(g => sail(g, OSTIA), { state: harbour(), choices: [...embark, `sail-to ${PYRGI}`] })
    expect(told(landing, 'senate-votes')).toEqual([])
  })

  it('KOR-SEN-2, KOR-NAV-6: refused, he does not sail there with troops or without, and no action is spent', () => {
    const state = harbour(each => place(each, PYRGI, 'hostile', ['pyrgi-ship-1']))
    const refused = { state, choices: [`sail ${OSTIA}`, ...embark, `sail-to ${PYRGI}`], dice: votes(4, 3, 3) }
    const run = playUntil(takeAction, refused)
    expect(choicesOf(run.decision)).not.toContain(`sail-to ${PYRGI}`)
    expect(choicesOf(run.decision)).toContain('sail-to 2505')
    expect(run.match.refusal('rome', { verb: 'sail-to', noun: PYRGI })?.rule).toBe('KOR-SEN-2')
    const stayed = play(takeAction, { ...refused, choices: [...refused.choices, 'stay-in-port'] })
    expect([stayed.state.notes.actionsDone, stayed.state.ip]).toEqual([0, 8])
    // Without a crew to land there is nothing else to sail for.
    expect(whyNotSail({ ...run.position, state: { ...run.position.state, ip: 2 } }, OSTIA)?.rule).toBe(
      'KOR-NAV-1',
    )
  })
})

describe('a fleet without a Roman port', () => {
  it('KOR-NAV-3, KOR-BET-3: does not sail from a port that was betrayed', () => {
    const state = harbour(each => {
      place(each, PYRGI, 'roman', ['G-etr-1', 'U46'])
      each.ip = 8
    })
    expect(whyNotSail(positionOf(state), PYRGI)).toBeNull()
    const run = play(betrayal, {
      state,
      choices: ['spend 0'],
      dice: [['which garrison is betrayed', 1], d6('betrayal', 6)],
    })
    const lost = inHex(run.state, PYRGI, 'hostile').length > 0 ? PYRGI : OSTIA
    expect(whyNotSail(run.position, lost)?.rule).toBe('KOR-NAV-3')
  })

  it('KOR-NAV-3, KOR-EOT-4: goes home when the army that held its port does, at the end of a period', () => {
    const state = harbour(each => {
      each.turn = 14
      place(each, PYRGI, 'roman', ['ostia-ship-2', 'S4'])
      each.holders = ['S4']
    })
    expect(isRomanized(positionOf(state), PYRGI)).toBe(true)
    const chits = Array.from({ length: 8 }, (): ScriptedRoll => ['new chits', 1])
    const swap = Array.from({ length: 4 }, (): ScriptedRoll => ['swap: a chit changes containers', 1])
    const run = play(adjustments, { state, dice: [...chits, ...swap] })
    expect([placeOf(run.state, 'S4'), isRomanized(run.position, PYRGI)]).toEqual(['3907', false])
    expect([placeOf(run.state, 'ostia-ship-1'), placeOf(run.state, 'ostia-ship-2')]).toEqual([OSTIA, OSTIA])
  })
})
