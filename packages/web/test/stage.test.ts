import type { BattleSheet, Gauge, Moment } from '@aquila/games/table'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Reel, Shot, Shown, TableMatch, TableState } from '../src/match/table-match.ts'
import { line, moment, scene, shot, state } from './stage-stubs.ts'

const kept = vi.hoisted(() => {
  const store = new Map<string, string>()
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }))
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, value: string) => store.set(key, value),
  })
  vi.stubGlobal('document', { documentElement: { dataset: {} } })
  return store
})

const { receive, together } = await import('../src/table/stage.ts')
const { newTableUi } = await import('../src/table/state.ts')
const { openingOf } = await import('../src/table/opening.ts')
const { stopFilm } = await import('../src/table/film.ts')
const { closeMoment, rollMoment } = await import('../src/table/moments.ts')
const { MOST_PAUSES, momentsShownOf, pausesIn } = await import('../src/table/pauses.ts')
const { pagesOf } = await import('../src/table/projector.ts')
const { noteBriefed, remember, rememberedOf, shownFirst, shownTo } = await import('../src/table/shown.ts')
const { speak } = await import('../src/messages/text.ts')
await speak('en')

const person = {
  role: 'rome',
  number: 0,
  side: 'Rome',
  kit: 'eagle',
  player: 'Rome',
  level: null,
  here: true,
} as const
const bot = {
  role: 'gaul',
  number: 1,
  side: 'Gaul',
  kit: 'senate',
  player: 'Tiro',
  level: 'tiro',
  here: false,
} as const

/** Points, so that it is seen which scene is drawn. */
const standing = (points: number) => ({ ...scene, gauges: [{ label: `${points}` } as unknown as Gauge] })

const first: TableState = {
  ...state,
  id: 'match',
  viewer: 'rome',
  seats: [person, bot],
  scene: standing(0),
  log: { from: 0, lines: [line(0)] },
}

/** The viewer's own siege: the die in line 1, the verdict in line 2. */
const siege = { ...moment(2, { roller: 'rome', dice: [{ sides: 6, value: 4 }] }), since: 1 }
const after: TableState = {
  ...first,
  scene: standing(7),
  log: { from: 0, lines: [line(0), line(1), line(2), line(3)] },
  moments: [2],
  question: {
    decision: 2,
    role: 'rome',
    task: '',
    text: 'What next?',
    rule: 'T-1',
    window: null,
    choices: [],
    barred: null,
  },
}
const besieged: Shot = shot({
  own: true,
  scene: standing(7),
  lines: [line(1), line(2), line(3)],
  moments: [{ ...siege, before: standing(0) }],
})

/** A table that is told of the siege, with how often it has asked for films. */
function table(reel: Reel, from: TableState = first) {
  const asked: Shown[] = []
  const film = async (shown: Shown) => {
    asked.push(shown)
    return reel
  }
  const match = { film } as unknown as TableMatch
  const opening = { drawn: from, remembered: rememberedOf(from.id), missed: false }
  return { ui: newTableUi(match, from, opening), asked, match }
}

const drawn = ({ scene: { gauges }, log, question, stake }: TableState) => ({
  points: gauges[0]?.label,
  lines: log.lines.map(({ text }) => text),
  question: question?.text ?? null,
  stake: stake ?? null,
})

