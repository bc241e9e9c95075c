import { describe, expect, it } from 'vitest'
import { takeAction } from '../../rules/actions/index.ts'
import { holderOf, isFriendly, leadersInside, unitsInside } from '../../rules/cities.ts'
import { boxes, type KingsState } from '../../rules/state.ts'
import {
  bareMap,
  chitsIn,
  choicesOf,
  d6,
  place,
  play,
  playUntil,
  positionOf,
  put,
  reign,
  told,
} from '../support.ts'

const ANTEMNAE = '3908'

/** Antemnae of the Latins in the hands of the Sabines, with Tullus before it. */
function taken(change?: (state: KingsState) => void): KingsState {
  return bareMap(state => {
    reign(state, 3, 8)
    state.control = { [ANTEMNAE]: 'sab' }
    place(state, ANTEMNAE, 'hostile', ['G-lat-2'])
    place(state, ANTEMNAE, 'roman', ['tullus', 'S1', 'S2'])
    change?.(state)
  })
}

const votes = (...dice: readonly number[]) => dice.map(die => d6('the vote of a Curia', die))

describe('a city that another people has taken', () => {
  it('KOR-DEF-5, KOR-MIL-3: is friendly to neither of them', () => {
    const position = positionOf(taken())
    expect(holderOf(position, ANTEMNAE)).toBe('sab')
    expect([isFriendly(position, ANTEMNAE, 'lat'), isFriendly(position, ANTEMNAE, 'sab')]).toEqual([
      false,
      false,
    ])
  })

  it('KOR-BP-3, KOR-MIL-3: has the victors within its walls and its own people before them', () => {
    const position = positionOf(
      taken(state => place(state, ANTEMNAE, 'hostile', ['mamilius', 'U01', 'valerius', 'U11'])),
    )
    expect([leadersInside(position, ANTEMNAE), unitsInside(position, ANTEMNAE)]).toEqual([
      ['valerius'],
      ['U11'],
    ])
  })

  it('KOR-SEN-2, KOR-MIL-3: is attacked with consent against those who hold it, not against its people', () => {
    const offered = (consent: KingsState['notes']['consent']) => {
      const state = taken(each => {
        each.notes.consent = consent
      })
      return choicesOf(playUntil(takeAction, { state }).decision).includes(`siege ${ANTEMNAE}`)
    }
    expect([offered({ lat: false }), offered({ sab: false }), offered({})]).toEqual([true, false, true])
    const run = play(takeAction, { state: taken(), choices: [`siege ${ANTEMNAE}`], dice: votes(1, 1, 4) })
    expect(told(run, 'senate-votes')).toMatchObject([{ nation: 'sab', granted: false }])
  })

  it('KOR-MIL-3, KOR-SIEGE-3: bears their marker no longer when Rome takes it', () => {
    const run = play(takeAction, {
      state: taken(),
      choices: [`siege ${ANTEMNAE}`],
      dice: [...votes(4, 4, 4), d6('siege', 5), d6('siege: a chit changes containers', 1)],
    })
    expect([holderOf(run.position, ANTEMNAE), run.state.control]).toEqual([null, {}])
  })
})

it('KOR-END-1, KOR-SIEGE-8: the last chit of NR that a siege wins over wins the game', () => {
  const state = bareMap(each => {
    for (const chit of [...chitsIn(each, 'hostile')]) if (chit !== 'U18') put(each, chit, boxes.coming)
    place(each, ANTEMNAE, 'hostile', ['G-lat-1'])
    place(each, ANTEMNAE, 'roman', ['romulus', 'S1', 'S2'])
  })
  const run = play(takeAction, {
    state,
    choices: [`siege ${ANTEMNAE}`],
    dice: [d6('siege', 3), d6('siege: a chit changes containers', 1)],
  })
  expect(run.match.result).toMatchObject({ outcome: 'no-enemies', winners: ['rome'] })
})
