import { type RuleId, type Rules, row } from '@aquila/engine'
import { hasUnits, stackAt, stackOfNumber } from '../../../imperator/rules/counters.ts'
import { counterOf, peopleOf, placeOf } from '../../../imperator/rules/pieces.ts'
import type { DioceseId, SideId, StratagemId } from '../../data/index.ts'
import { emperorsOf } from '../emperors/ranks.ts'
import type { SemperReason } from '../reasons.ts'
import { opponentOf, type Place, type Semper, type SemperPosition, type Thorn } from '../state.ts'
import { pick } from '../tasks.ts'
import { layOnMap } from './hand.ts'
import { isInSeason } from './season.ts'

/** Stratagems that lie on the map and are worth 3 VP each year until somebody comes (SV-6.3-M, SV-6.3-Y to SV-6.3-ZA). */
export type ThornId = 'coup-d-etat-perse' | 'persecution' | 'heresy' | 'bagaudes'

/** Those that are laid on a zone of the Empire. */
type Trouble = Exclude<ThornId, 'coup-d-etat-perse'>

const POINTS = 3

const NOWHERE: readonly Place[] = []

const rules: Readonly<Record<ThornId, RuleId>> = {
  'coup-d-etat-perse': 'SV-6.3-M',
  persecution: 'SV-6.3-Y',
  heresy: 'SV-6.3-Z',
  bagaudes: 'SV-6.3-ZA',
}

/** SV-6.3-Y, SV-6.3-Z */
const troubledByFaith: readonly DioceseId[] = [
  'italia',
  'africa',
  'moesiae',
  'thracia',
  'asia',
  'pontica',
  'oriens',
]
/** SV-6.3-ZA */
const troubledByBrigands: readonly DioceseId[] = ['galliae', 'viennensis', 'hispaniae']

export const CTESIPHON: Place = 'PER2'

export function isThorn(stratagem: StratagemId): stratagem is ThornId {
  return Object.hasOwn(rules, stratagem)
}

/** Why the stratagem cannot be laid in any zone now. */
export function whyNoThorn(position: SemperPosition, stratagem: ThornId): SemperReason | null {
  const rule = rules[stratagem]
  if (stratagem === 'coup-d-etat-perse') {
    if (!position.data.scenarios[position.state.scenario].rules.peoples) return { rule, why: 'no-persians' }
    return isWithoutKing(position.state.year) ? { rule, why: 'no-king-of-persia' } : null
  }
  if (!isInSeason(position, stratagem)) return { rule, why: 'out-of-season' }
  return hasRoom(position, stratagem) ? null : { rule, why: 'no-zone-for-it' }
}

/** Looks no farther than to the first zone: for brigands it is asked after every march. */
function hasRoom(position: SemperPosition, stratagem: Trouble): boolean {
  if (stratagem !== 'bagaudes') {
    const zonesIn = troubledZones(position, stratagem)
    return diocesesFor(stratagem).some(diocese => zonesIn(diocese).length > 0)
  }
  for (const diocese of troubledByBrigands)
    for (const ordinal of position.data.regions[diocese].ordinals)
      if (!hasUnits(position, stackOfNumber(position, ordinal))) return true
  return false
}

/** SV-6.3-M: from 310 to 319. */
function isWithoutKing(year: number): boolean {
  return year >= 310 && year <= 319
}

/** The zones in which the stratagem can be laid. */
export function thornZones(position: SemperPosition, stratagem: ThornId): readonly Place[] {
  if (stratagem === 'coup-d-etat-perse') return [CTESIPHON]
  const zonesIn = troubledZones(position, stratagem)
  const isOpen = (zone: Place) => isQuiet(position, stratagem, zone)
  return diocesesFor(stratagem).flatMap(diocese => zonesIn(diocese).filter(isOpen))
}

function diocesesFor(stratagem: Trouble): readonly DioceseId[] {
  return stratagem === 'bagaudes' ? troubledByBrigands : troubledByFaith
}

/** By Diocese: brigands anywhere; a quarrel of faith in the cities of a side with an emperor of that faith. */
function troubledZones(
  position: SemperPosition,
  stratagem: Trouble,
): (diocese: DioceseId) => readonly Place[] {
  const { state, data } = position
  if (stratagem === 'bagaudes') return diocese => data.regions[diocese].zones
  const faith = stratagem === 'persecution' ? 'sun' : 'cross'
  const believes = (id: string) => row(data.romanLeaders, id).religion === faith
  const quarrels = {
    primus: emperorsOf(position, 'primus').some(believes),
    secondus: emperorsOf(position, 'secondus').some(believes),
  }
  return diocese => (quarrels[state.regions[diocese]] ? data.regions[diocese].cities : NOWHERE)
}

