import type { SeenEvent } from '@aquila/engine'
import { describe, expect, it } from 'vitest'
import { filmOf } from '../src/match/film.ts'
import type { LogLine, Shown, ShownMoment } from '../src/match/table-match.ts'
import { line, moment, scene } from './stage-stubs.ts'

type Footage = Parameters<typeof filmOf>[0]

const all = async (numbers: readonly number[]) =>
  new Map(numbers.map(number => [number, { view: {}, phase: '', seats: {} }]))

/** The film of a log, for somebody whose own choices end before a line. */
function film(
  lines: readonly LogLine[],
  {
    moments = [],
    firstNew = 0,
    shown = { here: 0, toThese: 0 },
    hidden = [],
  }: {
    moments?: readonly ShownMoment[]
    firstNew?: number
    shown?: Shown
    hidden?: readonly number[]
  } = {},
) {
  const log = lines.map(({ after }) => ({ after }) as unknown as SeenEvent)
  const footage = {
    loaded: { table: { scene: () => scene } },
    words: { data: {} },
    keeper: { viewsAfter: all, viewsAt: all, viewsBefore: all },
    sight: { frame: { roles: [], options: {}, scenario: '' }, waiting: [], question: null },
    ...{ log, lines, moments, firstNew, shown, hidden: new Set(hidden) },
  }
  return filmOf(footage as unknown as Footage)
}

/** Each in a place of its own, and by a choice of its own. */
const apart = (count: number): LogLine[] =>
  Array.from({ length: count }, (_, number) => line(number, { places: [`place ${number}`], after: number }))

describe('the pictures of a film', () => {
  it('say with what happens why it does, and not with what was before it', async () => {
    const reaction = { text: 'The enemies react', kit: 'brick', alone: false } as const
    const { shots } = await film([
      line(0, { places: ['Reate'] }),
      line(1, { heading: reaction }),
      line(2, { places: ['Reate'] }),
      line(3, { heading: reaction }),
      line(4, { places: ['Cures'], after: 1 }),
    ])
    // The last of them heads nothing: what comes after it was chosen.
    expect(shots.map(({ lines }) => lines.map(({ number }) => number))).toEqual([[0], [1, 2], [4]])
  })

  it('take what is worth a pause along when they are cut', async () => {
    const moments = [2, 4, 28].map(number => moment(number))
    const { shots, left } = await film(apart(30), { moments })
    expect(shots).toHaveLength(24)
    expect(left).toBe(6)
    expect(shots.flatMap(each => each.moments.map(({ number }) => number))).toEqual([28])
    expect(shots[0]?.moments).toEqual([])
  })

  it('keep back what a ceremony tells together until it is there', async () => {
    const told = moment(3)
    const yearEnd = { ...told, since: 1, moment: { ...told.moment, since: 1 } }
    const { shots } = await film(apart(5), { moments: [yearEnd] })
    expect(shots.map(({ lines }) => lines.map(({ number }) => number))).toEqual([[0], [1, 2, 3], [4]])
  })

  it('are one for a deployment', async () => {
    const units = apart(20).map(each => ({ ...each, run: 'deploy senate', kit: 'senate' as const }))
    const { shots } = await film([...units, line(20, { places: ['Roma'], after: 20 })])
    expect(shots.map(({ lines }) => lines.length)).toEqual([20, 1])
  })

  it('are of the player’s own choices only where something is worth a pause', async () => {
    const { shots } = await film(apart(6), { moments: [moment(1)], firstNew: 4 })
    expect(shots.map(({ own, lines }) => [own, lines[0]?.number])).toEqual([
      [true, 1],
      [false, 4],
      [false, 5],
    ])
  })

  it('are not of his own and of others at once', async () => {
    const oneChoice = apart(4).map(each => ({ ...each, places: ['Roma'], after: 1 }))
    const { shots } = await film(oneChoice, { moments: [moment(1)], firstNew: 2 })
    expect(shots.map(({ own, lines }) => [own, lines.length])).toEqual([
      [true, 2],
      [false, 2],
    ])
  })

  it('were seen by all who share a screen, but for what was hidden', async () => {
    const { shots } = await film(apart(4), { shown: { here: 4, toThese: 1 }, hidden: [0, 2] })
    expect(shots.map(({ seen }) => seen)).toEqual([true, true, false, true])
  })

  it('do not stop again for what was seen, though something hidden is told with it', async () => {
    const oneChoice = apart(2).map(each => ({ ...each, places: ['Latium'], after: 1 }))
    const moments = [0, 1].map(number => moment(number))
    const { shots } = await film(oneChoice, { moments, shown: { here: 2, toThese: 0 }, hidden: [0] })
    expect(shots.map(({ seen, moments: stops }) => [seen, stops.map(({ number }) => number)])).toEqual([
      [false, [0]],
    ])
  })
})
