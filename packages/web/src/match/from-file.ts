import {
  BadRecord,
  LARGEST_RECORD,
  type Language,
  Match,
  readRecord,
  withoutByteOrderMark,
} from '@aquila/engine'
import { boxes, loadGame } from '@aquila/games'
import { withDice, withNewId } from './begin.ts'
import type { OpenMatch } from './open-match.ts'
import { LIMIT, megabytes, unseal } from './seal.ts'

/** What comes from files that somebody picks. Fetched when he does: a player who begins a match needs none of it. */

/** The text of a file that somebody has picked. */
export async function textOf(file: Blob): Promise<string> {
  if (file.size > LARGEST_RECORD)
    throw new BadRecord(`this file has ${megabytes(file.size)}, more than may be read here: ${LIMIT}`)
  return withoutByteOrderMark(await file.text())
}

/**
 * A record from a file becomes a match of this browser. Who sat where stays; where no person sat, people do. It never goes
 * into the annals: a record may bring any position, and any rolls.
 */
export async function matchOfFile(text: string, language: Language): Promise<OpenMatch> {
  const record = readRecord(await unseal(text))
  const loaded = await loadGame(record.game, language, [record.scenario]).catch(() => {
    throw new BadRecord(`this is a record of "${record.game}", which cannot be played here`)
  })
  const match = withDice(Match.replay(loaded.game, record))
  const levels = match.levels.includes(null) ? match.levels : match.roles.map(() => null)
  return withNewId(loaded, match, levels, '')
}

/** The data pack in a file. Throws if the game cannot be played with it, and says why. */
export async function packIn(file: Blob, id: string): Promise<unknown> {
  const pack: unknown = JSON.parse(await textOf(file))
  const game = await boxes.get(id)?.definition?.([])
  if (game === undefined) throw new BadRecord(`there is no game "${id}" here`)
  game.load(pack)
  return pack
}
