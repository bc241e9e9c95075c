import type { Decision, SeenEvent } from '@aquila/engine'
import { isContested, newEngagement } from '../../imperator/rules/combat/forces.ts'
import { shareOf } from '../../imperator/rules/combat/losses.ts'
import { type BattleSketch, battleOdds, type Odds, sketchOf } from '../../imperator/rules/combat/odds.ts'
import type { BattleSheet, BattleSide, OddsSheet } from '../../table/index.ts'
import { type AleaData, type FactionId, row } from '../data/index.ts'
import { factionIds } from '../data/types.ts'
import { messages, text } from '../messages/index.ts'
import { isLeader } from '../rules/pieces.ts'
import type { AleaPosition, Place } from '../rules/state.ts'
import { leaderPiece, unitPiece } from './counters.ts'
import { type AleaInput, bc, kitOf, type Seen } from './position.ts'

/** The battle that is being settled, before and after its roll, as the dialog shows it. */

const steps = ['evasion', 'reactions', 'roll', 'losses', 'retreat'] as const

const stepOfTask: { readonly [task: string]: (typeof steps)[number] } = {
  evade: 'evasion',
  'evade-by-sea': 'evasion',
  'slip-away': 'evasion',
  'react.before-battle': 'reactions',
  'pick-turncoat': 'reactions',
  'react.after-roll': 'roll',
  'pick-losses': 'losses',
  'pick-surplus-cargo': 'losses',
  retreat: 'retreat',
  'react.after-battle': 'retreat',
}

export function battleSheet(
  seen: Seen,
  input: AleaInput,
  sideName: (side: string) => string,
): BattleSheet | null {
  const { decision, phase, log } = input
  const step = decision === null ? undefined : stepOfTask[decision.task]
  if (decision === null || step === undefined || phase !== 'E.2') return null
  const fought = step === 'losses' || step === 'retreat' ? lastBattle(log) : null
  const zone = fought === null ? placeOfBattle(seen.position, decision, log) : String(fought.data.zone)
  if (zone === null) return null
  const frame = {
    title: text('battle.title', { zone: placeName(seen, zone) }),
    where: text('battle.where', {
      zone: placeName(seen, zone),
      year: bc(seen.view.year),
      side: sideName(seen.view.active),
    }),
    place: zone,
    steps: steps.map(name => text(`battle.${name}`)),
    step: steps.indexOf(step),
  }
  return fought === null
    ? coming(seen, zone, frame, sideName)
    : gone(seen, log, fought, decision, frame, sideName)
}

type Frame = Pick<BattleSheet, 'title' | 'where' | 'place' | 'steps' | 'step'>

/** Before the roll: the odds of the armies as they stand. */
function coming(seen: Seen, zone: Place, frame: Frame, sideName: (side: string) => string): BattleSheet {
  const { position } = seen
  const kind = isContested(position, zone, 'naval') && !isContested(position, zone, 'land') ? 'naval' : 'land'
  const sketch = sketchOf(position, newEngagement(position, zone, kind, seen.view.active, null))
  const odds = battleOdds(position, sketch)
  const total = odds.strength[0] + odds.strength[1]
  return {
    ...frame,
    attacker: sideOf(seen, sketch, odds, 'attacker', sideName),
    defender: sideOf(seen, sketch, odds, 'defender', sideName),
    odds: oddsSheet(seen, sketch, odds),
    roll: null,
    losses: null,
    notes: total >= 35 ? [{ text: text('note.great', { n: total }), rule: 'AIE-10.1-a' }] : [],
  }
}

/** After the roll: what it was, what it would have been, and who suffers. */
function gone(
  seen: Seen,
  log: readonly SeenEvent[],
  event: SeenEvent,
  decision: Decision,
  frame: Frame,
  sideName: (side: string) => string,
): BattleSheet {
  const { data, position } = seen
  const told = event.data
  const attacker = forceFrom(data, told.attacker, told.attackers)
  const defender = forceFrom(data, told.defender, told.defenders)
  const sketch: BattleSketch = {
    zone: frame.place,
    kind: told.naval === true ? 'naval' : 'land',
    attacker,
    defender,
    crossed: false,
    stratagems: [],
  }
  const odds = battleOdds(position, sketch)
  const column = data.combat.columns.findIndex(({ label }) => label === told.column)
  const modifier = listOf(told.modifiers).reduce<number>((sum, each) => sum + numberIn(each, 'value'), 0)
  const fixed: Odds = {
    ...odds,
    shifted: column,
    modifier,
    faces: [1, 2, 3, 4, 5, 6].map(die => ({ die, ...cellAt(data, die + modifier, column) })),
  }
  const left = Number(decision.about?.left ?? 0)
  const taken = lossesSince(log, event, decision.role)
  return {
    ...frame,
    attacker: sideOf(seen, sketch, odds, 'attacker', sideName),
    defender: sideOf(seen, sketch, odds, 'defender', sideName),
    odds: oddsSheet(seen, sketch, fixed),
    roll:
      typeof told.die === 'number'
        ? {
            die: told.die,
            text: text('battle.rolled', { row: Number(told.row), column: String(told.column) }),
            result: text('battle.wins', { side: sideName(String(told.winner)) }),
          }
        : null,
    losses: decision.task === 'pick-losses' ? { toTake: left + taken, taken } : null,
    notes: [],
  }
}

function cellAt(data: Seen['data'], modified: number, column: number) {
  const { lowestRow, highestRow, rows } = data.combat
  const at = Math.min(highestRow, Math.max(lowestRow, modified))
  const cell = rows[at - lowestRow]?.[column]
  if (cell === undefined) throw new Error(`no cell in column ${column}`)
  return { row: at, cell }
}

