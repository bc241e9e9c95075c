import { readFileSync } from 'node:fs'
import { english, Match } from '@aquila/engine'
import { lessonOf, loadGame } from '@aquila/games'
import type { Lesson, LessonGoal } from '@aquila/games/table'
import { describe, expect, it } from 'vitest'
import {
  coachOf,
  type LessonPlace,
  lessonDice,
  markOf,
  playUpTo,
  scriptedChoice,
  stepReached,
} from '../src/match/lesson.ts'

const lesson = await lessonOf('alea-iacta-est', 'rubicon', english)
const romulus = await lessonOf('kings-of-rome', 'romulus', english)
const tarquin = await lessonOf('kings-of-rome', 'tarquin', english)

const milvian = await lessonOf('semper-victor', 'milvian', english)

const hannibal = await lessonOf('roma-victrix', 'hannibal', english)

const begin = (seed = 1) => beginOf('alea-iacta-est', lesson, seed)

const definitions = {
  'alea-iacta-est': (await loadGame('alea-iacta-est', english)).game,
  'kings-of-rome': (await loadGame('kings-of-rome', english)).game,
  'semper-victor': (await loadGame('semper-victor', english)).game,
  'roma-victrix': (await loadGame('roma-victrix', english)).game,
}

function beginOf(
  id: keyof typeof definitions,
  taught: Lesson,
  seed = 1,
): { match: Match; place: LessonPlace } {
  const game = definitions[id]
  const { scenario, options, pack, roles } = taught
  const match = Match.start(game, {
    scenario,
    options,
    pack,
    ...(roles === undefined ? {} : { players: roles }),
    dice: lessonDice(taught, [], seed),
  })
  playUpTo(taught, match)
  return { match, place: { id: taught.id, from: match.length, read: [] } }
}

/** The pupil does what the coach points at, the last of what he points at first; gives the steps in their order. */
function follow(
  match: Match,
  begun: LessonPlace,
  until: (step: string) => boolean,
  taught: Lesson = lesson,
): [string[], LessonPlace] {
  let place = begun
  const steps: string[] = []
  for (let choices = 0; choices < 200; choices++) {
    const step = taught.steps[stepReached(taught, place, match)]
    if (step === undefined) break
    if (steps.at(-1) !== step.id) steps.push(step.id)
    if (until(step.id)) break
    const { decision } = match
    if (decision === null) throw new Error('the match is over before the lesson')
    if (decision.role !== taught.pupil) {
      match.choose(scriptedChoice(taught, place, match, decision), { role: decision.role })
    } else if (step.until === 'read') place = { ...place, read: [...place.read, step.id] }
    else {
      const wanted = decision.choices.findLast(choice => markOf(step, decision, choice) === 'wanted')
      if (wanted === undefined) throw new Error(`${step.id}: the coach points at nothing in ${decision.task}`)
      match.choose(wanted, { role: decision.role })
    }
  }
  return [steps, place]
}

describe('the first campaign of Alea Iacta Est', () => {
  it('leads through every step in order to its end, whatever the other dice show', () => {
    for (const seed of [1, 2, 3]) {
      const { match, place } = begin(seed)
      const [steps] = follow(match, place, () => false)
      expect(steps).toEqual(lesson.steps.map(({ id }) => id))
      expect(match.view(lesson.pupil)).toMatchObject({
        regions: { italia: 'caesarian' },
        roma: 'caesarian',
      })
    }
  })

  it('goes back a step when the pupil takes a choice back', () => {
    const { match, place } = begin()
    const [, reached] = follow(match, place, step => step === 'drop')
    match.undo(lesson.pupil)
    expect(lesson.steps[stepReached(lesson, reached, match)]?.id).toBe('march')
  })

  it('goes on from its record with the same dice', () => {
    const { match, place } = begin()
    const [, reached] = follow(match, place, step => step === 'stratagem')
    const dice = lessonDice(lesson, match.record.rolls, 99)
    const again = Match.replay(match.definition, match.record, dice)
    expect(stepReached(lesson, reached, again)).toBe(stepReached(lesson, reached, match))
    follow(again, reached, step => step === 'losses')
    expect(again.record.rolls.at(-1)).toEqual({ sides: 6, value: 3, why: 'battle' })
  })

  it('leads back from what is not the way, and says so', () => {
    const { match, place } = begin()
    const [, reached] = follow(match, place, step => step === 'lead')
    const { decision } = match
    if (decision === null) throw new Error('nobody is asked')
    const step = lesson.steps[stepReached(lesson, reached, match)]
    const marks = decision.choices.map(
      choice => `${markOf(step, decision, choice)} ${choice.verb} ${choice.noun}`,
    )
    expect(marks.filter(mark => mark.startsWith('wanted'))).toEqual(['wanted lead caesar'])
    expect(marks).toContain('aside lead m-antonius')
    expect(coachOf(lesson, reached, match, decision).aside).toContain('Caesar first')
  })
})

