import { type Choice, chanceOf } from '@aquila/engine'
import type { ChoiceLook, Pointed } from '../../table/index.ts'
import { type HexId, hexes } from '../data/index.ts'
import type { KingsSpeech } from '../messages/index.ts'
import { type Column, columnOf, destinations, whyNotLeaveRome } from '../rules/actions/movement.ts'
import { type ChoiceOdds, oddsOfChoice } from '../rules/odds-of-choice.ts'
import {
  type Army,
  armyOf,
  hasHostiles,
  isLeader,
  placeOf,
  romanArmyIn,
  unitsIn,
  virtusOf,
} from '../rules/pieces.ts'
import { cityVerbs, type KingsDecision } from '../rules/tasks.ts'
import type { Reach } from '../rules/travel.ts'
import { battleChoice } from './battle-choices.ts'
import { strengthOf, unitPiece } from './counters.ts'
import { companyOf } from './movers.ts'
import { winningOf } from './odds.ts'
import { points } from './points.ts'
import type { KingsInput, Seen } from './position.ts'
import { chanceLook, cityActionLook, consent, dieLook, loyaltyLook, prospectsOf } from './prospects.ts'

/** How choices lie on the table: what ends a step, what a march costs, what each die may bring. */

export function choiceLook(seen: Seen, input: KingsInput, choice: Choice): ChoiceLook {
  const { decision } = input
  if (decision === null) return {}
  const noun = choice.noun === undefined ? null : String(choice.noun)
  if (decision.task === 'march') return marchLook(seen, decision, choice.verb, noun)
  const odds = oddsOfChoice(seen.position, decision, choice)
  switch (decision.task) {
    case 'action':
      return actionLook(seen, choice.verb, noun, odds)
    case 'sail':
      return noun === null ? { as: 'way-on' } : sailLook(seen, odds)
    case 'pick-unit-to-turn':
      return noun === null ? {} : { ...dieLook(seen, odds), piece: noun }
    case 'battle-or-walls':
      return choice.verb === 'accept-battle' ? acceptLook(seen, decision.about) : { as: 'button' }
    case 'second-assault':
      return choice.verb === 'assault' ? { as: 'button', ...dieLook(seen, odds) } : { as: 'way-on' }
    case 'spend-on-loyalty':
      return { as: 'button', ...loyaltyLook(seen, odds) }
    case 'mission-penalty':
      return { suggested: noun === weakestOf(seen, decision) }
    case 'reroll-horatius':
      return { as: choice.verb === 'reroll' ? 'button' : 'way-on', ...chanceLook(seen, odds) }
    default:
      return battleChoice(seen, decision, choice, odds) ?? {}
  }
}

function actionLook(seen: Seen, verb: string, noun: string | null, odds: readonly ChoiceOdds[]): ChoiceLook {
  const { position, text } = seen
  if (noun === null) {
    const left = (seen.view.notes.actions ?? 0) - seen.view.notes.actionsDone
    return left > 0 ? { as: 'way-on', warning: text('warn.actions', { n: left }) } : { as: 'way-on' }
  }
  switch (verb) {
    case 'move':
      return moveLook(seen, noun)
    case 'battle': {
      const army = armyOf(position, noun)
      const strength = strengthOf(army.units.map(unit => unitPiece(seen, position, unit)))
      return {
        place: placeOf(position, noun),
        piece: noun,
        here: true,
        battle: true,
        detail: text('about.battle', { units: text('units', { n: army.units.length }), strength }),
        ...battleChance(seen, romanArmyIn(position, placeOf(position, noun)), army),
      }
    }
    case 'sail':
      return { place: noun, detail: text('about.sail') }
    default:
      return cityActionLook(seen, verb, noun, odds)
  }
}

/** KOR-SEN-1: to attack a fleet the Senate must agree. */
function sailLook(speech: KingsSpeech, odds: readonly ChoiceOdds[]): ChoiceLook {
  const asked = consent(speech, odds)
  return asked === '' ? {} : { detail: asked }
}

/** KOR-MIL-1: whom one would go out to meet. */
function acceptLook(seen: Seen, { hex, leader }: { hex: HexId; leader: string }): ChoiceLook {
  const { position, text } = seen
  const hostile = armyOf(position, leader)
  const { units } = hostile
  return {
    as: 'button',
    battle: true,
    detail: text('about.accept', {
      units: text('units', { n: units.length }),
      strength: strengthOf(units.map(unit => unitPiece(seen, position, unit))),
    }),
    ...battleChance(seen, romanArmyIn(position, hex), hostile),
  }
}

