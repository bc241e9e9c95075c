import { describe, expect, it } from 'vitest'
import { takeAction } from '../../rules/actions/index.ts'
import { sail } from '../../rules/actions/sailing.ts'
import { aheadOnTrack, newSide } from '../../rules/battle/display.ts'
import { beats, pursuitOdds } from '../../rules/odds/index.ts'
import { boxes } from '../../rules/state.ts'
import { bareMap, choicesOf, d6, inHex, place, placeOf, play, playUntil, reign, told } from '../support.ts'
import { aequi, attacks, battle, field, latins, twoChits } from './stage.ts'

/** The vectors of battles, on land and at sea. */

const kingsMen = ['romulus', 'S1', 'S2', 'S3']
const ATTACK = d6('tactics of the enemy', 1)
const DEFENCE = d6('tactics of the enemy', 2)

it('T-31 KOR-BAT-3, KOR-BAT-4, KOR-IGN-3: a Tribune loses: -1 VP, 2R→NR; with 10 - 2 his office and 3 IP', () => {
  const run = play(battle(), {
    state: field(['tribunus-populi-1', 'S1', 'S2', 'S3'], aequi),
    choices: ['no-duel', 'by-virtus', 'lead-from-reserve'],
    dice: [...attacks(1, 6, 1, 1, 1, 1), d6('reroll', 1), ...twoChits, d6('trial', 5), d6('trial', 5)],
  })
  expect([run.state.vp, run.state.ip]).toEqual([-1, 5])
  expect(told(run, 'transfer')).toMatchObject([{ count: 2, from: 'roman', to: 'hostile' }])
  expect(run.state.convicted).toEqual(['tribunus-populi-1'])
})

it('T-33 KOR-DUEL-2, KOR-DUEL-3, KOR-BAT-1: 1 + 3 kills Virtus 3, 2 + 2 does not kill Virtus 4', () => {
  const run = playUntil(battle(), {
    state: field(kingsMen, ['mamilius', 'U01', 'U02', 'U05']),
    choices: ['challenge'],
    dice: [d6('duel: Rome', 1), d6('duel: the enemy', 2)],
  })
  expect(placeOf(run.state, 'mamilius')).toBe(boxes.out)
  expect([run.state.king, run.state.vp, run.state.ip]).toEqual(['romulus', 3, 11])
})

describe('the vanguards', () => {
  it('T-35 KOR-VAN-9: Attack against Attack goes straight to combat, though both have cavalry', () => {
    const run = playUntil(battle(), {
      state: field([...kingsMen, 'S5'], latins),
      choices: ['no-duel', 'attack'],
      dice: [ATTACK],
    })
    expect([run.decision.task, told(run, 'vanguards')]).toEqual(['deploy', []])
  })

  it('T-37 KOR-VAN-2: three against two are two pairs; the third stays out', () => {
    const run = play(battle(), {
      state: field(['romulus', 'S1', 'S2', 'S5', 'U13', 'U16'], [...latins, 'U06']),
      choices: ['no-duel', 'attack', 'send S5', 'send U13'],
      dice: [
        DEFENCE,
        ...[3, 1, 3, 1].map(die => d6('vanguard', die)),
        ...[1, 1, 1, 1].map(die => d6('pursuit', die)),
        ...twoChits,
      ],
    })
    expect(told(run, 'vanguards')).toEqual([{ ours: ['S5', 'U13'], theirs: ['U04', 'U06'] }])
    expect(placeOf(run.state, 'U16')).toBe(placeOf(run.state, 'romulus'))
  })

  it('T-39 KOR-VAN-8: class I hits Virtus 4 with 4 + 1; the 4 of a retreating unit counts 3', () => {
    const heavy = pursuitOdds(4, { heavy: true, retreating: false })
    expect([beats(heavy, 4), beats(heavy, 3)]).toEqual([true, false])
    const retreating = (virtus: number) => beats(pursuitOdds(virtus, { heavy: false, retreating: true }), 4)
    expect([retreating(3), retreating(2)]).toEqual([false, true])
    // No triumph, though all infantry of the enemy is destroyed.
    const run = play(battle(), {
      state: field([...kingsMen, 'S5'], latins),
      choices: ['no-duel', 'attack'],
      dice: [
        DEFENCE,
        d6('vanguard', 3),
        d6('vanguard', 1),
        ...[6, 1, 6, 1, 6, 1].map(die => d6('pursuit', die)),
        ...twoChits,
      ],
    })
    expect([run.state.vp, told(run, 'triumph')]).toEqual([1, []])
  })
})

