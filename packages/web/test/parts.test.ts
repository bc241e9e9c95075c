import './in-english.ts'
import type { Area } from '@aquila/games/table'
import { describe, expect, it } from 'vitest'
import { parseRulebook, sectionOf, withoutContents } from '../src/app/rulebook.ts'
import { html, markdown } from '../src/pages/chronicle.ts'
import { curve, scaleOf, turningPoints } from '../src/pages/curve.ts'
import { spanOf } from '../src/pages/span.ts'
import { fill, framed, lookingAt, panned, survey, whole, zoomed } from '../src/table/map/camera.ts'
import { outerEdge } from '../src/table/map/shapes.ts'

const map = { width: 2000, height: 1000 }
const frame = { width: 1000, height: 800, inset: { top: 80, right: 300, bottom: 0, left: 0 } }

describe('the camera of the map', () => {
  const glance = { map, frame, paper: null }
  const paper = { width: 400, height: 300 }
  const place = (x: number, y: number) => ({ x: x - 40, y: y - 40, width: 80, height: 80 })
  const first = { camera: fill(map, frame), side: 'left' as const }

  it('keeps the point under the pointer where it is when it zooms', () => {
    const before = lookingAt(first, 1, place(1000, 500), glance).camera
    const after = zoomed(before, 1.5, [400, 300], map, frame)
    expect(after.x + 400 / after.zoom).toBeCloseTo(before.x + 400 / before.zoom)
    expect(after.y + 300 / after.zoom).toBeCloseTo(before.y + 300 / before.zoom)
  })

  it('brings what it looks at into the part that no panel covers', () => {
    const { x, y, zoom } = lookingAt(first, 1, place(1500, 500), glance).camera
    expect((1500 - x) * zoom).toBeCloseTo(350)
    expect((500 - y) * zoom).toBeCloseTo(440)
  })

  it('rests while what is looked at is in the clear, and keeps its zoom when it is not', () => {
    const there = lookingAt(first, 1.2, place(1500, 500), glance)
    expect(lookingAt(there, 1.2, place(1550, 480), glance).camera).toBe(there.camera)
    const elsewhere = lookingAt(there, 1.2, place(300, 500), glance)
    expect(elsewhere.camera).not.toBe(there.camera)
    expect(elsewhere.camera.zoom).toBe(there.camera.zoom)
    const all = { x: 100, y: 100, width: 1800, height: 800 }
    expect(lookingAt(there, 1.2, all, glance).camera.zoom).toBeLessThan(1)
  })

  it('comes back from far off, where something else was looked at, but not for a little', () => {
    const from = (zoom: number) => ({ ...first, camera: { x: 0, y: 0, zoom } })
    const near = lookingAt(from(0.5), 1.2, place(1000, 500), glance)
    expect(near.camera.zoom).toBeCloseTo(1.2)
    expect(lookingAt(from(0.8), 1.2, place(700, 500), glance).camera.zoom).toBe(0.8)
    // Who has zoomed out himself is left alone.
    expect(lookingAt(from(0.5), 0.5, place(1000, 500), glance).camera.zoom).toBe(0.5)
  })

  it('a paper in the corner makes room where the map ends under it, and the ground beside it is never seen', () => {
    const low = lookingAt(first, 1.2, place(60, 940), { ...glance, paper })
    expect(low.side).toBe('right')
    expect(low.camera.x).toBeGreaterThanOrEqual(0)
    expect(low.camera.y + frame.height / low.camera.zoom).toBeLessThanOrEqual(map.height + 0.001)
    const high = lookingAt(first, 1.2, place(1000, 300), { ...glance, paper })
    expect(high.side).toBe('left')
    expect((300 - high.camera.y) * high.camera.zoom).toBeLessThan(frame.height - paper.height)
  })

  it('U8: looks from no farther off than the map fills what is free', () => {
    const wide = { x: 0, y: 300, width: map.width, height: 400 }
    const [width, height] = [
      frame.width - frame.inset.left - frame.inset.right,
      frame.height - frame.inset.top - frame.inset.bottom,
    ]
    const { zoom } = lookingAt(first, 1.2, wide, { ...glance, paper }).camera
    expect(map.width * zoom).toBeGreaterThanOrEqual(width - 0.001)
    expect(map.height * zoom).toBeGreaterThanOrEqual(height - 0.001)
    const shown = survey(map, frame, place(700, 500))
    expect(map.width * shown.zoom).toBeGreaterThanOrEqual(width - 0.001)
    expect(map.height * shown.zoom).toBeGreaterThanOrEqual(height - 0.001)
  })

  it('goes back to the edge of the map when the paper there is gone', () => {
    const covered = { ...glance, frame: { ...frame, inset: { ...frame.inset, top: 500 } } }
    const under = lookingAt(first, 1, place(1000, 80), covered)
    expect(under.camera.y).toBeLessThan(-frame.inset.top)
    const after = lookingAt(under, 1, place(1000, 80), glance)
    expect(after.camera.y).toBeCloseTo(-frame.inset.top)
    expect(after.camera.x).toBeCloseTo(under.camera.x)
  })

  it('never leaves the map', () => {
    const far = panned(fill(map, frame), 99_999, 99_999, map, frame)
    expect(far.x).toBeCloseTo(0)
    expect(far.y).toBeCloseTo(-frame.inset.top / far.zoom)
  })

  it('lies under papers that leave nothing free as it would without them', () => {
    const papers = { top: 500, right: 0, bottom: 500, left: 0 }
    const bare = framed({ width: 400, height: 800 }, { top: 0, right: 0, bottom: 0, left: 0 })
    expect(whole(map, framed({ width: 400, height: 800 }, papers))).toEqual(whole(map, bare))
    expect(whole(map, bare).zoom).toBeGreaterThan(0)
  })
})

