import type { ChoiceLook } from '../../table/index.ts'
import type { HexId } from '../data/index.ts'
import { nameOf } from '../names.ts'
import type { Column } from '../rules/actions/movement.ts'
import { defendersOf } from '../rules/actions/pillage.ts'
import { besiegedIn, sallies } from '../rules/actions/siege.ts'
import { cityIn, holderOf, isRomanized, leadersInside, unitsInside } from '../rules/cities.ts'
import {
  against,
  betrayalOdds,
  consentChance,
  corruptionOdds,
  firstAssaultOdds,
  intimidationOdds,
  omenModifiers,
  pillageOdds,
  type RollOdds,
} from '../rules/odds/index.ts'
import {
  hasKing,
  hostileGarrisonIn,
  leadersIn,
  romanArmyIn,
  romanGarrisonIn,
  strongestFirst,
  unitsIn,
  virtusOf,
} from '../rules/pieces.ts'
import { needsConsent } from '../rules/senate.ts'
import type { Seen } from './position.ts'
import { counted, text } from './texts.ts'

/** What may come of the actions of Rome: the odds of each die before it is rolled, and what hangs on it. */

/** A die: its chance as '4 in 6' and which faces do it. */
export function dieLook(odds: RollOdds): Pick<ChoiceLook, 'cost' | 'faces'> {
  return {
    cost: text('in-six', { n: odds.faces.filter(({ beats }) => beats).length }),
    faces: odds.faces.map(({ beats }) => beats),
  }
}

export function siegeLook(seen: Seen, hex: HexId): ChoiceLook {
  const { position } = seen
  const besieged = besiegedIn(position, hex)
  const sentences = [consent(seen, hex)]
  if (sallies(position, hex)) sentences.push(text('about.sortie'))
  if (besieged === null) return { place: hex, detail: joined([...sentences, text('about.capture')]) }
  const odds = firstAssaultOdds(besieged, omenModifiers(seen.view.omens))
  sentences.push(
    text(`about.siege.${besieged.kind}`, { virtus: besieged.virtus, target: odds.target }),
    text(kingIn(seen, hex) ? 'about.siege.king' : 'about.siege.other'),
  )
  return { place: hex, battle: sallies(position, hex), ...dieLook(odds), detail: joined(sentences) }
}

export function pillageLook(seen: Seen, hex: HexId): ChoiceLook {
  const [strongest] = defendersOf(seen.position, hex)
  const odds = pillageOdds(strongest === undefined ? 0 : virtusOf(seen.position, strongest), seen.view.omens)
  const detail = joined([
    consent(seen, hex),
    text('about.pillage', { target: odds.target }),
    text(kingIn(seen, hex) ? 'about.pillage.king' : 'about.pillage.other'),
  ])
  return { place: hex, ...dieLook(odds), detail }
}

export function bribeLook(seen: Seen, hex: HexId): ChoiceLook {
  const odds = corruptionOdds(virtusToBuy(seen, hex), seen.view.omens)
  return {
    place: hex,
    ...dieLook(odds),
    detail: joined([consent(seen, hex), text('about.bribe', { target: odds.target })]),
  }
}

/** KOR-COR-2: the garrison, or the strongest unit where there is none. */
function virtusToBuy({ position }: Seen, hex: HexId): number {
  const garrison = hostileGarrisonIn(position, hex)
  if (garrison !== null) return virtusOf(position, garrison)
  const [strongest] = strongestFirst(position, unitsInside(position, hex))
  return strongest === undefined ? 0 : virtusOf(position, strongest)
}

export function takeLook(seen: Seen, hex: HexId, verb: 'occupy' | 'sack'): ChoiceLook {
  return {
    place: hex,
    cost: text('cost.ip', { n: 1 }),
    detail: joined([
      consent(seen, hex),
      verb === 'occupy'
        ? text('about.occupy')
        : text(kingIn(seen, hex) ? 'about.sack.king' : 'about.sack.other'),
    ]),
  }
}

export function intimidationLook(seen: Seen, virtus: number): ChoiceLook {
  return dieLook(intimidationOdds(virtus, seen.view.omens))
}

export function assaultLook(target: number): ChoiceLook {
  return { as: 'button', ...dieLook(against(target, 'KOR-SIEGE-4')) }
}

/** KOR-BET-2: the faces on which the garrison stays loyal. */
export function loyaltyLook(virtus: number, influence: number): ChoiceLook {
  const odds = betrayalOdds(virtus, influence)
  return {
    as: 'button',
    cost: text('loyal', { n: odds.faces.filter(({ beats }) => !beats).length }),
    faces: odds.faces.map(({ beats }) => !beats),
  }
}

/** What waits at the end of a march: who is there, and what an attack on the place could bring. */
export function prospectsOf(seen: Seen, hex: HexId, column: Column): Pick<ChoiceLook, 'detail'> {
  const { position, data } = seen
  const city = cityIn(position, hex)
  const sentences: string[] = []
  const leaders = leadersIn(position, hex, 'hostile').map(leader => nameOf(data, leader))
  const units = unitsIn(position, hex, 'hostile').length
  if (leaders.length + units > 0)
    sentences.push(text('about.enemies', { who: [...leaders, counted('units', units)].join(', ') }))
  if (city !== null && hex !== '3907') {
    if (isRomanized(position, hex)) {
      const garrison = romanGarrisonIn(position, hex)
      sentences.push(
        garrison === null
          ? text('about.roman')
          : text('about.roman.garrison', { n: virtusOf(position, garrison) }),
      )
    } else sentences.push(...cityProspects(seen, hex, column))
  }
  return sentences.length === 0 ? {} : { detail: sentences.join(' ') }
}

function cityProspects(seen: Seen, hex: HexId, column: Column): string[] {
  const { position } = seen
  const omens = seen.view.omens
  const besieged = besiegedIn(position, hex)
  if (besieged === null && leadersInside(position, hex).length === 0) return [text('about.empty')]
  const garrison = hostileGarrisonIn(position, hex)
  const words = [
    garrison === null
      ? text('about.no-garrison')
      : text('about.garrison', { n: virtusOf(position, garrison) }),
  ]
  if (besieged === null || column.units.length < 2) return words
  const [strongest] = defendersOf(position, hex)
  const wins = (odds: RollOdds): number => odds.faces.filter(({ beats }) => beats).length
  words.push(
    text('about.prospects', {
      siege: wins(firstAssaultOdds(besieged, omenModifiers(omens))),
      pillage: wins(pillageOdds(strongest === undefined ? 0 : virtusOf(position, strongest), omens)),
      bribe: wins(corruptionOdds(virtusToBuy(seen, hex), omens)),
    }),
  )
  return words
}

function kingIn({ position }: Seen, hex: HexId): boolean {
  const army = romanArmyIn(position, hex)
  return army !== null && hasKing(position, army)
}

/** KOR-SEN-1: whether the Senate has to be asked, and how likely it agrees. */
function consent({ position }: Seen, hex: HexId): string {
  const holder = holderOf(position, hex)
  if (holder === null || !needsConsent(position, holder)) return ''
  const chance = consentChance(Number(position.options.curiae ?? 3))
  return text('about.consent', { percent: Math.round(chance * 100) })
}

function joined(sentences: readonly string[]): string {
  return sentences.filter(sentence => sentence !== '').join(' ')
}
