import { row } from '@aquila/engine'
import type { Card, PanelLine } from '../../table/index.ts'
import type { StratagemId } from '../data/map.ts'
import { stratagemName } from '../names.ts'
import type { Seen } from './dress.ts'

type Look = Card['faces'][number]

/** A stratagem, as it stands on a counter. */
export function stratagemLook(seen: Seen, id: StratagemId): Look {
  const { data, dress, messages } = seen
  const printed = String(stratagemName(seen, data, id))
  const { phase, rules } = row(data.stratagems, id)
  const name = messages.say(`stratagem.${id}.means`)
  return {
    name,
    ...(printed === name ? {} : { printed }),
    plays: id,
    when: messages.say(`phase.${phase}`),
    text: messages.say(`stratagem.${id}.does`),
    rule: rules[0] ?? null,
    icon: dress.iconOf(id),
  }
}

/** All stratagems of the game: any of them may be in the cup. */
export function allStratagems(seen: Seen): PanelLine[] {
  return Object.keys(seen.data.stratagems).map(id => {
    const { name, printed = name, when, text, rule } = stratagemLook(seen, id)
    return { text: name, note: `${printed}. ${when}: ${text}`, ...(rule === null ? {} : { rule }) }
  })
}