describe('the stage', () => {
  beforeEach(() => vi.useFakeTimers())
  afterEach(() => {
    vi.useRealTimers()
    kept.clear()
  })

  it('U10: shows what a match begins with also if a second state has come while it was opened', async () => {
    const opened = { ...after, moments: null }
    const { match } = table({ shots: [besieged], left: 0 }, opened)
    const ui = newTableUi(match, opened, { drawn: first, remembered: shownFirst('match', 0), missed: false })
    receive(ui, { ...opened, moments: [] })
    await vi.advanceTimersByTimeAsync(0)
    expect(ui.stage.now.value?.number).toBe(2)
  })

  it('takes nobody for one who was away because he has thought long before he chose', async () => {
    const turn = [1, 2, 3].map(number => shot({ lines: [line(number)] }))
    const { ui } = table({ shots: turn, left: 0 }, after)
    await vi.advanceTimersByTimeAsync(600_000)
    const log = { from: 0, lines: [...after.log.lines, line(4)] }
    receive(ui, { ...after, newsFrom: 1, news: 1, moments: [], log })
    await vi.advanceTimersByTimeAsync(0)
    await vi.dynamicImportSettled()
    await vi.advanceTimersByTimeAsync(0)
    expect(ui.film.now.value).toMatchObject({ chapters: null })
  })

  it('takes nobody for one who was away because he has waited long for others', async () => {
    const turn = [4, 5, 6].map(number => shot({ lines: [line(number)] }))
    const { ui } = table({ shots: turn, left: 0 }, after)
    const told = (number: number): TableState => {
      const lines = [...after.log.lines, ...Array.from({ length: number }, (_, more) => line(4 + more))]
      return { ...after, news: number, moments: [], log: { from: 0, lines } }
    }
    receive(ui, { ...told(1), question: null })
    await vi.advanceTimersByTimeAsync(600_000)
    receive(ui, told(3))
    await vi.advanceTimersByTimeAsync(0)
    await vi.dynamicImportSettled()
    await vi.advanceTimersByTimeAsync(0)
    expect(ui.film.now.value).toMatchObject({ chapters: null })
  })

  it('asks for the film of what others do once while they are at it, and again when it is his turn', async () => {
    const turn = [1, 2, 3].map(number => shot({ lines: [line(number)] }))
    const { ui, asked } = table({ shots: turn, left: 0 }, after)
    const told = (number: number): TableState => {
      const lines = [...after.log.lines, ...Array.from({ length: number }, (_, more) => line(4 + more))]
      return { ...after, newsFrom: 1, news: number, moments: [], log: { from: 0, lines } }
    }
    for (const number of [1, 2, 3]) {
      receive(ui, { ...told(number), question: null })
      await vi.advanceTimersByTimeAsync(0)
    }
    expect(asked).toHaveLength(1)
    expect(drawn(ui.state.value)).toMatchObject({
      question: null,
      lines: expect.objectContaining({ length: 4 }),
    })
    receive(ui, told(4))
    await vi.advanceTimersByTimeAsync(0)
    await vi.dynamicImportSettled()
    await vi.advanceTimersByTimeAsync(0)
    expect(asked).toHaveLength(2)
    expect(ui.film.now.value?.parts).toHaveLength(3)
  })

  it('tells whoever was away in chapters also if something happens while he sees his own dice', async () => {
    const turn = [4, 5, 6].map(number => shot({ lines: [line(number)] }))
    const { ui } = table({ shots: [besieged, ...turn], left: 0 })
    await vi.advanceTimersByTimeAsync(600_000)
    const lines = [...after.log.lines, line(4), line(5), line(6)]
    const told: TableState = { ...after, news: 3, log: { from: 0, lines } }
    receive(ui, told)
    await vi.advanceTimersByTimeAsync(0)
    receive(ui, { ...told, moments: [] })
    rollMoment(ui)
    closeMoment(ui)
    await vi.advanceTimersByTimeAsync(0)
    await vi.dynamicImportSettled()
    await vi.advanceTimersByTimeAsync(2000)
    expect(ui.film.now.value?.chapters).not.toBeNull()
    expect(ui.film.now.value?.chapters).toBeDefined()
  })

  it('shows what a state led to also if the next one has come before it could be shown', async () => {
    const { ui } = table({ shots: [besieged], left: 0 })
    receive(ui, { ...after, question: null })
    // Somebody else has chosen, and nothing is told of it.
    receive(ui, { ...after, moments: [] })
    await vi.advanceTimersByTimeAsync(0)
    expect(ui.stage.now.value).toMatchObject({ number: 2, rolled: false })
    expect(drawn(ui.state.value)).toMatchObject({ points: '0', question: null })
  })

  it('shows the table as it stood until the verdict is known, and then all of it', async () => {
    const { ui } = table({ shots: [besieged], left: 0 })
    receive(ui, after)
    await vi.advanceTimersByTimeAsync(0)
    const held = {
      points: '0',
      lines: ['line 0', 'Siege of Antemnae: roll …'],
      question: null,
      stake: 'Siege of Antemnae: roll',
    }
    expect(ui.stage.now.value).toMatchObject({ rolled: false, byItself: false })
    expect(drawn(ui.state.value)).toEqual(held)
    rollMoment(ui)
    expect(drawn(ui.state.value)).toEqual(held)
    closeMoment(ui)
    await vi.advanceTimersByTimeAsync(0)
    // The aftermath: everything has happened, nothing is asked yet.
    expect(drawn(ui.state.value)).toMatchObject({ points: '7', question: null, stake: null })
    await vi.advanceTimersByTimeAsync(2000)
    expect(drawn(ui.state.value)).toEqual({
      points: '7',
      lines: ['line 0', 'line 1', 'line 2', 'line 3'],
      question: 'What next?',
      stake: null,
    })
  })

  it('tells what came of a battle before the end of the year that followed it by the same choice', async () => {
    const sheet = {
      title: 'Battle in Latium',
      where: '',
      place: 'latium',
      roll: null,
    } as unknown as BattleSheet
    const fought = line(0, { part: 'tells', affair: 0, places: ['latium'] })
    const ceremony = moment(2, { kind: 'ceremony', title: 'The year closes' })
    const yearEnd = shot({ own: true, lines: [line(2)], moments: [ceremony] })
    const { ui } = table(
      { shots: [yearEnd], left: 0 },
      { ...first, scene: { ...scene, battle: sheet }, log: { from: 0, lines: [fought] } },
    )
    receive(ui, {
      ...after,
      log: { from: 0, lines: [fought, line(1, { affair: 0 }), line(2)] },
      moments: [2],
    })
    await vi.advanceTimersByTimeAsync(0)
    expect(ui.stage.now.value?.moment).toMatchObject({ title: 'Battle in Latium', kind: 'battle' })
    closeMoment(ui)
    await vi.advanceTimersByTimeAsync(0)
    expect(ui.stage.now.value?.moment.title).toBe('The year closes')
  })

  it('tells what came of a battle also if somebody else had to choose before the next question', async () => {
    const sheet = {
      title: 'Battle in Latium',
      where: '',
      place: 'latium',
      roll: null,
    } as unknown as BattleSheet
    const lines = [line(0, { part: 'tells', affair: 0, places: ['latium'] }), line(1, { affair: 0 })]
    const { ui } = table(
      { shots: [], left: 0 },
      { ...first, scene: { ...scene, battle: sheet }, log: { from: 0, lines: lines.slice(0, 1) } },
    )
    const next = { ...after, log: { from: 0, lines }, moments: [] }
    receive(ui, { ...next, question: null, waiting: ['gaul'] })
    await vi.advanceTimersByTimeAsync(0)
    expect(ui.stage.now.value).toBeNull()
    receive(ui, { ...next, log: { from: 0, lines: [...lines, line(2)] } })
    await vi.advanceTimersByTimeAsync(0)
    expect(ui.stage.now.value?.moment.title).toBe('Battle in Latium')
  })

  it('is busy while choices that go together are made, and shows none of them before the last', async () => {
    const { ui } = table({ shots: [], left: 0 })
    const made = Promise.withResolvers<void>()
    const making = together(ui, () => made.promise)
    receive(ui, { ...after, moments: [] })
    await vi.advanceTimersByTimeAsync(0)
    expect(ui.stage.busy.value).toBe(true)
    expect(drawn(ui.state.value).question).toBeNull()
    made.resolve()
    await making
    expect(ui.stage.busy.value).toBe(false)
    expect(drawn(ui.state.value).question).toBe('What next?')
  })

  it('says that another has passed, once for all, and lets the player go on', async () => {
    const { ui } = table({ shots: [], left: 0 })
    const turn = (number: number, { kit, side }: { kit: string; side: string }) =>
      line(number, { heading: { text: side, kit, alone: true } })
    receive(ui, {
      ...after,
      moments: [],
      log: { from: 0, lines: [line(0), turn(1, bot), turn(2, person), turn(3, bot), turn(4, person)] },
    })
    await vi.advanceTimersByTimeAsync(0)
    expect(ui.stage.passing.value).toMatchObject({ title: 'Gaul passes', kit: 'senate' })
    expect(ui.state.value.question?.text).toBe('What next?')
    await vi.advanceTimersByTimeAsync(1600)
    expect(ui.stage.passing.value).toBeNull()
  })

  it('keeps the end of a match back with the die that decides it', async () => {
    const { ui } = table({ shots: [besieged], left: 0 })
    receive(ui, {
      ...after,
      question: null,
      result: { winners: ['rome'], outcome: 'x', rule: 'T-1', text: 'Rome wins' },
    })
    await vi.advanceTimersByTimeAsync(0)
    expect(ui.state.value.result).toBeNull()
    expect(ui.state.value.handOver).toBeNull()
  })

  it('shows nothing twice, also when the page is opened again', async () => {
    const { ui } = table({ shots: [besieged], left: 0 })
    receive(ui, after)
    await vi.advanceTimersByTimeAsync(0)
    closeMoment(ui)
    await vi.advanceTimersByTimeAsync(2000)
    receive(ui, { ...after })
    await vi.advanceTimersByTimeAsync(2000)
    expect(ui.stage.now.value).toBeNull()
    const again = table({ shots: [besieged], left: 0 }, after)
    receive(again.ui, { ...after, moments: null })
    await vi.advanceTimersByTimeAsync(2000)
    expect(again.asked).toEqual([])
    expect(again.ui.stage.now.value).toBeNull()
  })

  it('has a die still to fall that was asked for when the page was closed', async () => {
    const { ui } = table({ shots: [besieged], left: 0 })
    receive(ui, after)
    await vi.advanceTimersByTimeAsync(0)
    // Closed before the throw: this browser remembers the first line only.
    remember({ match: 'match', here: 0, to: new Map(), briefed: new Set(), at: null }, 'rome', 1)
    const { match } = table({ shots: [besieged], left: 0 })
    const opening = await openingOf(match, { ...after, moments: null })
    expect(drawn(opening.drawn)).toMatchObject({
      points: '0',
      stake: 'Siege of Antemnae: roll',
      question: null,
    })
    const reopened = newTableUi(match, after, opening)
    receive(reopened, { ...after, moments: null })
    await vi.advanceTimersByTimeAsync(0)
    expect(reopened.stage.now.value).toMatchObject({ rolled: false })
  })
})

