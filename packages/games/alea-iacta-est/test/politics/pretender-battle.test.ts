import { describe, expect, it } from 'vitest'
import { fight } from '../../../imperator/rules/combat/battle.ts'
import { newEngagement } from '../../../imperator/rules/combat/forces.ts'
import { combat } from '../../../imperator/rules/combat/phase.ts'
import { leadersOf, romansOf } from '../../rules/pieces.ts'
import { changeOfFactions } from '../../rules/politics/change-of-factions.ts'
import { pretenderBattlesDecided, pretenderBattlesIn } from '../../rules/politics/pretender-battle.ts'
import { type Alea, type AleaState, boxes, opponentOf } from '../../rules/state.ts'
import { leader, put, unit } from '../counters.ts'
import { d6, d10, give, place, play, positionOf } from '../support.ts'
import { twoLeaders } from './stage.ts'

/** Scipio, a Pretender, meets Pompeius in Athens. */
function atAthens(change?: (state: AleaState) => void): AleaState {
  return twoLeaders('2', state => {
    place(state, 'GRA-4', 'caesarian', ['scipio', 'labienus', 'legio-X'])
    place(state, 'GRA-4', 'republican', ['cato', 'legio-I', 'legio-III'])
    state.pretenders.republican = 'scipio'
    state.joinedPretender.republican = ['labienus']
    state.year = -48
    change?.(state)
  })
}

const decided = (winner: 'caesarian' | 'republican') =>
  function* (g: Alea) {
    const loser = opponentOf(g, winner)
    const army = { leaders: leadersOf(g, 'GRA-4', loser), units: romansOf(g, 'GRA-4', loser).units }
    yield* pretenderBattlesDecided(g, pretenderBattlesIn(g, 'GRA-4'), winner, army)
  }

describe('a duel at sea, while others fight on land', () => {
  /** Scipio and Pompeius are at sea, Curio and Spinther, the second Faction Leader, on land. */
  const afterBattleAtSea = (theirs: string, ours: string, die: number) => {
    const state = twoLeaders('2', state => {
      place(state, 'GRA-4', 'caesarian', ['scipio', 'curio', 'legio-X', theirs])
      place(state, 'GRA-4', 'republican', ['spinther', 'legio-I', ours])
      state.factionLeaders.republican.push('spinther')
      state.pretenders.republican = 'scipio'
      state.year = -48
      state.active = 'caesarian'
    })
    const atSea = new Set(['scipio', 'pompeius'])
    return play(g => fight(g, newEngagement(g, 'GRA-4', 'naval', 'caesarian', atSea)), {
      state,
      dice: [d6('battle', die)],
      impossible: true,
    }).state
  }

  it('AIE-3.6.4-a, AIE-3.6.4-c, RULING-134: a second Faction Leader on land is not beaten with the first', () => {
    const state = afterBattleAtSea('naves-8-2-1', 'naves-4-1-1', 4)
    expect(leader(state, 'pompeius').place).toBe(boxes.dead)
    expect(unit(state, 'naves-4-1-1')).toMatchObject({ place: 'GRA-4', faction: 'caesarian' })
    expect(leader(state, 'spinther').faction).toBe('republican')
    expect(unit(state, 'legio-I').faction).toBe('republican')
    expect(state.factionLeaders.republican).toEqual(['spinther'])
    expect(state.turn.coupsWon.republican).toBeNull()
  })

  it('AIE-3.6.4-b, RULING-134: nor do those on land fall or go over with a Pretender beaten at sea', () => {
    const state = afterBattleAtSea('naves-6-0-1', 'naves-6-1-1', 1)
    expect(leader(state, 'scipio').place).toBe(boxes.dead)
    expect(unit(state, 'naves-6-0-1')).toMatchObject({ place: 'GRA-4', faction: 'republican' })
    expect(leader(state, 'curio')).toMatchObject({ place: 'GRA-4', faction: 'caesarian' })
    expect(unit(state, 'legio-X').faction).toBe('caesarian')
  })

  it('AIE-3.6.4-a, RULING-134: it is no duel if the Faction Leader is not in this battle', () => {
    const state = twoLeaders('2', state => {
      place(state, 'GRA-4', 'caesarian', ['scipio', 'curio', 'legio-X', 'naves-8-2-1'])
      place(state, 'GRA-4', 'republican', ['spinther', 'legio-I', 'naves-4-1-1'])
      state.pretenders.republican = 'scipio'
      state.year = -48
      state.active = 'caesarian'
    })
    const atSea = new Set(['scipio', 'spinther'])
    const after = play(g => fight(g, newEngagement(g, 'GRA-4', 'naval', 'caesarian', atSea)), {
      state,
      dice: [d6('battle', 4)],
      choices: ['retreat MIC'],
      impossible: true,
    }).state
    expect(unit(after, 'naves-4-1-1')).toMatchObject({ place: 'MIC', faction: 'republican' })
    expect(leader(after, 'spinther').faction).toBe('republican')
  })
})

