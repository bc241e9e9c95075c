import { settings } from '../app/settings.ts'
import { Icon } from '../look/icon.tsx'
import { t } from '../messages/text.ts'
import { type CaptionLine, captionsOf } from './captions.ts'
import { type FilmShown, hastenFilm, pauseFilm, seekFilm, stopFilm } from './film.ts'
import { Named } from './panels/log.tsx'
import { look, type TableUi } from './state.ts'

/** What the others did: a caption and the means to hurry or to stop, under the map or above it. With little motion, a list. */
export function FilmBar({ ui, above }: { ui: TableUi; above: boolean }) {
  const film = ui.film.now.value
  if (film === null) return null
  if (film.asList) {
    return (
      <section class="film" data-list="true" aria-label={t('film.title')}>
        <h2>{t('film.title')}</h2>
        <ol>
          {film.shots
            .filter(({ seen }) => !seen)
            .flatMap(shot => shot.lines)
            .map(line => (
              <li key={line.number} data-kit={line.kit ?? undefined}>
                <button type="button" class="plain" onClick={() => look(ui, line.places)}>
                  <Caption line={line} />
                </button>
              </li>
            ))}
        </ol>
        <button type="button" class="button primary" onClick={() => stopFilm(ui)}>
          {t('film.on')}
        </button>
      </section>
    )
  }
  const shot = film.shots[film.at]
  return (
    <section
      class="film"
      data-covers={above ? 'top' : 'bottom'}
      aria-label={t('film.title')}
      data-kit={shot?.kit ?? undefined}
    >
      <p class="film-caption">
        {shot !== undefined && captionsOf(shot).map(line => <Caption key={line.number} line={line} />)}
      </p>
      <div class="film-acts">
        <Whose ui={ui} film={film} />
        <span class="film-count">{t('film.count', { n: film.at + 1, of: film.shots.length })}</span>
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
          disabled={film.at + 1 >= film.shots.length}
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

/** Whose part of the film it is. */
function Whose({ ui, film: { shots, at } }: { ui: TableUi; film: FilmShown }) {
  const kit = shots[at]?.kit ?? null
  const seat = ui.state.value.seats.find(each => each.kit === kit)
  if (seat === undefined) return null
  return (
    <b class="film-whose">
      <i class="pip" data-kit={seat.kit} /> {seat.side}
    </b>
  )
}

function Caption({ line }: { line: CaptionLine }) {
  return (
    <span class="caption-line">
      <Icon name={line.icon} size={16} />
      <span>
        <Named line={line} />
        {line.reason !== null && <em>{line.reason}</em>}
      </span>
    </span>
  )
}
