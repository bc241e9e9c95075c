import type { ScriptedRoll } from '@aquila/engine'
import { describe, expect, it } from 'vitest'
import { corrupt } from '../rules/actions/corruption.ts'
import { takeAction } from '../rules/actions/index.ts'
import { sallies } from '../rules/actions/siege.ts'
import { boxes, eventBox, type KingsState } from '../rules/state.ts'
import {
  bareMap,
  cameFrom,
  choicesOf,
  d6,
  faceOf,
  inHex,
  place,
  placeOf,
  play,
  playUntil,
  positionOf,
  put,
  reign,
  stackIn,
  told,
} from './support.ts'

/** The King, or the Tribune, with some units before Antemnae, which he has entered from Rome. */
function before(
  defenders: readonly string[],
  change?: (state: KingsState) => void,
  leader = 'romulus',
): KingsState {
  return bareMap(state => {
    place(state, '3908', 'hostile', defenders)
    place(state, '3908', 'roman', [leader, 'S1', 'S2', 'S3'])
    cameFrom(state, leader, '3907')
    change?.(state)
  })
}

const act = (state: KingsState, choices: readonly string[], dice: readonly ScriptedRoll[] = []) =>
  play(takeAction, { state, choices, dice })
const chit = (cause: string, shows = 1): ScriptedRoll => [`${cause}: a chit changes containers`, shows]
/** A reaction that has no effect: nobody can ambush. */
const idle = (): ScriptedRoll => d6('hostile reaction', 5)
const container = (state: KingsState, face: 'roman' | 'hostile') =>
  stackIn(state, face === 'roman' ? boxes.roman : boxes.hostile).length

describe('what is offered', () => {
  it('KOR-ACT-1, KOR-SEQ-3: each action by its target; without an army none', () => {
    const run = playUntil(takeAction, { state: before(['G-lat-2', 'U01']) })
    expect(run.decision).toMatchObject({ confirm: true, about: { left: 20, reactions: 0 } })
    expect(choicesOf(run.decision)).toEqual([
      'move romulus',
      'pillage 3908',
      'siege 3908',
      'corrupt 3908',
      'end-actions',
    ])
    const alone = bareMap(state => {
      place(state, '3908', 'hostile', ['G-lat-2'])
      place(state, '3908', 'roman', ['romulus', 'S1'])
    })
    expect(choicesOf(playUntil(takeAction, { state: alone }).decision)).toEqual([
      'move romulus',
      'end-actions',
    ])
  })

  it('KOR-INT-1, KOR-PIL-1, KOR-COR-1, KOR-SIEGE-1: a leader inside can be intimidated or besieged, no more', () => {
    const run = playUntil(takeAction, { state: before(['G-lat-2', 'U01', 'egerius']) })
    expect(choicesOf(run.decision)).toEqual(['move romulus', 'intimidate 3908', 'siege 3908', 'end-actions'])
    const why = (verb: string) => run.match.refusal('rome', { verb, noun: '3908' })?.rule
    expect([why('pillage'), why('corrupt'), why('sack')]).toEqual(['KOR-PIL-1', 'KOR-COR-1', 'KOR-PIL-8'])
  })

  it('KOR-ACT-2: what costs influence must leave one point', () => {
    const state = before(['G-lat-2'], each => {
      each.ip = 2
    })
    const run = playUntil(takeAction, { state })
    expect(choicesOf(run.decision)).toContain('pillage 3908')
    expect(choicesOf(run.decision)).not.toContain('corrupt 3908')
    expect(run.match.refusal('rome', { verb: 'corrupt', noun: '3908' })?.rule).toBe('KOR-ACT-2')
  })

  it('KOR-SEN-2: a war that the Senate refuses is no action, and is not offered again', () => {
    const state = before(['G-lat-2'], each => reign(each, 3, 8))
    place(state, '3908', 'roman', ['tullus'])
    const vote = (shows: number) => d6('the vote of a Curia', shows)
    const refused = act(state, ['siege 3908'], [vote(1), vote(4), vote(3)])
    expect(refused.state.notes.actionsDone).toBe(0)
    const again = playUntil(takeAction, { state: refused.state })
    expect(choicesOf(again.decision)).toEqual(['move tullus', 'end-actions'])
    expect(again.match.refusal('rome', { verb: 'siege', noun: '3908' })?.rule).toBe('KOR-SEN-2')
  })

  it('KOR-BP-2: no battle with two units', () => {
    const state = bareMap(each => {
      place(each, '3906', 'hostile', ['mamilius', 'U01', 'U02', 'U03'])
      place(each, '3906', 'roman', ['romulus', 'S1', 'S2'])
    })
    const run = playUntil(takeAction, { state })
    expect(run.match.refusal('rome', { verb: 'battle', noun: 'mamilius' })?.rule).toBe('KOR-BP-2')
    place(state, '3906', 'roman', ['S3'])
    expect(choicesOf(playUntil(takeAction, { state }).decision)).toContain('battle mamilius')
  })
})

