import type { Role } from '@aquila/engine'
import type { Fortunes, StoryInput } from '../../../table/index.ts'
import type { AleaData } from '../../data/index.ts'
import type { AleaSpeech } from '../../messages/index.ts'
import type { SeenAleaEvent } from '../../rules/events/index.ts'
import { type BattleFacts, battleFacts, yearsOf } from './facts.ts'
import { Voice } from './voice.ts'

interface Fought {
  readonly bc: number
  readonly battle: BattleFacts
}

/** Battles won and evasions that came off, against the chances they had by the rules. */
export function fortunesOf(
  speech: AleaSpeech,
  { data, log, roles }: StoryInput<AleaData, SeenAleaEvent>,
): Fortunes {
  const voice = new Voice(speech, data)
  const years = yearsOf(log)
  const fought = years.flatMap(({ bc, events }) =>
    events
      .filter(event => event.kind === 'battle')
      .filter(({ data: { die } }) => die !== null)
      .map((event): Fought => ({ bc, battle: battleFacts(data, event, [], []) })),
  )
  const evasions = log.filter(event => event.kind === 'evasion')
  return {
    trials: [
      { name: voice.say('luck.battles'), of: roles.map(role => battlesOf(fought, role)) },
      { name: voice.say('luck.evasions'), of: roles.map(role => evasionsOf(evasions, role)) },
    ],
    boldest: boldest(voice, fought),
  }
}

function battlesOf(fought: readonly Fought[], role: Role): Fortunes['trials'][number]['of'][number] {
  const own = fought
    .map(({ battle }) => battle)
    .filter(({ attacker, defender }) => attacker === role || defender === role)
  return {
    tries: own.length,
    got: own.filter(({ winner }) => winner === role).length,
    expected: own.reduce((sum, { winner, chance }) => sum + (winner === role ? chance : 6 - chance) / 6, 0),
  }
}

/** AIE-8.2-a: the d10, from 0 to 9, must show less than a number. */
function evasionsOf(
  evasions: readonly SeenAleaEvent<'evasion'>[],
  role: Role,
): Fortunes['trials'][number]['of'][number] {
  const own = evasions.filter(({ data }) => data.side === role)
  return {
    tries: own.length,
    got: own.filter(({ data }) => data.evades).length,
    expected: own.reduce((sum, { data }) => sum + Math.max(0, Math.min(10, data.below)) / 10, 0),
  }
}

function boldest(voice: Voice, fought: readonly Fought[]): Fortunes['boldest'] {
  const [least] = [...fought].sort(
    (one, other) => one.battle.chance - other.battle.chance || size(other.battle) - size(one.battle),
  )
  if (least === undefined || least.battle.chance >= 3) return null
  const { zone, winner, chance, after } = least.battle
  const chances = voice.say('chances', { n: chance })
  const text = voice.sentence('luck.boldest', {
    place: voice.at(zone),
    year: least.bc,
    side: voice.side(winner),
    chances,
  })
  return { text, after }
}

function size({ strength: [attacker, defender] }: BattleFacts): number {
  return attacker + defender
}
