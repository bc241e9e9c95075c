import { placeName, regionName, townName } from '../../imperator/names.ts'
import { isOnMap, placeOf } from '../../imperator/rules/pieces.ts'
import { leaderPiece, pieceOf } from '../../imperator/table/counters.ts'
import { sideName } from '../../imperator/table/dress.ts'
import type { PanelLine, PanelSection, Seat, SideLine } from '../../table/index.ts'
import { fleetIds } from '../data/dioceses.ts'
import { row, type SideId } from '../data/index.ts'
import { sonsOfConstantin } from '../data/leaders.ts'
import { sideIds } from '../data/types.ts'
import { nameOf } from '../names.ts'
import { augustiOf, capitalDioceses, capitalOf, emperorsOf } from '../rules/emperors/ranks.ts'
import { aboard } from '../rules/fleets/fleets.ts'
import { placeOfFleet } from '../rules/fleets/sail.ts'
import { boxes, opponentOf } from '../rules/state.ts'
import { MOST_USURPERS } from '../rules/usurpation/candidates.ts'
import { scoresOf } from '../rules/victory.ts'
import { kitOf } from './dress.ts'
import { frontier } from './frontier.ts'
import { heirsOf } from './heirs.ts'
import type { Seen } from './position.ts'

/** SV-3.5, SV-3.6: who reigns, who rises, who would follow, and what the Empire is to each side. */
export function college(seen: Seen): PanelSection[] {
  return [thrones(seen), usurpers(seen), house(seen), dioceses(seen), ...frontier(seen)].filter(
    ({ lines, figure }) => lines.length > 0 || figure !== undefined,
  )
}

/** SV-3.5.1-B: two Augusti and two Caesars a side; SV-3.5.1-D: no more than it holds capitals. */
function thrones(seen: Seen): PanelSection {
  const { position, text } = seen
  return {
    title: '',
    figure: {
      kind: 'seats',
      sides: sideIds.map(side => {
        const used = emperorsOf(position, side).length
        const capitals = capitalDioceses(position, side).length
        return {
          kit: kitOf(side),
          name: sideName(seen, side),
          seats: seatsOf(seen, side),
          limit: {
            used,
            held: capitals,
            text: text('college.capitals', { used, capitals }),
            rule: 'SV-3.5.1-D',
          },
          lines: [...succession(seen, side), ...fleets(seen, side)],
        }
      }),
    },
    lines: [],
  }
}

/** The head and the other Augustus above, the Caesars below. */
function seatsOf(seen: Seen, side: SideId): Seat[] {
  const { position, view, data, text } = seen
  const head = side === 'primus' ? 'PA' : 'SA'
  const isFull = emperorsOf(position, side).length >= capitalDioceses(position, side).length
  const seat = (short: 'PA' | 'SA' | 'A' | 'C', id: string | undefined): Seat => {
    const office = text(`college.${short}`)
    if (id === undefined)
      return { short, office, leader: null, note: text(isFull ? 'college.barred' : 'college.free') }
    return {
      short,
      office,
      leader: leaderPiece(seen, id),
      ...whereHeIs(seen, id),
      ...(view.protectores[side] === id
        ? { guarded: text('college.protectores', { leader: nameOf(seen, data, id) }) }
        : {}),
    }
  }
  const [first, second] = augustiOf(position, side)
  const [elder, younger] = view.caesares[side]
  return [seat(head, first), seat('A', second), seat('C', elder), seat('C', younger)]
}

function whereHeIs(seen: Seen, id: string): Pick<Seat, 'note' | 'place'> {
  const { data, position } = seen
  const place = placeOf(position, id)
  return isOnMap(data, place)
    ? { note: String(placeName(seen, data, place)), place }
    : { note: nameOf(seen, data, place) }
}

/** SV-3.6.1-A, SV-10.2-S7 */
function usurpers(seen: Seen): PanelSection {
  const { view, data, position, text } = seen
  const { usurpations } = view
  return {
    title: text('college.usurpers', { n: usurpations.length, of: MOST_USURPERS * sideIds.length }),
    lines: usurpations.map(({ usurper, master, followers }): PanelLine => {
      const against = sideName(seen, opponentOf(position, master))
      const { note: zone, place } = whereHeIs(seen, usurper)
      const points = scoresOf(position, master).find(({ what }) => what === 'usurpation')?.points ?? 0
      const notes = [
        points > 0
          ? text('college.usurper', { against, zone, points, master: sideName(seen, master) })
          : text('college.usurper-unpaid', { against, zone }),
        ...(followers.length === 0
          ? []
          : [text('college.followers', { names: followers.map(id => nameOf(seen, data, id)) })]),
      ]
      return {
        text: nameOf(seen, data, usurper),
        note: notes.join('; '),
        kit: kitOf(master),
        rule: 'SV-3.6.1-A',
        pieces: [pieceOf(seen, usurper)],
        ...(place === undefined ? {} : { place }),
      }
    }),
  }
}

