import type { Plain, PlainRecord, Table, Value } from '@aquila/engine'
import { campaignMoment, lineOf, plainMoment, signed } from '../../imperator/table/moments.ts'
import type { Moment, MomentInput } from '../../table/index.ts'
import type { AleaData } from '../data/index.ts'
import { messages, text } from '../messages/index.ts'
import { nameOf } from '../names.ts'
import type { AleaView } from '../rules/knowledge/view.ts'
import { MURDER } from '../rules/politics/assassination.ts'
import { kitOf } from './dress.ts'
import { type Seen, seen } from './position.ts'
import { wordOf } from './wording.ts'

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
    case 'factions-change':
      return factionsMoment(input)
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
const diceMoments: Table<readonly [what: keyof typeof trials, verdict: string]> = {
  'no-attempt-on-caesar': ['plot', 'none'],
  'attempt-on-caesar': ['plot', 'drawn'],
  'attempt-succeeds': ['daggers', 'murder'],
  'attempt-fails': ['daggers', 'lives'],
  'coup-validated': ['coup', 'rises'],
  'coup-fails': ['coup', 'shrinks'],
  'diplomacy-succeeds': ['diplomacy', 'won'],
  'diplomacy-fails': ['diplomacy', 'lost'],
  'zone-faithful': ['faith', 'kept'],
  'zone-unfaithful': ['faith', 'broken'],
}

interface Trial {
  readonly icon: string
  /** True if the die, with what is added to it, brings about what was rolled for. */
  succeeds(total: number, told: PlainRecord): boolean
}

const trials = {
  // AIE-3.5.3-a
  plot: { icon: 'dagger', succeeds: (roll, { against }) => roll < Number(against) },
  // AIE-3.5.3-c
  daggers: { icon: 'dagger', succeeds: total => total >= MURDER },
  // AIE-3.6.2-a
  coup: { icon: 'crown', succeeds: (total, { capacity }) => total <= Number(capacity) },
  // AIE-4.4.2-c
  diplomacy: { icon: 'toga', succeeds: (total, { capacity }) => total < Number(capacity) },
  // AIE-3.6.3-b
  faith: { icon: 'standard', succeeds: (total, { capacity }) => total <= Number(capacity) },
} satisfies Table<Trial>

function diceMoment(
  { event, data, say, dice, roles }: Input,
  what: keyof typeof trials,
  verdict: string,
): Moment {
  const { side, zone } = event.data
  const { icon, succeeds }: Trial = trials[what]
  const thrown = dice(event)
  const [die] = thrown
  const added = die === undefined ? 0 : Number(event.data.total ?? die.value) - die.value
  const faces = die === undefined ? [] : facesOf(die.sides).map(face => succeeds(face + added, event.data))
  return {
    ...plainMoment,
    kind: 'roll',
    title: messages.say(`moment.${what}`),
    text: messages.say(`moment.${what}.text`, slot => wordFor(slot, event.data[slot] ?? null, data)),
    icon,
    kit: typeof side === 'string' ? kitOf(side) : null,
    place: typeof zone === 'string' ? zone : null,
    rule: event.rule,
    concerns: roles,
    roller: typeof side === 'string' ? side : null,
    dice: thrown,
    need: text('moment.need', {
      n: faces.filter(Boolean).length,
      of: faces.length,
      added: added === 0 ? null : messages.say(`moment.${what}.added`, { n: signed(added) }),
    }),
    faces,
    verdict: messages.say(`moment.${what}.${verdict}`),
    because: say(event),
  }
}

function wordFor(slot: string, value: Plain, data: AleaData): Value {
  return wordOf(slot, value, data) ?? nameOf(data, String(value))
}

/** A die of ten is read from 0 to 9. */
function facesOf(sides: number): number[] {
  return Array.from({ length: sides }, (_, face) => (sides === 10 ? face : face + 1))
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
  const { event, log, number, say, roles, data } = input
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
    title: text('moment.leader-dead', { leader: nameOf(data, String(leader)) }),
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
function namedMoment({ event, log, number, say, roles, data: game }: Input): Moment | null {
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
    title: text('moment.leader-new', { leader: nameOf(game, String(leader)) }),
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

/** AIE-5.1.2-a: each player goes on with what was the other's. */
function factionsMoment({ event, data, say, roles }: Input): Moment {
  return {
    ...plainMoment,
    kind: 'ceremony',
    title: text('moment.factions'),
    text: text('moment.factions.text'),
    icon: 'crown',
    rule: event.rule,
    concerns: roles,
    verdict: text('moment.factions.verdict', { leader: wordFor('leader', event.data.leader ?? null, data) }),
    because: say(event),
  }
}
