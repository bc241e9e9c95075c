import type { EarlyEnd } from '@aquila/engine'
import {
  type Act,
  answered,
  type Change,
  type Consent,
  consentOver,
  type Proposal,
  ProposalRefused,
  proposed,
  type Sitting,
  withPeople,
} from '@aquila/play'
import { NotDone } from '../not-done.ts'
import type { SeatChange, TableRow } from '../store/rows.ts'
import type { StoredAct } from './stored-acts.ts'

/** An act that has been carried out in memory and is not stored yet, with what it changes beside the match. */
export interface CarriedOut {
  readonly player: number | null
  readonly token: string | null
  readonly act: StoredAct['act']
  readonly change: Change
  readonly seated?: readonly SeatChange[]
  readonly consent?: Consent
  /** All have agreed to take back what was chosen before. */
  readonly takenBack?: boolean
}

/** Where something is carried out. */
export interface AtTable {
  readonly row: TableRow
  readonly sitting: Sitting
  readonly now: number
  /** To whom a proposed seat would go. */
  readonly heir: string | null
}

type Done = Omit<CarriedOut, 'player' | 'token' | 'act'>

/** The name of the person to whom a seat would go by this act. */
export function heirNamed(act: Act, { proposals }: Consent): string | null {
  const wanted =
    act.kind === 'propose'
      ? act.wanted
      : act.kind === 'answer'
        ? proposals.find(({ id }) => id === act.proposal)?.wanted
        : undefined
  return wanted?.what === 'hand' ? wanted.to : null
}

/** Carries out what a player does: to the match, or between him and the others. */
export function actAtTable(table: AtTable, player: number, token: string, act: Act): CarriedOut {
  return { player, token, act, ...doneAt(table, player, act) }
}

function doneAt(table: AtTable, player: number, act: Act): Done {
  const { row, sitting, now } = table
  const at = { people: peopleAt(row, sitting), now }
  switch (act.kind) {
    case 'propose': {
      const { wanted, text = null } = act
      mustPlayOn(row)
      if (wanted.what === 'take-back') mustLieBack(sitting, wanted.choices)
      if (wanted.what === 'hand' && table.heir === null)
        throw new NotDone('no-proposal', 'nobody has an account of this name')
      return settled(
        table,
        asked(() => proposed(row.consent, player, { wanted, text }, at)),
      )
    }
    case 'answer':
      return settled(
        table,
        asked(() => answered(row.consent, player, act, at)),
      )
    case 'sit-in':
      return act.on ? satIn(table, player) : cameBack(table, player)
    case 'claim':
      return claimed(table, player, act)
    default:
      return played(table, player, act)
  }
}

/** The people who play now: a bot who sits in for somebody agrees to whatever the others do. */
export function peopleAt({ seats }: TableRow, { levels }: Sitting): number[] {
  return seats.flatMap(({ player, user }) => (user !== null && levels[player] === null ? [player] : []))
}

function mustPlayOn({ state }: TableRow): void {
  if (state === 'over') throw new NotDone('over')
}

function mustLieBack(sitting: Sitting, choices: number): void {
  const { match } = sitting
  if (choices >= match.choices || choices < match.firstChoice)
    throw new NotDone('no-proposal', `this match has ${match.choices} choices`)
}

function asked<T>(ask: () => T): T {
  try {
    return ask()
  } catch (error) {
    if (error instanceof ProposalRefused) throw new NotDone('no-proposal', error.why)
    throw error
  }
}

function played(
  { row, sitting, now }: AtTable,
  player: number,
  act: Parameters<Sitting['carryOut']>[0],
): Done {
  if (row.consent.isPaused && act.kind !== 'resign') throw new NotDone('paused')
  const change = sitting.carryOut(act, player)
  if (act.kind !== 'resign') return sitting.match.isOver ? over(row, change) : { change }
  if (sitting.match.isOver) return over(row, change)
  return { change, ...left({ row, sitting, now }, player, { user: null, keptFor: null }) }
}

function over(row: TableRow, change: Change): Done {
  return row.consent.proposals.length === 0 && !row.consent.isPaused
    ? { change }
    : { change, consent: consentOver(row.consent) }
}

/** A bot sits there now. Whoever has left for good is remembered: what he did before can still be acknowledged to him. */
function left(
  { row, sitting }: Pick<AtTable, 'row' | 'sitting' | 'now'>,
  player: number,
  { user, keptFor }: { readonly user: string | null; readonly keptFor: string | null },
): Pick<Done, 'seated' | 'consent'> {
  const seat = row.seats[player]
  const people = peopleAt(row, sitting)
  return {
    seated: [
      {
        ...{ player, level: sitting.levels[player] ?? null, user, keptFor, name: seat?.name ?? null },
        leftBy: user === null ? (seat?.user ?? null) : (seat?.leftBy ?? null),
      },
    ],
    // A proposal that only he had not agreed to waits for nobody now; it is carried out when somebody acts.
    consent: withPeople(row.consent, people).consent,
  }
}

function satIn(table: AtTable, player: number): Done {
  mustPlayOn(table.row)
  const seat = table.row.seats[player]
  const change = table.sitting.seat(player, { name: seat?.name ?? '', level: table.sitting.steward })
  return { change, ...left(table, player, { user: seat?.user ?? null, keptFor: null }) }
}

