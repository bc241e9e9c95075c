import { NOBODY } from '@aquila/games/kits'
import { useEffect, useRef } from 'preact/hooks'
import { agoOf } from '../app/ago.ts'
import { announce } from '../app/announce.tsx'
import { settings } from '../app/settings.ts'
import { useLayout } from '../app/width.ts'
import { Icon } from '../look/icon.tsx'
import type { TableState } from '../match/table-match.ts'
import { t } from '../messages/text.ts'
import { Thumbnail } from '../pages/thumbnail.tsx'
import { type CaptionLine, captionsOf } from './captions.ts'
import { playerOf, questionText } from './decision-bar.tsx'
import { type Chapters, type FilmShown, type Part, placesOf, stopFilm } from './film.ts'
import { Caption, seatOf } from './film-caption.tsx'
import { lengthOfFilm, paceFilm, pauseFilm, tellAll, toChapter } from './projector.ts'
import type { TableUi } from './state.ts'
import './since-film.css'

interface SinceProps {
  readonly ui: TableUi
  readonly film: FilmShown
  readonly chapters: Chapters
}

/** What happened while somebody was away, in chapters; the last is his question. */
export function SinceFilm(props: SinceProps) {
  const { ui, film } = props
  const size = useLayout()
  const small = size === 'phone' || size === 'low'
  const text = titleOf(film)?.text ?? ''
  useEffect(() => {
    if (!film.playing) announce(chapterInWords(film, film.at))
  }, [film.at, film.playing, text])
  return small ? (
    <SinceSheet {...props} />
  ) : (
    <>
      <SinceBar {...props} />
      <SinceStrip {...props} ui={ui} />
    </>
  )
}

/** Whose chapter it is and what it tells, in the place of the question. */
function SinceBar({ ui, film, chapters }: SinceProps) {
  const seat = seatOf(ui, kitOf(film.parts[film.at]))
  return (
    <section
      class="bar since-bar"
      data-kit={seat?.kit ?? NOBODY}
      data-covers="top"
      aria-label={t('film.title')}
    >
      <div class="who">
        <b>{seat?.side ?? ui.state.value.title}</b>
        {seat !== undefined && playerOf(seat) !== seat.side && <small>{playerOf(seat)}</small>}
      </div>
      <div class="question">
        <p class="step">
          <span>
            {t('film.since', { ago: agoOf(chapters.since), n: film.at + 1, of: film.parts.length })}
          </span>
        </p>
        <h1 data-long="true">{titleOf(film)?.text}</h1>
      </div>
      <div class="acts">
        <Pause ui={ui} film={film} />
        <ToQuestion ui={ui} withKey />
      </div>
    </section>
  )
}

/** The chapters as pictures, what can be chosen among them, and the question at the end. */
function SinceStrip({ ui, film, chapters }: SinceProps) {
  const seconds = Math.round(lengthOfFilm(ui, film) / 1000 / settings.value.filmSpeed)
  return (
    <section class="film since-strip" data-covers="bottom" aria-labelledby="since-head">
      <header>
        <h2 id="since-head">{t('film.since.head')}</h2>
        <small>{t('film.since.lasts', { n: seconds })}</small>
        <Which ui={ui} film={film} chapters={chapters} />
        <div class="since-choice" role="group" aria-label={t('film.pace')}>
          {([1, 2, 4] as const).map(speed => (
            <button
              key={speed}
              type="button"
              aria-pressed={settings.value.filmSpeed === speed}
              aria-label={t('replay.speed', { speed })}
              onClick={() => paceFilm(ui, speed)}
            >
              {t('film.speed', { n: speed })}
            </button>
          ))}
        </div>
        <button type="button" class="button" onClick={() => toChapter(ui, 0)}>
          <Icon name="first" size={16} /> {t('film.again')}
        </button>
      </header>
      <ol aria-label={t('film.chapters')}>
        {film.parts.map((part, index) => (
          <Chapter
            key={part.shots[0]?.lines[0]?.number ?? index}
            ui={ui}
            film={film}
            part={part}
            index={index}
          />
        ))}
        <li class="your-turn">
          <QuestionCard ui={ui} />
        </li>
      </ol>
    </section>
  )
}

function Which({ ui, film, chapters: { touching, all } }: SinceProps) {
  if (touching.length === 0 || touching.length === all.length) return null
  return (
    <div class="since-choice" role="group" aria-label={t('film.which')}>
      <button type="button" aria-pressed={film.parts === touching} onClick={() => tellAll(ui, false)}>
        {t('film.touching', { n: touching.length })}
      </button>
      <button type="button" aria-pressed={film.parts === all} onClick={() => tellAll(ui, true)}>
        {t('film.all', { n: all.length })}
      </button>
    </div>
  )
}

interface ChapterProps {
  readonly ui: TableUi
  readonly film: FilmShown
  readonly part: Part
  readonly index: number
}

