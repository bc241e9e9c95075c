import {
  type Advice,
  type Announced,
  type Choice,
  type Decision,
  fastDice,
  Match,
  type Options,
  wordsOf,
} from '@aquila/engine'
import type { LoadedGame } from '@aquila/games'
import type { ChoiceLook } from '@aquila/games/table'
import { Sitting } from '@aquila/play'
import type { Tally } from './tally.ts'

/** A match that is to be played by hints alone. */
export interface Followed {
  readonly scenario: string
  readonly seed: number
  readonly options: Options
  /** Another adviser at every question, as after a reload, or where hints are made in threads. */
  readonly forgets: boolean
}

/** Something that was announced, and what was known then. */
interface Open {
  readonly announced: Announced
  readonly said: string
  readonly role: string
  readonly rolls: number
  readonly events: number
  /** What was chosen since. */
  readonly steps: string[]
}

/** Plays a match as people would who do whatever the Hint button says, and counts what became of it. */
export async function followHints(loaded: LoadedGame, how: Followed, tally: Tally): Promise<void> {
  const { scenario, options, seed, forgets } = how
  const bots = await loaded.bots()
  const match = Match.start(loaded.game, { scenario, options, dice: fastDice(seed) })
  const words = wordsOf(loaded.texts, match.position.data)
  let sitting = sittingOf(loaded, match, seed)
  let open: Open[] = []
  for (let { decision } = match; decision !== null; { decision } = match) {
    if (forgets) sitting = sittingOf(loaded, match, seed)
    const player = match.seats[decision.role] ?? 0
    const advice = await sitting.advise(player)
    if (advice === null) throw new Error(`${loaded.game.title} has nobody who gives hints`)
    open = stillOpen(match, decision, advice, open, tally)
    const said = adviceIn(words, decision, advice)
    tally.hint(decision, said)
    if (isHopeless(lookOf(loaded, match, decision, advice)) && hasHope(loaded, match, decision))
      tally.hopeless(stepOf(decision, advice.choice), said)
    for (const announced of bots?.announced?.(decision, advice) ?? []) {
      tally.announced(announced.name)
      const { extent, rolls } = match
      open.push({
        announced,
        said: said ?? '',
        role: decision.role,
        rolls: rolls.length,
        events: extent.events,
        steps: [],
      })
    }
    for (const each of open) if (each.role === decision.role) each.steps.push(stepOf(decision, advice.choice))
    sitting.carryOut({ kind: 'choose', choice: advice.choice, decision: decision.id }, player)
  }
  tally.match(match)
}

function sittingOf(loaded: LoadedGame, match: Match, seed: number): Sitting {
  const levels = match.players.map(() => null)
  return new Sitting(loaded, match, { levels, reasons: {}, seq: 0 }, { clock: () => 0, chance: () => seed })
}

/** What the page says of an advice. */
function adviceIn(words: ReturnType<typeof wordsOf>, decision: Decision, advice: Advice): string | null {
  const { choice, reason } = advice
  return reason === undefined ? words.advice(decision, choice) : words.reason(reason)
}

/** What was announced and is neither done nor dropped; what a die may have changed is not counted. */
function stillOpen(
  match: Match,
  decision: Decision,
  { choice }: Advice,
  open: readonly Open[],
  tally: Tally,
): Open[] {
  return open.filter(each => {
    if (each.role !== decision.role) return true
    const since = match.log(each.role, each.events)
    const kept = each.announced.isKept(since, decision, choice)
    if (kept === true) tally.kept(each.announced.name)
    else if (match.rolls.length > each.rolls) tally.changed(each.announced.name)
    else if (kept === false)
      tally.dropped(each.announced.name, each.said, [...each.steps, stepOf(decision, choice)])
    else return true
    return false
  })
}

function stepOf({ task }: Decision, { verb, noun }: Choice): string {
  return `${task}: ${noun === undefined ? verb : `${verb} ${noun}`}`
}

/** How a choice lies on the table of whoever is asked. */
function lookOf(
  loaded: LoadedGame,
  match: Match,
  decision: Decision,
  { choice }: Pick<Advice, 'choice'>,
): ChoiceLook {
  const { role } = decision
  const { roles, seats, options, data } = match.position
  const { phase, scenario } = match
  const view = match.view(role)
  return loaded.table.choice(
    { view, data, role, roles, seats, options, phase, decision, log: match.log(role), scenario },
    choice,
  )
}

function isHopeless({ hopeless, faces }: ChoiceLook): boolean {
  return hopeless === true || faces?.every(wins => !wins) === true
}

/** Where every choice is hopeless, one of them must be taken. */
function hasHope(loaded: LoadedGame, match: Match, decision: Decision): boolean {
  return decision.choices.some(choice => !isHopeless(lookOf(loaded, match, decision, { choice })))
}
