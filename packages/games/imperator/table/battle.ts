import type { Decision } from '@aquila/engine'
import type { BattleSheet, BattleSide, LeaderPiece, OddsSheet } from '../../table/index.ts'
import type { LossCode } from '../data/combat-table.ts'
import type { CampaignData } from '../data/series.ts'
import type { SeriesSpeech } from '../messages/index.ts'
import { columnName, placeName } from '../names.ts'
import { armyOf, type ToldArmy } from '../rules/combat/armies.ts'
import { GREAT_BATTLE } from '../rules/combat/battle.ts'
import { type Force, isContested, newEngagement } from '../rules/combat/forces.ts'
import { shareOf } from '../rules/combat/losses.ts'
import { battleOdds, type Odds, oddsColumn, readTable, sketchOf, strengthOf } from '../rules/combat/odds.ts'
import type { SeenCampaignEvent } from '../rules/events/index.ts'
import { isLeader, isOnMap, placeOf } from '../rules/pieces.ts'
import type { CampaignPosition, FactionId, Place } from '../rules/state.ts'
import { isAsked } from '../rules/tasks.ts'
import { leaderOf, unitOf } from './counters.ts'
import {
  type BattleStep,
  battleSteps,
  type CampaignInput,
  type Dressed,
  type Seen,
  sideName,
} from './dress.ts'
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
  const { year, active } = seen.view
  const frame = frameOf(seen, { zone, step, year, side: active })
  return fought === null ? coming(seen, zone, frame) : settling(seen, log, fought, decision, frame)
}

type Fought = SeenCampaignEvent<'battle'>

/** A battle that was fought, as it was told; null: it was told long ago, when less was. */
export function foughtSheet(dressed: Dressed, { data: told }: Fought): BattleSheet | null {
  const { zone, year, armies, attacker, attackers, defender, defenders } = told
  if (year === undefined || armies === undefined) return null
  const { data } = dressed
  const attacking = { ...forceFrom(data, attacker, attackers), ...armies.attacker }
  const defending = { ...forceFrom(data, defender, defenders), ...armies.defender }
  return {
    ...frameOf(dressed, { zone, step: 'roll', year, side: attacker }),
    attacker: sideOf(dressed, attacking, told.strength[0]),
    defender: sideOf(dressed, defending, told.strength[1]),
    odds: oddsSheet(dressed, attacking, defending, oddsTold(data, told)),
    roll: rollTold(dressed, told),
    losses: null,
    notes: [],
  }
}

function frameOf(
  dressed: Dressed,
  { zone, step, year, side }: { zone: Place; step: BattleStep; year: number; side: FactionId },
): Frame {
  const { data, dress, text } = dressed
  return {
    title: text('battle.title', { zone: placeName(dressed, data, zone) }),
    where: text('battle.where', { year: dress.year(dressed, year), side: sideName(dressed, side) }),
    place: zone,
    steps: battleSteps.map(name => text(`battle.${name}`)),
    step: battleSteps.indexOf(step),
  }
}

type Frame = Pick<BattleSheet, 'title' | 'where' | 'place' | 'steps' | 'step'>

/** A force with how it stands. */
type Army = Force & ToldArmy

function armyIn({ position }: Seen, force: Force): Army {
  return { ...force, ...armyOf(position, force) }
}

/** Before the roll: the odds of the armies as they stand. */
function coming(seen: Seen, zone: Place, frame: Frame): BattleSheet {
  const { position, text } = seen
  const kind = isContested(position, zone, 'naval') && !isContested(position, zone, 'land') ? 'naval' : 'land'
  const sketch = sketchOf(position, newEngagement(position, zone, kind, seen.view.active, null))
  const odds = battleOdds(position, sketch)
  const [attacker, defender] = [armyIn(seen, sketch.attacker), armyIn(seen, sketch.defender)]
  const total = odds.strength[0] + odds.strength[1]
  return {
    ...frame,
    attacker: sideOf(seen, attacker, odds.strength[0]),
    defender: sideOf(seen, defender, odds.strength[1]),
    odds: oddsSheet(seen, attacker, defender, odds),
    roll: null,
    losses: null,
    notes:
      total >= GREAT_BATTLE
        ? [{ text: text('note.great', { n: total }), rule: seen.data.cites.greatBattle }]
        : [],
  }
}

/** After the roll, while something is still asked: who stands, what it was and would have been, and who suffers. */
function settling(
  seen: Seen,
  log: readonly SeenCampaignEvent[],
  event: Fought,
  decision: Decision,
  frame: Frame,
): BattleSheet {
  const { data, position } = seen
  const { data: told } = event
  const forces = [
    forceFrom(data, told.attacker, told.attackers),
    forceFrom(data, told.defender, told.defenders),
  ] as const
  // Those who are gone no longer stand in the lines.
  const [attacker, defender] = [survivorsOf(seen, forces[0]), survivorsOf(seen, forces[1])]
  const taken = lossesSince(log, event, decision.role)
  return {
    ...frame,
    attacker: sideOf(seen, armyIn(seen, attacker), strengthOf(position, attacker.units)),
    defender: sideOf(seen, armyIn(seen, defender), strengthOf(position, defender.units)),
    odds: oddsSheet(seen, armyIn(seen, forces[0]), armyIn(seen, forces[1]), oddsTold(data, told)),
    roll: rollTold(seen, told),
    losses: isAsked(decision, 'pick-losses') ? { toTake: decision.about.left + taken, taken } : null,
    notes: [],
  }
}

