import { phrase } from '@aquila/engine'
import type { BattleSheet, BattleSide, DiceCell, DiceSheet, Flag, Kit } from '../../table/index.ts'
import { areas, percentOf } from '../data/index.ts'
import type { RomaSpeech } from '../messages/index.ts'
import { nameOf, nameOfPower } from '../names.ts'
import { activeForce, combatTold, defendingForce, newCombat } from '../rules/combat/force.ts'
import type { SeenRomaEvent } from '../rules/events.ts'
import {
  bestSplit,
  type Contestant,
  type Dice,
  loserOf,
  modifiersOf,
  netOf,
  opponentOf,
  percentLost,
  type Strength,
} from '../rules/odds/combat.ts'
import { leaderCalled, totalStrength, unitsAt } from '../rules/pieces.ts'
import { controllerOf, powerNamed } from '../rules/powers.ts'
import { type LeaderTold, leaderTold, type UnitTold, unitTold } from '../rules/standing.ts'
import type { CombatTold, SideTold } from '../rules/tasks.ts'
import { yearOf, yearText } from './calendar.ts'
import { diceOf } from './combat-choices.ts'
import { leaderDrawn, unitDrawn } from './counters.ts'
import { kitOfPower } from './dress.ts'
import { flagsOf } from './markers.ts'
import { modifierLines } from './modifier-lines.ts'
import { type Party, partyNamed, type Then } from './moment-parts.ts'
import { activeLeader, areaIn, type RomaInput, type Seen } from './position.ts'
import { splitsShown } from './splits.ts'

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
  'pick-cargo': 'losses',
  'retreat-or-stay': 'stay',
  retreat: 'stay',
}

/** A combat to show: who fights, and what is known of its dice. */
interface Fight {
  readonly combat: CombatTold
  readonly dice: Dice | null
  /** After the dice: what each side loses in per cent. */
  readonly lost: Dice | null
}

export function battleSheet(seen: Seen, input: RomaInput): BattleSheet | null {
  const { decision } = input
  const step = decision === null ? undefined : stepOf[decision.task]
  const fight = step === undefined ? null : fightOf(seen, input)
  if (step === undefined || fight === null) return null
  const unseen = isUnseen(fight.combat, 'attacker') || isUnseen(fight.combat, 'defender')
  const sheet = sheetOf(
    seen,
    fight.combat,
    yearOf(seen.position, seen.view.turn),
    sideOf(seen, fight.combat, 'attacker'),
    sideOf(seen, fight.combat, 'defender'),
  )
  return {
    ...sheet,
    ...(step === 'stay' ? { attacker: left(sheet.attacker), defender: left(sheet.defender) } : {}),
    steps: steps.map(each => seen.text(`battle.step.${each}`)),
    step: steps.indexOf(step),
    dice: unseen ? null : diceSheet(seen, input, fight),
    notes: unseen ? [{ text: seen.text('battle.unseen'), rule: 'RV-6.2-b' }] : [],
  }
}

/** When the losses are taken: what is left of a side. */
function left(side: BattleSide): BattleSide {
  return { ...side, strength: side.units.reduce((sum, { strength }) => sum + strength, 0) }
}

/** The armies of a combat as they met, for the moment in which it was decided; null: it was told long ago, when less was. */
export function sheetOfCombat(then: Then, { data }: SeenRomaEvent<'combat'>): BattleSheet | null {
  const { armies, points } = data
  if (armies === undefined) return null
  const side = (which: Contestant): BattleSide =>
    sideDrawn(then, {
      party: partyNamed(then, data[which]),
      leaders: armies[which].leaders,
      units: armies[which].units,
      kitOf: power => partyNamed(then, power).kit,
      strength: points[which],
      walls: [],
    })
  return sheetOf(then, data, yearOf(then, then.standing.turn), side('attacker'), side('defender'))
}

