import './in-english.ts'
import type { Match } from '@aquila/engine'
import type { GameTable, Scene } from '@aquila/games/table'
import { describe, expect, it } from 'vitest'
import { rubicon } from '../../games/alea-iacta-est/lesson/rubicon.ts'
import { partingOf, unitsOf } from '../src/look/stack.tsx'
import { stackInWords } from '../src/table/map/places.tsx'
import { positionOf, type Written } from './written.ts'

const quiet = ['rest-year', 'pass', 'done', 'stay', 'stop', 'keep-legions', 'end-actions', 'keep', 'let-pass']

/** Somebody is about to set out with the last that is written; the rest of his stack stays. */
const ways: readonly (readonly [string, Omit<Written, 'seed' | 'quiet'>])[] = [
  [
    'Alea Iacta Est',
    {
      game: 'alea-iacta-est',
      scenario: '2',
      levels: [null, 'tiro'],
      way: ['caesarian lead caesar', 'caesarian take legio-XIII'],
      pack: rubicon.pack,
    },
  ],
  [
    'Semper Victor',
    {
      game: 'semper-victor',
      scenario: '1',
      levels: [null, 'tiro'],
      way: ['primus lead constantin', 'primus take cornuti'],
    },
  ],
  [
    'Roma Victrix',
    {
      game: 'roma-victrix',
      scenario: '4',
      levels: [null, 'tiro', 'tiro'],
      way: ['caesar activate Trebonius', 'caesar take lgn'],
    },
  ],
  [
    'Kings of Rome',
    {
      game: 'kings-of-rome',
      scenario: 'reign-of-ancus',
      levels: [null],
      way: ['rome move ancus', 'rome take-all'],
    },
  ],
]

function sceneOf(table: GameTable, match: Match, role: string): Scene {
  const { data, roles, seats, options } = match.position
  const { phase, scenario } = match
  const decision = match.decisions.find(each => each.role === role) ?? null
  const [log, view] = [match.log(role), match.view(role)]
  return table.scene({ view, data, role, roles, seats, options, phase, decision, log, scenario })
}

describe('U23, S18: those who march are counted apart from those who stay', () => {
  it.each(ways)('in %s', async (_, way) => {
    const { loaded, match, role } = await positionOf({ ...way, seed: 7, quiet })
    const mover = (scene: Scene) => {
      const found = scene.stacks.find(({ pieces }) => pieces.some(({ id }) => scene.chosen.includes(id)))
      if (found === undefined) throw new Error('nobody sets out')
      return found
    }
    const before = sceneOf(loaded.table, match, role)
    const { strength, place } = mover(before)
    expect(partingOf(mover(before), before.chosen)).toBeNull()

    const first = match.decisions[0]?.choices.find(({ verb }) => verb === 'take')
    if (first === undefined) throw new Error('nobody can be taken along')
    match.choose(first, { role })
    const scene = sceneOf(loaded.table, match, role)
    const stack = mover(scene)
    const parting = partingOf(stack, scene.chosen)
    expect(stack.place).toBe(place)
    expect(parting?.leader?.id).toBe(scene.chosen[0])
    expect(parting?.going.units).toBe(1)
    expect(parting?.staying.units).toBe(unitsOf(stack).length - 1)
    expect(parting?.going.strength).toBeGreaterThan(0)
    expect((parting?.going.strength ?? 0) + (parting?.staying.strength ?? 0)).toBe(strength)
    expect(stackInWords(stack, scene.chosen)).toContain(
      `strength ${parting?.going.strength} sets out, ${parting?.staying.strength} stays`,
    )
    // Whoever has all with him leaves nobody.
    expect(partingOf(stack, [...scene.chosen, ...unitsOf(stack).map(({ id }) => id)])).toBeNull()
  })
})
