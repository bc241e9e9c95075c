import { fastDice, Match } from '@aquila/engine'
import { randomChoice } from '@aquila/engine/fuzz'
import { expect, it } from 'vitest'
import { oneOfEach } from '../../../imperator/rules/alike.ts'
import { canLead, canMarchAlone } from '../../../imperator/rules/movement/land.ts'
import { movesFrom } from '../../../imperator/rules/movement/offers.ts'
import { stratagemsAt } from '../../../imperator/rules/stratagems/registry.ts'
import { factionIds } from '../../data/types.ts'
import { alea } from '../../index.ts'
import { canSail } from '../../rules/movement/naval.ts'
import { placesOnMap, sideOf } from '../../rules/pieces.ts'
import type { AleaPosition } from '../../rules/state.ts'
import { isLeader, stackIn } from '../counters.ts'
import { positionOf, scenario } from '../support.ts'

/** The moves of the active side, looked for from scratch, counter by counter. */
function movesFromScratch(position: AleaPosition): string[] {
  const { state, data } = position
  const moves: string[] = []
  for (const place of placesOnMap(data)) {
    // Of counters that nothing tells apart one is enough.
    for (const piece of oneOfEach(position, stackIn(state, place))) {
      if (sideOf(position, piece) !== state.active) continue
      if (!isLeader(piece)) {
        if (canMarchAlone(position, piece)) moves.push(`march ${piece}`)
        continue
      }
      if (canLead(position, piece)) moves.push(`lead ${piece}`)
      if (canSail(position, piece)) moves.push(`sail ${piece}`)
    }
  }
  return moves
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
          .filter(({ verb }) => verb === 'lead' || verb === 'sail' || verb === 'march')
          .map(({ verb, noun }) => `${verb} ${noun}`)
        expect(offered.toSorted()).toEqual(movesFromScratch(match.position).toSorted())
      }
      match.choose(randomChoice(match.decision, random))
    }
  },
)

it('AIE-3.4.2-b: the fleet of the Aegyptii does not march among their land units', () => {
  const position = positionOf(scenario('7'))
  const moves = movesFrom(position, 'AEG-1', 'republican').map(({ verb, noun }) => `${verb} ${noun}`)
  expect(moves).toContain('march aegyptii-levies-1')
  expect(moves).not.toContain('march aegyptii-naves-1')
})

it('AIE-6-c: no march opens or closes a stratagem that is steady', () => {
  const match = Match.start(alea, { scenario: '2', dice: fastDice(31) })
  const random = fastDice(32)
  const steady = stratagemsAt(match.position.data, 'campaign').filter(stratagem => stratagem.steady)
  const open = (): string[] =>
    steady.flatMap(({ id, whyNot }) =>
      factionIds
        .filter(side => whyNot(match.position, side, { name: 'campaign' }) === null)
        .map(side => `${side} ${id}`),
    )
  for (let marches = 0; marches < 300 && match.decision !== null; ) {
    const { task } = match.decision
    const [before, rolls] = [open(), match.rolls.length]
    match.choose(randomChoice(match.decision, random))
    if (task !== 'march-alone' && task !== 'march' && task !== 'set-out') continue
    marches++
    // Dice may decide more, and then all are asked again.
    if (match.rolls.length === rolls) expect(open()).toEqual(before)
  }
})
