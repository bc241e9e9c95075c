import { type Choice, pick, type Reason, type Rules } from '@aquila/engine'
import type { FactionId, NationalityId, PeopleId, StratagemId } from '../../data/index.ts'
import { nationalityIds, peopleIds } from '../../data/types.ts'
import { leaderDies } from '../fate.ts'
import { rollWithFavour } from '../favour.ts'
import { pacify, whyNotPacify } from '../peoples/pacification.ts'
import {
  isLegio,
  isOnMap,
  leadersIn,
  reduceUnit,
  romanLeadersOnMap,
  sideOf,
  stackIn,
  unit,
  unitsIn,
} from '../pieces.ts'
import { type Alea, type AleaPosition, opponentOf, type Place } from '../state.ts'
import { spend } from './hand.ts'
import { playableFaces } from './window.ts'

/** The stratagems that can be played at any moment of Phase E (AIE-6-c, AIE-2.E-c); those of battles are elsewhere. */
export function campaignStratagems(g: AleaPosition, side: FactionId): Choice[] {
  if (g.state.hands[side].length === 0) return []
  return playableFaces(g, side, stratagem => whyNotInCampaign(g, side, stratagem) === null)
}

/** Why a stratagem cannot be played now: it is none of the campaign, or has no target. */
export function whyNotInCampaign(
  position: AleaPosition,
  side: FactionId,
  stratagem: StratagemId,
): Reason | null {
  switch (stratagem) {
    case 'assassinat':
      return hasVictim(position, side) ? null : { rule: 'AIE-6.3-c', why: 'no-victim' }
    case 'foyer-de-peste':
      return position.state.plague === null ? null : { rule: 'AIE-6.3-d', why: 'plague-already' }
    case 'desertion':
      return hasLegions(position, opponentOf(side)) ? null : { rule: 'AIE-6.3-f', why: 'no-legions' }
    case 'intrigue-au-senat':
      return null
    case 'pacification-d-un-peuple-mineur':
      return someToPacify(position, false) ? null : { rule: 'AIE-6.3-m', why: 'nobody-to-pacify' }
    case 'pacification-d-un-peuple-majeur':
      return someToPacify(position, true) ? null : { rule: 'AIE-6.3-n', why: 'nobody-to-pacify' }
    case 'pacification-d-une-nationalite':
      return atWar(position).length > 0 ? null : { rule: 'AIE-6.3-o', why: 'nobody-to-pacify' }
    case 'pax-romana':
      return someToPacify(position, null) ? null : { rule: 'AIE-6.3-p', why: 'nobody-to-pacify' }
    default:
      return { rule: 'AIE-6-c', why: 'other-phase', about: { stratagem } }
  }
}

/** Plays what `campaignStratagems` offered, with immediate effect. */
export function* playCampaignStratagem(g: Alea, side: FactionId, { verb, noun }: Choice): Rules {
  const counter = String(noun)
  switch (verb) {
    case 'assassinat':
      spend(g, side, counter, verb)
      return yield* assassinat(g, side)
    case 'foyer-de-peste':
      return yield* foyerDePeste(g, side, counter)
    case 'desertion':
      spend(g, side, counter, verb)
      return yield* desertion(g, side)
    case 'intrigue-au-senat':
      spend(g, side, counter, verb)
      return endIntrigues(g)
    case 'pacification-d-un-peuple-mineur':
      spend(g, side, counter, verb)
      return yield* pacifyOne(g, side, false, 'AIE-6.3-m')
    case 'pacification-d-un-peuple-majeur':
      spend(g, side, counter, verb)
      return yield* pacifyOne(g, side, true, 'AIE-6.3-n')
    case 'pacification-d-une-nationalite':
      spend(g, side, counter, verb)
      return yield* pacifyNationality(g, side)
    case 'pax-romana':
      spend(g, side, counter, verb)
      return yield* paxRomana(g, side)
  }
}

/** AIE-6.3-c: an enemy Roman leader, but never Caesar. */
export function whyNotVictim(position: AleaPosition, side: FactionId, id: string): Reason | null {
  const about = { leader: id }
  if (id === 'caesar') return { rule: 'AIE-6.3-c', why: 'caesar-is-guarded' }
  if (position.data.romanLeaders[id] === undefined || sideOf(position, id) !== opponentOf(side))
    return { rule: 'AIE-6.3-c', why: 'not-an-enemy-leader', about }
  return null
}