describe.each([
  ['alea-iacta-est', lesson],
  ['kings-of-rome', romulus],
  ['kings-of-rome', tarquin],
  ['semper-victor', milvian],
  ['roma-victrix', hannibal],
] as const)('every lesson: that of %s', (id, taught) => {
  it('has a title and a text for every step, and one to lead back wherever it does', () => {
    const has = (key: string) => taught.messages.has(`${taught.id}.${key}`)
    for (const { id: step, until, way, free } of taught.steps) {
      expect(has(`${step}.title`), step).toBe(true)
      expect(has(`${step}.text`), step).toBe(true)
      const leadsBack =
        until !== 'read' && free !== true && way.some(({ noun, verb }) => noun ?? verb !== 'reduce')
      if (leadsBack) expect(has(`${step}.aside`), step).toBe(true)
      for (const { say } of way) if (say !== undefined) expect(has(`${step}.${say}`), step).toBe(true)
    }
    for (const key of ['title', 'about', 'farewell', 'next']) expect(has(key), key).toBe(true)
  })

  it('names only rules that the rulebook has', () => {
    const rulebook = readFileSync(new URL(`../../games/${id}/rulebook.md`, import.meta.url), 'utf8')
    for (const { id: step, rule } of taught.steps)
      if (rule !== undefined) expect(rulebook, step).toContain(`**${rule}**`)
  })
})

describe('the march over the Alps', () => {
  it('leads through every step in order to its end, whatever the other dice show', () => {
    for (const seed of [1, 2, 3]) {
      const { match, place } = beginOf('roma-victrix', hannibal, seed)
      expect(match.roles).toEqual(['carthage', 'rome'])
      const [steps] = follow(match, place, () => false, hannibal)
      expect(steps).toEqual(hannibal.steps.map(({ id }) => id))
      const paid = match.log('carthage').filter(({ kind }) => kind === 'revenue')
      // The Fleet brings the Baleares, the siege Latium.
      expect(paid.filter(({ data }) => data.power === 'carthage').map(({ data }) => data.revenue)).toEqual([
        18, 24,
      ])
      expect(match.result).toBe(null)
    }
  })

  it('comes to the fall of Roma by the first tile of every battle too', () => {
    const { match, place } = beginOf('roma-victrix', hannibal)
    const [, reached] = follow(match, place, step => step === 'siege', hannibal)
    while (stepReached(hannibal, reached, match) < hannibal.steps.findIndex(({ id }) => id === 'fallen')) {
      const { decision } = match
      if (decision === null) throw new Error('the match is over')
      const { role, choices } = decision
      // All that can go off the other's die does.
      const down = choices.findLast(({ verb, noun }) => verb === 'spend' && /-[1-6]$/.test(String(noun)))
      const wanted = choices.find(({ verb }) => ['siege', 'suggested'].includes(verb)) ?? down
      if (role === 'carthage') match.choose(wanted ?? choices[0] ?? { verb: 'stop' }, { role })
      else match.choose(scriptedChoice(hannibal, reached, match, decision), { role })
    }
    expect(match.log('carthage').some(({ kind }) => kind === 'capital-lost')).toBe(true)
  })
})

