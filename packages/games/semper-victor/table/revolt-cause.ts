import { leaderName } from '../../imperator/names.ts'
import { pieceTold } from '../../imperator/table/counters.ts'
import type { Dressed } from '../../imperator/table/dress.ts'
import type { LeaderPiece, MomentCause } from '../../table/index.ts'
import { row, type SideId } from '../data/index.ts'
import { scenarioIds } from '../data/types.ts'
import type { SemperSpeech } from '../messages/index.ts'
import type { RankMark } from '../rules/emperors/ranks.ts'
import { dress } from './dress.ts'
import type { SemperMoment } from './moments.ts'
import { masterOf, storyOf } from './revolt-steps.ts'

/** SV-3.6.4, SV-10.2-S7: who rises against whom, how far it has come, what he brings, and what is lost with him. */
export function revoltCause(speech: SemperSpeech, input: SemperMoment): MomentCause | null {
  const story = storyOf(input)
  const [bid] = story
  const rebel =
    bid?.kind === 'usurpation-validated' || bid?.kind === 'usurpation-fails' ? bid.data.leader : null
  const master = bid === undefined ? null : masterOf(input, bid)
  if (rebel === null || master === null) return null
  const { text, messages } = speech
  const { data } = input
  const dressed: Dressed = { ...speech, dress, data }
  const against: SideId = master === 'primus' ? 'secondus' : 'primus'
  const head = headOf(input, against)
  const told = story.slice(0, -1)
  const units = told.flatMap(event => (event.kind === 'units-change-side' ? event.data.units : []))
  const joined = told.filter(({ kind }) => kind === 'joins-usurper').length
  const risen = told.some(({ kind }) => kind === 'usurper')
  return {
    from: head === null ? null : coinOf(dressed, head, against, against),
    to: coinOf(dressed, rebel, master, 'usurper'),
    stakes: [
      ...(risen
        ? [
            {
              icon: 'flag',
              text: text('revolt.stake.so-far', {
                leaders: joined + 1,
                units: units.length,
                strength: units.reduce((sum, id) => sum + row(data.units, id).normal.strength, 0),
              }),
              rule: 'SV-3.6.3-A' as const,
            },
          ]
        : []),
      {
        icon: 'laurel',
        text: text('revolt.stake.brings', {
          side: master,
          master: messages.name(master),
          against: messages.name(against),
        }),
        rule: master === 'secondus' ? 'SV-10.2-S7' : 'SV-3.6.1-A',
      },
      {
        icon: 'swords',
        text: text('revolt.stake.beat', {
          head: head === null ? null : (leaderName(speech, data, head) ?? null),
          against: messages.name(against),
        }),
        rule: 'SV-3.6.4-A',
      },
      { icon: 'skull', text: text('revolt.stake.falls'), rule: 'SV-3.6.4-F' },
    ],
    won: told.flatMap(event =>
      event.kind === 'usurper' || event.kind === 'zone-disloyal' ? [event.data.zone] : [],
    ),
    asked: askedBy(input),
  }
}

/** What the die is about: a zone, those of a Diocese, or where he stands who would rise. */
function askedBy({ event, data }: SemperMoment): readonly string[] {
  if (event.kind === 'usurpation-spreads' || event.kind === 'usurpation-contained')
    return row(data.regions, event.data.region).zones
  return 'zone' in event.data && typeof event.data.zone === 'string' ? [event.data.zone] : []
}

/** Who reigned on a side when this was told, as far as it was told before. */
function headOf({ log, number, data, scenario }: SemperMoment, side: SideId): string | null {
  for (const event of log.slice(0, number).toReversed()) {
    if (event.kind === 'enthroned' && event.data.side === side) return event.data.leader
    if (event.kind === 'year-closes') return event.data.emperors[side][0] ?? null
    if (event.kind === 'roles-change') return side === 'primus' ? event.data.leader : null
  }
  const known = scenarioIds.find(id => id === scenario)
  return known === undefined ? null : data.scenarios[known].sides[side].emperor
}

/** On his coin, with the rank that he has or reaches for. */
function coinOf(dressed: Dressed, id: string, side: SideId, rank: RankMark): LeaderPiece | null {
  const piece = pieceTold(dressed, id, side, rank)
  return piece.kind === 'leader' ? piece : null
}
