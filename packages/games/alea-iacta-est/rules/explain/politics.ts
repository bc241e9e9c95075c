import type { Choice } from '@aquila/engine'
import { whyNotRise } from '../../../imperator/rules/peoples/activation.ts'
import { whyNotPacify } from '../../../imperator/rules/peoples/pacification.ts'
import { holds } from '../../../imperator/rules/stratagems/hand.ts'
import { whyNotPlay } from '../../../imperator/rules/stratagems/registry.ts'
import type { FactionId, PeopleId, StratagemId } from '../../data/index.ts'
import { stratagemIds } from '../../data/stratagems.ts'
import { peopleIds } from '../../data/types.ts'
import { whyNotEnter } from '../entry.ts'
import { automaticInitiative } from '../initiative.ts'
import { whyNoAllegiance, whyNoDiplomacy } from '../peoples/allegiance.ts'
import { isLeader } from '../pieces.ts'
import { whyNoRefuge } from '../politics/assassination.ts'
import { whyNotPretender } from '../politics/coup.ts'
import { whyNoSuccessor, whyNotSecondFactionLeader } from '../politics/faction-leaders.ts'
import type { AleaReason } from '../reasons.ts'
import type { AleaPosition } from '../state.ts'
import { whyNotVictim } from '../stratagems/assassinat.ts'
import { whyNoDesertion } from '../stratagems/desertion.ts'
import { whyDiplomacyInstead } from '../stratagems/phase-c.ts'
import { whyNoPlague } from '../stratagems/plague.ts'
import type { AleaDecision } from '../tasks.ts'

/** Why something that a player pointed at is not a legal choice: stratagems, Peoples, leaders and their offices. */
export function explainPolitics(
  position: AleaPosition,
  decision: AleaDecision,
  choice: Choice,
): AleaReason | null {
  const side = decision.role === 'caesarian' ? 'caesarian' : 'republican'
  const stratagem = stratagemIds.find(id => id === choice.verb)
  // The player who moves finds his stratagems among his moves (RULING-94).
  const window = decision.task === 'movement' ? 'campaign' : decision.window
  if (window !== undefined) {
    if (stratagem !== undefined) return whyNotPlayed(position, window, side, stratagem)
    if (choice.verb === 'diplomacy' && window === 'geostrategy') return whyNoDiplomacy(position, side)
    return null
  }
  const noun = String(choice.noun ?? '')
  const people = peopleIds.find(id => id === noun)
  if (people !== undefined) return whyNotPeople(position, decision, side, people)
  if (isLeader(position.data, noun)) return whyNotLeader(position, decision, side, noun)
  if (Object.hasOwn(position.data.zones, noun)) return whyNotZone(position, decision, side, noun)
  return null
}

/** AIE-6-a: a stratagem that is not held, or cannot be played at this moment. */
function whyNotPlayed(
  position: AleaPosition,
  window: string,
  side: FactionId,
  stratagem: StratagemId,
): AleaReason | null {
  if (!holds(position, side, stratagem)) return { rule: 'AIE-6-a', why: 'not-held', about: { stratagem } }
  if (window === 'initiative')
    return whyNotPlay(position, side, stratagem, { name: window, rolled: isRolled(position) })
  if (window === 'geostrategy')
    return whyDiplomacyInstead(position, side) ?? whyNotPlay(position, side, stratagem, { name: window })
  if (window === 'campaign' || window === 'march')
    return whyNotPlay(position, side, stratagem, { name: 'campaign' })
  if (window === 'results') return { rule: 'AIE-2.F-a', why: 'other-step', about: { stratagem } }
  return null
}

/** AIE-2.B-d: on the first turn the scenario gives the initiative. */
function isRolled(position: AleaPosition): boolean {
  return automaticInitiative(position) === null
}

function whyNotPeople(
  position: AleaPosition,
  { task, rule }: AleaDecision,
  side: FactionId,
  people: PeopleId,
): AleaReason | null {
  if (task === 'raise-people') return whyNotRise(position, people, rule === 'AIE-6.2-d')
  if (task === 'win-people' || task === 'diplomacy') return whyNoAllegiance(position, people)
  if (task !== 'pacify-people' && task !== 'pax-romana') return null
  const { major } = position.data.peoples[people]
  if (rule === 'AIE-6.3-m' && major) return { rule, why: 'not-a-minor', about: { people } }
  if (rule === 'AIE-6.3-n' && !major) return { rule, why: 'not-a-major', about: { people } }
  return whyNotPacify(position, side, people)
}

function whyNotLeader(
  position: AleaPosition,
  { task }: AleaDecision,
  side: FactionId,
  id: string,
): AleaReason | null {
  if (task === 'pick-pretender') return whyNotPretender(position, side, id)
  if (task === 'pick-victim') return whyNotVictim(position, side, id)
  if (task === 'name-second-faction-leader') return whyNotSecondFactionLeader(position, side, id)
  if (task === 'choose-successor') return whyNoSuccessor(position, side, id)
  return null
}

function whyNotZone(
  position: AleaPosition,
  decision: AleaDecision,
  side: FactionId,
  zone: string,
): AleaReason | null {
  switch (decision.task) {
    case 'enter-leader': {
      const { leader } = decision.about
      return position.data.romanLeaders[leader] === undefined
        ? null
        : whyNotEnter(position, side, leader, zone)
    }
    case 'pick-plague-zone':
      return whyNoPlague(position, zone)
    case 'pick-desertion-zone':
      return whyNoDesertion(position, zone, side)
    case 'conspirators-leave':
      return whyNoRefuge(position, zone, decision.about)
    default:
      return null
  }
}
