import { describe, expect, it } from 'vitest'
import { canShow } from '../../rules/pieces.ts'
import { attemptCoup, possiblePretenders, whyNoCoup, whyNotPretender } from '../../rules/politics/coup.ts'
import { flipLeader } from '../../rules/politics/flip.ts'
import type { AleaState } from '../../rules/state.ts'
import { boxes } from '../../rules/state.ts'
import { leader, unit } from '../counters.ts'
import { d6, d10, place, play, positionOf, scenario } from '../support.ts'
import { heirAndAssassin, twoLeaders } from './stage.ts'

/** Scipio (PC 4) in Salonae; Pompeius leads from Athens in the same region, so that no Triumvir can be named. */
function scipioAlone(change?: (state: AleaState) => void): AleaState {
  return twoLeaders('2', state => {
    place(state, 'GRA-1', 'republican', ['scipio', 'legio-I'])
    state.year = -48
    change?.(state)
  })
}

const coup = (modifier = 0) => ({
  run: (g: Parameters<typeof attemptCoup>[0]) => attemptCoup(g, 'caesarian', 'scipio', modifier),
})

describe('the choice of a Pretender', () => {
  it('TV-17, AIE-3.6.1-a: an enemy Roman leader who is not beside a Faction Leader of his', () => {
    const state = scipioAlone(state => place(state, 'GRA-4', 'republican', ['cato']))
    expect(possiblePretenders(positionOf(state), 'caesarian')).toEqual(['scipio'])
    expect(whyNotPretender(positionOf(state), 'caesarian', 'cato')).toMatchObject({
      rule: 'AIE-3.6.1-a',
      why: 'beside-faction-leader',
    })
    expect(whyNotPretender(positionOf(state), 'republican', 'scipio')?.why).toBe('not-an-enemy-leader')
  })

  it('TV-17, AIE-3.6.1-a: he gets the marker of his own faction', () => {
    const { events } = play(coup().run, { state: scipioAlone(), dice: [d6('coup', 5)] })
    expect(events.find(event => event.kind === 'pretender')?.data).toMatchObject({
      leader: 'scipio',
      faction: 'republican',
    })
  })

  it('AIE-3.6.1-b: one Pretender for each faction', () => {
    const state = scipioAlone(state => {
      place(state, 'ASI-1', 'caesarian', ['labienus'])
      state.pretenders.republican = 'labienus'
    })
    expect(whyNoCoup(positionOf(state), 'caesarian')?.rule).toBe('AIE-3.6.1-b')
    expect(whyNoCoup(positionOf(state), 'republican')).toBeNull()
  })

  it('AIE-3.6.1-c: Octavianus and the sons of Pompeius never, nor a leader who has one face only', () => {
    const state = heirAndAssassin('5', state => {
      place(state, 'SIC-1', 'republican', ['s-pompeius', 'g-pompeius'])
      place(state, 'GAL-1', 'caesarian', ['agrippa'])
      place(state, 'GAL-2', 'caesarian', ['octavianus'])
      place(state, 'ITA-1', 'caesarian', ['m-antonius'])
      state.factionLeaders.caesarian = ['m-antonius']
    })
    const position = positionOf(state)
    expect(possiblePretenders(position, 'caesarian')).toEqual([])
    expect(possiblePretenders(position, 'republican')).toEqual(['agrippa'])
    for (const id of ['s-pompeius', 'g-pompeius'])
      expect(whyNotPretender(position, 'caesarian', id)?.rule).toBe('AIE-3.6.1-c')
    expect(whyNotPretender(position, 'republican', 'octavianus')?.rule).toBe('AIE-3.6.1-c')
  })

  it('AIE-3.5.3-e: after the murder no Assassin ever shows the Caesarian face, before it he may', () => {
    const assassins = ['m-brutus', 'cassius', 'trebonius', 'd-brutus']
    const can = (murdered: boolean, id: string) =>
      canShow(positionOf(twoLeaders('1', state => (state.caesarMurdered = murdered))), id, 'caesarian')
    for (const id of assassins) expect([can(false, id), can(true, id)]).toEqual([true, false])
    expect(can(true, 'pollio')).toBe(true)
    expect(
      canShow(positionOf(twoLeaders('1', state => (state.caesarMurdered = true))), 'cassius', 'republican'),
    ).toBe(true)
  })

  it('AIE-3.5.3-e: no Assassin after the murder', () => {
    const state = heirAndAssassin('5', state => place(state, 'ASI-1', 'republican', ['cassius']))
    expect(whyNotPretender(positionOf(state), 'caesarian', 'cassius')?.rule).toBe('AIE-3.5.3-e')
    state.caesarMurdered = false
    expect(whyNotPretender(positionOf(state), 'caesarian', 'cassius')).toBeNull()
  })

  it('AIE-S1-b: in -49 the Republican attempts no coup, but the Caesarian may', () => {
    const position = positionOf(scenario('1'))
    expect(whyNoCoup(position, 'republican')?.rule).toBe('AIE-S1-b')
    expect(whyNoCoup(position, 'caesarian')).toBeNull()
    expect(whyNoCoup(positionOf(scenario('3')), 'republican')).toBeNull()
  })
})