function hasVictim(position: AleaPosition, side: FactionId): boolean {
  return romanLeadersOnMap(position, opponentOf(side)).some(id => id !== 'caesar')
}

function victims(position: AleaPosition, side: FactionId): string[] {
  return romanLeadersOnMap(position, opponentOf(side)).filter(id => whyNotVictim(position, side, id) === null)
}

/** AIE-6.3-c: 8 or 9 of 1d10 kills; Octavianus and M. Antonius die only of a 9. */
function* assassinat(g: Alea, side: FactionId): Rules {
  const victim = yield* pick({
    role: side,
    rule: 'AIE-6.3-c',
    task: 'pick-victim',
    verb: 'assassinate',
    nouns: victims(g, side),
  })
  const guarded = victim === 'octavianus' || victim === 'm-antonius'
  const roll = yield* rollWithFavour(g, 'd10', `assassination of ${victim}`, side)
  const killed = roll >= (guarded ? 9 : 8)
  if (!killed) g.tell({ kind: 'assassination-fails', rule: 'AIE-6.3-c', data: { leader: victim, roll } })
  else yield* leaderDies(g, victim, 'assassination')
}

/** AIE-6.3-d: it breaks out in a port. */
export function whyNoPlague({ data }: AleaPosition, zone: Place): Reason | null {
  return data.zones[zone]?.port == null ? { rule: 'AIE-6.3-d', why: 'no-port', about: { zone } } : null
}

/** AIE-6.3-d: a zone with a port falls ill: its units are reduced, each of its leaders dies on a 9. */
function* foyerDePeste(g: Alea, side: FactionId, counter: string): Rules {
  const zone = yield* pick({
    role: side,
    rule: 'AIE-6.3-d',
    task: 'pick-plague-zone',
    verb: 'infect',
    nouns: g.data.zoneIds.filter(id => whyNoPlague(g, id) === null),
  })
  spend(g, side, counter, 'foyer-de-peste')
  g.state.plague = { counter, zone }
  g.tell({ kind: 'plague', rule: 'AIE-6.3-d', data: { zone } })
  for (const piece of unitsIn(g.state, zone)) reduce(g, piece, zone, 'AIE-6.3-d')
  for (const id of leadersIn(g.state, zone)) {
    const roll = yield* rollWithFavour(g, 'd10', `plague on ${id}`, sideOf(g, id) ?? side)
    if (roll === 9) yield* leaderDies(g, id, 'plague')
  }
}

/** AIE-6.3-e: the plague ends with Phase E; its counter is back in the cup next turn. */
export function endPlague(g: Alea): void {
  const { plague } = g.state
  if (plague === null) return
  g.state.plague = null
  g.state.restingCounters.push(plague.counter)
  g.tell({ kind: 'plague-ends', rule: 'AIE-6.3-e', data: { zone: plague.zone } })
}

/** AIE-6.3-f: how many legions a desertion can touch. */
const DESERTERS = 5

function enemyLegions(position: AleaPosition, zone: Place, side: FactionId): string[] {
  const enemy = opponentOf(side)
  return stackIn(position.state, zone).filter(
    piece => isLegio(position.data, piece) && sideOf(position, piece) === enemy,
  )
}

function hasLegions(position: AleaPosition, side: FactionId): boolean {
  const { state, data } = position
  return data.romanUnitIds.some(
    id => isLegio(data, id) && isOnMap(data, unit(state, id).place) && sideOf(position, id) === side,
  )
}

/** Why the enemy has nobody to desert here. */
export function whyNoDesertion(position: AleaPosition, zone: Place, side: FactionId): Reason | null {
  if (enemyLegions(position, zone, side).length > 0) return null
  return { rule: 'AIE-6.3-f', why: 'no-legions' }
}

function zonesOfDesertion(position: AleaPosition, side: FactionId): Place[] {
  const { data } = position
  return [...data.zoneIds, ...Object.keys(data.seas)].filter(
    zone => whyNoDesertion(position, zone, side) === null,
  )
}

