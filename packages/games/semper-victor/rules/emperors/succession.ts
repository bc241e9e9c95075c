import type { RuleId, Rules } from '@aquila/engine'
import type { SideId } from '../../data/index.ts'
import { opponentOf, type Semper } from '../state.ts'
import { pick } from '../tasks.ts'
import { mayHaveAnotherUsurper, whyTooNear } from '../usurpation/candidates.ts'
import { proclaimBySuccession } from '../usurpation/succession.ts'
import { enthrone, raise } from './offices.ts'
import { augustiOf, bestOf, generalsOf } from './ranks.ts'

/** SV-3.5.2-B: the Primus Augustus has died, but not by a usurpation: the first of five cases that fits. */
export function* succeedPrimus(g: Semper): Rules {
  const { state } = g
  // RULING-88: if roles are about to change, the new Primus is still on the side of Secondus.
  const side: SideId = state.turn.roleChange === null ? 'primus' : 'secondus'
  const { secondus } = state.emperors
  const [augustus] = augustiOf(g, side)
  // SV-3.5.2-C
  if (augustus !== undefined) return enthrone(g, 'primus', augustus, 'SV-3.5.2-C')
  if (yield* heirsFollow(g, 'primus', side, ['SV-3.5.2-D', 'SV-3.5.2-E'])) return
  // SV-3.5.2-F, RULING-21: he has the title now, the roles change in Phase F.
  if (side === 'primus' && secondus !== null) {
    enthrone(g, 'primus', secondus, 'SV-3.5.2-F')
    state.turn.roleChange = 'succession'
    return
  }
  yield* generalsRise(g, side)
}

/** SV-3.5.2-H: the Secondus Augustus has died, of whatever cause. */
export function* succeedSecondus(g: Semper): Rules {
  // RULING-87: beside a new Primus Augustus of his own side he was only to be the second; his place stays empty.
  if (g.state.turn.roleChange !== null) return
  const [augustus] = g.state.augusti.secondus
  if (augustus !== undefined) return enthrone(g, 'secondus', augustus, 'SV-3.5.2-H')
  if (yield* heirsFollow(g, 'secondus', 'secondus', ['SV-3.5.2-H', 'SV-3.5.2-H'])) return
  // RULING-103
  if (!mayHaveAnotherUsurper(g, 'secondus')) return
  // SV-3.5.2-I
  const general = yield* pickGeneral('secondus', 'SV-3.5.2-I', mayRise(g, 'secondus'))
  if (general !== null) yield* proclaimBySuccession(g, general, true)
}

/** SV-3.5.2-D, SV-3.5.2-E: the only Caesar, or the better of two, who both become Augusti. True if there was one. */
function* heirsFollow(
  g: Semper,
  throne: SideId,
  side: SideId,
  [onlyOne, both]: readonly [RuleId, RuleId],
): Rules<boolean> {
  const caesares = [...g.state.caesares[side]]
  const [first, second] = caesares
  if (first === undefined) return false
  if (second === undefined) {
    enthrone(g, throne, first, onlyOne)
    return true
  }
  const best = yield* pickBest(g, side, caesares, both)
  enthrone(g, throne, best, both)
  raise(g, side, best === first ? second : first, 'augustus', both)
  return true
}

/** SV-3.5.2-E, RULING-20: by CC, SR and TB; after that the owner chooses. */
function pickBest(g: Semper, side: SideId, ids: readonly string[], rule: RuleId): Rules<string> {
  return pick({ role: side, rule, task: 'pick-successor', verb: 'enthrone', nouns: bestOf(g, ids) })
}

/** SV-5-E: of the Caesars of a side that has lost its Augusti to a change of roles the best is Secondus Augustus. */
export function* bestCaesarReigns(g: Semper): Rules {
  const heirs = g.state.caesares.secondus
  if (heirs.length > 0) enthrone(g, 'secondus', yield* pickBest(g, 'secondus', heirs, 'SV-5-E'), 'SV-5-E')
}

/** SV-3.5.2-G, RULING-22: each side picks a general, that of the dead emperor first. */
function* generalsRise(g: Semper, side: SideId): Rules {
  const heir = yield* pickGeneral(side, 'SV-3.5.2-G', generalsOf(g, side))
  if (heir !== null) enthrone(g, 'primus', heir, 'SV-3.5.2-G')
  const other = opponentOf(g, side)
  // RULING-103
  if (heir !== null && !mayHaveAnotherUsurper(g, other)) return
  const rivals = heir === null ? generalsOf(g, other) : mayRise(g, other)
  const rival = yield* pickGeneral(other, 'SV-3.5.2-G', rivals)
  if (rival === null) return
  if (heir !== null) {
    yield* proclaimBySuccession(g, rival, false)
    return
  }
  enthrone(g, 'primus', rival, 'SV-3.5.2-G')
  g.state.turn.roleChange = side === 'primus' ? 'succession' : null
}

/** SV-3.6.5-A, RULING-121: the generals who are not too near the player's other Usurper. */
function mayRise(g: Semper, side: SideId): readonly string[] {
  return generalsOf(g, side).filter(id => whyTooNear(g, side, id) === null)
}

function* pickGeneral(side: SideId, rule: RuleId, nouns: readonly string[]): Rules<string | null> {
  if (nouns.length === 0) return null
  return yield* pick({ role: side, rule, task: 'pick-general', verb: 'elevate', nouns })
}
