import type { Rules } from '@aquila/engine'
import { hexes, type PeriodId, row } from '../data/index.ts'
import { transfer } from './containers.ts'
import { periodData } from './new-chits.ts'
import { isInaugurated } from './odds/index.ts'
import { put } from './pieces.ts'
import { changeIp } from './score.ts'
import { difficultyOf } from './set-up.ts'
import { lastTurnOf } from './single-reign.ts'
import { boxes, type Kings, newTurnNotes } from './state.ts'

/** KOR-SEQ-1: a new turn; at the start of a period a new King; offices come from the track. */
export function* turnPreparation(g: Kings): Rules {
  const { state } = g
  state.turn += 1
  state.attackersBefore = state.notes.attackers
  state.notes = newTurnNotes()
  const period = periodData(g.data, state.period)
  g.tell({
    kind: 'turn',
    rule: 'KOR-SEQ-1',
    data: { turn: state.turn, turns: lastTurnOf(g), period: period.id, king: period.king },
  })
  if (period.inauguratio && state.turn === period.firstTurn) yield* changeKing(g)
  if (state.turn === 7) yield* answerForFalerii(g)
  officesFromTrack(g)
}

/** KOR-ING-3: the old King leaves; KOR-PER-2.1: from the second period the gods are asked about the new one
 * (KOR-PER-1.6: not about Romulus). */
function* changeKing(g: Kings): Rules {
  const { state } = g
  const { king, id } = periodData(g.data, state.period)
  if (state.king !== null) put(g, state.king, state.king === 'interrex' ? boxes.coming : boxes.out)
  if (!state.senate) {
    // KOR-PER-2.1, RULING-12
    state.senate = true
    state.pontifex = true
    g.tell({ kind: 'senate', rule: 'KOR-PER-2.1', data: { period: id } })
  }
  const roll = g.dice.d6('inauguratio')
  // KOR-ING-1, KOR-ING-2
  const reigns = isInaugurated(roll)
  state.king = reigns ? king : 'interrex'
  state.kingTied = false
  if (!reigns) put(g, king, boxes.out)
  put(g, state.king, hexes.rome, 'roman')
  g.tell({
    kind: 'inauguratio',
    rule: reigns ? 'KOR-ING-1' : 'KOR-ING-2',
    data: { king, roll, reigns: state.king },
  })
  // RULING-84
  const brings = row(g.data.kings, state.king).influence + difficultyOf(g.data, g.options).kings
  yield* changeIp(g, Math.max(0, brings), 'KOR-ING-3', 'inauguratio')
}

/** KOR-PER-2.5, RULING-09: the Falisci attacked and Rome did not answer at Falerii. */
function* answerForFalerii(g: Kings): Rules {
  if (!g.state.faliscanAttack || g.state.faleriiAttacked) return
  yield* transfer(g, 1, 'roman', 'KOR-PER-2.5', 'falerii', 'military')
}

/** KOR-OFF-2: offices whose turn has come enter play in Rome. */
function officesFromTrack(g: Kings): void {
  for (const [office, turn] of Object.entries(g.state.track)) {
    if (turn !== g.state.turn) continue
    const { [office]: _, ...waiting } = g.state.track
    g.state.track = waiting
    put(g, office, hexes.rome, 'roman')
    g.tell({ kind: 'office-enters', rule: 'KOR-OFF-2', data: { office } })
  }
}

/** The period that a turn belongs to. */
export function periodOfTurn(g: Pick<Kings, 'data'>, turn: number): PeriodId {
  const found = g.data.periods.find(({ firstTurn, lastTurn }) => firstTurn <= turn && turn <= lastTurn)
  if (found === undefined) throw new Error(`no turn ${turn}`)
  return found.id
}
