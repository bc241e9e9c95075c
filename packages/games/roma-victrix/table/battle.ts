import type { SeenEvent } from '@aquila/engine'
import type { BattleSheet, BattleSide, DiceCell, DiceSheet } from '../../table/index.ts'
import { areaAt, areas, percentOf } from '../data/index.ts'
import { messages, text } from '../messages/index.ts'
import { nameOf } from '../names.ts'
import {
  bestSplit,
  type CombatKind,
  type Contestant,
  type Dice,
  loserOf,
  type Modifier,
  modifiersOf,
  netOf,
  opponentOf,
  percentLost,
  type Strength,
} from '../rules/odds/combat.ts'
import { attachedTo } from '../rules/operations/muster.ts'
import { isShip, leadersAt, unitsAt } from '../rules/pieces.ts'
import { castPower, controllerOf, isSameSide, powerNamed } from '../rules/powers.ts'
import type { Leader, Unit } from '../rules/state.ts'
import { yearOf, yearText } from './calendar.ts'
import { leaderPiece, unitPiece } from './counters.ts'
import { kitOfPower } from './dress.ts'
import { activeLeader, areaIn, type RomaInput, type Seen } from './position.ts'

/** A combat as the dialog shows it: both forces, what adds to whose die, all that two dice may bring. */

const steps = ['join', 'cards', 'roll', 'spend', 'losses', 'stay'] as const
type Step = (typeof steps)[number]

/** The step of a combat at which each question is put. */
const stepOf: { readonly [task: string]: Step } = {
  'avoid-combat': 'join',
  'react.before-combat': 'cards',
  'react.dice-shown': 'roll',
  'spend-modifier': 'spend',
  'pick-losses': 'losses',
  'retreat-or-stay': 'stay',
  retreat: 'stay',
}

interface Fight {
  readonly area: number
  readonly kind: CombatKind
  readonly attacker: number
  readonly defender: number
  readonly strengths: { readonly attacker: Strength; readonly defender: Strength } | null
  readonly dice: Dice | null
  /** After the dice: who spent what. */
  readonly lost: Dice | null
}

export function battleSheet(seen: Seen, input: RomaInput): BattleSheet | null {
  const { decision } = input
  const step = decision === null ? undefined : stepOf[decision.task]
  if (decision === null || step === undefined) return null
  const fight = fightOf(seen, input)
  if (fight === null) return null
  const { data, position, view } = seen
  const place = areaAt(fight.area).id
  const unseen = isUnseen(seen, fight, 'attacker') || isUnseen(seen, fight, 'defender')
  return {
    title: text(`battle.title.${fight.kind}`, { area: nameOf(data, place) }),
    where: yearText(yearOf(position, view.turn)),
    place,
    steps: steps.map(each => text(`battle.step.${each}`)),
    step: steps.indexOf(step),
    attacker: sideOf(seen, fight, 'attacker'),
    defender: sideOf(seen, fight, 'defender'),
    odds: null,
    dice: unseen ? null : diceSheet(seen, input, fight),
    roll: null,
    losses: null,
    notes: unseen ? [{ text: text('battle.unseen'), rule: 'RV-6.2-b' }] : [],
  }
}

/** RV-6.2-b: of an army that has not fought yet the other side sees only that it is there. */
function isUnseen(seen: Seen, fight: Fight, side: Contestant): boolean {
  return fight.strengths === null && unitsOn(seen, fight, side).some(({ id }) => id < 0)
}

function fightOf(seen: Seen, input: RomaInput): Fight | null {
  const { decision } = input
  if (decision?.task === 'spend-modifier') {
    const { area, kind, holder, own, other, attacker, defender } = decision.about
    const dice =
      holder === 'attacker' ? { attacker: own, defender: other } : { attacker: other, defender: own }
    return {
      area: numberIn(area),
      kind,
      attacker: powerNamed(seen.position, attacker.power),
      defender: powerNamed(seen.position, defender.power),
      strengths: { attacker, defender },
      dice,
      lost: null,
    }
  }
  const task = decision?.task ?? ''
  if (task === 'pick-losses' || task === 'retreat-or-stay' || task === 'retreat')
    return foughtLast(seen, input)
  return joined(seen, input)
}

export function numberIn(place: string): number {
  return areas.find(({ id }) => id === (areaIn(place) ?? place))?.number ?? 0
}

/** The combat that has just been fought, if the question comes of it. */
function foughtLast(seen: Seen, { log, decision }: RomaInput): Fight | null {
  const event = log.findLast(({ kind }) => kind === 'combat' || kind === 'activation' || kind === 'attrition')
  if (event === undefined || event.kind !== 'combat') return null
  const asked = decision !== null && 'area' in (decision.about ?? {}) ? decision.about : undefined
  return asked === undefined ? null : fightTold(seen, event)
}

