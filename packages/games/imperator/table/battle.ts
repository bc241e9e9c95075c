import type { Decision } from '@aquila/engine'
import type { BattleSheet, BattleSide, OddsSheet } from '../../table/index.ts'
import type { LossCode } from '../data/combat-table.ts'
import type { CampaignData } from '../data/series.ts'
import type { SeriesSpeech } from '../messages/index.ts'
import { columnName, placeName } from '../names.ts'
import { GREAT_BATTLE } from '../rules/combat/battle.ts'
import { type Force, isContested, newEngagement } from '../rules/combat/forces.ts'
import { shareOf } from '../rules/combat/losses.ts'
import {
  type BattleSketch,
  battleOdds,
  type Odds,
  politicalOf,
  readTable,
  sketchOf,
} from '../rules/combat/odds.ts'
import type { SeenCampaignEvent } from '../rules/events/index.ts'
import { isLeader, isOnMap, placeOf } from '../rules/pieces.ts'
import type { CampaignPosition, FactionId, Place } from '../rules/state.ts'
import { isAsked } from '../rules/tasks.ts'
import { leaderPiece, unitPiece } from './counters.ts'
import { type BattleStep, battleSteps, type CampaignInput, type Seen, sideName } from './dress.ts'
import { isLossOfUnit } from './events.ts'

/** The battle that is being settled, before and after its roll, as the dialog shows it. */

const stepOfTask: { readonly [task: string]: BattleStep } = {
  evade: 'evasion',
  'slip-away': 'evasion',
  'react.before-battle': 'reactions',
  'react.after-roll': 'roll',
  'pick-losses': 'losses',
  retreat: 'retreat',
  'react.after-battle': 'retreat',
}

export function battleSheet(seen: Seen, { decision, phase, log }: CampaignInput): BattleSheet | null {
  const step =
    decision === null ? undefined : (stepOfTask[decision.task] ?? seen.dress.battleSteps[decision.task])
  if (decision === null || step === undefined || phase !== 'E.2') return null
  const fought = step === 'losses' || step === 'retreat' ? lastBattle(log) : null
  const zone = fought === null ? placeOfBattle(seen.position, decision, log) : fought.data.zone
  if (zone === null) return null
  const frame = frameOf(seen, zone, step)
  return fought === null ? coming(seen, zone, frame) : gone(seen, log, fought, decision, frame)
}

type Fought = SeenCampaignEvent<'battle'>

/** A battle that was fought, as it was told. */
export function foughtSheet(seen: Seen, log: readonly SeenCampaignEvent[], event: Fought): BattleSheet {
  return gone(seen, log, event, null, frameOf(seen, event.data.zone, 'roll'))
}

function frameOf(seen: Seen, zone: Place, step: BattleStep): Frame {
  const { text } = seen
  return {
    title: text('battle.title', { zone: placeName(seen, seen.data, zone) }),
    where: text('battle.where', {
      year: seen.dress.year(seen, seen.view.year),
      side: sideName(seen, seen.view.active),
    }),
    place: zone,
    steps: battleSteps.map(name => text(`battle.${name}`)),
    step: battleSteps.indexOf(step),
  }
}

type Frame = Pick<BattleSheet, 'title' | 'where' | 'place' | 'steps' | 'step'>

/** Before the roll: the odds of the armies as they stand. */
function coming(seen: Seen, zone: Place, frame: Frame): BattleSheet {
  const { position, text } = seen
  const kind = isContested(position, zone, 'naval') && !isContested(position, zone, 'land') ? 'naval' : 'land'
  const sketch = sketchOf(position, newEngagement(position, zone, kind, seen.view.active, null))
  const odds = battleOdds(position, sketch)
  const total = odds.strength[0] + odds.strength[1]
  return {
    ...frame,
    attacker: sideOf(seen, sketch, odds, 'attacker'),
    defender: sideOf(seen, sketch, odds, 'defender'),
    odds: oddsSheet(seen, sketch, odds),
    roll: null,
    losses: null,
    notes:
      total >= GREAT_BATTLE
        ? [{ text: text('note.great', { n: total }), rule: seen.data.cites.greatBattle }]
        : [],
  }
}

/** After the roll: what it was, what it would have been, and who suffers. */
function gone(
  seen: Seen,
  log: readonly SeenCampaignEvent[],
  event: Fought,
  decision: Decision | null,
  frame: Frame,
): BattleSheet {
  const { data, position, text } = seen
  const told = event.data
  const attacker = forceFrom(data, told.attacker, told.attackers)
  const defender = forceFrom(data, told.defender, told.defenders)
  const sketch: BattleSketch = {
    zone: frame.place,
    kind: told.naval ? 'naval' : 'land',
    attacker,
    defender,
    crossed: false,
    stratagems: [],
  }
  const odds = battleOdds(position, sketch)
  const column = data.combat.columns.findIndex(({ label }) => label === told.column)
  const modifier = told.modifiers.reduce((sum, { value }) => sum + value, 0)
  const fixed: Odds = {
    ...odds,
    shifted: column,
    modifier,
    faces: [1, 2, 3, 4, 5, 6].map(die => ({ die, ...readTable(data, die + modifier, column) })),
  }
  const taken = decision === null ? 0 : lossesSince(log, event, decision.role)
  // While something is still asked, those who are gone no longer stand in the lines.
  const left = decision === null ? sketch : survivorsOf(seen, sketch)
  const standing = decision === null ? odds : battleOdds(position, left)
  return {
    ...frame,
    attacker: sideOf(seen, left, standing, 'attacker'),
    defender: sideOf(seen, left, standing, 'defender'),
    odds: oddsSheet(seen, sketch, fixed),
    roll:
      told.die === null
        ? null
        : {
            die: told.die,
            text: text('battle.rolled', { row: told.row, column: columnName(seen, told.column) }),
            result: text('battle.wins', { side: sideName(seen, told.winner) }),
          },
    losses:
      decision !== null && isAsked(decision, 'pick-losses')
        ? { toTake: decision.about.left + taken, taken }
        : null,
    notes: [],
  }
}

