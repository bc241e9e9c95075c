import { describe, expect, it } from 'vitest'
import { Breach, Coverage, mustEndAsRecorded, playRandomly, retrace } from '../../src/fuzz/index.ts'
import { fastDice, Match } from '../../src/index.ts'
import { texts } from '../english.ts'
import { theFords } from '../teaching-game/index.ts'

const { messages } = texts

function randomMatch(seed: number) {
  const [scenario] = theFords.scenarios
  const match = Match.start(theFords, { scenario: scenario?.id ?? '', dice: fastDice(seed) })
  playRandomly(match, fastDice(seed + 1))
  return match
}

describe('coverage', () => {
  it('begins with everything the game has words for, at zero', () => {
    const { groups, neverMet } = new Coverage(theFords, messages)
    expect(groups.get('decisions')?.get('pick-losses')).toBe(0)
    expect(neverMet).toContain('decisions: pick-losses')
  })

  it('counts what matches come upon, landmarks too', () => {
    const landmark = {
      group: 'battles',
      name: 'any',
      isMet: ({ kind }: { kind: string }) => kind === 'battle',
    }
    const coverage = new Coverage({ landmarks: [landmark] }, messages)
    const match = randomMatch(3)
    coverage.match(match)
    const battles = match.log(null).filter(({ kind }) => kind === 'battle').length
    expect(coverage.groups.get('battles')?.get('any')).toBe(battles)
    expect(coverage.groups.get('ends')?.get(match.result?.outcome ?? '')).toBe(1)
    const twice = new Coverage({ landmarks: [landmark] }, messages)
    twice.add(coverage)
    twice.add(coverage)
    expect(twice.groups.get('happenings')?.get('battle')).toBe(2 * battles)
    expect(twice.hasMet(['happenings: draw'])).toBe(true)
    expect(twice.hasMet(['battles: any', 'decisions: pick-losses'])).toBe(false)
  })
})

describe('retracing a record', () => {
  it('shows every decision and leads to the same end', () => {
    const match = randomMatch(5)
    const tasks: string[] = []
    const again = retrace(theFords, match.record, ({ task }) => tasks.push(task))
    mustEndAsRecorded(again, match.record)
    expect(again.hash).toBe(match.hash)
    expect(tasks.length).toBe(match.length)
  })

  it('says where the rules go another way', () => {
    const { record } = randomMatch(5)
    const [first] = record.choices
    if (first === undefined) throw new Error('an empty match')
    const strange = { ...record, choices: [{ role: first.role, verb: 'fly' }, ...record.choices] }
    expect(() => retrace(theFords, strange)).toThrow(/choice 1 of \d+ \(\w+ fly\)/)
    const again = retrace(theFords, record)
    const ended = (other: Partial<typeof record>) => () => mustEndAsRecorded(again, { ...record, ...other })
    expect(ended({ position: '0'.repeat(64) })).toThrow('the last position')
    expect(ended({ result: null })).toThrow('ends')
    const otherDie = record.rolls.map((roll, index) => (index === 0 ? { ...roll, why: 'nothing' } : roll))
    expect(() => retrace(theFords, { ...record, rolls: otherDie })).toThrow('nothing')
    const oneMore = [...record.rolls, { sides: 6, value: 1, why: 'weather' }]
    const left = () => retrace(theFords, { ...record, rolls: oneMore })
    expect(left).toThrow(Breach)
    expect(left).toThrow('the end: the roll for "weather" was never made')
  })

  it('keeps the longest list of legal choices, also of another count', () => {
    const ask = (task: string, choices: number) => ({
      ...{ id: 1, role: 'a', rule: 'T-1', task },
      choices: Array.from({ length: choices }, (_, index) => ({ verb: 'pick', noun: index })),
    })
    const [one, other] = [new Coverage(theFords, messages), new Coverage(theFords, messages)]
    for (const decision of [ask('march', 2), ask('battle', 5), ask('march', 4)]) one.decision(decision)
    expect(one.longest).toEqual({ task: 'battle', choices: 5 })
    other.decision(ask('losses', 6))
    one.add(other)
    other.add(one)
    expect([one.longest.choices, other.longest.task]).toEqual([6, 'losses'])
  })
})