function cameBack({ row, sitting }: AtTable, player: number): Done {
  mustPlayOn(row)
  const seat = row.seats[player]
  if (seat === undefined || sitting.levels[player] === null) throw new NotDone('too-late', 'you sit there')
  const change = sitting.seat(player, { name: seat.name ?? '', level: null })
  const { user, leftBy, name } = seat
  return { change, seated: [{ player, level: null, user, leftBy, keptFor: null, name }] }
}

/** The seat that is kept for somebody at a match that runs is his. */
export function tookOver(table: AtTable, user: { readonly id: string; readonly name: string }): CarriedOut {
  const seat = table.row.seats.find(({ keptFor }) => keptFor === user.id)
  if (seat === undefined || table.row.state !== 'running') throw new NotDone('too-late', 'this seat is taken')
  const { player } = seat
  const change = table.sitting.seat(player, { name: user.name, level: null })
  return {
    ...{ player, token: null, act: { kind: 'seat', name: user.name }, change },
    seated: [{ player, level: null, user: user.id, leftBy: seat.leftBy, keptFor: null, name: user.name }],
  }
}

/** What all have agreed on is carried out with the last yes. */
function settled(
  table: AtTable,
  { consent, agreed }: { readonly consent: Consent; readonly agreed: Proposal | null },
): Done {
  const { sitting, row } = table
  if (agreed === null) return { change: sitting.noted(), consent }
  const { wanted, by } = agreed
  switch (wanted.what) {
    case 'take-back':
      mustLieBack(sitting, wanted.choices)
      return { change: sitting.takeBackTo(wanted.choices), consent, takenBack: true }
    case 'draw':
      return { change: sitting.endEarly(endedBy('drawn')), consent: consentOver(consent) }
    case 'end':
      return { change: sitting.endEarly(endedBy('ended')), consent: consentOver(consent) }
    case 'pause':
    case 'go-on':
      return { change: sitting.noted(), consent }
    case 'hand': {
      const name = row.seats[by]?.name ?? ''
      const change = sitting.seat(by, { name, level: sitting.steward })
      return { change, ...left(table, by, { user: null, keptFor: table.heir }), consent }
    }
  }
}

function endedBy(kind: 'drawn' | 'ended'): EarlyEnd {
  return { kind, by: null, winners: [] }
}

/** Somebody who waits for a player whose time has run out has chosen what shall become of that. */
function claimed(
  table: AtTable,
  player: number,
  { player: late, what }: Extract<Act, { kind: 'claim' }>,
): Done {
  const { row, sitting } = table
  mustPlayOn(row)
  const seat = row.seats[late]
  const mayAsk = row.pace.kind !== 'none' && row.pace.flag === 'ask'
  if (!mayAsk || late === player || seat?.clock?.isOut !== true || !row.waiting.includes(late))
    throw new NotDone('forbidden', 'nobody’s time has run out there')
  if (sitting.levels[late] !== null) throw new NotDone('too-late', 'a bot sits there already')
  if (what === 'bot') return stewardFor(table, late)
  if (sitting.match.roles.length > 2)
    throw new NotDone('forbidden', 'with more than two nobody claims a match')
  const winners = sitting.match.roles.filter(role => sitting.match.seats[role] === player)
  return {
    change: sitting.endEarly({ kind: 'claimed', by: player, winners }),
    consent: consentOver(row.consent),
  }
}

function stewardFor(table: AtTable, player: number): Done {
  const seat = table.row.seats[player]
  const change = table.sitting.seat(player, { name: seat?.name ?? '', level: table.sitting.steward })
  return { change, ...left(table, player, { user: seat?.user ?? null, keptFor: null }) }
}

/** So long after his time an act is still in time, in milliseconds: a second of grace and one for the way. */
export const GRACE = 2000

/**
 * The time of a player has run out: what that means was chosen when the table was set. Null if it has not: a choice that came
 * before is in time.
 */
export function flagged(table: AtTable, player: number): CarriedOut | null {
  const dueAt = table.row.seats[player]?.dueAt ?? null
  if (table.row.state !== 'running' || dueAt === null || dueAt + GRACE > table.now) return null
  return { player, token: null, act: { kind: 'flag' }, ...afterFlag(table, player) }
}

function afterFlag(table: AtTable, player: number): Done {
  const { row, sitting } = table
  const { match } = sitting
  const means = row.pace.kind === 'none' ? 'wait' : row.pace.flag
  if (means === 'wait' || means === 'ask') return { change: sitting.noted() }
  // Nobody loses a match that somebody has not even begun.
  if (!haveAllChosen(table))
    return { change: sitting.endEarly(endedBy('ended')), consent: consentOver(row.consent) }
  if (means === 'bot') return stewardFor(table, player)
  const winners = match.roles.filter(role => match.seats[role] !== player)
  if (match.roles.length > 2) {
    const name = row.seats[player]?.name ?? ''
    const change = sitting.seat(player, { name, level: sitting.steward })
    return { change, ...left(table, player, { user: null, keptFor: null }) }
  }
  const by = match.seats[winners[0] ?? ''] ?? null
  return { change: sitting.endEarly({ kind: 'claimed', by, winners }), consent: consentOver(row.consent) }
}

function haveAllChosen({ row, sitting }: AtTable): boolean {
  const { entries, seats } = sitting.match
  const chose = new Set(entries.map(({ role }) => seats[role]))
  return peopleAt(row, sitting).every(player => chose.has(player))
}
