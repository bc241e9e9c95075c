import { describe, expect, it } from 'vitest'
import { takeAction } from '../../rules/actions/index.ts'
import { armiesInTheOpen } from '../../rules/battle/conditions.ts'
import { holderOf, isFriendly, leadersInside, unitsInside } from '../../rules/cities.ts'
import { military } from '../../rules/reactions/military.ts'
import { boxes, type KingsState } from '../../rules/state.ts'
import { nearestFriendlyCity } from '../../rules/travel.ts'
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

describe('Ostia, when Rome has lost it', () => {
  const lost = (change?: (state: KingsState) => void) =>
    positionOf(
      bareMap(state => {
        state.ostia = true
        place(state, '3803', 'hostile', ['G-ostia', 'arruns', 'U20', 'U21', 'U22'])
        change?.(state)
      }),
    )

  it('KOR-GAR-1, KOR-BP-3: is a city of the Etruscans, whose army is within its walls', () => {
    expect([isFriendly(lost(), '3803', 'etr'), isFriendly(lost(), '3803', 'lat')]).toEqual([true, false])
    expect(unitsInside(lost(), '3803')).toEqual(['U20', 'U21', 'U22'])
    expect(armiesInTheOpen(lost(), '3803')).toEqual([])
    expect(nearestFriendlyCity(lost(), '3804', 'etr')).toBe('3803')
    // Not if another people has taken it, or Rome has it again, or before it was founded.
    const others = lost(state => {
      state.control = { '3803': 'vol' }
    })
    const roman = lost(state => place(state, '3803', 'roman', ['G-ostia']))
    const unfounded = lost(state => {
      state.ostia = false
    })
    for (const position of [others, roman, unfounded]) {
      expect(isFriendly(position, '3803', 'etr')).toBe(false)
      expect(nearestFriendlyCity(position, '3804', 'etr')).not.toBe('3803')
    }
  })

  it('KOR-MIL-3: needs no marker of the Etruscans, but one of any other people', () => {
    const taken = (leader: string, units: readonly string[]) => {
      const state = bareMap(each => {
        each.ostia = true
        place(each, '3803', 'roman', ['G-ostia'])
        place(each, '3804', 'hostile', [leader, ...units])
      })
      return play(military, { state, dice: [d6('hostile siege', 3)] }).state.control
    }
    expect(taken('arruns', ['U20', 'U21'])).toEqual({})
    expect(taken('mamilius', ['U01', 'U02'])).toEqual({ '3803': 'lat' })
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
