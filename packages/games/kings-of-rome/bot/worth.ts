import { periodData } from '../rules/new-chits.ts'
import { lastTurnOf } from '../rules/single-reign.ts'
import { actionsLeft, type Outlook } from './position.ts'
import { chanceOfMission } from './reign.ts'

/** What things are worth, in victory points. */

/** What an enterprise may change, and in how many actions. */
export interface Change {
  readonly vp?: number
  readonly ip?: number
  /** Of the Roman container. */
  readonly chits?: number
  /** Cities that count for the mission. */
  readonly cities?: number
  /** Units won or lost, or lost by the others. */
  readonly units?: number
  /** Reactions that are provoked. */
  readonly reactions?: number
  readonly actions?: number
}

/** What a change is worth. In a reign that is played by itself the mission is all (RULING-85). */
export function worthOf(outlook: Outlook, change: Change): number {
  const { vp = 0, ip = 0, chits = 0, cities = 0, units = 0, reactions = 0, actions = 0 } = change
  const { character, reign } = outlook
  if (reign === null)
    return (
      vp +
      influence(outlook, ip) +
      romanChits(outlook, chits) +
      cities * oneMoreCity(outlook) +
      units * character.unit -
      reactions * reaction(outlook)
    )
  const { means, actionsOfTry, risk } = reign
  const after = {
    ...means,
    missing: means.missing - cities,
    tries: Math.max(0, means.tries - actions / actionsOfTry),
    ip: means.ip + ip,
  }
  const lost = chanceOfMission(after) - chanceOfMission({ ...after, missing: after.missing + 1 })
  const chance = chanceOfMission(after) - reactions * risk * lost - chanceOfMission(means)
  // Influence opens more than is reckoned with. Its end is the end of the mission, and nothing more.
  const opened = INFLUENCE * influence(outlook, Math.max(ip, 1 - means.ip))
  const glory = GLORY * (vp + units * character.unit)
  return MISSION * chance + opened + glory + lastChits(outlook, chits)
}

/** What it is worth to rest now: the actions that are left are lost (RULING-14). */
export function worthOfRest(outlook: Outlook): number {
  const { reign, character } = outlook
  return reign === null ? character.leastGain : worthOf(outlook, { actions: actionsLeft(outlook) })
}

/** What the mission is worth, and beside it influence, as a share of what it is worth in the whole game, and a point of glory. */
const MISSION = 10
const INFLUENCE = 0.5
const GLORY = 0.5

/** KOR-END-3: as many as will be drawn in this reign, and some to spare. */
function lastChits({ position, containers }: Outlook, change: number): number {
  const { draws, lastTurn } = periodData(position.data, position.state.period)
  const wanted = draws.roman * (lastTurn - position.state.turn) + 3
  const lack = (chits: number) => Math.max(0, wanted - chits)
  return 0.02 * change + 0.5 * (lack(containers.roman) - lack(containers.roman + change))
}

/** The last points of influence are worth more than those before: without any, all is lost (KOR-END-4). */
const DEAR = [12, 4, 2, 1.4, 1.15]

/** What it costs to lose the game. */
const RUIN = 10

/** Beyond these, another point is worth the less the more there are. */
const PLENTY = 6

/** In the last turns there is less and less left to spend it on. */
const LAST_TURNS = 5

/** A gain or loss of influence, from what Rome has now. */
export function influence({ position, character }: Outlook, change: number): number {
  const { ip, turn } = position.state
  if (ip + change <= 0) return -RUIN
  const horizon = Math.min(1, (lastTurnOf(position) - turn + 1) / LAST_TURNS)
  let worth = 0
  for (let point = Math.min(ip, ip + change); point < Math.max(ip, ip + change); point++) {
    const above = Math.max(0, point - character.reserve)
    worth += character.influence * (DEAR[above] ?? Math.min(1, PLENTY / above)) * (above === 0 ? 1 : horizon)
  }
  return change < 0 ? -worth : worth
}

/** KOR-END-3: chits that leave or join the Roman container; the fewer there are, the more each is worth. */
export function romanChits({ containers, character }: Outlook, change: number): number {
  let worth = 0
  const [low, high] = [containers.roman + Math.min(0, change), containers.roman + Math.max(0, change)]
  for (let chit = low; chit < high; chit++) {
    worth += character.chit * (chit < 3 ? 12 : chit < 6 ? 6 : chit < 10 ? 3 : 1)
  }
  return change < 0 ? -worth : worth
}

/** KOR-EOT-6, KOR-EOT-7: one more city that counts for the mission. */
export function oneMoreCity({ position, character, cities }: Outlook): number {
  const { mission, lastTurn } = periodData(position.data, position.state.period)
  const turns = lastTurn - position.state.turn + 1
  // Before the mission is fulfilled a city spares its share of the penalty; then each counts a point.
  const share = cities < mission ? character.city.needed : character.city.surplus
  const missing = 2 * mission + 1 - cities
  if (missing <= 0) return share
  // Its share of the prestige of the turns to come, as far as influence will carry the reign there.
  const within = Math.min(1, (position.state.ip - 1) / (1.5 * missing))
  return share + (3 * turns * character.prestige * within) / missing
}

/** KOR-HR-1, KOR-HR-2: what one hostile reaction costs. */
export function reaction({ armies, character }: Outlook): number {
  return armies ? character.reaction.withArmy : character.reaction.without
}