/** AIE-6.3-f: enemy legions of one zone are reduced, at most five; of more the player picks. */
function* desertion(g: Alea, side: FactionId): Rules {
  const zone = yield* pick({
    role: side,
    rule: 'AIE-6.3-f',
    task: 'pick-desertion-zone',
    verb: 'desert',
    nouns: zonesOfDesertion(g, side),
  })
  const legions = enemyLegions(g, zone, side)
  for (let left = Math.min(DESERTERS, legions.length); left > 0; left--) {
    const legion =
      legions.length === left
        ? legions[0]
        : yield* pick({
            role: side,
            rule: 'AIE-6.3-f',
            task: 'pick-deserters-of-enemy',
            verb: 'reduce',
            nouns: legions,
            about: { zone, left },
          })
    if (legion === undefined) return
    legions.splice(legions.indexOf(legion), 1)
    reduce(g, legion, zone, 'AIE-6.3-f')
  }
}

function reduce(g: Alea, piece: string, zone: Place, rule: string): void {
  const side = sideOf(g, piece) ?? ''
  const lost = reduceUnit(g, piece)
  g.tell({ kind: lost ? 'unit-lost' : 'unit-reduced', rule, data: { side, unit: piece, zone } })
}

/** AIE-6.3-l: legions that the controller of Italia must bring to Roma with a Faction Leader. */
const LEGIONS_AGAINST_INTRIGUE = 3

/** AIE-6.3-l: the intrigues in Roma end by themselves once a Faction Leader of Italia's controller is there in force. */
export function endIntrigues(g: Alea): void {
  const { state, data } = g
  if (state.intrigues.length === 0) return
  const owner = state.regions.italia
  if (owner === null) return
  const { zone } = data.roma
  if (!state.factionLeaders[owner].some(id => state.leaders[id]?.place === zone)) return
  if (enemyLegions(g, zone, opponentOf(owner)).length < LEGIONS_AGAINST_INTRIGUE) return
  state.cup.push(...state.intrigues.splice(0))
  g.tell({ kind: 'intrigues-end', rule: 'AIE-6.3-l', data: { side: owner } })
}

function someToPacify(position: AleaPosition, major: boolean | null): boolean {
  return peopleIds.some(people => isToPacify(position, people, major))
}

function toPacify(position: AleaPosition, major: boolean | null): PeopleId[] {
  return peopleIds.filter(people => isToPacify(position, people, major))
}

/** `major` is null where either kind will do. */
function isToPacify(position: AleaPosition, people: PeopleId, major: boolean | null): boolean {
  if (major !== null && position.data.peoples[people].major !== major) return false
  return whyNotPacify(position, people) === null
}

/** AIE-6.3-m, AIE-6.3-n */
function* pacifyOne(g: Alea, side: FactionId, major: boolean, rule: string): Rules {
  const people = yield* pick({
    role: side,
    rule,
    task: 'pacify-people',
    verb: 'pacify',
    nouns: toPacify(g, major),
  })
  yield* pacify(g, people, 'stratagem', side)
}

/** Peoples at war with Rome that a stratagem can pacify; allies are not at war (RULING-40). */
function atWar(position: AleaPosition): PeopleId[] {
  return peopleIds.filter(
    people => position.state.peoples[people].status === 'war' && whyNotPacify(position, people) === null,
  )
}

/** AIE-6.3-o: every People of one Nationality that is at war, his own included. */
function* pacifyNationality(g: Alea, side: FactionId): Rules {
  const warring = atWar(g)
  const ofThem = (id: NationalityId) => warring.filter(people => g.data.peoples[people].nationality === id)
  const nationality = yield* pick({
    role: side,
    rule: 'AIE-6.3-o',
    task: 'pacify-nationality',
    verb: 'pacify',
    nouns: nationalityIds.filter(id => ofThem(id).length > 0),
  })
  for (const people of ofThem(nationality)) yield* pacify(g, people, 'stratagem', side)
}

/** AIE-6.3-p: all Peoples at war, his own included, or a single People of his choice. */
function* paxRomana(g: Alea, side: FactionId): Rules {
  const everybody = atWar(g)
  const { verb, noun } = yield {
    role: side,
    rule: 'AIE-6.3-p',
    task: 'pax-romana',
    choices: [
      ...(everybody.length > 0 ? [{ verb: 'pacify-all' }] : []),
      ...toPacify(g, null).map(people => ({ verb: 'pacify', noun: people })),
    ],
  }
  const chosen = verb === 'pacify-all' ? everybody : peopleIds.filter(people => people === noun)
  for (const people of chosen) yield* pacify(g, people, 'stratagem', side)
}
