import type { Rules } from '@aquila/engine'
import { holderOf } from '../cities.ts'
import { periodData } from '../new-chits.ts'
import { leadersOnMap, nationOf, virtusOf } from '../pieces.ts'
import { askSenate } from '../senate.ts'
import { type Kings, type KingsPosition, ROME } from '../state.ts'
import { ask, type HostileVerb } from '../tasks.ts'
import { giveBattle } from './battle.ts'
import { corrupt } from './corruption.ts'
import { intimidate } from './intimidation.ts'
import { actionChoices } from './legal.ts'
import { movement } from './movement.ts'
import { occupy, pillageDefended, sack } from './pillage.ts'
import { sail } from './sailing.ts'
import { siege } from './siege.ts'

/** KOR-PER-9: how many actions Rome has, once a turn. */
export function* countActions(g: Kings): Rules {
  const { state } = g
  const period = periodData(g.data, state.period)
  const king = state.king === null ? 0 : virtusOf(g, state.king)
  const roll = state.notes.endAction ? null : g.dice.d6('number of actions')
  const half = roll === null || period.actions === 'die' ? null : Math.floor(roll / 2)
  const die = half ?? roll ?? 0
  const leaders = period.actions === 'die' || roll === null ? 0 : leadersVirtus(g)
  state.notes.actions = king + die + leaders + state.notes.forewarned
  g.tell({
    kind: 'actions',
    rule: period.actions === 'die' ? 'KOR-PER-9' : 'KOR-PER-3.2',
    data: { actions: state.notes.actions, king, roll, half, leaders, forewarned: state.notes.forewarned },
  })
}

/** KOR-PER-3.2, RULING-13: the two highest Virtus of Roman leaders and offices in play, the King not counted. */
export function leadersVirtus(position: KingsPosition): number {
  const { state, data } = position
  return leadersOnMap(position, 'roman')
    .filter(leader => data.kings[leader] === undefined && !state.convicted.includes(leader))
    .map(piece => virtusOf(position, piece))
    .toSorted((one, two) => two - one)
    .slice(0, 2)
    .reduce((sum, virtus) => sum + virtus, 0)
}

/** KOR-SEQ-3, KOR-ACT-1: one action, or the end of them. */
export function* takeAction(g: Kings): Rules {
  const { notes } = g.state
  const { verb, noun } = yield ask({
    role: ROME,
    rule: 'KOR-ACT-1',
    task: 'action',
    choices: [...actionChoices(g), { verb: 'end-actions' }],
    about: { left: (notes.actions ?? 0) - notes.actionsDone, reactions: notes.reactions },
    confirm: true,
  })
  if (verb === 'end-actions') {
    // RULING-14: what is not used is lost.
    notes.actionsEnded = true
    g.tell({
      kind: 'actions-end',
      rule: 'KOR-ACT-1',
      data: { left: (notes.actions ?? 0) - notes.actionsDone },
    })
    return
  }
  if (yield* carryOut(g, verb, String(noun))) notes.actionsDone += 1
}

/** True if the action counts: a march that goes nowhere and a war that the Senate refuses do not. */
function* carryOut(g: Kings, verb: string, noun: string): Rules<boolean> {
  if (verb === 'move') return yield* movement(g, noun)
  if (verb === 'sail') return yield* sail(g, noun)
  if (!isHostile(verb)) throw new Error(`there is no action ${verb}`)
  const nation = verb === 'battle' ? nationOf(g.data, noun) : holderOf(g, noun)
  if (nation !== null && !(yield* askSenate(g, nation))) return false
  g.tell({ kind: 'action', rule: 'KOR-ACT-1', data: { action: verb, target: noun, nation } })
  yield* hostileActions[verb](g, noun)
  return true
}

const hostileActions: Readonly<Record<HostileVerb, (g: Kings, target: string) => Rules>> = {
  intimidate,
  pillage: pillageDefended,
  occupy,
  sack,
  siege,
  corrupt,
  battle: giveBattle,
}

function isHostile(verb: string): verb is HostileVerb {
  return verb in hostileActions
}
