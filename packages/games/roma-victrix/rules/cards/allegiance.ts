import type { Role, Rules } from '@aquila/engine'
import { recolour } from '../change-of-colour.ts'
import { leaveForeignCities } from '../gates.ts'
import { changePower, powerAt } from '../pieces.ts'
import { ownPower, powerId, powerNamed } from '../powers.ts'
import { standing } from '../standing.ts'
import type { Roma } from '../state.ts'

/** RV-14.2-01: any Ally or Client of another Major. */
export function minorsToTurn(g: Roma, role: Role): string[] {
  const own = ownPower(g, role)
  return [...g.state.powers.keys()]
    .filter(power => {
      const { status, of } = powerAt(g.state, power)
      return (status === 'client' || status === 'ally') && of !== own
    })
    .map(power => powerId(g, power))
}

/** RV-14.2-01: it passes to the player with Leaders and units, for the rest of the scenario. */
export function* changeAllegiance(g: Roma, role: Role, target: string | number): Rules {
  const minor = powerNamed(g, String(target))
  changePower(g.state, minor, { of: ownPower(g, role) })
  recolour(g, minor)
  leaveForeignCities(g.state)
  g.tell({
    kind: 'allegiance',
    rule: 'RV-14.2-01',
    data: { power: powerId(g, minor), to: role, standing: standing(g, [minor, ownPower(g, role)]) },
  })
}
