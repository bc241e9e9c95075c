import * as v from 'valibot'
import { AREAS, cardIds, unitKindIds } from '../../data/index.ts'
import type { RomaState } from '../state.ts'

const count = v.pipe(v.number(), v.integer(), v.minValue(0))
const area = v.pipe(count, v.maxValue(AREAS - 1))
const role = v.pipe(v.string(), v.minLength(1))
const card = v.picklist(cardIds)
const where = v.picklist(['field', 'city', 'aboard'])

const powerSchema = v.strictObject({
  status: v.picklist([
    'major',
    'neutral-major',
    'automaton',
    'client',
    'ally',
    'neutral',
    'people',
    'rebels',
    'collapsed',
    'absent',
  ]),
  of: v.nullable(count),
  role: v.nullable(role),
  treasury: count,
  capital: v.nullable(area),
  activated: count,
  rouse: v.nullable(v.picklist(['roused', 'failed'])),
})

const unitSchema = v.strictObject({
  id: count,
  kind: v.picklist(unitKindIds),
  power: count,
  reduced: v.boolean(),
  where,
  coast: v.nullable(area),
  leader: v.nullable(count),
  served: v.nullable(count),
})

const leaderSchema = v.strictObject({
  id: count,
  name: v.nullable(v.string()),
  power: count,
  rating: count,
  supreme: v.boolean(),
  consul: v.boolean(),
  area,
  where,
  coast: v.nullable(area),
  activated: v.boolean(),
  recruiting: v.boolean(),
})

const marksSchema = v.strictObject({
  garrison: v.nullable(count),
  fallen: v.nullable(count),
  limes: v.nullable(count),
  pillaged: v.boolean(),
  city: v.nullable(v.strictObject({ power: count, rank: v.picklist(['major', 'minor']), strength: count })),
  markers: v.array(count),
})

const drawSchema = v.strictObject({ power: count, leader: v.nullable(count) })

const stateSchema = v.strictObject({
  scenario: count,
  turn: count,
  powers: v.array(powerSchema),
  stacks: v.pipe(v.array(v.array(unitSchema)), v.length(AREAS)),
  leaders: v.array(leaderSchema),
  marks: v.array(marksSchema),
  nextUnit: v.array(count),
  nextLeader: count,
  lost: v.array(v.string()),
  markers: v.array(count),
  consuls: v.array(count),
  deck: v.array(card),
  discards: v.array(card),
  hands: v.record(v.string(), v.array(card)),
  playedCard: v.array(role),
  cup: v.array(drawSchema),
  phasing: v.nullable(drawSchema),
  activation: v.nullable(
    v.strictObject({
      leader: count,
      operations: count,
      seaAreas: count,
      from: v.nullable(v.strictObject({ area, sea: v.nullable(area) })),
      held: v.boolean(),
      answers: v.array(
        v.strictObject({
          leave: v.picklist(['admission', 'passage']),
          area,
          of: count,
          given: v.boolean(),
        }),
      ),
      fought: v.array(v.strictObject({ at: v.picklist(['land', 'sea']), area, side: count })),
      siege: v.strictObject({ attacker: count, defender: count }),
      mission: v.nullable(
        v.strictObject({ kind: v.picklist(['strike', 'raid']), origin: area, ambush: v.boolean() }),
      ),
      interceptors: v.array(count),
      pursuits: v.array(v.strictObject({ leader: count, units: v.array(count) })),
      conquests: v.array(area),
    }),
  ),
  attacks: v.array(v.string()),
  spent: v.array(count),
  foremost: v.array(count),
  revealed: v.array(area),
  mighty: v.array(count),
  regions: v.array(v.string()),
})

/** A stored state, checked. */
export function readState(state: unknown): RomaState {
  return v.parse(stateSchema, state)
}
