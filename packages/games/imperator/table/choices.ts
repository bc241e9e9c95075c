import type { Choice, Decision } from '@aquila/engine'
import type { ChoiceLook, Pointed } from '../../table/index.ts'
import type { SeriesSpeech } from '../messages/index.ts'
import { placeName } from '../names.ts'
import { chanceBelow } from '../rules/combat/evasion.ts'
import { type BattleKind, isContested, newEngagement } from '../rules/combat/forces.ts'
import { battleOdds, chanceToWin, sketchOf, strengthOf as unitsStrength } from '../rules/combat/odds.ts'
import { landUnitsUnder } from '../rules/movement/command.ts'
import { forceIn, isLeader, isNaves, isOnMap, placeOf, stackIn } from '../rules/pieces.ts'
import { type FactionId, opponentOf, type Place } from '../rules/state.ts'
import { isAsked, type MarchAsked, type SeriesDecision } from '../rules/tasks.ts'
import { arrivalLook, attackLook, facing, said, slips } from './arrival.ts'
import { battleSheet } from './battle.ts'
import { peopleLook, refugeLook } from './consequences.ts'
import { type CampaignInput, factionOf, type Seen } from './dress.ts'
import { stratagemLook } from './stratagems.ts'

/** How choices lie on the table: what ends a step, what a step costs, what it leads to. */

const waysOn = ['done', 'pass', 'stop', 'stand']

/** `warning`: what would be left undone if the step ended now; null if nothing that is easily forgotten. */
export function choiceLook(
  seen: Seen,
  input: CampaignInput,
  { verb, noun }: Choice,
  warning: (decision: Decision) => string | null,
): ChoiceLook {
  const { decision } = input
  if (decision !== null && isAsked(decision, 'react.after-roll') && decision.about.why === 'battle-roll')
    return dieLook(seen, input, decision.about.value, noun)
  if (noun === undefined && verb === 'stand' && decision !== null && isAsked(decision, 'evade'))
    return { as: 'way-on', ...standLook(seen, decision.role, decision.about.zone) }
  if (noun === undefined && verb === 'stop' && decision !== null && isAsked(decision, 'march'))
    return { as: 'way-on', ...stopLook(seen, decision.role, decision.about.zone) }
  if (verb === 'evade' && decision !== null && isAsked(decision, 'evade'))
    return {
      ...attackLook(seen, chanceBelow(seen.position, decision.about.below)),
      ...(noun === undefined ? { as: 'button' } : {}),
    }
  // Not the way on: it costs him his march.
  if (noun === undefined && verb === 'stay')
    return { as: 'button', givesUp: true, detail: seen.text('choice.stays') }
  if (noun === undefined) {
    if (!waysOn.includes(verb) && !seen.dress.waysOn.includes(verb)) return { as: 'button' }
    const undone = decision === null ? null : (nobodyMoved(seen, decision, verb) ?? warning(decision))
    return undone === null ? { as: 'way-on' } : { as: 'way-on', warning: undone }
  }
  if (typeof noun === 'string' && Object.hasOwn(seen.data.stratagemCounters, noun))
    return Object.hasOwn(seen.data.stratagems, verb)
      ? { card: noun, detail: stratagemLook(seen, verb).text }
      : { card: noun }
  if (decision === null || typeof noun !== 'string') return {}
  if (verb === 'lead' || verb === 'march') {
    const hurries = isAsked(decision, 'movement') && decision.about.hurries === noun
    return { ...moverLook(seen, verb, noun), ...(hurries ? { remedies: noun } : {}) }
  }
  if (verb === 'take' && !isLeader(seen.data, noun))
    return { all: seen.text('choice.take-all'), along: unitsStrength(seen.position, [noun]) }
  if (Object.hasOwn(seen.data.peoples, noun) && peopleTasks.includes(decision.task))
    return peopleLook(seen, noun)
  if (decision.task === 'pick-losses') return { suggested: noun === leastLoss(seen, decision) }
  if (verb === 'to' && isAsked(decision, 'set-out', 'march', 'march-alone'))
    return marchLook(seen, decision.role, decision.about, noun)
  if (verb === 'fight') return fightLook(seen, decision.role, noun)
  if (refuges.includes(verb)) return refugeLook(seen, decision.role, noun)
  if (isAsked(decision, 'bring-home', 'put-home')) return homeLook(seen, decision, noun)
  return {}
}

