import { type Decision, fastDice, Match, PASS } from '@aquila/engine'
import { randomChoice } from '@aquila/engine/fuzz'
import { describe, expect, it } from 'vitest'
import type { Pointed } from '../../../table/index.ts'
import { scenarioIds } from '../../data/types.ts'
import { type AleaData, type AleaState, type AleaView, alea } from '../../index.ts'
import { isOnMap } from '../../rules/pieces.ts'
import { aleaData } from '../../rules/series.ts'
import { leaderIds, placeOf, unitIds } from '../counters.ts'
import { aleaTable } from '../english.ts'

type AleaMatch = Match<AleaState, AleaData, AleaView>

/** How often each kind of decision is looked at in a match: often enough to meet most reasons. */
const LOOKS = 4

const places = [...aleaData.zoneIds, ...Object.keys(aleaData.seas)]

/** Everything a player could point at on the table. */
function pointable({ position: { state, data } }: AleaMatch, decision: Decision): Pointed[] {
  const pieces = [...leaderIds, ...unitIds]
  const hand = decision.role === 'caesarian' ? state.hands.caesarian : state.hands.republican
  return [
    ...places.map(id => ({ kind: 'place' as const, id })),
    ...pieces.filter(id => isOnMap(data, placeOf(state, id))).map(id => ({ kind: 'piece' as const, id })),
    ...hand.map(id => ({ kind: 'card' as const, id })),
  ]
}

/** What is pointed at is not legal and yet the rules have nothing of their own to say: 'task: kind'. */
function unexplained(match: AleaMatch, decision: Decision): string[] {
  const { role, task, choices } = decision
  const { data, roles, seats, options } = match.position
  const { phase, scenario } = match
  const input = {
    view: match.view(role),
    data,
    role,
    roles,
    seats,
    options,
    phase,
    decision,
    log: [],
    scenario,
  }
  const legal = (verb: string, noun: unknown) =>
    choices.some(choice => choice.verb === verb && choice.noun === noun)
  return pointable(match, decision).flatMap(pointed => {
    const meant = aleaTable.meant(input, pointed)
    if (meant.length === 0 || meant.some(({ verb, noun }) => legal(verb, noun))) return []
    const [first] = meant
    const reason = first === undefined ? null : alea.explain(match.position, decision, first)
    return reason === null ? [`${task}: ${pointed.kind}`] : []
  })
}

describe('why not', () => {
  it.each(scenarioIds)('whatever is pointed at in Scenario %s and is not legal has its reason', scenario => {
    const match = Match.start(alea, { scenario, dice: fastDice(21) })
    const random = fastDice(22)
    const looks = new Map<string, number>()
    const found = new Set<string>()
    while (match.decision !== null) {
      const { decision } = match
      const looked = looks.get(decision.task) ?? 0
      if (looked < LOOKS) for (const each of unexplained(match, decision)) found.add(each)
      looks.set(decision.task, looked + 1)
      const waits = decision.window === 'campaign' && random.roll(10, 'patience', 0) > 1
      match.choose(waits ? PASS : randomChoice(decision, random))
    }
    expect([...found].toSorted()).toEqual([])
  })
})