it('AIE-6.3-b, RULING-28, RULING-45: Faveur divine can set the roll of a leader who is left alone after a duel', () => {
  const state = twoLeaders('2', state => {
    place(state, 'GRA-4', 'caesarian', ['scipio', 'legio-X', 'legio-V'])
    place(state, 'GRA-4', 'republican', ['g-pompeius', 'legio-I'])
    state.pretenders.republican = 'scipio'
    state.year = -48
    state.active = 'caesarian'
    give(state, 'republican', 'K19')
  })
  const run = play(g => fight(g, newEngagement(g, 'GRA-4', 'land', 'caesarian', null)), {
    state,
    dice: [d6('battle', 4), d10('solitary', 9)],
    choices: ['pass', 'faveur-divine 7'],
    impossible: true,
  })
  expect(leader(run.state, 'g-pompeius').place).toBe('GRA-3')
})

describe('a battle between a Pretender and a Faction Leader', () => {
  it('AIE-3.6.4-a: only where the two meet', () => {
    const state = atAthens()
    expect(pretenderBattlesIn(positionOf(state), 'GRA-4')).toMatchObject([
      { pretender: 'scipio', threatened: 'republican', factionLeaders: ['pompeius'] },
    ])
    place(state, 'GRA-3', 'republican', ['pompeius'])
    expect(pretenderBattlesIn(positionOf(state), 'GRA-4')).toEqual([])
  })

  it('AIE-3.6.4-b, AIE-3.6.4-d: a beaten Pretender dies with all leaders of his army; his units stay with the victor', () => {
    const { state } = play(decided('republican'), { state: atAthens() })
    expect(leader(state, 'scipio').place).toBe(boxes.dead)
    expect(leader(state, 'labienus').place).toBe(boxes.dead)
    expect(state.pretenders.republican).toBeNull()
    expect(state.turn.coupsWon.republican).toBeNull()
    expect(state.score).toBe(-2)
    // AIE-3.6.4-d, RULING-30
    expect(unit(state, 'legio-X')).toMatchObject({ place: 'GRA-4', faction: 'republican' })
  })

  it('AIE-3.6.4-c, AIE-3.5.2-a: the last Faction Leader beaten dies and nobody succeeds him before Phase F', () => {
    const { state } = play(decided('caesarian'), { state: atAthens() })
    expect(leader(state, 'pompeius').place).toBe(boxes.dead)
    expect(state.turn.coupsWon.republican).toBe('scipio')
    expect(state.factionLeaders.republican).toEqual([])
    expect(leader(state, 'cato').faction).toBe('caesarian')
    expect(state.score).toBe(1)
    // AIE-3.6.4-d
    expect(unit(state, 'legio-I')).toMatchObject({ place: 'GRA-4', faction: 'caesarian' })
  })

  it('AIE-3.6.4-a: the log says that the coup has succeeded, when nobody is left to lead', () => {
    const told = (change?: (state: AleaState) => void) =>
      play(decided('caesarian'), { state: atAthens(change) }).events.filter(
        ({ kind }) => kind === 'coup-succeeds',
      )
    expect(told()).toMatchObject([{ data: { leader: 'scipio', faction: 'republican' } }])
    const goesOn = told(state => {
      place(state, 'ASI-1', 'republican', ['spinther'])
      state.factionLeaders.republican.push('spinther')
    })
    expect(goesOn).toEqual([])
  })

  it('AIE-3.6.4-c: with another Faction Leader elsewhere the coup goes on', () => {
    const { state } = play(decided('caesarian'), {
      state: atAthens(state => {
        place(state, 'ASI-1', 'republican', ['spinther'])
        state.factionLeaders.republican.push('spinther')
      }),
    })
    expect(state.turn.coupsWon.republican).toBeNull()
    expect(state.factionLeaders.republican).toEqual(['spinther'])
    expect(state.pretenders.republican).toBe('scipio')
    expect(leader(state, 'cato').faction).toBe('caesarian')
  })

  it('AIE-3.6.4-c: whoever fell in the battle, or has fled from it, does not come over', () => {
    const state = atAthens(state => place(state, 'GRA-4', 'republican', ['spinther']))
    const run = play(
      function* (g: Alea) {
        const army = {
          leaders: leadersOf(g, 'GRA-4', 'republican'),
          units: romansOf(g, 'GRA-4', 'republican').units,
        }
        const battles = pretenderBattlesIn(g, 'GRA-4')
        put(g.state, 'cato', boxes.dead)
        put(g.state, 'spinther', 'GRA-3')
        yield* pretenderBattlesDecided(g, battles, 'caesarian', army)
      },
      { state, impossible: true },
    )
    expect(leader(run.state, 'cato')).toMatchObject({ place: boxes.dead, faction: 'republican' })
    expect(leader(run.state, 'spinther')).toMatchObject({ place: 'GRA-3', faction: 'republican' })
  })

  it('AIE-3.6.4-a: both Faction Leaders can be beaten together', () => {
    const { state } = play(decided('caesarian'), {
      state: atAthens(state => state.factionLeaders.republican.push('cato')),
    })
    expect(state.turn.coupsWon.republican).toBe('scipio')
    expect(state.score).toBe(2)
  })

  it('AIE-3.6.4-c, RULING-28: a son of Pompeius does not come over, but flees', () => {
    const { state } = play(decided('caesarian'), {
      state: atAthens(state => place(state, 'GRA-4', 'republican', ['g-pompeius'])),
      dice: [d10('solitary', 9)],
    })
    expect(leader(state, 'g-pompeius').place).toBe(boxes.dead)
  })

  it('AIE-3.6.4-b: Caesar beaten beside the Pretender is succeeded as after any battle', () => {
    const { state } = play(decided('republican'), {
      state: atAthens(state => {
        place(state, 'GRA-4', 'caesarian', ['caesar'])
        place(state, 'GAL-9', 'caesarian', ['m-antonius'])
      }),
    })
    expect(state.factionLeaders.caesarian).toEqual(['m-antonius'])
  })
})

