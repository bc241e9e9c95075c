import { gunzipSync, gzipSync } from 'node:zlib'
import { BadRecord, english, type KeptRecord, type LoggedEvent, Match } from '@aquila/engine'
import { type LoadedGame, loadGame } from '@aquila/games'
import { type Read, Sitting } from '@aquila/play'
import type { StoredMatch } from '../store/rows.ts'
import { type Folded, fold, type StoredAct } from './stored-acts.ts'

/** The rules have changed, and the match does not fit them any more. */
export class Held extends Error {
  override name = 'Held'
}

/** All that a match is opened from: plain data, which can be handed to another thread. It holds the seed. */
export interface Material {
  readonly record: KeptRecord
  readonly events: readonly LoggedEvent[]
  readonly checkpoint: unknown
  readonly levels: readonly (string | null)[]
  readonly reasons: Folded['reasons']
  readonly reads: readonly (Read | null)[]
  readonly seq: number
}

/** What was stored, put together with the seed, which lies sealed there. */
export function materialOf(stored: StoredMatch, seed: string): { material: Material; at: number } {
  const { table, checkpoint, reads } = stored
  const folded = foldedOf(stored)
  const { start, growth, reasons, at, seq } = folded
  const levels = [...start.levels]
  for (const { player, level } of growth.sitters) levels[player] = level
  return {
    at,
    material: {
      record: recordOf(stored, folded, seed),
      events: growth.events,
      checkpoint:
        checkpoint === null || checkpoint.rules !== table.rules ? null : JSON.parse(checkpoint.checkpoint),
      levels,
      reasons,
      reads: reads.map(read => (read === null ? null : JSON.parse(read))),
      seq,
    },
  }
}

function foldedOf({ acts, archive }: StoredMatch): Folded {
  return archive === null ? fold(JSON.parse(acts)) : JSON.parse(gunzipSync(archive).toString('utf8'))
}

/** The acts of a match that is over, as one packed row. */
export function packed(stored: StoredMatch): Uint8Array {
  const acts: StoredAct[] = JSON.parse(stored.acts)
  return gzipSync(JSON.stringify(fold(acts)))
}

function recordOf({ table, pack }: StoredMatch, { start, growth }: Folded, seed: string): KeptRecord {
  return {
    format: 'aquila-record-1',
    game: table.game,
    rules: table.rules,
    scenario: table.scenario,
    options: { ...table.options },
    pauseAlike: table.pauseAlike,
    ...(pack === null ? {} : { pack: JSON.parse(pack) }),
    players: [...start.players],
    levels: [...start.levels],
    ...(growth.sitters.length === 0 ? {} : { sitters: [...growth.sitters] }),
    dice: {
      kind: 'verifiable',
      commitment: table.commitment,
      seed,
      salts: [...start.salts],
      from: 0,
    },
    rolls: growth.rolls,
    choices: growth.entries,
    withdrawn: growth.withdrawn,
    result: table.result === null ? null : { ...table.result, winners: [...table.result.winners] },
    ...(growth.ending === null ? {} : { ending: growth.ending }),
  }
}

/** Opens a match: at its checkpoint, or from its beginning where that is missing or does not fit. */
export async function openMatch(material: Material): Promise<Sitting> {
  const { record } = material
  const loaded = await loadGame(record.game, english, [record.scenario])
  if (loaded.game.version !== record.rules)
    throw new Held(`the rules are ${loaded.game.version} now, and this match was begun under ${record.rules}`)
  return sitDown(loaded, resumed(loaded, material), material)
}

function resumed({ game }: LoadedGame, { record, checkpoint, events }: Material): Match {
  if (checkpoint !== null) {
    try {
      return Match.resume(game, record, checkpoint, events).match
    } catch (error) {
      if (!(error instanceof BadRecord)) throw error
    }
  }
  const { scenario, options, pauseAlike, pack, players, dice } = record
  if (dice.kind === 'given') throw new BadRecord('online matches have dice that can be verified')
  const { seed, salts } = dice
  const first = Match.start(game, { scenario, options, pauseAlike, pack, players, seed, salts }).checkpoint
  return Match.resume(game, record, first, events).match
}

/** A match in play on this machine. */
export function sitDown(
  loaded: LoadedGame,
  match: Match,
  kept: Pick<Material, 'levels' | 'reasons' | 'seq' | 'reads'>,
): Sitting {
  return new Sitting(loaded, match, kept, {
    clock: () => performance.now(),
    chance: () => crypto.getRandomValues(new Uint32Array(1))[0] ?? 1,
  })
}
