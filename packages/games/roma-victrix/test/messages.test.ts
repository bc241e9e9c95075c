import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { romaData } from '../data/shipped.ts'
import { roma } from '../index.ts'
import { messages, nameOf } from './english.ts'

const rules = new URL('../rules/', import.meta.url).pathname
const source = readdirSync(rules, { recursive: true, encoding: 'utf8' })
  // The odds tell nothing themselves.
  .filter(path => path.endsWith('.ts') && !path.startsWith('odds'))
  .map(path => readFileSync(join(rules, path), 'utf8'))
  .join('\n')

function written(property: string): string[] {
  const found = [...source.matchAll(new RegExp(`\\b${property}: '([a-z][a-z-]*)'`, 'g'))]
  return [...new Set(found.map(([, word = '']) => word))].toSorted()
}

function missing(prefix: string, keys: readonly string[]): string[] {
  return keys.map(key => `${prefix}.${key}`).filter(key => !messages.has(key))
}

/** `kind` is also the kind of a force, a loss and a mission; `why` the reason of a modifier. */
const notEvents = ['barbarian', 'garrison', 'limes', 'city', 'raid', 'strike', 'pact', 'civilised']

describe('everything the rules say has its words', () => {
  it('tasks and verbs', () => {
    expect(written('task').length).toBeGreaterThan(25)
    expect(missing('task', written('task'))).toEqual([])
    expect(missing('verb', written('verb'))).toEqual([])
    const windows = roma.windows.map(({ name }) => name)
    // Losses, cards and new units are questions of their own, which an order can only take away.
    const orders = ['losses', 'losses-of-warbands', 'event-cards', 'nothing-to-buy']
    const reactions = windows.filter(name => !orders.includes(name))
    expect([...missing('task.react', reactions), ...missing('window', windows)]).toEqual([])
  })

  it('steps of the Game-Turn', () => {
    expect(
      missing(
        'step',
        roma.phases.map(({ id }) => id),
      ),
    ).toEqual([])
  })

  it('happenings, reasons and ends', () => {
    expect(
      missing(
        'event',
        written('kind').filter(kind => !notEvents.includes(kind)),
      ),
    ).toEqual([])
    expect(missing('why', written('why'))).toEqual([])
    expect(
      missing('outcome', [
        'objectives',
        'shared',
        'sudden-death',
        'decisive',
        'substantial',
        'marginal',
        'defeat',
      ]),
    ).toEqual([])
  })

  it('seats and places', () => {
    const roles = roma.scenarios.flatMap(({ roles }) => roles)
    expect(missing('role', roles)).toEqual([])
    expect(nameOf(romaData, 'cisalpina/mare_tyrrhenum')).toBe('the coast of Cisalpina on Mare Tyrrhenum')
    expect(nameOf(romaData, 'consul-3/14')).toBe('Consul L-3')
    expect(nameOf(romaData, 'africa/numidia/cav/reduced')).toBe('reduced Cavalry in Africa of Numidia')
    expect(nameOf(romaData, 'flt@mare_tyrrhenum')).toBe('Fleet on Mare Tyrrhenum')
    expect(nameOf(romaData, '+2-1')).toBe('2 on our die, 1 off theirs')
    expect(nameOf(romaData, 'forced-march')).toBe('Forced march or favourable winds')
  })
})