describe('a battle with two Pretenders', () => {
  /** Curio has risen against Caesar and stands with Pompeius; Scipio has risen against Pompeius and stands with Caesar. */
  const bothRisen = atAthens(state => {
    state.active = 'caesarian'
    place(state, 'GRA-4', 'caesarian', ['caesar', 'legio-VII', 'legio-VIII', 'legio-IX', 'legio-XI'])
    place(state, 'GRA-4', 'republican', ['curio'])
    place(state, 'GAL-9', 'caesarian', ['m-antonius'])
    place(state, 'ASI-1', 'republican', ['spinther'])
    state.pretenders.caesarian = 'curio'
  })

  it('AIE-3.6.4-a, RULING-122: it is two duels at once', () => {
    expect(pretenderBattlesIn(positionOf(bothRisen), 'GRA-4')).toMatchObject([
      { pretender: 'curio', threatened: 'caesarian', factionLeaders: ['caesar'] },
      { pretender: 'scipio', threatened: 'republican', factionLeaders: ['pompeius'] },
    ])
  })

  it('AIE-3.6.4-b, AIE-3.6.4-c, RULING-122: the victor’s Pretender has his prize, the beaten one dies with all his army’s leaders', () => {
    const { state } = play(combat, {
      state: bothRisen,
      dice: [d6('battle', 1)],
      choices: ['stand', 'reduce legio-X'],
    })
    expect(state.turn.coupsWon).toEqual({ caesarian: null, republican: 'scipio' })
    expect(state.pretenders).toEqual({ caesarian: null, republican: 'scipio' })
    for (const id of ['pompeius', 'curio', 'cato']) expect(leader(state, id).place).toBe(boxes.dead)
    for (const id of ['caesar', 'scipio', 'labienus']) expect(leader(state, id).place).toBe('GRA-4')
    expect(state.factionLeaders).toEqual({ caesarian: ['caesar'], republican: [] })
    expect(unit(state, 'legio-I')).toMatchObject({ place: 'GRA-4', faction: 'caesarian' })
  })

  it('AIE-3.6.4-c, RULING-122: if only one of them meets the man he wants, it is one duel, and the other comes over', () => {
    const state = atAthens(state => {
      place(state, 'GRA-4', 'republican', ['curio'])
      state.pretenders.caesarian = 'curio'
    })
    const after = play(decided('caesarian'), { state }).state
    expect(leader(after, 'curio')).toMatchObject({ place: 'GRA-4', faction: 'caesarian' })
    expect(after.pretenders.caesarian).toBeNull()
  })
})

