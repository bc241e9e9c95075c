import { type Decision, english, Match, type MatchRecord, scriptedDice } from '@aquila/engine'
import { type LoadedGame, loadGame } from '@aquila/games'
import { recordPath } from '../../../cli/src/corpus.ts'
import { readRecordFile } from '../../../cli/src/files.ts'
import type { ListedGame } from '../../../cli/src/games.ts'
import { OpenMatch } from '../../src/match/open-match.ts'
import { sceneInput } from '../../src/match/show.ts'

/** Records of one match that was recorded once: before a question on the map, before one in a battle, and the whole of it. */
export interface Positions {
  readonly question: MatchRecord
  readonly battle: MatchRecord
  readonly whole: MatchRecord
}

/** What a question must offer to be worth a look. */
const CHOICES = 6

/** The positions of the shortest match in a game's corpus that has both. `nameOf` names those who play it. */
export async function positionsOf(
  listed: ListedGame,
  nameOf: (player: number) => string,
): Promise<Positions> {
  const loaded = await loadGame(listed.game.id, english)
  const records = listed.corpus
    .map(how => readRecordFile(recordPath(listed, how)))
    .sort((one, other) => one.choices.length - other.choices.length)
  for (const record of records) {
    const found = positionsIn(loaded, record, nameOf)
    if (found !== null) return found
  }
  throw new Error(`no recorded match of ${listed.game.title} has a battle and a question beside it`)
}

function positionsIn(
  loaded: LoadedGame,
  { scenario, options, pauseAlike, pack, players, rolls, choices }: ReturnType<typeof readRecordFile>,
  nameOf: (player: number) => string,
): Positions | null {
  const match = Match.start(loaded.game, {
    ...{ scenario, options, pauseAlike, pack },
    players: players.map((_, player) => nameOf(player)),
    dice: scriptedDice(rolls.map(({ why, value }) => [why, value])),
  })
  const open = new OpenMatch(loaded, match, {
    id: scenario,
    game: loaded.game.id,
    levels: match.players.map(() => null),
    notes: '',
  })
  let question: MatchRecord | null = null
  let battle: MatchRecord | null = null
  for (const entry of choices) {
    const { decision } = match
    if (decision !== null && battle === null && inBattle(loaded, open, decision)) battle = match.record
    else if (decision !== null && decision.choices.length >= CHOICES && match.length > choices.length / 2)
      question ??= match.record
    if ('window' in entry) match.setStandingOrder(entry.role, entry.window, entry.order)
    else {
      const { role, ...choice } = entry
      match.choose(choice, { role })
    }
  }
  return question === null || battle === null ? null : { question, battle, whole: match.record }
}

/** True if the decision is taken in a battle that lies over the map. */
function inBattle({ table }: LoadedGame, { sitting, match, reader }: OpenMatch, { role }: Decision): boolean {
  const sight = sitting.sight(match.seats[role] ?? 0)
  return table.scene(sceneInput(sight, sight.told.events, reader.words.data)).battle !== null
}