describe('the validation of a coup', () => {
  it('AIE-3.6.2-a: above his PC it fails; he stays, without the marker', () => {
    const { state } = play(coup().run, { state: scipioAlone(), dice: [d6('coup', 5)] })
    expect(leader(state, 'scipio').faction).toBe('republican')
    expect(state.pretenders.republican).toBeNull()
  })

  it('AIE-3.6.2-a, AIE-6.2-a: the figure of the stratagem is added to the die', () => {
    const { state } = play(coup(-2).run, { state: scipioAlone(), dice: [d6('coup', 6)] })
    expect(leader(state, 'scipio').faction).toBe('caesarian')
  })

  it('TV-18, AIE-3.6.2-b: validated, he shows the other face and keeps the marker of his faction', () => {
    const { state } = play(coup().run, { state: scipioAlone(), dice: [d6('coup', 4)] })
    expect(leader(state, 'scipio')).toMatchObject({ faction: 'caesarian', place: 'GRA-1' })
    expect(state.pretenders).toEqual({ caesarian: null, republican: 'scipio' })
    expect(unit(state, 'legio-I').faction).toBe('caesarian')
  })
})

describe('the achievement of a coup', () => {
  it('TV-19, AIE-3.6.3-a: the other leaders of his zone go over without a roll', () => {
    const { state } = play(coup().run, {
      state: scipioAlone(state => place(state, 'GRA-1', 'republican', ['cato'])),
      dice: [d6('coup', 1)],
    })
    expect(leader(state, 'cato').faction).toBe('caesarian')
    expect(state.joinedPretender.republican).toEqual(['cato'])
  })

  it('AIE-3.6.3-a, RULING-28: a leader who has no other face stays loyal and must get away from the units', () => {
    const { state } = play(coup().run, {
      state: scipioAlone(state => place(state, 'GRA-1', 'republican', ['g-pompeius'])),
      dice: [d6('coup', 1), d10('solitary', 7)],
      choices: ['flee GRA-3'],
    })
    expect(leader(state, 'g-pompeius')).toMatchObject({ faction: 'republican', place: 'GRA-3' })
  })

  it('TV-20, AIE-3.6.3-b: another zone of the region goes over on more than the best PC there', () => {
    const zone = (die: number, modifier = 0, options = {}) =>
      play(coup(modifier).run, {
        // PC 3 and 2.
        state: scipioAlone(state =>
          place(state, 'GRA-3', 'republican', ['spinther', 'afranius', 'legio-III']),
        ),
        dice: [d6('coup', 1), d6('fidelity in GRA-3', die)],
        options,
      }).state
    expect(leader(zone(3), 'spinther').faction).toBe('republican')
    const lost = zone(4)
    expect(leader(lost, 'spinther').faction).toBe('caesarian')
    expect(leader(lost, 'afranius').faction).toBe('caesarian')
    // AIE-3.6.3-d
    expect(unit(lost, 'legio-III').faction).toBe('caesarian')
    // RULING-29: the figure hinders here, unless the option turns it.
    expect(leader(zone(5, -2), 'spinther').faction).toBe('republican')
    expect(leader(zone(2, -2, { coupModifierFidelity: 'favourable' }), 'spinther').faction).toBe('caesarian')
  })

  it('AIE-3.6.3-c: a zone with a Faction Leader is not tested', () => {
    const { state } = play(coup().run, {
      state: scipioAlone(state => place(state, 'GRA-4', 'republican', ['cato'])),
      dice: [d6('coup', 1)],
    })
    expect(leader(state, 'cato').faction).toBe('republican')
  })

  it('AIE-3.6.3-b: other regions are not tested', () => {
    play(coup().run, {
      state: scipioAlone(state => place(state, 'ASI-1', 'republican', ['cato'])),
      dice: [d6('coup', 1)],
    })
  })

  it('AIE-3.6.3-d: units without a leader are of the controller of the region', () => {
    const { state } = play(coup().run, {
      state: scipioAlone(state => {
        place(state, 'GRA-2', 'republican', ['legio-XXI'])
        place(state, 'GRA-3', 'caesarian', ['legio-XXII'])
        expect(state.regions.graecia).toBe('republican')
      }),
      dice: [d6('coup', 1)],
    })
    expect(unit(state, 'legio-XXI').faction).toBe('republican')
    expect(unit(state, 'legio-XXII').faction).toBe('republican')
  })

  it('AIE-3.5.3-d, RULING-41: a Pretender who turns back ends his coup, and those who joined him stay', () => {
    const { state } = play(
      function* (g) {
        flipLeader(g, 'cassius', 'republican', 'AIE-3.5.3-d')
      },
      {
        state: scipioAlone(state => {
          place(state, 'GAL-9', 'caesarian', ['cassius', 'labienus'])
          state.pretenders.republican = 'cassius'
          state.joinedPretender.republican = ['labienus']
        }),
      },
    )
    expect(state.pretenders.republican).toBeNull()
    expect(state.joinedPretender.republican).toEqual([])
    expect(leader(state, 'labienus').faction).toBe('caesarian')
  })

  it('AIE-3.6.3-a: off the regions only his own zone goes over', () => {
    const { state } = play(coup().run, {
      state: twoLeaders('2', state => {
        place(state, 'PON-1', 'republican', ['scipio', 'labienus'])
        place(state, boxes.returning, 'republican', ['cato'])
      }),
      dice: [d6('coup', 1)],
    })
    expect(leader(state, 'labienus').faction).toBe('caesarian')
    expect(leader(state, 'cato').faction).toBe('republican')
  })
})