describe('intimidation', () => {
  const city = () =>
    before(['U01', 'U02', 'egerius', 'G-lat-2'], state => {
      state.ip = 5
    })

  it('KOR-INT-2, KOR-INT-3, KOR-INT-4: the unit comes over, +2 IP, the army moves off, 1R→NR, no reaction', () => {
    const run = act(
      city(),
      ['intimidate 3908', 'intimidate-unit U02', 'to 3907'],
      [d6('intimidation', 3), chit('intimidation')],
    )
    expect(run.state.ip).toBe(6)
    expect(inHex(run.state, '3907', 'roman')).toEqual(['G-rome', 'S1', 'S2', 'S3', 'U02', 'romulus'])
    // Two of the nine chits of Rome are in the city.
    expect([container(run.state, 'roman'), run.state.notes.reactions]).toEqual([6, 0])
  })

  it('KOR-INT-3, KOR-ACT-4: lost, nobody turns, the army still moves off and a chit is lost', () => {
    const run = act(
      city(),
      ['intimidate 3908', 'intimidate-unit U02', 'to 3808'],
      [d6('intimidation', 2), chit('intimidation')],
    )
    expect([run.state.ip, container(run.state, 'roman')]).toEqual([4, 6])
    expect(inHex(run.state, '3908', 'hostile')).toContain('U02')
    expect(inHex(run.state, '3808', 'roman')).toContain('romulus')
  })

  it('KOR-INT-2: the die must beat the Virtus: 4 turns a unit of 3, a 3 does not', () => {
    const turned = (die: number) => {
      const choices = ['intimidate 3908', 'intimidate-unit U01', 'to 3907']
      const run = act(city(), choices, [d6('intimidation', die), chit('intimidation')])
      return [placeOf(run.state, 'U01'), faceOf(run.state, 'U01'), run.state.ip]
    }
    expect(turned(4)).toEqual(['3907', 'roman', 6])
    expect(turned(3)).toEqual(['3908', 'hostile', 4])
  })

  it('KOR-INT-2, KOR-ARMY-3: it joins the army if there is room, else it waits in Rome', () => {
    const with4 = (units: readonly string[]) => {
      const state = bareMap(each => {
        place(each, '3908', 'hostile', ['U02', 'egerius'])
        place(each, '3908', 'roman', ['tribunus-celerum', ...units])
      })
      const dice = [d6('intimidation', 3), chit('intimidation')]
      return placeOf(act(state, ['intimidate 3908', 'to 3808'], dice).state, 'U02')
    }
    // A Tribune leads four.
    expect(with4(['S1', 'S2', 'S3'])).toBe('3808')
    expect(with4(['S1', 'S2', 'S3', 'S4'])).toBe('3907')
  })

  it('KOR-INT-3: with no free hex beside it the army goes to Rome', () => {
    const state = city()
    for (const hex of ['3808', '3907']) place(state, hex, 'hostile', [hex === '3907' ? 'U03' : 'U04'])
    const dice = [d6('intimidation', 2), chit('intimidation')]
    const run = act(state, ['intimidate 3908', 'intimidate-unit U02'], dice)
    expect(placeOf(run.state, 'romulus')).toBe('3907')
  })

  it('KOR-INT-1: a unit of a war box cannot be turned', () => {
    const state = before(['war-alba-leader', 'war-alba-1'])
    const run = playUntil(takeAction, { state })
    expect(run.match.refusal('rome', { verb: 'intimidate', noun: '3908' })?.rule).toBe('KOR-INT-1')
  })
})

