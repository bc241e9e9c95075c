import type { Choice, Decision } from '@aquila/engine'
import { type BattleSketch, battleOdds, chanceToWin } from '../../imperator/rules/combat/odds.ts'
import type { ChoiceLook, Pointed } from '../../table/index.ts'
import type { AleaData } from '../data/index.ts'
import { text } from '../messages/index.ts'
import { forceIn, isLeader, isNaves, isOnMap, stackIn } from '../rules/pieces.ts'
import { opponentOf, type Place } from '../rules/state.ts'
import { leaderPiece, strengthOf, unitPiece } from './counters.ts'
import { type AleaInput, factionOf, type Seen } from './position.ts'
import { leftUndone } from './warnings.ts'

/** How choices lie on the table: what ends a step, what a step costs, what it leads to. */

const wayOn = new Set(['done', 'pass', 'stay', 'stop', 'stand', 'enough', 'keep-legions', 'nobody', 'refuse'])
const marches = new Set(['set-out', 'march', 'march-alone'])

export function choiceLook(seen: Seen, input: AleaInput, { verb, noun }: Choice): ChoiceLook {
  const { decision } = input
  if (noun === undefined) {
    if (!wayOn.has(verb)) return { as: 'button' }
    const warning = decision === null ? null : leftUndone(seen, decision, verb)
    return warning === null ? { as: 'way-on' } : { as: 'way-on', warning }
  }
  if (typeof noun === 'string' && Object.hasOwn(seen.data.stratagemCounters, noun)) return { card: noun }
  if (decision === null || typeof noun !== 'string') return {}
  if ((verb === 'take' || verb === 'embark') && !isLeader(seen.data, noun))
    return { all: text(verb === 'take' ? 'choice.take-all' : 'choice.embark-all') }
  if (decision.task === 'pick-losses') return { suggested: noun === leastLoss(seen, decision) }
  if (verb === 'to' && marches.has(decision.task)) return marchLook(seen, decision, noun)
  if (verb === 'fight') return { place: noun, battle: true }
  if (verb === 'evade' && typeof decision.about?.below === 'number')
    return { cost: text('choice.evade', { n: Math.max(0, Math.min(10, decision.about.below)) }) }
  return {}
}

/** The unit whose reduction costs the least strength; among equals the one of the lowest quality. */
function leastLoss({ data }: Seen, decision: Decision): string | null {
  const cost = (id: string): number => {
    const unit = data.units[id]
    return unit === undefined ? 99 : (unit.normal.strength - unit.reduced.strength) * 10 + unit.normal.quality
  }
  const units = decision.choices.map(({ noun }) => String(noun))
  return units.toSorted((one, other) => cost(one) - cost(other))[0] ?? null
}

/** The cost of a step, and the odds if it leads to the enemy. */
function marchLook(seen: Seen, decision: Decision, to: Place): ChoiceLook {
  const { data, position } = seen
  const about = decision.about ?? {}
  const step = data.zones[String(about.zone)]?.neighbours.find(({ zone }) => zone === to)
  const cost = Number(about.spent ?? 0) + (step?.cost ?? 0)
  const look: ChoiceLook = { place: to, cost: text('choice.mp', { n: cost }) }
  const side = factionOf(decision.role)
  if (side === null) return look
  const enemies = forceIn(position, to, opponentOf(position, side))
  const enemyUnits = enemies.filter(id => !isLeader(data, id) && !isNaves(data, id))
  if (enemyUnits.length === 0)
    return { ...look, detail: enemies.length === 0 ? text('choice.empty') : facing(seen, enemies) }
  const own = forceIn(position, to, side)
  const units = Array.isArray(about.units) ? about.units.map(String) : []
  const leaders = typeof about.leader === 'string' ? [about.leader] : []
  const sketch: BattleSketch = {
    zone: to,
    kind: 'land',
    attacker: {
      side,
      units: [...units, ...own.filter(id => !isLeader(data, id) && !isNaves(data, id))],
      leaders: [...leaders, ...own.filter(id => isLeader(data, id))],
    },
    defender: {
      side: opponentOf(position, side),
      units: enemyUnits,
      leaders: enemies.filter(id => isLeader(data, id)),
    },
    crossed: step !== undefined && step.kind !== 'land',
    stratagems: [],
  }
  if (sketch.attacker.units.length === 0) return { ...look, detail: facing(seen, enemies) }
  const wins = Math.round(6 * chanceToWin(battleOdds(position, sketch), 'attacker'))
  return {
    place: to,
    battle: true,
    cost: text('choice.win', { n: wins }),
    detail: `${facing(seen, enemies)} · ${text('choice.mp', { n: cost })}`,
  }
}

function facing({ position }: Seen, pieces: readonly string[]): string {
  const leaders = pieces.filter(id => isLeader(position.data, id)).map(id => leaderPiece(position, id).label)
  const units = pieces.filter(id => !isLeader(position.data, id)).map(id => unitPiece(position, id))
  const counted = text('choice.units', { n: units.length })
  return [
    ...leaders.slice(0, 2),
    text('choice.facing', { units: counted, strength: strengthOf(units) }),
  ].join(', ')
}

/** What pointing at something could mean in each question; asked for the reason why it is not legal. */
export function meant(input: AleaInput, pointed: Pointed, seen: Seen): Choice[] {
  const { decision } = input
  if (decision === null) return []
  if (pointed.kind === 'card') {
    const faces = seen.data.stratagemCounters[pointed.id]?.faces ?? []
    return faces.map(({ stratagem }) => ({ verb: stratagem, noun: pointed.id }))
  }
  // Whoever points at a place when pieces are asked for means those who stand in it, his own before others.
  if (pointed.kind === 'place' && isMover(decision)) {
    const side = factionOf(decision.role)
    const here = stackIn(seen.position, pointed.id)
    const mine = side === null ? [] : forceIn(seen.position, pointed.id, side)
    return [...mine, ...here.filter(id => !mine.includes(id))].flatMap(id =>
      usualVerbs(seen.data, decision.task, { kind: 'piece', id }).map(verb => ({ verb, noun: id })),
    )
  }
  // Where somebody stands already he need not be told that he cannot go.
  if (pointed.kind === 'place' && pointed.id === decision.about?.zone) return []
  const verbs = new Set(
    decision.choices
      .filter(
        ({ noun }) => typeof noun === 'string' && isOnMap(seen.data, noun) === (pointed.kind === 'place'),
      )
      .map(({ verb }) => verb),
  )
  for (const verb of usualVerbs(seen.data, decision.task, pointed)) verbs.add(verb)
  return [...verbs].map(verb => ({ verb, noun: pointed.id }))
}

/** Asked who sets out. */
function isMover({ task }: Decision): boolean {
  return task === 'movement' || task === 'flight'
}

function usualVerbs(data: AleaData, task: string, pointed: Pointed): string[] {
  if (pointed.kind === 'place')
    return ['set-out', 'march', 'march-alone', 'put-to-sea', 'voyage'].includes(task) ? ['to'] : []
  if (task === 'movement' || task === 'flight')
    return isLeader(data, pointed.id) ? ['lead', 'sail'] : ['march']
  if (task === 'set-out') return ['take']
  if (task === 'march') return ['drop']
  return []
}
