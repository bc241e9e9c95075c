import { row } from '@aquila/engine'
import type { Watch } from '../../../table/index.ts'
import type { SeriesSpeech } from '../../messages/index.ts'
import type { CampaignInput, Seen } from '../dress.ts'

/** A thing to watch, before it is worded: its texts are `watch.<id>` and `watch.<id>.text`. */
export interface Topic {
  readonly id: string
  readonly icon: string
  readonly rule: string
}

export function watchOf(
  { messages }: Pick<SeriesSpeech, 'messages'>,
  topics: readonly Topic[],
  values: { readonly [slot: string]: string } = {},
): readonly Watch[] {
  return topics.map(({ id, icon, rule }) => ({
    icon,
    rule,
    title: messages.say(`watch.${id}`, values),
    text: messages.say(`watch.${id}.text`, values),
  }))
}

export function lengthOf(seen: Seen, firstYear: number, lastYear: number): string {
  const { dress, messages } = seen
  const years = lastYear - firstYear + 1
  return messages.say('brief.length', {
    years,
    from: dress.year(seen, firstYear),
    to: dress.year(seen, lastYear),
  })
}

/** The sequences of the year, once they are known. */
export function roundOf({ view, data, messages }: Seen): string | null {
  const n = data.factions.reduce((sum, side) => sum + row(view.sequences, side), 0)
  return n === 0 ? null : messages.say('brief.round', { n })
}

/** The first deed, by what is asked; when others begin, only that it begins. */
export function deedOf({ decision, role }: CampaignInput, { messages }: Seen): string {
  const own = decision !== null && decision.role === role ? decision.task : ''
  return messages.sayIfAny(`brief.deed.${own}`) ?? messages.say('brief.begin')
}