describe('whoever opens a match again after more than a minute', () => {
  beforeEach(() => vi.useFakeTimers())
  afterEach(() => {
    kept.clear()
    vi.useRealTimers()
  })

  const GAUL_WINS = { winners: ['gaul'], outcome: 'decisive', rule: 'T-1', text: 'Gaul wins' }
  const march = (number: number) => shot({ scene: standing(number), lines: [line(number)] })
  const reel = { shots: [march(2), march(3)], left: 0 }
  const come = async (now: Partial<TableState>) => {
    const shown = { match: 'match', here: 0, to: new Map(), briefed: new Set<string>(), at: null }
    remember(shown, 'rome', 2)
    vi.setSystemTime(Date.now() + 60_001)
    const state = { ...after, viewer: 'rome', moments: null, news: 2, length: 2, ...now }
    const { match } = table(reel)
    const opening = await openingOf(match, state)
    const ui = newTableUi(match, state, opening)
    noteBriefed(ui.stage.shown, 'rome')
    receive(ui, state)
    await vi.advanceTimersByTimeAsync(0)
    return { opening, ui }
  }

  it.each([
    ['when he is asked', {}],
    ['while others are still at it', { question: null, waiting: ['gaul'] }],
    ['when it is over', { question: null, result: GAUL_WINS }],
  ])('sees what he has missed in chapters %s', async (_, now) => {
    const { opening, ui } = await come(now)
    expect(drawn(opening.drawn)).toMatchObject({ points: '2', lines: ['line 0', 'line 1'], question: null })
    expect(ui.film.now.value?.chapters?.all).toHaveLength(2)
    stopFilm(ui)
    await vi.advanceTimersByTimeAsync(0)
    expect(ui.stage.running.value).toBe(false)
    expect(ui.state.value.log.lines).toHaveLength(4)
  })
})

