import type { Panel, PanelLine, PanelSection, Stack } from '../../table/index.ts'
import { hexes, type NationId } from '../data/index.ts'
import { peoples } from '../data/map.ts'
import type { KingsSpeech } from '../messages/index.ts'
import { nameOf } from '../names.ts'
import { citiesOf, holderOf, isRomanized } from '../rules/cities.ts'
import { isInPlay } from '../rules/deployment/wars.ts'
import { citiesForMission } from '../rules/end-of-turn/romanization.ts'
import { periodData } from '../rules/new-chits.ts'
import {
  astutiaOf,
  isGarrison,
  isHex,
  isLeader,
  isUnit,
  leadersIn,
  nationOf,
  placeOf,
  stackIn,
  virtusOf,
} from '../rules/pieces.ts'
import { distanceToRome, hostileArmies, looseUnits } from '../rules/reactions/armies.ts'
import { weakestGarrisons } from '../rules/reactions/betrayal.ts'
import { isAtWar, isRefused, needsConsent } from '../rules/senate.ts'
import { reignsPlayed } from '../rules/single-reign.ts'
import { boxes, type KingsPosition, type Place } from '../rules/state.ts'
import { pieceOf } from './counters.ts'
import { points } from './points.ts'
import { planOfRome, portraitOf } from './portraits.ts'
import { kitOfNation, type Seen } from './position.ts'

/** The side panels: the reign, the city and the bags, the peoples and what they may do, who stands where. */

export function panelsOf(seen: Seen, stacks: readonly Stack[]): Panel[] {
  return [
    {
      id: 'forces',
      title: seen.text('panel.forces'),
      icon: 'helmet',
      key: 'f',
      sections: forces(seen, stacks),
    },
    {
      id: 'reign',
      title: seen.text('panel.reign'),
      icon: 'crown',
      key: 't',
      sections: [reign(seen), reactions(seen), turns(seen)],
    },
    {
      id: 'peoples',
      title: seen.text('panel.peoples'),
      icon: 'auxilia',
      key: 'p',
      sections: [peoplesSection(seen)],
    },
    { id: 'city', title: seen.text('panel.city'), icon: 'tent', late: true, sections: city(seen) },
  ]
}

function reign(seen: Seen): PanelSection {
  const { view, data, position, messages, text } = seen
  const period = periodData(data, view.period)
  const king = view.king ?? period.king
  const cities = citiesForMission(position)
  const { chits, militaryOnly } = period.penalty
  const failure = [
    text('units', { n: virtusOf(position, king) }),
    ...(chits === 0 ? [] : [text(militaryOnly ? 'military-chits' : 'chits', { n: chits })]),
  ]
  const left = text('turns-left', { n: period.lastTurn - view.turn + 1 })
  return {
    title: text('reign.title', { from: period.firstTurn, to: period.lastTurn }),
    kit: 'murex',
    figure: {
      kind: 'portrait',
      picture: portraitOf(king),
      name: nameOf(seen, data, king),
      title: messages.say(`king.${king}`),
      ratings: [
        [text('rating.virtus'), virtusOf(position, king)],
        [text('rating.astutia'), astutiaOf(data, king)],
      ],
      goal: {
        text: text('mission', { n: period.mission }),
        done: cities.length,
        of: period.mission,
        note: view.singleReign
          ? text('mission.note.alone', { turns: left })
          : text('mission.note', { turns: left, failure }),
        rule: 'KOR-EOT-5',
      },
    },
    lines: [
      {
        text: text('reign.vp'),
        value: String(view.vp),
        note: text(view.singleReign ? 'reign.vp.note.alone' : 'reign.vp.note'),
        rule: 'KOR-END-2',
      },
      { text: text('reign.ip'), value: String(view.ip), note: text('reign.ip.note'), rule: 'KOR-END-4' },
      ...signs(seen, view),
      ...view.reigns.map(past => ({
        text: nameOf(seen, data, past.king),
        value: text('reign.past', { cities: past.cities, mission: past.mission }),
        note: text(past.cities >= past.mission ? 'reign.fulfilled' : 'reign.failed', { vp: past.vp }),
      })),
    ],
  }
}

/** What the gods and the Senate have to do with it just now. */
function signs({ text }: KingsSpeech, { omens, senate, bridge }: Seen['view']): PanelLine[] {
  return [
    ...(omens === null ? [] : [{ text: text(`omens.${omens}`), rule: 'KOR-EVT-5' }]),
    ...(senate ? [{ text: text('senate.sits'), rule: 'KOR-SEN-1' }] : []),
    ...(bridge ? [{ text: text('bridge.stands'), rule: 'KOR-EVT-4' }] : []),
  ]
}