describe('the reign of Romulus', () => {
  it('leads through every step in order to its end, whatever the other dice show', () => {
    for (const seed of [1, 2, 3]) {
      const { match, place } = beginOf('kings-of-rome', romulus, seed)
      const [steps] = follow(match, place, () => false, romulus)
      expect(steps).toEqual(romulus.steps.map(({ id }) => id))
      expect(match.view(romulus.pupil)).toMatchObject({ turn: 2, vp: 7, ip: 13, king: 'romulus' })
      expect(match.result).toBe(null)
    }
  })

  it('has drawn what its second step tells of', () => {
    const { match } = beginOf('kings-of-rome', romulus)
    const drawn = match.log(romulus.pupil).filter(({ kind }) => kind === 'draw')
    expect(drawn.map(({ data }) => data.chit)).toEqual(['sabine-women', 'U04', 'U03', 'U09'])
    expect(match.decision?.about).toMatchObject({ left: 7 })
  })

  it('has the Sabines march on the city just taken, and says why', () => {
    const { match, place } = beginOf('kings-of-rome', romulus)
    follow(match, place, step => step === 'tatius', romulus)
    const march = match.log(romulus.pupil).findLast(({ kind }) => kind === 'march')
    expect(march?.data).toMatchObject({
      leader: 'war-sabine-leader',
      to: '3809',
      reason: 'roman-first',
      cost: 3,
    })
    expect(match.decision?.task).toBe('battle-or-walls')
  })

  it('leaves the Latins with an army, and three cities Roman', () => {
    const { match, place } = beginOf('kings-of-rome', romulus)
    follow(match, place, () => false, romulus)
    const army = { mamilius: '4308', U03: '4308', U09: '4308' }
    const cities = { 'G-lat-1': '3908', S7: '3808', 'G-lat-4': '3809' }
    const placed = Object.entries({ ...army, ...cities }).map(([id, place]) =>
      expect.objectContaining({ id, place }),
    )
    expect(match.view(romulus.pupil)).toMatchObject({ pieces: expect.arrayContaining(placed) })
  })

  it('goes on from its record with the same draws', () => {
    const { match, place } = beginOf('kings-of-rome', romulus)
    const [, reached] = follow(match, place, step => step === 'fight', romulus)
    const again = Match.replay(match.definition, match.record, lessonDice(romulus, match.record.rolls, 99))
    const [steps] = follow(again, reached, () => false, romulus)
    expect(steps.at(-1)).toBe('reign')
    expect(again.view(romulus.pupil)).toMatchObject({ vp: 7, ip: 13 })
  })
})

describe('the reign of the elder Tarquin', () => {
  it('leads through every step in order to its end, whatever the other dice show', () => {
    for (const seed of [1, 2, 3]) {
      const { match, place } = beginOf('kings-of-rome', tarquin, seed)
      const [steps] = follow(match, place, () => false, tarquin)
      expect(steps).toEqual(tarquin.steps.map(({ id }) => id))
      expect(match.view(tarquin.pupil)).toMatchObject({ turn: 16, vp: 1, ip: 9, king: 'priscus' })
      expect(match.result).toBe(null)
    }
  })

  it('has drawn what its second step tells of', () => {
    const { match } = beginOf('kings-of-rome', tarquin)
    const drawn = match.log(tarquin.pupil).filter(({ kind }) => kind === 'draw')
    expect(drawn.map(({ data }) => data.chit)).toEqual(['tribunus-populi-1', 'omens', 'U28', 'U38', 'U39'])
    expect(match.decision?.about).toMatchObject({ left: 7 })
    expect(match.view(tarquin.pupil)).toMatchObject({ ip: 11, omens: 'nice' })
  })

  it('asks the Senate twice, and is granted both wars', () => {
    const { match, place } = beginOf('kings-of-rome', tarquin)
    follow(match, place, step => step === 'bribe', tarquin)
    const votes = match.log(tarquin.pupil).filter(({ kind }) => kind === 'senate-votes')
    expect(votes.map(({ data }) => [data.nation, data.votes, data.granted])).toEqual([
      ['lat', 2, true],
      ['vol', 2, true],
    ])
    expect(match.view(tarquin.pupil)).toMatchObject({ ip: 13 })
  })

  it('leaves two of three cities won, the fleet in one of them and the king in the field', () => {
    const { match, place } = beginOf('kings-of-rome', tarquin)
    follow(match, place, () => false, tarquin)
    const where = { 'G-vol-1': '4702', 'ostia-ship-1': '4702', priscus: '4109' }
    const placed = Object.entries(where).map(([id, hex]) => expect.objectContaining({ id, place: hex }))
    expect(match.view(tarquin.pupil)).toMatchObject({ pieces: expect.arrayContaining(placed) })
  })
})

