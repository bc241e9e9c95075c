import { describe, expect, it } from 'vitest'
import { movement } from '../../../imperator/rules/movement/phase.ts'
import { fillGarrisons } from '../../rules/adjustments/garrisons.ts'
import { adjustLandUnits } from '../../rules/adjustments/land.ts'
import { initiative } from '../../rules/initiative.ts'
import { giveAllegiance, tryDiplomacy } from '../../rules/peoples/allegiance.ts'
import { assassinationOfCaesar } from '../../rules/politics/assassination.ts'
import { assassinsAreGone } from '../../rules/politics/avengers.ts'
import { changeOfFactions } from '../../rules/politics/change-of-factions.ts'
import { attemptCoup } from '../../rules/politics/coup.ts'
import { dolabellaFollowsTheInitiative } from '../../rules/politics/dolabella.ts'
import { ensureFactionLeader, successors, whyNoSuccessor } from '../../rules/politics/faction-leaders.ts'
import { flipLeader } from '../../rules/politics/flip.ts'
import { succeed } from '../../rules/politics/succession.ts'
import { endOfTriumvirate } from '../../rules/politics/triumvir.ts'
import { type Alea, type AleaState, boxes } from '../../rules/state.ts'
import { changeFaction, leader, put, unit } from '../counters.ts'
import { choicesOf, d6, d10, place, play, playUntil, positionOf } from '../support.ts'
import { heirAndAssassin, twoLeaders } from './stage.ts'

describe('leaders who change sides', () => {
  const flip = (id: string, to: 'caesarian' | 'republican', change: (state: AleaState) => void): AleaState =>
    play(
      function* (g: Alea) {
        flipLeader(g, id, to, 'AIE-3.7.1-a')
      },
      { state: twoLeaders('2', change), impossible: true },
    ).state

  it('AIE-3.7.1-a, RULING-41: a leader who comes back follows no Pretender any more; the others of his party still do', () => {
    const state = flip('curio', 'caesarian', state => {
      place(state, 'GAL-1', 'republican', ['curio', 'hirtius'])
      state.joinedPretender.caesarian = ['curio', 'hirtius']
    })
    expect(state.joinedPretender.caesarian).toEqual(['hirtius'])
    expect(leader(state, 'curio').faction).toBe('caesarian')
  })

  it('AIE-3.7.1-a: a Faction Leader loses his office, his colleague keeps his', () => {
    const state = flip('m-antonius', 'republican', state => {
      place(state, 'GAL-9', 'caesarian', ['m-antonius'])
      state.factionLeaders.caesarian = ['caesar', 'm-antonius']
    })
    expect(state.factionLeaders).toEqual({ caesarian: ['caesar'], republican: ['pompeius'] })
  })

  it('AIE-3.6.2-b: the coup of a Pretender who comes back is over, and of nobody else', () => {
    const state = flip('scipio', 'republican', state => {
      place(state, 'GRA-1', 'caesarian', ['scipio'])
      state.pretenders = { caesarian: 'curio', republican: 'scipio' }
    })
    expect(state.pretenders).toEqual({ caesarian: 'curio', republican: null })
  })
})

