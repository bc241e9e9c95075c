import { chanceOf } from '@aquila/engine'
import type { ChoiceLook } from '../../table/index.ts'
import { type HexId, hexes } from '../data/index.ts'
import type { KingsSpeech } from '../messages/index.ts'
import { nameOf } from '../names.ts'
import { actionCosts } from '../rules/actions/legal.ts'
import type { Column } from '../rules/actions/movement.ts'
import { defendersOf } from '../rules/actions/pillage.ts'
import { besiegedIn, sallies } from '../rules/actions/siege.ts'
import { armiesInTheOpen } from '../rules/battle/index.ts'
import { cityIn, isRomanized, leadersInside } from '../rules/cities.ts'
import type { RollOdds } from '../rules/odds/index.ts'
import { type ChoiceOdds, oddsOfAction } from '../rules/odds-of-choice.ts'
import {
  hasKing,
  hostileGarrisonIn,
  isGarrison,
  leadersIn,
  romanArmyIn,
  romanGarrisonIn,
  unitsIn,
  virtusOf,
} from '../rules/pieces.ts'
import { winningOf } from './odds.ts'
import type { Seen } from './position.ts'

/** What may come of the actions of Rome: the odds of each die before it is rolled, and what hangs on it. */

/** The first die that a choice leads to: which faces do it, and the chance of all that must go well before and with it. */
export function dieLook(
  { text }: KingsSpeech,
  odds: readonly ChoiceOdds[],
): Pick<ChoiceLook, 'cost' | 'faces'> {
  const faces = rollOf(odds)?.faces.map(({ beats }) => beats)
  if (faces === undefined) return {}
  const cost = text('chance', { ...chanceOf(chanceBefore(odds) * (wins(faces) / faces.length)) })
  // Faces tell all only where the die alone decides.
  return chanceBefore(odds) < 1 && wins(faces) > 0 ? { cost } : { cost, faces }
}

/** KOR-SEN-1: how likely the die is rolled at all. */
function chanceBefore(odds: readonly ChoiceOdds[]): number {
  return odds.reduce((product, each) => (each.kind === 'chance' ? product * each.chance : product), 1)
}

/** The chance that the first die of a choice is rolled and does it; 0: there is none. */
function chanceIn(odds: readonly ChoiceOdds[]): number {
  const faces = rollOf(odds)?.faces.map(({ beats }) => beats) ?? []
  return faces.length === 0 ? 0 : chanceBefore(odds) * (wins(faces) / faces.length)
}

function wins(faces: readonly boolean[]): number {
  return faces.filter(each => each).length
}

function rollOf(odds: readonly ChoiceOdds[]): RollOdds | null {
  return odds.find(each => each.kind === 'roll')?.odds ?? null
}

/** KOR-BET-2: the faces on which the garrison stays loyal. */
export function loyaltyLook(
  { text }: KingsSpeech,
  odds: readonly ChoiceOdds[],
): Pick<ChoiceLook, 'cost' | 'faces'> {
  const faces = rollOf(odds)?.faces.map(({ beats }) => !beats)
  return faces === undefined ? {} : { cost: text('loyal', { n: faces.filter(holds => holds).length }), faces }
}

/** A chance that no single die tells. */
export function chanceLook({ text }: KingsSpeech, odds: readonly ChoiceOdds[]): Pick<ChoiceLook, 'cost'> {
  const found = odds.find(each => each.kind === 'chance')
  return found === undefined ? {} : { cost: text('chance.to-win', { ...chanceOf(found.chance) }) }
}

/** An action against a city: its die, and what hangs on it. */
export function cityActionLook(
  seen: Seen,
  verb: string,
  hex: HexId,
  odds: readonly ChoiceOdds[],
): ChoiceLook {
  const { messages, text } = seen
  const sally = verb === 'siege' && sallies(seen.position, hex)
  const roll = rollOf(odds)
  const king = kingIn(seen, hex) ? 'king' : 'other'
  const sentences = [consent(seen, odds), sally ? text('about.sortie') : '']
  if (verb === 'siege') {
    const besieged = besiegedIn(seen.position, hex)
    if (besieged === null || roll === null) sentences.push(text('about.capture'))
    else {
      const { kind, virtus } = besieged
      sentences.push(
        text(`about.siege.${kind}`, { virtus, target: roll.target }),
        text(`about.siege.${king}`),
      )
    }
  } else if (verb === 'pillage')
    sentences.push(
      text('about.pillage', { target: roll?.target ?? 0 }),
      pillageWon(seen, hex, king === 'king'),
      text(`about.pillage.${king}`),
    )
  else if (verb === 'corrupt') sentences.push(text('about.bribe', { target: roll?.target ?? 0 }))
  else if (verb === 'sack') sentences.push(text(`about.sack.${king}`))
  else sentences.push(messages.say(`about.${verb}`))
  return {
    place: hex,
    battle: sally,
    ...(roll === null ? { cost: text('cost.ip', { n: 1 }) } : dieLook(seen, odds)),
    detail: sentences.filter(sentence => sentence !== '').join(' '),
    ...dangerOf(seen, verb, king === 'king'),
  }
}