/** The armies of a combat as they met, for the moment in which it was decided. */
export function sheetOfCombat(seen: Seen, event: SeenEvent): BattleSheet | null {
  const fight = fightTold(seen, event)
  if (fight === null) return null
  const { data, position, view } = seen
  const place = areaAt(fight.area).id
  const points = diceIn(event.data.points)
  const side = (which: Contestant): BattleSide => {
    const drawn = sideOf(seen, fight, which)
    return { ...drawn, strength: points?.[which] ?? drawn.strength }
  }
  return {
    title: text(`battle.title.${fight.kind}`, { area: nameOf(data, place) }),
    where: yearText(yearOf(position, view.turn)),
    place,
    steps: [],
    step: 0,
    attacker: side('attacker'),
    defender: side('defender'),
    odds: null,
    dice: null,
    roll: null,
    losses: null,
    notes: [],
  }
}

function fightTold({ position }: Seen, { data }: SeenEvent): Fight | null {
  const { area, kind, attacker, defender, dice, lost } = data
  const rolled = diceIn(dice)
  if (rolled === null || typeof area !== 'string') return null
  if (kind !== 'land' && kind !== 'naval' && kind !== 'siege') return null
  return {
    area: numberIn(area),
    kind,
    attacker: powerNamed(position, String(attacker)),
    defender: powerNamed(position, String(defender)),
    strengths: null,
    dice: rolled,
    lost: diceIn(lost),
  }
}

export function diceIn(value: SeenEvent['data'][string] | undefined): Dice | null {
  if (typeof value !== 'object' || value === null || !('attacker' in value) || !('defender' in value))
    return null
  return { attacker: Number(value.attacker), defender: Number(value.defender) }
}

/** A combat that is about to be fought: whoever was attacked last. */
function joined(seen: Seen, { log, decision }: RomaInput): Fight | null {
  const { position } = seen
  const event = log.findLast(({ kind }) => kind === 'attack' || kind === 'activation')
  const leader = activeLeader(seen)
  if (decision === null || event === undefined || leader === undefined) return null
  const besieged = decision.task === 'react.before-combat' && decision.about.kind === 'siege'
  const city = position.state.marks[leader.area]?.city ?? null
  if (besieged && city !== null) return fightAt(leader.area, 'siege', leader.power, city.power)
  if (event.kind !== 'attack') return null
  return fightAt(leader.area, 'land', leader.power, powerNamed(position, String(event.data.power)))
}

function fightAt(area: number, kind: CombatKind, attacker: number, defender: number): Fight {
  return { area, kind, attacker, defender, strengths: null, dice: null, lost: null }
}

function unitsOn(seen: Seen, { area, kind, ...fight }: Fight, side: Contestant): Unit[] {
  const { position } = seen
  const power = fight[side]
  const all = unitsAt(position.state, area).filter(unit => isSameSide(position.state, unit.power, power))
  if (kind === 'naval') return all.filter(isShip)
  const land = all.filter(unit => !isShip(unit) && unit.where !== 'aboard')
  if (kind === 'siege' && side === 'defender') return land.filter(unit => unit.where === 'city')
  const leader = activeLeader(seen)
  const attached =
    leader === undefined ? [] : attachedTo(position, leader).filter(unit => land.includes(unit))
  return attached.length > 0 ? attached : land.filter(unit => unit.where === 'field')
}

function leadersOn({ position }: Seen, { area, ...fight }: Fight, side: Contestant): Leader[] {
  return leadersAt(position.state, area)
    .filter(leader => isSameSide(position.state, leader.power, fight[side]))
    .toSorted((one, other) => other.rating - one.rating)
}

function strengthOf(seen: Seen, fight: Fight, side: Contestant): Strength {
  if (fight.strengths !== null) return fight.strengths[side]
  const units = unitsOn(seen, fight, side)
  const { data } = seen
  const sum = (these: readonly Unit[]) =>
    these.reduce(
      (all, unit) => all + (unit.reduced ? data.units[unit.kind].reduced : data.units[unit.kind].full),
      0,
    )
  const { garrison, city } = seen.position.state.marks[fight.area] ?? { garrison: null, city: null }
  const walls =
    side === 'defender' && fight.kind !== 'naval'
      ? (garrison !== null && isSameSide(seen.position.state, garrison, fight.defender) ? 1 : 0) +
        (fight.kind === 'siege' ? (city?.strength ?? 0) : 0)
      : 0
  return {
    points: sum(units) + walls,
    cavalry: sum(units.filter(unit => data.units[unit.kind].cavalry)),
    rating: leadersOn(seen, fight, side)[0]?.rating ?? 0,
    advantage: 0,
  }
}

