import {
  AquilaError,
  type Choice,
  type Decision,
  type DiceSource,
  fastDice,
  type Match,
  type PlainRecord,
  type Roll,
  type SeenEvent,
} from '@aquila/engine'
import type { Lesson, LessonGoal, LessonSign, LessonStep } from '@aquila/games/table'
import type { Coach } from './table-match.ts'

/** Where a pupil stands in a lesson. What was done is read from the match; only what was read must be kept. */
export interface LessonPlace {
  readonly id: string
  /** How many choices had been made when the pupil sat down. */
  readonly from: number
  /** The ids of the steps that were read. */
  readonly read: readonly string[]
}

/** A choice somebody made. */
interface Made extends Choice {
  readonly role: string
}

/** Longer than any quiet beginning. */
const MOST = 2000

/** Dice that show what the lesson says, purpose by purpose, and then anything. `rolled` is what they showed so far. */
export function lessonDice(lesson: Lesson, rolled: readonly Roll[], seed: number): DiceSource {
  const made = new Map<string, number>()
  for (const { why } of rolled) made.set(why, (made.get(why) ?? 0) + 1)
  const chance = fastDice(seed)
  return {
    roll(sides, why, index) {
      const turn = made.get(why) ?? 0
      made.set(why, turn + 1)
      return lesson.dice[why]?.[turn] ?? chance.roll(sides, why, index)
    },
  }
}

/** Lets everybody be quiet until the pupil is asked what the lesson begins with. */
export function playUpTo(lesson: Lesson, match: Match): void {
  for (let choices = 0; choices < MOST; choices++) {
    const { decision } = match
    if (decision === null) break
    if (isBeginning(lesson, decision)) return
    match.choose(quietChoice(lesson, decision), { role: decision.role })
  }
  throw new AquilaError(`the lesson "${lesson.id}" never begins`)
}

function isBeginning({ begins, pupil }: Lesson, { role, task, about = {} }: Decision): boolean {
  return role === pupil && task === begins.task && holds(about, begins.about)
}

function quietChoice({ quiet }: Lesson, { choices, rule }: Decision): Choice {
  for (const verb of quiet) {
    const found = choices.find(choice => choice.verb === verb)
    if (found !== undefined) return found
  }
  const [first] = choices
  if (first === undefined) throw new AquilaError(`${rule}: nothing to choose from`)
  return first
}

/** What the script has the other side do; it goes through its lines in order and is quiet between them. */
export function scriptedChoice(lesson: Lesson, place: LessonPlace, match: Match, decision: Decision): Choice {
  const done = choicesOf(match)
    .slice(place.from)
    .filter(({ role }) => role === decision.role)
  const script = lesson.opponent?.script ?? []
  let line = 0
  for (const made of done) {
    const sign = script[line]
    if (sign !== undefined && fits(sign, made)) line++
  }
  const next = script[line]
  const wanted = next === undefined ? undefined : decision.choices.find(choice => fits(next, choice))
  return wanted ?? quietChoice(lesson, decision)
}

/** The number of the step the pupil is at; as many as there are steps when the lesson is over. */
export function stepReached(lesson: Lesson, place: LessonPlace, match: Match): number {
  const made = choicesOf(match)
  const log = match.log(lesson.pupil)
  let cursor: Cursor = {
    choices: place.from,
    events: log.findIndex(event => event.after > place.from),
  }
  if (cursor.events === -1) cursor = { ...cursor, events: log.length }
  for (const [index, step] of lesson.steps.entries()) {
    if (step.until === 'read') {
      if (!place.read.includes(step.id)) return index
      continue
    }
    const after = isPresent(step.until)
      ? standsNow(step.until, lesson, match)
        ? cursor
        : null
      : find(step.until, lesson, made, log, cursor)
    if (after === null) return index
    cursor = after
  }
  return lesson.steps.length
}

type PresentGoal = Extract<LessonGoal, { readonly asked: string } | { readonly seen: object }>

function isPresent(goal: LessonGoal): goal is PresentGoal {
  return 'asked' in goal || 'seen' in goal
}