/** Brigands come where no unit is. */
function isQuiet(position: SemperPosition, stratagem: Trouble, zone: Place): boolean {
  return stratagem !== 'bagaudes' || !hasUnits(position, stackAt(position, zone))
}

/** The counter is laid on the map. */
export function* layThorn(g: Semper, side: SideId, counter: string, stratagem: ThornId): Rules {
  const zone = yield* pick({
    role: side,
    rule: rules[stratagem],
    task: 'lay-thorn',
    verb: 'lay',
    nouns: thornZones(g, stratagem),
    about: { stratagem },
  })
  layOnMap(g, counter)
  g.state.thorns.push({ counter, zone, early: comersTo(g, zone) })
  g.tell({ kind: 'thorn', rule: rules[stratagem], data: { stratagem, zone, side } })
}

/** SV-10.1-C, SV-6.3-Y to SV-6.3-ZA: 3 VP for the side that need not come. */
export function thornPoints(position: SemperPosition, side: SideId) {
  return position.state.thorns
    .filter(thorn => whoMustCome(position, thorn) !== side)
    .map(thorn => {
      const stratagem = stratagemOf(position, thorn)
      return {
        rule: stratagem === 'coup-d-etat-perse' ? 'SV-10.1-C' : rules[stratagem],
        what: stratagem,
        points: POINTS,
      }
    })
}

/** The side that can take the counter off: the master of the Persians, or of the Diocese. */
export function whoMustCome(position: SemperPosition, { zone }: Thorn): SideId {
  const { state, data } = position
  const { region } = row(data.zones, zone)
  return region === null
    ? opponentOf(position, state.regions[data.peoples.persians.band])
    : state.regions[region]
}

function stratagemOf({ data }: SemperPosition, { counter }: Thorn): ThornId {
  const [{ stratagem }] = row(data.stratagemCounters, counter).faces
  if (!isThorn(stratagem)) throw new Error(`${counter} is no thorn`)
  return stratagem
}

/**
 * At the end of E.1: counters go back to the cup where those stand who have just come to take them off (RULING-56,
 * RULING-85). They must have moved, and after it was laid: anybody who stood there before does not count.
 */
export function pullThorns(g: Semper): void {
  const pulled = g.state.thorns.filter(thorn => isPulled(g, thorn))
  for (const thorn of pulled) pull(g, thorn)
}

/** Whether those who have come can take it off. */
export function isPulled(position: SemperPosition, thorn: Thorn): boolean {
  const { data } = position
  const side = whoMustCome(position, thorn)
  if (position.state.active !== side) return false
  const come = comersTo(position, thorn.zone).filter(piece => !thorn.early.includes(piece))
  const stratagem = stratagemOf(position, thorn)
  if (stratagem === 'coup-d-etat-perse') {
    const persians = come.filter(piece => peopleOf(data, piece) === 'persians')
    const units = persians.filter(piece => Object.hasOwn(data.units, piece))
    return units.length >= 3 && persians.length > units.length
  }
  const romans = come.filter(piece => counterOf(position, piece).faction === side)
  return (
    romans.some(piece => isFit(position, stratagem, piece)) &&
    romans.some(piece => Object.hasOwn(data.units, piece))
  )
}

/** Who has come into a zone in this M/CS, and is there. */
function comersTo(position: SemperPosition, place: Place): readonly string[] {
  return position.state.arrivals
    .filter(({ piece, zone }) => zone === place && placeOf(position, piece) === zone)
    .map(({ piece }) => piece)
}

/** RULING-56: with a new E.1 a leader who comes has come later than any counter that lies there. */
export function forgetEarlyComers(g: Semper): void {
  g.state.thorns = g.state.thorns.map(thorn => ({ ...thorn, early: [] }))
}

/** SV-6.3-Y: no Christian. SV-6.3-Z: no worshipper of the Sun. SV-6.3-ZA: any leader. */
function isFit({ data }: SemperPosition, stratagem: ThornId, piece: string): boolean {
  const roman = data.romanLeaders[piece]
  if (roman === undefined) return false
  if (stratagem === 'persecution') return roman.religion !== 'cross'
  if (stratagem === 'heresy') return roman.religion !== 'sun'
  return true
}

export function pull(g: Semper, thorn: Thorn): void {
  g.state.thorns = g.state.thorns.filter(other => other !== thorn)
  g.state.cup.push(thorn.counter)
  const stratagem = stratagemOf(g, thorn)
  g.tell({ kind: 'thorn-pulled', rule: rules[stratagem], data: { stratagem, zone: thorn.zone } })
}

/** RULING-85: counters whose time is over leave the map. */
export function pullExpired(g: Semper, isOver: (stratagem: ThornId) => boolean): void {
  for (const thorn of [...g.state.thorns]) if (isOver(stratagemOf(g, thorn))) pull(g, thorn)
}
