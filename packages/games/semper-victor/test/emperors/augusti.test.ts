import { describe, expect, it } from 'vitest'
import { nameCoEmperors, nominations, whyNotNamed } from '../../rules/emperors/nominations.ts'
import { capitalDioceses } from '../../rules/emperors/ranks.ts'
import { boxes, newTurnNotes, type SemperState } from '../../rules/state.ts'
import {
  allTo,
  choicesOf,
  empire,
  emptyMap,
  play,
  playUntil,
  positionOf,
  primus,
  scenario,
  secondus,
  sideIn,
} from '../support.ts'

/** Galère, Constantin and their men, each head in a capital of his own. */
function twoHeads(change?: (state: SemperState) => void): SemperState {
  return emptyMap(state => {
    primus(state, 'PON1', 'galere')
    secondus(state, 'GAL2', 'licinius')
    state.emperors = { primus: 'galere', secondus: 'licinius' }
    for (const diocese of ['pannoniae', 'pontica', 'oriens', 'asia', 'thracia', 'moesiae'] as const)
      state.regions[diocese] = 'primus'
    for (const diocese of ['galliae', 'viennensis', 'italia', 'hispaniae', 'africa', 'britanniae'] as const)
      state.regions[diocese] = 'secondus'
    change?.(state)
  })
}

function whyNot(state: SemperState, side: 'primus' | 'secondus', id: string, rank: 'augustus' | 'caesar') {
  return whyNotNamed(positionOf(state), side, id, rank)
}

