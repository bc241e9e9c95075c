import { describe, expect, it } from 'vitest'
import { eventOfTheYear, factionLeaderControllingRoma } from '../../rules/event-of-the-year.ts'
import { type AleaState, boxes } from '../../rules/state.ts'
import { leader, setReduced, unit } from '../counters.ts'
import { choicesOf, d6, d10, emptyMap, place, play, playUntil, positionOf, scenario } from '../support.ts'

/** Dice for an event by its number. */
function event(number: number) {
  const six = Math.min(6, number)
  return [d6('event', six), d10('event', number - six)]
}

function yearWith(change: (state: AleaState) => void): AleaState {
  return emptyMap('2', state => {
    state.sequences = { caesarian: 6, republican: 5 }
    state.initiative = 'caesarian'
    change(state)
  })
}

describe('the event of the year', () => {
  it('AIE-2.D-c: 1d6 and 1d10, a zero counting as zero, give the number', () => {
    const low = play(eventOfTheYear, { state: yearWith(() => {}), dice: [d6('event', 2), d10('event', 0)] })
    expect(low.state.turn.event).toBe('disastrous-weather')
    const high = play(eventOfTheYear, { state: yearWith(() => {}), dice: [d6('event', 6), d10('event', 9)] })
    expect(high.state.turn.event).toBe('famine-among-the-barbarians')
  })

  it('AIE-EV-01: units in Roma are reduced, and every Faction Leader there falls ill', () => {
    const state = yearWith(state => {
      place(state, 'ITA-1', 'caesarian', ['octavianus', 'm-antonius', 'legio-X', 'legio-XI'])
      place(state, 'ITA-6', 'caesarian', ['legio-XII'])
      place(state, 'ITA-1', 'republican', ['cassius'])
      place(state, 'GRA-2', 'republican', ['m-brutus'])
      state.factionLeaders.caesarian = ['octavianus', 'm-antonius']
      state.factionLeaders.republican = ['m-brutus', 'cassius']
      setReduced(state, 'legio-XI', true)
    })
    const run = play(eventOfTheYear, { state, dice: event(1) })
    expect(unit(run.state, 'legio-X')).toMatchObject({ place: 'ITA-1', reduced: true })
    expect(unit(run.state, 'legio-XI')).toMatchObject({ place: 'ITA-1', reduced: true })
    expect(unit(run.state, 'legio-XII').reduced).toBe(false)
    expect(run.state.turn.ill).toEqual(['octavianus', 'm-antonius', 'cassius'])
  })

  it.each([
    [2, 'disastrous-weather', 'AIE-EV-02'],
    [3, 'roman-discouragement', 'AIE-EV-03'],
    [5, 'barbarian-vigour', 'AIE-EV-05'],
    [6, 'political-agitation', 'AIE-EV-06'],
    [9, 'wrath-of-neptune', 'AIE-EV-09'],
    [12, 'donation-to-the-legions', 'AIE-EV-12'],
  ])('event %i is remembered for the year as %s (%s)', (number, id, rule) => {
    const run = play(eventOfTheYear, { state: yearWith(() => {}), dice: event(number) })
    expect(run.state.turn.event).toBe(id)
    expect(run.events.map(({ kind, rule }) => [kind, rule])).toEqual([['event', rule]])
    expect(run.state.sequences).toEqual({ caesarian: 6, republican: 5 })
  })

  it('AIE-EV-04: the Faction Leader of the side with Roma falls ill: in Roma, else by PC', () => {
    const state = yearWith(state => {
      place(state, 'GAL-2', 'caesarian', ['m-antonius'])
      place(state, 'ITA-1', 'caesarian', ['octavianus'])
      state.factionLeaders = { caesarian: ['octavianus', 'm-antonius'], republican: [] }
      state.roma = 'caesarian'
    })
    expect(play(eventOfTheYear, { state, dice: event(4) }).state.turn.ill).toEqual(['octavianus'])
    // RULING-64: the one in Roma, though the other has the higher PC.
    place(state, 'GAL-3', 'caesarian', ['octavianus'])
    place(state, 'ITA-1', 'caesarian', ['m-antonius'])
    expect(factionLeaderControllingRoma(positionOf(state))).toBe('m-antonius')
    place(state, 'GAL-2', 'caesarian', ['m-antonius'])
    expect(factionLeaderControllingRoma(positionOf(state))).toBe('octavianus')
    state.factionLeaders.caesarian = ['lepidus', 'm-antonius']
    place(state, 'GAL-3', 'caesarian', ['lepidus'])
    expect(factionLeaderControllingRoma(positionOf(state))).toBe('m-antonius')
    state.factionLeaders.caesarian = ['octavianus', 'm-antonius']
    place(state, boxes.returning, 'caesarian', ['octavianus'])
    expect(factionLeaderControllingRoma(positionOf(state))).toBe('m-antonius')
    state.roma = null
    expect(factionLeaderControllingRoma(positionOf(state))).toBeNull()
  })

  it('AIE-EV-07: the split is made of one sequence less', () => {
    const run = play(eventOfTheYear, { state: yearWith(() => {}), dice: event(7) })
    expect(run.state.sequences).toEqual({ caesarian: 5, republican: 5 })
    const even = yearWith(state => {
      state.sequences = { caesarian: 5, republican: 5 }
    })
    expect(play(eventOfTheYear, { state: even, dice: event(7) }).state.sequences).toEqual({
      caesarian: 5,
      republican: 4,
    })
  })

  it('AIE-EV-08: one less for each, not below none; or by option one for each', () => {
    const run = play(eventOfTheYear, { state: yearWith(() => {}), dice: event(8) })
    expect(run.state.sequences).toEqual({ caesarian: 5, republican: 4 })
    const few = yearWith(state => {
      state.sequences = { caesarian: 1, republican: 0 }
    })
    expect(play(eventOfTheYear, { state: few, dice: event(8) }).state.sequences).toEqual({
      caesarian: 0,
      republican: 0,
    })
    const other = play(eventOfTheYear, {
      state: yearWith(() => {}),
      dice: event(8),
      options: { event8: 'oneEach' },
    })
    expect(other.state.sequences).toEqual({ caesarian: 1, republican: 1 })
  })

  it('AIE-EV-10: the opponent of the side with Roma gets one more sequence', () => {
    const run = play(eventOfTheYear, { state: scenario('2'), dice: event(10) })
    expect(run.state.turn.extraSequence).toBe('caesarian')
    const nobody = scenario('2', state => {
      state.roma = null
    })
    expect(play(eventOfTheYear, { state: nobody, dice: event(10) }).state.turn.extraSequence).toBeNull()
  })

  it('AIE-EV-11: the controllers of the two regions lose two legions in each, by their own choice', () => {
    const dice = [...event(11), d6('desertion', 1), d6('desertion', 2)]
    const { decision } = playUntil(eventOfTheYear, { state: scenario('2'), dice })
    expect(decision.role).toBe('caesarian')
    expect(choicesOf(decision)).toContain('lose legio-X')
    const run = play(eventOfTheYear, {
      state: scenario('2'),
      dice,
      choices: ['lose legio-X', 'lose legio-V', 'lose legio-II', 'lose legio-IV'],
    })
    for (const id of ['legio-X', 'legio-V', 'legio-II', 'legio-IV'])
      expect(unit(run.state, id).place).toBe(boxes.reserve)
  })

  it('AIE-EV-11: equal dice cancel it; where there are fewer than two legions all go', () => {
    const same = play(eventOfTheYear, {
      state: scenario('2'),
      dice: [...event(11), d6('desertion', 3), d6('desertion', 3)],
    })
    expect(same.state.counters).toEqual(scenario('2').counters)
    const italia = play(eventOfTheYear, {
      state: scenario('2'),
      dice: [...event(11), d6('desertion', 3), d6('desertion', 6)],
      choices: ['lose legio-XXV'],
    })
    for (const id of ['legio-XV', 'legio-XXV', 'legio-XXVI'])
      expect(unit(italia.state, id).place).toBe(boxes.reserve)
    expect(unit(italia.state, 'legio-XIII').place).toBe('ITA-4')
  })

  it('AIE-EV-11: nobody deserts in a region that nobody controls', () => {
    const state = scenario('2', state => {
      state.regions.italia = null
    })
    const run = play(eventOfTheYear, {
      state,
      dice: [...event(11), d6('desertion', 3), d6('desertion', 1)],
      choices: ['lose legio-X', 'lose legio-V'],
      impossible: true,
    })
    for (const id of ['legio-XV', 'legio-XIII']) expect(unit(run.state, id).place).toBe(unit(state, id).place)
  })

  it('AIE-EV-04: nobody falls ill while nobody controls Roma', () => {
    const state = scenario('2', state => {
      state.roma = null
    })
    expect(play(eventOfTheYear, { state, dice: event(4), impossible: true }).state.turn.ill).toEqual([])
  })

  it('AIE-EV-07, AIE-EV-08: the sequences that are left are told', () => {
    for (const number of [7, 8]) {
      const { events, state } = play(eventOfTheYear, { state: yearWith(() => {}), dice: event(number) })
      const told = events.find(({ kind }) => kind === 'sequences')
      expect(told?.rule).toBe(`AIE-EV-0${number}`)
      expect(told?.data).toMatchObject(state.sequences)
    }
  })

  it('AIE-EV-13: units in Asia, Pontici and Aegyptii are reduced, reduced ones are gone', () => {
    const state = scenario('2', state => {
      setReduced(state, 'legio-XXIII', true)
    })
    const run = play(eventOfTheYear, { state, dice: event(13) })
    expect(unit(run.state, 'legio-XXIII').place).toBe(boxes.reserve)
    expect(unit(run.state, 'legio-XXIV')).toMatchObject({ place: 'ASI-5', reduced: true })
    expect(unit(run.state, 'pontici-phalanx-1').reduced).toBe(true)
    expect(unit(run.state, 'aegyptii-naves-1').reduced).toBe(true)
    expect(unit(run.state, 'parthi-sagittarii-1').reduced).toBe(false)
    expect(leader(run.state, 'cleopatra').place).toBe('AEG-1')
  })

  it('AIE-EV-14: the Parthi go from peace to war and from war to peace', () => {
    const war = play(eventOfTheYear, { state: scenario('2'), dice: event(14) })
    // The Republican holds Asia, so the Caesarian controls them.
    expect(war.state.peoples.parthi).toMatchObject({ status: 'war', faction: 'caesarian' })
    const again = playUntil(
      function* (g) {
        yield* eventOfTheYear(g)
        yield { role: 'caesarian', rule: '', task: 'stop', choices: [{ verb: 'a' }, { verb: 'b' }] }
      },
      { state: war.state, dice: event(14) },
    )
    expect(again.state.peoples.parthi).toMatchObject({ status: 'peace', barredUntil: null })
    expect(again.state.score).toBe(0)
  })

  it('AIE-EV-15: German and Celtic units on the map are reduced; reduced ones stay', () => {
    const state = scenario('2', state => {
      place(state, 'GER-1', null, ['germani-1', 'germani-2'])
      place(state, 'ILL-1', null, ['illyrii-1'])
      for (const people of ['germani', 'illyrii'] as const)
        state.peoples[people] = { status: 'war', faction: 'republican', barredUntil: null, sentHomeBy: null }
      setReduced(state, 'germani-2', true)
    })
    const run = play(eventOfTheYear, { state, dice: event(15) })
    expect(unit(run.state, 'germani-1')).toMatchObject({ place: 'GER-1', reduced: true })
    expect(unit(run.state, 'germani-2')).toMatchObject({ place: 'GER-1', reduced: true })
    expect(unit(run.state, 'germani-3')).toMatchObject({ place: boxes.people, reduced: false })
    expect(unit(run.state, 'illyrii-1').reduced).toBe(false)
  })
})