describe('pillage', () => {
  const after = [chit('pillage'), idle(), idle()]

  it('KOR-PIL-2, KOR-PIL-3, KOR-PIL-6, KOR-PIL-7: with the King the two strongest, units before the garrison', () => {
    const run = act(before(['G-lat-2', 'U01', 'U02']), ['pillage 3908'], [d6('pillage', 4), ...after])
    expect([placeOf(run.state, 'U01'), placeOf(run.state, 'U02')]).toEqual([boxes.pool, boxes.pool])
    expect([run.state.vp, run.state.ip, container(run.state, 'roman')]).toEqual([1, 8, 6])
    // KOR-PIL-5: the garrison survives, the army goes back.
    expect(inHex(run.state, '3907', 'roman')).toContain('romulus')
    expect(told(run, 'reaction')).toHaveLength(2)
    expect(run.state.notes.reactions).toBe(0)
  })

  it('KOR-PIL-3, KOR-PIL-5: without the King only the strongest', () => {
    const state = before(['G-lat-2', 'U01', 'U02'], undefined, 'magister-populi')
    const run = act(state, ['pillage 3908'], [d6('pillage', 4), ...after])
    expect([placeOf(run.state, 'U01'), placeOf(run.state, 'U02')]).toEqual([boxes.pool, '3908'])
    expect([run.state.vp, run.state.ip]).toEqual([1, 7])
    expect(inHex(run.state, '3907', 'roman')).toContain('magister-populi')
  })

  it('KOR-PIL-6: failure costs the King two more, others nothing', () => {
    const king = act(before(['G-lat-2']), ['pillage 3908'], [d6('pillage', 2), ...after])
    expect([king.state.ip, king.state.vp]).toEqual([5, 0])
    const magister = before(['G-lat-2'], undefined, 'magister-populi')
    expect(act(magister, ['pillage 3908'], [d6('pillage', 2), ...after]).state.ip).toBe(7)
  })

  it('KOR-PIL-2, KOR-PIL-6: the points of all four cases, at the die that just wins and the one that just fails', () => {
    const pillaged = (leader: string, die: number) => {
      const run = act(
        before(['G-lat-2'], undefined, leader),
        ['pillage 3908'],
        [d6('pillage', die), ...after],
      )
      return [run.state.vp, run.state.ip]
    }
    // From 8 IP: the action costs one.
    expect(pillaged('romulus', 3)).toEqual([1, 8])
    expect(pillaged('romulus', 2)).toEqual([0, 5])
    expect(pillaged('magister-populi', 3)).toEqual([1, 7])
    expect(pillaged('magister-populi', 2)).toEqual([0, 7])
  })

  it('KOR-PIL-4: an eliminated garrison is Roman; units that survive it go home', () => {
    const garrison = act(before(['G-lat-2']), ['pillage 3908'], [d6('pillage', 3), ...after])
    expect(inHex(garrison.state, '3908', 'roman')).toEqual(['G-lat-2', 'S1', 'S2', 'S3', 'romulus'])
    const state = before(['G-lat-11', 'U02', 'U03', 'U05'])
    const run = act(state, ['pillage 3908'], [d6('pillage', 4), ...after])
    expect(inHex(run.state, '3908', 'roman')).toEqual(['G-lat-11'])
    expect(inHex(run.state, '3808', 'hostile')).toEqual(['U03', 'U05'])
  })

  it('KOR-HR-1, KOR-ACT-3: the first of the two reactions is Military while an army stands', () => {
    const state = before(['G-lat-2'], each => place(each, '4308', 'hostile', ['mamilius', 'U03', 'U04']))
    const run = act(state, ['pillage 3908'], [d6('pillage', 3), chit('pillage'), d6('hostile reaction', 1)])
    expect(told(run, 'reaction')).toMatchObject([
      { reaction: 'military', roll: null, reason: 'army-formed' },
      { reaction: 'military', roll: 1, reason: 'rolled' },
    ])
  })
})

describe('an empty city', () => {
  it('KOR-PIL-8, KOR-PIL-10: sacked for the points of a pillage, once', () => {
    const run = act(before([]), ['sack 3908'])
    expect([run.state.vp, run.state.ip, run.state.notes.reactions]).toEqual([1, 8, 0])
    const again = playUntil(takeAction, { state: run.state })
    expect(again.match.refusal('rome', { verb: 'sack', noun: '3908' })?.rule).toBe('KOR-PIL-10')
    place(run.state, '3908', 'hostile', ['G-lat-2'])
    expect(run.state.sacked).toEqual([])
  })

  it('KOR-PIL-10: without the King 1 VP and nothing back; no chit moves, nobody reacts, nobody stays', () => {
    const run = act(before([], undefined, 'magister-populi'), ['sack 3908'])
    expect([run.state.vp, run.state.ip, run.state.notes.reactions]).toEqual([1, 7, 0])
    expect([told(run, 'transfer'), told(run, 'reaction'), run.state.holders]).toEqual([[], [], []])
    expect(inHex(run.state, '3908', 'roman')).toEqual(['S1', 'S2', 'S3', 'magister-populi'])
  })

  it('KOR-PIL-10: sacked again only when it has held somebody again', () => {
    const { state } = act(before([]), ['sack 3908'])
    const again = () => choicesOf(playUntil(takeAction, { state }).decision).includes('sack 3908')
    expect(again()).toBe(false)
    place(state, '3908', 'hostile', ['U01'])
    place(state, '3808', 'hostile', ['U01'])
    expect(again()).toBe(true)
  })

  it('KOR-PIL-9: cavalry is not left behind', () => {
    const run = playUntil(takeAction, {
      state: before([], each => place(each, '3908', 'roman', ['S5'])),
      choices: ['occupy 3908'],
    })
    expect(choicesOf(run.decision)).toEqual(['leave-behind S1', 'leave-behind S2', 'leave-behind S3'])
  })

  it('KOR-PIL-9: or an infantry stays and holds it', () => {
    const run = act(before([]), ['occupy 3908', 'leave-behind S3'])
    expect([run.state.holders, run.state.ip, run.state.vp]).toEqual([['S3'], 7, 0])
    // It has held a garrison, so it has something to lose again.
    const sacked = act(before([]), ['sack 3908']).state
    expect(act(sacked, ['occupy 3908', 'leave-behind S3']).state.sacked).toEqual([])
    const next = playUntil(takeAction, { state: run.state, choices: ['move romulus'] })
    expect(choicesOf(next.decision)).not.toContain('take S3')
    expect(next.match.refusal('rome', { verb: 'take', noun: 'S3' })?.rule).toBe('KOR-MOVE-1')
  })
})