describe('the succession', () => {
  it('AIE-3.5.2-d, RULING-82: M. Antonius leads alone after Caesar, whoever led beside him', () => {
    for (const led of [['m-antonius'], ['lepidus'], ['m-antonius', 'lepidus']]) {
      const state = twoLeaders('1', state => {
        place(state, 'GAL-9', 'caesarian', ['m-antonius', 'lepidus'])
        put(state, 'caesar', boxes.dead)
        state.factionLeaders.caesarian = led
      })
      const after = play(g => succeed(g, 'caesarian', 'caesar', false), { state }).state
      expect(after.factionLeaders.caesarian).toEqual(['m-antonius'])
    }
  })

  it('AIE-3.5.2-a: a Pretender who has killed the last Faction Leader waits for Phase F, and nobody is asked', () => {
    const state = twoLeaders('2', state => {
      place(state, 'GRA-4', 'caesarian', ['scipio'])
      place(state, 'GRA-4', 'republican', ['cato', 'spinther'])
      state.pretenders.republican = 'scipio'
      state.factionLeaders.republican = []
      put(state, 'pompeius', boxes.dead)
    })
    const after = play(g => succeed(g, 'republican', 'pompeius', true), { state, impossible: true }).state
    expect(after.turn.coupsWon.republican).toBe('scipio')
    expect(after.factionLeaders.republican).toEqual([])
  })

  it('AIE-3.5.2-c, RULING-82: without a leader on the map, those who wait to return are chosen; and why others are not', () => {
    const state = twoLeaders('2', state => {
      state.factionLeaders.republican = []
      put(state, 'pompeius', boxes.dead)
      place(state, boxes.returning, 'republican', ['cato', 'spinther'])
    })
    expect(successors(positionOf(state), 'republican')).toEqual(['cato'])
    place(state, 'GRA-4', 'republican', ['spinther', 'scipio', 'petreius'])
    place(state, 'GRA-4', 'caesarian', ['labienus'])
    state.pretenders.caesarian = 'scipio'
    const why = (id: string) => whyNoSuccessor(positionOf(state), 'republican', id)?.why ?? null
    expect(['spinther', 'petreius', 'cato', 'labienus', 'scipio', 'juba-i', 'caesar'].map(why)).toEqual([
      null,
      null,
      'not-in-play',
      'not-your-leader',
      'is-pretender',
      'not-your-leader',
      'not-your-leader',
    ])
    place(state, 'GRA-4', 'republican', ['cato'])
    expect(['cato', 'spinther', 'petreius'].map(why)).toEqual([
      null,
      'too-little-standing',
      'too-little-standing',
    ])
  })

  it('AIE-3.5.1-a: a faction without anybody goes without a Faction Leader, and one that has one is not asked', () => {
    const alone = twoLeaders('2', state => {
      state.factionLeaders.republican = []
      put(state, 'pompeius', boxes.dead)
    })
    expect(
      play(g => ensureFactionLeader(g, 'republican'), { state: alone }).state.factionLeaders.republican,
    ).toEqual([])
    const led = twoLeaders('2', state => place(state, 'GRA-4', 'republican', ['cato', 'scipio']))
    expect(
      play(g => ensureFactionLeader(g, 'republican'), { state: led }).state.factionLeaders.republican,
    ).toEqual(['pompeius'])
  })
})

describe('Dolabella', () => {
  const follow = (change: (state: AleaState) => void, choices: string[] = []) =>
    play(dolabellaFollowsTheInitiative, {
      state: heirAndAssassin('5', state => {
        state.year = -42
        place(state, 'ASI-5', 'republican', ['dolabella', 'legio-I'])
        state.initiative = 'caesarian'
        place(state, 'ITA-1', 'caesarian', ['legio-V'])
        change(state)
      }),
      choices,
      impossible: true,
    }).state

  it('AIE-S5-d: he joins the side with the initiative, once', () => {
    const state = follow(() => {})
    expect(leader(state, 'dolabella')).toMatchObject({ faction: 'caesarian', place: 'ITA-1' })
    expect(state.dolabellaChanges).toBe(1)
    const again = follow(state => {
      state.dolabellaChanges = 1
    })
    expect(leader(again, 'dolabella').place).toBe(boxes.dead)
  })

  it('AIE-S5-d: he stays with a side that keeps it, and the dead follow nobody', () => {
    const stays = follow(state => {
      state.initiative = 'republican'
    })
    expect(leader(stays, 'dolabella')).toMatchObject({ faction: 'republican', place: 'ASI-5' })
    expect(stays.dolabellaChanges).toBe(0)
    const dead = follow(state => put(state, 'dolabella', boxes.dead))
    expect(dead.dolabellaChanges).toBe(0)
    const unborn = follow(state => changeFaction(state, 'dolabella', null))
    expect(unborn.dolabellaChanges).toBe(0)
  })

  it('AIE-S5-d, AIE-3.5.1-a: the faction that he led and leaves finds another leader', () => {
    const state = follow(state => {
      state.factionLeaders.republican = ['dolabella']
    })
    expect(state.factionLeaders.republican).toEqual(['m-brutus'])
  })

  it('AIE-S5-d, RULING-79: without a unit of his new side on the map he waits', () => {
    const state = follow(state => put(state, 'legio-V', boxes.reserve))
    expect(leader(state, 'dolabella').place).toBe(boxes.returning)
  })
})

