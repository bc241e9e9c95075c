import { type Language, tablesOf } from '@aquila/engine'
import { loadGame, oddsOf } from '@aquila/games'
import { levelsOf } from '@aquila/play'
import type { Town } from './calls.ts'
import type { Catalogue, PlaceNames } from './table-match.ts'
import { wordsOf } from './words.ts'

/** What can be played of a game: scenarios, tables, options and levels of bots. */
export async function catalogueOf(id: string, language: Language): Promise<Catalogue> {
  const [loaded, odds] = await Promise.all([loadGame(id, language, []), oddsOf(id)])
  const { game, table, lid } = loaded
  const data = game.load(undefined)
  const words = wordsOf(loaded, data)
  return {
    game: id,
    title: lid('title'),
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

/** What the places of a map are called in a language, and the towns in them. */
export async function placeNames(
  id: string,
  language: Language,
  towns: readonly Town[],
): Promise<PlaceNames> {
  const loaded = await loadGame(id, language, [])
  const data = loaded.game.load(undefined)
  const words = wordsOf(loaded, data)
  return {
    places: Object.fromEntries(loaded.table.places(data).map(place => [place, words.value('place', place)])),
    towns: towns.map(({ place, text }) => String(loaded.texts.messages.name(`town-${place}`, text))),
  }
}