function sheetOf(
  speech: Pick<Seen, 'data' | 'messages' | 'text'>,
  { area, kind }: Pick<CombatTold, 'area' | 'kind'>,
  year: number,
  attacker: BattleSide,
  defender: BattleSide,
): BattleSheet {
  return {
    title: speech.text(`battle.title.${kind}`, { area: nameOf(speech, speech.data, area) }),
    where: yearText(speech, year),
    place: area,
    steps: [],
    step: 0,
    attacker,
    defender,
    odds: null,
    dice: null,
    roll: null,
    losses: null,
    notes: [],
  }
}

/**
 * RV-6.2-b: of an army that has not fought yet the other side sees only that it is there: it has a number below zero. Nor does it
 * see whom an attacker leads along; that it is nobody cannot be.
 */
function isUnseen(combat: CombatTold, side: Contestant): boolean {
  const { units } = combat[side]
  return units.some(id => id < 0) || (side === 'attacker' && units.length === 0)
}

function fightOf(seen: Seen, input: RomaInput): Fight | null {
  const { decision } = input
  switch (decision?.task) {
    case 'spend-modifier':
      return { combat: decision.about, dice: diceOf(decision.about), lost: null }
    case 'react.before-combat':
      return { combat: decision.about, dice: null, lost: null }
    case 'react.dice-shown':
      return { combat: decision.about.combat, dice: null, lost: null }
    case 'pick-losses':
    case 'pick-cargo':
    case 'retreat-or-stay':
    case 'retreat':
      return foughtLast(input)
    default:
      return joined(seen, input)
  }
}

export function numberIn(place: string): number {
  return areas.find(({ id }) => id === (areaIn(place) ?? place))?.number ?? 0
}

/** The combat that has just been fought, if the question comes of it. */
function foughtLast({ log }: RomaInput): Fight | null {
  const event = log.findLast(({ kind }) => ['combat', 'activation', 'attrition', 'sail'].includes(kind))
  return event?.kind === 'combat' ? fightTold(event) : null
}

function fightTold({ data }: SeenRomaEvent<'combat'>): Fight {
  const { area, kind, dice, lost, points, leaders, units } = data
  const side = (which: Contestant): SideTold => ({
    power: data[which],
    leaders: leaders[which],
    units: units[which],
    garrison: 0,
    limes: 0,
    city: 0,
    points: points[which],
    cavalry: 0,
    rating: 0,
    advantage: 0,
  })
  return { combat: { area, kind, attacker: side('attacker'), defender: side('defender') }, dice, lost }
}

/** A combat on land that is about to be fought: whoever was attacked last. */
function joined(seen: Seen, { log }: RomaInput): Fight | null {
  const { position } = seen
  const event = log.findLast(({ kind }) => kind === 'attack' || kind === 'activation')
  const leader = activeLeader(seen)
  if (event?.kind !== 'attack' || leader === undefined) return null
  const { id, area, power } = leader
  const against = powerNamed(position, event.data.power)
  const attacker = activeForce(position, area, id, power)
  const defender = defendingForce(position, area, against, power)
  const combat = combatTold(position, newCombat('land', area, attacker, defender))
  return { combat, dice: null, lost: null }
}

function sideOf(seen: Seen, combat: CombatTold, side: Contestant): BattleSide {
  const { position, text } = seen
  const { area } = combat
  const told = combat[side]
  const power = powerNamed(position, told.power)
  const leaders = told.leaders.flatMap(noun => leaderCalled(position.state, noun) ?? [])
  const units = unitsAt(position.state, numberIn(area)).filter(({ id }) => told.units.includes(id))
  const walls = (['garrison', 'limes', 'city'] as const).filter(wall => told[wall] > 0)
  return sideDrawn(seen, {
    party: {
      role: controllerOf(position.state, power),
      kit: kitOfPower(position, power),
      name: nameOfPower(seen, position, power),
    },
    leaders: leaders.map(leader => leaderTold(position, leader)),
    units: units.map(unit => unitTold(position, unit)),
    kitOf: id => kitOfPower(position, powerNamed(position, id)),
    strength: isUnseen(combat, side) ? null : told.points,
    walls: walls.map(wall => [text(`battle.${wall}`), `+${told[wall]}`] as const),
    markers: flagsOf(seen).filter(
      ({ place, as }) =>
        place === area &&
        ((as === 'capital' && told.city > 0) ||
          (as === 'garrison' && told.garrison > 0) ||
          (as === 'limes' && told.limes > 0)),
    ),
  })
}

