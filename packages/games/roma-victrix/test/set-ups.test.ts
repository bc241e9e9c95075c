import { canonicalJson } from '@aquila/engine'
import { expect, it } from 'vitest'
import {
  type Composition,
  type ForceData,
  type MinorData,
  type Objective,
  type PowerData,
  type ScenarioData,
  type Succession,
  type UnitCounts,
  unitKindIds,
} from '../data/index.ts'
import { romaData } from '../data/shipped.ts'
import { barbaricum } from './set-ups/barbaricum.ts'
import { leaders } from './set-ups/leaders.ts'
import { limes } from './set-ups/limes.ts'
import { minors } from './set-ups/minors.ts'
import { objectives } from './set-ups/objectives.ts'
import { powers } from './set-ups/powers.ts'
import { provinces } from './set-ups/provinces.ts'
import { scenarios } from './set-ups/scenarios.ts'
import { special } from './set-ups/special.ts'
import { stacks } from './set-ups/stacks.ts'
import { succession } from './set-ups/succession.ts'
import { tables } from './set-ups/tables.ts'

/** What the scenarios hold, line by line, beside the same written down apart from the data. */
function holds(text: string, linesOf: (scenario: ScenarioData) => readonly string[]): void {
  const written = text
    .split('\n')
    .map(line => line.trim())
    .filter(line => line !== '')
  expect(romaData.scenarios.flatMap(linesOf).toSorted()).toEqual(written.toSorted())
}

function cells(...values: readonly (string | number | null)[]): string {
  return values.map(value => (value === null || value === '' ? '-' : value)).join(' | ')
}

function countsOf(units: UnitCounts): string {
  return unitKindIds.flatMap(kind => ((units[kind] ?? 0) > 0 ? [`${units[kind]} ${kind}`] : [])).join(' ')
}

function stackOf({ province, units, source, rulebook }: ForceData): string {
  const fixed = rulebook === undefined ? '' : `: ${countsOf(rulebook)}`
  return `${province} ${countsOf(units)}`.trim() + (source === undefined ? '' : ` (${source}${fixed})`)
}

function leaderOf(leader: {
  name: string | null
  rating: number
  province: string
  supreme?: boolean
}): string {
  const words = [leader.name ?? 'un-named', leader.rating, leader.province]
  return [...words, ...(leader.supreme === true ? ['supreme'] : [])].join(' ')
}

function sharesOf(composition: Composition | null | undefined): string | null {
  return composition === null || composition === undefined ? null : `${composition.bi} ${composition.cav}`
}

function objectiveOf(objective: Objective): string {
  const ignoring =
    objective.kind === 'sole-supreme' && objective.ignoring !== undefined
      ? ` ignoring ${objective.ignoring.join(' ')}`
      : ''
  return `${objective.kind} ${objective.value}${ignoring}`
}

/** The Majors, with those that come in at a number of players. */
function majorsOf({ number, powers: all, tables: byPlayers }: ScenarioData): [string, PowerData][] {
  const added = Object.entries(byPlayers).flatMap(([players, { changes }]) =>
    (changes?.addPowers ?? []).map((power): [string, PowerData] => [
      `${number} for ${players} ${power.id}`,
      power,
    ]),
  )
  return [...all.map((power): [string, PowerData] => [`${number} ${power.id}`, power]), ...added]
}

/** By Power, with what a number of players changes. */
function byPower<T>(
  { number, tables: byPlayers }: ScenarioData,
  all: Readonly<Record<string, T>>,
  changed: (changes: NonNullable<ScenarioData['tables'][string]['changes']>) => Readonly<Record<string, T>>,
): [string, T][] {
  return [
    ...Object.entries(all).map(([id, value]): [string, T] => [`${number} ${id}`, value]),
    ...Object.entries(byPlayers).flatMap(([players, { changes }]) =>
      Object.entries(changes === undefined ? {} : changed(changes)).map(([id, value]): [string, T] => [
        `${number} for ${players} ${id}`,
        value,
      ]),
    ),
  ]
}

it('RV-1.1-a, RV-4.33-a, RV-14.11-a: titles, years, Game-Turns and event cards of the scenarios', () => {
  holds(
    scenarios,
    ({ number, title, years, turns, eventCards, hypothetical, solitaire, recommendedOptions }) => {
      const kinds = [...(hypothetical ? ['hypothetical'] : []), ...(solitaire ? ['solitaire'] : [])].join(' ')
      const length = `${turns} turns`
      return [
        cells(
          number,
          title,
          `${years.from} ${years.to}`,
          length,
          eventCards,
          kinds,
          recommendedOptions.join(' '),
        ),
      ]
    },
  )
})

it('RV-2.0-a, RV-3.84-a, RV-16.11-a: who plays at each number of players, and what the others become', () => {
  holds(tables, ({ number, tables: byPlayers }) =>
    Object.entries(byPlayers).flatMap(([players, { played, others, source, changes }]) => {
      const without = changes?.removeMinors ?? []
      return [
        cells(`${number} for ${players}`, played.join(' '), others.map(otherOf).join(', '), source),
        ...(without.length > 0 ? [`${number} for ${players} without ${without.join(' ')}`] : []),
      ]
    }),
  )
})