describe('siege', () => {
  it('KOR-SIEGE-2, KOR-SIEGE-3, KOR-SIEGE-8, KOR-SIEGE-9: one die beats double the garrison', () => {
    const run = act(before(['G-lat-1']), ['siege 3908'], [d6('siege', 3), chit('siege')])
    expect(inHex(run.state, '3908', 'roman')).toContain('G-lat-1')
    expect([run.state.ip, container(run.state, 'hostile'), run.state.notes.reactions]).toEqual([11, 8, 1])
  })

  it('KOR-SIEGE-7, KOR-SIEGE-8: failure: back where it came from, −2 IP, 2R→NR, one reaction', () => {
    const run = act(
      before(['G-lat-2']),
      ['siege 3908'],
      [d6('siege', 4), chit('siege-failed'), chit('siege-failed')],
    )
    expect([run.state.ip, container(run.state, 'roman'), run.state.notes.reactions]).toEqual([6, 7, 1])
    expect(inHex(run.state, '3907', 'roman')).toContain('romulus')
    const magister = before(['G-lat-2'], undefined, 'magister-populi')
    const lost = act(magister, ['siege 3908'], [d6('siege', 4), chit('siege-failed'), chit('siege-failed')])
    expect(lost.state.ip).toBe(7)
  })

  it('KOR-SIEGE-4, KOR-SIEGE-5: a second roll drives one unit out, the garrison stays', () => {
    const state = before(['G-lat-2', 'U02'], undefined, 'magister-populi')
    const run = act(state, ['siege 3908', 'assault'], [d6('siege', 4), d6('siege again', 6), chit('siege')])
    expect(placeOf(run.state, 'U02')).toBe(boxes.hostile)
    expect([run.state.ip, run.state.notes.reactions]).toEqual([9, 2])
    expect(told(run, 'roll')).toMatchObject([{ assault: 1 }, { assault: 2 }])
    expect(inHex(run.state, '3908', 'hostile')).toEqual(['G-lat-2'])
    expect(inHex(run.state, '3908', 'roman')).toContain('magister-populi')
  })

  it('KOR-SIEGE-4: the second roll may be left; against a unit it needs only double', () => {
    const state = before(['G-lat-2', 'U02'])
    const dice = [d6('siege', 4), chit('siege-failed'), chit('siege-failed')]
    expect(act(state, ['siege 3908', 'give-up'], dice).state.notes.reactions).toBe(1)
    const units = before(['U02', 'egerius'])
    const asked = playUntil(takeAction, { state: units, choices: ['siege 3908'], dice: [d6('siege', 4)] })
    expect(asked.decision.about).toMatchObject({ target: 4 })
  })

  it('KOR-SIEGE-5: the weakest units go, and among equals the player names them', () => {
    const dice = [d6('siege', 4), d6('siege again', 6), chit('siege')]
    // Virtus 3, 2, 2 and 1: with the King U10 and one of the two of Virtus 2.
    const state = before(['G-lat-2', 'U01', 'U02', 'U05', 'U10'])
    const asked = playUntil(takeAction, { state, choices: ['siege 3908', 'assault'], dice })
    expect(asked.decision).toMatchObject({ task: 'pick-driven-out', rule: 'KOR-SIEGE-5' })
    expect(choicesOf(asked.decision)).toEqual(['drive-out U02', 'drive-out U05'])
    const run = act(state, ['siege 3908', 'assault', 'drive-out U05'], dice)
    expect(inHex(run.state, '3908', 'hostile')).toEqual(['G-lat-2', 'U01', 'U02'])
    expect([placeOf(run.state, 'U05'), placeOf(run.state, 'U10')]).toEqual([boxes.hostile, boxes.hostile])
    // Without him one goes: nobody is asked about U10.
    const magister = before(['G-lat-2', 'U01', 'U02', 'U05', 'U10'], undefined, 'magister-populi')
    const one = act(magister, ['siege 3908', 'assault'], dice)
    expect(inHex(one.state, '3908', 'hostile')).toEqual(['G-lat-2', 'U01', 'U02', 'U05'])
  })

  it('KOR-SIEGE-5: the leader goes first, then the weakest unit; the pieces of a war to their box', () => {
    const state = before(['G-lat-2', 'U01', 'U02', 'egerius'])
    const dice = [d6('siege', 4), d6('siege again', 6), chit('siege')]
    const run = act(state, ['siege 3908', 'assault'], dice)
    expect(told(run, 'driven-out')).toMatchObject([{ piece: 'egerius' }, { piece: 'U02' }])
    expect(inHex(run.state, '3908', 'hostile')).toEqual(['G-lat-2', 'U01'])
    const war = before(['G-lat-2', 'U01', 'war-alba-2', 'egerius'])
    const driven = act(war, ['siege 3908', 'assault'], dice)
    expect(placeOf(driven.state, 'war-alba-2')).toBe(eventBox('war-alba'))
  })

  it('KOR-SIEGE-5, KOR-SIEGE-6: with the King two go, the leader among them; one who remains alone is captured', () => {
    const state = before(['U02', 'egerius', 'mamilius'])
    const run = act(state, ['siege 3908', 'assault'], [d6('siege', 1), d6('siege again', 5), chit('siege')])
    expect([placeOf(run.state, 'U02'), placeOf(run.state, 'egerius')]).toEqual([boxes.hostile, boxes.hostile])
    // Mamilius remains alone: captured, and the back of his chit sends him to NR.
    expect(told(run, 'leader-taken')).toMatchObject([{ leader: 'mamilius', reverse: 'hostile' }])
  })

  it('KOR-SIEGE-3, KOR-SIEGE-6: units to the R container, the leader alone is captured', () => {
    const run = act(before(['U02', 'egerius']), ['siege 3908'], [d6('siege', 5), chit('siege')])
    expect([placeOf(run.state, 'U02'), placeOf(run.state, 'egerius')]).toEqual([boxes.roman, boxes.captives])
    // +1 for the captive, +3 for the siege.
    expect(run.state.ip).toBe(12)
  })

  it('KOR-SIEGE-6, KOR-SIEGE-9: a leader whom nobody defends is taken without a die and without a reaction', () => {
    const run = act(before(['egerius']), ['siege 3908'], [chit('siege')])
    expect([placeOf(run.state, 'egerius'), run.state.notes.reactions, run.state.ip]).toEqual([
      boxes.captives,
      0,
      12,
    ])
  })

  it('KOR-EVT-5, KOR-PER-2.1: omens count, if there is a Pontifex to read them', () => {
    const state = before(['G-lat-1'], each => {
      each.omens = 'bad'
      each.pontifex = true
    })
    const run = act(state, ['siege 3908'], [d6('siege', 3), chit('siege-failed'), chit('siege-failed')])
    expect(told(run, 'roll')).toMatchObject([{ die: 3, modifier: -1, target: 2, won: false }])
    state.pontifex = false
    const unread = act(state, ['siege 3908'], [d6('siege', 3), chit('siege')])
    expect(told(unread, 'roll')).toMatchObject([{ die: 3, modifier: 0, target: 2, won: true }])
  })

  it('KOR-PER-2.5: a siege of Falerii answers for the Falisci', () => {
    const state = bareMap(each => {
      reign(each, 2, 5)
      place(each, '3312', 'hostile', ['G-fal-1'])
      place(each, '3312', 'roman', ['numa', 'S1', 'S2'])
    })
    const run = act(state, ['siege 3312'], [d6('siege', 5), chit('siege')])
    expect(run.state.faleriiAttacked).toBe(true)
  })

  it('KOR-PER-2.5: so does a pillage of it, but not from turn 7 on', () => {
    const pillaged = (turn: number) => {
      const state = bareMap(each => {
        reign(each, 2, turn)
        place(each, '3312', 'hostile', ['G-fal-1'])
        place(each, '3312', 'roman', ['numa', 'S1', 'S2'])
      })
      return act(state, ['pillage 3312'], [d6('pillage', 5), chit('pillage'), idle(), idle()]).state
    }
    expect(pillaged(6).faleriiAttacked).toBe(true)
    expect(pillaged(7).faleriiAttacked).toBe(false)
  })

  it('KOR-PER-2.5: so does a battle before it, and not one elsewhere', () => {
    const fought = (hex: string) => {
      const state = bareMap(each => {
        reign(each, 2, 5)
        place(each, hex, 'hostile', ['mamilius', 'U01', 'U02', 'U05'])
        place(each, hex, 'roman', ['numa', 'S1', 'S2', 'S3'])
      })
      return playUntil(takeAction, { state, choices: ['battle mamilius'] }).state.faleriiAttacked
    }
    expect([fought('3312'), fought('3411')]).toEqual([true, false])
  })
})

