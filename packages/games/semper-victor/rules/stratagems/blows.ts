import type { RuleId } from '@aquila/engine'
import {
  companyIn,
  joint,
  someRomanLeader,
  someZone,
  stackAt,
  stackOfNumber,
  unitsAmong,
} from '../../../imperator/rules/counters.ts'
import {
  controlledBy,
  controllerOf,
  eliminateUnit,
  leader,
  peopleOf,
  placeOf,
  unit,
  unitsIn,
} from '../../../imperator/rules/pieces.ts'
import type { Counter, Stack } from '../../../imperator/rules/state.ts'
import { assassinate } from '../../../imperator/rules/stratagems/effects/assassination.ts'
import { reduce } from '../../../imperator/rules/stratagems/reduce.ts'
import type { DioceseId, SideId } from '../../data/index.ts'
import { isDux, isInPlay } from '../emperors/ranks.ts'
import { opponentOf, type Place, type Semper, type SemperPosition } from '../state.ts'
import { pick } from '../tasks.ts'
import type { Effect } from './stratagem.ts'

/** The d10 that kills (SV-6.3-C). */
const MURDERED_FROM = 8

/** SV-6.3-C, RULING-49: any enemy Roman leader but a Dux. */
export function victims(position: SemperPosition, side: SideId): readonly string[] {
  return position.data.romanLeaderIds.filter(id => isVictim(position, side, leader(position, id)))
}

function isVictim(position: SemperPosition, side: SideId, { id, faction }: Counter): boolean {
  return faction === opponentOf(position, side) && !isDux(position, id) && isInPlay(position, id)
}

/** SV-6.3-C: he dies on 8 or 9. */
export const assassinat: Effect = {
  id: 'assassinat',
  window: 'campaign',
  steady: true,
  goes: 'cup',
  whyNot: (position, side) =>
    someRomanLeader(position, counter => isVictim(position, side, counter))
      ? null
      : { rule: 'SV-6.3-C', why: 'nobody-to-murder' },
  *play(g, side) {
    const killedFrom = (victim: string) => MURDERED_FROM + (isGuarded(g, victim) ? 1 : 0)
    yield* assassinate(g, side, victims(g, side), killedFrom, 'SV-6.3-C')
  },
}

/** SV-3.5.3-B: the Protectores take 1 off the die. */
function isGuarded({ state }: SemperPosition, id: string): boolean {
  return Object.values(state.protectores).includes(id)
}

/** SV-6.3-F, RULING-58: the enemy's Roman and Persian units in a zone. */
export function deserters(position: SemperPosition, side: SideId, zone: Place): readonly string[] {
  const enemy = opponentOf(position, side)
  const stack = stackAt(position, zone)
  const romans = companyIn(position.data, stack, enemy).units
  const foreigners = stack.others.units
  if (foreigners.length === 0) return romans
  const persians = foreigners.filter(unit => peopleOf(position.data, unit) === 'persians')
  return joint(romans, controlledBy(position, persians, enemy))
}

/** True if there are any among these. */
function hasDeserters(position: SemperPosition, side: SideId, stack: Stack): boolean {
  const { data } = position
  const enemy = opponentOf(position, side)
  if (companyIn(data, stack, enemy).units.length > 0) return true
  for (const unit of stack.others.units)
    if (peopleOf(data, unit) === 'persians' && controllerOf(position, unit) === enemy) return true
  return false
}

function desertionZones(position: SemperPosition, side: SideId): readonly Place[] {
  return position.data.zoneIds.filter(zone => deserters(position, side, zone).length > 0)
}

/** SV-6.3-F */
export const desertion: Effect = {
  id: 'desertion',
  window: 'campaign',
  steady: true,
  goes: 'cup',
  whyNot: (position, side) =>
    someZone(position, stack => hasDeserters(position, side, stack))
      ? null
      : { rule: 'SV-6.3-F', why: 'nobody-to-desert' },
  *play(g, side) {
    const zone = yield* pick({
      role: side,
      rule: 'SV-6.3-F',
      task: 'pick-desertion-zone',
      verb: 'demoralize',
      nouns: desertionZones(g, side),
    })
    for (const unit of deserters(g, side, zone)) reduce(g, unit, zone, 'SV-6.3-F')
  },
}

/** SV-6.3-G: the limitanei who stand in a Diocese. */
export function limitaneiIn(position: SemperPosition, diocese: DioceseId): readonly string[] {
  const { zones } = position.data.regions[diocese]
  return zones.flatMap(zone => unitsIn(position, zone).filter(id => isLimitaneus(position, id)))
}

function hasLimitanei(position: SemperPosition, diocese: DioceseId): boolean {
  const { data } = position
  for (const ordinal of data.regions[diocese].ordinals)
    for (const id of unitsAmong(data, stackOfNumber(position, ordinal)))
      if (isLimitaneus(position, id)) return true
  return false
}

function isLimitaneus({ data }: SemperPosition, unit: string): boolean {
  const kind = data.units[unit]?.kind
  return kind === 'ripenses' || kind === 'pseudo-comitatenses'
}

/** SV-6.3-G: its own are eliminated, those of other Dioceses reduced; comitatenses are not touched. */
export const abandon: Effect = {
  id: 'abandon',
  window: 'campaign',
  goes: 'cup',
  whyNot: position =>
    position.data.regionOrder.some(diocese => hasLimitanei(position, diocese))
      ? null
      : { rule: 'SV-6.3-G', why: 'nobody-to-desert' },
  *play(g, side) {
    const diocese = yield* pick({
      role: side,
      rule: 'SV-6.3-G',
      task: 'pick-abandoned-diocese',
      verb: 'abandon',
      nouns: g.data.regionOrder.filter(id => hasLimitanei(g, id)),
    })
    for (const id of limitaneiIn(g, diocese)) {
      if (g.data.units[id]?.band === diocese) eliminate(g, id, 'SV-6.3-G')
      else reduce(g, id, placeOf(g, id), 'SV-6.3-G')
    }
  },
}

function eliminate(g: Semper, id: string, rule: RuleId): void {
  const { place: zone, faction } = unit(g, id)
  eliminateUnit(g, id)
  g.tell({ kind: 'unit-lost', rule, data: { side: faction ?? '', unit: id, zone } })
}