/** KOR-PIL-3, KOR-PIL-4: the strongest fall, two before the king; if the garrison is among them, the city is won. */
function pillageWon({ position, data, text }: Seen, hex: HexId, king: boolean): string {
  const defenders = defendersOf(position, hex)
  const victims = defenders.slice(0, king ? 2 : 1)
  if (victims.some(piece => isGarrison(data, piece))) return text('about.pillage.city')
  return victims.length === defenders.length
    ? text('about.pillage.empty')
    : text('about.pillage.units', { n: victims.length })
}

/** KOR-END-4: what an action costs and what its failure takes together may be all the influence there is. */
function dangerOf({ view, text }: Seen, verb: string, king: boolean): Pick<ChoiceLook, 'danger'> {
  const failure = verb === 'siege' ? (king ? 2 : 1) : verb === 'pillage' && king ? 2 : 0
  const worst = failure + (verb === 'pillage' ? actionCosts.pillage : 0)
  return failure > 0 && view.ip <= worst ? { danger: text('about.danger') } : {}
}

/** What waits at the end of a march: who is there, what an attack on the place could bring, and the best chance of one. */
export function prospectsOf(seen: Seen, hex: HexId, column: Column): Pick<ChoiceLook, 'detail' | 'worth'> {
  const { position, data, text } = seen
  const sentences: string[] = []
  const leaders = leadersIn(position, hex, 'hostile').map(leader => nameOf(seen, data, leader))
  const units = unitsIn(position, hex, 'hostile').length
  if (leaders.length + units > 0)
    sentences.push(
      text('about.enemies', { who: [...leaders, ...(units === 0 ? [] : [text('units', { n: units })])] }),
    )
  const battle = chanceOfBattle(seen, hex, column)
  if (battle !== null) sentences.push(text('about.prospects.battle', { ...chanceOf(battle) }))
  const city = cityProspects(seen, hex, column)
  sentences.push(...city.sentences)
  return sentences.length === 0
    ? {}
    : { detail: sentences.join(' '), worth: Math.max(battle ?? 0, city.chance) }
}

/** KOR-BP-1: the battle that the column could give where it arrives, against the largest army in the open; null: none. */
function chanceOfBattle(seen: Seen, hex: HexId, { leader, units }: Column): number | null {
  const [enemy] = armiesInTheOpen(seen.position, hex)
  return enemy === undefined ? null : winningOf(seen, { leader, units, subordinates: [] }, enemy)
}

/** What is known of a city, and the best chance of an attack on it that the column could make where it arrives. */
interface CityProspects {
  readonly sentences: readonly string[]
  readonly chance: number
}

const NO_CITY: CityProspects = { sentences: [], chance: 0 }

function cityProspects(seen: Seen, hex: HexId, column: Column): CityProspects {
  const { position, text } = seen
  if (cityIn(position, hex) === null || hex === hexes.rome) return NO_CITY
  if (isRomanized(position, hex)) {
    const garrison = romanGarrisonIn(position, hex)
    const said =
      garrison === null
        ? text('about.roman')
        : text('about.roman.garrison', { n: virtusOf(position, garrison) })
    return { sentences: [said], chance: 0 }
  }
  const besieged = besiegedIn(position, hex)
  if (besieged === null && leadersInside(position, hex).length === 0)
    return { sentences: [text('about.empty')], chance: 1 }
  const garrison = hostileGarrisonIn(position, hex)
  const guarded =
    garrison === null
      ? text('about.no-garrison')
      : text('about.garrison', { n: virtusOf(position, garrison) })
  if (besieged === null || column.units.length < 2) return { sentences: [guarded], chance: 0 }
  const odds = {
    siege: oddsOfAction(position, { verb: 'siege', noun: hex }),
    pillage: oddsOfAction(position, { verb: 'pillage', noun: hex }),
    bribe: oddsOfAction(position, { verb: 'corrupt', noun: hex }),
  }
  const said = (each: readonly ChoiceOdds[]): string =>
    dieLook(seen, each).cost ?? text('chance', { n: 0, of: 6 })
  const chances = { siege: said(odds.siege), pillage: said(odds.pillage), bribe: said(odds.bribe) }
  const isAsked = odds.siege.some(({ kind }) => kind === 'chance')
  return {
    sentences: [guarded, isAsked ? text('about.prospects.vote', chances) : text('about.prospects', chances)],
    chance: Math.max(...Object.values(odds).map(chanceIn)),
  }
}

function kingIn({ position }: Seen, hex: HexId): boolean {
  const army = romanArmyIn(position, hex)
  return army !== null && hasKing(position, army)
}

/** KOR-SEN-1: whether the Senate has to be asked, and how likely it agrees. */
export function consent({ text }: KingsSpeech, odds: readonly ChoiceOdds[]): string {
  const asked = odds.find(each => each.kind === 'chance')
  if (asked === undefined) return ''
  const faces = rollOf(odds)?.faces.map(({ beats }) => beats)
  return faces === undefined
    ? text('about.consent.alone', { ...chanceOf(asked.chance) })
    : text('about.consent', { ...chanceOf(asked.chance), wins: wins(faces) })
}
