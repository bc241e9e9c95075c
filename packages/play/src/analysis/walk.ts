import type { Choice, DiceSource, Match, RecordedEntry, Role } from '@aquila/engine'
import type { ChancesOfAll, Hopes } from './hopes.ts'

/** What somebody was asked, and what he chose. `begins`: the question was one that plans are made at. */
export interface Deed {
  readonly task: string
  readonly begins: boolean
  readonly choice: Choice
}

/** A part of a match in which one role carried out what it was up to: a sequence, an enterprise, a turn. */
export interface Stretch {
  readonly role: Role
  readonly player: number
  readonly name: string
  /** From the question at which it began to where the next one had begun, in entries and in choices. */
  readonly from: number
  readonly to: number
  readonly choices: number
  readonly until: number
  /** What its role did meanwhile, in order. */
  readonly deeds: readonly Deed[]
}

/** How the match stood when a stretch began, or at its end. */
export interface Mark {
  readonly entries: number
  readonly choices: number
  readonly chances: ChancesOfAll
}

export interface Walked {
  readonly stretches: readonly Stretch[]
  readonly marks: readonly Mark[]
  /** True if several are at it at the same time: then a stretch ends when its own role begins the next. */
  readonly together: boolean
}

interface Begun {
  readonly role: Role
  readonly player: number
  readonly name: string
  readonly mark: number
}

interface Answered {
  readonly entries: number
  readonly role: Role
  readonly deed: Deed
}

/** Questions between two rests of a walk. */
const A_WHILE = 10

/** Walks through a match once more from its first question, in small steps, and tells its stretches. */
export function* walk(match: Match, hopes: Hopes): Generator<void, Walked> {
  const first = firstEntryOf(match)
  const start = match.at(first)
  const branch = start.branch(asRolled(match, start.rolls.length))
  const marks: Mark[] = []
  const begun: Begun[] = []
  const answered: Answered[] = []
  const now = new Map<Role, string>()
  for (let entries = first; entries < match.length; entries++) {
    const entry = match.entries[entries]
    if (entry === undefined) break
    if ('window' in entry) {
      branch.setStandingOrder(entry.role, entry.window, entry.order)
      continue
    }
    const decision = branch.decisions.find(({ role }) => role === entry.role)
    if (decision === undefined) break
    const { role } = decision
    const name = hopes.stretch(branch, decision)
    if (name !== null && now.get(role) !== name) {
      now.set(role, name)
      begun.push({ role, player: branch.seats[role] ?? 0, name, mark: marks.length })
      marks.push({ entries, choices: branch.choices, chances: hopes.at(branch) })
    }
    const deed = { task: decision.task, begins: name !== null, choice: choiceIn(entry) }
    answered.push({ entries, role, deed })
    branch.choose(deed.choice, { role, decision: decision.id })
    if (answered.length % A_WHILE === 0) yield
  }
  marks.push({ entries: match.length, choices: match.choices, chances: hopes.at(match) })
  const together = areTogether(begun, marks, answered)
  return { marks, together, stretches: stretchesOf({ begun, marks, answered, together }) }
}

/** The first entry that lies behind the position that the record begins with. */
function firstEntryOf({ entries, firstChoice }: Match): number {
  let choices = 0
  for (const [index, entry] of entries.entries()) {
    if (choices === firstChoice) return index
    if (!('window' in entry)) choices++
  }
  return entries.length
}

/** The dice of a match, once more. */
function asRolled({ rolls }: Match, from: number): DiceSource {
  let next = from
  return { roll: () => rolls[next++]?.value ?? 1 }
}

function choiceIn({ verb, noun }: Extract<RecordedEntry, { readonly verb: string }>): Choice {
  return noun === undefined ? { verb } : { verb, noun }
}

/** True if somebody goes on with his stretch after another has begun one. */
function areTogether(
  begun: readonly Begun[],
  marks: readonly Mark[],
  answered: readonly Answered[],
): boolean {
  return begun.some(({ role, mark }, number) => {
    const from = marks[begun[number + 1]?.mark ?? marks.length - 1]?.entries ?? Number.POSITIVE_INFINITY
    const own = begun.find((later, index) => index > number && later.role === role)
    const to = marks[own?.mark ?? marks.length - 1]?.entries ?? 0
    return (
      mark < marks.length &&
      answered.some(
        ({ entries, role: who, deed }) => who === role && deed.begins && entries >= from && entries < to,
      )
    )
  })
}

function stretchesOf({
  begun,
  marks,
  answered,
  together,
}: Pick<Walked, 'marks' | 'together'> & {
  readonly begun: readonly Begun[]
  readonly answered: readonly Answered[]
}): Stretch[] {
  return begun.flatMap(({ role, player, name, mark }, number): Stretch[] => {
    const next = begun.find((later, index) => index > number && (!together || later.role === role))
    const [start, end] = [marks[mark], marks[next?.mark ?? marks.length - 1]]
    if (start === undefined || end === undefined) return []
    const own = answered.filter(
      ({ entries, role: who }) => who === role && entries >= start.entries && entries < end.entries,
    )
    return [
      {
        role,
        player,
        name,
        from: start.entries,
        to: end.entries,
        choices: start.choices,
        until: end.choices,
        deeds: own.map(({ deed }) => deed),
      },
    ]
  })
}
