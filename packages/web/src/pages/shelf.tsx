import { english } from '@aquila/engine/messages'
import { type Box, shelf as games, teachingGame } from '@aquila/games'
import { useEffect, useState } from 'preact/hooks'
import { inHand, takeInHand } from '../app/in-hand.ts'
import { go } from '../app/router.ts'
import { TopBar } from '../app/top-bar.tsx'
import { Cover } from '../look/cover.tsx'
import { Icon } from '../look/icon.tsx'
import { Problem } from '../look/problem.tsx'
import { importRecord, rewordedMatch } from '../match/local.ts'
import { deleteMatch, listMatches } from '../match/storage.ts'
import type { MatchSummary } from '../match/table-match.ts'
import { languageOfPage, lid, t } from '../messages/text.ts'
import { dayOf, openDaily } from './daily.ts'
import { Thumbnail } from './thumbnail.tsx'
import './shelf.css'

/** The teaching game is for those who build the table: it stands here only while the page is developed. */
const shelf = import.meta.env.DEV ? [...games, teachingGame] : games

/** Home: the games as boxes, the ways to play the one in hand, and the matches to go on with. */
export function Shelf() {
  const [chosen, setChosen] = useState(
    () => shelf.find(({ id }) => id === inHand()) ?? shelf[0] ?? teachingGame,
  )
  return (
    <div class="dusk">
      <TopBar />
      <main id="content" tabIndex={-1} class="shelf-page">
        <h1 class="about-us">{t('shelf.what')}</h1>
        <section class="shelf">
          <div class="boxes" role="group" aria-label={t('shelf.title')}>
            {shelf.map(box => (
              <BoxButton
                key={box.id}
                box={box}
                chosen={box.id === chosen.id}
                onChoose={() => {
                  takeInHand(box.id)
                  setChosen(box)
                }}
              />
            ))}
          </div>
          <Ways box={chosen} />
        </section>
        <Continue />
      </main>
    </div>
  )
}

function BoxButton({ box, chosen, onChoose }: { box: Box; chosen: boolean; onChoose: () => void }) {
  return (
    <button type="button" class="box" data-game={box.id} aria-pressed={chosen} onClick={onChoose}>
      <Cover box={box} />
      <span class="players">{lid(box.id, 'players')}</span>
    </button>
  )
}

/** What is not ready to play can be looked at. */
function isPlayable(box: Box): boolean {
  return box.definition !== undefined && box.table === true
}

/** What to do with the box in hand. */
function Ways({ box }: { box: Box }) {
  const [error, setError] = useState<string | null>(null)
  const open = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return
    try {
      go(`/match/${await importRecord(file)}`)
    } catch (reason) {
      setError(t('shelf.broken', { why: reason instanceof Error ? reason.message : String(reason) }))
    }
  }
  return (
    <div class="ways">
      <h2>{lid(box.id, 'title')}</h2>
      <p>{lid(box.id, 'about')}</p>
      <p class="facts">
        {lid(box.id, 'players')}, {lid(box.id, 'length')}
      </p>
      {isPlayable(box) ? (
        <>
          <Way
            primary
            icon="helmet"
            to={`#/play/${box.id}`}
            name={t('shelf.alone')}
            about={t(box.seats > 1 ? 'shelf.alone.about' : 'shelf.solitaire.about')}
          />
          {box.seats > 1 && (
            <Way
              icon="tent"
              to={`#/play/${box.id}/together`}
              name={t('shelf.together')}
              about={t('shelf.together.about', { seats: box.seats })}
            />
          )}
          <Way
            icon="eagle"
            to={`#/online/set/${box.id}`}
            name={t('shelf.online')}
            about={t(box.seats > 1 ? 'shelf.online.about' : 'shelf.online.watch')}
          />
          {box.daily !== undefined && <TodaysMatch box={box} onFail={setError} />}
          <Way
            icon="scroll"
            to={`#/learn/${box.id}`}
            name={t('shelf.learn')}
            about={t(box.lessons !== true ? 'shelf.rules.about' : 'shelf.learn.about')}
          />
          {box.annals === true && (
            <Way
              icon="laurels"
              to={`#/annals/${box.id}`}
              name={t('shelf.annals')}
              about={t('shelf.annals.about')}
            />
          )}
        </>
      ) : (
        <p class="soon">{t('shelf.soon')}</p>
      )}
      <label class="way">
        <Icon name="log" size={26} />
        <span>
          {t('shelf.import')}
          <small>{t('shelf.import.about')}</small>
        </span>
        <input
          type="file"
          accept=".json,application/json"
          onChange={event => void open(event.currentTarget.files?.[0])}
        />
      </label>
      {error !== null && <Problem text={error} />}
    </div>
  )
}