describe('the same on the field', () => {
  it('AIE-3.6.4-a, AIE-3.6.4-d: Scipio beats Pompeius in battle and keeps the army of both', () => {
    const state = atAthens(state => {
      state.active = 'caesarian'
      place(state, 'GRA-4', 'caesarian', ['legio-VII', 'legio-VIII', 'legio-IX', 'legio-XI', 'legio-XII'])
    })
    const after = play(combat, {
      state,
      dice: [d6('battle', 6)],
      choices: ['stand'],
    }).state
    expect(leader(after, 'pompeius').place).toBe(boxes.dead)
    expect(after.turn.coupsWon.republican).toBe('scipio')
    for (const id of ['legio-I', 'legio-III'])
      expect(unit(after, id)).toMatchObject({ place: 'GRA-4', faction: 'caesarian', reduced: true })
  })

  it('AIE-CT-c, AIE-3.6.4-c: an army destroyed with its Faction Leader is still a duel won', () => {
    const state = atAthens(state => {
      state.active = 'caesarian'
      place(state, 'GRA-4', 'caesarian', [
        'legio-V',
        'legio-VI',
        'legio-VII',
        'legio-VIII',
        'legio-IX',
        'legio-XI',
      ])
      place(state, boxes.reserve, null, ['legio-III'])
      place(state, 'ASI-1', 'republican', ['spinther'])
      give(state, 'caesarian', 'K04')
    })
    const { state: after, events } = play(combat, {
      state,
      dice: [d6('battle', 6)],
      choices: ['stand', 'poliorcetique K04'],
      impossible: true,
    })
    expect(events.find(({ kind }) => kind === 'battle')?.data.result).toContain('E')
    expect(leader(after, 'cato').place).toBe(boxes.dead)
    expect(after.turn.coupsWon.republican).toBe('scipio')
    expect(after.factionLeaders.republican).toEqual([])
  })
})

describe('the change of factions', () => {
  function* won(g: Alea) {
    yield* decided('caesarian')(g)
    yield* changeOfFactions(g)
  }

  it('AIE-5.1.2-a, AIE-2.F-b: the players change seats, the Pretender leads the faction he took', () => {
    const { state, match } = play(won, { state: atAthens() })
    expect(match.position.seats).toEqual({ caesarian: 1, republican: 0 })
    expect(state.factionLeaders.republican).toEqual(['scipio'])
    expect(state.pretenders.republican).toBeNull()
    expect(state.turn.coupsWon.republican).toBeNull()
  })

  it('TV-32, AIE-5.1.2-a: a score of +8 becomes -8', () => {
    const { state } = play(won, {
      state: atAthens(state => {
        state.score = 7
      }),
    })
    // 1 VP for Pompeius makes it 8.
    expect(state.score).toBe(-8)
  })

  it('AIE-5.1.2-a, RULING-41: those who joined him go back with him, and the stratagems stay with the persons', () => {
    const { state } = play(won, {
      state: atAthens(state => {
        give(state, 'caesarian', 'K05')
        give(state, 'republican', 'K12')
      }),
    })
    for (const id of ['scipio', 'labienus', 'cato']) expect(leader(state, id).faction).toBe('republican')
    for (const id of ['legio-I', 'legio-X']) expect(unit(state, id).faction).toBe('republican')
    expect(state.hands).toEqual({ caesarian: ['K12'], republican: ['K05'] })
  })

  it('AIE-3.5.1-a, RULING-41: if one who goes back with him led the other faction, it finds another leader', () => {
    const { state } = play(won, {
      state: atAthens(state => {
        place(state, boxes.dead, 'caesarian', ['caesar'])
        place(state, 'GAL-9', 'caesarian', ['curio'])
        state.factionLeaders.caesarian = ['labienus']
      }),
    })
    expect(state.factionLeaders).toEqual({ caesarian: ['curio'], republican: ['scipio'] })
  })

  it('AIE-5.1.2-a: if the Pretender has died since, his faction chooses a leader', () => {
    const { state } = play(changeOfFactions, {
      state: atAthens(state => {
        place(state, boxes.dead, 'republican', ['pompeius'])
        place(state, boxes.dead, 'caesarian', ['scipio'])
        state.factionLeaders.republican = []
        state.pretenders.republican = null
        state.turn.coupsWon.republican = 'scipio'
      }),
      impossible: true,
    })
    expect(state.factionLeaders.republican).toEqual(['cato'])
  })

  it('AIE-5.1.2-a, RULING-84: whatever face he showed when he died', () => {
    const { state } = play(changeOfFactions, {
      state: atAthens(state => {
        place(state, boxes.dead, 'republican', ['pompeius', 'scipio'])
        state.factionLeaders.republican = []
        state.pretenders.republican = null
        state.turn.coupsWon.republican = 'scipio'
      }),
      impossible: true,
    })
    expect(state.factionLeaders.republican).toEqual(['cato'])
  })

  it('AIE-2.F-b: without a coup nothing changes', () => {
    const { match, state } = play(changeOfFactions, { state: atAthens(), impossible: true })
    expect(match.position.seats).toEqual({ caesarian: 0, republican: 1 })
    expect(state.factionLeaders.republican).toEqual(['pompeius'])
  })
})
