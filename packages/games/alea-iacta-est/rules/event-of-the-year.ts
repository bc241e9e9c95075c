import type { Rules } from '@aquila/engine'
import {
  type Effect,
  fallsIll,
  eventOfTheYear as rollEvent,
} from '../../imperator/rules/event-of-the-year.ts'
import { divinePeace, severeWinter } from '../../imperator/rules/sequences.ts'
import type { EventId, FactionId, RegionId } from '../data/index.ts'
import { factionIds } from '../data/types.ts'
import { parthianVersatility } from './peoples/pacification.ts'
import {
  eliminateUnit,
  isOnMap,
  leader,
  peopleOf,
  politicalOf,
  reduceUnit,
  setReduced,
  unit,
  unitsIn,
} from './pieces.ts'
import { legionsIn } from './regions.ts'
import { type Alea, type AleaPosition, opponentOf } from './state.ts'
import { pick } from './tasks.ts'

/**
 * What each event does at once. Those without a line of their own only change how the year is played and are looked up
 * where they matter; in battle they are added or subtracted as AIE-EV-16 says.
 */
const effects: { readonly [id in EventId]: Effect } = {
  'unhealthy-roma': unhealthyRoma,
  // AIE-EV-02: in movement.
  'disastrous-weather': null,
  // AIE-EV-03: in battle.
  'roman-discouragement': null,
  *'illness-of-the-faction-leader'(g: Alea) {
    fallsIll(g, factionLeaderControllingRoma(g), 'AIE-EV-04')
  },
  // AIE-EV-05: in battle.
  'barbarian-vigour': null,
  // AIE-EV-06: in the moves of the Faction Leaders.
  'political-agitation': null,
  // AIE-EV-07, RULING-66
  *'severe-winter'(g: Alea) {
    severeWinter(g)
    tellSequences(g, 'AIE-EV-07')
  },
  *'divine-peace'(g: Alea) {
    if (g.options.event8 === 'oneEach') oneSequenceEach(g)
    else divinePeace(g)
    tellSequences(g, 'AIE-EV-08')
  },
  // AIE-EV-09: at sea.
  'wrath-of-neptune': null,
  'unpopularity-of-the-faction-leader': unpopularity,
  desertion,
  // AIE-EV-12: in battle.
  'donation-to-the-legions': null,
  'plague-in-the-orient': plagueInTheOrient,
  'parthian-versatility': parthianVersatility,
  // AIE-EV-15: the second half in battle.
  'famine-among-the-barbarians': famine,
}

/** AIE-2.D-c: 1d6 + 1d10 give the event of the year. */
export function eventOfTheYear(g: Alea): Rules {
  return rollEvent(g, g.data.events, effects)
}

/** AIE-EV-01: all units in the zone of Roma are reduced, and each Faction Leader there falls ill (RULING-117). */
function* unhealthyRoma(g: Alea): Rules {
  const { zone } = g.data.roma
  for (const piece of unitsIn(g, zone)) turnToReduced(g, piece, 'AIE-EV-01')
  const present = [...g.state.factionLeaders.caesarian, ...g.state.factionLeaders.republican]
  for (const id of present) if (leader(g, id).place === zone) fallsIll(g, id, 'AIE-EV-01')
}

/** RULING-64: of the faction that controls Roma, the Faction Leader in its zone, else the one with the higher PC. */
export function factionLeaderControllingRoma(position: AleaPosition): string | null {
  const { state, data } = position
  if (state.roma === null) return null
  const onMap = state.factionLeaders[state.roma].filter(id => isOnMap(data, leader(position, id).place))
  const inRoma = onMap.filter(id => leader(position, id).place === data.roma.zone)
  const candidates = inRoma.length > 0 ? inRoma : onMap
  const byPolitics = candidates.toSorted(
    (one, two) => politicalOf(position, two) - politicalOf(position, one),
  )
  return byPolitics[0] ?? null
}

/** AIE-EV-08, RULING-66: by another reading, one sequence is left to each player. */
function oneSequenceEach({ state }: Alea): void {
  for (const side of factionIds) state.sequences[side] = Math.min(1, state.sequences[side])
}

