import { type Choice, type Decision, fastDice, Match } from '@aquila/engine'
import { randomChoice } from '@aquila/engine/fuzz'
import { describe, expect, it } from 'vitest'
import { oneOfEach } from '../../imperator/rules/alike.ts'
import { canLead, canMarchAlone } from '../../imperator/rules/movement/land.ts'
import { movement } from '../../imperator/rules/movement/phase.ts'
import { isLeader, placesOnMap, sideOf, stackIn } from '../../imperator/rules/pieces.ts'
import { stratagemsAt } from '../../imperator/rules/stratagems/registry.ts'
import { sideIds } from '../data/types.ts'
import { semper } from '../index.ts'
import { semperData } from '../rules/series.ts'
import { boxes, type SemperPosition, type SemperState } from '../rules/state.ts'
import { allTo, atWar, choicesOf, emptyMap, place, playUntil, scenario, secondus } from './support.ts'

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

/** One choice after another, so that all sorts of moves are made; the end of the movement only if nothing else is left. */
function inTurn({ choices }: Decision, number: number): Choice | undefined {
  const moves = choices.filter(({ verb }) => verb !== 'done' && verb !== 'stay')
  const list = moves.length > 0 && number % 12 !== 0 ? moves : choices
  return list[(number * 7) % list.length]
}

// Peoples are at war in Scenario 4, and Scenario 5 is a civil war from its first day.
it.each(['2', '4', '5'].flatMap(id => sideIds.map(side => [id, side] as const)))(
  'SV-2.E-2: the marches kept from before are those of the position (Scenario %s, %s)',
  (id, side) => {
    const start = scenario(id, state => {
      state.active = side
      state.sequences = { primus: 1, secondus: 1 }
    })
    const { match } = playUntil(movement, { state: start, impossible: true })
    for (let number = 1; match.decision !== null && number < 120; number++) {
      const { task, choices } = match.decision
      if (task === 'movement') {
        const offered = choices
          .filter(({ verb }) => verb === 'lead' || verb === 'march')
          .map(({ verb, noun }) => `${verb} ${noun}`)
        expect(offered.toSorted()).toEqual(marchesFromScratch(match.position).toSorted())
      }
      match.choose(inTurn(match.decision, number))
    }
  },
)

it('SV-2.E-3: no march opens or closes a stratagem that is steady', () => {
  const match = Match.start(semper, { scenario: '3', dice: fastDice(31) })
  const random = fastDice(32)
  const steady = stratagemsAt(match.position.data, 'campaign').filter(stratagem => stratagem.steady)
  const open = (): string[] =>
    steady.flatMap(({ id, whyNot }) =>
      sideIds
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

/** Picts at war for Secondus in the north of Britain, with Romans of Secondus round about. */
function britain(change: (state: SemperState) => void): SemperState {
  return emptyMap(state => {
    state.active = 'secondus'
    allTo(state, 'secondus')
    state.fleets.occidentalis.returns = 999
    state.fleets.orientalis.returns = 999
    atWar(state, 'picts', 'secondus')
    for (const unit of semperData.peoples.picts.units) place(state, boxes.people, null, unit)
    place(state, boxes.dead, null, 'talorc')
    secondus(state, 'PIC2', 'batavi')
    // Somebody far away can always march.
    secondus(state, 'MOE5', 'arbetio')
    change(state)
  })
}

/** What these can do before a march and after it; both lists are those of the position. */
function beforeAndAfter(state: SemperState, watched: readonly string[], ...march: string[]): string[][] {
  return [[], march].map(choices => {
    const { decision, position } = playUntil(movement, { state, choices, impossible: true })
    expect(decision.task).toBe('movement')
    const offered = choicesOf(decision).filter(choice => /^(lead|march) /.test(choice))
    expect(offered.toSorted()).toEqual(marchesFromScratch(position).toSorted())
    return watched.filter(choice => offered.includes(choice))
  })
}

describe('SV-4.2.4-A, SV-2.E-2: a march opens and closes the ways of others', () => {
  const picts = ['march picts-1']

  it('the last Roman leaves the zone next door: the People can go there', () => {
    const state = britain(state => {
      place(state, 'PIC1', null, 'picts-1')
      secondus(state, 'BRI1', 'heruli')
    })
    expect(beforeAndAfter(state, picts, 'march heruli', 'to BRI2')).toEqual([[], picts])
    secondus(state, 'BRI1', 'cornuti')
    expect(beforeAndAfter(state, picts, 'march heruli', 'to BRI2')).toEqual([[], []])
    secondus(state, 'BRI1', 'alexander')
    secondus(state, 'BRI3', 'cornuti')
    expect(beforeAndAfter(state, picts, 'lead alexander', 'to BRI2', 'stop')).toEqual([[], []])
    expect(beforeAndAfter(state, picts, 'lead alexander', 'take heruli', 'to BRI2', 'stop')).toEqual([
      [],
      picts,
    ])
  })

  it('a Roman comes there: it cannot', () => {
    const state = britain(state => {
      place(state, 'PIC1', null, 'picts-1')
      secondus(state, 'BRI2', 'celtae', 'heruli')
    })
    expect(beforeAndAfter(state, picts, 'march heruli', 'to BRI1')).toEqual([picts, []])
    secondus(state, 'BRI2', 'alexander')
    expect(beforeAndAfter(state, picts, 'lead alexander', 'to BRI1', 'stop')).toEqual([picts, []])
  })

  it('a People at war leaves or comes: Romans and other Peoples can go there, or no longer', () => {
    // Britannia 3 touches Britannia 1 and 2.
    const state = (first: string) =>
      britain(state => {
        place(state, first, null, 'picts-1')
        place(state, 'BRI2', null, 'picts-2')
        secondus(state, 'BRI3', 'herculiani', 'alexander')
      })
    const romans = ['march herculiani']
    expect(beforeAndAfter(state('BRI1'), romans, 'march picts-1', 'to PIC1')).toEqual([[], romans])
    expect(beforeAndAfter(state('PIC1'), romans, 'march picts-1', 'to BRI1')).toEqual([romans, []])
  })
})
