import { type RuleId, type Rules, row } from '@aquila/engine'
import { flightFromPeople } from '../combat/lone-leaders.ts'
import type { Campaign, FactionId, PeopleId } from '../state.ts'

/** 4.4.1: control of each People at war is found anew for the next turn. */
export function* redetermineControl(g: Campaign): Rules {
  for (const people of g.data.peopleOrder) {
    const now = row(g.state.peoples, people)
    if (now.status !== 'war') continue
    const faction = g.data.series.findController(g, people)
    if (faction !== now.faction) yield* passControl(g, people, faction, g.data.cites.controlOfPeoples)
  }
}

/** A People at war comes under the other player; leaders of its former controller among its units must flee. */
export function* passControl(g: Campaign, people: PeopleId, faction: FactionId, rule: RuleId): Rules {
  row(g.state.peoples, people).faction = faction
  g.tell({ kind: 'people-controlled', rule, data: { people, faction } })
  yield* flightFromPeople(g, people)
}
