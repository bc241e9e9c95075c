import * as v from 'valibot'
import { kingsData } from '../../data/index.ts'
import { neighboursOf } from '../../data/roads.ts'
import { nationIds } from '../../data/types.ts'
import { boxes, eventBox, type KingsState } from '../state.ts'

/** A state that comes from outside, such as a stored checkpoint, is believed only after it has passed this. */
export function readState(state: unknown): KingsState {
  const read = v.parse(stateSchema, state)
  for (const [place, stack] of Object.entries(read.stacks)) {
    for (const piece of stack)
      if (read.places[piece] !== place) throw new Error(`${piece} is not in ${place}`)
  }
  return read
}

const integer = v.pipe(v.number(), v.integer())
const count = v.pipe(integer, v.minValue(0))
const pieceId = v.picklist(kingsData.pieceIds)
const nation = v.picklist(nationIds)
const hex = v.pipe(
  v.string(),
  v.regex(/^\d{4}$/),
  v.check(id => neighboursOf(id).length > 0, 'a hex of the map'),
)
const box = v.picklist([
  ...Object.values(boxes),
  ...Object.keys(kingsData.wars).map(eventBox),
  ...Object.keys(kingsData.events).map(eventBox),
])
const place = v.union([box, hex])
const period = v.picklist([1, 2, 3, 4, 5, 6, 7])
const face = v.picklist(['roman', 'hostile'])

const notes = v.strictObject({
  drawn: v.strictObject({ roman: count, hostile: count }),
  actions: v.nullable(count),
  actionsDone: count,
  reactions: count,
  reactionsDone: count,
  actionsEnded: v.boolean(),
  consent: v.record(nation, v.boolean()),
  attackers: v.array(nation),
  captures: v.array(v.strictObject({ hex, by: nation, fromRome: v.boolean() })),
  forewarned: count,
  endAction: v.boolean(),
  triumphed: v.array(pieceId),
})

const stateSchema = v.strictObject({
  turn: count,
  period,
  vp: integer,
  ip: count,
  places: v.record(pieceId, place),
  faces: v.record(pieceId, face),
  stacks: v.record(place, v.array(pieceId)),
  king: v.nullable(pieceId),
  kingTied: v.boolean(),
  senate: v.boolean(),
  pontifex: v.boolean(),
  enteredFrom: v.record(pieceId, hex),
  holders: v.array(pieceId),
  convicted: v.array(pieceId),
  sacked: v.array(hex),
  control: v.record(hex, nation),
  romanizedBefore: v.array(hex),
  track: v.record(pieceId, count),
  omens: v.nullable(v.picklist(['nice', 'bad'])),
  bridge: v.boolean(),
  ostia: v.boolean(),
  wars: v.array(v.picklist(Object.keys(kingsData.wars))),
  warsOfPeriod: v.array(v.picklist(Object.keys(kingsData.events))),
  faliscanAttack: v.boolean(),
  faleriiAttacked: v.boolean(),
  attackersBefore: v.array(nation),
  reigns: v.array(
    v.strictObject({
      period,
      king: pieceId,
      interrex: v.boolean(),
      cities: count,
      mission: count,
      vp: integer,
      ip: count,
    }),
  ),
  notes,
})
