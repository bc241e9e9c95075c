import { describe, expect, it } from 'vitest'
import { leaderDies } from '../../../imperator/rules/fate.ts'
import { assassinationOfCaesar } from '../../rules/politics/assassination.ts'
import { type AleaState, boxes } from '../../rules/state.ts'
import { leader, unit } from '../counters.ts'
import { choicesOf, place, play, playUntil } from '../support.ts'
import { twoLeaders } from './stage.ts'

/** Scenario 1 after Philippi: the Assassins are dead, the heirs rule, S. Pompeius holds out. */
function afterPhilippi(change?: (state: AleaState) => void): AleaState {
  return twoLeaders('1', state => {
    place(state, boxes.dead, 'caesarian', ['caesar'])
    place(state, boxes.dead, 'republican', ['pompeius'])
    place(state, 'ITA-1', 'caesarian', ['octavianus', 'legio-X', 'legio-XI', 'legio-XII'])
    place(state, 'GRA-2', 'caesarian', ['m-antonius', 'legio-V', 'legio-VI'])
    place(state, 'SIC-1', 'republican', ['s-pompeius', 'legio-I'])
    place(state, 'GAL-8', 'caesarian', ['pollio', 'bassus'])
    state.factionLeaders = { caesarian: ['octavianus', 'm-antonius'], republican: ['s-pompeius'] }
    state.caesarMurdered = true
    state.year = -42
    change?.(state)
  })
}

const give = ['give legio-V', 'give legio-X']

