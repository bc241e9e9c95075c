import type { Rules } from '@aquila/engine'
import { areaAt, numberOfArea } from '../data/index.ts'
import { castOf } from './cast.ts'
import { holds, specials } from './conditions.ts'
import { areasWithForces } from './consuls.ts'
import { changeLeaders, placeLeader } from './pieces.ts'
import { castPower, controllerOf, powerId } from './powers.ts'
import type { Roma } from './state.ts'
import { ask } from './tasks.ts'

/** Leaders whom a special rule of the scenario brings, in the phase it names or (null) at once. */
export function* spawnLeaders(g: Roma, phase: 'C3' | null): Rules {
  for (const [index, special] of specials(g).entries()) {
    if (special.kind !== 'spawn' || special.phase !== phase || g.state.spent.includes(index)) continue
    const power = castOf(g).numberOf.get(special.power)
    if (power === undefined || g.state.powers[power]?.status !== 'major' || !holds(g, special.when)) continue
    const places = special.place.flatMap(place =>
      'province' in place ? [numberOfArea(place.province)] : areasWithForces(g, unit => unit.power === power),
    )
    const role = controllerOf(g.state, power)
    const [first] = places
    if (first === undefined || role === null) continue
    const choices = [...new Set(places)].map(area => ({
      verb: 'place-leader' as const,
      noun: areaAt(area).id,
    }))
    const answer = yield ask({
      role,
      rule: 'RV-3.32-a',
      task: 'place-new-leader',
      choices: special.optional ? [...choices, { verb: 'decline' }] : choices,
      about: { name: special.leader.name, power: powerId(g, power) },
    })
    if (answer.verb === 'decline') continue
    const area = places.find(each => areaAt(each).id === answer.noun) ?? first
    if (special.leader.supreme) deposeSupremeLeader(g, power)
    const { name, rating, supreme } = special.leader
    placeLeader(g.state, { name, power, rating, supreme, consul: false, area })
    g.state.spent = [...g.state.spent, index]
    g.tell({
      kind: 'leader-comes',
      rule: 'RV-3.32-a',
      data: { name, power: castPower(g, power).id, area: areaAt(area).id },
    })
  }
}

function deposeSupremeLeader(g: Roma, power: number): void {
  changeLeaders(
    g.state,
    leader => leader.power === power && leader.supreme,
    leader => ({ ...leader, supreme: false }),
  )
}
