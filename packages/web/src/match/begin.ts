import {
  BadRecord,
  type DiceSource,
  type Language,
  Match,
  type RecordedEntry,
  rolesFor,
} from '@aquila/engine'
import { boxes, type LoadedGame, loadGame } from '@aquila/games'
import { OpenMatch } from './open-match.ts'
import type { StoredMatch } from './stored.ts'
import type { NewMatch, RulesUpdate } from './table-match.ts'

/** A match without a coach needs none of it. */
const schooling = () => import('./schooling.ts')

/** A match as somebody has set it up. */
export async function newMatch(wanted: NewMatch, language: Language): Promise<OpenMatch> {
  const loaded = await loadGame(wanted.game, language, [wanted.scenario])
  const scenario = loaded.game.scenarios.find(({ id }) => id === wanted.scenario)
  const seats = Object.keys(wanted.seats).length
  const roles = scenario === undefined ? [] : rolesFor(scenario, seats)
  const match = Match.start(loaded.game, {
    scenario: wanted.scenario,
    options: wanted.options,
    pauseAlike: wanted.pauseAlike,
    players: roles.map(role => wanted.seats[role]?.name ?? role),
    levels: roles.map(role => wanted.seats[role]?.level ?? null),
    ...(wanted.pack === undefined ? {} : { pack: wanted.pack }),
    ...(wanted.seed === null ? {} : { seed: wanted.seed }),
  })
  const annals = boxes.get(wanted.game)?.annals === true ? { annals: { day: wanted.day ?? null } } : {}
  const stored = { id: crypto.randomUUID(), game: wanted.game, levels: match.levels, notes: '', ...annals }
  return new OpenMatch(loaded, match, stored)
}

/** A match that runs without a seed goes on with one of this browser: what the dice were, only who began it knows. */
export function withDice(match: Match): Match {
  return match.commitment === null && match.result === null ? match.whatIf(match.length) : match
}

/** A new match from an earlier point of another. */
export function whatIfOf(
  { id, loaded, sitting, match, levels, notes }: OpenMatch,
  choices: number,
): OpenMatch {
  return withNewId(loaded, match.whatIf(sitting.entriesAt(choices)), levels, notes, id)
}

export function withNewId(
  loaded: LoadedGame,
  match: Match,
  levels: readonly (string | null)[],
  notes: string,
  origin?: string,
): OpenMatch {
  const stored = { id: crypto.randomUUID(), game: match.definition.id, levels, notes }
  return new OpenMatch(loaded, match, origin === undefined ? stored : { ...stored, origin })
}

/**
 * Opens a stored match at its checkpoint. If the rules have changed since, the player is told what no longer fits, and
 * `putAside` keeps the match first as it was.
 */
export async function reopen(
  stored: StoredMatch,
  language: Language,
  putAside: (stored: StoredMatch) => Promise<void>,
): Promise<OpenMatch> {
  const { record, checkpoint, log } = stored
  const loaded = await loadGame(stored.game, language, [record.scenario])
  const lesson =
    stored.lesson === undefined ? null : await (await schooling()).lessonIn(stored, stored.lesson, language)
  const dice = lesson?.dice
  if (record.rules === loaded.game.version || checkpoint === null) {
    const match = asItWas(loaded, stored, dice)
    const played = lesson === null ? withDice(match) : match
    const open = new OpenMatch(loaded, played, stored, lesson?.pupil(played))
    const isIntact = played === match && log?.length === match.extent.events
    open.ledger.knows(stored, { extent: match.extent, isIntact })
    return open
  }
  const { match, dropped } = Match.resume(loaded.game, record, checkpoint, log, dice)
  await putAside(stored)
  const open = new OpenMatch(loaded, match, stored, lesson?.pupil(match))
  open.updated = updateOf(open, record.rules, dropped)
  open.ledger.knows(stored, { extent: match.extent, isIntact: false })
  return open
}

/** From its checkpoint, or, where that is missing or damaged, from its beginning: the record alone is the match. */
function asItWas({ game }: LoadedGame, { record, checkpoint, log }: StoredMatch, dice?: DiceSource): Match {
  if (checkpoint !== null) {
    try {
      return Match.resume(game, record, checkpoint, log, dice).match
    } catch (error) {
      if (!(error instanceof BadRecord)) throw error
    }
  }
  return Match.replay(game, record, dice)
}

function updateOf(
  { reader: { words }, match }: OpenMatch,
  from: string,
  dropped: readonly RecordedEntry[],
): RulesUpdate {
  const choices = dropped.flatMap(entry => ('window' in entry ? [] : [entry]))
  const [first] = choices
  return {
    from,
    to: match.definition.version,
    dropped: choices.length,
    first: first === undefined ? null : words.choice(first),
  }
}
