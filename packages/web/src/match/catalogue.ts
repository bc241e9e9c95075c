import { tablesOf } from '@aquila/engine'
import { loadGame, oddsOf } from '@aquila/games'
import { levelsOf } from '@aquila/play'
import type { Catalogue } from './table-match.ts'
import { wordsOf } from './words.ts'

/** What can be played of a game: scenarios, tables, options and levels of bots. */
export async function catalogueOf(id: string): Promise<Catalogue> {
  const [loaded, odds] = await Promise.all([loadGame(id, []), oddsOf(id)])
  const { game, table } = loaded
  const data = game.load(undefined)
  const words = wordsOf(loaded, data)
  return {
    game: id,
    title: game.title,
    version: game.version,
    scenarios: game.scenarios.map(scenario => ({
      ...table.scenario(scenario.id, data),
      odds: odds.find(measured => measured.scenario === scenario.id),
      tables: tablesOf(scenario).map(roles =>
        roles.map(role => ({ role, name: words.role(role), kit: table.kitOf(role, roles) })),
      ),
    })),
    options: game.options.flatMap(option => table.option(option.id, data) ?? []),
    reacts: game.windows.length > 0,
    levels: levelsOf(loaded),
  }
}