/** The match that everybody gets today; the second time it goes on where it was left. */
function TodaysMatch(props: { box: Box; onFail: (why: string) => void }) {
  const { box, onFail } = props
  const open = (): void => {
    openDaily(box, dayOf(new Date())).then(go, reason => {
      onFail(t('setup.failed', { why: reason instanceof Error ? reason.message : String(reason) }))
    })
  }
  return (
    <button type="button" class="way" onClick={open}>
      <Icon name="sun" size={26} />
      <span>
        {lid(box.id, 'daily')}
        <small>{lid(box.id, 'daily.about')}</small>
      </span>
    </button>
  )
}

function Way(props: { primary?: boolean; icon: string; to: string; name: string; about: string }) {
  return (
    <a class={props.primary === true ? 'way primary' : 'way'} href={props.to}>
      <Icon name={props.icon} size={26} />
      <span>
        {props.name}
        <small>{props.about}</small>
      </span>
    </a>
  )
}

/** How long after it could not be read the store is asked again, in milliseconds. */
const TRY_AGAIN = 3000

/** The matches that this browser keeps. Where it cannot tell, it says so: an empty list would be a fright, and untrue. */
function Continue() {
  const [matches, setMatches] = useState<readonly MatchSummary[] | null>(null)
  const [error, setError] = useState<string | null>(null)
  const refresh = (): void => {
    listMatches().then(
      found => {
        setMatches(found)
        setError(null)
      },
      (reason: unknown) =>
        setError(t('shelf.unreadable', { why: reason instanceof Error ? reason.message : String(reason) })),
    )
  }
  useEffect(refresh, [])
  useEffect(() => {
    if (error === null) return
    const again = setInterval(refresh, TRY_AGAIN)
    return () => clearInterval(again)
  }, [error])
  if (error !== null) return <Problem text={error} again={refresh} />
  if (matches === null) return null
  const over = matches.filter(({ status }) => status === 'over')
  const running = matches.filter(({ status }) => status !== 'over')
  return (
    <section class="continue" aria-label={t('shelf.continue')}>
      {matches.length === 0 ? (
        <Newcomer />
      ) : (
        <MatchList title={t('shelf.continue')} matches={running} onDelete={refresh} />
      )}
      <p class="kept-where">
        {matches.length > 0 && t('shelf.kept-where')} <a href="#/online">{t('shelf.kept-where.online')}</a>
      </p>
      {over.length > 0 && <MatchList title={t('shelf.over')} matches={over} onDelete={refresh} />}
    </section>
  )
}

/** Nobody has played here yet: where to begin, before a whole war. */
function Newcomer() {
  const [first] = games.filter(({ lessons }) => lessons === true)
  return (
    <>
      <h2>{t('shelf.begin')}</h2>
      {first !== undefined && (
        <p class="newcomer">
          {t('shelf.newcomer')}{' '}
          <a class="button" href={`#/learn/${first.id}`}>
            {t('shelf.newcomer.learn', { title: lid(first.id, 'title') })}
          </a>
        </p>
      )}
      <p>{t('shelf.none')}</p>
    </>
  )
}

function MatchList(props: { title: string; matches: readonly MatchSummary[]; onDelete: () => void }) {
  const { title, matches, onDelete } = props
  return (
    <>
      <h2>
        {title} {matches.length > 0 && <small>{t('matches', { n: matches.length })}</small>}
      </h2>
      {matches.length > 0 && (
        <ul>
          {matches.map(match => (
            <MatchCard key={match.id} match={match} onDelete={onDelete} />
          ))}
        </ul>
      )}
    </>
  )
}

/** The match in the language of the page: where it was last saved in another, the worker says it again. */
function useReworded(match: MatchSummary): MatchSummary {
  const [reworded, setReworded] = useState<MatchSummary | null>(null)
  const isOurs = (match.language ?? english.id) === languageOfPage()
  useEffect(() => {
    if (!isOurs) rewordedMatch(match.id).then(setReworded, () => setReworded(null))
  }, [match.id, match.savedAt, isOurs])
  return isOurs ? match : { ...match, ...reworded }
}

function MatchCard({ match: kept, onDelete }: { match: MatchSummary; onDelete: () => void }) {
  const match = useReworded(kept)
  const remove = async (): Promise<void> => {
    if (!confirm(t('shelf.delete.sure', { title: match.title, text: match.text }))) return
    await deleteMatch(match.id)
    onDelete()
  }
  return (
    <li class="match-card">
      <a href={match.status === 'over' ? `#/end/${match.id}` : `#/match/${match.id}`}>
        <Thumbnail match={match} />
        <div class="words">
          <h3>{match.title}</h3>
          <p>
            {match.scenario}. {match.text}
          </p>
          <p class="tags">
            <span class={`tag ${match.status}`}>{t(`shelf.${match.status}`)}</span>
            {match.ownPosition === true && <span>{t('record.own-position')}</span>}
            {match.day !== undefined && <span>{t('shelf.day', { day: match.day })}</span>}
            {match.opponents !== '' && <span>{t('shelf.against', { names: match.opponents })}</span>}
          </p>
        </div>
      </a>
      <button type="button" class="button quiet" aria-label={t('shelf.delete')} onClick={() => void remove()}>
        <Icon name="close" size={14} />
      </button>
    </li>
  )
}