describe('the road to Roma', () => {
  it('leads through every step in order to its end, whatever the other dice show', () => {
    for (const seed of [1, 2, 3]) {
      const { match, place } = beginOf('semper-victor', milvian, seed)
      const [steps] = follow(match, place, () => false, milvian)
      expect(steps).toEqual(milvian.steps.map(({ id }) => id))
      expect(match.view(milvian.pupil)).toMatchObject({
        year: 311,
        emperors: { primus: 'constantin', secondus: 'maximin-daia' },
        regions: { italia: 'primus', africa: 'primus' },
        usurpations: [{ usurper: 'alexander', master: 'primus' }],
      })
    }
  })

  it('ends with a war that is won, as its aim says', () => {
    const { match, place } = beginOf('semper-victor', milvian)
    follow(match, place, () => false, milvian)
    while (match.decision !== null) {
      const { decision } = match
      match.choose(decision.choices[0] ?? { verb: 'none' }, { role: decision.role })
    }
    expect(match.result).toMatchObject({ winners: ['primus'], outcome: 'decisive', rule: 'SV-S1-E' })
  })

  it('tells chances and columns as the battles have them', () => {
    const { match, place } = beginOf('semper-victor', milvian)
    follow(match, place, step => step === 'heir', milvian)
    const [first, second] = match.log(milvian.pupil).filter(({ kind }) => kind === 'battle')
    expect(first?.data).toMatchObject({ zone: 'ITA2', strength: [26, 10], column: '2/1' })
    // Whichever regiment the pupil has reduced, a 6 is enough for an E.
    expect(second?.data).toMatchObject({ zone: 'ITA5' })
    expect(['2/1', '3/1']).toContain(second?.data.column)
  })
})

describe('the mechanism of lessons', () => {
  it('refuses a lesson whose beginning never comes', () => {
    const { match } = begin()
    const never: Lesson = { ...lesson, begins: { task: 'movement', about: { left: 99 } } }
    expect(() => playUpTo(never, match)).toThrow('never begins')
  })

  it('ends a step by what the pupil is asked, or by what he sees', () => {
    const { match, place } = begin()
    const withGoal = (until: LessonGoal): Lesson => ({ ...lesson, steps: [{ id: 'x', until, way: [] }] })
    const isDone = (until: LessonGoal): boolean => stepReached(withGoal(until), place, match) === 1
    expect(isDone({ asked: 'movement' })).toBe(true)
    expect(isDone({ asked: 'movement', about: { left: 1 } })).toBe(false)
    expect(isDone({ asked: 'march' })).toBe(false)
    expect(isDone({ seen: { 'regions.italia': 'republican', year: -49 } })).toBe(true)
    expect(isDone({ seen: { 'regions.italia': 'caesarian' } })).toBe(false)
    expect(isDone({ seen: { 'no.such.thing': 1 } })).toBe(false)
  })

  it('lets the pupil do something else in a free step', () => {
    const { match } = begin()
    const { decision } = match
    if (decision === null) throw new Error('nobody is asked')
    const step = { id: 'x', until: { event: 'march' }, way: [{ verb: 'lead', noun: 'caesar' }], free: true }
    expect(markOf(step, decision, { verb: 'lead', noun: 'm-antonius' })).toBe(null)
    expect(markOf(step, decision, { verb: 'lead', noun: 'caesar' })).toBe('wanted')
  })
})
