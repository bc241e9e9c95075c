import type { Choice, Decision, Rules } from '../decision.ts'
import { endMatch } from '../decision.ts'
import { type ScriptedRoll, scriptedDice } from '../dice/scripted.ts'
import type { GameDefinition, Options, Play, Position } from '../game.ts'
import type { SeenEvent } from '../log.ts'
import { Match } from '../match.ts'

/** A test of one procedure of the rules: from which position, with which dice and answers. */
export interface Script<S> {
  readonly state: S
  readonly scenario: string
  /** How many play, for a scenario that takes several numbers. */
  readonly seats?: number | undefined
  /** Every roll the procedure makes, in order, with its purpose. */
  readonly dice?: readonly ScriptedRoll[]
  /** The answers, in order: 'verb' or 'verb noun'. Each must be legal. A single choice is taken by itself. */
  readonly choices?: readonly string[]
  readonly options?: Options
  /** Do not look for breaches at the end: for positions that no match could reach. */
  readonly impossible?: boolean
}

export interface Run<S, D> {
  readonly match: Match<S, D>
  /** The position afterwards. The state that was given in stays as it was. */
  readonly position: Position<S, D>
  readonly state: S
  /** What was reported, with the secrets of all roles. */
  readonly events: readonly SeenEvent[]
  /** The decision that waits, or null. */
  readonly decision: Decision | null
}

type Procedure<S, D> = (g: Play<S, D>) => Rules<unknown>

/**
 * Runs one procedure of a game's rules alone, on the kernel, to its end. Fails if a roll or an answer is missing or left
 * over, and if the position breaks what must always hold.
 */
export function playProcedure<S, D>(
  game: GameDefinition<S, D>,
  procedure: Procedure<S, D>,
  script: Script<S>,
): Run<S, D> {
  const { run, assertSpent } = start(game, procedure, script)
  if (run.decision !== null) throw new Error(`the script has ended, but ${describe(run.decision)}`)
  assertSpent()
  const found = script.impossible === true ? [] : game.breaches(run.position)
  if (found.length > 0) throw new Error(found.join('; '))
  return run
}

/** Runs the procedure through the script and stops at the decision after it. */
export function playProcedureUntil<S, D>(
  game: GameDefinition<S, D>,
  procedure: Procedure<S, D>,
  script: Script<S>,
): Run<S, D> & { readonly decision: Decision } {
  const { run } = start(game, procedure, script)
  if (run.decision === null) throw new Error('the procedure ended without another decision')
  return { ...run, decision: run.decision }
}

/** The choices of a decision as a script writes them. */
export function choicesOf(decision: Decision | null): string[] {
  return (decision?.choices ?? []).map(written)
}

function start<S, D>(
  game: GameDefinition<S, D>,
  procedure: Procedure<S, D>,
  script: Script<S>,
): { readonly run: Run<S, D>; readonly assertSpent: () => void } {
  const dice = scriptedDice(script.dice ?? [])
  const match = Match.start(onlyThis(game, procedure, script.state), {
    scenario: script.scenario,
    seats: script.seats,
    dice,
    ...(script.options === undefined ? {} : { options: script.options }),
  })
  for (const answer of script.choices ?? []) {
    const { decision } = match
    if (decision === null) throw new Error(`"${answer}" is left over: nobody has to choose`)
    const choice = decision.choices.find(candidate => written(candidate) === answer)
    if (choice === undefined) throw new Error(`"${answer}" is not legal: ${describe(decision)}`)
    match.choose(choice)
  }
  const { position, decision } = match
  const run = { match, position, state: position.state, events: eventsOf(match), decision }
  return { run, assertSpent: () => dice.assertSpent() }
}

/** The log with the secrets of all roles. */
function eventsOf<S, D>(match: Match<S, D>): SeenEvent[] {
  const logs = match.roles.map(role => match.log(role))
  return (logs[0] ?? []).map((event, index) => ({
    ...event,
    data: Object.assign({}, ...logs.map(log => log[index]?.data ?? {})),
  }))
}

/** The game with this procedure as its only phase. */
function onlyThis<S, D>(
  game: GameDefinition<S, D>,
  procedure: Procedure<S, D>,
  prepared: S,
): GameDefinition<S, D> {
  return {
    ...game,
    id: `${game.id}-test`,
    phases: [
      {
        id: 'test',
        rule: 'test',
        *run(g) {
          yield* procedure(g)
          yield* endMatch({ winners: [], outcome: 'test', rule: 'test' })
        },
      },
    ],
    setUp: () => game.copy(prepared),
  }
}

function written({ verb, noun }: Choice): string {
  return noun === undefined ? verb : `${verb} ${noun}`
}

function describe({ role, task, choices }: Decision): string {
  return `${role} must do "${task}": ${choices.map(written).join(', ')}`
}
