import type { BattleSheet } from '@aquila/games/table'
import type { LogLine, ShownMoment, TableState } from '../match/table-match.ts'
import { t } from '../messages/text.ts'

/**
 * What came of a battle in which losses or a retreat were chosen after its verdict: the last step of its card, told from the
 * lines of the log that belong to it. Null: the verdict is news itself and told all of it, or nothing came of it. `read`: how much
 * of the log was to be read before.
 */
export function aftermathOf(
  { log, seats, viewer }: Pick<TableState, 'log' | 'seats' | 'viewer'>,
  { title, where, place, roll }: BattleSheet,
  read: number,
): ShownMoment | null {
  const head = log.lines.findLast(line => line.part === 'tells' && line.places.includes(place))
  if (head === undefined || head.number >= read) return null
  const came = log.lines.filter(({ affair, number }) => affair === head.affair && number > head.number)
  const told = came.filter((line, at) => came[at + 1]?.follows !== line.follows)
  const last = told.at(-1)
  // In the middle of the next battle there nothing new has come of the one before it.
  if (last === undefined || last.number < read) return null
  const own = seats.find(({ role }) => role === viewer)?.kit
  return {
    number: last.number,
    since: last.number,
    moment: {
      kind: 'battle',
      title,
      text: where,
      icon: 'swords',
      kit: head.kit,
      place,
      rule: head.rule,
      concerns: [],
      roller: null,
      dice: [],
      need: null,
      faces: null,
      verdict: roll?.result ?? t('aftermath'),
      outcome: own === undefined || head.kit === null ? 'neither' : own === head.kit ? 'won' : 'lost',
      because: head.text,
      tracks: told.map((line, at) => trackOf(line, at === 0 ? t('aftermath.follows') : '')),
      portrait: null,
      battle: null,
    },
  }
}

function trackOf(
  { text, rule, kit, places }: LogLine,
  name: string,
): ShownMoment['moment']['tracks'][number] {
  return { kind: 'line', name, text, rule, places, ...(kit === null ? {} : { kit }) }
}
