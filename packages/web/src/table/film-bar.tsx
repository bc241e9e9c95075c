import { useEffect, useRef } from 'preact/hooks'
import { movesLittle, settings } from '../app/settings.ts'
import { Icon } from '../look/icon.tsx'
import type { SeatInfo } from '../match/table-match.ts'
import { t } from '../messages/text.ts'
import { captionsOf, filmTitle, summaryOf } from './captions.ts'
import { type FilmShown, type Part, stopFilm } from './film.ts'
import { Caption, seatOf } from './film-caption.tsx'
import { hastenFilm, pauseFilm, seekFilm, turnPage, watchPage } from './projector.ts'
import { SinceFilm } from './since-film.tsx'
import { look, type TableUi } from './state.ts'

/** What the others did: a caption and the means to hurry or to stop, under the map or above it; or a page to read. */
export function FilmBar({ ui, above }: { ui: TableUi; above: boolean }) {
  const film = ui.film.now.value
  const part = film?.parts[film.at]
  if (film === null || part === undefined) return null
  if (film.chapters !== null) return <SinceFilm ui={ui} film={film} chapters={film.chapters} />
  return part.isPage ? (
    <FilmPage ui={ui} film={film} page={part} above={above} />
  ) : (
    <Picture ui={ui} film={film} picture={part} above={above} />
  )
}

interface PageProps {
  readonly ui: TableUi
  readonly film: FilmShown
  readonly page: Part
  readonly above: boolean
}

/** All that one side did, line by line; each line leads to its place. */
function FilmPage({ ui, film, page, above }: PageProps) {
  const on = useRef<HTMLButtonElement>(null)
  useEffect(() => on.current?.focus({ preventScroll: true }), [page])
  const sides = [...new Set(page.shots.map(shot => seatOf(ui, shot.kit)))]
  const only = sides.filter(each => each !== undefined).length === 1 ? sides.find(Boolean) : undefined
  return (
    <section
      class="film"
      data-list="true"
      data-covers={above ? 'top' : 'bottom'}
      data-kit={only?.kit}
      aria-labelledby="film-page"
    >
      <h2 id="film-page">{only?.side ?? filmTitle(ui.state.value)}</h2>
      <p class="film-when">{page.shots.at(-1)?.scene.summary}</p>
      <Left film={film} />
      <ol>
        {page.shots.map((shot, index) => (
          <li key={shot.lines[0]?.number ?? index} data-kit={shot.kit ?? undefined}>
            <button
              type="button"
              class="plain"
              onClick={() => look(ui, [...shot.way, ...shot.lines.flatMap(({ places }) => places)])}
            >
              {only === undefined && <Whose seat={seatOf(ui, shot.kit)} />}
              {summaryOf(shot).map(line => (
                <Caption key={line.number} line={line} />
              ))}
            </button>
          </li>
        ))}
      </ol>
      <div class="film-acts">
        {!movesLittle() && (
          <button type="button" class="button quiet" onClick={() => watchPage(ui)}>
            <Icon name="play" size={16} /> {t('film.watch')}
          </button>
        )}
        <button ref={on} type="button" class="button primary" onClick={() => turnPage(ui)}>
          {t('film.on')}
        </button>
      </div>
    </section>
  )
}

interface PictureProps {
  readonly ui: TableUi
  readonly film: FilmShown
  readonly picture: Part
  readonly above: boolean
}

function Picture({ ui, film, picture, above }: PictureProps) {
  const [shot] = picture.shots
  return (
    <section
      class="film"
      data-covers={above ? 'top' : 'bottom'}
      aria-label={filmTitle(ui.state.value)}
      data-kit={shot?.kit ?? undefined}
    >
      <p class="film-caption">
        {shot !== undefined &&
          captionsOf(shot, film.told).map(line => <Caption key={line.number} line={line} />)}
        <Left film={film} />
      </p>
      <div class="film-acts">
        <Whose seat={seatOf(ui, shot?.kit ?? null)} />
        <span class="film-count">{t('film.count', { n: film.at + 1, of: film.parts.length })}</span>
        <button
          type="button"
          class="button quiet"
          aria-label={t('replay.back')}
          disabled={film.at === 0}
          onClick={() => seekFilm(ui, film.at - 1)}
        >
          <Icon name="left" size={16} />
        </button>
        <button
          type="button"
          class="button quiet"
          aria-label={t(film.playing ? 'replay.pause' : 'replay.play')}
          onClick={() => pauseFilm(ui)}
        >
          <Icon name={film.playing ? 'pause' : 'play'} size={16} />
        </button>
        <button
          type="button"
          class="button quiet"
          aria-label={t('replay.forward')}
          disabled={film.at + 1 >= film.parts.length}
          onClick={() => seekFilm(ui, film.at + 1)}
        >
          <Icon name="right" size={16} />
        </button>
        <button
          type="button"
          class="button quiet"
          aria-label={t('replay.speed', { speed: settings.value.filmSpeed })}
          onClick={() => hastenFilm(ui)}
        >
          {t('film.speed', { n: settings.value.filmSpeed })}
        </button>
        <button type="button" class="button primary" onClick={() => stopFilm(ui)}>
          {t('film.skip')}
        </button>
      </div>
    </section>
  )
}

/** What came before the first part and is not shown. */
function Left({ film: { at, left } }: { film: FilmShown }) {
  return at > 0 || left === 0 ? null : <small class="film-left">{t('film.left', { n: left })}</small>
}

/** Whose part of the film it is. */
function Whose({ seat }: { seat: SeatInfo | undefined }) {
  if (seat === undefined) return null
  return (
    <b class="film-whose">
      <i class="pip" data-kit={seat.kit} /> {seat.side}
    </b>
  )
}
