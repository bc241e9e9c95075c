import type { Result } from '@aquila/engine'
import type { Aim, Aims, Standing, SuddenEnd, Way } from '../../table/index.ts'
import { honourableFrom, victoryAt } from '../data/periods.ts'
import { gloriousFrom } from '../data/reigns.ts'
import { nameOf } from '../names.ts'
import { missionOf, resultAsThingsStand } from '../rules/as-things-stand.ts'
import { isLastTurnOfPeriod } from '../rules/end-of-turn/redeployment.ts'
import { citiesForMission } from '../rules/end-of-turn/romanization.ts'
import { periodData } from '../rules/new-chits.ts'
import { phases } from '../rules/sequence.ts'
import { lastTurnOf } from '../rules/single-reign.ts'
import { ROME } from '../rules/state.ts'
import { alarmsOf } from './forecast.ts'
import type { KingsInput, Seen } from './position.ts'

/** How Rome wins (KOR-END) and loses: by points at the end of a reign, or by the mission of the one that is played. */
export function aimsOf(seen: Seen, input: KingsInput): Aims {
  const { view, position, text } = seen
  const turn = lastTurnOf(position)
  return {
    sides: [
      {
        role: ROME,
        kit: 'murex',
        name: text('aims.rome'),
        ways: [view.singleReign ? byMission(seen) : byPoints(seen), byForce(seen)],
      },
    ],
    now: standingOf(seen, resultAsThingsStand(position, view.containers, drawsAgain(seen, input))),
    atOnce: suddenEnds(seen),
    otherwise: view.singleReign
      ? text('aims.otherwise.reign', { n: gloriousFrom })
      : text('aims.otherwise', { honourable: honourableFrom, turn }),
  }
}

/** KOR-END-3: in the last turn of a reign no chit is drawn any more before new ones come, or the match is over. */
function drawsAgain({ position }: Seen, { phase }: KingsInput): boolean {
  const at = (id: string): number => phases.findIndex(each => each.id === id)
  return !isLastTurnOfPeriod(position) || at(phase) <= at('extraction')
}

/** KOR-END-2 */
function byPoints(seen: Seen): Way {
  const { view, data, position, text } = seen
  const { cities, mission } = missionOf(position)
  const met = view.vp >= victoryAt
  const { king, lastTurn } = periodData(data, view.period)
  const aim: Aim = {
    id: 'points',
    role: ROME,
    name: text('aims.points', { n: victoryAt }),
    deed: 'reach',
    words: text('aims.points', { n: victoryAt }),
    state: met ? 'met' : victoryAt - view.vp <= NEAR ? 'near' : 'open',
    met,
    missing: Math.max(0, victoryAt - view.vp),
    holder: null,
    conditions: [
      { text: text('aims.points.words'), have: view.vp, need: victoryAt, shown: countOf(view.vp) },
      {
        text: text('aims.points.mission', { king: nameOf(seen, data, king), n: mission }),
        have: Math.min(cities, mission),
        need: mission,
        helps: true,
        rule: 'KOR-EOT-6',
      },
    ],
    asked: text('aims.asked.reign', { turn: lastTurn }),
    places: [],
    rule: 'KOR-END-2',
  }
  return {
    label: text('aims.reign'),
    words: text('aims.words.points', { n: victoryAt }),
    rule: 'KOR-END-2',
    aims: [aim],
    got: view.vp,
    of: victoryAt,
    score: countOf(view.vp),
  }
}

/** The first reigns begin below nothing. */
function countOf(vp: number): string {
  return `${vp < 0 ? `−${-vp}` : vp}/${victoryAt}`
}

/** So few points one reign can bring. */
const NEAR = 4

/** KOR-END-1 */
function byForce({ view, text }: Seen): Way {
  const left = view.containers.hostile
  const met = left === 0
  return {
    label: text('aims.at-once'),
    words: text('aims.words.enemies'),
    rule: 'KOR-END-1',
    aims: [
      {
        id: 'enemies',
        role: ROME,
        name: text('aims.enemies'),
        deed: 'reach',
        words: text('aims.enemies'),
        state: met ? 'met' : left <= NEAR ? 'near' : 'open',
        met,
        missing: left,
        holder: null,
        conditions: [
          { text: text('aims.enemies.words', { n: left }), have: met ? 1 : 0, need: 1, shown: String(left) },
        ],
        asked: text('aims.asked.at-once'),
        places: [],
        rule: 'KOR-END-1',
      },
    ],
    got: met ? 1 : 0,
    of: 1,
    score: String(left),
  }
}

/** RULING-85, KOR-EOT-5 */
function byMission(seen: Seen): Way {
  const { position, text } = seen
  const { cities, mission } = missionOf(position)
  const turn = lastTurnOf(position)
  const met = cities >= mission
  const name = text('aims.mission', { n: mission })
  return {
    label: text('aims.reign'),
    words: text('aims.words.mission', { n: mission, turn }),
    rule: 'KOR-EOT-5',
    aims: [
      {
        id: 'mission',
        role: ROME,
        name,
        deed: 'reach',
        words: name,
        state: met ? 'met' : mission - cities <= 1 ? 'near' : 'open',
        met,
        missing: Math.max(0, mission - cities),
        holder: null,
        conditions: [
          {
            text: text('aims.mission.words'),
            have: Math.min(cities, mission),
            need: mission,
            rule: 'KOR-EOT-5',
          },
        ],
        asked: text('aims.asked.reign', { turn }),
        places: citiesForMission(position),
        rule: 'KOR-EOT-5',
      },
    ],
    got: cities,
    of: mission,
  }
}

function standingOf({ position, text }: Seen, result: Result): Standing {
  const kind = result.winners.length > 0 ? 'won' : result.outcome === 'honourable' ? 'honourable' : 'lost'
  return {
    result,
    text: text(`aims.now.${kind}`),
    future: text(`aims.future.${kind}`),
    asked: text('aims.end', { turn: lastTurnOf(position) }),
  }
}

/** KOR-END-3, KOR-END-4 */
function suddenEnds(seen: Seen): SuddenEnd[] {
  const { view, text } = seen
  const { influence, bag } = alarmsOf(seen)
  return [
    {
      id: 'influence',
      title: text('aims.influence'),
      text: text('aims.influence.text', { n: view.ip }),
      rule: 'KOR-END-4',
      danger: influence,
    },
    {
      id: 'bag',
      title: text('aims.bag'),
      text: text('aims.bag.text', { n: view.containers.roman }),
      rule: 'KOR-END-3',
      danger: bag,
    },
  ]
}