describe('a siege after a battle', () => {
  it('KOR-ADV-1, KOR-SEN-1, KOR-SEN-2: before the city of a people at peace the Senate is asked', () => {
    // The Aequi are at war, the Latins of Alba Longa are not.
    const state = bareMap(each => {
      reign(each, 3, 8)
      const aequi = ['war-aequi-leader', 'war-aequi-1', 'war-aequi-2', 'war-aequi-3']
      place(each, '4306', 'hostile', [...aequi, 'G-lat-1'])
      place(each, '4306', 'roman', ['tullus', 'S1', 'S2', 'S3'])
      each.wars = ['war-aequi']
    })
    const attack = (die: number) => d6('attack', die)
    const dice = [...[1, 1, 6, 1, 6, 1].map(attack), d6('reroll', 1), chit('battle'), chit('battle')]
    const choices = ['battle war-aequi-leader', 'no-duel', 'by-virtus', 'lead-from-reserve']
    const votes = (...shown: readonly number[]) => shown.map(die => d6('the vote of a Curia', die))
    const refused = act(state, [...choices, 'besiege 4306'], [...dice, ...votes(4, 3, 3)])
    expect(refused.state.notes).toMatchObject({ consent: { lat: false }, reactions: 2, actionsDone: 1 })
    expect(inHex(refused.state, '4306', 'roman')).toEqual(['S1', 'S2', 'S3', 'tullus'])
    const granted = act(
      state,
      [...choices, 'besiege 4306'],
      [...dice, ...votes(4, 4, 3), d6('siege', 3), chit('siege')],
    )
    expect(inHex(granted.state, '4306', 'roman')).toContain('G-lat-1')
    state.notes.consent = { lat: false }
    expect(placeOf(act(state, choices, dice).state, 'tullus')).toBe('4306')
  })
})