describe('when the last Assassin is gone', () => {
  it('AIE-3.5.3-j: M. Antonius leads the Republicans, alone', () => {
    const { state } = play(assassinationOfCaesar, { state: afterPhilippi(), choices: give })
    expect(leader(state, 'm-antonius').faction).toBe('republican')
    expect(state.factionLeaders).toEqual({ caesarian: ['octavianus'], republican: ['m-antonius'] })
    expect(state.assassinsAvenged).toBe(true)
  })

  it('AIE-3.5.3-j: if he was a Pretender of either faction, he is so no more', () => {
    for (const faction of ['caesarian', 'republican'] as const) {
      const { state } = play(assassinationOfCaesar, {
        state: afterPhilippi(state => {
          state.pretenders[faction] = 'm-antonius'
          state.factionLeaders.caesarian = ['octavianus']
        }),
        choices: give,
        impossible: true,
      })
      expect(state.pretenders[faction]).toBeNull()
      expect(state.factionLeaders.republican).toEqual(['m-antonius'])
    }
  })

  it('AIE-3.5.3-j: another Pretender goes on', () => {
    const { state } = play(assassinationOfCaesar, {
      state: afterPhilippi(state => {
        state.pretenders.caesarian = 'pollio'
      }),
      choices: give,
      impossible: true,
    })
    expect(state.pretenders.caesarian).toBe('pollio')
  })

  it('AIE-3.5.3-k: he is in Alexandria and the Aegyptii are his allies, whatever they were', () => {
    const { state } = play(assassinationOfCaesar, {
      state: afterPhilippi(state => {
        state.peoples.aegyptii.status = 'allegiance'
        state.peoples.aegyptii.faction = 'caesarian'
      }),
      choices: give,
    })
    expect(leader(state, 'm-antonius').place).toBe('AEG-1')
    expect(state.peoples.aegyptii).toMatchObject({ status: 'allegiance', faction: 'republican' })
  })

  it('AIE-3.5.3-l, RULING-25: those of his companions who are in play join him', () => {
    const { state } = play(assassinationOfCaesar, {
      state: afterPhilippi(state => place(state, boxes.coming, null, ['salvidienus'])),
      choices: give,
    })
    for (const id of ['pollio', 'bassus'])
      expect(leader(state, id)).toMatchObject({ place: 'AEG-1', faction: 'republican' })
    expect(leader(state, 'salvidienus').place).toBe(boxes.coming)
    expect(leader(state, 'plancus').place).toBe(boxes.dead)
  })

  it('AIE-3.5.3-l: Pollio, Bassus, Plancus and Salvidienus join him, and nobody else', () => {
    const four = ['pollio', 'bassus', 'plancus', 'salvidienus']
    const others = ['agrippa', 'calvinus', 'lepidus', 'sulla', 'saxa', 'flaccus']
    const { state } = play(assassinationOfCaesar, {
      state: afterPhilippi(state => place(state, 'GAL-8', 'caesarian', [...four, ...others])),
      choices: give,
    })
    for (const id of four) expect(leader(state, id)).toMatchObject({ place: 'AEG-1', faction: 'republican' })
    for (const id of others) expect(leader(state, id)).toMatchObject({ place: 'GAL-8', faction: 'caesarian' })
  })

  it('AIE-3.5.3-l: a companion who is in Alexandria already need not flee from the Aegyptii', () => {
    const { state } = play(assassinationOfCaesar, {
      state: afterPhilippi(state => place(state, 'AEG-1', 'caesarian', ['pollio'])),
      choices: give,
    })
    expect(leader(state, 'pollio')).toMatchObject({ place: 'AEG-1', faction: 'republican' })
  })

  it('AIE-3.5.3-m, RULING-24: half of the Caesarian legions, rounded down, as the Caesarian picks', () => {
    const { decision } = playUntil(assassinationOfCaesar, { state: afterPhilippi() })
    expect(decision.role).toBe('caesarian')
    expect(choicesOf(decision)).toHaveLength(5)
    const { state } = play(assassinationOfCaesar, { state: afterPhilippi(), choices: give })
    for (const id of ['legio-V', 'legio-X'])
      expect(unit(state, id)).toMatchObject({ place: 'AEG-1', faction: 'republican' })
    expect(unit(state, 'legio-VI')).toMatchObject({ place: 'GRA-2', faction: 'caesarian' })
    expect(state.turn.placedInAlexandria.toSorted()).toEqual([
      'bassus',
      'legio-V',
      'legio-X',
      'm-antonius',
      'pollio',
    ])
  })

  it('AIE-3.5.3-n: the sequences are reduced for five turns', () => {
    const { state } = play(assassinationOfCaesar, { state: afterPhilippi(), choices: give })
    expect(state.reducedSequenceTurns).toBe(5)
  })

  it('AIE-2.F-c: not while an Assassin lives, and only once', () => {
    play(assassinationOfCaesar, {
      state: afterPhilippi(state => place(state, boxes.coming, 'republican', ['cassius'])),
    })
    play(assassinationOfCaesar, {
      state: afterPhilippi(state => {
        state.assassinsAvenged = true
      }),
    })
  })

  it('RULING-25: if M. Antonius is dead nothing else happens', () => {
    const { state } = play(assassinationOfCaesar, {
      state: afterPhilippi(state => {
        place(state, boxes.dead, 'caesarian', ['m-antonius'])
        state.factionLeaders.caesarian = ['octavianus']
      }),
    })
    expect(state.assassinsAvenged).toBe(true)
    expect(state.peoples.aegyptii.status).toBe('peace')
    expect(state.factionLeaders.republican).toEqual(['s-pompeius'])
  })

  it('AIE-3.5.1-a: if he was the only Caesarian Faction Leader, another is chosen', () => {
    const { state } = play(assassinationOfCaesar, {
      state: afterPhilippi(state => {
        state.factionLeaders.caesarian = ['m-antonius']
      }),
      choices: give,
    })
    expect(state.factionLeaders.caesarian).toEqual(['octavianus'])
  })

  it('AIE-10.1-d: the 5 VP are scored when he falls, the rest follows in Phase F', () => {
    const { state } = play(g => leaderDies(g, 'cassius', 'battle'), {
      state: afterPhilippi(state => place(state, 'GRA-1', 'republican', ['cassius'])),
    })
    expect(state.score).toBe(6)
    expect(state.assassinsAvenged).toBe(false)
  })
})
