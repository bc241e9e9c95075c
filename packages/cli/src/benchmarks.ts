import { ratioOf } from '@aquila/engine/bench'
import { teachingGame } from '@aquila/games'
import type { BuiltPage } from '@aquila/web/bench'
import {
  ableAmong,
  type Figure,
  figuresOf,
  inTurn,
  type Lane,
  lanesFor,
  playsAlike,
  valuesOf,
  warmUp,
} from './bench/measure.ts'
import { choosingSubjects, openingSubjects, tableSubjects } from './bench/pages.ts'
import { type Done, type Subject, startSubject } from './bench/subject.ts'
import type { WorkName } from './bench/works.ts'
import { type ListedGame, listedGames } from './games.ts'

/** Where figures and lines go as they are found. */
export interface Findings {
  figures(found: readonly Figure[]): void
  line(text: string): void
}

export interface Benchmark {
  readonly name: string
  /** `roots` are the folders of the commits to measure, this one first. */
  run(roots: readonly string[], findings: Findings): Promise<void>
}

/** The teaching game is measured with the kernel. */
const games = listedGames.filter(({ game }) => game.id !== teachingGame.id)

/** What each needs (a bundler, a browser, a painter) is loaded when it runs, so that the command starts at once. */
export const benchmarks: readonly Benchmark[] = [
  { name: 'kernel', run: benchKernel },
  ...games.map(listed => ({
    name: listed.game.id,
    run: (roots: readonly string[], findings: Findings) => benchGame(listed, roots, findings),
  })),
  { name: 'bots', run: benchBots },
  {
    name: 'maps',
    run: async (_roots, findings) =>
      printed(findings, await (await import('@aquila/atlas/bench')).benchMaps()),
  },
  {
    name: 'server',
    run: async (_roots, findings) =>
      printed(findings, await (await import('@aquila/server/bench')).benchServer()),
  },
  { name: 'table', run: benchTables },
  { name: 'choice', run: benchChoices },
  {
    name: 'page',
    run: async (_roots, findings) =>
      printed(findings, await (await import('@aquila/web/bench')).benchWeight()),
  },
]

function printed(findings: Findings, lines: readonly string[]): void {
  for (const line of lines) findings.line(line)
}

/** The teaching game with the kernel and without. */
async function benchKernel(roots: readonly string[], findings: Findings): Promise<void> {
  const work = { kind: 'random-play', game: teachingGame.id, scenario: 'war' } as const
  const hand = { ...work, kind: 'by-hand' } as const
  await withSubjects(roots, async subjects => {
    await warmUp(subjects, [work])
    findings.figures(figuresOf('kernel', await inTurn(await lanesFor(subjects, work))))
    // Only when both commits have been measured alike: the hand-written loop is in the way of the one that plays it too.
    const own = subjects.slice(0, 1)
    const lanes = [...(await lanesFor(own, work)), ...(await lanesFor(own, hand))]
    const [kernel = [], baseline = []] = await inTurn(lanes)
    findings.figures(figuresOf('kernel, by hand', [baseline]))
    const cost = ratioOf(valuesOf(baseline, 'decisions'), valuesOf(kernel, 'decisions'))
    findings.figures([{ name: 'kernel: cost', unit: 'x', spread: cost, faster: null }])
  })
}

/** Random play of every scenario; and of the first the cold start, branches, copies and memory. */
async function benchGame({ game }: ListedGame, roots: readonly string[], findings: Findings): Promise<void> {
  const works = game.scenarios.map(
    ({ id }): WorkName => ({ kind: 'random-play', game: game.id, scenario: id }),
  )
  const [first] = works
  if (first === undefined) return
  const name = `${game.id} ${first.scenario}`
  await coldStart(name, { ...first, kind: 'first-seconds' }, roots, findings)
  await withSubjects(roots, async subjects => {
    await warmUp(subjects, works)
    for (const work of works) {
      const rows = await inTurn(await lanesFor(subjects, work))
      findings.figures(figuresOf(`${game.id} ${work.scenario}`, rows))
      if (!playsAlike(rows)) findings.line(`  the other commit plays scenario ${work.scenario} differently`)
    }
    await againstTheField(name, first, subjects.slice(0, 1), findings)
    for (const kind of ['branching', 'copying'] as const)
      findings.figures(figuresOf(name, await inTurn(await lanesFor(subjects, { ...first, kind }))))
    const live: WorkName = { ...first, kind: 'live-match' }
    findings.figures(figuresOf(name, await inTurn(await shortLanes(subjects, live), MEMORIES)))
  })
}

/** A lane for each subject that can do the work, for slices of one piece. */
async function shortLanes([first, ...others]: readonly Subject[], work: WorkName): Promise<Lane[]> {
  if (first === undefined) return []
  return [first, ...(await ableAmong(others, work))].map(subject => ({ subject, work, size: 1 }))
}