function tellSequences(g: Alea, rule: string): void {
  const { caesarian, republican } = g.state.sequences
  g.tell({ kind: 'sequences', rule, data: { total: caesarian + republican, caesarian, republican } })
}

/** AIE-EV-10: the opponent gets one more sequence at the end of Phase E. */
function* unpopularity(g: Alea): Rules {
  const unpopular = factionLeaderControllingRoma(g)
  if (unpopular === null || g.state.roma === null) return
  const side = opponentOf(g, g.state.roma)
  g.state.turn.extraSequence = side
  g.tell({ kind: 'extra-sequence', rule: 'AIE-EV-10', data: { side, leader: unpopular } })
}

/** AIE-EV-11: two regions are rolled for; each controller takes two of his legions there off the map. */
function* desertion(g: Alea): Rules {
  const [one, two] = [rollRegion(g), rollRegion(g)]
  g.tell({ kind: 'desertion-regions', rule: 'AIE-EV-11', data: { one, two, happens: one !== two } })
  if (one === two) return
  yield* legionsDesert(g, one)
  yield* legionsDesert(g, two)
}

function rollRegion(g: Alea): RegionId {
  const roll = g.dice.d6('desertion')
  const region = roll >= 1 && roll <= 6 ? g.data.desertionRegions[dieFace(roll)] : undefined
  if (region === undefined) throw new Error(`no region for ${roll}`)
  return region
}

function dieFace(roll: number): 1 | 2 | 3 | 4 | 5 | 6 {
  const face = ([1, 2, 3, 4, 5, 6] as const).find(each => each === roll)
  if (face === undefined) throw new Error(`a d6 does not show ${roll}`)
  return face
}

/** RULING-68: the owner chooses; if there are fewer than two, all go. Garrisons do not matter. */
function* legionsDesert(g: Alea, region: RegionId): Rules {
  const owner: FactionId | null = g.state.regions[region]
  if (owner === null) return
  for (let left = 2; left > 0; left--) {
    const legions = legionsIn(g, region, owner)
    if (legions.length === 0) return
    const legion = yield* pick({
      role: owner,
      rule: 'AIE-EV-11',
      task: 'pick-deserters',
      verb: 'lose',
      nouns: legions,
      about: { region, left },
    })
    g.tell({
      kind: 'unit-lost',
      rule: 'AIE-EV-11',
      data: { side: owner, unit: legion, zone: unit(g, legion).place },
    })
    eliminateUnit(g, legion)
  }
}

/** AIE-EV-13: units in Asia, Pontici and Aegyptii are reduced, reduced ones are gone for the turn. */
function* plagueInTheOrient(g: Alea): Rules {
  const { regions, peoples } = g.data
  for (const zone of [...regions.asia.zones, ...peoples.pontici.zones, ...peoples.aegyptii.zones]) {
    for (const piece of unitsIn(g, zone)) {
      const lost = reduceUnit(g, piece)
      g.tell({
        kind: lost ? 'unit-lost' : 'unit-reduced',
        rule: 'AIE-EV-13',
        data: { side: unit(g, piece).faction ?? '', unit: piece, zone },
      })
    }
  }
}

/** AIE-EV-15, RULING-69: German and Celtic units on the map are reduced; reduced ones stay so. */
function* famine(g: Alea): Rules {
  for (const zone of g.data.zoneIds) {
    for (const piece of unitsIn(g, zone)) {
      if (isGermanOrCelt(g, piece)) turnToReduced(g, piece, 'AIE-EV-15')
    }
  }
}

/** AIE-EV-05, AIE-EV-15: the Peoples these events are about. */
export function isGermanOrCelt({ data }: AleaPosition, piece: string): boolean {
  const people = peopleOf(data, piece)
  if (people === null) return false
  const { nationality } = data.peoples[people]
  return nationality === 'germans' || nationality === 'celts'
}

function turnToReduced(g: Alea, piece: string, rule: string): void {
  const counter = unit(g, piece)
  if (counter.reduced) return
  setReduced(g, piece, true)
  g.tell({
    kind: 'unit-reduced',
    rule,
    data: { side: counter.faction ?? '', unit: piece, zone: counter.place },
  })
}
