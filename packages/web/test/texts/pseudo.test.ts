import { english, languageNamed } from '@aquila/engine'
import { beforeAll, describe, expect, it } from 'vitest'
import { listedGames } from '../../../cli/src/games.ts'
import { type Shown, shownOf } from './corpus.ts'
import { notFromTexts } from './marks.ts'

const pseudo = (await languageNamed('pseudo')) ?? english

/**
 * Every recorded match told in the pseudo-language, by the page's own path. A letter without a mark was written into the
 * code, or is a name that the data have handed past the texts: in another language it would stay English.
 */
describe.each(listedGames.filter(({ corpus }) => corpus.length > 0))(
  '$game.title in a pseudo-language',
  listed => {
    let shown: Shown

    beforeAll(async () => {
      shown = await shownOf(listed, pseudo)
    }, 600_000)

    it('says nothing that does not come from the texts', () => {
      const { texts } = shown
      const bare = [...texts].filter(([text]) => notFromTexts(text))
      expect(texts.size).toBeGreaterThan(10_000)
      expect(bare.map(([text, where]) => `"${text}" (${where})`)).toEqual([])
    })

    it('has names for its scenarios, options and lid', async () => {
      const { table, game, lid } = shown.loaded
      const data = game.load(undefined)
      const cards = [
        ...game.scenarios.map(({ id }) => {
          const { title, years, length, history, parts = [] } = table.scenario(id, data)
          return [
            title,
            years,
            length,
            history,
            ...parts.flatMap(part => [part.title, part.facts, part.text]),
          ]
        }),
        ...game.options.map(({ id }) => {
          const { name = '', text = '', values = [] } = table.option(id, data) ?? {}
          return [name, text, ...values.map(value => value.name)]
        }),
        [lid('title'), lid('years'), lid('players'), lid('length'), lid('about')],
      ].flat()
      expect(cards.filter(notFromTexts)).toEqual([])
    })
  },
)
