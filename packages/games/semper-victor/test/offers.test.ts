import { fastDice, Match } from '@aquila/engine'
import { randomChoice } from '@aquila/engine/fuzz'
import { expect, it } from 'vitest'
import { oneOfEach } from '../../imperator/rules/alike.ts'
import { canLead, canMarchAlone } from '../../imperator/rules/movement/land.ts'
import { isLeader, placesOnMap, sideOf, stackIn } from '../../imperator/rules/pieces.ts'
import { semper } from '../index.ts'
import type { SemperPosition } from '../rules/state.ts'

/** The marches of the active side, looked for from scratch, counter by counter. */
function marchesFromScratch(position: SemperPosition): string[] {
  const { state, data } = position
  const marches: string[] = []
  for (const place of placesOnMap(data)) {
    for (const piece of oneOfEach(position, stackIn(position, place))) {
      if (sideOf(position, piece) !== state.active) continue
      if (isLeader(data, piece)) {
        if (canLead(position, piece)) marches.push(`lead ${piece}`)
      } else if (canMarchAlone(position, piece)) marches.push(`march ${piece}`)
    }
  }
  return marches
}

// Scenario 5 is a civil war from its first day.
it.each(['2', '4', '5'])(
  'SV-2.E-2: the marches kept from before are those of the position (Scenario %s)',
  id => {
    const match = Match.start(semper, { scenario: id, dice: fastDice(21) })
    const random = fastDice(22)
    for (let checked = 0; match.decision !== null && checked < 400; ) {
      const { task, choices } = match.decision
      if (task === 'movement') {
        checked++
        const offered = choices
          .filter(({ verb }) => verb === 'lead' || verb === 'march')
          .map(({ verb, noun }) => `${verb} ${noun}`)
        expect(offered.toSorted()).toEqual(marchesFromScratch(match.position).toSorted())
      }
      match.choose(randomChoice(match.decision, random))
    }
  },
)