/** One side, piece by piece. */
interface Side {
  readonly party: Pick<Party, 'role' | 'kit' | 'name'>
  readonly leaders: readonly LeaderTold[]
  readonly units: readonly UnitTold[]
  /** The dress of a Power by its id. */
  readonly kitOf: (power: string) => Kit
  /** Null: not to be seen yet. */
  readonly strength: number | null
  readonly walls: BattleSide['facts']
  readonly markers?: readonly Flag[]
}

function sideDrawn(
  speech: Pick<Seen, 'data' | 'messages' | 'text'>,
  { party: { role, kit, name }, kitOf, strength, walls, markers = [], ...army }: Side,
): BattleSide {
  const { data, text } = speech
  const leaders = army.leaders
    .toSorted((one, other) => other.rating - one.rating)
    .map(leader => leaderDrawn(speech, data, leader, kitOf(leader.power)))
  const cavalry = army.units.filter(unit => data.units[unit.kind].cavalry)
  return {
    role,
    kit,
    name: leaders[0]?.label ?? name,
    with: leaders.length === 0 ? text('battle.leaderless') : name,
    leaders,
    units: army.units
      .filter(({ id }) => id >= 0)
      .map(unit => unitDrawn(speech, data, unit, kitOf(unit.power))),
    strength,
    facts: [
      [text('rating'), String(leaders[0]?.rating ?? 0)],
      ...(strength === null ? [] : [[text('battle.cavalry'), String(totalStrength(data, cavalry))] as const]),
      ...walls,
    ],
    ...(markers.length === 0 ? {} : { walls: markers }),
  }
}

function diceSheet(seen: Seen, { role, decision }: RomaInput, fight: Fight): DiceSheet {
  const { position, text } = seen
  const { kind, ...strengths } = fight.combat
  const modifiers = modifiersOf(kind, strengths.attacker, strengths.defender)
  const { holder, net } = netOf(modifiers)
  const nameIn = (side: Contestant): string => sideOf(seen, fight.combat, side).name
  const powers = {
    attacker: powerNamed(position, strengths.attacker.power),
    defender: powerNamed(position, strengths.defender.power),
  }
  const own: Contestant =
    controllerOf(position.state, powers.defender) === role && role !== null ? 'defender' : 'attacker'
  const kits = {
    attacker: kitOfPower(position, powers.attacker),
    defender: kitOfPower(position, powers.defender),
  }
  const lost = fight.lost ?? (fight.dice === null ? null : percentLost(fight.dice, null, { up: 0, down: 0 }))
  return {
    modifiers: fight.lost === null ? modifierLines(seen, fight.combat, nameIn) : [],
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
            attacker: { die: fight.dice.attacker, does: lossText(seen, fight.combat, lost, 'defender') },
            defender: { die: fight.dice.defender, does: lossText(seen, fight.combat, lost, 'attacker') },
          },
    cells: fight.lost === null ? cellsOf(strengths, holder, net, own) : [],
    legend: text('battle.legend'),
    chances: fight.lost === null ? chancesOf(seen, holder, net, own, kits) : [],
    rule: 'RV-5.31-6',
    ...(decision?.task === 'spend-modifier' ? { splits: splitsShown(seen, decision, kits) } : {}),
  }
}

function lossText(seen: Seen, combat: CombatTold, lost: Dice, side: Contestant): string {
  const told = combat[side]
  const { name, leaders } = sideOf(seen, combat, side)
  return seen.text('battle.loses', {
    // A Power without a Leader goes by its own name, which may be that of a people.
    who: leaders.length === 0 ? seen.messages.name(told.power, name) : phrase(name, 1),
    percent: lost[side],
    n: percentOf(combat[side].points, lost[side]),
  })
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
        lost: loser === own,
        depth: Math.min(1, Math.abs(lost.attacker - lost.defender) / 80),
      }
    }),
  )
}

function chancesOf(
  { text }: RomaSpeech,
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
