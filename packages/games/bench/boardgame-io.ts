import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Work } from '@aquila/engine/bench'

/**
 * A baseline from the field: the headless client of boardgame.io with a toy game of 40 zones, played at random. It is
 * no dependency of ours: the benchmark fetches it, once, into a folder of its own.
 */
const VERSION = '0.50.2'
const ZONES = 40
const UNITS_EACH = 12

interface HeadlessClient {
  start(): void
  getState(): { readonly G: ToyState; readonly ctx: { readonly currentPlayer: string } }
  readonly moves: { move(unit: number, zone: number): void }
}

interface ToyState {
  readonly zoneOf: number[]
}

/** Random moves of a toy; null where the package cannot be had. */
export function boardgameIo(folder: string): Work | null {
  const newClient = clientsOf(folder)
  if (newClient === null) return null
  return {
    counts: { moves: 'a second' },
    slice(number, size) {
      const client = newClient()
      return () => {
        play(client, number, 100 * size)
        return { moves: 100 * size }
      }
    },
  }
}

function play(client: HeadlessClient, first: number, count: number): void {
  let seed = first + 1
  const random = (below: number): number => {
    seed = (seed * 1103515245 + 12345) & 0x7fffffff
    return seed % below
  }
  for (let made = 0; made < count; made++) {
    const { G, ctx } = client.getState()
    const legal = legalMoves(G, Number(ctx.currentPlayer))
    const [unit, zone] = legal[random(legal.length)] ?? [0, 0]
    client.moves.move(unit, zone)
  }
}

function neighbours(zone: number): number[] {
  return [1, ZONES - 1, 7, ZONES - 7].map(step => (zone + step) % ZONES)
}

function legalMoves(state: ToyState, player: number): [number, number][] {
  const legal: [number, number][] = []
  for (let unit = player * UNITS_EACH; unit < (player + 1) * UNITS_EACH; unit++) {
    for (const zone of neighbours(state.zoneOf[unit] ?? 0)) legal.push([unit, zone])
  }
  return legal
}

const toyGame = {
  setup: (): ToyState => ({ zoneOf: Array.from({ length: 2 * UNITS_EACH }, (_, unit) => unit) }),
  turn: { minMoves: 3, maxMoves: 3 },
  moves: {
    move: (
      { G, ctx }: { G: ToyState; ctx: { currentPlayer: string } },
      unit: number,
      zone: number,
    ): string | undefined => {
      const isOwn = Math.floor(unit / UNITS_EACH) === Number(ctx.currentPlayer)
      if (!isOwn || !neighbours(G.zoneOf[unit] ?? 0).includes(zone)) return 'INVALID_MOVE'
      G.zoneOf[unit] = zone
      return undefined
    },
  },
}

function clientsOf(folder: string): (() => HeadlessClient) | null {
  if (!existsSync(join(folder, 'node_modules/boardgame.io'))) {
    try {
      mkdirSync(folder, { recursive: true })
      writeFileSync(join(folder, 'package.json'), '{ "private": true }\n')
      execFileSync('npm', ['install', '--no-audit', '--no-fund', `boardgame.io@${VERSION}`], {
        cwd: folder,
        stdio: 'ignore',
      })
    } catch {
      return null
    }
  }
  const module: unknown = createRequire(join(folder, 'package.json'))('boardgame.io/client')
  if (!isClientModule(module)) return null
  return () => {
    const client = module.Client({ game: toyGame, numPlayers: 2, debug: false })
    client.start()
    return client
  }
}

function isClientModule(module: unknown): module is { Client(options: unknown): HeadlessClient } {
  return (
    typeof module === 'object' && module !== null && 'Client' in module && typeof module.Client === 'function'
  )
}
