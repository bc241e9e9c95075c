import type { Rules } from '@aquila/engine'
import { periodData } from '../new-chits.ts'
import { isHex, isLeader, placeOf, virtusOf } from '../pieces.ts'
import { type Kings, type KingsPosition, ROME } from '../state.ts'

/** KOR-PER-9: how many actions Rome has, once a turn. */
export function* countActions(g: Kings): Rules {
  const { state } = g
  const period = periodData(g.data, state.period)
  const king = state.king === null ? 0 : virtusOf(g, state.king)
  const roll = state.notes.endAction ? null : g.dice.d6('number of actions')
  const die = roll === null ? 0 : period.actions === 'die' ? roll : Math.floor(roll / 2)
  const leaders = period.actions === 'die' || roll === null ? 0 : leadersVirtus(g)
  state.notes.actions = king + die + leaders + state.notes.forewarned
  g.tell({
    kind: 'actions',
    rule: period.actions === 'die' ? 'KOR-PER-9' : 'KOR-PER-3.2',
    data: { actions: state.notes.actions, king, roll, leaders, forewarned: state.notes.forewarned },
  })
}

/** KOR-PER-3.2, R-13: the two highest Virtus of Roman leaders and offices in play, the King not counted. */
export function leadersVirtus(position: KingsPosition): number {
  const { state, data } = position
  return data.pieceIds
    .filter(
      piece =>
        isLeader(data, piece) &&
        state.faces[piece] === 'roman' &&
        data.kings[piece] === undefined &&
        isHex(placeOf(state, piece)) &&
        !state.convicted.includes(piece),
    )
    .map(piece => virtusOf(position, piece))
    .toSorted((one, two) => two - one)
    .slice(0, 2)
    .reduce((sum, virtus) => sum + virtus, 0)
}

/** KOR-SEQ-3: one action, or the end of them. */
export function* takeAction(g: Kings): Rules {
  const { notes } = g.state
  yield {
    role: ROME,
    rule: 'KOR-ACT-1',
    task: 'action',
    choices: [{ verb: 'end-actions' }],
    about: { left: (notes.actions ?? 0) - notes.actionsDone },
    confirm: true,
  }
  notes.actionsEnded = true
}
