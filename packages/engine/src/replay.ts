import type { Checkpoint } from './checkpoint.ts'
import { type DiceSource, type Roll, type SkippedRolls, UnexpectedRoll } from './dice/dice.ts'
import { commitmentTo, verifiableDice } from './dice/verifiable.ts'
import { learned, NO_DISCLOSURES } from './disclosures.ts'
import { AquilaError, BadRecord, BadSetUp, IllegalChoice, RulesFault } from './errors.ts'
import type { GameDefinition } from './game.ts'
import { hashOf } from './hash.ts'
import type { Made, MatchFrame } from './making.ts'
import type { Match } from './match.ts'
import { mustNotBeLater } from './migrate.ts'
import { cut } from './quote.ts'
import type { Base, KeptRecord, RecordedEntry } from './record.ts'
import { firstCheckpoint, frameOf, levelsOf, playersOf } from './set-up.ts'
import { type Past, UNKNOWN } from './timeline.ts'

/** The dice of a position that is only looked at. */
export const NO_MORE_ROLLS: DiceSource = {
  roll(sides, why) {
    throw new BadRecord(`the record ends here: it has no roll of a d${sides} for "${why}"`)
  },
}

/** What a recorded match is made of, and its past up to a stored checkpoint or to its beginning. */
export function reopen<S, D, V>(
  definition: GameDefinition<S, D, V>,
  record: KeptRecord,
  from: Base | undefined,
  base: Base | undefined,
  further: DiceSource = NO_MORE_ROLLS,
): Made<S, D, V> {
  if (record.game !== definition.id)
    throw new BadRecord(`this is a record of ${cut(record.game)}, not of ${definition.id}`)
  const { scenario, options, pauseAlike, pack, players, dice } = record
  if (dice.kind === 'verifiable' && dice.commitment !== commitmentTo(dice.seed))
    throw new BadRecord('dice.commitment: it is not that of the seed')
  const frame = frameOf(definition, { scenario, options, pauseAlike, pack, players })
  const start = from === undefined ? firstCheckpoint(frame) : readCheckpoint(frame, record, from)
  const entries = record.choices.slice(0, start.entries)
  return [
    {
      frame,
      players: playersOf(record.players, frame.roles),
      levels: levelsOf(record.levels, frame.roles),
      source: dice.kind === 'given' ? further : verifiableDice(dice),
      dice,
      base,
    },
    {
      entries,
      marks: {
        learned: entries.map(() => UNKNOWN),
        rolls: entries.map(() => start.rolls),
        passed: entries.map(() => false),
      },
      checkpoints: [start],
      // Verifiable rolls are made again rather than believed, but for those taken over from another match.
      rolls: dice.kind === 'given' ? record.rolls : record.rolls.slice(0, Math.max(dice.from, start.rolls)),
      skipped: dice.kind === 'given' ? [] : skippedIn(dice.skipped, record),
      events: from === undefined ? [] : from.events,
      withdrawn: record.withdrawn,
      dealings: [],
    },
  ]
}

/** The rolls taken back, in the order of their numbers; none of them lies after the end. */
function skippedIn(skipped: readonly SkippedRolls[] = [], { rolls }: KeptRecord): readonly SkippedRolls[] {
  for (const [index, { at }] of skipped.entries()) {
    const before = skipped[index - 1]?.at ?? -1
    if (at <= before || at > rolls.length)
      throw new BadRecord(`dice.skipped.${index}: no rolls were taken back after roll ${at}`)
  }
  return skipped
}

/** The past with those marks that say which entries before the checkpoint can still be taken back. */
export function stillOpen<S>(past: Past<S>, settled: number): Past<S> {
  const rolls = past.checkpoints[0]?.rolls ?? 0
  const open = past.marks.learned.map((mark, index) => {
    const role = past.entries[index]?.role
    return index < settled || role === undefined ? mark : learned(role, rolls, NO_DISCLOSURES)
  })
  // Between entries that can still be taken back others have only let windows pass.
  const passed = past.entries.map(
    ({ role }, index) => index > settled && role !== past.entries[settled]?.role,
  )
  return { ...past, marks: { ...past.marks, learned: open, passed }, settled }
}

function readCheckpoint<S, D>(
  { definition, roles }: MatchFrame<S, D>,
  record: KeptRecord,
  saved: Base,
): Checkpoint<S> {
  if (saved.entries > record.choices.length || saved.rolls > record.rolls.length) {
    throw new BadRecord('the checkpoint lies after the end of the record')
  }
  const { phase, seats, orders, rests, entries, rolls, choices, asked, events } = saved
  const sitting = roles.map(role => seats[role]).sort()
  if (Object.keys(seats).length !== roles.length || sitting.some((player, index) => player !== index))
    throw new BadRecord('the seats of the checkpoint are not those of the scenario')
  const state = readState(definition, saved.state)
  return {
    phase,
    state,
    seats,
    orders,
    rests,
    entries,
    rolls,
    choices,
    asked,
    events: events.length,
    disclosures: NO_DISCLOSURES,
  }
}

