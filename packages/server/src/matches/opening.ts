import { gunzipSync, gzipSync } from 'node:zlib'
import { BadRecord, type KeptRecord, type LoggedEvent, Match, mustNotBeLater } from '@aquila/engine'
import type { LoadedGame } from '@aquila/games'
import { type Read, Sitting } from '@aquila/play'
import type { StoredMatch } from '../store/rows.ts'
import { gameFor } from './games.ts'
import { Held } from './held.ts'
import { type Folded, foldStored, type StartAct } from './stored-acts.ts'

/** All that a match is opened from: plain data, which can be handed to another thread. It holds the seed. */
export interface Material {
  readonly record: KeptRecord
  readonly start: StartAct
  readonly events: readonly LoggedEvent[]
  readonly checkpoint: unknown
  readonly levels: readonly (string | null)[]
  readonly reasons: Folded['reasons']
  readonly earlier: Folded['earlier']
  readonly reads: readonly (Read | null)[]
  readonly seq: number
  /** How much of it lies in parts in the store. */
  readonly inParts: Folded['inParts']
}

/** What was stored, put together with the seed, which lies sealed there. */
export async function materialOf(
  stored: StoredMatch,
  seed: string,
): Promise<{ material: Material; at: number }> {
  const { table, reads } = stored
  const folded = await foldedOf(stored)
  const { start, growth, reasons, earlier, at, seq, inParts } = folded
  const checkpoint = stored.checkpoint ?? folded.checkpoint ?? null
  const levels = [...start.levels]
  for (const { player, level } of growth.sitters) levels[player] = level
  return {
    at,
    material: {
      start,
      record: recordOf(stored, folded, seed),
      events: growth.events,
      checkpoint:
        checkpoint === null || checkpoint.rules !== table.rules ? null : JSON.parse(checkpoint.checkpoint),
      levels,
      reasons,
      earlier,
      reads: reads.map(read => (read === null ? null : JSON.parse(read))),
      seq,
      inParts,
    },
  }
}

/** Of a match that is over the last checkpoint is kept with what its acts add up to. */
type Archived = Folded & Partial<Pick<StoredMatch, 'checkpoint'>>

async function foldedOf(stored: StoredMatch): Promise<Archived> {
  const { archive } = stored
  return archive === null ? await foldStored(stored) : JSON.parse(gunzipSync(archive).toString('utf8'))
}

/** The acts of a match that is over, as one packed row. */
export async function packed(stored: StoredMatch): Promise<Uint8Array> {
  const archived: Archived = { ...(await foldStored(stored)), checkpoint: stored.checkpoint }
  return gzipSync(JSON.stringify(archived))
}

function recordOf({ table, pack }: StoredMatch, { start, growth, base }: Folded, seed: string): KeptRecord {
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
      ...(growth.skipped === undefined
        ? {}
        : { skipped: growth.skipped.map(({ at, rolls }) => ({ at, rolls: [...rolls] })) }),
    },
    rolls: growth.rolls,
    choices: growth.entries,
    withdrawn: growth.withdrawn,
    ...(base == null ? {} : { base }),
    result: table.result === null ? null : { ...table.result, winners: [...table.result.winners] },
    ...(growth.ending === null ? {} : { ending: growth.ending }),
  }
}

/** The version of the rules of today. Held if a match has been played under later ones: an older server leaves it alone. */
export async function rulesOf(game: string, scenario: string, played?: string): Promise<string> {
  const loaded = await gameFor(game, scenario)
  try {
    if (played !== undefined) mustNotBeLater(loaded.game, played, 'this match was played')
  } catch (error) {
    throw error instanceof BadRecord ? new Held(error.message) : error
  }
  return loaded.game.version
}

/** Opens a match: at its checkpoint, or from its beginning where that is missing or does not fit. */
export async function openMatch(material: Material): Promise<Sitting> {
  const { record } = material
  const loaded = await gameFor(record.game, record.scenario)
  if (loaded.game.version !== record.rules) throw Held.by(record.rules, loaded.game.version, null)
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
  const { scenario, options, pauseAlike, pack, players, dice, base } = record
  if (base !== undefined) return Match.replay(game, record)
  if (dice.kind === 'given') throw new BadRecord('online matches have dice that can be verified')
  const { seed, salts } = dice
  const first = Match.start(game, { scenario, options, pauseAlike, pack, players, seed, salts }).checkpoint
  return Match.resume(game, record, first, events).match
}

/** A match in play on this machine. */
export function sitDown(
  loaded: LoadedGame,
  match: Match,
  kept: Pick<Material, 'levels' | 'reasons' | 'seq' | 'reads'> & Partial<Pick<Material, 'earlier'>>,
): Sitting {
  return new Sitting(loaded, match, kept, {
    clock: () => performance.now(),
    chance: () => crypto.getRandomValues(new Uint32Array(1))[0] ?? 1,
    reasons: 'afterwards',
  })
}