it('T-41 KOR-WIN-1: Rome at -5 beats an enemy at -8', () => {
  const side = (track: number) => ({ ...newSide(null, [], []), track })
  const run = playUntil(battle(), { state: field(kingsMen, aequi) })
  const display = run.state.battle
  if (display === null) throw new Error('no battle')
  expect(aheadOnTrack({ ...display, roman: side(-5), hostile: side(-8) })).toBe('roman')
  expect(aheadOnTrack({ ...display, roman: side(-8), hostile: side(-5) })).toBe('hostile')
  expect(aheadOnTrack({ ...display, roman: side(-5), hostile: side(-5) })).toBeNull()
})

it('T-43 KOR-BP-2: a battle with two units is refused', () => {
  const state = field(['romulus', 'S1', 'S2'], aequi)
  const run = playUntil(takeAction, { state })
  expect(choicesOf(run.decision)).not.toContain('battle war-aequi-leader')
  expect(run.match.refusal('rome', { verb: 'battle', noun: 'war-aequi-leader' })?.rule).toBe('KOR-BP-2')
})

it('T-45 KOR-TRI-1, KOR-TRI-2: all enemy infantry destroyed: a triumph, and the army is in Rome', () => {
  const run = play(battle(), {
    state: field(kingsMen, aequi),
    choices: ['no-duel', 'by-virtus', 'lead-from-reserve', 'triumph'],
    dice: [...attacks(6, 1, 6, 1, 6, 1), d6('reroll', 1), ...twoChits],
  })
  expect(inHex(run.state, '3907', 'roman')).toEqual(['G-rome', 'S1', 'S2', 'S3', 'romulus'])
})

describe('T-71 KOR-NAV-2, KOR-NAV-4, KOR-NAV-6: at sea', () => {
  const fleet = (romans: readonly string[]) =>
    bareMap(state => {
      reign(state, 4, 12)
      state.ostia = true
      state.notes.consent = { etr: true }
      place(state, '3803', 'roman', ['G-ostia', 'ancus', 'S1', ...romans])
      place(state, '3104', 'hostile', ['pyrgi-ship-1'])
    })
  const ships = (...dice: number[]) => dice.map(die => d6('ship', die))

  it('a fleet with troops costs 2 IP, one without nothing', () => {
    const loaded = play(g => sail(g, '3803'), {
      state: fleet(['ostia-ship-1']),
      choices: ['embark ancus', 'embark S1', 'sail-to 3104'],
      dice: ships(4, 1),
    })
    const empty = play(g => sail(g, '3803'), {
      state: fleet(['ostia-ship-1']),
      choices: ['sail-to 3104'],
      dice: ships(4, 1),
    })
    // Both win: +1 VP, +2 IP.
    expect([loaded.state.ip, loaded.state.vp]).toEqual([8, 1])
    expect([empty.state.ip, empty.state.vp]).toEqual([10, 1])
  })

  it('a defeat costs 2 VP; after three rounds it is over', () => {
    const lost = play(g => sail(g, '3803'), {
      state: fleet(['ostia-ship-1']),
      choices: ['sail-to 3104'],
      dice: ships(3, 3),
    })
    expect([lost.state.ip, lost.state.vp]).toEqual([8, -2])
    const long = play(g => sail(g, '3803'), {
      state: fleet(['ostia-ship-1']),
      choices: ['sail-to 3104'],
      dice: ships(3, 2, 3, 2, 3, 2),
    })
    expect([told(long, 'naval-round').length, long.state.vp]).toEqual([3, 0])
  })
})

it('T-77 KOR-RES-2: cavalry in reserve takes a leader of Virtus 3 in the front line with a 4, not with a 3', () => {
  const charge = (die: number) =>
    placeOf(
      play(battle({ kind: 'sortie' }), {
        state: field([...kingsMen, 'S5'], aequi),
        choices: ['by-virtus', 'lead-from-reserve', 'charge S5'],
        dice: [...attacks(1, 5, 1, 1, 1, 1), d6('reroll', 1), d6('attack on a leader', die)],
      }).state,
      'war-aequi-leader',
    )
  expect([charge(4), charge(3)]).toEqual([boxes.captives, '4106'])
})