function Chapter({ ui, film, part, index }: ChapterProps) {
  const button = useRef<HTMLButtonElement>(null)
  const isNow = index === film.at
  useEffect(() => {
    if (isNow) button.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [isNow])
  const { game, map } = ui.state.value
  const places = placesOf(part)
  const stacks = part.shots.at(-1)?.scene.stacks.filter(({ place }) => places.includes(place)) ?? []
  const line = titleIn(part)
  return (
    <li data-is={stateOf(film, index)}>
      <button
        ref={button}
        type="button"
        aria-current={isNow ? 'step' : undefined}
        onClick={() => toChapter(ui, index)}
      >
        <span class="scene" aria-hidden="true">
          <Thumbnail match={{ game: map ?? game, focus: places, stacks }} />
          <b class="number">{index < film.at ? <Icon name="check" size={14} /> : index + 1}</b>
          {line !== undefined && (
            <span class="sign">
              <Icon name={line.icon} size={16} />
            </span>
          )}
        </span>
        <span class="told">
          <span class="unseen">{chapterOf(film, index)}</span>
          <i class="pip" data-kit={kitOf(part) ?? NOBODY} /> {line?.text}
        </span>
      </button>
    </li>
  )
}

/** On a phone: the chapters as beads, one told whole, and what is asked then. */
function SinceSheet({ ui, film, chapters }: SinceProps) {
  const part = film.parts[film.at]
  const [shot] = part?.shots ?? []
  const seat = seatOf(ui, kitOf(part))
  const after = ui.film.reel?.after
  return (
    <section class="film since-sheet" data-covers="bottom" aria-label={t('film.title')}>
      <ol class="beads" aria-label={t('film.chapters')}>
        {film.parts.map((each, index) => (
          <li key={each.shots[0]?.lines[0]?.number ?? index} data-is={stateOf(film, index)}>
            <button
              type="button"
              aria-label={chapterInWords(film, index)}
              onClick={() => toChapter(ui, index)}
            >
              {index < film.at ? <Icon name="check" size={16} /> : index + 1}
            </button>
          </li>
        ))}
      </ol>
      <div class="since-words">
        <p class="step">
          {t('film.since.short')}, {agoOf(chapters.since)}
          {seat !== undefined && (
            <span>
              <i class="pip" data-kit={seat.kit} /> {seat.side}
            </span>
          )}
        </p>
        <h2>
          {shot !== undefined &&
            captionsOf(shot, film.told).map(line => <Caption key={line.number} line={line} />)}
        </h2>
      </div>
      <Which ui={ui} film={film} chapters={chapters} />
      {after?.question != null && (
        <p class="asked-then">
          <small>{t('film.asked')}</small> <b>{after.question.text}</b>
        </p>
      )}
      <div class="acts">
        <Pause ui={ui} film={film} />
        <button
          type="button"
          class="button"
          disabled={film.at + 1 >= film.parts.length}
          onClick={() => toChapter(ui, film.at + 1)}
        >
          {t('film.next')}
        </button>
        <ToQuestion ui={ui} />
      </div>
    </section>
  )
}

function Pause({ ui, film }: { ui: TableUi; film: FilmShown }) {
  const word = t(film.playing ? 'replay.pause' : 'replay.play')
  return (
    <button type="button" class="button" aria-label={word} onClick={() => pauseFilm(ui)}>
      <Icon name={film.playing ? 'pause' : 'play'} size={16} /> <span class="word">{word}</span>
    </button>
  )
}

function ToQuestion({ ui, withKey = false }: { ui: TableUi; withKey?: boolean }) {
  const after = ui.film.reel?.after
  return (
    <button type="button" class="button primary" data-kit={ownKit(after)} onClick={() => stopFilm(ui)}>
      {t(after?.question == null ? 'film.to-table' : 'film.to-question')}{' '}
      {withKey && <kbd>{t('key.close')}</kbd>}
    </button>
  )
}

/** The last of the chapters: what it all leads to. */
function QuestionCard({ ui }: { ui: TableUi }) {
  const after = ui.film.reel?.after
  if (after === undefined) return null
  return (
    <button type="button" data-kit={ownKit(after)} onClick={() => stopFilm(ui)}>
      <small>{t(after.question !== null ? 'film.your-turn' : 'film.then')}</small>
      <b>{questionText(after)}</b>
      <span>{after.scene.step}</span>
    </button>
  )
}

function ownKit(after: TableState | undefined): string {
  return after?.seats.find(({ role }) => role === after.viewer)?.kit ?? NOBODY
}

function kitOf(part: Part | undefined) {
  return part?.shots[0]?.kit ?? null
}

function titleIn(part: Part): CaptionLine | undefined {
  const [shot] = part.shots
  return shot === undefined ? undefined : captionsOf(shot, false)[0]
}

function titleOf(film: FilmShown): CaptionLine | undefined {
  const [shot] = film.parts[film.at]?.shots ?? []
  return shot === undefined ? undefined : captionsOf(shot, film.told).at(-1)
}

function stateOf({ at }: FilmShown, index: number): 'seen' | 'now' | 'ahead' {
  return index < at ? 'seen' : index === at ? 'now' : 'ahead'
}

/** '2 of 5, seen: ...', for those who hear it. */
function chapterInWords(film: FilmShown, index: number): string {
  return t('film.chapter.told', { chapter: chapterOf(film, index), text: textOf(film.parts[index]) })
}

function chapterOf(film: FilmShown, index: number): string {
  return t('film.chapter', { n: index + 1, of: film.parts.length, state: stateOf(film, index) })
}

function textOf(part: Part | undefined): string {
  return part === undefined ? '' : (titleIn(part)?.text ?? '')
}
