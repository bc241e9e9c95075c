import {
  type Choice,
  type Decision,
  fastDice,
  type Match,
  type RecordedEntry,
  type Role,
  type Roll,
} from '@aquila/engine'

/**
 * The same match as far as a role can know it, and everything else different: what others hold and will draw is dealt afresh,
 * what they chose, could choose, ordered and drew is garbled, each time in another way. `view` and `log` of the role itself
 * stay: that they keep secrets is what the kernel's own fuzzing proves. A page that makes the same of two of these has told the
 * role nothing.
 */
export function withOtherSecrets(match: Match, role: Role | null, deal: number): Match {
  const dealt = match.branch(fastDice(deal), { as: role })
  const rolls = (): Roll[] => match.rolls.map(roll => otherLot(roll, deal))
  const entries = (): RecordedEntry[] =>
    match.entries.map(entry => (entry.role === role ? entry : otherEntry(entry, deal)))
  const decisions = (): Decision[] =>
    match.decisions.map(decision =>
      decision.role === role ? decision : otherQuestion(decision, match.decisions.length > 1, deal),
    )
  const mustBeOwn = (asked: Role | null): void => {
    if (asked !== role) throw new Error(`the page of ${role} looks at what ${asked} sees`)
  }
  const changed: Partial<Record<keyof Match, unknown>> = {
    get position() {
      return Object.assign(Object.create(match.position), { state: dealt.position.state })
    },
    get entries() {
      return entries()
    },
    get rolls() {
      return rolls()
    },
    get decisions() {
      return decisions()
    },
    get decision() {
      return decisions()[0] ?? null
    },
    get record() {
      const hidden = { dice: { kind: 'given' }, position: String(deal) }
      return { ...match.record, ...hidden, rolls: rolls(), choices: entries() }
    },
    get hash() {
      return String(deal)
    },
    view(asked: Role | null) {
      mustBeOwn(asked)
      return match.view(asked)
    },
    glance(asked: Role | null) {
      mustBeOwn(asked)
      return match.glance(asked)
    },
    log(asked: Role | null, from?: number) {
      mustBeOwn(asked)
      return match.log(asked, from)
    },
    viewsAfter(asked: Role | null, events: readonly number[]) {
      mustBeOwn(asked)
      return match.viewsAfter(asked, events)
    },
    viewsBefore(asked: Role | null, events: readonly number[]) {
      mustBeOwn(asked)
      return match.viewsBefore(asked, events)
    },
    at: (length: number) => {
      const then = match.at(length)
      return withOtherSecrets(then, roleThen(then, role === null ? undefined : match.seats[role]), deal)
    },
  }
  return new Proxy(match, {
    get(target, key) {
      if (Object.hasOwn(changed, key)) return Reflect.get(changed, key)
      const value: unknown = Reflect.get(target, key, target)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
}

/** As if ten lay in every cup and another was drawn: a lot that is taken for a die betrays what was drawn. */
function otherLot(roll: Roll, deal: number): Roll {
  return roll.lot === true ? { ...roll, sides: 10, value: (deal % 10) + 1 } : roll
}

function otherEntry(entry: RecordedEntry, deal: number): RecordedEntry {
  if ('window' in entry) return { ...entry, order: deal % 2 === 0 ? 'always' : 'never' }
  return { role: entry.role, verb: `verb-${deal}`, noun: `noun-${deal}` }
}

/**
 * Of what another is asked everybody may know the task and what it is about; what he could choose, he alone. What several are
 * asked in secret is nobody else's business at all.
 */
function otherQuestion(decision: Decision, secret: boolean, deal: number): Decision {
  const choices: Choice[] = [{ verb: `verb-${deal}`, noun: `noun-${deal}` }]
  return { ...decision, choices, ...(secret ? { about: { deal } } : {}) }
}

/** The role that a player had then: some games make players change places. */
function roleThen({ roles, seats }: Match, player: number | undefined): Role | null {
  return roles.find(role => seats[role] === player) ?? null
}