describe('the murder of Caesar', () => {
  const murdered = [d6('attempt on caesar', 1), d6('murder of caesar', 6)]
  const state = () =>
    twoLeaders('1', state => {
      place(state, 'GAL-9', 'caesarian', ['m-antonius', 'legio-X', 'legio-XI', 'legio-XII'])
      place(state, 'GAL-9', 'caesarian', ['trebonius', 'auxilia-1', 'auxilia-2', 'equites-2-1'])
      // Guests of the army: not the Romans' to divide.
      put(state, 'numidae-pedites-1', 'GAL-9')
      state.peoples.numidae.status = 'allegiance'
      state.peoples.numidae.faction = 'caesarian'
    })

  it('AIE-3.5.3-f: half of each, rounded down, stays, allies stay out of it, and nothing is picked twice', () => {
    const first = playUntil(assassinationOfCaesar, { state: state(), dice: murdered })
    expect([first.decision.role, first.decision.task]).toEqual(['caesarian', 'keep-units'])
    expect(choicesOf(first.decision)).toEqual(['keep legio-X', 'keep legio-XI', 'keep legio-XII'])
    const run = playUntil(assassinationOfCaesar, {
      state: state(),
      dice: murdered,
      choices: ['keep legio-XI', 'keep auxilia-1'],
    })
    expect(run.decision.role).toBe('republican')
    const done = play(assassinationOfCaesar, {
      state: state(),
      dice: murdered,
      choices: ['keep legio-XI', 'keep auxilia-1', 'place HIS-1'],
      impossible: true,
    }).state
    const at = (place: string) => done.counters.filter(counter => counter.place === place).map(({ id }) => id)
    expect(at('HIS-1').toSorted()).toEqual(['auxilia-2', 'equites-2-1', 'legio-X', 'legio-XII', 'trebonius'])
    expect(at('GAL-9').toSorted()).toEqual(['auxilia-1', 'legio-XI', 'm-antonius', 'numidae-pedites-1'])
    for (const id of ['legio-XI', 'auxilia-1']) expect(unit(done, id).faction).toBe('caesarian')
    for (const id of ['legio-X', 'auxilia-2']) expect(unit(done, id).faction).toBe('republican')
    expect(done.reducedSequenceTurns).toBe(1)
  })

  it('AIE-3.5.3-f: of four units two are picked, one after the other', () => {
    const four = twoLeaders('1', state => {
      place(state, 'GAL-9', 'caesarian', [
        'm-antonius',
        'trebonius',
        'legio-X',
        'legio-XI',
        'legio-XII',
        'legio-XIII',
      ])
    })
    const second = playUntil(assassinationOfCaesar, {
      state: four,
      dice: murdered,
      choices: ['keep legio-X'],
    })
    expect(choicesOf(second.decision)).toEqual(['keep legio-XI', 'keep legio-XII', 'keep legio-XIII'])
  })

  it('AIE-3.5.3-d: those whom the plotters lead nowhere else keep their faction', () => {
    const done = play(assassinationOfCaesar, {
      state: twoLeaders('1', state => {
        place(state, 'GAL-2', 'caesarian', ['d-brutus', 'legio-V'])
        place(state, 'GAL-2', 'republican', ['legio-VI'])
        place(state, 'GAL-1', 'caesarian', ['legio-VII', 'legio-VIII', 'm-antonius'])
      }),
      dice: murdered,
      impossible: true,
    }).state
    expect(unit(done, 'legio-V').faction).toBe('republican')
    expect(unit(done, 'legio-VII').faction).toBe('caesarian')
  })
})

describe('the last Assassin', () => {
  it('AIE-3.5.3-j: M. Antonius is nobody’s Pretender any more, other Pretenders stay', () => {
    const state = twoLeaders('1', state => {
      put(state, 'caesar', boxes.dead)
      state.caesarMurdered = true
      place(state, 'GAL-9', 'caesarian', ['m-antonius', 'octavianus'])
      place(state, 'GRA-1', 'caesarian', ['scipio'])
      state.factionLeaders.caesarian = ['octavianus']
      state.pretenders = { caesarian: null, republican: 'scipio' }
    })
    const after = play(assassinsAreGone, { state, impossible: true }).state
    expect(after.pretenders).toEqual({ caesarian: null, republican: 'scipio' })
    expect(after.factionLeaders).toEqual({ caesarian: ['octavianus'], republican: ['m-antonius'] })
    expect(after.reducedSequenceTurns).toBe(5)
    state.pretenders.republican = 'm-antonius'
    expect(play(assassinsAreGone, { state, impossible: true }).state.pretenders.republican).toBeNull()
  })
})

