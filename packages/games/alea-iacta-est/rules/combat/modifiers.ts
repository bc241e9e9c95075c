import type { Force, Modifier } from '../../../imperator/rules/combat/forces.ts'
import { areForeign } from '../../../imperator/rules/combat/odds.ts'
import { isGermanOrCelt } from '../event-of-the-year.ts'
import { isFactionLeader, isLegio, isPretender, isRoman } from '../pieces.ts'
import type { AleaReason } from '../reasons.ts'
import type { AleaPosition } from '../state.ts'

/** AIE-8.6.3-a: Faction Leaders and Pretenders have a claim. */
export function claimants(position: AleaPosition, { leaders }: Force): string[] {
  return leaders.filter(
    id => isRoman(position.data, id) && (isFactionLeader(position, id) || isPretender(position, id)),
  )
}

/** AIE-EV-03, AIE-EV-05, AIE-EV-12, AIE-EV-15: what the event of the year adds for a force (AIE-EV-16, RULING-109). */
export function eventModifiers(position: AleaPosition, own: Force, enemy: Force): EventModifiers {
  switch (position.state.turn.event) {
    case 'roman-discouragement':
      return romansAgainstPeoples(position, own, enemy)
        ? [{ rule: 'AIE-EV-03', why: 'roman-discouragement', value: -1 }]
        : NONE
    case 'barbarian-vigour':
      return hasBarbarians(position, own) ? [{ rule: 'AIE-EV-05', why: 'barbarian-vigour', value: 2 }] : NONE
    case 'donation-to-the-legions':
      return romansAgainstPeoples(position, own, enemy) &&
        own.units.some(unit => isLegio(position.data, unit))
        ? [{ rule: 'AIE-EV-12', why: 'donation-to-the-legions', value: 1 }]
        : NONE
    case 'famine-among-the-barbarians':
      return hasBarbarians(position, own) ? [{ rule: 'AIE-EV-15', why: 'famine', value: -1 }] : NONE
    default:
      return NONE
  }
}

type EventModifiers = readonly Modifier<AleaReason['why']>[]

const NONE: EventModifiers = []

function romansAgainstPeoples(position: AleaPosition, own: Force, enemy: Force): boolean {
  return own.units.some(unit => isRoman(position.data, unit)) && areForeign(position, enemy.units)
}

function hasBarbarians(position: AleaPosition, { units }: Force): boolean {
  return units.some(unit => isGermanOrCelt(position, unit))
}
