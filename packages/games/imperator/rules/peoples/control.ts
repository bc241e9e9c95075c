import { type RuleId, type Rules, row } from '@aquila/engine'
import { flightFromPeople } from '../combat/lone-leaders.ts'
import type { Campaign, FactionId, PeopleId } from '../state.ts'

/** A People at war, and the player who is to control it instead of the other. */
export interface NewMaster {
  readonly people: PeopleId
  readonly faction: FactionId
}

/**
 * 4.4.1: control of each People at war is found for the next turn; told are those that come under the other player. A
 * People without a unit makes peace in the adjustments of this turn, as his who had it in this turn.
 */
export function newMasters(g: Campaign): NewMaster[] {
  const { series, peopleOrder } = g.data
  const found: NewMaster[] = []
  for (const people of peopleOrder) {
    const now = row(g.state.peoples, people)
    if (now.status !== 'war' || series.isBeaten(g, people)) continue
    const faction = series.findController(g, people)
    if (faction !== now.faction) found.push({ people, faction })
  }
  return found
}

/** The new masters take over, unless peace has been made with a People since they were found. */
export function* mastersTakeOver(g: Campaign, masters: readonly NewMaster[]): Rules {
  for (const { people, faction } of masters) {
    if (row(g.state.peoples, people).status === 'war')
      yield* passControl(g, people, faction, g.data.cites.controlOfPeoples)
  }
}

/** A People at war comes under the other player; leaders of its former controller among its units must flee. */
export function* passControl(g: Campaign, people: PeopleId, faction: FactionId, rule: RuleId): Rules {
  takeControl(g, people, faction, rule)
  yield* flightFromPeople(g, people)
}

/** The same before anybody flees. */
export function takeControl(g: Campaign, people: PeopleId, faction: FactionId, rule: RuleId): void {
  row(g.state.peoples, people).faction = faction
  g.tell({ kind: 'people-controlled', rule, data: { people, faction } })
}
