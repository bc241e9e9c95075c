import type { Ask, Rules } from '@aquila/engine'
import { giveHandicap } from '../../imperator/rules/handicap.ts'
import { type FactionId, row } from '../data/index.ts'
import { armiesWithRoom, type Helper, historicalZone, soundZone } from './deployment-helps.ts'
import {
  demandsOnUnits,
  isFree,
  leadersToDeploy,
  scenarioOf,
  unitsToDeploy,
  whyNotEmployUnit,
  zonesForLeader,
  zonesOpenToUnits,
} from './deployment-zones.ts'
import { changeFaction, isLegio, isNaves, placeOf, put, setReduced } from './pieces.ts'
import { type Alea, opponentOf, type Place } from './state.ts'
import { type AleaChoice, ask } from './tasks.ts'

type DeployChoice = AleaChoice<'deploy-leader' | 'deploy-unit'>

/** Free deployment, Scenarios 3 to 7. Each side sets up its leaders and then its units, one after the other. */

/**
 * RULING-131: points that were agreed on come first. AIE-FD-a: the side with the initiative of the first turn deploys
 * first. AIE-SC-b: Scenarios 1 and 2 are set up.
 */
export function* firstDeployment(g: Alea): Rules {
  yield* giveHandicap(g)
  if (!isFree(g)) return
  if (scenarioOf(g).flags.dolabellaChangesSides) rollForDolabella(g)
  yield* deploy(g, g.state.initiative)
}

export function* secondDeployment(g: Alea): Rules {
  if (isFree(g)) yield* deploy(g, opponentOf(g, g.state.initiative))
}

/** AIE-S5-d: an even roll makes Dolabella a Caesarian, an odd one a Republican. */
function rollForDolabella(g: Alea): void {
  const faction = g.dice.d6('side of dolabella') % 2 === 0 ? 'caesarian' : 'republican'
  changeFaction(g, 'dolabella', faction)
  g.tell({ kind: 'leader-joins', rule: 'AIE-S5-d', data: { leader: 'dolabella', side: faction } })
}

function* deploy(g: Alea, faction: FactionId): Rules {
  g.state.active = faction
  const desk = new Desk(g, faction)
  for (const leader of leadersToDeploy(g, faction)) {
    const zone = yield* desk.zoneFor(leader, zonesForLeader(g, faction, leader), choices =>
      ask({ role: faction, rule: 'AIE-FD-c', task: 'deploy-leader', choices, about: { leader } }),
    )
    put(g, leader, zone)
    g.tell({ kind: 'deploy', rule: 'AIE-FD-a', data: { side: faction, piece: leader, zone } })
  }
  // Neither regions nor leaders change any more, so what is open to units stays so.
  const ground = zonesOpenToUnits(g, faction)
  for (const piece of unitsToDeploy(g, faction)) {
    const demands = demandsOnUnits(g, faction)
    const zones = ground.filter(zone => whyNotEmployUnit(g, faction, piece, zone, demands) === null)
    const zone = yield* desk.zoneFor(piece, zones, choices =>
      ask({
        role: faction,
        rule: isNaves(g.data, piece) ? 'AIE-FD-d' : 'AIE-FD-b',
        task: 'deploy-unit',
        choices,
        about: { unit: piece, legions: isLegio(g.data, piece) ? demands.garrisons : 0 },
      }),
    )
    put(g, piece, zone)
    changeFaction(g, piece, faction)
    // AIE-S6-d
    const reduced = scenarioOf(g).flags.recruitsStartReduced && row(g.data.units, piece).recruit
    setReduced(g, piece, reduced)
    g.tell({ kind: 'deploy', rule: 'AIE-FD-a', data: { side: faction, piece, zone } })
  }
}

/** RULING-130: where a player says for each counter where it begins, for a whole army, or that the rest be placed for him. */
class Desk {
  readonly #g: Alea
  readonly #faction: FactionId
  /** Who places the rest; null: the player. */
  #helper: Helper | null = null
  /** The leader to whom units go until his army is full. */
  #general: string | null = null

  constructor(g: Alea, faction: FactionId) {
    this.#g = g
    this.#faction = faction
  }

  /** Says where a counter begins, and asks if that is not settled. */
  *zoneFor(
    piece: string,
    zones: readonly Place[],
    question: (choices: readonly DeployChoice[]) => Ask,
  ): Rules<Place> {
    if (this.#helper !== null) return this.#helper(this.#g, this.#faction, piece, zones)
    const armies = armiesWithRoom(this.#g, this.#faction, piece, zones)
    if (this.#general !== null && armies.includes(this.#general)) return placeOf(this.#g, this.#general)
    this.#general = null
    const { verb, noun } = yield question(this.#choices(zones, armies))
    switch (verb) {
      case 'deploy-army':
        this.#general = String(noun)
        return placeOf(this.#g, this.#general)
      case 'deploy-history':
        this.#helper = historicalZone
        return historicalZone(this.#g, this.#faction, piece, zones)
      case 'deploy-rest':
        this.#helper = soundZone
        return soundZone(this.#g, this.#faction, piece, zones)
      default:
        return String(noun)
    }
  }

  /** Where there is but one zone there is no question. */
  #choices(zones: readonly Place[], armies: readonly string[]): DeployChoice[] {
    const choices: DeployChoice[] = zones.map(noun => ({ verb: 'deploy', noun }))
    if (choices.length < 2) return choices
    for (const noun of armies) choices.push({ verb: 'deploy-army', noun })
    if (scenarioOf(this.#g).forces[this.#faction].history !== null) choices.push({ verb: 'deploy-history' })
    choices.push({ verb: 'deploy-rest' })
    return choices
  }
}
