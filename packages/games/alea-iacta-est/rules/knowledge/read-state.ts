import * as v from 'valibot'
import {
  campaignSchemas,
  checkCounters,
  count,
  integer,
  keyed,
} from '../../../imperator/rules/knowledge/read-state.ts'
import { eventIds } from '../../data/events.ts'
import { factionIds, peopleIds, regionIds, scenarioIds } from '../../data/types.ts'
import { aleaData } from '../series.ts'
import type { AleaState } from '../state.ts'

/** A state that comes from outside, such as a stored checkpoint, is believed only after it has passed this. */
export function readState(state: unknown): AleaState {
  const read = v.parse(stateSchema, state)
  checkCounters({ state: read, data: aleaData })
  return read
}

const shared = campaignSchemas(aleaData)
const { faction, anyFaction, leaderId, counterId, place, people } = shared
const region = v.picklist(regionIds)

const turnNotes = v.strictObject({
  ...shared.turn,
  event: v.nullable(v.picklist(eventIds)),
  janus: v.boolean(),
  diplomacyTried: v.array(faction),
  geostrategyPlayed: v.array(faction),
  factionLeaderFoughtRomans: v.boolean(),
  coupsWon: keyed(factionIds, v.nullable(leaderId)),
  placedInAlexandria: v.array(v.string()),
  newMasters: v.array(v.strictObject({ people: v.picklist(peopleIds), faction })),
})

const stateSchema = v.strictObject({
  ...shared.state,
  scenario: v.picklist(scenarioIds),
  score: integer,
  spqr: count,
  factionLeaders: keyed(factionIds, v.array(leaderId)),
  pretenders: keyed(factionIds, v.nullable(leaderId)),
  joinedPretender: keyed(factionIds, v.array(leaderId)),
  triumvirs: v.array(v.strictObject({ leader: leaderId, region })),
  regions: keyed(regionIds, anyFaction),
  controlBeforeInvasion: keyed(regionIds, anyFaction),
  roma: anyFaction,
  peoples: keyed(peopleIds, people),
  intrigues: v.array(counterId),
  plague: v.nullable(v.strictObject({ counter: counterId, zone: place })),
  caesarMurdered: v.boolean(),
  assassinsAvenged: v.boolean(),
  reducedSequenceTurns: count,
  octavianusInherits: v.boolean(),
  dolabellaChanges: count,
  factionLeadersKilled: count,
  turn: turnNotes,
})