/** The odds that a battle was fought at. */
function oddsTold(data: CampaignData, { strength, column, modifiers }: Fought['data']): ShownOdds {
  const shifted = data.combat.columns.findIndex(({ label }) => label === column)
  const modifier = modifiers.reduce((sum, { value }) => sum + value, 0)
  return {
    strength,
    column: oddsColumn(data, strength[0], strength[1]),
    shifted,
    modifiers,
    modifier,
    faces: [1, 2, 3, 4, 5, 6].map(die => ({ die, ...readTable(data, die + modifier, shifted) })),
  }
}

function rollTold(dressed: Dressed, { die, row, column, winner }: Fought['data']): BattleSheet['roll'] {
  if (die === null) return null
  const { text } = dressed
  return {
    die,
    text: text('battle.rolled', { row, column: columnName(dressed, column) }),
    result: text('battle.wins', { side: sideName(dressed, winner) }),
  }
}

function survivorsOf({ data, position }: Seen, force: Force): Force {
  return {
    ...force,
    units: force.units.filter(id => isOnMap(data, placeOf(position, id))),
    leaders: force.leaders.filter(id => isOnMap(data, placeOf(position, id))),
  }
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

function sideOf(dressed: Dressed, army: Army, strength: number): BattleSide {
  const { dress, text } = dressed
  const { side, quality, tactical } = army
  const leaders = leadersOf(dressed, army)
  const units = army.units.map(id => unitOf(dressed, id, side, army))
  return {
    role: side,
    kit: dress.kitOf(side),
    name: nameOfArmy(dressed, army),
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
    strength,
    facts: [
      [text('battle.quality'), String(quality)],
      [text('battle.tactics'), tactical > 0 ? `+${tactical}` : String(tactical)],
      [text('battle.units'), String(units.length)],
    ],
  }
}

/** Whoever leads an army comes first. */
function leadersOf(dressed: Dressed, army: Army): LeaderPiece[] {
  return army.leaders
    .map(id => leaderOf(dressed, id, army.side, army))
    .sort((one, other) => rank(other) - rank(one))
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

/** What of the odds is shown. */
type ShownOdds = Pick<Odds, 'strength' | 'column' | 'shifted' | 'modifiers' | 'modifier' | 'faces'>

function oddsSheet(dressed: Dressed, attacker: Army, defender: Army, odds: ShownOdds): OddsSheet {
  const { data, dress, messages, text } = dressed
  const { columns, rows, lowestRow } = data.combat
  const shift = odds.shifted - odds.column
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
    shift: text('battle.shift', { attacker: attacker.quality, defender: defender.quality, n: shift }),
    rows: reachable.map(at => ({
      name: String(at),
      cells: (rows[at - lowestRow] ?? []).map(cell => ({
        text: `${fraction(cell.attacker)}/${fraction(cell.defender)}`,
        winner: cell.winner,
      })),
    })),
    modifiers: odds.modifiers.map(({ value, why, rule }) => ({
      value,
      text: whoAndHowMuch(dressed, attacker, defender, why) ?? messages.say(`why.${why}`),
      rule,
    })),
    modifier: odds.modifier,
    faces: odds.faces.map(({ die, row: at, cell }) => {
      const beaten = cell.winner === 'attacker' ? defender.units.length : attacker.units.length
      return {
        die,
        row: String(at),
        winner: cell.winner,
        attackerLoss: lossText(dressed, data, cell.attacker, beaten, attacker.units.length),
        defenderLoss: lossText(dressed, data, cell.defender, beaten, defender.units.length),
      }
    }),
    rule: dress.oddsRule,
  }
}

/** A modifier that compares both sides, with the values of each; null: it is of another kind. */
function whoAndHowMuch(dressed: Dressed, attacker: Army, defender: Army, why: string): string | null {
  const values =
    why === 'tactical-bonus'
      ? ([attacker.tactical, defender.tactical] as const)
      : why === 'political-capacity'
        ? ([attacker.political, defender.political] as const)
        : [null, null]
  const [one, other] = values
  if (one === null || other === null) return null
  return dressed.text(why === 'tactical-bonus' ? 'battle.by-tactics' : 'battle.by-politics', {
    attacker: nameOfArmy(dressed, attacker),
    one,
    defender: nameOfArmy(dressed, defender),
    other,
  })
}

function nameOfArmy(dressed: Dressed, army: Army): string {
  return leadersOf(dressed, army)[0]?.label ?? sideName(dressed, army.side)
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
