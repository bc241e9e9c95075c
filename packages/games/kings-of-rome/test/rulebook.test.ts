import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const rulebook = readFileSync(new URL('../rulebook.md', import.meta.url), 'utf8')
const lines = rulebook.split('\n')
const bold = [...rulebook.matchAll(/^\*\*(KOR-[A-Z]+-[0-9.]+)\*\* /gm)].map(([, id = '']) => id)

describe('the rulebook', () => {
  it('has 200 rule ids, each once', () => {
    expect(bold).toHaveLength(200)
    expect(new Set(bold).size).toBe(200)
  })

  it('has the 76 rulings, each in one place', () => {
    for (let number = 1; number <= 76; number += 1) {
      const ruling = `> **RULING-${String(number).padStart(2, '0')}.** `
      expect(lines.filter(line => line.startsWith(ruling))).toHaveLength(1)
    }
  })

  it('refers only to rules and rulings that exist', () => {
    for (const id of rulebook.match(/\bKOR-[A-Z]+-[0-9]+(?:\.[0-9]+)?/g) ?? []) expect(bold).toContain(id)
    for (const ruling of rulebook.match(/\bRULING-\d\d/g) ?? [])
      expect(rulebook).toContain(`> **${ruling}.** `)
  })

  it('links to headings that exist', () => {
    const anchors = lines
      .filter(line => line.startsWith('#'))
      .map(line =>
        line
          .replace(/^#+ /, '')
          .toLowerCase()
          .replace(/[^a-z0-9 -]/g, '')
          .replaceAll(' ', '-'),
      )
    for (const [, anchor] of rulebook.matchAll(/\]\(#([^)]+)\)/g)) expect(anchors).toContain(anchor)
  })
})
