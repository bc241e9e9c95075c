import type { ScriptedRoll } from '@aquila/engine'
import { describe, expect, it } from 'vitest'
import { kingsData } from '../../data/index.ts'
import { deployChit } from '../../rules/deployment/index.ts'
import { prestige } from '../../rules/end-of-turn/index.ts'
import { breaches } from '../../rules/knowledge/breaches.ts'
import { enteredFrom } from '../../rules/pieces.ts'
import { military } from '../../rules/reactions/military.ts'
import { boxes, eventBox, type KingsState } from '../../rules/state.ts'
import { attacks, twoChits } from '../battle/stage.ts'
import {
  bareMap,
  cameFrom,
  choicesOf,
  d6,
  faceOf,
  inHex,
  place,
  placeOf,
  placesIn,
  play,
  playUntil,
  positionOf,
  put,
  reign,
  told,
} from '../support.ts'
import { sabines } from './sabines.ts'

describe('military', () => {
  it('KOR-MIL-1: an army goes for the nearest target and says why', () => {
    // Cures: the nearest city of others is Lucus Feroniae, over Eretum: 3 points.
    const run = play(military, { state: sabines() })
    expect(told(run, 'march')).toMatchObject([
      { side: 'hostile', leader: 'valerius', from: '3713', to: '3711', reason: 'nearest', arrived: true },
    ])
  })

  it('KOR-MIL-1: it passes by walls that no die can take for the nearest target that can be won', () => {
    const targets = (lucus: string, fidenae: string) =>
      sabines(each => {
        // Lucus Feroniae is 3 points away, Fidenae 3.5 by the main road.
        place(each, '3711', 'hostile', [lucus])
        place(each, '3808', 'hostile', [fidenae])
        // All the rest nearby is theirs, or too strong.
        for (const hex of ['3611', '3908', '4010']) each.control = { ...each.control, [hex]: 'sab' }
      })
    const goes = (state: KingsState, dice: readonly ScriptedRoll[]) =>
      told(play(military, { state, dice }), 'march')
    const siege = [d6('hostile siege', 1)]
    // A garrison of 2 falls to a 5, one of 3 to nothing.
    expect(goes(targets('G-cap-1', 'G-lat-2'), siege)).toMatchObject([{ to: '3711', reason: 'nearest' }])
    expect(goes(targets('G-cap-2', 'G-lat-2'), siege)).toMatchObject([{ to: '3808', reason: 'can-be-won' }])
  })

  it('KOR-MIL-1: among equally near targets it takes one that can be won, before a Roman one that cannot', () => {
    // Nomentum, Crustumerium and Lucus Feroniae are all 3 points from Cures.
    const state = bareMap(each => {
      place(each, '3713', 'hostile', ['valerius', 'U11', 'U12'])
      place(each, '3911', 'roman', ['G-lat-11'])
      place(each, '3809', 'hostile', ['G-lat-12'])
      place(each, '3711', 'hostile', ['G-cap-1'])
    })
    const run = play(military, { state, dice: [d6('hostile siege', 1)] })
    expect(told(run, 'march')).toMatchObject([{ to: '3711', cost: 3, reason: 'nearest' }])
    place(state, '3911', 'roman', ['G-lat-2'])
    put(state, 'G-lat-11', boxes.pool)
    const roman = play(military, { state, dice: [d6('hostile siege', 1)] })
    expect(told(roman, 'march')).toMatchObject([{ to: '3911', reason: 'roman-first' }])
  })

  it('KOR-MIL-1: among equally near Roman cities it takes the weaker garrison, one held by a unit before all', () => {
    // Nomentum, Crustumerium and Lucus Feroniae are all 3 points from Cures.
    const state = bareMap(each => {
      place(each, '3713', 'hostile', ['valerius', 'U11', 'U12'])
      place(each, '3911', 'roman', ['G-lat-2'])
      place(each, '3809', 'roman', ['G-lat-1'])
      place(each, '3711', 'roman', ['G-cap-1'])
    })
    const run = play(military, { state, dice: [d6('hostile siege', 1)] })
    expect(told(run, 'march')).toMatchObject([{ to: '3809', reason: 'weaker-garrison' }])
    place(state, '3711', 'roman', ['S8'])
    put(state, 'G-cap-1', boxes.pool)
    state.holders = ['S8']
    const held = play(military, { state, dice: [d6('hostile siege', 1), d6('hostile siege again', 1)] })
    expect(told(held, 'march')).toMatchObject([{ to: '3711', reason: 'weaker-garrison' }])
  })

  it('KOR-MIL-1: if Rome is all that can be won, it goes for Rome', () => {
    const state = bareMap(each => {
      place(each, '3713', 'hostile', ['valerius', 'U11', 'U12'])
      for (const { hex } of kingsData.hostileCities) each.control = { ...each.control, [hex]: 'sab' }
      const { '3711': _, ...others } = each.control
      each.control = others
      place(each, '3711', 'hostile', ['G-cap-2'])
    })
    const run = play(military, { state })
    expect(told(run, 'march')).toMatchObject([{ target: '3907', to: '3908', reason: 'can-be-won' }])
    expect(enteredFrom(run.position, 'valerius')).toBe('3808')
  })

  it('KOR-MIL-1: a second roll drives a unit of others out, into the NR container', () => {
    const state = sabines(each => place(each, '3711', 'hostile', ['G-cap-1', 'U36']))
    const dice = [d6('hostile siege', 4), d6('hostile siege again', 6)]
    const run = play(military, { state, dice })
    expect([placeOf(run.state, 'U36'), faceOf(run.state, 'U36')]).toEqual([boxes.hostile, 'hostile'])
    expect(told(run, 'driven-out')).toMatchObject([{ piece: 'U36', side: 'hostile' }])
  })

  it('KOR-MIL-1: an army that can win nothing goes for what it can reach', () => {
    // The only road out of Vetulonia ends before a Roman garrison of 3 in Rusellae.
    const state = bareMap(each => {
      place(each, '0707', 'hostile', ['arruns', 'U20', 'U21'])
      place(each, '1008', 'roman', ['G-etr-9'])
    })
    const run = play(military, { state, dice: [d6('hostile siege', 6)] })
    expect(told(run, 'roll')).toMatchObject([{ target: 6, won: false }])
  })

  it('KOR-MIL-2, KOR-MIL-3: a city that nobody defends is taken without a die; prestige suffers', () => {
    const run = play(military, { state: sabines() })
    expect(told(run, 'gates-open')).toHaveLength(1)
    expect(run.state.control).toMatchObject({ '3711': 'sab' })
    expect(run.state.notes.captures).toEqual([{ hex: '3711', by: 'sab', fromRome: false }])
  })

  it('KOR-MIL-2, KOR-MIL-3: anybody who is in a city of others that falls goes to the pool, his leader flees', () => {
    // A unit of Virtus 2 and no garrison in Lucus Feroniae: a 5 takes it.
    const taken = (...inside: readonly string[]) => {
      const state = sabines(each => place(each, '3711', 'hostile', inside))
      return play(military, { state, dice: [d6('hostile siege', 5)] }).state
    }
    const state = taken('U36', 'war-capena-leader')
    expect(state.control).toMatchObject({ '3711': 'sab' })
    expect(state.notes.captures).toEqual([{ hex: '3711', by: 'sab', fromRome: false }])
    expect([placeOf(state, 'U36'), placeOf(state, 'war-capena-leader')]).toEqual([boxes.pool, '3611'])
    expect(placeOf(taken('war-capena-2'), 'war-capena-2')).toBe(eventBox('war-capena'))
  })

  it('KOR-MIL-1: of two armies equally far from Rome and of equal Virtus lots say who marches first', () => {
    // Alba Longa and Tusculum are both 2 points from Rome.
    const state = bareMap(each => {
      place(each, '4306', 'hostile', ['valerius', 'U11', 'U12'])
      place(each, '4308', 'hostile', ['mamilius', 'U03', 'U05'])
    })
    const lots = (second: number): ScriptedRoll[] => [
      ['who marches first', 1],
      ['who marches first', second],
    ]
    const options = { militaryArmies: 'nearest' }
    const marchers = (run: ReturnType<typeof play>) =>
      [...told(run, 'hostile-siege'), ...told(run, 'rome-threatened')].map(
        data => (data as { leader: string }).leader,
      )
    const first = (second: number) => marchers(play(military, { state, dice: lots(second), options }))
    expect(first(2)).toEqual(['valerius'])
    expect(first(1)).toEqual(['mamilius'])
    // Egerius has less Virtus: no lots.
    place(state, '4308', 'hostile', ['egerius'])
    put(state, 'mamilius', boxes.pool)
    expect(marchers(play(military, { state, options }))).toEqual(['valerius'])
    // And the other way round.
    place(state, '4308', 'hostile', ['valerius', 'U11', 'U12'])
    place(state, '4306', 'hostile', ['egerius', 'U03', 'U05'])
    expect(marchers(play(military, { state, options }))).toEqual(['valerius'])
  })

  it('KOR-MIL-1, KOR-EOT-8: a Roman garrison is besieged: two dice at most; taken back it costs 2 VP', () => {
    const state = sabines(each => place(each, '3811', 'roman', ['G-sab-2']))
    const run = play(military, { state, dice: [d6('hostile siege', 5)] })
    expect(inHex(run.state, '3811', 'hostile')).toEqual(['G-sab-2', 'U11', 'U12', 'valerius'])
    expect(play(prestige, { state: run.state }).state.vp).toBe(-2)
    expect(run.state.notes.attackers).toEqual(['sab'])
    const held = play(military, { state, dice: [d6('hostile siege', 4)] })
    expect(placeOf(held.state, 'valerius')).toBe('3712')
    expect(inHex(held.state, '3811', 'roman')).toEqual(['G-sab-2'])
  })

  it('KOR-MIL-1: Roman units inside go to the NR container, leaders escape; a second roll drives one out', () => {
    const state = sabines(each => {
      place(each, '3811', 'roman', ['G-sab-1', 'U20', 'S1', 'magister-populi'])
      each.holders = ['U20']
    })
    const run = play(military, { state, dice: [d6('hostile siege', 3)] })
    expect([placeOf(run.state, 'U20'), placeOf(run.state, 'S1')]).toEqual([boxes.hostile, boxes.pool])
    expect(told(run, 'goes-over')).toMatchObject([
      { unit: 'U20', hex: '3811', side: 'roman' },
      { unit: 'S1', hex: '3811', side: 'roman' },
    ])
    expect(placeOf(run.state, 'magister-populi')).toBe('3907')
    const driven = play(military, {
      state,
      dice: [d6('hostile siege', 2), d6('hostile siege again', 4)],
    })
    // The weakest of the two goes back: U20 is of class I like S1; it is the later in the order of the tables.
    expect(placeOf(driven.state, 'U20')).toBe(boxes.roman)
    expect(inHex(driven.state, '3811', 'roman')).toContain('G-sab-1')
  })

  it('KOR-MIL-1: the first roll must beat double the garrison, the second double and one, each just so', () => {
    // A garrison of 1 with a unit: 3 and 4 are needed.
    const state = sabines(each => {
      place(each, '3811', 'roman', ['G-sab-1', 'S3'])
      each.holders = ['S3']
    })
    const besieged = (...dice: number[]) => {
      const names = ['hostile siege', 'hostile siege again']
      const run = play(military, { state, dice: dice.map((die, index) => d6(names[index] ?? '', die)) })
      const { S3, valerius } = placesIn(run.state)
      return [faceOf(run.state, 'G-sab-1'), S3, valerius]
    }
    expect(besieged(3)).toEqual(['hostile', boxes.pool, '3811'])
    expect(besieged(2, 4)).toEqual(['roman', boxes.roman, '3811'])
    expect(besieged(2, 3)).toEqual(['roman', '3811', '3712'])
  })

  it('KOR-MIL-1: against units alone double the strongest, in both rolls; two go before a king', () => {
    // U26 is of class V, S7 of class IV: 5 is needed, twice.
    const camp = (leader: string) =>
      bareMap(each => {
        place(each, '3713', 'hostile', [leader, 'U11', 'U12'])
        each.control = { '3911': 'sab', '3809': 'sab', '3711': 'sab' }
        place(each, '3811', 'roman', ['S7', 'U26'])
        each.holders = ['S7', 'U26']
      })
    const besieged = (leader: string, ...dice: number[]) => {
      const names = ['hostile siege', 'hostile siege again']
      const run = play(military, {
        state: camp(leader),
        dice: dice.map((die, index) => d6(names[index] ?? '', die)),
      })
      return [placeOf(run.state, 'U26'), placeOf(run.state, 'S7')]
    }
    // Taken, they go to the NR container, the first levy to the pool; driven out, back to R.
    expect(besieged('valerius', 5)).toEqual([boxes.hostile, boxes.pool])
    expect(besieged('valerius', 4, 5)).toEqual([boxes.roman, '3811'])
    expect(besieged('valerius', 4, 4)).toEqual(['3811', '3811'])
    expect(besieged('war-sabine-leader', 4, 5)).toEqual([boxes.roman, boxes.roman])
    const three = camp('war-sabine-leader')
    place(three, '3811', 'roman', ['S8'])
    three.holders = [...three.holders, 'S8']
    const dice = [d6('hostile siege', 4), d6('hostile siege again', 5)]
    expect(inHex(play(military, { state: three, dice }).state, '3811', 'roman')).toEqual(['S7'])
  })

  it('RULING-33, RULING-65: a unit of the first levy that is driven out goes into R, and back there from NR', () => {
    const state = sabines(each => place(each, '3811', 'roman', ['G-sab-1', 'S3']))
    const run = play(military, { state, dice: [d6('hostile siege', 2), d6('hostile siege again', 4)] })
    expect(placeOf(run.state, 'S3')).toBe(boxes.roman)
    expect(breaches(run.position)).toEqual([])
    put(run.state, 'S3', boxes.hostile)
    expect(breaches(positionOf(run.state))).toEqual([])
    const back = play(g => deployChit(g, 'S3', 'hostile'), { state: run.state })
    expect(placeOf(back.state, 'S3')).toBe(boxes.roman)
    const drawn = play(g => deployChit(g, 'S3', 'roman'), { state: back.state })
    expect(inHex(drawn.state, '3907', 'roman')).toContain('S3')
  })

  it('KOR-MIL-2, KOR-EOT-8: a second roll that drives out the last defender takes the city', () => {
    const dice = [d6('hostile siege', 4), d6('hostile siege again', 5)]
    const held = (holders: readonly string[]) =>
      sabines(each => {
        place(each, '3811', 'roman', [...holders, 'magister-populi'])
        each.holders = holders
      })
    const run = play(military, { state: held(['S7']), dice })
    expect(told(run, 'gates-open')).toMatchObject([{ hex: '3811', nation: 'sab' }])
    expect(run.state.notes.captures).toEqual([{ hex: '3811', by: 'sab', fromRome: true }])
    expect(play(prestige, { state: run.state }).state.vp).toBe(-2)
    expect(placeOf(run.state, 'magister-populi')).toBe('3907')
    // One is left, and the city is Rome's.
    const two = play(military, { state: held(['S7', 'S8']), dice })
    expect([two.state.notes.captures, placeOf(two.state, 'magister-populi')]).toEqual([[], '3811'])
    // So with a city of others; with a garrison it holds out.
    const others = (...inside: string[]) =>
      play(military, { state: sabines(each => place(each, '3711', 'hostile', inside)), dice }).state
    expect(others('U36').control).toMatchObject({ '3711': 'sab' })
    expect(others('U36').notes.captures).toEqual([{ hex: '3711', by: 'sab', fromRome: false }])
    expect(others('U36', 'war-capena-2').notes.captures).toEqual([])
  })

  it('KOR-MIL-1, KOR-IGN-1: a Tribune in a city that falls stands trial with -1', () => {
    const state = sabines(each => place(each, '3811', 'roman', ['G-sab-1', 'tribunus-celerum']))
    const dice = [d6('hostile siege', 3), d6('trial', 5), d6('trial', 5)]
    const run = play(military, { state, dice })
    expect(told(run, 'trial')).toMatchObject([{ lost: 'siege', modifier: -1, acquitted: true }])
  })

  it('KOR-MIL-1, KOR-BP-2: with three units on both sides the player may fight; with two there is a siege', () => {
    const asked = (romans: readonly string[], others: readonly string[]) => {
      const state = bareMap(each => {
        place(each, '3713', 'hostile', ['valerius', ...others])
        each.control = { '3911': 'sab', '3809': 'sab', '3711': 'sab' }
        place(each, '3811', 'roman', ['G-sab-1', 'romulus', ...romans])
      })
      const run = play(military, {
        state,
        choices: Math.min(romans.length, others.length) >= 3 ? ['stay-inside'] : [],
        dice: [d6('hostile siege', 1), d6('hostile siege again', 1)],
      })
      return told(run, 'hostile-siege').length
    }
    const [romans, others] = [
      ['S1', 'S2', 'S3'],
      ['U11', 'U12', 'U13'],
    ]
    expect(asked(romans, others)).toBe(1)
    expect(asked(romans.slice(1), others)).toBe(1)
    expect(asked(romans, others.slice(1))).toBe(1)
  })

  it('RULING-74, KOR-EOT-8: their own city is retaken by those who stand in it, not by an army that fell before it', () => {
    const fought = (choices: readonly string[], dice: readonly ScriptedRoll[]) => {
      const state = bareMap(each => {
        place(each, '3713', 'hostile', ['valerius', 'U11', 'U12', 'U15'])
        each.control = { '3911': 'sab', '3809': 'sab', '3711': 'sab' }
        place(each, '3811', 'roman', ['romulus', 'S1', 'S2', 'S3'])
      })
      const run = play(military, {
        state,
        choices: ['no-duel', 'by-virtus', 'lead-from-reserve', ...choices],
        dice: [...dice, d6('reroll', 1), d6('reroll', 1), ...twoChits],
      })
      expect(told(run, 'march')).toMatchObject([{ to: '3811' }])
      expect(placeOf(run.state, 'romulus')).toBe('3907')
      return run.state.notes.captures
    }
    expect(fought([], attacks(1, 6, 1, 1, 1, 1))).toEqual([{ hex: '3811', by: 'sab', fromRome: true }])
    expect(fought(['triumph'], attacks(6, 1, 6, 1, 6, 1))).toEqual([])
  })

  it('KOR-MIL-1, KOR-MOVE-2: fourteen points on foot, twenty on horseback, and the target just in reach', () => {
    // All cities are theirs, so Rome alone is left to attack.
    const marches = (from: string, units: readonly string[]) => {
      const state = bareMap(each => {
        place(each, from, 'hostile', ['valerius', ...units])
        for (const { hex } of kingsData.hostileCities) each.control = { ...each.control, [hex]: 'sab' }
      })
      return told(play(military, { state }), 'march')
    }
    expect(marches('3623', ['U11', 'U12'])).toMatchObject([{ arrived: true, cost: 14, to: '3908' }])
    expect(marches('3524', ['U11', 'U12'])).toMatchObject([{ arrived: false, cost: 14, to: '3808' }])
    expect(marches('3425', ['U11', 'U13'])).toMatchObject([{ arrived: false, cost: 14 }])
    expect(marches('4329', ['U13', 'U16'])).toMatchObject([{ arrived: true, cost: 20, to: '3908' }])
    expect(marches('4429', ['U13', 'U16'])).toMatchObject([{ arrived: false, cost: 20 }])
  })

  it('KOR-MIL-1: before Rome it stays outside; nobody goes out to meet it: −1 IP', () => {
    const state = bareMap(each => place(each, '3908', 'hostile', ['mamilius', 'U03', 'U04']))
    const run = play(military, { state })
    expect([run.state.ip, placeOf(run.state, 'mamilius')]).toEqual([7, '3908'])
    expect(told(run, 'rome-threatened')).toHaveLength(1)
  })

  it('KOR-MIL-1: with an army in Rome the player may accept battle before the walls', () => {
    const state = bareMap(each => {
      place(each, '3908', 'hostile', ['mamilius', 'U03', 'U05', 'U07'])
      place(each, '3907', 'roman', ['S1', 'S2', 'S3'])
    })
    const run = playUntil(military, { state })
    expect(choicesOf(run.decision)).toEqual(['accept-battle', 'stay-inside'])
    const inside = play(military, { state, choices: ['stay-inside'] })
    expect(inside.state.ip).toBe(7)
    const fights = playUntil(military, { state, choices: ['accept-battle'] })
    expect(told(fights, 'battle-begins')).toMatchObject([
      { hex: '3908', battle: 'military', roman: 'romulus' },
    ])
    // They have gone out: nobody of them is in Rome.
    expect(['romulus', 'S1', 'S2', 'S3'].map(piece => placeOf(fights.state, piece))).toEqual(
      Array.from({ length: 4 }, () => '3908'),
    )
  })

  it('KOR-MIL-1, KOR-SURV-2: beaten before Rome, it goes back the way it came, or stays within walls of its own', () => {
    const beatenIn = (hex: string, from: string) => {
      const state = bareMap(each => {
        place(each, hex, 'hostile', ['mamilius', 'U01', 'U02', 'U05'])
        cameFrom(each, 'mamilius', from)
        place(each, '3907', 'roman', ['S1', 'S2', 'S3'])
      })
      const run = play(military, {
        state,
        choices: ['accept-battle', 'no-duel', 'by-virtus', 'lead-from-reserve'],
        dice: [...attacks(1, 1, 6, 1, 1, 1), d6('reroll', 1), d6('reroll', 1), ...twoChits],
      })
      return placeOf(run.state, 'mamilius')
    }
    // Caenina in 4008 would be the nearest city.
    expect(beatenIn('4007', '4108')).toBe('4108')
    expect(beatenIn('4007', '4008')).toBe('4008')
    expect(beatenIn('3908', '3808')).toBe('3908')
  })

  it('KOR-MIL-1, KOR-TRI-2: nobody goes out with a unit that has come home in triumph today', () => {
    const army = (triumphed: readonly string[]) =>
      bareMap(each => {
        place(each, '3908', 'hostile', ['mamilius', 'U03', 'U05', 'U07'])
        place(each, '3907', 'roman', ['S1', 'S2', 'S3'])
        each.notes.triumphed = [...triumphed]
      })
    expect(playUntil(military, { state: army([]) }).decision.task).toBe('battle-or-walls')
    for (const piece of ['S3', 'romulus']) expect(play(military, { state: army([piece]) }).state.ip).toBe(7)
  })

  it('KOR-MIL-1, KOR-TRI-2: but others go out, with those who have not been in the triumph', () => {
    const goesOut = (romans: readonly string[], triumphed: readonly string[]) => {
      const state = bareMap(each => {
        place(each, '3908', 'hostile', ['mamilius', 'U03', 'U05', 'U07'])
        place(each, '3907', 'roman', romans)
        each.notes.triumphed = [...triumphed]
      })
      const { battle } = playUntil(military, { state, choices: ['accept-battle'] }).state
      return [battle?.roman.leader, battle?.roman.units]
    }
    const king = ['romulus', 'S1', 'S2', 'S3']
    const magister = ['magister-populi', 'S4', 'S6', 'S7']
    expect(goesOut([...king, ...magister], king)).toEqual(['magister-populi', ['S4', 'S6', 'S7']])
    expect(goesOut([...king, 'S4'], ['S1'])).toEqual(['romulus', ['S2', 'S3', 'S4']])
  })

  it('KOR-MIL-1, KOR-SIEGE-7: an army that besieges where it stands goes back to where it had come from', () => {
    const state = sabines(each => {
      place(each, '3811', 'roman', ['G-sab-2', 'S3'])
      each.holders = ['S3']
      place(each, '3811', 'hostile', ['valerius', 'U11', 'U12'])
      cameFrom(each, 'valerius', '3810')
    })
    const run = play(military, { state, dice: [d6('hostile siege', 1), d6('hostile siege again', 1)] })
    expect(placeOf(run.state, 'valerius')).toBe('3810')
  })

  it('KOR-MIL-1: nobody marches twice in a reaction, though his army has come to one that is still to march', () => {
    const strong = ['U20', 'U22', 'U23', 'U24', 'U25']
    const state = bareMap(each => {
      reign(each, 7, 22)
      // Five, and stronger: as many as Spurinna could lead.
      place(each, '3706', 'hostile', ['arruns', ...strong])
      place(each, '3305', 'hostile', ['spurinna', 'U21', 'U26'])
      put(each, 'scaevola', boxes.kept)
    })
    const run = play(military, { state, choices: ['use-hero'] })
    expect(told(run, 'march')).toMatchObject([{ leader: 'spurinna', units: ['U21', 'U26'] }])
    expect(inHex(run.state, '3305', 'hostile')).toEqual([...strong, 'arruns'])
  })

  it('KOR-MIL-1, KOR-BP-2: nor with two units, nor against two', () => {
    const ip = (romans: readonly string[], others: readonly string[]) => {
      const state = bareMap(each => {
        place(each, '3908', 'hostile', ['mamilius', ...others])
        place(each, '3907', 'roman', romans)
      })
      return play(military, { state }).state.ip
    }
    expect(ip(['S1', 'S2'], ['U03', 'U05', 'U07'])).toBe(7)
    expect(ip(['S1', 'S2', 'S3'], ['U03', 'U05'])).toBe(7)
  })

  it('KOR-MIL-1: the nearest to Rome marches first; the option lets only that one march', () => {
    const state = sabines(each => place(each, '4308', 'hostile', ['mamilius', 'U03', 'U04']))
    const leaders = (options = {}) =>
      told(play(military, { state, options }), 'march').map(data => (data as { leader: string }).leader)
    expect(leaders()).toEqual(['mamilius', 'valerius'])
    expect(leaders({ militaryArmies: 'nearest' })).toEqual(['mamilius'])
  })

  it('KOR-MIL-1: an army that is too far away goes as far as it can', () => {
    const state = bareMap(each => {
      place(each, '1123', 'hostile', ['war-gauls-leader', ...[1, 2, 3].map(n => `war-gauls-${n}`)])
      for (const city of ['1023', '1422', '1718', '2123', '2028', '1008'])
        each.control = { ...each.control, [city]: 'gal' }
      for (const city of ['2315', '2622', '2618', '2930', '0707', '2107', '1304'])
        each.control = { ...each.control, [city]: 'gal' }
    })
    const run = play(military, { state })
    expect(told(run, 'march')).toMatchObject([{ arrived: false, cost: 14 }])
    expect([told(run, 'hostile-siege'), told(run, 'rome-threatened')]).toEqual([[], []])
  })

  it('KOR-EVT-7: Scaevola sends an Etruscan army home, once', () => {
    const state = bareMap(each => {
      reign(each, 7, 22)
      place(each, '3706', 'hostile', ['arruns', 'U20', 'U21'])
      put(each, 'scaevola', boxes.kept)
    })
    const run = play(military, { state, choices: ['use-hero'] })
    expect([run.state.vp, placeOf(run.state, 'arruns'), placeOf(run.state, 'scaevola')]).toEqual([
      1,
      '3305',
      boxes.out,
    ])
    expect(choicesOf(playUntil(military, { state }).decision)).toEqual(['use-hero', 'keep-hero'])
  })

  it('KOR-EVT-8: Cocles stops an army before Rome and breaks the bridge', () => {
    const state = bareMap(each => {
      reign(each, 7, 22)
      each.bridge = true
      place(each, '3908', 'hostile', ['mamilius', 'U03', 'U04'])
      put(each, 'cocles', boxes.kept)
    })
    const run = play(military, { state, choices: ['use-hero'] })
    expect(run.state).toMatchObject({ vp: 1, ip: 8, bridge: false })
    const kept = play(military, { state, choices: ['keep-hero'] })
    expect(kept.state).toMatchObject({ vp: 0, ip: 7, bridge: true })
    expect([placeOf(kept.state, 'cocles'), told(kept, 'hero')]).toEqual([boxes.kept, []])
  })
})