describe('sortie', () => {
  const sallying = () => before(['mamilius', 'U02', 'U03', 'U05', 'G-lat-2'])

  it('KOR-SORT-1, KOR-BP-4: a leader with as many units as the besiegers, three at least, sallies; fewer do not', () => {
    const run = playUntil(takeAction, { state: sallying(), choices: ['siege 3908'] })
    expect(told(run, 'sortie')).toMatchObject([{ leader: 'mamilius', hex: '3908' }])
    expect(run.state.battle?.attacker).toBe('hostile')
    const few = playUntil(takeAction, {
      state: before(['mamilius', 'U02', 'U03', 'G-lat-2']),
      choices: ['siege 3908'],
      dice: [d6('siege', 1)],
    })
    expect(told(few, 'sortie')).toEqual([])
  })

  it('KOR-SORT-3, KOR-SORT-4: beaten, they go to the R container, the leader is taken and the siege goes on', () => {
    const run = play(takeAction, {
      state: sallying(),
      choices: ['siege 3908', 'by-virtus', 'lead-from-reserve'],
      dice: [
        ...front([6, 6, 6], [1, 1, 1]),
        // Mamilius has two dice thrown again.
        d6('reroll', 1),
        d6('reroll', 1),
        // The siege: the garrison falls.
        d6('siege', 5),
        chit('siege'),
      ],
    })
    for (const unit of ['U02', 'U03', 'U05']) expect(placeOf(run.state, unit)).toBe(boxes.roman)
    expect(told(run, 'leader-taken')).toMatchObject([{ leader: 'mamilius' }])
    expect([run.state.vp, run.state.notes.reactions]).toEqual([0, 1])
    expect(inHex(run.state, '3908', 'roman')).toContain('G-lat-2')
  })

  it('KOR-SORT-1: without a leader nobody sallies, and without besiegers nobody has to', () => {
    const sallying = (romans: readonly string[], others: readonly string[]) =>
      sallies(
        positionOf(
          bareMap(state => {
            place(state, '3908', 'roman', romans)
            place(state, '3908', 'hostile', others)
          }),
        ),
        '3908',
      )
    const besiegers = ['romulus', 'S1', 'S2', 'S3']
    expect(sallying(besiegers, ['mamilius', 'U01', 'U02', 'U05'])).toBe(true)
    expect(sallying(besiegers, ['U01', 'U02', 'U05'])).toBe(false)
    expect(sallying(['S1', 'S2', 'S3'], ['mamilius', 'U01', 'U02', 'U05'])).toBe(false)
  })

  it('KOR-SORT-1, KOR-BP-2: two besiegers are too few for a battle, however many are inside', () => {
    const state = bareMap(each => {
      place(each, '3908', 'hostile', ['mamilius', 'U02', 'U03', 'U05', 'G-lat-2'])
      place(each, '3908', 'roman', ['romulus', 'S1', 'S2'])
      cameFrom(each, 'romulus', '3907')
    })
    const run = playUntil(takeAction, { state, choices: ['siege 3908'], dice: [d6('siege', 1)] })
    expect(told(run, 'sortie')).toEqual([])
  })

  it('KOR-SORT-3, KOR-SIEGE-6: their leader is taken at once, though the garrison then holds out', () => {
    const beaten = [...front([6, 6, 6], [1, 1, 1]), d6('reroll', 1), d6('reroll', 1)]
    const run = play(takeAction, {
      state: sallying(),
      choices: ['siege 3908', 'by-virtus', 'lead-from-reserve'],
      dice: [...beaten, d6('siege', 4), chit('siege-failed'), chit('siege-failed')],
    })
    expect(told(run, 'leader-taken')).toMatchObject([{ leader: 'mamilius' }])
    expect(inHex(run.state, '3908', 'hostile')).toEqual(['G-lat-2'])
    // A unit that he could not lead is still with him, so he is not alone.
    const crowd = before(['mamilius', 'U01', 'U02', 'U03', 'U05', 'U07', 'U10', 'G-lat-2'])
    const led = play(takeAction, {
      state: crowd,
      choices: ['siege 3908', 'by-virtus', 'lead-from-reserve', 'give-up'],
      dice: [...beaten, d6('siege', 4), chit('siege-failed'), chit('siege-failed')],
    })
    expect(told(led, 'leader-taken')).toEqual([])
    expect(inHex(led.state, '3908', 'hostile')).toEqual(['G-lat-2', 'U10', 'mamilius'])
  })

  it('KOR-SORT-2: unbeaten, they cost 2 VP, and the siege is over without a result', () => {
    const run = play(takeAction, {
      state: sallying(),
      choices: ['siege 3908', 'by-virtus', 'lead-from-reserve'],
      dice: front([1, 1, 1], [6, 6, 6]),
    })
    expect([run.state.vp, run.state.ip, run.state.notes.reactions]).toEqual([-2, 8, 0])
    expect(inHex(run.state, '3907', 'roman')).toEqual(['G-rome', 'romulus'])
    expect(inHex(run.state, '3908', 'hostile')).toContain('mamilius')
  })

  /** Their cavalry is in reserve and goes for the king, who stands in the front line. */
  const charging = (change?: (state: KingsState) => void) =>
    before(['mamilius', 'U02', 'U05', 'U07', 'U04', 'G-lat-1'], state => {
      cameFrom(state, 'romulus', '3808')
      change?.(state)
    })

  it('KOR-SORT-2, KOR-BP-5, KOR-SURV-1: units without a leader go to Rome, and a leader without units', () => {
    const leaderless = play(takeAction, {
      state: charging(),
      choices: ['siege 3908', 'by-virtus', 'lead-with S1', 'accept'],
      dice: [...front([1, 1, 1], [6, 1, 1]), d6('reroll', 1), d6('reroll', 1), d6('attack on a leader', 5)],
    })
    expect(told(leaderless, 'battle-result')).toMatchObject([{ winner: 'hostile', roman: -2 }])
    expect(inHex(leaderless.state, '3907', 'roman')).toEqual(['G-rome', 'S2', 'S3', 'interrex'])
    const alone = play(takeAction, {
      state: charging(),
      choices: ['siege 3908', 'by-virtus', 'lead-from-reserve'],
      dice: front([1, 1, 1], [6, 6, 6]),
    })
    expect(placeOf(alone.state, 'romulus')).toBe('3907')
    // A leader with a unit left goes back the way they came.
    const beaten = play(takeAction, {
      state: charging(),
      choices: ['siege 3908', 'by-virtus', 'lead-from-reserve'],
      dice: [...front([1, 1, 1], [6, 6, 1]), d6('reroll', 1)],
    })
    expect(inHex(beaten.state, '3808', 'roman')).toEqual(['S3', 'romulus'])
  })

  it('KOR-SORT-2, KOR-IGN-1: a Tribune whom a sortie has driven back stands trial as after a siege', () => {
    const state = before(
      ['mamilius', 'U02', 'U05', 'U07', 'G-lat-1'],
      each => cameFrom(each, 'tribunus-populi-1', '3808'),
      'tribunus-populi-1',
    )
    const run = play(takeAction, {
      state,
      choices: ['siege 3908', 'by-virtus', 'lead-from-reserve', 'rejoin'],
      dice: [...front([1, 1, 1], [6, 6, 1]), d6('reroll', 1), d6('trial', 5), d6('trial', 5)],
    })
    expect(told(run, 'trial')).toMatchObject([{ lost: 'siege', modifier: -1, acquitted: true }])
    expect(inHex(run.state, '3808', 'roman')).toEqual(['S3', 'tribunus-populi-1'])
  })

  it('KOR-SORT-3, KOR-SIEGE-8: a king who falls in the sortie wins no siege after it', () => {
    /** The king falls in a sortie that is beaten; then the walls are stormed with these dice. */
    const storming = (...assault: readonly ScriptedRoll[]) =>
      play(takeAction, {
        state: charging(each => place(each, '3908', 'roman', ['magister-populi'])),
        choices: ['siege 3908', 'by-virtus', 'lead-with S1', 'accept', 'lead-from-reserve'],
        dice: [
          ...front([6, 6, 1], [1, 1, 1]),
          d6('reroll', 1),
          d6('reroll', 1),
          d6('attack on a leader', 5),
          ...assault,
        ],
      })
    const run = storming(d6('siege', 3), chit('siege'))
    expect(told(run, 'battle-result')).toMatchObject([{ winner: 'roman', roman: -1, hostile: -2 }])
    // 1 IP as for anybody else, not 3.
    expect([run.state.king, run.state.ip]).toEqual(['interrex', 9])
    const failed = storming(d6('siege', 2), chit('siege-failed'), chit('siege-failed'))
    expect([failed.state.ip, placeOf(failed.state, 'magister-populi')]).toEqual([7, '3808'])
  })
})