describe('the edge of a region', () => {
  const area = (id: string, d: string): Area => ({
    id,
    name: id,
    kind: 'zone',
    d,
    at: [0, 0],
    slots: [],
    fill: null,
  })

  it('leaves out what two of its zones share', () => {
    const edge = outerEdge([area('a', 'M0 0L10 0L10 10L0 10Z'), area('b', 'M10 0L20 0L20 10L10 10Z')])
    expect(edge).not.toMatch(/M10 0L10 10|M10 10L10 0/)
    expect(edge.match(/L/g)).toHaveLength(6)
  })
})

describe('the scrubber', () => {
  const course = {
    from: 0,
    to: 100,
    marks: [],
    luck: null,
    ending: null,
    chronicle: [],
    points: [],
    lead: [
      { choices: 10, label: '49', lead: 1 },
      { choices: 100, label: '48', lead: 2 },
    ],
  }

  it('gives every chapter the same width, and finds the way back', () => {
    const span = spanOf(course)
    expect(span.part(10)).toBe(0.5)
    expect(span.part(100)).toBe(1)
    for (const choices of [0, 3, 10, 55, 100]) expect(span.at(span.part(choices))).toBe(choices)
  })
})

describe('the rulebook reader', () => {
  it('knows headings, rules, rulings and tables, and shows no markup', () => {
    const book = parseRulebook(
      '# Title\n\n**AIE-8.2-a** A *die* and [a link](#x).\n\n> **RULING-02.** Ours.\n\n| A | B |\n| --- | --- |\n| 1 | 2 |\n',
    )
    expect(book.map(({ kind, id }) => [kind, id])).toEqual([
      ['heading', 'title'],
      ['rule', 'AIE-8.2-a'],
      ['ruling', 'RULING-02'],
      ['table', null],
    ])
    expect(book[1]?.text).toContain('a link')
    expect(book[3]?.rows).toEqual([
      ['A', 'B'],
      ['1', '2'],
    ])
  })
})

describe('the references of a rulebook', () => {
  const book = parseRulebook(
    '# Title\n\n## Contents\n\n1. [Winter and war](#winter-and-war)\n\n## Winter and war\n\n**AIE-8.2-a** See [Winter](#winter-and-war) and 8.2-b.\n',
  )

  it('keep links to headings, under the names that headings have in links', () => {
    expect(book.find(({ id }) => id === 'winter-and-war')?.text).toBe('Winter and war')
    expect(book.at(-1)?.parts).toContainEqual({ text: 'Winter', to: 'winter-and-war' })
  })

  it('leave the contents to the page, and know under which heading a rule stands', () => {
    const plain = withoutContents(book)
    expect(plain.map(({ kind }) => kind)).toEqual(['heading', 'heading', 'rule'])
    const rule = plain.at(-1)
    expect(rule && sectionOf(plain, rule)?.text).toBe('Winter and war')
  })
})

describe('the chronicle as a file', () => {
  const paragraph = { opening: 'At Ravenna', text: 'Caesar <crossed> & won *all*.', places: [], choices: 0 }
  const chapters = [{ title: '49 BC', paragraphs: [paragraph, { ...paragraph, opening: '' }] }]

  it('escapes what is markup in HTML', () => {
    const page = html('A & B', chapters)
    expect(page).toContain('<h1>A &amp; B</h1>')
    expect(page).toContain('<p><b>At Ravenna</b> Caesar &lt;crossed&gt; &amp; won *all*.</p>')
    expect(page).toContain('<p>Caesar &lt;crossed&gt;')
  })

  it('escapes what is markup in Markdown', () => {
    expect(markdown('A', chapters)).toContain(
      '## 49 BC\n\n**At Ravenna** Caesar \\<crossed\\> & won \\*all\\*.\n\nCaesar',
    )
  })
})

describe('the chart of the lead', () => {
  it('T16: goes straight from point to point, never over or under them', () => {
    expect(
      curve([
        [0, 10],
        [10, 4],
      ]),
    ).toBe('M0 10L10 4')
  })

  it('marks the three greatest changes of the lead, and none that is small', () => {
    const points = [0, 2, 5, -4, -4, 0, -3].map(lead => ({ lead }))
    expect(turningPoints(points).map(({ by }) => by)).toEqual([-9, 4, 3])
    expect(turningPoints([{ lead: 0 }, { lead: 2 }])).toEqual([])
  })

  it('gives the side that never led little room, and draws round lines with zero among them', () => {
    const { y, lines } = scaleOf([6, 8, 22], 0, 100)
    expect(y(22)).toBeCloseTo(0)
    expect(y(0)).toBeGreaterThan(80)
    expect(lines).toEqual([0, 10, 20])
    expect(scaleOf([-4, 3], 0, 100).lines).toEqual([-4, -2, 0, 2])
    expect(scaleOf([], 0, 100).lines).toEqual([-1, 0, 1])
  })
})
