import type { Table } from '@aquila/engine'
import { campaignMoment, lineOf, plainMoment } from '../../imperator/table/moments.ts'
import type { Moment, MomentInput } from '../../table/index.ts'
import type { AleaData } from '../data/index.ts'
import { messages, text } from '../messages/index.ts'
import type { AleaView } from '../rules/knowledge/view.ts'
import { kitOf } from './dress.ts'
import { type Seen, seen } from './position.ts'

/** What is worth a pause in Alea Iacta Est alone: the daggers, coups, envoys, the Republic, and who leads. */

type Input = MomentInput<AleaView, AleaData>

export function momentOf(input: Input): Moment | null {
  const shared = campaignMoment(input, () => seenAt(input))
  if (shared !== null) return shared
  const rolled = diceMoments[input.event.kind]
  if (rolled !== undefined) return diceMoment(input, ...rolled)
  switch (input.event.kind) {
    case 'spqr':
      return republicMoment(input)
    case 'leader-dies':
      return fallenMoment(input)
    case 'faction-leader':
      return namedMoment(input)
    default:
      return null
  }
}

function seenAt({ seenThen, data, role, roles, seats, options, scenario }: Input): Seen | null {
  const then = seenThen()
  return then === null
    ? null
    : seen({ ...then, data, role, roles, seats, options, scenario, decision: null, log: [] })
}

/** By what happened: what was rolled for, and what came of it. */
const diceMoments: Table<readonly [what: keyof typeof icons, verdict: string]> = {
  'no-attempt-on-caesar': ['daggers', 'none'],
  'attempt-on-caesar': ['daggers', 'drawn'],
  'attempt-succeeds': ['daggers', 'murder'],
  'attempt-fails': ['daggers', 'lives'],
  'coup-validated': ['coup', 'rises'],
  'coup-fails': ['coup', 'shrinks'],
  'diplomacy-succeeds': ['diplomacy', 'won'],
  'diplomacy-fails': ['diplomacy', 'lost'],
  'zone-faithful': ['faith', 'kept'],
  'zone-unfaithful': ['faith', 'broken'],
}

const icons = { daggers: 'dagger', coup: 'crown', diplomacy: 'toga', faith: 'standard' } as const

function diceMoment({ event, say, dice, roles }: Input, what: keyof typeof icons, verdict: string): Moment {
  const { side, zone } = event.data
  return {
    ...plainMoment,
    kind: 'roll',
    title: messages.say(`moment.${what}`),
    text: what === 'daggers' ? text('moment.daggers.text') : '',
    icon: icons[what],
    kit: typeof side === 'string' ? kitOf(side) : null,
    place: typeof zone === 'string' ? zone : null,
    rule: event.rule,
    concerns: roles,
    roller: typeof side === 'string' ? side : null,
    dice: dice(event),
    verdict: messages.say(`moment.${what}.${verdict}`),
    because: say(event),
  }
}

/** AIE-5.1.1-a: from 3 on everybody looks at it. */
const DANGER = 3

function republicMoment({ event, say, roles }: Input): Moment | null {
  const [spqr, change] = [Number(event.data.spqr), Number(event.data.change)]
  if (spqr < DANGER && spqr - change < DANGER) return null
  return {
    ...plainMoment,
    kind: 'ceremony',
    title: text('moment.republic'),
    text: text('moment.republic.danger'),
    icon: 'temple',
    rule: event.rule,
    concerns: roles,
    verdict: text('moment.republic.stands', { spqr }),
    outcome: change > 0 ? 'lost' : 'won',
    because: say(event),
    tracks: [
      {
        kind: 'bar',
        name: text('moment.track.spqr'),
        before: spqr - change,
        after: spqr,
        of: 5,
        good: false,
      },
    ],
  }
}

/** Only who led a faction has a ceremony: his successor is named after him. */
function fallenMoment(input: Input): Moment | null {
  const { event, log, number, say, roles } = input
  const { leader, faction } = event.data
  const heir = log
    .slice(number + 1, number + 8)
    .find(
      ({ kind, data }) => (kind === 'faction-leader' || kind === 'leads-alone') && data.faction === faction,
    )
  if (heir === undefined && leader !== 'caesar') return null
  return {
    ...plainMoment,
    kind: 'ceremony',
    title: text('moment.leader-dead', { leader: messages.name(String(leader)) }),
    text: text('moment.leader-dead.text', { faction: messages.name(String(faction)) }),
    icon: 'skull',
    kit: kitOf(String(faction)),
    place: typeof event.data.zone === 'string' ? event.data.zone : null,
    rule: event.rule,
    concerns: roles,
    verdict: say(event),
    outcome: 'lost',
    because: '',
    tracks: heir === undefined ? [] : [lineOf(input, null, heir)],
  }
}

/** Told with the death that made room for him, unless there was none. */
function namedMoment({ event, log, number, say, roles }: Input): Moment | null {
  const { leader, faction } = event.data
  if (
    log
      .slice(Math.max(0, number - 8), number)
      .some(({ kind, data }) => kind === 'leader-dies' && data.faction === faction)
  )
    return null
  return {
    ...plainMoment,
    kind: 'ceremony',
    title: text('moment.leader-new', { leader: messages.name(String(leader)) }),
    text: text('moment.leader-new.text', { faction: messages.name(String(faction)) }),
    icon: 'laurels',
    kit: kitOf(String(faction)),
    rule: event.rule,
    concerns: roles,
    verdict: say(event),
    outcome: 'won',
    because: '',
  }
}