/** One round of the front lines, space by space: Rome's die, then theirs. */
function front(ours: readonly number[], theirs: readonly number[]): ScriptedRoll[] {
  return ours.flatMap((shows, space) => [d6('attack', shows), d6('attack', theirs[space] ?? 1)])
}

describe('corruption', () => {
  it('KOR-COR-2, KOR-COR-3, KOR-COR-4: the garrison is bought, a unit takes its place', () => {
    const state = before(['G-lat-2', 'U02'], each => {
      each.ip = 6
    })
    const run = act(state, ['corrupt 3908', 'leave-behind S3'], [d6('corruption', 3), chit('corruption')])
    expect([run.state.ip, run.state.vp, run.state.notes.reactions]).toEqual([4, 1, 1])
    expect([placeOf(run.state, 'G-lat-2'), placeOf(run.state, 'U02')]).toEqual([boxes.pool, boxes.roman])
    expect([run.state.holders, container(run.state, 'hostile')]).toEqual([['S3'], 8])
  })

  it('KOR-COR-4: refused, the gold is gone; the chit and the reaction come all the same', () => {
    const state = before(['G-lat-2'], each => {
      each.ip = 6
    })
    const run = act(state, ['corrupt 3908'], [d6('corruption', 2), chit('corruption')])
    expect([run.state.ip, run.state.vp, run.state.notes.reactions]).toEqual([4, 0, 1])
    expect(container(run.state, 'hostile')).toBe(8)
  })

  it('KOR-COR-2: with a garrison its Virtus counts, though a stronger unit be with it', () => {
    // A garrison of 1 and a unit of 3: a 2 buys both, a 1 nobody.
    const bought = (die: number) => {
      const state = bareMap(each => {
        place(each, '4306', 'hostile', ['G-lat-1', 'U01'])
        place(each, '4306', 'roman', ['romulus', 'S1', 'S2'])
      })
      const run = play(g => corrupt(g, '4306'), {
        state,
        choices: die > 1 ? ['leave-behind S2'] : [],
        dice: [d6('corruption', die), d6('corruption: a chit changes containers', 1)],
      })
      return [told(run, 'roll'), placeOf(run.state, 'U01')]
    }
    expect(bought(2)).toMatchObject([[{ target: 1, won: true }], boxes.roman])
    expect(bought(1)).toMatchObject([[{ target: 1, won: false }], '4306'])
  })

  it('KOR-COR-2: without a garrison the strongest unit counts; pieces of a war go to their box', () => {
    const state = before(['war-alba-1', 'U02'])
    const run = act(state, ['corrupt 3908', 'leave-behind S3'], [d6('corruption', 4), chit('corruption')])
    expect(placeOf(run.state, 'war-alba-1')).toBe(eventBox('war-alba'))
  })
})

