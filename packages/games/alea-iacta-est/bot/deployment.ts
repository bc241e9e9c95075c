import type { Advice } from '@aquila/engine'
import { Evaluation } from '../../imperator/bot/evaluation.ts'
import { Field } from '../../imperator/bot/field.ts'
import { strengthOf } from '../../imperator/rules/combat/odds.ts'
import { advise, bestOf } from '../../kit/answers.ts'
import { row } from '../data/index.ts'
import { postsWithoutLeader } from '../rules/deployment-zones.ts'
import {
  commandOf,
  isFactionLeader,
  isLegio,
  isNaves,
  landUnitsOf,
  leadersIn,
  navesOf,
  tacticalOf,
  unitsIn,
} from '../rules/pieces.ts'
import { garrisonShortfall } from '../rules/regions.ts'
import type { Place } from '../rules/state.ts'
import type { AleaThought, Answer, Answers } from './position.ts'

/** Free deployment: the best leaders to the front with the best legions, the others to the posts that need a man. */

/** Who leads an army; the others hold a post. */
const GENERAL = 6

const deployLeader: Answer<'deploy-leader'> = thought => {
  const { position, side, decision, mind } = thought
  if (!mind.character.concentrates) return spreadOut(thought)
  const { leader: id } = decision.about
  const evaluation = evaluationBeforeShips(thought)
  const general = commandOf(position, id) >= GENERAL
  const posts = postsWithoutLeader(position, side)
  return advise(
    bestOf(decision, 'deploy', zone => {
      const { region, city, port } = row(position.data.zones, zone)
      const front = 20 * evaluation.pullOf(zone) + (port === null ? 0 : 2) + (city === null ? 0 : 1)
      if (general)
        return front + Math.min(6, 0.4 * commandAt(thought, zone)) - peril(thought, evaluation, id, zone)
      const post =
        zone === position.data.roma.zone ? posts.includes('roma') : region !== null && posts.includes(region)
      return front * 0.5 + (post ? 8 : 0) - 2 * leadersIn(position, zone).length
    }),
  )
}

/** In deployment ships come last: every port may yet have some. */
function evaluationBeforeShips({ position, side, doctrine, mind: { character } }: AleaThought): Evaluation {
  const field = new Field(doctrine, position, side, character.foresees, true)
  return new Evaluation(doctrine, position, side, character, field)
}

/** A Faction Leader stays out of reach of an army that would beat most of his own. */
function peril(
  { position, side, mind }: AleaThought,
  evaluation: Evaluation,
  id: string,
  zone: Place,
): number {
  const { heads } = mind.character.judgement
  if (heads === 0 || !isFactionLeader(position, id)) return 0
  const threat = evaluation.threatAt(zone)
  const { units } = position.data.scenarios[position.state.scenario].forces[side]
  const army = strengthOf(
    position,
    units.filter(piece => !isNaves(position.data, piece)),
  )
  return 20 * heads * Math.max(0, threat / (0.7 * army) - 0.5)
}

/** The recruit's way: a little of everything everywhere, in cities if possible. */
function spreadOut({ position, side, decision }: AleaThought): Advice | null {
  return advise(
    bestOf(decision, 'deploy', zone => {
      const counters = landUnitsOf(position, zone, side).length + leadersIn(position, zone).length
      return (row(position.data.zones, zone).city === null ? 0 : 2) - counters
    }),
  )
}

const deployUnit: Answer<'deploy-unit'> = thought => {
  const { position, side, decision, mind } = thought
  if (!mind.character.concentrates) return spreadOut(thought)
  const { unit: piece } = decision.about
  const evaluation = evaluationBeforeShips(thought)
  const recruit = position.data.units[piece]?.recruit === true
  return advise(
    bestOf(decision, 'deploy', zone => {
      const { region, city } = row(position.data.zones, zone)
      const front = 20 * evaluation.pullOf(zone)
      const command = commandAt(thought, zone)
      if (isNaves(position.data, piece)) return front + command - 0.5 * navesOf(position, zone, side).length
      const room = command - landUnitsOf(position, zone, side).length
      const garrison =
        isLegio(position.data, piece) && region !== null && garrisonShortfall(position, region) > 0
      return (
        front +
        (room > 0 ? 6 + tacticalAt(thought, zone) : -4) +
        (garrison ? (recruit ? 12 : 2) : 0) +
        (recruit && zone === position.data.roma.zone && room >= command - 1 ? 14 : 0) +
        (city === null ? 0 : 1) +
        (unitsIn(position, zone).length > 0 ? 0.5 : 0)
      )
    }),
  )
}

function commandAt({ position }: AleaThought, zone: Place): number {
  return leadersIn(position, zone).reduce((sum, id) => sum + commandOf(position, id), 0)
}

function tacticalAt({ position }: AleaThought, zone: Place): number {
  return leadersIn(position, zone).reduce((best, id) => Math.max(best, tacticalOf(position, id)), 0)
}

export const deploymentAnswers: Answers = {
  'deploy-leader': deployLeader,
  'deploy-unit': deployUnit,
}