/** Losses are picked one by one; those picked already are in the log. */
function lossesSince(log: readonly SeenEvent[], battle: SeenEvent, side: string): number {
  const since = log.slice(log.lastIndexOf(battle) + 1)
  return since.filter(({ kind, data }) => kind.startsWith('unit-') && data.side === side).length
}

function forceFrom(data: AleaData, side: unknown, pieces: unknown) {
  const faction = factionIds.find(each => each === side) ?? 'caesarian'
  const all = listOf(pieces).map(String)
  return {
    side: faction,
    leaders: all.filter(id => isLeader(data, id)),
    units: all.filter(id => !isLeader(data, id)),
  }
}

function sideOf(
  seen: Seen,
  sketch: BattleSketch,
  odds: Odds,
  which: 'attacker' | 'defender',
  sideName: (side: string) => string,
): BattleSide {
  const { position } = seen
  const force = sketch[which]
  const index = which === 'attacker' ? 0 : 1
  const leaders = force.leaders
    .map(id => leaderPiece(position, id))
    .sort((one, other) => rank(other) - rank(one))
  const units = force.units.map(id => ({ ...unitPiece(position, id), kit: kitOf(force.side) }))
  const tactical = odds.tactical[index]
  return {
    role: force.side,
    kit: kitOf(force.side),
    name: leaders[0]?.label ?? sideName(force.side),
    with:
      leaders.length > 1
        ? text('battle.with', {
            names: leaders
              .slice(1)
              .map(({ label }) => label)
              .join(', '),
          })
        : leaders.length === 0
          ? text('battle.leaderless')
          : '',
    leaders,
    units: units.sort((one, other) => other.strength - one.strength),
    strength: odds.strength[index],
    facts: [
      [text('battle.quality'), String(odds.quality[index])],
      [text('battle.tactics'), tactical > 0 ? `+${tactical}` : String(tactical)],
      [text('battle.units'), String(units.length)],
    ],
  }
}

function rank({
  wreath,
  ratings,
}: {
  readonly wreath: boolean
  readonly ratings: readonly (readonly [string, number])[]
}): number {
  return (wreath ? 100 : 0) + (ratings[0]?.[1] ?? 0)
}

export function oddsSheet({ data }: Seen, sketch: BattleSketch, odds: Odds): OddsSheet {
  const { columns, rows, lowestRow } = data.combat
  const shift = odds.shifted - odds.column
  const [attacker, defender] = odds.quality
  const reachable = [...new Set(odds.faces.map(({ row: at }) => at))].sort((one, other) => one - other)
  return {
    columns: columns.map(({ label }) => label.replace(/ and (less|more)/, '')),
    from: odds.column,
    to: odds.shifted,
    ratio: text('battle.ratio', {
      attacker: odds.strength[0],
      defender: odds.strength[1],
      ratio: (odds.strength[0] / Math.max(1, odds.strength[1])).toFixed(2),
    }),
    shift: text('battle.shift', { attacker, defender, n: shift }),
    rows: reachable.map(at => ({
      name: String(at),
      cells: (rows[at - lowestRow] ?? []).map(cell => ({
        text: `${fraction(cell.attacker)}/${fraction(cell.defender)}`,
        winner: cell.winner,
      })),
    })),
    modifiers: odds.modifiers.map(({ value, why, rule }) => ({
      value,
      text: messages.say(`why.${why}`),
      rule,
    })),
    modifier: odds.modifier,
    faces: odds.faces.map(({ die, row: at, cell }) => {
      const beaten = cell.winner === 'attacker' ? sketch.defender.units.length : sketch.attacker.units.length
      return {
        die,
        row: String(at),
        winner: cell.winner,
        attackerLoss: lossText(data, cell.attacker, beaten, sketch.attacker.units.length),
        defenderLoss: lossText(data, cell.defender, beaten, sketch.defender.units.length),
      }
    }),
    rule: 'AIE-8.3-a',
  }
}

function fraction(code: string): string {
  return code === '1/4' ? '¼' : code === '1/2' ? '½' : code === '3/4' ? '¾' : code
}

function lossText(
  data: Seen['data'],
  code: keyof Seen['data']['combat']['losses'],
  beaten: number,
  own: number,
): string {
  const loss = data.combat.losses[code]
  if (loss.kind === 'none') return text('loss.none')
  if (loss.kind === 'all-reduced') return text('loss.all')
  if (loss.kind === 'eliminated') return text('loss.eliminated')
  const share = shareOf(beaten, loss.quarters, own)
  return share === 0 ? text('loss.none') : text('loss.share', { n: share })
}

/** Where the question is about; a window for reactions does not say, so the one contested place it can be is taken. */
function placeOfBattle(position: AleaPosition, decision: Decision, log: readonly SeenEvent[]): Place | null {
  const told = decision.about?.zone
  if (typeof told === 'string') return told
  const contested = [...position.data.zoneIds, ...Object.keys(position.data.seas)].filter(
    place => isContested(position, place, 'land') || isContested(position, place, 'naval'),
  )
  if (contested.length === 1) return contested[0] ?? null
  const last = log.findLast(({ kind }) => kind === 'evasion' || kind === 'leader-assigned')
  const zone = last?.data.zone
  return typeof zone === 'string' && contested.includes(zone) ? zone : null
}

function lastBattle(log: readonly SeenEvent[]): SeenEvent | null {
  return log.findLast(({ kind }) => kind === 'battle') ?? null
}

export function placeName({ data }: Pick<Seen, 'data'>, place: Place): string {
  return data.zones[place] === undefined ? (data.seas[place]?.name ?? place) : row(data.zones, place).name
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

function numberIn(value: unknown, key: string): number {
  const found: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined
  return typeof found === 'number' ? found : 0
}

export function isFaction(value: unknown): value is FactionId {
  return factionIds.some(each => each === value)
}