describe('what was shown', () => {
  afterEach(() => kept.clear())

  it('is remembered for the screen, and what was hidden for each who plays at it', () => {
    const shown = { match: 'm', here: 3, to: new Map<string, number>(), briefed: new Set<string>(), at: null }
    remember(shown, 'rome', 9)
    expect(shownTo(shown, 'rome')).toEqual({ here: 9, toThese: 9 })
    expect(shownTo({ ...shown, to: new Map([['gaul', 4]]), at: null }, 'gaul')).toEqual({
      here: 9,
      toThese: 4,
    })
    expect(rememberedOf('m')).toEqual(shown)
    kept.set('aquila-shown-m', '{"here":"many"}')
    expect(rememberedOf('m')).toBeNull()
  })
})

describe('pauses', () => {
  const many = (own: boolean, more: Partial<Moment>): Shot[] =>
    Array.from({ length: 12 }, (_, number) =>
      shot({ own, moments: [moment(number + (own ? 0 : 100), more)] }),
    )

  it('are eight at most between two decisions, what the player throws himself before all', () => {
    const mine = shot({ moments: [moment(500, { roller: 'rome', concerns: ['rome'] })] })
    const reel = { shots: [...many(true, {}), ...many(false, { kind: 'battle' }), mine], left: 0 }
    expect(pausesIn(reel, first, 0, false).size).toBe(MOST_PAUSES)
    expect(pausesIn(reel, first, MOST_PAUSES - 1, false).size).toBe(1)
    expect(pausesIn({ shots: [...many(false, {}), mine], left: 0 }, first, 6, false)).toContain(500)
  })

  it('are only one’s own where four or more play, unless somebody has set it differently', () => {
    expect([2, 3, 4, 6].map(seats => momentsShownOf('battle', seats))).toEqual(['all', 'all', 'mine', 'mine'])
    const four = { ...first, seats: [person, bot, bot, bot] }
    const reel = { shots: many(false, { concerns: ['gaul'] }), left: 0 }
    expect(pausesIn(reel, four, 0, true).size).toBe(0)
    expect(pausesIn({ shots: many(false, { concerns: ['rome'] }), left: 0 }, four, 0, true).size).toBe(3)
  })
})

describe('pages', () => {
  const turns = ['eagle', 'eagle', 'people', 'senate', 'senate'] as const
  const shots = turns.map((kit, number) => shot({ kit, lines: [line(number)] }))
  const lengths = (stops: (each: Shot) => boolean, of = shots) =>
    pagesOf(of, stops).map(({ isPage, shots: { length } }) => (isPage ? length : 'picture'))

  it('tell all that a side did, with what nobody did after it', () => {
    expect(lengths(() => false)).toEqual([3, 2])
  })

  it('stop for a picture that is worth a pause', () => {
    expect(lengths(each => each === shots[1])).toEqual([1, 'picture', 1, 2])
  })

  it('are one page where there would be too many', () => {
    expect(lengths(() => false, [...shots, ...shots, ...shots])).toEqual([15])
  })
})