/** A battle has no single die: what is said of it are the chances of all its dice together. */
function battleChance(seen: Seen, roman: Army | null, hostile: Army): Pick<ChoiceLook, 'cost'> {
  const chance = roman === null ? null : winningOf(seen, roman, hostile)
  return chance === null ? {} : { cost: seen.text('chance.to-win', { ...chanceOf(chance) }) }
}

/** A leader who may march: pointing at his hex means him too. */
function moveLook({ position, text }: Seen, leader: string): ChoiceLook {
  const place = placeOf(position, leader)
  const units = unitsIn(position, place, 'roman').length
  return {
    piece: leader,
    place,
    here: true,
    detail: text('about.move', { units: text('units', { n: units }) }),
  }
}

const reaches = new WeakMap<KingsDecision, Reach>()

/** The rules' own reckoning of ways, made once for a question. */
function reachOf({ position }: Seen, decision: KingsDecision, column: Column): Reach {
  const known = reaches.get(decision)
  if (known !== undefined) return known
  const found = destinations(position, column)
  reaches.set(decision, found)
  return found
}

function marchLook(
  seen: Seen,
  decision: KingsDecision<'march'>,
  verb: string,
  noun: string | null,
): ChoiceLook {
  const { text } = seen
  if (verb === 'done') return { as: 'way-on' }
  if (noun === null) return { as: 'button', ...comesAlong(seen, decision) }
  if (verb === 'take')
    return {
      piece: noun,
      all: text('choice.take-all'),
      ...(decision.choices.some(choice => choice.verb === 'take-all') ? {} : comesAlong(seen, decision)),
    }
  if (verb !== 'march') return {}
  const column = columnOf(decision)
  const arrivals = reachOf(seen, decision, column)
  const from = placeOf(seen.position, column.leader)
  const cost = (arrivals.get(noun)?.cost ?? 0) + column.spent
  return {
    place: noun,
    cost: text('cost.mp', { n: points(cost) }),
    way: [from, ...arrivals.pathTo(noun)],
    battle: hasHostiles(seen.position, noun),
    ...(isOpenCountry(seen, noun) ? { group: text('choice.open-country') } : {}),
    ...prospectsOf(seen, noun, column),
  }
}

/** When he sets out all come along, unless Rome would then hold him back (KOR-OFF-5). */
function comesAlong(
  seen: Seen,
  { about: { leader, spent } }: KingsDecision<'march'>,
): Pick<ChoiceLook, 'along'> {
  const held = whyNotLeaveRome(seen.position, companyOf(seen, leader)) !== null
  return spent > 0 || held ? {} : { along: 1 }
}

/** Neither a city nor a place where an enemy waits: where a march seldom ends. */
function isOpenCountry({ position, data }: Seen, hex: string): boolean {
  return data.cities[hex] === undefined && hex !== hexes.start && !hasHostiles(position, hex)
}

/** What is given up with the least harm. */
function weakestOf({ position }: Seen, { choices }: KingsDecision): string | null {
  const units = choices.map(({ noun }) => String(noun))
  return units.toSorted((one, two) => virtusOf(position, one) - virtusOf(position, two))[0] ?? null
}

/** Who takes part already: shown with a tick. */
export function chosenIn({ decision }: KingsInput): string[] {
  if (decision?.task !== 'march') return []
  const { leader, units } = columnOf(decision)
  return [leader, ...units]
}

/** What pointing at something could mean; asked for the reason why it is not legal. */
export function meant({ position }: Seen, { decision }: KingsInput, pointed: Pointed): Choice[] {
  if (decision === null) return []
  const verbs = new Set<string>(
    decision.choices.filter(({ noun }) => noun !== undefined).map(({ verb }) => verb),
  )
  if (decision.task === 'action') {
    verbs.clear()
    if (pointed.kind === 'place') for (const verb of cityVerbs) verbs.add(verb)
    else if (isLeader(position.data, pointed.id)) verbs.add('move').add('battle')
  }
  if (decision.task === 'march') {
    verbs.clear()
    if (pointed.kind === 'place') verbs.add('march')
    else verbs.add('take')
  }
  return [...verbs].map(verb => ({ verb, noun: pointed.id }))
}