describe('a coup that has succeeded', () => {
  it('AIE-5.1.2-a, RULING-41: a leader who is dead or cannot show the face does not follow back', () => {
    const state = twoLeaders('2', state => {
      state.factionLeaders.republican = []
      put(state, 'pompeius', boxes.dead)
      place(state, 'GRA-4', 'caesarian', ['scipio', 'curio', 'legio-I'])
      put(state, 'cato', boxes.dead)
      state.pretenders.republican = 'scipio'
      state.turn.coupsWon.republican = 'scipio'
      state.joinedPretender.republican = ['curio', 'cato', 'caesar']
      state.score = 8
    })
    const after = play(changeOfFactions, { state, impossible: true }).state
    expect(leader(after, 'scipio').faction).toBe('republican')
    expect(leader(after, 'curio').faction).toBe('republican')
    expect(leader(after, 'caesar').faction).toBe('caesarian')
    expect(leader(after, 'cato').place).toBe(boxes.dead)
    expect(unit(after, 'legio-I').faction).toBe('republican')
    expect(after.factionLeaders.republican).toEqual(['scipio'])
    expect(after.score).toBe(-8)
  })

  it('AIE-3.6.2-a: a coup that fails ends there', () => {
    const state = twoLeaders('2', state => {
      state.year = -48
      place(state, 'HIS-1', 'republican', ['labienus', 'petreius'])
    })
    const after = play(g => attemptCoup(g, 'caesarian', 'labienus', 0), {
      state,
      dice: [d6('coup', 3)],
    }).state
    expect(after.pretenders.republican).toBeNull()
    expect(leader(after, 'petreius').faction).toBe('republican')
  })

  it('AIE-3.6.3-a: outside the regions only the Pretender’s own zone is won over', () => {
    const state = twoLeaders('2', state => {
      state.year = -48
      place(state, 'ARM-1', 'republican', ['labienus', 'petreius'])
    })
    const after = play(g => attemptCoup(g, 'caesarian', 'labienus', 0), {
      state,
      dice: [d6('coup', 2)],
    }).state
    expect(leader(after, 'petreius').faction).toBe('caesarian')
  })
})

describe('Triumvirs', () => {
  it('AIE-3.6.5-c: leaders of Peoples there, and those of the faction already, are left as they are', () => {
    const state = twoLeaders('2', state => {
      place(state, 'HIS-1', 'caesarian', ['labienus', 'legio-X'])
      place(state, 'HIS-3', 'republican', ['cato', 'legio-I'])
      put(state, 'juba-i', 'HIS-1')
      put(state, 'numidae-pedites-1', 'HIS-1')
      state.triumvirs = [{ leader: 'labienus', region: 'hispania' }]
      state.regions.hispania = null
    })
    const after = play(g => endOfTriumvirate(g, 'hispania', 'republican'), { state, impossible: true }).state
    expect(
      ['labienus', 'cato', 'legio-X', 'legio-I'].map(id => after.counters.find(c => c.id === id)?.faction),
    ).toEqual(['republican', 'republican', 'republican', 'republican'])
    expect(['juba-i', 'numidae-pedites-1'].map(id => after.counters.find(c => c.id === id)?.faction)).toEqual(
      [null, null],
    )
    expect(leader(after, 'juba-i').place).toBe('HIS-1')
    expect(after.regions.hispania).toBe('republican')
    expect(
      play(g => endOfTriumvirate(g, 'asia', 'republican'), { state, impossible: true }).state.triumvirs,
    ).toHaveLength(1)
  })

  it('AIE-3.6.5-c, RULING-31: units of a People that march into the region end his office', () => {
    const state = twoLeaders('2', state => {
      place(state, 'HIS-3', 'caesarian', ['labienus', 'legio-X'])
      state.triumvirs = [{ leader: 'labienus', region: 'hispania' }]
      state.regions.hispania = null
      state.active = 'republican'
      state.year = -48
      state.peoples.celtiberes.status = 'war'
      state.peoples.celtiberes.faction = 'republican'
      for (const id of ['celtiberes-1', 'celtiberes-2']) put(state, id, 'CLB-1')
    })
    const entered = playUntil(movement, {
      state,
      choices: ['march celtiberes-1', 'to HIS-1'],
      impossible: true,
    })
    expect(entered.state.triumvirs).toEqual([])
    expect(entered.state.regions.hispania).toBe('republican')
    expect(leader(entered.state, 'labienus').faction).toBe('republican')
    expect(unit(entered.state, 'legio-X').faction).toBe('republican')
    // What it barred before is open now.
    expect(choicesOf(entered.decision)).toContain('lead labienus')
  })
})