describe('Augusti and Caesars', () => {
  it('SV-3.5.1-A, SV-3.5.1-E, SV-3.5.1-F: scenarios begin with a Primus Augustus, with or without a Secondus', () => {
    expect(scenario('6').emperors).toEqual({ primus: 'galere', secondus: 'constance-chlore' })
    expect(scenario('8').emperors).toEqual({ primus: 'constantin', secondus: null })
    expect(sideIn(scenario('6'), 'galere')).toBe('primus')
    expect(sideIn(scenario('6'), 'constantin')).toBe('secondus')
  })

  it('SV-3.5.1-B, SV-3.5.1-G: a second Augustus may be named, a third may not; Caesars up to two', () => {
    const state = twoHeads(state => primus(state, 'PON2', 'severe', 'maxence', 'maximin-daia'))
    const named = nominations(positionOf(state), 'primus').map(choice => choice.verb)
    expect(named).toContain('name-augustus')
    state.augusti.primus = ['severe']
    expect(nominations(positionOf(state), 'primus').map(choice => choice.verb)).not.toContain('name-augustus')
    state.augusti.primus = []
    state.caesares.primus = ['severe', 'maxence']
    expect(nominations(positionOf(state), 'primus').map(choice => choice.verb)).not.toContain('name-caesar')
  })

  it('SV-3.5.1-D: five capital Dioceses against one: four emperors, never a fifth, against one (TV-13)', () => {
    const state = twoHeads(state => {
      allTo(state, 'primus')
      state.regions.galliae = 'secondus'
      primus(state, 'PON2', 'severe', 'maxence', 'maximin-daia', 'alexander')
      secondus(state, 'GAL1', 'bassianus')
      state.augusti.primus = ['severe']
      state.caesares.primus = ['maxence']
    })
    expect(capitalDioceses(positionOf(state), 'primus')).toHaveLength(5)
    expect(whyNot(state, 'primus', 'maximin-daia', 'caesar')).toBeNull()
    state.caesares.primus.push('maximin-daia')
    expect(nominations(positionOf(state), 'primus').filter(({ noun }) => noun === 'alexander')).toEqual([])
    expect(whyNot(state, 'secondus', 'bassianus', 'augustus')?.rule).toBe('SV-3.5.1-D')
  })

  it('SV-3.5.1-D: as many emperors as capital Dioceses, and not one more', () => {
    const state = twoHeads(state => {
      primus(state, 'PON2', 'severe', 'maxence')
      state.regions.pannoniae = 'secondus'
    })
    expect(whyNot(state, 'primus', 'severe', 'caesar')).toBeNull()
    state.caesares.primus = ['maxence']
    expect(whyNot(state, 'primus', 'severe', 'caesar')?.rule).toBe('SV-3.5.1-D')
  })

  it('SV-3.5.1-C: no more emperors in all than capitals; Constantinopolis is a seventh', () => {
    const state = twoHeads(state => {
      primus(state, 'PON2', 'severe', 'maxence', 'maximin-daia')
      secondus(state, 'GAL1', 'bassianus', 'alexander', 'volusianus')
      state.augusti = { primus: ['severe'], secondus: ['bassianus'] }
      state.caesares = { primus: ['maxence'], secondus: ['alexander'] }
      allTo(state, 'primus')
    })
    expect(whyNot(state, 'primus', 'maximin-daia', 'caesar')?.rule).toBe('SV-3.5.1-C')
    state.constantinopolis.built = true
    expect(whyNot(state, 'primus', 'maximin-daia', 'caesar')).toBeNull()
  })

  it('SV-3.5.1-H, SV-3.5.1-J: Primus may refuse one candidate of Secondus, not the second', () => {
    const state = twoHeads(state => secondus(state, 'GAL1', 'bassianus', 'alexander'))
    const { state: after, decision } = playUntil(nameCoEmperors, {
      state,
      choices: ['name-augustus bassianus', 'refuse'],
    })
    expect(after.turn.proposed).toEqual(['bassianus'])
    expect(choicesOf(decision)).not.toContain('name-augustus bassianus')
    expect(choicesOf(decision)).not.toContain('name-caesar bassianus')
    const end = play(nameCoEmperors, {
      state,
      choices: ['name-augustus bassianus', 'refuse', 'name-augustus alexander'],
    })
    expect(end.state.augusti.secondus).toEqual(['alexander'])
  })

  it('SV-3.5.1-J, RULING-119: a leader who was made Caesar in this turn is not raised to Augustus in it, refused or not', () => {
    const state = twoHeads(state => secondus(state, 'GAL1', 'bassianus', 'alexander', 'volusianus'))
    const offered = (...choices: string[]) =>
      choicesOf(playUntil(nameCoEmperors, { state, choices }).decision)
    // A dummy is refused, so that the next is Caesar without asking: the veto is not walked round.
    expect(offered('name-caesar bassianus', 'refuse', 'name-caesar alexander')).not.toContain(
      'name-augustus alexander',
    )
    expect(offered('name-caesar alexander', 'agree')).toContain('name-augustus bassianus')
    expect(offered('name-caesar alexander', 'agree')).not.toContain('name-augustus alexander')
  })

  it('SV-3.5.1-J, RULING-119: a Caesar of an earlier year may be raised, once more the year after; Primus is bound alike', () => {
    const state = twoHeads(state => {
      secondus(state, 'GAL1', 'bassianus')
      primus(state, 'PON2', 'severe')
      state.caesares.secondus = ['bassianus']
      state.turn.proposed = ['severe']
    })
    expect(whyNot(state, 'secondus', 'bassianus', 'augustus')).toBeNull()
    expect(whyNot(state, 'primus', 'severe', 'augustus')).toMatchObject({
      rule: 'SV-3.5.1-J',
      why: 'proposed-already',
    })
    const named = playUntil(nameCoEmperors, {
      state: { ...state, turn: newTurnNotes() },
      choices: ['name-caesar severe'],
    })
    expect(named.state.turn.proposed).toEqual(['severe'])
    expect(choicesOf(named.decision)).not.toContain('name-augustus severe')
  })

  it('SV-3.5.1-I: Primus cannot refuse that a Caesar becomes Augustus', () => {
    const state = twoHeads(state => {
      secondus(state, 'GAL1', 'bassianus')
      state.caesares.secondus = ['bassianus']
    })
    const { state: after } = play(nameCoEmperors, { state, choices: ['name-augustus bassianus'] })
    expect(after.augusti.secondus).toEqual(['bassianus'])
    expect(after.caesares.secondus).toEqual([])
  })

  it('SV-3.5.1-K: Secondus names nobody without a Secondus Augustus', () => {
    const state = twoHeads(state => {
      secondus(state, 'GAL1', 'bassianus')
      state.emperors.secondus = null
    })
    expect(nominations(positionOf(state), 'secondus')).toEqual([])
    state.emperors.secondus = 'licinius'
    expect(nominations(positionOf(state), 'secondus')).toHaveLength(2)
  })

  it('SV-3.5.1-L: each of two Caesars can be refused by itself', () => {
    const state = twoHeads(state => secondus(state, 'GAL1', 'bassianus', 'alexander', 'volusianus'))
    const choices = [
      'name-caesar bassianus',
      'agree',
      'name-caesar alexander',
      'refuse',
      'name-caesar volusianus',
    ]
    const { state: after } = play(nameCoEmperors, { state, choices })
    expect(after.caesares.secondus).toEqual(['bassianus', 'volusianus'])
  })

  it('SV-3.5.1-M: Constantin names his sons only, in their order, for each rank (TV-15, TV-16)', () => {
    const state = emptyMap(state => {
      primus(
        state,
        'PON1',
        'constantin',
        'crispus',
        'constantin-ii',
        'constance-ii',
        'constant',
        'volusianus',
      )
      state.emperors.primus = 'constantin'
      allTo(state, 'primus')
    })
    expect(whyNot(state, 'primus', 'volusianus', 'caesar')?.rule).toBe('SV-3.5.1-M')
    expect(whyNot(state, 'primus', 'constantin-ii', 'augustus')?.rule).toBe('SV-3.5.1-M')
    expect(whyNot(state, 'primus', 'crispus', 'caesar')).toBeNull()
    state.honoured.caesar = ['crispus', 'constantin-ii']
    expect(whyNot(state, 'primus', 'constant', 'caesar')?.rule).toBe('SV-3.5.1-M')
    state.honoured.caesar.push('constance-ii')
    expect(whyNot(state, 'primus', 'constant', 'caesar')).toBeNull()
    expect(whyNot(state, 'primus', 'constantin-ii', 'augustus')?.rule).toBe('SV-3.5.1-M')
    // RULING-19: a leader who is dead is passed over.
    primus(state, boxes.dead, 'crispus')
    expect(whyNot(state, 'primus', 'constantin-ii', 'augustus')).toBeNull()
  })

  it('SV-3.5.1-N: Licinianus only while Licinius heads the side', () => {
    const state = twoHeads(state => secondus(state, 'GAL1', 'licinianus'))
    expect(whyNot(state, 'secondus', 'licinianus', 'caesar')).toBeNull()
    state.emperors.secondus = 'severe'
    expect(whyNot(state, 'secondus', 'licinianus', 'caesar')?.rule).toBe('SV-3.5.1-N')
  })

  it('SV-3.5.1-O: nephews only while a son of Constantin heads a side, by a player who has a son', () => {
    const state = twoHeads(state => {
      primus(state, 'PON2', 'julien', 'constant')
      secondus(state, 'GAL1', 'constance-ii')
    })
    expect(whyNot(state, 'primus', 'julien', 'caesar')?.rule).toBe('SV-3.5.1-O')
    state.emperors.secondus = 'constance-ii'
    expect(whyNot(state, 'primus', 'julien', 'caesar')).toBeNull()
    primus(state, boxes.dead, 'constant')
    expect(whyNot(state, 'primus', 'julien', 'caesar')?.rule).toBe('SV-3.5.1-O')
  })

  it('SV-3.3.1-E, SV-S2-B: neither a Dux nor who has retired is named', () => {
    const state = scenario('2')
    expect(whyNot(state, 'primus', 'dux-sirmium', 'caesar')?.rule).toBe('SV-3.3.1-E')
    expect(whyNot(state, 'primus', 'diocletien', 'caesar')?.rule).toBe('SV-S2-B')
  })
})

it('SV-3.5.1-M: only sons of Constantin are remembered', () => {
  const state = empire(state => primus(state, 'ITA5', 'severe'))
  const { state: after } = play(nameCoEmperors, { state, choices: ['name-caesar severe'] })
  expect([after.caesares.primus, after.honoured.caesar]).toEqual([['severe'], []])
})

it('SV-3.5.1-G, SV-3.5.1-K: an Augustus is named by one rule, a Caesar by the other', () => {
  const state = empire(state => primus(state, 'PON1', 'severe', 'maxence'))
  const { events } = play(nameCoEmperors, {
    state,
    choices: ['name-augustus severe', 'name-caesar maxence'],
  })
  expect(events.map(({ rule, data }) => `${data.leader} ${rule}`)).toEqual([
    'severe SV-3.5.1-G',
    'maxence SV-3.5.1-K',
  ])
})