/** SV-3.5.1-M: the sons whom Constantin names, in their order; shown where he or one of them has a part. */
function house(seen: Seen): PanelSection {
  const { view, data, position, text } = seen
  const { lastYear } = data.scenarios[view.scenario]
  const family = ['constantin', ...sonsOfConstantin].filter(
    id => row(data.romanLeaders, id).entry.year <= lastYear,
  )
  const places = family.map(id => placeOf(position, id))
  const title = text('college.house')
  // A father without a son to come in this scenario is no house.
  if (family.length < 2 || !places.some(place => isOnMap(data, place))) return { title, lines: [] }
  return {
    title,
    figure: {
      kind: 'lineage',
      name: title,
      members: family.map((id, number) => {
        const leader = leaderPiece(seen, id)
        const place = placeOf(position, id)
        const { year } = row(data.romanLeaders, id).entry
        if (place === boxes.dead) return { leader, is: 'gone', note: text('college.dead') }
        if (place === boxes.coming)
          return view.constantin.died !== null && isUnborn(seen, id)
            ? { leader, is: 'gone', note: text('college.never') }
            : { leader, is: 'ahead', note: text('college.comes', { year }) }
        return {
          leader,
          is: 'here',
          note: number === 0 ? text('college.father') : text('college.son', { n: number }),
        }
      }),
    },
    lines: [],
  }
}

/** SV-LT-C: his father died before he was born. */
function isUnborn({ view, data }: Seen, id: string): boolean {
  const { born } = row(data.romanLeaders, id)
  const { died } = view.constantin
  return born !== null && died !== null && died < born
}

/** SV-3.5.2: who follows if the head dies. */
function succession({ data, position, ...speech }: Seen, side: SideId): SideLine[] {
  const next = heirsOf(position, side)
  if (next === null) return []
  const heirs = next.heirs.map(id => nameOf(speech, data, id))
  return [
    {
      icon: 'skull',
      text: speech.text('college.heir', { follows: next.follows, heirs }),
      rule: next.rule,
    },
  ]
}

/** SV-10.1-D: the twelve Dioceses, those with a capital under a crown. */
function dioceses(seen: Seen): PanelSection {
  const { view, data, position, text } = seen
  const held = (side: SideId): number => data.regionOrder.filter(id => view.regions[id] === side).length
  const points = (side: SideId): number =>
    scoresOf(position, side).find(({ what }) => what === 'control')?.points ?? 0
  return {
    title: text('college.dioceses', {
      primus: held('primus'),
      secondus: held('secondus'),
      primusPoints: points('primus'),
      secondusPoints: points('secondus'),
    }),
    figure: {
      kind: 'tiles',
      tiles: data.regionOrder.map(id => {
        const name = String(regionName(seen, data, id))
        return {
          id,
          short: name.slice(0, 4),
          name: `${name}, ${sideName(seen, view.regions[id])}`,
          kit: kitOf(view.regions[id]),
          ...(capitalOf(position, id) === null ? {} : { icon: 'crown' }),
          place: row(data.regions, id).zones[0] ?? data.constantinopolis.zone,
        }
      }),
    },
    lines: [],
  }
}

/** SV-3.4.2: where the fleet of a side lies, and how many are aboard. */
function fleets(seen: Seen, side: SideId): SideLine[] {
  const { view, data, position, text } = seen
  return fleetIds
    .filter(id => view.fleets[id].side === side)
    .map(id => {
      const { returns } = view.fleets[id]
      if (returns !== null)
        return { icon: 'galley', text: text('college.fleet-lost', { year: returns }), rule: 'SV-9.2-A' }
      const place = placeOfFleet(position, id)
      const port = townName(seen, data, place) ?? nameOf(seen, data, place)
      return {
        icon: 'galley',
        text: text('college.fleet', { port, n: aboard(position, id).length }),
        place,
      }
    })
}
