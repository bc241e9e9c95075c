import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { boxes, teachingGame } from '@aquila/games'
import { describe, expect, it } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))

/** A room is a folder whose files may import only from certain other rooms. The first match counts. */
const rooms: readonly {
  readonly room: string
  readonly folder: RegExp
  readonly mayEnter: readonly string[]
}[] = [
  { room: 'tests', folder: /(^|\/)tests?\/|^packages\/[^/]+\/bench\/|\.test\.tsx?$/, mayEnter: ['anything'] },
  { room: 'engine', folder: /^packages\/engine\//, mayEnter: [] },
  { room: 'atlas', folder: /^packages\/atlas\/src\//, mayEnter: [] },
  { room: 'table contract', folder: /^packages\/games\/table\//, mayEnter: ['engine'] },
  { room: 'games kit', folder: /^packages\/games\/kit\//, mayEnter: ['engine'] },
  {
    room: 'series table',
    folder: /^packages\/games\/imperator\/table\//,
    mayEnter: ['engine', 'series', 'table contract'],
  },
  {
    room: 'series bot',
    folder: /^packages\/games\/imperator\/bot\//,
    mayEnter: ['engine', 'games kit', 'series'],
  },
  {
    room: 'series pack',
    folder: /^packages\/games\/imperator\/data\/pack\.ts$/,
    mayEnter: ['games kit', 'series'],
  },
  { room: 'series', folder: /^packages\/games\/imperator\//, mayEnter: ['engine'] },
  {
    room: 'game data',
    folder: /^packages\/games\/[^/]+\/data\//,
    mayEnter: ['engine', 'games kit', 'series', 'series pack'],
  },
  {
    room: 'game rules',
    folder: /^packages\/games\/[^/]+\/rules\//,
    mayEnter: ['engine', 'series', 'game data'],
  },
  {
    room: 'game messages',
    folder: /^packages\/games\/[^/]+\/messages/,
    mayEnter: ['engine', 'series'],
  },
  {
    room: 'game bot',
    folder: /^packages\/games\/[^/]+\/bot\//,
    mayEnter: ['engine', 'games kit', 'series', 'series bot', 'game data', 'game rules'],
  },
  {
    room: 'game table',
    folder: /^packages\/games\/[^/]+\/table\//,
    mayEnter: [
      'engine',
      'series',
      'series table',
      'table contract',
      'game data',
      'game rules',
      'game messages',
      'game look',
      'games',
    ],
  },
  {
    room: 'game lesson',
    folder: /^packages\/games\/[^/]+\/lesson\//,
    mayEnter: ['engine', 'table contract', 'game data', 'game rules'],
  },
  {
    room: 'game look',
    folder: /^packages\/games\/[^/]+\/look\//,
    mayEnter: ['table contract'],
  },
  { room: 'game lid', folder: /^packages\/games\/[^/]+\/lid\//, mayEnter: ['engine'] },
  {
    room: 'games',
    folder: /^packages\/games\//,
    mayEnter: [
      'engine',
      'series',
      'table contract',
      'game data',
      'game rules',
      'game messages',
      'game bot',
      'game table',
      'game lesson',
      'game look',
      'game lid',
    ],
  },
  { room: 'maps', folder: /^packages\/atlas\//, mayEnter: ['atlas', 'game data'] },
  { room: 'bots', folder: /^packages\/bots\//, mayEnter: ['engine'] },
  { room: 'play', folder: /^packages\/play\//, mayEnter: ['engine', 'games', 'bots'] },
  {
    room: 'pictures',
    folder: /^packages\/web\/screens\//,
    mayEnter: ['engine', 'games', 'bots', 'web', 'server'],
  },
  {
    room: 'web',
    folder: /^packages\/web\//,
    mayEnter: ['engine', 'games', 'atlas', 'play'],
  },
  {
    room: 'server',
    folder: /^packages\/server\//,
    mayEnter: ['engine', 'games', 'bots', 'play', 'web'],
  },
  {
    room: 'cli',
    folder: /^packages\/cli\//,
    mayEnter: ['engine', 'games', 'bots', 'play', 'atlas', 'web', 'server'],
  },
]

/** These take part in no match, or are made to be run: the teaching game and benchmarks are exported on purpose. */
const doors: { readonly [specifier: string]: string } = {
  '@aquila/engine': 'engine',
  '@aquila/games': 'games',
  '@aquila/bots': 'bots',
  '@aquila/play': 'play',
  '@aquila/atlas': 'atlas',
  '@aquila/web': 'web',
  '@aquila/server': 'server',
  '@aquila/cli': 'cli',
}

/** What rules and data may not touch: a clock, chance, the screen, the machine, the network. */
const impure =
  /\bDate\b|\bMath\.random\b|\bperformance\.|\bIntl\b|\bprocess\.|\bglobalThis\b|\bdocument\.|\bnavigator\b|\blocalStorage\b|\bfetch\(|\bXMLHttpRequest\b|\bWebSocket\b|\bset(?:Timeout|Interval|Immediate)\b|\brequestAnimationFrame\b|\bcrypto\.|\brequire\(|\bimport\(|\bconsole\./

/** Libraries that rules and data may use: pure ones. */
const pureLibraries = ['@aquila/engine', '@aquila/engine/fields', 'valibot']

function sourceFiles(folder: string, ending = /\.tsx?$/): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter(
      entry => entry.isFile() && ending.test(entry.name) && !/node_modules|\bdist\b/.test(entry.parentPath),
    )
    .map(entry => relative(root, join(entry.parentPath, entry.name)))
}

/** What a file imports at once, and what it fetches later. */
function importsOf(source: string): string[] {
  const atOnce = source.matchAll(/(?:^|\n)\s*(?:import|export)\b(?:[^'";]*?\bfrom)?\s*['"]([^'"]+)['"]/g)
  const later = source.matchAll(/\bimport\(\s*['"]([^'"]+)['"]/g)
  return [...atOnce, ...later].map(([, specifier]) => specifier ?? '')
}

function roomOf(path: string): (typeof rooms)[number] | undefined {
  return rooms.find(({ folder }) => folder.test(path))
}

function roomEntered(path: string, specifier: string): string | null {
  if (specifier.startsWith('.'))
    return roomOf(join(dirname(path), specifier))?.room ?? `no room: ${specifier}`
  const [scope, name] = specifier.split('/')
  return scope === '@aquila' ? (doors[`${scope}/${name}`] ?? `no room: ${specifier}`) : null
}

function wrongArrows(path: string, source: string): string[] {
  const from = roomOf(path)
  if (from === undefined) return [`${path} stands in no room`]
  if (from.mayEnter.includes('anything')) return []
  return importsOf(source)
    .filter(specifier => {
      const entered = roomEntered(path, specifier)
      return entered !== null && entered !== from.room && !from.mayEnter.includes(entered)
    })
    .map(specifier => `${path} (${from.room}) imports ${specifier}`)
}

/** A package that wants something of another knocks at its door; only the maps read the data of games where it lies. */
function wallsBroken(path: string, source: string): string[] {
  const room = roomOf(path)?.room
  if (room === 'tests' || room === 'maps') return []
  const home = packageOf(path)
  return importsOf(source)
    .filter(specifier => specifier.startsWith('.') && packageOf(join(dirname(path), specifier)) !== home)
    .map(specifier => `${path} reaches into ${specifier}`)
}

function packageOf(path: string): string | undefined {
  return /^packages\/([^/]+)\//.exec(path)?.[1]
}

/** The list of games. */
const SHELF = 'packages/games/shelf.ts'

/** Where a game may be named: in its folder, in the list of games, where its map is made, and by what tries it out. */
function mayName(path: string, folder: string): boolean {
  return (
    path.startsWith(folder) ||
    path === SHELF ||
    /^packages\/atlas\/(?:maps|generated)\/|^packages\/web\/screens\//.test(path) ||
    roomOf(path)?.room === 'tests'
  )
}

function gamesNamed(path: string, source: string): string[] {
  return games
    .filter(({ id, folder }) => source.includes(id) && !mayName(path, folder))
    .map(({ id }) => `${path} names ${id}`)
}

/** Folders beside the games: what a series has in common, and what a screen wants of a table. */
const sharedByGames = ['imperator', 'kit', 'table']

/** One game does not look into another; what two share lives in a room of its own. */
function neighboursEntered(path: string, source: string): string[] {
  const game = /^packages\/games\/([^/]+)\//.exec(path)?.[1]
  if (game === undefined) return []
  return importsOf(source)
    .filter(specifier => specifier.startsWith('.'))
    .map(specifier => /^packages\/games\/([^/]+)\//.exec(join(dirname(path), specifier))?.[1])
    .filter(entered => entered !== undefined && entered !== game && !sharedByGames.includes(entered))
    .map(entered => `${path} imports from the game ${entered}`)
}

/** Only the shelf opens a game's folder, and in it only the box; maps and tests may read what lies inside. */
function foldersOpened(path: string, source: string): string[] {
  const room = roomOf(path)?.room
  if (room === 'tests' || room === 'maps') return []
  return importsOf(source)
    .map(specifier => (specifier.startsWith('.') ? join(dirname(path), specifier) : specifier))
    .filter(entered => games.some(({ folder }) => entered.startsWith(folder) && !path.startsWith(folder)))
    .filter(entered => !(path === SHELF && entered.endsWith('/box.ts')))
    .map(entered => `${path} opens ${entered}`)
}

/** What only one game wears or draws, by name: its kits and its own signs. */
const looksOfGames = await Promise.all([...boxes.values()].map(({ look }) => look?.()))
const ownLooks = new Set(looksOfGames.flatMap(look => Object.keys({ ...look?.kits, ...look?.icons })))

/** The page draws whatever a game brings: it names no kit and no sign that is a game's own. */
function looksNamed(path: string, source: string): string[] {
  const named = (name: string) =>
    new RegExp(
      `(?<!class=)(['"\`])${name}\\1|--${name}\\b|\\btext-${name}\\b(?!["'\\s]*[=:])|#(?:body|hatch|bars)-${name}\\b`,
    )
  return [...ownLooks].filter(name => named(name).test(source)).map(name => `${path} names ${name}`)
}

/** Questions are put by the `ask` and `pick` of the game's list of tasks, which know what each of them tells. */
function looseQuestions(path: string, source: string): string[] {
  if (path.endsWith('/tasks.ts')) return []
  const raw = /\byield \{[^}]*\b(?:task|choices)\b/.test(source)
  const untyped = /import \{[^}]*\b(?:ask|pick)\b[^}]*\} from '@aquila\/engine'/.test(source)
  return raw || untyped ? [`${path} puts a question that stands in no list of tasks`] : []
}

function impurities(path: string, source: string): string[] {
  const foreign = importsOf(source).filter(
    specifier => !specifier.startsWith('.') && !pureLibraries.includes(specifier),
  )
  const touched = impure.exec(withoutCommentsAndStrings(source))?.[0]
  return [
    ...foreign.map(specifier => `${path} imports ${specifier}`),
    ...(touched ? [`${path} touches ${touched}`] : []),
  ]
}

function withoutCommentsAndStrings(source: string): string {
  return source.replaceAll(/\/\*[\s\S]*?\*\/|\/\/[^\n]*|'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"/g, ' ')
}

const read = (path: string) => ({ path, source: readFileSync(join(root, path), 'utf8') })

const files = sourceFiles(join(root, 'packages')).map(read)

const games = [...boxes.values()].map(({ id }) => ({
  id,
  folder: id === teachingGame.id ? 'packages/engine/test/teaching-game/' : `packages/games/${id}/`,
}))

describe('the rooms of the house', () => {
  it('no arrow goes the wrong way', () => {
    expect(files.length).toBeGreaterThan(40)
    expect(files.flatMap(({ path, source }) => wrongArrows(path, source))).toEqual([])
  })

  it('no door stands open through which nobody goes', () => {
    const entered = new Set(
      files.flatMap(({ path, source }) =>
        importsOf(source).map(specifier => `${roomOf(path)?.room} to ${roomEntered(path, specifier)}`),
      ),
    )
    const open = rooms.flatMap(({ room, mayEnter }) => mayEnter.map(other => `${room} to ${other}`))
    expect(open.filter(way => !entered.has(way))).toEqual(['tests to anything'])
  })

  it('no game looks into another', () => {
    expect(files.flatMap(({ path, source }) => neighboursEntered(path, source))).toEqual([])
  })

  it('packages are entered by their doors', () => {
    expect(files.flatMap(({ path, source }) => wallsBroken(path, source))).toEqual([])
  })

  it('no game is named outside its folder, the shelf and the maps', () => {
    const others = sourceFiles(join(root, 'packages'), /\.(?:css|html|js|mjs)$/).concat(
      sourceFiles(join(root, 'scripts'), /\.mjs$/),
    )
    expect(games.length).toBeGreaterThan(4)
    expect([...files, ...others.map(read)].flatMap(({ path, source }) => gamesNamed(path, source))).toEqual(
      [],
    )
  })

  it('the page knows no kit, sign or paper of a game by name', () => {
    const page = sourceFiles(join(root, 'packages/web/src'), /\.(?:tsx?|css)$/).map(read)
    expect(page.length).toBeGreaterThan(150)
    expect(ownLooks.size).toBeGreaterThan(20)
    expect(page.flatMap(({ path, source }) => looksNamed(path, source))).toEqual([])
  })

  it('a game is its folder and one line of the shelf', () => {
    expect(files.flatMap(({ path, source }) => foldersOpened(path, source))).toEqual([])
    const { source } = read(SHELF)
    for (const { folder } of games) {
      const entry = folder.includes('/engine/')
        ? '@aquila/engine/teaching-game/box'
        : `./${folder.split('/')[2]}/box.ts`
      expect(source.split(`'${entry}'`)).toHaveLength(2)
    }
    const beside = readdirSync(join(root, 'packages/games'), { withFileTypes: true }).filter(entry =>
      entry.isDirectory(),
    )
    const folders = games.flatMap(({ folder }) =>
      folder.startsWith('packages/games/') ? [folder.split('/')[2]] : [],
    )
    expect(
      beside
        .map(({ name }) => name)
        .filter(name => name !== 'bench' && name !== 'node_modules')
        .toSorted(),
    ).toEqual([...folders, ...sharedByGames].toSorted())
  })

  it('every question of the rules stands in the list of its game', () => {
    const rules = files.filter(({ path }) => /(?<!\/test)\/rules\//.test(path))
    expect(rules.length).toBeGreaterThan(100)
    expect(rules.flatMap(({ path, source }) => looseQuestions(path, source))).toEqual([])
  })

  it('rules and data touch no clock, no chance, no screen, no machine and no network', () => {
    const pure = files.filter(
      ({ path }) => /(?<!\/test)\/(?:rules|data)\//.test(path) && !path.includes('/generated/'),
    )
    expect(pure.length).toBeGreaterThan(10)
    expect(pure.flatMap(({ path, source }) => impurities(path, source))).toEqual([])
  })

  it('sees what it is meant to see', () => {
    const rules = 'packages/games/alea-iacta-est/rules/x.ts'
    expect(wrongArrows(rules, "import { t } from '../table/t.ts'")).toHaveLength(1)
    expect(wrongArrows(rules, "import { b } from '@aquila/bots'")).toHaveLength(1)
    expect(wrongArrows(rules, "export {\n  a,\n  b,\n} from '@aquila/games'")).toHaveLength(1)
    expect(wrongArrows('packages/engine/src/x.ts', "import { games } from '@aquila/games'")).toHaveLength(1)
    expect(wrongArrows('packages/bots/src/x.ts', "import { Match } from '@aquila/engine'")).toEqual([])
    expect(neighboursEntered(rules, "import { x } from '../../semper-victor/rules/x.ts'")).toHaveLength(1)
    const page = 'packages/web/src/x.ts'
    expect(looksNamed(page, "const kit = 'murex'")).toHaveLength(1)
    expect(looksNamed('x.css', 'a { color: var(--tanit-text) }')).toHaveLength(1)
    expect(looksNamed(page, "const icon = 'hoplon'")).toHaveLength(1)
    expect(looksNamed(page, "const icon = 'swords'")).toEqual([])
    expect(wallsBroken(page, "import { x } from '../../games/kings-of-rome/table/x.ts'")).toHaveLength(1)
    expect(wallsBroken(page, "const x = await import('../../games/kings-of-rome/x.ts')")).toHaveLength(1)
    expect(wallsBroken(page, "import { x } from './y.ts'\nimport { Box } from '@aquila/games'")).toEqual([])
    expect(gamesNamed(page, "if (id === 'kings-of-rome') return")).toHaveLength(1)
    expect(gamesNamed('packages/games/kings-of-rome/x.ts', "id: 'kings-of-rome'")).toEqual([])
    expect(foldersOpened('packages/games/load.ts', "import('./kings-of-rome/index.ts')")).toHaveLength(1)
    expect(foldersOpened(SHELF, "import { x } from './kings-of-rome/index.ts'")).toHaveLength(1)
    expect(foldersOpened(SHELF, "import { kings } from './kings-of-rome/box.ts'")).toEqual([])
    expect(looseQuestions(rules, "const { verb } = yield {\n  role,\n  task: 'march',")).toHaveLength(1)
    expect(looseQuestions(rules, "import { pick, type Rules } from '@aquila/engine'")).toHaveLength(1)
    expect(looseQuestions(rules, "yield ask({ task: 'march' })\nyield { place, owner, piece }")).toEqual([])
    for (const line of [
      'Math.random()',
      'new Date()',
      "import fs from 'node:fs'",
      'fetch(url)',
      'setTimeout(f)',
    ]) {
      expect(impurities(rules, line), line).toHaveLength(1)
    }
    expect(impurities(rules, "// Date and Math.random are not for us\nconst s = 'Date'")).toEqual([])
  })
})
