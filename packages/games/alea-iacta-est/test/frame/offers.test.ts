import { fastDice, Match } from '@aquila/engine'
import { randomChoice } from '@aquila/engine/fuzz'
import { expect, it } from 'vitest'
import { alea } from '../../index.ts'
import { movesOf } from '../../rules/movement/offers.ts'
import { placesOnMap, sideOf, stackIn } from '../../rules/pieces.ts'
import type { AleaPosition } from '../../rules/state.ts'

/** The moves of the active side, looked for from scratch. */
function movesFromScratch(position: AleaPosition): string[] {
  const { state, data } = position
  const counters = placesOnMap(data).flatMap(place =>
    stackIn(state, place).filter(piece => sideOf(position, piece) === state.active),
  )
  return movesOf(position, counters).map(({ verb, noun }) => `${verb} ${noun}`)
}

it.each(['1', '2', '4', '6'])(
  'AIE-2.E-b: the moves kept from before are those of the position (Scenario %s)',
  id => {
    const match = Match.start(alea, { scenario: id, dice: fastDice(21) })
    const random = fastDice(22)
    for (let checked = 0; match.decision !== null && checked < 700; ) {
      const { task, choices } = match.decision
      if (task === 'movement') {
        checked++
        const offered = choices
          .filter(({ verb }) => verb !== 'done')
          .map(({ verb, noun }) => `${verb} ${noun}`)
        expect(offered.toSorted()).toEqual(movesFromScratch(match.position).toSorted())
      }
      match.choose(randomChoice(match.decision, random))
    }
  },
)