describe('battle', () => {
  const armies = (change?: (state: KingsState) => void) =>
    bareMap(state => {
      place(state, '4106', 'hostile', ['war-aequi-leader', 'war-aequi-1', 'war-aequi-2', 'war-aequi-3'])
      place(state, '4106', 'roman', ['romulus', 'S1', 'S2', 'S3'])
      cameFrom(state, 'romulus', '4006')
      change?.(state)
    })
  const choices = ['battle war-aequi-leader', 'no-duel', 'by-virtus', 'lead-from-reserve']

  it('KOR-BAT-4: two chits and two reactions; anybody who has only one chit gives one', () => {
    const won = [...front([6, 6, 1], [1, 1, 1]), d6('reroll', 1)]
    const run = act(armies(), choices, [...won, chit('battle'), chit('battle')])
    expect([run.state.notes.reactions, container(run.state, 'roman')]).toEqual([2, 11])
    const lost = [...front([1, 1, 1], [6, 1, 1]), d6('reroll', 1)]
    const poor = armies(state => {
      for (const each of [...stackIn(state, boxes.roman)].slice(1)) put(state, each, boxes.pool)
    })
    const beaten = act(poor, choices, [...lost, chit('battle')])
    expect(told(beaten, 'transfer')).toMatchObject([{ count: 1, from: 'roman' }])
    expect(beaten.state.notes.reactions).toBe(2)
  })

  it('KOR-BAT-4, KOR-WIN-1: with equal losses no chit moves, but both reactions come', () => {
    const run = act(armies(), choices, [...front([6, 1, 1], [1, 6, 1]), d6('reroll', 1)])
    expect([told(run, 'transfer'), run.state.notes.reactions, run.state.vp]).toEqual([[], 2, 0])
    expect(placeOf(run.state, 'romulus')).toBe('4006')
  })

  it('KOR-BP-2: three against three, not two, on either side', () => {
    const offered = (romans: number, others: number) => {
      const state = bareMap(each => {
        place(each, '4106', 'roman', ['romulus', ...['S1', 'S2', 'S3'].slice(0, romans)])
        const units = [1, 2, 3].slice(0, others).map(n => `war-aequi-${n}`)
        place(each, '4106', 'hostile', ['war-aequi-leader', ...units])
      })
      return choicesOf(playUntil(takeAction, { state }).decision).includes('battle war-aequi-leader')
    }
    expect([offered(3, 3), offered(2, 3), offered(3, 2)]).toEqual([true, false, false])
  })
})

describe('influence', () => {
  it('KOR-END-4, KOR-DEF-7: at zero the game is lost; every change is told with its cause', () => {
    const state = before(['G-lat-2'], each => {
      each.ip = 2
    })
    const run = act(state, ['siege 3908'], [d6('siege', 1)])
    expect(run.match.result).toMatchObject({ outcome: 'influence-lost', rule: 'KOR-END-4', winners: [] })
    expect(told(run, 'ip')).toEqual([{ change: '−2', ip: 0, cause: 'siege-failed' }])
    const won = act(before([]), ['sack 3908'])
    expect(told(won, 'vp')).toEqual([{ change: '+1', vp: 1, cause: 'pillage' }])
    expect(told(won, 'ip')).toMatchObject([{ change: '−1' }, { change: '+1' }])
  })
})
