import { boxes } from '@aquila/games'
import { sharedKits } from '@aquila/games/kits'
import type { GameLook, KitLook } from '@aquila/games/table'
import { describe, expect, it } from 'vitest'
import { icons } from '../src/look/icons.ts'
import { stylesOf } from '../src/look/kit-styles.ts'
import { dressMade } from '../src/look/kits.ts'
import { strokes } from '../src/look/strokes.ts'

const looks: readonly (readonly [string, GameLook])[] = [
  ['', { kits: sharedKits, icons: {}, palette: null }],
  ...(
    await Promise.all([...boxes.values()].map(async ({ id, look }) => [id, await look?.()] as const))
  ).flatMap(([id, look]) => (look === undefined ? [] : [[id, look] as const])),
]
const kits: readonly (readonly [string, KitLook])[] = looks.flatMap(([, look]) => Object.entries(look.kits))

describe('the looks of games', () => {
  it('give every kit and every sign one meaning on the whole shelf', () => {
    const names = kits.map(([kit]) => kit)
    expect(names).toEqual([...new Set(names)])
    const signs = looks.flatMap(([, look]) => Object.keys(look.icons))
    expect([...signs, ...Object.keys(icons), ...Object.keys(strokes)].toSorted()).toEqual(
      [...new Set([...signs, ...Object.keys(icons), ...Object.keys(strokes)])].toSorted(),
    )
  })

  it.each(kits)(
    'make of %s a dress whose sign is drawn and whose colours its style sheet has',
    (kit, look) => {
      const dress = dressMade(kit, look)
      const styles = stylesOf('', { kits: { [kit]: look }, palette: null })
      for (const used of [dress.color, dress.dark, dress.text])
        expect(styles).toContain(`${used.replace(/^var\((.*)\)$/, '$1')}: `)
      for (const shade of ['', '-lit', '-dark', '-tint', '-text']) expect(styles).toContain(`--kit${shade}: `)
      expect(styles).toContain(`.text-${kit} {`)
      const signs = looks.map(([, each]) => each.icons[look.sign ?? 'shield'])
      expect([...signs, (icons as { [name: string]: string })[look.sign ?? 'shield']].some(Boolean)).toBe(
        true,
      )
    },
  )

  it('have papers for day and night, under the name of their game', () => {
    const papers = looks.filter(([, { palette }]) => palette !== null)
    expect(papers.length).toBeGreaterThan(2)
    for (const [game, look] of papers) {
      const styles = stylesOf(game, look)
      expect(styles).toContain(`\n[data-game="${game}"] { --accent: ${look.palette?.accent[0]};`)
      expect(styles).toContain(
        `[data-theme="dark"] [data-game="${game}"] { --accent: ${look.palette?.accent[1]};`,
      )
    }
  })
})
