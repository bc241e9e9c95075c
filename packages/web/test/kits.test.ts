import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { dresses } from '../src/look/kits.ts'

const css = readFileSync(new URL('../src/look/kits.css', import.meta.url), 'utf8')

describe('a kit', () => {
  it.each(Object.entries(dresses))(
    '%s has its colours in the style sheet, and nowhere else',
    (kit, dress) => {
      const [own = ''] = css.match(new RegExp(`^\\[data-kit="${kit}"\\] \\{[^}]*\\}`, 'm')) ?? []
      for (const shade of ['', '-dark', '-text']) {
        expect(css.match(new RegExp(`^  --${kit}${shade}: `, 'gm'))).toHaveLength(1)
        expect(own).toContain(`--kit${shade}: var(--${kit}${shade});`)
      }
      for (const shade of ['-lit', '-tint']) expect(own).toContain(`--kit${shade}: `)
      expect(css).toContain(`.text-${kit} {`)
      expect([dress.color, dress.dark]).toEqual([`var(--${kit})`, `var(--${kit}-dark)`])
    },
  )
})
