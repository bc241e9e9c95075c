import { useEffect, useState } from 'preact/hooks'
import { TopBar } from '../app/top-bar.tsx'
import { Problem } from '../look/problem.tsx'
import type { AnnalsEntry } from '../match/annals.ts'
import { annalsOf } from '../match/local.ts'
import { listMatches } from '../match/storage.ts'
import { lid, localeOfPage, t } from '../messages/text.ts'
import { bestParts, scenariosIn } from './annals.ts'
import './reading.css'
import './annals.css'

/** What has become of somebody's matches of a game: the best of each part, how often each scenario was won, and all of them. */
export function Annals({ game }: { game: string }) {
  const [entries, setEntries] = useState<readonly AnnalsEntry[] | null>(null)
  const [kept, setKept] = useState<ReadonlySet<string>>(new Set())
  const [error, setError] = useState<string | null>(null)
  const read = (): void => {
    setError(null)
    Promise.all([annalsOf(game), listMatches()]).then(
      ([written, matches]) => {
        setEntries(written)
        setKept(new Set(matches.map(({ id }) => id)))
      },
      reason => setError(t('shelf.unreadable', { why: whyOf(reason) })),
    )
  }
  useEffect(read, [game])
  return (
    <div class="dusk">
      <TopBar />
      <main id="content" tabIndex={-1} class="reading annals">
        <h1>{t('annals.title', { game: lid(game, 'title') })}</h1>
        {entries !== null && entries.length === 0 && <p>{t('annals.none')}</p>}
        {entries !== null && entries.length > 0 && (
          <>
            <Best entries={entries} />
            <Scenarios entries={entries} />
            <Matches entries={entries} kept={kept} />
          </>
        )}
        {error !== null && <Problem text={error} again={read} />}
      </main>
    </div>
  )
}

function whyOf(reason: unknown): string {
  return reason instanceof Error ? reason.message : String(reason)
}

interface Entries {
  readonly entries: readonly AnnalsEntry[]
}

/** The best of each part, such as each king's best reign. */
function Best({ entries }: Entries) {
  const best = bestParts(entries)
  if (best.length === 0) return null
  return (
    <>
      <h2>{t('annals.best')}</h2>
      <ol class="best">
        {best.map(({ title, text, good, endedAt }) => (
          <li key={title} data-good={good}>
            <b class="capitals">{title}</b>
            <span>{text}</span>
            <time dateTime={new Date(endedAt).toISOString()}>{dateText(endedAt)}</time>
          </li>
        ))}
      </ol>
    </>
  )
}

function Scenarios({ entries }: Entries) {
  return (
    <>
      <h2>{t('annals.scenarios')}</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('annals.scenario')}</th>
            <th scope="col">{t('annals.played')}</th>
            <th scope="col">{t('annals.won')}</th>
            <th scope="col">{t('annals.points')}</th>
          </tr>
        </thead>
        <tbody>
          {scenariosIn(entries).map(({ scenario, title, played, won, points }) => (
            <tr key={scenario}>
              <th scope="row">{title}</th>
              <td>{played}</td>
              <td>{won}</td>
              <td>{points}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}

/** All of them, the newest first; those that this browser still keeps can be looked at. */
function Matches({ entries, kept }: Entries & { kept: ReadonlySet<string> }) {
  return (
    <>
      <h2>{t('annals.matches')}</h2>
      <ol class="matches">
        {entries.map(({ id, title, day, verdict, points, won, endedAt }) => (
          <li key={id} data-won={won}>
            <p>
              {kept.has(id) ? <a href={`#/end/${id}`}>{title}</a> : <b>{title}</b>}{' '}
              {day !== null && <span class="tag">{t('annals.day', { day: dayText(day) })}</span>}
              <time dateTime={new Date(endedAt).toISOString()}>{dateText(endedAt)}</time>
            </p>
            <p>
              {verdict} <small>{t('annals.with', { n: points })}</small>
            </p>
          </li>
        ))}
      </ol>
    </>
  )
}

function dateText(time: number): string {
  return new Intl.DateTimeFormat(localeOfPage(), { dateStyle: 'medium' }).format(new Date(time))
}

function dayText(day: string): string {
  return dateText(Date.parse(`${day}T12:00:00`))
}
