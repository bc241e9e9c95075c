import { english, fetchTexts, speechOf } from '@aquila/engine'
import { boxes, lidOf } from '@aquila/games'
import { gameFor } from '../matches/games.ts'
import type { Texts } from '../messages/en.generated.ts'
import { folder } from '../messages/languages.generated.ts'
import type { NoticeKind } from '../store/notices.ts'

/** What somebody is told, in his words. It holds what a watcher may know, and no more. */
export interface Message {
  /** The same for everything that is sent of one notice: a receiver who has it twice can tell. */
  readonly key: string
  readonly kind: NoticeKind
  readonly match: string | null
  readonly title: string
  readonly text: string
  /** Where it leads. */
  readonly url: string
  readonly open: string
  /** Where it is switched off. */
  readonly off: string
  readonly why: string
}

/** What came of sending something. `gone`: nobody will ever read there. */
export type Sent =
  | { readonly is: 'sent' }
  | { readonly is: 'gone' }
  | { readonly is: 'failed'; readonly why: string }

export interface Told {
  readonly key: string
  readonly kind: NoticeKind
  readonly match: string | null
  readonly game: string | null
  readonly scenario: string | null
  readonly who: string | null
  readonly due: number | null
  readonly zone: string
}

export async function messageOf(told: Told, home: string): Promise<Message> {
  const { text: say } = speechOf<Texts>(english, ...(await fetchTexts(english, [folder])))
  const { key, kind, match, due, zone } = told
  const who = told.who ?? ''
  const { game, scenario } = await namesOf(told)
  const until =
    due === null
      ? ''
      : ` ${say('notice.until', {
          when: new Date(due).toLocaleString(english.locale, {
            timeZone: zone,
            dateStyle: 'medium',
            timeStyle: 'short',
          }),
        })}`
  const off = new URL('#/online/account', home).href
  return {
    ...{ key, kind, match, off },
    title: say('notice.title', { kind, who }),
    text: `${say('notice.text', { kind, game, scenario })}${until}`,
    url: new URL(match === null ? '#/online' : `#/online/${match}`, home).href,
    open: say('notice.open'),
    why: say('notice.why', { address: off }),
  }
}

async function namesOf({ game, scenario }: Told): Promise<{ game: string; scenario: string }> {
  if (game === null || scenario === null || !boxes.has(game)) return { game: '', scenario: '' }
  const [lid, loaded] = await Promise.all([lidOf(game, english), gameFor(game, scenario)])
  return { game: lid('title'), scenario: loaded.table.scenario(scenario, loaded.game.load(undefined)).title }
}
