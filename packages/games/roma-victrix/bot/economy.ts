import type { Advice } from '@aquila/engine'
import { advise, bestOf, choiceWith } from '../../kit/answers.ts'
import { areaAt, isUnitKind, numberOfArea, PROVINCES, type UnitKindId } from '../data/index.ts'
import { controlOf } from '../rules/control.ts'
import { upkeepOf } from '../rules/economy/maintenance.ts'
import { costOf, rebuildCostOf } from '../rules/economy/recruits.ts'
import { incomeOf } from '../rules/economy/revenue.ts'
import { isShip, landUnitsAt, leadersAt, unitsAt } from '../rules/pieces.ts'
import { castPower, isSameSide } from '../rules/powers.ts'
import type { Answers, Outlook } from './outlook.ts'
import { threatTo } from './threats.ts'

/** Revenue into armies: what can be paid for, where it is needed. */
export const economyAnswers: Answers = {
  'new-units': newUnits,
  'pick-unpaid': ({ decision, position }) =>
    advise(
      bestOf(
        decision,
        'not-pay',
        noun => -strengthOfKind(position, kindIn(noun)) + (noun.includes('reduced') ? 1 : 0),
      ),
    ),
  // Two reduced units are as strong as a full one, or stronger.
  'reform-units': ({ decision }) => advise(choiceWith(decision, 'done')),
  'raise-warbands': raiseWarbands,
  'build-ships': ({ decision }) => advise(choiceWith(decision, 'done')),
  'raise-parthians': ({ decision }) =>
    advise(
      choiceWith(decision, 'rebuild') ??
        choiceWith(decision, 'create', 'cav') ??
        choiceWith(decision, 'create', 'hc') ??
        choiceWith(decision, 'create', 'aux') ??
        choiceWith(decision, 'done'),
      { key: 'bot.raise' },
    ),
  'raise-minor': ({ decision, position }) =>
    advise(
      bestOf(decision, 'create', noun => strengthOfKind(position, kindIn(noun))) ??
        choiceWith(decision, 'rebuild') ??
        choiceWith(decision, 'done'),
    ),
  'recruit-by-card': ({ decision, position }) =>
    advise(
      bestOf(decision, 'create', noun => strengthOfKind(position, kindIn(noun))) ??
        choiceWith(decision, 'done'),
    ),
  'new-capital': ({ decision }) => advise(choiceWith(decision, 'found-capital')),
}

function kindIn(noun: string): UnitKindId | null {
  return noun.split(/[/@]/).find(isUnitKind) ?? null
}

/** Goods are named 'latium/lgn'. */
function areaIn(noun: string): number {
  return numberOfArea(noun.split('/')[0] ?? '')
}

function strengthOfKind({ data }: Outlook['position'], kind: UnitKindId | null): number {
  return kind === null ? 0 : data.units[kind].full
}

/**
 * The best unit that can be paid for now and kept next turn. A Fleet only as long as revenue needs the sea, and Leaders
 * do not recruit: a failure would cost them the coming phase.
 */
function newUnits({ decision, position, power }: Outlook<'new-units'>): Advice | null {
  const { treasury } = decision.about
  const next = treasury + incomeOf(position, power) - upkeepOf(position, power)
  const score =
    (price: (kind: UnitKindId) => number, gain: (kind: UnitKindId) => number) => (noun: string) => {
      const kind = kindIn(noun)
      if (kind === null || price(kind) + 1 > next) return -1
      return (
        gain(kind) / Math.max(1, price(kind)) +
        (kind === 'flt'
          ? shipsWanted(position, power) + shipsForIsland(position, power, areaIn(noun))
          : gain(kind) / 10)
      )
    }
  const rebuilding = score(
    kind => rebuildCostOf(position, kind),
    kind => (kind === 'flt' ? 0 : position.data.units[kind].full - position.data.units[kind].reduced),
  )
  const creating = score(
    kind => costOf(position, kind),
    kind => (kind === 'flt' ? 0 : position.data.units[kind].full),
  )
  const rebuild = bestOf(decision, 'rebuild', rebuilding)
  if (rebuild !== undefined && rebuilding(String(rebuild.noun)) > 0.3)
    return advise(rebuild, { key: 'bot.raise' })
  const create = bestOf(decision, 'create', creating)
  if (create !== undefined && creating(String(create.noun)) > 0.3) return advise(create, { key: 'bot.raise' })
  return advise(choiceWith(decision, 'done'), { key: 'bot.save' })
}

/** RV-7.7-a: a few ships carry revenue over the seas; more are of little use. */
function shipsWanted({ state }: Outlook['position'], power: number): number {
  let ships = 0
  let coasts = 0
  for (let area = 0; area < PROVINCES; area++) {
    ships += unitsAt(state, area).filter(unit => unit.power === power && unit.kind === 'flt').length
    if (controlOf(state, area) === power && areaAt(area).seas.length > 0) coasts++
  }
  return ships < Math.min(3, coasts / 3) ? 0.8 : 0
}

/** An army on an island goes nowhere without ships: as many as would carry half of it come before more men. */
function shipsForIsland({ state }: Outlook['position'], power: number, area: number): number {
  if (areaAt(area).land.length > 0) return 0
  const own = unitsAt(state, area).filter(unit => unit.power === power)
  const ships = own.filter(unit => isShip(unit) && !unit.reduced).length
  return 2 * ships < own.filter(unit => !isShip(unit)).length ? 2 : 0
}

/** Where somebody leads them, or where somebody threatens. */
function raiseWarbands(outlook: Outlook<'raise-warbands'>): Advice | null {
  const { decision, position, power } = outlook
  return advise(
    bestOf(decision, 'raise', noun => {
      const area = numberOfArea(noun)
      const led = leadersAt(position.state, area).filter(leader =>
        isSameSide(position.state, leader.power, power),
      )
      const rating = Math.max(0, ...led.map(leader => leader.rating))
      const units = landUnitsAt(position.state, area).length
      return (
        5 * rating + Math.min(units, 6) / 2 + Math.min(threatTo(outlook, area), 20) / 10 + homeBonus(area)
      )
    }) ?? choiceWith(decision, 'done'),
    { key: 'bot.raise' },
  )

  function homeBonus(area: number): number {
    return castPower(position, power).provinces.includes(area) ? 0.5 : 0
  }
}