/** Verbs by which the beaten and the evading choose where to go. */
const refuges = ['retreat', 'evade-to', 'flee']

/** Questions in which a People is picked for what it can do to others. */
const peopleTasks = ['raise-people', 'pacify-people', 'pax-romana', 'win-people']

/** Who could set out: where he stands, and whom he could lead. Leaders without units share one row, and units without a leader. */
function moverLook(seen: Seen, verb: string, piece: string): ChoiceLook {
  const { data, position, text } = seen
  const zone = placeOf(position, piece)
  const place = placeName(seen, data, zone)
  if (verb === 'march')
    return {
      group: text('choice.alone'),
      detail: text('choice.at', { place, strength: unitsStrength(position, [piece]) }),
    }
  const units = landUnitsUnder(position, piece, stackIn(position, zone))
  if (units.length === 0)
    return { group: text('choice.lone-leaders'), detail: text('choice.leads-nobody', { place }) }
  const counted = text('choice.units', { n: units.length })
  return { detail: text('choice.leads', { place, units: counted, strength: unitsStrength(position, units) }) }
}

/** What is asked before the last counter is laid down: the other side deploys then, and nothing can be taken back. */
export function lastOfDeployment({ text }: SeriesSpeech): Pick<ChoiceLook, 'warning' | 'ending'> {
  return {
    warning: text('warn.deployment-ends'),
    ending: { title: text('deployment.done'), yes: text('deployment.yes'), no: text('deployment.no') },
  }
}

function nobodyMoved({ view, text }: Seen, { task }: Decision, verb: string): string | null {
  if (task !== 'movement' || verb !== 'done' || view.counters.some(({ moved }) => moved)) return null
  return text('warn.nobody-moved')
}

/** A battle that could be fought now: the chance of the attacker, and of the others to slip away before. */
function fightLook(seen: Seen, role: string, zone: Place): ChoiceLook {
  const side = factionOf(seen, role)
  if (side === null) return { place: zone, battle: true }
  const { position } = seen
  const sketch = sketchOf(position, newEngagement(position, zone, kindOf(seen, zone), side, null))
  const { leaders, units } = sketch.defender
  // Ships in port are no army, and yet they are who is there.
  const enemies =
    units.length === 0 ? forceIn(position, zone, opponentOf(position, side)) : [...leaders, ...units]
  return {
    place: zone,
    battle: true,
    ...attackLook(seen, chanceToWin(battleOdds(position, sketch), 'attacker')),
    detail: [facing(seen, enemies), slips(seen, sketch)].filter(words => words !== '').join(' · '),
  }
}

/** To end a march where the enemy stands: the battle that follows, or what becomes of a leader without an army. */
function stopLook(seen: Seen, role: string, zone: Place): ChoiceLook {
  const { position, text } = seen
  const side = factionOf(seen, role)
  if (side === null || landUnitsOf(seen, opponentOf(position, side), zone).length === 0) return {}
  if (landUnitsOf(seen, side, zone).length === 0) return { danger: text('choice.among-enemies') }
  const { place: _, ...look } = fightLook(seen, role, zone)
  return look
}

function landUnitsOf({ data, position }: Seen, side: FactionId, zone: Place): string[] {
  return forceIn(position, zone, side).filter(id => !isLeader(data, id) && !isNaves(data, id))
}

/** To accept battle: the chance of the defender. */
function standLook(seen: Seen, role: string, zone: Place): ChoiceLook {
  const side = factionOf(seen, role)
  if (side === null) return {}
  const attacker = opponentOf(seen.position, side)
  const sketch = sketchOf(
    seen.position,
    newEngagement(seen.position, zone, kindOf(seen, zone), attacker, null),
  )
  return { cost: said(seen, chanceToWin(battleOdds(seen.position, sketch), 'defender')) }
}