function readState<S, D>(definition: GameDefinition<S, D>, stored: unknown): S {
  try {
    return definition.readState(stored)
  } catch (cause) {
    const what = cause instanceof Error ? cause.message : String(cause)
    throw new BadRecord(`the state of the checkpoint is not one of ${definition.title}: ${what}`)
  }
}

/** Opens a match at its beginning or at a checkpoint. If the rules cannot run on from there, the record is to blame. */
export function opened<T>(open: () => T): T {
  try {
    return open()
  } catch (error) {
    if (error instanceof RulesFault)
      throw new BadRecord(`the record does not fit the rules: ${error.message}`)
    throw error
  }
}

/** Makes the choices of a record, one by one, as if people made them. */
export function follow<S, D>(match: Match<S, D>, entries: readonly RecordedEntry[]): void {
  for (const entry of entries) {
    const index = match.length
    try {
      enter(match, entry)
    } catch (error) {
      if (!(error instanceof AquilaError)) throw error
      throw new BadRecord(
        `choice ${index + 1} (${describeEntry(entry)}) does not fit: ${error.message}`,
        index,
      )
    }
  }
}

/** The same under changed rules: gives back what no longer fits. */
export function followWhileItFits<S, D>(
  match: Match<S, D>,
  entries: readonly RecordedEntry[],
): readonly RecordedEntry[] {
  for (const [index, entry] of entries.entries()) {
    try {
      enter(match, entry)
    } catch (error) {
      if (error instanceof IllegalChoice || error instanceof BadSetUp || lacksItsRoll(error))
        return entries.slice(index)
      throw error
    }
  }
  return []
}

/** True if the rules now roll differently from what the record says. */
function lacksItsRoll(error: unknown): boolean {
  return (
    error instanceof RulesFault && (error.cause instanceof UnexpectedRoll || error.cause instanceof BadRecord)
  )
}

function enter<S, D>(match: Match<S, D>, entry: RecordedEntry): void {
  if ('window' in entry) {
    match.setStandingOrder(entry.role, entry.window, entry.order)
  } else {
    const { role, verb, noun } = entry
    match.choose(noun === undefined ? { verb } : { verb, noun }, { role })
  }
}

/** The record must be one of these rules, and so must the position it begins with, if it brings one of its own. */
export function mustFitRules<S, D>(definition: GameDefinition<S, D>, record: KeptRecord): void {
  const { title, version } = definition
  mustNotBeLater(definition, record.rules, 'this record was made')
  if (record.rules !== version)
    throw new BadRecord(
      `this record was made under version ${cut(record.rules)} of the rules of ${title}, which are now at ` +
        `${version}: it can be resumed from a checkpoint, not replayed`,
    )
  if (record.base === undefined) return
  mustNotBeLater(definition, record.base.rules, 'this record begins with a position')
  if (record.base.rules !== version)
    throw new BadRecord(
      `this record begins with a position under version ${cut(record.base.rules)} of the rules of ${title}, but ` +
        `goes on under ${version}`,
    )
}

/** The rolls, the result and the position must be those of the record. */
export function mustLeadToTheSame<S, D>(record: KeptRecord, match: Match<S, D>): void {
  const { rolls } = match
  for (const [index, made] of rolls.entries()) {
    const told = record.rolls[index]
    if (told === undefined) throw new BadRecord(`the record lacks roll ${index + 1}, ${describeRoll(made)}`)
    if (told.value !== made.value || told.sides !== made.sides || told.why !== made.why) {
      throw new BadRecord(
        `roll ${index + 1} is recorded as ${describeRoll(told)}, but is ${describeRoll(made)}`,
      )
    }
  }
  if (record.rolls.length > rolls.length) {
    throw new BadRecord(`the record has ${record.rolls.length} rolls, but only ${rolls.length} are made`)
  }
  if (hashOf(record.result) !== hashOf(match.result)) throw new BadRecord('the record tells another result')
  if (record.position !== undefined && record.position !== match.hash)
    throw new BadRecord('the record leads to another position than it says')
}

function describeRoll(roll: Roll): string {
  return `${roll.value} on a d${roll.sides} for "${cut(roll.why)}"`
}

function describeEntry(entry: RecordedEntry): string {
  if ('window' in entry) return `${cut(entry.role)}: ${cut(entry.window)} ${entry.order}`
  const noun = entry.noun === undefined ? '' : ` ${cut(String(entry.noun))}`
  return `${cut(entry.role)}: ${cut(entry.verb)}${noun}`
}