function standsNow(goal: PresentGoal, lesson: Lesson, match: Match): boolean {
  if ('asked' in goal) {
    const decision = match.decisions.find(({ role }) => role === lesson.pupil)
    return decision?.task === goal.asked && holds(decision.about ?? {}, goal.about ?? {})
  }
  const view = match.view(lesson.pupil)
  return Object.entries(goal.seen).every(([path, value]) => valueAt(view, path.split('.')) === value)
}

function valueAt(value: unknown, path: readonly string[]): unknown {
  const [name, ...further] = path
  if (name === undefined) return value
  if (typeof value !== 'object' || value === null) return undefined
  return valueAt(new Map(Object.entries(value)).get(name), further)
}

/** From where on happenings count for the next step. */
interface Cursor {
  readonly choices: number
  readonly events: number
}

function find(
  goal: Exclude<LessonGoal, PresentGoal>,
  lesson: Lesson,
  made: readonly Made[],
  log: readonly SeenEvent[],
  from: Cursor,
): Cursor | null {
  if ('event' in goal) {
    const index = log.findIndex(
      ({ kind, data }, at) => at >= from.events && kind === goal.event && holds(data, goal.data ?? {}),
    )
    return index === -1 ? null : { choices: log[index]?.after ?? from.choices, events: index + 1 }
  }
  let left = goal.times ?? 1
  for (const [index, choice] of made.entries()) {
    if (index < from.choices || choice.role !== lesson.pupil || !fits(goal.chosen, choice)) continue
    if (--left > 0) continue
    const events = log.findIndex(event => event.after > index)
    return { choices: index + 1, events: events === -1 ? log.length : events }
  }
  return null
}

/** What the coach says now. */
export function coachOf(lesson: Lesson, place: LessonPlace, match: Match, decision: Decision | null): Coach {
  const at = stepReached(lesson, place, match)
  const step = lesson.steps[at]
  const sign = step === undefined || decision === null ? null : signShown(step, decision)
  const text = (key: string): string => lessonText(lesson, key)
  return {
    lesson: text('title'),
    step: at,
    steps: lesson.steps.map(({ id }) => text(`${id}.title`)),
    title: step === undefined ? text('title') : text(`${step.id}.title`),
    text:
      step === undefined
        ? text('farewell')
        : sign?.say === undefined
          ? text(`${step.id}.text`)
          : text(`${step.id}.${sign.say}`),
    aside: step === undefined ? '' : text(`${step.id}.aside`),
    rule: step?.rule ?? null,
    toRead: step?.until === 'read' ? step.id : null,
    look: step?.look ?? [],
    next: step === undefined ? { scenario: lesson.next, text: text('next') } : null,
  }
}

/** What a choice means to the lesson: what the coach points at, what he leads back from, or neither. */
export function markOf(
  step: LessonStep | undefined,
  decision: Decision,
  choice: Choice,
): 'wanted' | 'aside' | null {
  if (step === undefined) return null
  // While something is to be read, nothing is chosen.
  if (step.until === 'read') return 'aside'
  const sign = signShown(step, decision)
  if (sign === null) return null
  if (fits(sign, choice)) return 'wanted'
  return step.free === true ? null : 'aside'
}

function signShown(step: LessonStep, { choices }: Decision): LessonSign | null {
  return step.way.find(sign => choices.some(choice => fits(sign, choice))) ?? null
}

function fits({ verb, noun }: LessonSign, choice: Choice): boolean {
  if (verb !== choice.verb) return false
  if (noun === undefined) return true
  const nouns: readonly unknown[] = Array.isArray(noun) ? noun : [noun]
  return nouns.includes(choice.noun)
}

/** True if the record has all the wanted values. */
function holds(data: PlainRecord, wanted: PlainRecord): boolean {
  return Object.entries(wanted).every(([key, value]) => data[key] === value)
}

/** Choices without standing orders: events count them so. */
function choicesOf(match: Match): Made[] {
  return match.record.choices.flatMap(entry => ('window' in entry ? [] : [entry]))
}

/** What a lesson says; nothing where it has nothing to say. */
export function lessonText({ id, messages }: Lesson, key: string): string {
  return messages.sayIfAny(`${id}.${key}`) ?? ''
}