function kindOf({ position }: Seen, zone: Place): BattleKind {
  return isContested(position, zone, 'naval') && !isContested(position, zone, 'land') ? 'naval' : 'land'
}

/** 6.3: what the battle would be with another face of its die, or with the one that it shows. */
function dieLook(seen: Seen, input: CampaignInput, shown: number, noun: Choice['noun']): ChoiceLook {
  const faces = battleSheet(seen, input)?.odds?.faces ?? []
  const brings = (die: Choice['noun']): string | undefined => {
    const face = faces.find(each => each.die === die)
    return face === undefined ? undefined : seen.text('choice.die', { ...face })
  }
  const now = brings(shown)
  if (noun === undefined) return now === undefined ? { as: 'way-on' } : { as: 'way-on', detail: now }
  const then = brings(noun)
  return then === undefined ? {} : { detail: then, idle: then === now }
}

/** 4.4.3, 9: a People comes home counter by counter, but mostly each to where it is at home. */
function homeLook(
  { data, text }: Seen,
  { about, choices }: SeriesDecision<'bring-home' | 'put-home'>,
  zone: Place,
): ChoiceLook {
  const home = data.units[about.piece]?.home ?? choices[0]?.noun
  return zone === home ? { all: text('choice.all-home') } : {}
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
function marchLook(seen: Seen, role: string, about: MarchAsked, to: Place): ChoiceLook {
  const step = seen.data.zones[about.zone]?.neighbours.find(({ zone }) => zone === to)
  return arrivalLook(seen, role, {
    to,
    kind: 'land',
    before: about.spent,
    spent: about.spent + (step?.cost ?? 0),
    leaders: about.leader === null ? [] : [about.leader],
    units: about.units,
    crossed: step !== undefined && step.kind !== 'land',
    remarks: leavesAll(seen, about) ? [seen.text('choice.goes-alone')] : [],
  })
}

/** A leader about to set out who could take units along and has taken none. */
function leavesAll({ position }: Seen, { leader, units, zone, spent }: MarchAsked): boolean {
  if (leader === null || units.length > 0 || spent > 0) return false
  return landUnitsUnder(position, leader, stackIn(position, zone)).length > 0
}

/** What pointing at something could mean in each question; asked for the reason why it is not legal. */
export function meant({ decision }: CampaignInput, pointed: Pointed, seen: Seen): Choice[] {
  if (decision === null) return []
  if (pointed.kind === 'card') {
    const faces = seen.data.stratagemCounters[pointed.id]?.faces ?? []
    return faces.map(({ stratagem }) => ({ verb: stratagem, noun: pointed.id }))
  }
  // A player who points at a place when pieces are asked for means those who stand in it, his own before others.
  if (pointed.kind === 'place' && isMover(decision)) {
    const side = factionOf(seen, decision.role)
    const here = stackIn(seen.position, pointed.id)
    const mine = side === null ? [] : forceIn(seen.position, pointed.id, side)
    return [...mine, ...here.filter(id => !mine.includes(id))].flatMap(id =>
      usualVerbs(seen, decision.task, { kind: 'piece', id }).map(verb => ({ verb, noun: id })),
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
  for (const verb of usualVerbs(seen, decision.task, pointed)) verbs.add(verb)
  return [...verbs].map(verb => ({ verb, noun: pointed.id }))
}

/** Asked who sets out. */
function isMover({ task }: Decision): boolean {
  return task === 'movement' || task === 'flight'
}

function usualVerbs({ data, dress }: Seen, task: string, pointed: Pointed): readonly string[] {
  const kind = pointed.kind === 'place' ? 'place' : isLeader(data, pointed.id) ? 'leader' : 'unit'
  return [...verbsOfSeries(task, kind), ...dress.usualVerbs(task, kind)]
}

function verbsOfSeries(task: string, pointed: 'place' | 'leader' | 'unit'): readonly string[] {
  if (pointed === 'place') return ['set-out', 'march', 'march-alone'].includes(task) ? ['to'] : []
  if (task === 'movement' || task === 'flight') return pointed === 'leader' ? ['lead'] : ['march']
  if (task === 'set-out') return ['take']
  return task === 'march' ? ['drop'] : []
}
