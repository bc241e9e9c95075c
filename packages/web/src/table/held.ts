import type { Scene } from '@aquila/games/table'
import type { LogLine, TableState } from '../match/table-match.ts'
import { lengthOf, upTo } from '../match/told-log.ts'

/** What is at stake while a die has not fallen, in place of a question and of the line that will tell of it. */
export interface Stake {
  readonly text: string
  readonly icon: string
}

/** How far the table has come while something is shown that the newest state knows the end of. */
export interface Held {
  /** Null: as it is drawn now. */
  readonly scene: Scene | null
  /** The first line of the log that nobody may read yet. */
  readonly told: number
  readonly stake: Stake | null
}

/**
 * The table before the end of something is told: log, gauges, map and plate as they were, and nothing to choose. `before` is what
 * was drawn last, `after` what it will come to.
 */
export function held(before: TableState, after: TableState, { scene, told, stake }: Held): TableState {
  // What stood on a screen that was handed over is not for the player who has just sat down: neither the hand nor the log.
  const same = before.viewer === after.viewer
  const { panels, hand } = same ? before.scene : after.scene
  const known = Math.min(told, lengthOf(after.log))
  const read = lengthOf(after.log) - after.news
  return {
    ...after,
    question: null,
    waiting: [],
    handOver: null,
    result: null,
    canUndo: false,
    undoBar: null,
    canAsk: false,
    coach: same ? before.coach : null,
    scene: { ...(scene ?? before.scene), panels, hand, battle: null },
    log: stake === null ? upTo(after.log, known) : withStake(upTo(after.log, known), known, stake),
    news: Math.max(0, known - read),
    stake: stake?.text ?? null,
  }
}

/** The line of what is still to be decided. */
function withStake(log: TableState['log'], number: number, { text, icon }: Stake): TableState['log'] {
  const line: LogLine = {
    number,
    text: `${text} …`,
    rule: '',
    icon,
    kit: null,
    places: [],
    way: [],
    reason: null,
    heading: null,
    names: [],
    dice: [],
    added: 0,
    run: null,
    after: 0,
    follows: number,
    part: null,
    affair: null,
  }
  return { from: log.from, lines: [...log.lines, line] }
}
