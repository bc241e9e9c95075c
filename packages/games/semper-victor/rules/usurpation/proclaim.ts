import type { RuleId, Rules } from '@aquila/engine'
import { placeOf, politicalOf } from '../../../imperator/rules/pieces.ts'
import type { SideId } from '../../data/index.ts'
import { dropProtectores, dropRank } from '../emperors/offices.ts'
import { opponentOf, type Semper, type Usurpation } from '../state.ts'
import { pick } from '../tasks.ts'
import { bonusOf, candidates, dioceseOf, type Grade } from './candidates.ts'
import { beginCivilWar, turnLeader } from './civil-war.ts'

/** SV-3.6.2-B, SV-6.1-A to SV-6.2-C: a stratagem tries to make an enemy leader a Usurper. */
export function* attemptUsurpation(g: Semper, plotter: SideId, grade: Grade): Rules {
  const id = yield* pick({
    role: plotter,
    rule: 'SV-3.6.2-B',
    task: 'pick-usurper',
    verb: 'support',
    nouns: candidates(g, plotter, grade),
    about: { grade },
  })
  if (isValidated(g, id)) yield* beginCivilWar(g, proclaim(g, id, plotter, bonusOf[grade], 'SV-3.6.2-D'))
}

/** SV-6.1-A: 1d6 of at most his PC. SV-3.6.2-E: if not, nothing has happened. */
function isValidated(g: Semper, id: string): boolean {
  const capacity = politicalOf(g, id)
  const roll = g.dice.d6('usurpation')
  const valid = roll <= capacity
  g.tell({
    kind: valid ? 'usurpation-validated' : 'usurpation-fails',
    rule: valid ? 'SV-3.6.2-D' : 'SV-3.6.2-E',
    data: { leader: id, roll, capacity },
  })
  return valid
}

/** SV-3.6.2-D: he turns to the other side, loses the rank he had and bears the marker of a Usurper. */
export function proclaim(g: Semper, id: string, master: SideId, bonus: number, rule: RuleId): Usurpation {
  dropRank(g, id)
  dropProtectores(g, id)
  turnLeader(g, id, master, rule)
  const usurpation: Usurpation = {
    usurper: id,
    master,
    bonus,
    followers: [],
    companions: [],
    everybody: false,
    extension: null,
    rose: dioceseOf(g, id),
  }
  g.state.usurpations.push(usurpation)
  const against = opponentOf(g, master)
  g.tell({ kind: 'usurper', rule, data: { leader: id, side: master, against, zone: placeOf(g, id) } })
  return usurpation
}