describe('diplomacy', () => {
  it('AIE-4.4.2-c, RULING-07: of two Faction Leaders he with the higher PC speaks; of two alike the nearer', () => {
    const speaks = (one: string, where: string, two: string, there: string, roll: number) => {
      const state = heirAndAssassin('5', state => {
        place(state, where, 'caesarian', [one])
        place(state, there, 'caesarian', [two])
        state.factionLeaders.caesarian = [one, two]
        state.peoples.numidae.status = 'war'
        state.peoples.numidae.faction = 'republican'
      })
      const run = play(g => tryDiplomacy(g, 'caesarian', 'numidae'), {
        state,
        dice: [d10('diplomacy with numidae', roll)],
        impossible: true,
      })
      const told = run.events.find(event => event.kind.startsWith('diplomacy'))
      return `${told?.data.leader} ${told?.data.total} ${told?.kind}`
    }
    expect(speaks('octavianus', 'GAL-2', 'm-antonius', 'AFR-1', 4)).toBe('octavianus 5 diplomacy-succeeds')
    expect(speaks('m-antonius', 'AFR-1', 'octavianus', 'GAL-2', 5)).toBe('octavianus 6 diplomacy-fails')
    expect(speaks('agrippa', 'GAL-2', 'pollio', 'AFR-1', 2)).toBe('pollio 2 diplomacy-succeeds')
    expect(speaks('agrippa', 'AFR-1', 'pollio', 'GAL-2', 3)).toBe('agrippa 3 diplomacy-fails')
    // Four points are near, five are not: Tripolitana is next to Numidia, Cyrenaica behind it.
    expect(speaks('agrippa', 'AFR-3', 'flaccus', 'AFR-3', 0)).toBe('agrippa 0 diplomacy-succeeds')
  })

  it('AIE-4.4.2-d, AIE-4.4.3-c: a People that has just made peace is an ally now and goes home no more', () => {
    const state = twoLeaders('2', state => {
      state.peoples.numidae.sentHomeBy = 'republican'
      state.peoples.numidae.barredUntil = -44
    })
    const after = play(g => giveAllegiance(g, 'numidae', 'caesarian', 'AIE-4.4.2-b'), {
      state,
      impossible: true,
    }).state
    expect(after.peoples.numidae).toEqual({
      status: 'allegiance',
      faction: 'caesarian',
      barredUntil: null,
      sentHomeBy: null,
    })
  })
})

describe('whose turn it is', () => {
  it('AIE-2.B-b, AIE-9.2-c, AIE-9.4-a: in winter the initiative player acts first, and is in charge again at the end', () => {
    const state = twoLeaders('2', state => {
      state.initiative = 'republican'
      place(state, 'HIS-1', 'caesarian', ['curio', 'legio-X'])
      place(state, 'GAL-7', 'republican', ['cato', 'legio-I'])
    })
    const first = playUntil(adjustLandUnits, { state })
    expect([first.decision.role, first.state.active]).toEqual(['republican', 'republican'])
    const second = playUntil(adjustLandUnits, { state, choices: ['withdraw HIS-4'] })
    expect([second.decision.role, second.state.active]).toEqual(['caesarian', 'caesarian'])
    const done = play(adjustLandUnits, { state, choices: ['withdraw HIS-4', 'withdraw GAL-7'] })
    expect(done.state.active).toBe('republican')
  })

  it('AIE-9.4-a: garrisons are filled with legions, not with other units beside them', () => {
    const state = twoLeaders('2', state => {
      state.initiative = 'republican'
      for (const region of ['italia', 'asia', 'africa', 'graecia', 'sicilia', 'hispania'] as const)
        state.regions[region] = null
      place(state, 'HIS-1', 'caesarian', ['auxilia-1', 'legio-X', 'legio-XI', 'legio-XII', 'legio-XIII'])
    })
    const asked = playUntil(fillGarrisons, { state, impossible: true })
    expect([asked.decision.role, asked.state.active]).toEqual(['caesarian', 'caesarian'])
    expect(choicesOf(asked.decision)).toEqual([
      'send legio-X',
      'send legio-XI',
      'send legio-XII',
      'send legio-XIII',
    ])
    const send = (legion: string) => [`send ${legion}`, 'garrison GAL-9']
    const done = play(fillGarrisons, {
      state,
      choices: [...send('legio-X'), ...send('legio-XI'), ...send('legio-XII')],
      impossible: true,
    })
    expect(done.state.active).toBe('republican')
  })
})

describe('the first initiative', () => {
  it('AIE-2.B-d: it is given, without a roll, and everybody is told', () => {
    const run = play(initiative, {
      state: twoLeaders('2', state => {
        state.initiative = 'caesarian'
      }),
    })
    expect(run.state.initiative).toBe('republican')
  })
})
