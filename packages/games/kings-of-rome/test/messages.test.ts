import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type PlainRecord, wordsOf } from '@aquila/engine'
import { describe, expect, it } from 'vitest'
import { kingsData } from '../data/index.ts'
import { cityVerbs } from '../rules/tasks.ts'
import { messages, nameOf, texts } from './english.ts'

const rules = new URL('../rules/', import.meta.url).pathname
const source = readdirSync(rules, { recursive: true, encoding: 'utf8' })
  // The previews of odds tell nothing themselves.
  .filter(path => path.endsWith('.ts') && !path.startsWith('odds'))
  .map(path => readFileSync(join(rules, path), 'utf8'))
  .join('\n')

const tasks = readFileSync(join(rules, 'tasks.ts'), 'utf8')

/** The strings that the rules give to a property; both, where a condition chooses between two. */
function written(property: string): string[] {
  const found = new Set<string>()
  const value = new RegExp(
    `\\b${property}: (?:[^,'{}\\n]*(?:'[a-z]+' )?\\? )?'([a-z][a-z-]*)'(?: : '([a-z][a-z-]*)')?`,
    'g',
  )
  for (const [, one, two] of source.matchAll(value)) {
    for (const each of [one, two]) if (each !== undefined) found.add(each)
  }
  return [...found].toSorted()
}

function missing(prefix: string, keys: readonly string[]): string[] {
  return keys.map(key => `${prefix}.${key}`).filter(key => !messages.has(key))
}

/** `kind` is also the kind of a battle and of a besieged city. */
const notEvents = ['action', 'military', 'ambush', 'sortie', 'unit', 'garrison']

describe('everything the rules say has its words', () => {
  it('tasks', () => {
    expect(written('task').length).toBeGreaterThan(20)
    expect(missing('task', written('task'))).toEqual([])
  })

  it('verbs', () => {
    const listed = [...tasks.matchAll(/\bverb: ([^}\n]+)/g)].flatMap(([, verbs = '']) =>
      [...verbs.matchAll(/'([a-z-]+)'/g)].map(([, verb = '']) => verb),
    )
    expect(listed.length).toBeGreaterThan(40)
    expect(missing('verb', [...listed, ...cityVerbs])).toEqual([])
  })

  it('happenings', () => {
    const kinds = written('kind').filter(kind => !notEvents.includes(kind))
    expect(missing('event', kinds)).toEqual([])
  })

  it('reasons', () => {
    expect(
      missing(
        'why',
        written('why').filter(why => !source.includes(`why: '${why}', value`)),
      ),
    ).toEqual([])
  })

  it('ends, options and the side', () => {
    const outcomes = [...source.matchAll(/resultOf\([^,]+, '([a-z-]+)'/g)].map(([, outcome = '']) => outcome)
    expect(missing('outcome', [...outcomes, 'honourable', 'defeat'])).toEqual([])
    expect(missing('name', ['rome'])).toEqual([])
  })

  it('names of causes and reasons', () => {
    const spoken = (word: string) => nameOf(kingsData, word) !== word || messages.has(`name.${word}`)
    const causes = [
      ...source.matchAll(/(?:changeIp|changeVp|transfer)\([^;]*?'KOR-[A-Z0-9.-]+', '([a-z-]+)'/g),
    ]
    expect(causes.map(([, cause = '']) => cause).filter(cause => !spoken(cause))).toEqual([])
    expect(written('reason').filter(reason => !spoken(reason))).toEqual([])
  })
})

describe('what is told is true', () => {
  const words = wordsOf(texts, kingsData)
  const told = (kind: string, data: PlainRecord) =>
    words.event({ kind, rule: 'KOR-ACT-1', data, after: 0, phase: 'action' })

  it('KOR-DEF-1: a chit is called by the face it shows', () => {
    const lost = (side: string) => told('eliminated', { piece: 'U04', hex: '4308', side, to: 'pool' })
    expect(lost('hostile')).toBe('Latin cavalry of Tusculum 2 (U04) is eliminated in Tusculum.')
    expect(lost('roman')).toBe('Roman cavalry 3 (U04) is eliminated in Tusculum.')
    expect(words.choice({ verb: 'take', noun: 'U04' })).toBe('Take Roman cavalry 3 (U04) along')
    expect(words.choice({ verb: 'intimidate-unit', noun: 'U04' })).toBe('Latin cavalry of Tusculum 2 (U04)')
    expect(nameOf(kingsData, 'U04')).toBe('Roman cavalry 3 / Latin cavalry of Tusculum 2 (U04)')
  })

  it('KOR-PER-3.2: half a die is told as half a die', () => {
    const actions = { actions: 9, king: 4, roll: 5, half: 2, leaders: 3, forewarned: 0 }
    expect(told('actions', actions)).toBe('Rome has 9 actions: Virtus 4, half of a die of 5: 2, leaders 3.')
    expect(told('actions', { ...actions, actions: 9, half: null, leaders: 0 })).toBe(
      'Rome has 9 actions: Virtus 4, die 5.',
    )
  })

  it('KOR-ELIM-1, KOR-BET-2, KOR-SIEGE-8: causes are called by what they are', () => {
    const cause = (id: string) => told('ip', { change: '+1', ip: 9, cause: id })
    expect(cause('captive-taken')).toBe('+1 IP, a captive taken: 9.')
    expect(cause('loyalty-bought')).toBe('+1 IP, influence spent against treason: 9.')
    expect(cause('siege-failed')).toBe('+1 IP, a siege that has failed: 9.')
    expect(told('city-taken', { nation: 'lat', hex: '4308' })).toBe('The Latins take Tusculum.')
  })
})