/** How often a live match is weighed, and how often a process is started afresh. */
const MEMORIES = 5
const STARTS = 5

/** What a visitor lives in: a process that has never played, several times over. */
async function coldStart(
  name: string,
  work: WorkName,
  roots: readonly string[],
  findings: Findings,
): Promise<void> {
  findings.figures(figuresOf(name, await inTurn(await shortLanes(roots.map(freshEachTime), work), STARTS)))
}

function freshEachTime(root: string): Subject {
  return {
    async slice(ordered) {
      const fresh = await startSubject(root)
      try {
        return await fresh.slice(ordered)
      } finally {
        await fresh.end()
      }
    },
    end: async () => undefined,
  }
}

/** Next to a program of the field, where it can be had. */
async function againstTheField(
  name: string,
  work: WorkName,
  subjects: readonly Subject[],
  findings: Findings,
): Promise<void> {
  try {
    const toy = await lanesFor(subjects, { ...work, kind: 'boardgame.io' })
    const [ours = [], theirs = []] = await inTurn([...(await lanesFor(subjects, work)), ...toy])
    const spread = ratioOf(valuesOf(ours, 'decisions'), valuesOf(theirs, 'moves'))
    const against = `${name}: decisions for a move of boardgame.io`
    findings.figures([{ name: against, unit: 'x', spread, faster: null }])
  } catch (error) {
    findings.line(`  ${error instanceof Error ? error.message : String(error)}: no comparison`)
  }
}

/** The search, where a game has one, in a scenario from the middle of its list. */
async function benchBots(roots: readonly string[], findings: Findings): Promise<void> {
  for (const { game, bots } of games) {
    if (bots?.strategist === undefined) continue
    const scenario = game.scenarios[game.scenarios.length >> 1]?.id ?? ''
    const work = { kind: 'searching', game: game.id, scenario } as const
    await withSubjects(roots, async subjects => {
      await warmUp(subjects, [work])
      findings.figures(
        figuresOf(`${game.id} ${scenario} legatus`, await inTurn(await lanesFor(subjects, work))),
      )
    })
  }
}

/** How many times slower a processor is taken to be: as this one is, and as that of a plain telephone. */
const SLOWER = [1, 4]
const TOURS = 5
/** A page knows its work. */
const TOUR: WorkName = { kind: 'tour', game: '', scenario: '' }

/** The product's own tables, panned and zoomed; and how soon a long match is there from the shelf. */
async function benchTables(roots: readonly string[], findings: Findings): Promise<void> {
  await withPages(roots, findings, async pages => {
    for (const { game } of games) {
      const tables = await tableSubjects(pages, game)
      for (const slower of SLOWER) {
        const name = `table ${game.id}${slower === 1 ? '' : `, ${slower} times slower`}`
        findings.figures(figuresOf(name, await tours(tables, slower)))
      }
      for (const table of tables) await table.end()
    }
    const [longest] = games
    if (longest === undefined) return
    findings.figures(figuresOf('page', await tours(await openingSubjects(pages, longest.game), 1)))
  })
}

/** What a choice late in a match costs the worker that keeps it, until it is shown and saved. */
async function benchChoices(roots: readonly string[], findings: Findings): Promise<void> {
  const [longest] = games
  if (longest === undefined) return
  await withPages(roots, findings, async pages => {
    const subjects = await choosingSubjects(pages, longest.game)
    await inTurn(pageLanes(subjects), SLICES_TO_WARM)
    findings.figures(figuresOf('page', await inTurn(pageLanes(subjects))))
  })
}

const SLICES_TO_WARM = 6

function pageLanes(subjects: readonly Subject[], size = 1): Lane[] {
  return subjects.map(subject => ({ subject, work: TOUR, size }))
}

/** The built page of each commit, in a browser of its own. */
async function withPages(
  roots: readonly string[],
  findings: Findings,
  use: (pages: readonly BuiltPage[]) => Promise<void>,
): Promise<void> {
  const executable = process.env.AQUILA_CHROMIUM
  if (executable === undefined) return findings.line('  no browser: pages are not measured')
  const { openPage } = await import('@aquila/web/bench')
  const pages: BuiltPage[] = []
  try {
    for (const root of roots) pages.push(await openPage(root, executable))
    await use(pages)
  } finally {
    for (const page of pages) await page.close()
  }
}

function tours(subjects: readonly Subject[], size: number): Promise<Done[][]> {
  return inTurn(pageLanes(subjects, size), TOURS)
}

async function withSubjects(
  roots: readonly string[],
  use: (subjects: readonly Subject[]) => Promise<void>,
): Promise<void> {
  const subjects: Subject[] = []
  try {
    for (const root of roots) subjects.push(await startSubject(root))
    await use(subjects)
  } finally {
    for (const subject of subjects) await subject.end()
  }
}
