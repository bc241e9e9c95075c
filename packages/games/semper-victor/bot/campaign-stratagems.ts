import type { Ripeness } from '../../imperator/bot/doctrine.ts'
import { strengthOf } from '../../imperator/rules/combat/odds.ts'
import { zonesToResolve } from '../../imperator/rules/combat/phase.ts'
import { commandOf, leadersOf, placeOf, sideOf, tacticalOf, unitsOf } from '../../imperator/rules/pieces.ts'
import { advise, bestOf } from '../../kit/answers.ts'
import type { DioceseId } from '../data/index.ts'
import { dioceseIds, peopleIds } from '../data/types.ts'
import { isEmperor, isHead, isUsurper } from '../rules/emperors/ranks.ts'
import type { Place } from '../rules/state.ts'
import { limitaneiIn, victims } from '../rules/stratagems/blows.ts'
import { decidesByDeath } from '../rules/victory.ts'
import { isPaxWelcome, isPeaceOfNationalityWelcome } from './peace.ts'
import type { Answers, SemperBotTypes, SemperThought } from './position.ts'

/** The stratagems that can be played at any time of Phase E. */

/** Strength that a blow must take from the enemy. */
const BLOW = 10
/** Units of limitanei that the enemy must lose more than the side itself. */
const ABANDONED = 2

/** When each is worth its counter, in the order in which they are thought of. */
export const campaignStratagems: readonly Ripeness<SemperBotTypes>[] = [
  ripe('assassinat', thought => victims(thought.position, thought.side).some(id => isGreat(thought, id))),
  ripe('desertion', thought => bestZone(thought, enemyStrength) >= BLOW),
  ripe('foyer-de-peste', thought => bestZone(thought, plagueGain) >= BLOW),
  ripe('epidemie-de-peste', thought => bestZone(thought, plagueGain) >= BLOW),
  ripe('abandon', thought => dioceseIds.some(diocese => abandonGain(thought, diocese) >= ABANDONED)),
  ...['bagaudes', 'persecution', 'heresy', 'coup-d-etat-perse'].map(id => ripe(id, isEnemyDone)),
  ...[
    '-d-un-peuple-majeur',
    '-de-trois-peuples-mineurs',
    '-de-deux-peuples-mineurs',
    '-d-un-peuple-mineur',
  ].map(kind => ripe(`pacification${kind}`, hasHostilePeoples)),
  ripe('pacification-d-une-nationalite', isPeaceOfNationalityWelcome),
  ripe('pax-romana', isPaxWelcome),
]

function ripe(stratagem: string, isRipe: (thought: SemperThought) => boolean): Ripeness<SemperBotTypes> {
  return { stratagem, isRipe, mayRipen: () => true }
}

/** SV-6.3-Y to SV-6.3-ZA: a player who moves no more this year cannot pull it out before it counts. */
function isEnemyDone({ position, enemy }: SemperThought): boolean {
  return position.state.sequences[enemy] === 0
}

function isGreat({ position }: SemperThought, id: string): boolean {
  return isEmperor(position, id) || isUsurper(position, id)
}

function hasHostilePeoples({ position, enemy }: SemperThought): boolean {
  return peopleIds.some(
    people =>
      position.state.peoples[people].status === 'war' && position.state.peoples[people].faction === enemy,
  )
}

function bestZone(thought: SemperThought, gain: (thought: SemperThought, zone: Place) => number): number {
  return Math.max(...thought.position.data.zoneIds.map(zone => gain(thought, zone)))
}

function enemyStrength({ position, enemy }: SemperThought, zone: Place): number {
  return strengthOf(position, unitsOf(position, zone, enemy))
}

/** SV-6.3-D: enemies who would be reduced, less one's own. */
function plagueGain(thought: SemperThought, zone: Place): number {
  const { position, side, enemy } = thought
  const own = strengthOf(position, unitsOf(position, zone, side))
  const leaders = leadersOf(position, zone, enemy).length - leadersOf(position, zone, side).length
  return enemyStrength(thought, zone) - own + leaders
}

/** SV-6.3-G: the limitanei that the enemy would lose, less one's own. */
function abandonGain({ position, side }: SemperThought, diocese: DioceseId): number {
  return limitaneiIn(position, diocese).reduce((sum, id) => sum + (sideOf(position, id) === side ? -1 : 1), 0)
}

export const campaignStratagemAnswers: Answers = {
  'pick-victim': ({ position, decision }) => {
    const battles = zonesToResolve(position)
    return advise(
      bestOf(
        decision,
        'assassinate',
        id =>
          commandOf(position, id) +
          2 * tacticalOf(position, id) +
          (battles.includes(placeOf(position, id)) ? 5 : 0) +
          (isHead(position, id) ? 20 : isEmperor(position, id) || isUsurper(position, id) ? 10 : 0) +
          (decidesByDeath(position, id) ? 30 : 0),
      ),
    )
  },
  'pick-desertion-zone': thought =>
    advise(bestOf(thought.decision, 'demoralize', zone => enemyStrength(thought, zone))),
  'pick-plague-zone': thought =>
    advise(bestOf(thought.decision, 'infect', zone => plagueGain(thought, zone))),
  'pick-abandoned-diocese': thought =>
    advise(
      bestOf(thought.decision, 'abandon', noun => {
        const diocese = dioceseIds.find(id => id === noun)
        return diocese === undefined ? 0 : abandonGain(thought, diocese)
      }),
    ),
  'lay-thorn': thought => advise(bestOf(thought.decision, 'lay', zone => thornWorth(thought, zone))),
}

/** SV-6.3-Y to SV-6.3-ZA: it hurts the player who controls the Diocese, and longest where none of his leaders is near. */
function thornWorth({ position, enemy }: SemperThought, zone: Place): number {
  const { region, neighbours } = position.data.zones[zone] ?? { region: null, neighbours: [] }
  const hurts = region === null || position.state.regions[region] === enemy ? 10 : 0
  const near = [zone, ...neighbours.map(next => next.zone)].some(
    place => leadersOf(position, place, enemy).length > 0,
  )
  return hurts - (near ? 3 : 0)
}
