import { isHostile } from '../../imperator/bot/stratagems.ts'
import { advise, bestOf, firstOf } from '../../kit/answers.ts'
import type { PeopleId } from '../data/index.ts'
import { nationalityIds, peopleIds } from '../data/types.ts'
import type { Answer, Answers, SemperThought } from './position.ts'

/** SV-6.3-W, SV-6.3-X: the stratagems that end many wars at once, one's own among them. */

/** Units of enemy Peoples, less one's own, that such a peace must take off the field. */
const RELIEF = 4

/** All wars, or the one with the strongest enemy. */
export function isPaxWelcome(thought: SemperThought): boolean {
  return Math.max(relief(thought, peopleIds), strongestEnemy(thought)) >= RELIEF
}

export function isPeaceOfNationalityWelcome(thought: SemperThought): boolean {
  return nationalityIds.some(id => reliefFrom(thought, id) >= RELIEF)
}

/** Units at war against the side, less those that fight for it. */
function relief(thought: SemperThought, peoples: readonly PeopleId[]): number {
  const { state, data } = thought.position
  let sum = 0
  for (const people of peoples) {
    if (state.peoples[people].status !== 'war') continue
    const { length } = data.peoples[people].units
    sum += isHostile(thought, people) ? length : -length
  }
  return sum
}

function reliefFrom(thought: SemperThought, nationality: string): number {
  const { peoples } = thought.position.data
  return relief(
    thought,
    peopleIds.filter(people => peoples[people].nationality === nationality),
  )
}

function strongestEnemy(thought: SemperThought): number {
  return Math.max(...peopleIds.map(people => relief(thought, [people])))
}

/** All of them, unless one alone is the greater relief. */
const paxRomana: Answer<'pax-romana'> = thought => {
  const { decision } = thought
  const everybody = firstOf(decision, 'pacify-all')
  if (everybody !== null && relief(thought, peopleIds) > strongestEnemy(thought)) return advise(everybody)
  return advise(
    bestOf(decision, 'pacify', noun =>
      relief(
        thought,
        peopleIds.filter(people => people === noun),
      ),
    ),
  )
}

export const peaceAnswers: Answers = {
  'pax-romana': paxRomana,
  'pacify-nationality': thought =>
    advise(bestOf(thought.decision, 'pacify', noun => reliefFrom(thought, noun))),
}