function otherOf(other: ScenarioData['tables'][string]['others'][number]): string {
  const words = [other.power, other.becomes]
  switch (other.becomes) {
    case 'barbaricum':
      return [...words, ...Object.entries(other.markers).flat(), other.bi, other.cav].join(' ')
    case 'ally':
      return [...words, other.of].join(' ')
    case 'part-of': {
      const colour = other.ownColour === true ? ['own colour'] : []
      return [...words, other.of, other.provinces, other.units, other.leaders, ...colour].join(' ')
    }
    case 'neutral-major':
    case 'automaton':
      return words.join(' ')
  }
}

it('RV-3.81-a, RV-3.53-a, RV-7.9-a, RV-13.21-a: the Major Powers, their Capitals, Treasuries and warbands', () => {
  holds(powers, scenario =>
    majorsOf(scenario).map(([name, power]) => {
      const {
        kind,
        capital,
        city,
        treasury,
        composition,
        neverPlayed,
        romanFor = [],
        nonRomanFor = [],
      } = power
      return cells(
        name,
        power.name,
        kind,
        capital === null ? 'supreme-leader' : `${capital} ${city}`,
        treasury,
        sharesOf(composition),
        neverPlayed ? 'never played' : null,
        [
          ...romanFor.map(rule => `roman for ${rule}`),
          ...nonRomanFor.map(rule => `not roman for ${rule}`),
        ].join(' '),
      )
    }),
  )
})

it('RV-10.12-a: the Provinces of the Major Powers', () => {
  holds(provinces, scenario =>
    majorsOf(scenario).map(([name, power]) => cells(name, power.provinces.join(' '))),
  )
})

it('RV-3.3-a, RV-3.32-a: the Leaders of the Major Powers', () => {
  holds(leaders, scenario =>
    majorsOf(scenario).map(([name, power]) => cells(name, power.leaders.map(leaderOf).join(', '))),
  )
})

it('RV-6.1-a: the units of the Major Powers, stack by stack', () => {
  holds(stacks, scenario =>
    majorsOf(scenario).flatMap(([name, power]) => power.units.map(force => cells(name, stackOf(force)))),
  )
})

it('RV-3.85-a, RV-3.86-a, RV-3.88-a: the Minor Powers', () => {
  const minorOf = (number: number, minor: MinorData) => {
    const { id, name, status, of, barbarian, capital, leader, units, composition, rulebook = [] } = minor
    const whose = [status, ...(of === null ? [] : [of]), ...(barbarian ? ['barbarian'] : [])].join(' ')
    return cells(
      `${number} ${id}`,
      name,
      whose,
      capital,
      minor.provinces.join(' '),
      leader === null ? null : leaderOf(leader),
      units.map(stackOf).join(', '),
      sharesOf(composition),
      rulebook.join(' '),
    )
  }
  holds(minors, ({ number, minors: all }) => all.map(minor => minorOf(number, minor)))
})

it('RV-13.0-a, RV-13.21-a: the peoples of Barbaricum', () => {
  holds(barbaricum, ({ number, barbaricum: all }) =>
    all.map(people =>
      cells(
        `${number} ${people.people.join(', ')}`,
        Object.entries(people.markers).flat().join(' '),
        sharesOf(people),
        people.source,
      ),
    ),
  )
})

it('RV-4.41-a, RV-4.42-a, RV-4.43-a, RV-4.44-a: the objectives', () => {
  holds(objectives, scenario =>
    byPower<readonly Objective[]>(scenario, scenario.objectives, changes => changes.objectives).map(
      ([name, all]) => cells(name, all.map(objectiveOf).join(', ')),
    ),
  )
})

it('RV-3.32-c: who follows a Supreme Leader', () => {
  holds(succession, scenario =>
    byPower<Succession>(scenario, scenario.succession, changes => changes.succession).map(
      ([name, { supreme, order, afterLast }]) => cells(name, supreme, order.join(', '), afterLast),
    ),
  )
})

it('RV-10.61-a: the Provinces with a Limes', () => {
  holds(limes, scenario => [cells(scenario.number, scenario.limes?.join(' ') ?? null)])
})

it('RV-SC1-pass, RV-SC15-b, RV-16.14-a: the special rules, and the levels of solitaire play', () => {
  holds(special, ({ number, special: all, victoryLevels }) =>
    [...all, ...(victoryLevels === null ? [] : [victoryLevels])].map(each => cells(number, plainly(each))),
  )
})

/** Without what only says it in words. */
function plainly(value: unknown): string {
  return canonicalJson(
    JSON.parse(JSON.stringify(value, (key, part: unknown) => (key === 'text' ? undefined : part))),
  )
}