function sideOf(seen: Seen, fight: Fight, side: Contestant): BattleSide {
  const { position } = seen
  const power = fight[side]
  const strength = strengthOf(seen, fight, side)
  const leaders = leadersOn(seen, fight, side)
  const units = unitsOn(seen, fight, side).filter(unit => unit.id >= 0)
  const { name } = castPower(position, power)
  const unseen = isUnseen(seen, fight, side)
  return {
    role: controllerOf(position.state, power),
    kit: kitOfPower(position, power),
    name: leaders[0] === undefined ? name : leaderPiece(position, leaders[0]).label,
    with: leaders.length === 0 ? text('battle.leaderless') : name,
    leaders: leaders.map(leader => leaderPiece(position, leader)),
    units: units.map(unit => unitPiece(position, unit)),
    strength: unseen ? null : strength.points,
    facts: [
      [text('rating'), String(strength.rating)],
      ...(unseen ? [] : [[text('battle.cavalry'), String(strength.cavalry)] as const]),
    ],
  }
}

function diceSheet(seen: Seen, { role }: RomaInput, fight: Fight): DiceSheet {
  const strengths = {
    attacker: strengthOf(seen, fight, 'attacker'),
    defender: strengthOf(seen, fight, 'defender'),
  }
  const modifiers = modifiersOf(fight.kind, strengths.attacker, strengths.defender)
  const { holder, net } = netOf(modifiers)
  const own: Contestant =
    controllerOf(seen.position.state, fight.defender) === role && role !== null ? 'defender' : 'attacker'
  const kits = {
    attacker: kitOfPower(seen.position, fight.attacker),
    defender: kitOfPower(seen.position, fight.defender),
  }
  const lost = fight.lost ?? (fight.dice === null ? null : percentLost(fight.dice, null, { up: 0, down: 0 }))
  return {
    modifiers: fight.lost === null ? modifiers.map(modifier => modifierLine(modifier)) : [],
    net: {
      kit: holder === null || fight.lost !== null ? null : kits[holder],
      value: net,
      text: text('battle.net', { holder: holder === null ? 'nobody' : holder === own ? 'you' : 'they', net }),
      rule: 'RV-5.31-7',
    },
    rolled:
      fight.dice === null || lost === null
        ? null
        : {
            attacker: { die: fight.dice.attacker, loses: lossText(lost.attacker, strengths.attacker.points) },
            defender: { die: fight.dice.defender, loses: lossText(lost.defender, strengths.defender.points) },
          },
    cells: fight.lost === null ? cellsOf(strengths, holder, net, own) : [],
    legend: text('battle.legend'),
    chances: fight.lost === null ? chancesOf(holder, net, own, kits) : [],
    rule: 'RV-5.31-6',
  }
}

function modifierLine({ side, value, why, rule }: Modifier): DiceSheet['modifiers'][number] {
  return { side, value, text: messages.say(`why.${why}`), rule }
}

function lossText(percent: number, points: number): string {
  return text('battle.loses', { percent, n: percentOf(points, percent) })
}

const faces = [1, 2, 3, 4, 5, 6] as const

/** For all pairs of dice what each side would lose, the modifier spent in the best way. */
function cellsOf(
  strengths: { readonly attacker: Strength; readonly defender: Strength },
  holder: Contestant | null,
  net: number,
  own: Contestant,
): DiceCell[][] {
  const outcome = (dice: Dice) => {
    const split = holder === null ? { up: 0, down: 0 } : bestSplit(dice, holder, net)
    return percentLost(dice, holder, split)
  }
  return faces.map(attacker =>
    faces.map((defender): DiceCell => {
      const lost = outcome({ attacker, defender })
      const loser = loserOf(lost)
      const points = {
        attacker: percentOf(strengths.attacker.points, lost.attacker),
        defender: percentOf(strengths.defender.points, lost.defender),
      }
      return {
        text: `${points[own]} : ${points[opponentOf(own)]}`,
        winner: loser === null ? null : opponentOf(loser),
        depth: Math.min(1, Math.abs(lost.attacker - lost.defender) / 80),
      }
    }),
  )
}

function chancesOf(
  holder: Contestant | null,
  net: number,
  own: Contestant,
  kits: Readonly<Record<Contestant, BattleSide['kit']>>,
): DiceSheet['chances'] {
  const count = { attacker: 0, defender: 0, nobody: 0 }
  for (const attacker of faces)
    for (const defender of faces) {
      const dice = { attacker, defender }
      const split = holder === null ? { up: 0, down: 0 } : bestSplit(dice, holder, net)
      const loser = loserOf(percentLost(dice, holder, split))
      count[loser === null ? 'nobody' : opponentOf(loser)]++
    }
  const other = opponentOf(own)
  const all = [
    { text: text('battle.chance.win', { n: count[own] }), chance: count[own] / 36, kit: kits[own] },
    { text: text('battle.chance.draw', { n: count.nobody }), chance: count.nobody / 36, kit: null },
    { text: text('battle.chance.lose', { n: count[other] }), chance: count[other] / 36, kit: kits[other] },
  ]
  return all.filter(({ chance }) => chance > 0)
}
