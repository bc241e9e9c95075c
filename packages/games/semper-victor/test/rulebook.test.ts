import { describe, expect, it } from 'vitest'
import { citedIn, printedRulebook, tableRow } from '../../kit/test/printed-rulebook.ts'
import { semperData as data } from '../rules/series.ts'
import { text } from './english.ts'

const { text: rulebook, lines, anchors, linked } = printedRulebook(new URL('../rulebook.md', import.meta.url))
const idPattern = /\bSV-[0-9A-Z][0-9A-Za-z.]*-[A-Za-z0-9]+\b/g
const ids = rulebook.match(idPattern) ?? []

describe('the rulebook', () => {
  it('has 348 rule ids, each once and in bold', () => {
    expect(ids).toHaveLength(348)
    expect(new Set(ids).size).toBe(348)
    for (const id of ids) expect(rulebook).toContain(`\n**${id}** `)
  })

  it('has the 122 rulings, each in one place', () => {
    for (let number = 1; number <= 122; number += 1) {
      const ruling = `> **RULING-${String(number).padStart(2, '0')}.** `
      expect(lines.filter(line => line.startsWith(ruling))).toHaveLength(1)
    }
  })

  it('knows every rule and ruling that the data cite', () => {
    const cited = [
      ...Object.values(data.stratagems).flatMap(stratagem => stratagem.rules),
      ...Object.values(data.events).map(event => event.rule),
      ...data.options.map(option => option.rule),
    ]
    for (const rule of cited) expect(ids).toContain(rule)
    for (const option of data.options) expect(rulebook).toContain(`> **${option.ruling}.** `)
    for (const id of citedIn(new URL('../data/', import.meta.url), idPattern)) expect(ids).toContain(id)
  })

  it('links to headings that exist', () => {
    for (const anchor of linked) expect(anchors).toContain(anchor)
  })

  it('prints the figures of the data', () => {
    for (const { name, fullName, faces, religion } of Object.values(data.romanLeaders)) {
      const { command, strategic, tactical, political } = faces.primus
      const shown = religion === 'sun' ? 'Sun' : religion === 'cross' ? 'Cross' : ''
      const figures = tableRow(name, fullName, command, strategic, tactical, political, shown)
      expect(lines.some(line => line.startsWith(figures))).toBe(true)
    }
    for (const id of data.romanUnitIds) {
      const { name, normal, reduced } = data.units[id] ?? {}
      if (name === undefined || normal === undefined || reduced === undefined) throw new Error(id)
      const side = (face: typeof normal) => `${face.strength} / ${face.quality} / ${face.tactical}`
      expect(lines.some(line => line.startsWith(`| ${name} | ${side(normal)} | ${side(reduced)} | `))).toBe(
        true,
      )
    }
    for (const { id, name, phase, side, count } of Object.values(data.stratagems)) {
      expect(lines).toContain(
        tableRow(name, text(`stratagem.${id}.means`), phase, side?.toUpperCase() ?? 'both', count),
      )
    }
    for (const { id } of Object.values(data.scenarios)) {
      const [title, history] = [text(`scenario.${id}.title`), text(`scenario.${id}.history`)]
      expect(rulebook).toContain(`### Scenario ${id}: ${title}\n\n${history}\n`)
    }
    for (const { id, values, range, ruling } of data.options) {
      const numbers = range === undefined ? [] : [`${range.from} to ${range.to}`]
      expect(lines).toContain(
        tableRow(
          `\`${id}\``,
          [...values.map(value => `\`${value}\``), ...numbers].join(', '),
          ruling,
          text(`option.${id}.text`),
        ),
      )
    }
  })
})