function survivorsOf({ data, position }: Seen, sketch: BattleSketch): BattleSketch {
  const left = (force: Force): Force => ({
    ...force,
    units: force.units.filter(id => isOnMap(data, placeOf(position, id))),
    leaders: force.leaders.filter(id => isOnMap(data, placeOf(position, id))),
  })
  return { ...sketch, attacker: left(sketch.attacker), defender: left(sketch.defender) }
}

/** Losses are picked one by one; those picked already are in the log. */
function lossesSince(log: readonly SeenCampaignEvent[], battle: Fought, side: string): number {
  const since = log.slice(log.lastIndexOf(battle) + 1)
  return since.filter(event => isLossOfUnit(event) && event.data.side === side).length
}

function forceFrom(data: CampaignData, side: FactionId, pieces: readonly string[]): Force {
  return {
    side,
    leaders: pieces.filter(id => isLeader(data, id)),
    units: pieces.filter(id => !isLeader(data, id)),
  }
}

function sideOf(seen: Seen, sketch: BattleSketch, odds: Odds, which: 'attacker' | 'defender'): BattleSide {
  const { text } = seen
  const force = sketch[which]
  const index = which === 'attacker' ? 0 : 1
  const leaders = force.leaders.map(id => leaderPiece(seen, id)).sort((one, other) => rank(other) - rank(one))
  const units = force.units.map(id => ({ ...unitPiece(seen, id), kit: seen.dress.kitOf(force.side) }))
  const tactical = odds.tactical[index]
  return {
    role: force.side,
    kit: seen.dress.kitOf(force.side),
    name: nameOfForce(seen, force),
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

function oddsSheet(seen: Seen, sketch: BattleSketch, odds: Odds): OddsSheet {
  const { data, dress, messages, text } = seen
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
      text: whoAndHowMuch(seen, sketch, odds, why) ?? messages.say(`why.${why}`),
      rule,
    })),
    modifier: odds.modifier,
    faces: odds.faces.map(({ die, row: at, cell }) => {
      const beaten = cell.winner === 'attacker' ? sketch.defender.units.length : sketch.attacker.units.length
      return {
        die,
        row: String(at),
        winner: cell.winner,
        attackerLoss: lossText(seen, data, cell.attacker, beaten, sketch.attacker.units.length),
        defenderLoss: lossText(seen, data, cell.defender, beaten, sketch.defender.units.length),
      }
    }),
    rule: dress.oddsRule,
  }
}

/** A modifier that compares both sides, with the values of each; null: it is of another kind. */
function whoAndHowMuch(seen: Seen, sketch: BattleSketch, odds: Odds, why: string): string | null {
  const forces = [sketch.attacker, sketch.defender] as const
  const key = why === 'tactical-bonus' ? 'battle.by-tactics' : 'battle.by-politics'
  const values =
    why === 'tactical-bonus'
      ? odds.tactical
      : why === 'political-capacity'
        ? forces.map(force => politicalOf(seen.position, force))
        : []
  const [one, other] = values
  if (one == null || other == null) return null
  return seen.text(key, {
    attacker: nameOfForce(seen, forces[0]),
    one,
    defender: nameOfForce(seen, forces[1]),
    other,
  })
}

function nameOfForce(seen: Seen, { side, leaders }: Force): string {
  const [first] = leaders.map(id => leaderPiece(seen, id)).sort((one, other) => rank(other) - rank(one))
  return first?.label ?? sideName(seen, side)
}

function fraction(code: string): string {
  return code === '1/4' ? '¼' : code === '1/2' ? '½' : code === '3/4' ? '¾' : code
}

function lossText(
  { text }: SeriesSpeech,
  data: CampaignData,
  code: LossCode,
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
function placeOfBattle(
  position: CampaignPosition,
  decision: Decision,
  log: readonly SeenCampaignEvent[],
): Place | null {
  const told = decision.about?.zone
  if (typeof told === 'string') return told
  const contested = [...position.data.zoneIds, ...Object.keys(position.data.seas)].filter(
    place => isContested(position, place, 'land') || isContested(position, place, 'naval'),
  )
  if (contested.length === 1) return contested[0] ?? null
  const last = log.findLast(event => event.kind === 'evasion' || event.kind === 'leader-assigned')
  return last !== undefined && contested.includes(last.data.zone) ? last.data.zone : null
}

function lastBattle(log: readonly SeenCampaignEvent[]): Fought | null {
  return log.findLast(event => event.kind === 'battle') ?? null
}
