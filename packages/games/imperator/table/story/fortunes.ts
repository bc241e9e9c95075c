import type { Role } from '@aquila/engine'
import type { Fortunes } from '../../../table/index.ts'
import type { SeenCampaignEvent } from '../../rules/events/index.ts'
import type { BattleFacts, Fought } from './battles.ts'

type Trial = Fortunes['trials'][number]['of'][number]

/** How a game of the series tells what its dice gave. */
export interface FortuneTeller {
  readonly battles: string
  readonly evasions: string
  /** 8.2: how likely it is to slip away, if the die must show less than this. */
  slipsAway(below: number): number
  boldest(fought: Fought): string
}

/** Battles won and evasions that came off, against the chances they had by the rules. */
export function fortunesFrom(
  teller: FortuneTeller,
  roles: readonly Role[],
  fought: readonly Fought[],
  evasions: readonly SeenCampaignEvent<'evasion'>[],
): Fortunes {
  return {
    trials: [
      { name: teller.battles, of: roles.map(role => battlesOf(fought, role)) },
      { name: teller.evasions, of: roles.map(role => evasionsOf(teller, evasions, role)) },
    ],
    boldest: boldest(teller, fought),
  }
}

function battlesOf(fought: readonly Fought[], role: Role): Trial {
  const own = fought
    .map(({ battle }) => battle)
    .filter(({ attacker, defender, die }) => die !== null && (attacker === role || defender === role))
  return {
    tries: own.length,
    got: own.filter(({ winner }) => winner === role).length,
    expected: own.reduce((sum, { winner, chance }) => sum + (winner === role ? chance : 6 - chance) / 6, 0),
  }
}

function evasionsOf(
  { slipsAway }: FortuneTeller,
  evasions: readonly SeenCampaignEvent<'evasion'>[],
  role: Role,
): Trial {
  const own = evasions.filter(({ data }) => data.side === role)
  return {
    tries: own.length,
    got: own.filter(({ data }) => data.evades).length,
    expected: own.reduce((sum, { data }) => sum + slipsAway(data.below), 0),
  }
}

function boldest(teller: FortuneTeller, fought: readonly Fought[]): Fortunes['boldest'] {
  const [least] = fought
    .filter(({ battle }) => battle.die !== null)
    .toSorted(
      (one, other) => one.battle.chance - other.battle.chance || size(other.battle) - size(one.battle),
    )
  if (least === undefined || least.battle.chance >= 3) return null
  return { text: teller.boldest(least), after: least.battle.after }
}

function size({ strength: [attacker, defender] }: BattleFacts): number {
  return attacker + defender
}
