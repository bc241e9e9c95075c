import * as v from 'valibot'
import { kingsData } from '../../data/index.ts'
import { nationIds } from '../../data/types.ts'
import { isHex } from '../stacks.ts'
import type { KingsState } from '../state.ts'

/** A state that comes from outside, such as a stored checkpoint, is believed only after it has passed this. */
export function readState(state: unknown): KingsState {
  const read = v.parse(stateSchema, state)
  for (const { id, place } of read.pieces) {
    const number = kingsData.index.numberOfPlace.get(place) ?? -1
    if (read.stacks[number]?.all.includes(id) !== true) throw new Error(`${id} is not in ${place}`)
  }
  return read
}

const integer = v.pipe(v.number(), v.integer())
const count = v.pipe(integer, v.minValue(0))
/** The pieces as shipped, and garrisons that a data pack may add. */
const pieceId = v.pipe(
  v.string(),
  v.check(id => kingsData.index.numberOf.has(id) || /^G-[a-z]{3}-\d+$/.test(id), 'a piece'),
)
const nation = v.picklist(nationIds)
const place = v.pipe(
  v.string(),
  v.check(id => kingsData.index.numberOfPlace.has(id), 'a place'),
)
const hex = v.pipe(place, v.check(isHex, 'a hex'))
const period = v.picklist([1, 2, 3, 4, 5, 6, 7])
const face = v.picklist(['roman', 'hostile'])

const company = v.strictObject({
  leaders: v.array(pieceId),
  units: v.array(pieceId),
  ships: v.array(pieceId),
  garrison: v.nullable(pieceId),
})
const stack = v.strictObject({ all: v.array(pieceId), roman: company, hostile: company })

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

const battleSide = v.strictObject({
  leader: v.nullable(pieceId),
  aside: v.array(pieceId),
  units: v.array(pieceId),
  front: v.array(v.nullable(pieceId)),
  reserve: v.array(pieceId),
  leaderSpace: v.nullable(count),
  rerolled: count,
  track: v.pipe(integer, v.minValue(-19), v.maxValue(0)),
  tactic: v.nullable(v.picklist(['attack', 'defence'])),
  broughtUp: v.array(pieceId),
  fallen: v.array(v.nullable(pieceId)),
})

const battle = v.strictObject({
  hex,
  kind: v.picklist(['action', 'military', 'ambush', 'sortie']),
  attacker: face,
  from: v.nullable(hex),
  nation: v.nullable(nation),
  step: v.picklist(['duel', 'tactics', 'vanguard', 'deployment', 'combat', 'reserves', 'aftermath']),
  round: count,
  roman: battleSide,
  hostile: battleSide,
  vanguard: v.array(v.strictObject({ roman: pieceId, hostile: pieceId, over: v.boolean() })),
  attacks: v.array(
    v.strictObject({
      side: face,
      by: pieceId,
      target: pieceId,
      die: count,
      hits: v.boolean(),
      rerolled: v.boolean(),
    }),
  ),
  lost: v.array(pieceId),
  withKing: v.boolean(),
  withLeader: v.boolean(),
  hostileInfantry: v.array(pieceId),
  hostileLeaderLost: v.boolean(),
})

const stateSchema = v.strictObject({
  turn: count,
  period,
  singleReign: v.boolean(),
  vp: integer,
  ip: count,
  pieces: v.array(v.strictObject({ id: pieceId, place, face, from: v.nullable(hex) })),
  stacks: v.pipe(v.array(v.nullable(stack)), v.length(kingsData.index.places.length)),
  king: v.nullable(pieceId),
  kingTied: v.boolean(),
  senate: v.boolean(),
  pontifex: v.boolean(),
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
  battle: v.nullable(battle),
  notes,
})