/** KOR-ACT-3: what the others will do when Rome is done, and who would do it. */
function reactions(seen: Seen): PanelSection {
  const { view, data, position, text } = seen
  const armies = hostileArmies(position).toSorted(
    (one, two) => distanceToRome(position, one.leader ?? '') - distanceToRome(position, two.leader ?? ''),
  )
  const loose = [...looseUnits(position)].reduce((sum, [, units]) => sum + units.length, 0)
  const betrayed = weakestGarrisons(position).map(hex => nameOf(seen, data, hex))
  return {
    title: text('reactions', { n: view.notes.reactions }),
    lines: [
      {
        text: text('reaction.military'),
        value: armies.length > 0 ? text('reaction.first') : text('reaction.face.military'),
        note:
          armies.length === 0
            ? text('reaction.nobody')
            : armies.map(({ leader }) => armyNote(seen, position, leader ?? '')).join('; '),
        rule: 'KOR-MIL-1',
      },
      {
        text: text('reaction.revolts'),
        value: text('reaction.face.revolts'),
        note: loose === 0 ? text('reaction.draw') : text('loose', { n: loose }),
        rule: 'KOR-REV-1',
      },
      {
        text: text('reaction.ambush'),
        value: text('reaction.face.ambush'),
        note: text('reaction.ambush.note'),
        rule: 'KOR-AMB-1',
      },
      {
        text: text('reaction.betrayal'),
        value: text('reaction.face.betrayal'),
        note:
          betrayed.length === 0
            ? text('reaction.no-garrison')
            : text('reaction.weakest', { cities: betrayed }),
        rule: 'KOR-BET-1',
      },
    ],
  }
}

function armyNote(speech: KingsSpeech, position: KingsPosition, leader: string): string {
  return speech.text('reaction.army', {
    leader: nameOf(speech, position.data, leader),
    mp: points(distanceToRome(position, leader)),
  })
}

/** The turn track, reign by reign, with the offices that wait on it. */
function turns(seen: Seen): PanelSection {
  const { view, data, position, text } = seen
  return {
    title: text('track.title'),
    lines: [],
    figure: {
      kind: 'track',
      name: text('track.title'),
      groups: reignsPlayed(position).map(({ king, firstTurn, lastTurn }) => ({
        name: nameOf(seen, data, king).split(' ').at(-1) ?? king,
        spaces: Array.from({ length: lastTurn - firstTurn + 1 }, (_, index) => {
          const turn = firstTurn + index
          const waiting = Object.keys(view.track).filter(office => view.track[office] === turn)
          return {
            text: String(turn),
            is: turn < view.turn ? 'past' : turn === view.turn ? 'now' : 'ahead',
            ...(waiting.length === 0
              ? {}
              : { mark: waiting.map(office => nameOf(seen, data, office)).join(', ') }),
          }
        }),
      })),
    },
  }
}

/** Rome with what lies in it, the containers, the General Pool, captives and heroes. */
function city(seen: Seen): PanelSection[] {
  const { view, data, position, text } = seen
  const inRome = stackIn(position, hexes.rome)
  const pieces = (ids: readonly string[]) => ids.map(id => pieceOf(seen, position, id))
  const accused = inRome.filter(id => view.convicted.includes(id))
  const leaders = leadersIn(position, hexes.rome, 'roman').filter(id => !accused.includes(id))
  const kept = stackIn(position, boxes.kept).map(id => nameOf(seen, data, id))
  return [
    {
      title: text('city.rome'),
      kit: 'murex',
      lines: [],
      figure: {
        kind: 'boxes',
        picture: planOfRome,
        boxes: [
          { name: text('city.regia'), pieces: pieces(leaders.filter(id => data.offices[id] === undefined)) },
          {
            name: text('city.offices'),
            pieces: pieces(leaders.filter(id => data.offices[id] !== undefined)),
            ...(view.senate ? {} : { text: text('city.no-senate') }),
            rule: 'KOR-OFF-1',
          },
          {
            name: text('city.pool'),
            pieces: pieces(inRome.filter(id => isUnit(data, id))),
            rule: 'KOR-DEP-1',
          },
          { name: text('city.arx'), pieces: pieces(inRome.filter(id => isGarrison(data, id))) },
          {
            name: text('city.captives'),
            pieces: pieces(stackIn(position, boxes.captives)),
            rule: 'KOR-EOT-3',
          },
          { name: text('city.accused'), pieces: pieces(accused), rule: 'KOR-IGN-3' },
        ],
      },
    },
    {
      title: text('bags.title'),
      lines: [
        {
          text: text('bags.unseen'),
          value: String(view.unseen.length),
          note: unseenNote(seen, view.unseen, position),
        },
        ...(kept.length === 0 ? [] : [{ text: text('city.kept'), value: kept.join(', ') }]),
      ],
      figure: {
        kind: 'bags',
        bags: (['roman', 'hostile'] as const).map(side => ({
          name: text(`bag.${side}`),
          count: view.containers[side],
          kit: side === 'roman' ? ('murex' as const) : ('coal' as const),
          note: text('draws', { n: periodData(data, view.period).draws[side] }),
        })),
      },
    },
    {
      title: text('pool.title'),
      lines: [poolLine(seen, position, boxes.pool), ...warBoxes(seen, position)],
    },
  ]
}

/** What is in the two bags together, by kind: nobody knows which is in which. */
function unseenNote({ text }: KingsSpeech, unseen: readonly string[], { data }: KingsPosition): string {
  const units = unseen.filter(id => isUnit(data, id)).length
  const leaders = unseen.filter(id => isLeader(data, id)).length
  const garrisons = unseen.filter(id => isGarrison(data, id)).length
  const events = unseen.length - units - leaders - garrisons
  return [
    text('units', { n: units }),
    text('leaders', { n: leaders }),
    ...(garrisons === 0 ? [] : [text('garrisons', { n: garrisons })]),
    text('events', { n: events }),
  ].join(', ')
}

function poolLine(speech: KingsSpeech, position: KingsPosition, place: Place): PanelLine {
  const ids = stackIn(position, place).filter(id => isUnit(position.data, id))
  const garrisons = stackIn(position, place).filter(id => isGarrison(position.data, id))
  return {
    text: speech.text('pool.units'),
    value: String(ids.length),
    note: speech.text('garrisons', { n: garrisons.length }),
    pieces: ids.slice(0, 24).map(id => pieceOf(speech, position, id)),
  }
}

/** The wars of this period. */
function warBoxes(speech: KingsSpeech, position: KingsPosition): PanelLine[] {
  const { data, state } = position
  return Object.values(data.wars)
    .filter(war => state.wars.includes(war.id))
    .map(war => ({
      text: nameOf(speech, data, war.nation),
      kit: kitOfNation(war.nation),
      value: speech.text(isInPlay(position, war) ? 'war.in-the-field' : 'war.beaten'),
      pieces: war.units
        .filter(unit => isHex(placeOf(position, unit)))
        .map(unit => pieceOf(speech, position, unit)),
    }))
}

function forces(seen: Seen, stacks: readonly Stack[]): PanelSection[] {
  const { data, text } = seen
  const line = (stack: Stack): PanelLine => ({
    text: nameOf(seen, data, stack.place),
    value: String(stack.strength),
    place: stack.place,
    kit: stack.kit,
    pieces: stack.pieces,
  })
  const byStrength = stacks.toSorted((one, other) => other.strength - one.strength)
  return [
    {
      title: text('forces.rome'),
      kit: 'murex',
      lines: byStrength.filter(({ kit }) => kit === 'murex').map(line),
    },
    { title: text('forces.others'), lines: byStrength.filter(({ kit }) => kit !== 'murex').map(line) },
  ]
}

/** Each people: at war or not, what the Senate says, how many of its cities are Roman. */
function peoplesSection(seen: Seen): PanelSection {
  const { data, position, text } = seen
  const cities = citiesOf(position)
  const ids: NationId[] = [...peoples.map(people => people.id).filter(id => id !== 'rom'), 'gal']
  return {
    title: text('peoples.title'),
    lines: ids.flatMap(id => {
      const own = cities.filter(each => each.people === id)
      const roman = own.filter(({ hex }) => isRomanized(position, hex))
      const lost = own.filter(({ hex }) => ![null, id].includes(holderOf(position, hex)))
      const armies = hostileArmies(position).filter(
        ({ leader }) => leader !== null && nationOf(data, leader) === id,
      )
      if (own.length === 0 && armies.length === 0) return []
      const note = [
        text('cities', { n: own.length }),
        ...(roman.length === 0 ? [] : [text('peoples.roman', { n: roman.length })]),
        ...(lost.length === 0 ? [] : [text('peoples.lost', { n: lost.length })]),
        ...(armies.length === 0 ? [] : [text('armies', { n: armies.length })]),
      ].join(', ')
      const first = own[0]
      return [
        {
          text: nameOf(seen, data, id),
          kit: kitOfNation(id),
          value: attitude(seen, position, id),
          note,
          ...(first === undefined ? {} : { place: first.hex }),
        },
      ]
    }),
  }
}

function attitude({ text }: KingsSpeech, position: KingsPosition, id: NationId): string {
  if (isAtWar(position, id)) return text('peoples.war')
  if (isRefused(position, id)) return text('peoples.refused')
  if (position.state.notes.consent[id] === true) return text('peoples.granted')
  return text(needsConsent(position, id) ? 'peoples.ask' : 'peoples.free')
}
