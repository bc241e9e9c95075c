import type { Moment, MomentTrack } from '@aquila/games/table'
import { useEffect, useRef } from 'preact/hooks'
import { announce } from '../app/announce.tsx'
import { later } from '../app/later.tsx'
import { momentsShown, settings } from '../app/settings.ts'
import { type Layout, useLayout, useWidth } from '../app/width.ts'
import { Die } from '../look/die.tsx'
import { BagDrawing } from '../look/gauge.tsx'
import { Icon } from '../look/icon.tsx'
import { Picture } from '../look/picture.tsx'
import { RuleLink } from '../look/rule-link.tsx'
import { t } from '../messages/text.ts'
import { MomentArmies } from './moment-armies.tsx'
import { closeMoment, isThrown, type MomentShown, rollMoment, seeAgain } from './moments.ts'
import { momentsShownOf } from './pauses.ts'
import type { Ground } from './reckoning.tsx'
import { useSpotlight } from './spotlight.ts'
import { hurryOn } from './stage.ts'
import { look, type TableUi } from './state.ts'
import './moment.css'

/** A year's end comes when there is one. */
const ReckoningPaper = later(async () => (await import('./reckoning.tsx')).ReckoningPaper)

/** So do the steps of a story of several rolls, and whom it sets against each other. */
const MomentSteps = later(async () => (await import('./moment-steps.tsx')).MomentSteps)
const Adversaries = later(async () => (await import('./moment-steps.tsx')).Adversaries)

/** What is at stake, the dice, what was needed, the verdict, what it cost or brought: one layer for all games. */
export function MomentLayer({ ui }: { ui: TableUi }) {
  const shown = ui.stage.now.value
  const button = useRef<HTMLButtonElement>(null)
  const veil = useRef<HTMLDivElement>(null)
  const size = useLayout()
  const width = useWidth()
  useSpotlight(veil, shown?.places ?? [], shown)
  useEffect(() => {
    if (shown === null) return
    button.current?.focus({ preventScroll: true })
    announce(shown.rolled ? inWords(shown.moment) : [shown.moment.title, shown.moment.need].join('. '))
  }, [shown])
  // A tablet that is turned over has the place elsewhere.
  useEffect(() => {
    if (shown !== null) look(ui, shown.places)
  }, [shown, width])
  if (shown === null) return null
  const { moment, rolled } = shown
  const stands = standsOf(shown)
  const goOn = (): void => (rolled ? closeMoment(ui) : rollMoment(ui))
  const reckoned = moment.reckoning !== undefined || undefined
  const { map, game, scene } = ui.state.value
  return (
    <div
      ref={veil}
      class="moment-veil"
      data-kind={moment.kind}
      data-stands={stands}
      data-reckoning={reckoned}
    >
      <i class="moment-pointer" aria-hidden="true" />
      <button type="button" class="moment-outside" tabIndex={-1} aria-label={t('moment.on')} onClick={goOn} />
      <section
        key={shown.number}
        class="moment"
        data-number={shown.number}
        role="dialog"
        aria-modal="true"
        aria-label={moment.title}
        data-kind={moment.kind}
        data-kit={moment.kit ?? undefined}
        data-rolled={rolled}
        data-reckoning={reckoned}
        data-steps={moment.steps !== undefined || undefined}
        data-covers={coveredBy(stands, size)}
        onKeyDown={event => {
          if (event.key !== 'Escape') return
          event.stopPropagation()
          goOn()
        }}
      >
        <MomentPaper
          moment={stands === 'beside' ? { ...moment, battle: null } : moment}
          rolled={rolled}
          map={{ name: map ?? game, stacks: scene.stacks }}
        />
        <footer>
          <Frequency kind={moment.kind} seats={ui.state.value.seats.length} />
          {rolled && isThrown(moment) && (
            <button type="button" class="button" onClick={() => seeAgain(ui)}>
              <Icon name="play" size={14} /> {t('moment.again')}
            </button>
          )}
          {rolled && (
            <button
              type="button"
              class="button quiet"
              title={t('moment.skip.about')}
              onClick={() => hurryOn(ui)}
            >
              {t('moment.skip')}
            </button>
          )}
          <button
            ref={button}
            type="button"
            class="button primary"
            data-kit={moment.kit ?? undefined}
            onClick={goOn}
          >
            {rolled ? (moment.reckoning?.next?.deed ?? t('moment.on')) : untold(moment)}{' '}
            <kbd>{t('moment.space')}</kbd>
          </button>
        </footer>
      </section>
    </div>
  )
}

/** What shows the rest. */
function untold({ reckoning, dice }: Moment): string {
  return reckoning === undefined ? t('moment.roll', { n: dice.length }) : t('moment.all')
}

/** Where the card stands: beside its place, over it as long as armies and chances are to be read, or in the middle. */
type Standing = 'beside' | 'above' | 'middle'

function standsOf({ moment: { kind, dice, battle, steps }, places, rolled }: MomentShown): Standing {
  // One dialog from the first roll to the last: it stays where it is.
  if (steps !== undefined) return 'above'
  if (places.length === 0 || kind === 'ceremony') return 'middle'
  if (battle === null || (rolled && dice.length > 0)) return 'beside'
  return dice.length > 0 ? 'above' : 'middle'
}

/** What the map looks past; on a phone every card lies at the bottom. */
function coveredBy(stands: Standing, size: Layout): 'right' | 'top' | 'bottom' | undefined {
  if (stands === 'middle') return undefined
  if (size === 'phone') return 'bottom'
  return stands === 'beside' ? 'right' : 'top'
}

/** What a moment tells, on whatever paper it stands. */
export function MomentPaper({
  moment,
  rolled,
  map,
}: Pick<MomentShown, 'moment' | 'rolled'> & { readonly map: Ground | null }) {
  const { reckoning } = moment
  if (reckoning !== undefined) return <ReckoningPaper moment={{ ...moment, reckoning }} map={map} />
  return (
    <>
      <header>
        <span class="moment-sign">
          <Icon name={moment.icon} size={34} />
        </span>
        <div>
          <h2 id="moment-title">{moment.title}</h2>
          <p>{moment.text}</p>
        </div>
        <RuleLink rule={moment.rule} />
        {moment.cause != null && <Adversaries cause={moment.cause} />}
      </header>
      {moment.battle !== null && (
        <MomentArmies battle={rolled ? moment.battle : { ...moment.battle, roll: null }} />
      )}
      {moment.steps !== undefined && <MomentSteps steps={moment.steps} cause={moment.cause} map={map} />}
      <div class="moment-body">
        {moment.portrait !== null && (
          <div class="moment-portrait">
            <Picture picture={moment.portrait} />
          </div>
        )}
        <Thrown moment={moment} rolled={rolled} />
        <div class="moment-words">
          {moment.need !== null && <p class="need">{moment.need}</p>}
          {moment.faces !== null && <NeededFaces moment={moment} rolled={rolled} />}
          {rolled && (
            <>
              <p class="verdict" data-outcome={moment.outcome}>
                {moment.verdict}
              </p>
              <p>{moment.because}</p>
            </>
          )}
        </div>
      </div>
      {rolled && moment.tracks.length > 0 && (
        <ul class="moment-tracks">
          {moment.tracks.map((track, index) => (
            <li key={index} style={{ '--turn': index }}>
              <span class="label">{track.name}</span>
              <TrackShown track={track} />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

/** The dice: tumbling until they are thrown, then as they fell. */
function Thrown({ moment, rolled }: Pick<MomentShown, 'moment' | 'rolled'>) {
  if (moment.dice.length === 0) return null
  // Where both sides throw, the colour tells whose die is whose.
  const several = new Set(moment.dice.map(({ kit }) => kit)).size > 1
  const alone = moment.battle === null || rolled ? 96 : 56
  const size = moment.dice.length === 1 ? alone : moment.dice.length < 4 ? 64 : 40
  return (
    <div class="moment-dice" data-rolled={rolled}>
      {moment.dice.map((die, index) => (
        <span key={index} class="thrown" data-kit={die.kit}>
          {rolled ? (
            <Die sides={die.sides} value={die.value} size={size} kit={several ? die.kit : undefined} />
          ) : (
            <span class="unthrown" style={{ width: `${size}px`, height: `${size}px` }} aria-hidden="true">
              ?
            </span>
          )}
        </span>
      ))}
    </div>
  )
}

/** All faces of the die, those that would do it filled, the one that fell ringed. */
function NeededFaces({ moment: { faces, dice }, rolled }: { moment: Moment; rolled: boolean }) {
  const [die] = dice
  const first = die?.sides === 10 ? 0 : 1
  return (
    <p class="needed-faces" aria-hidden="true">
      {faces?.map((wins, index) => (
        <i
          key={index}
          data-wins={wins}
          data-fell={rolled && die?.value === index + first}
          data-past={rolled && die?.value !== index + first}
        >
          {die?.sides === 6 ? <Die sides={6} value={index + 1} size={24} /> : index + first}
        </i>
      ))}
    </p>
  )
}

function TrackShown({ track }: { track: MomentTrack }) {
  switch (track.kind) {
    case 'bar': {
      const { before, after, of, good } = track
      const [low, high] = [Math.min(before, after), Math.max(before, after)]
      const share = (value: number): string =>
        `${Math.max(0, Math.min(100, (100 * value) / Math.max(of, 1)))}%`
      return (
        <>
          <span class="track-bar" aria-hidden="true">
            <i style={{ width: share(low) }} />
            <i
              data-change={after < before ? 'less' : 'more'}
              style={{ left: share(low), width: `calc(${share(high)} - ${share(low)})` }}
            />
          </span>
          <span class="track-figures">
            {before} <Icon name="right" size={10} /> <b>{after}</b>
          </span>
          <Signed value={after - before} good={after > before === good} />
        </>
      )
    }
    case 'bags': {
      const { from, to, moved, good } = track
      return (
        <>
          <span class="track-bags" aria-hidden="true">
            <svg width="40" height="52" viewBox="0 0 40 52" aria-hidden="true">
              <BagDrawing kit={from.kit} count={from.count} />
            </svg>
            <span class="chits">
              {Array.from({ length: Math.min(moved, 6) }, (_, chit) => (
                <i key={chit} />
              ))}
              <Icon name="right" size={14} />
            </span>
            <svg width="40" height="52" viewBox="0 0 40 52" aria-hidden="true">
              <BagDrawing kit={to.kit} count={to.count} />
            </svg>
          </span>
          <Signed value={good ? moved : -moved} good={good} />
        </>
      )
    }
    case 'towers':
      return (
        <>
          <span class="track-towers" aria-hidden="true">
            {Array.from({ length: Math.max(track.of, track.done) }, (_, tower) => (
              <i key={tower} data-is={tower < track.done ? (tower < track.of ? 'won' : 'beyond') : 'to-come'}>
                <Icon name="wall" size={20} />
              </i>
            ))}
          </span>
          <span>{track.text}</span>
        </>
      )
    case 'line':
      return (
        <>
          <span class="track-line">
            {track.kit !== undefined && <i class="pip" data-kit={track.kit} />} {track.text}
          </span>
          {track.rule !== undefined && <RuleLink rule={track.rule} />}
        </>
      )
  }
}

function Signed({ value, good }: { value: number; good: boolean }) {
  return (
    <b class="track-sign" data-sign={good ? 'plus' : 'minus'}>
      {value > 0 ? `+${value}` : `−${-value}`}
    </b>
  )
}

/** How often moments of this kind are shown, to be changed where they are seen. */
function Frequency({ kind, seats }: { kind: Moment['kind']; seats: number }) {
  return (
    <label class="moment-shown">
      {t('moment.shown')}
      <select
        value={momentsShownOf(kind, seats)}
        onChange={event => {
          const wanted = momentsShown.find(each => each === event.currentTarget.value)
          if (wanted === undefined) return
          settings.value = { ...settings.value, moments: { ...settings.value.moments, [kind]: wanted } }
        }}
      >
        {momentsShown.map(each => (
          <option key={each} value={each}>
            {t(`moment.shown.${each}`)}
          </option>
        ))}
      </select>
    </label>
  )
}

/** Need, dice, verdict and cost, in this order. */
function inWords({ title, need, dice, verdict, because, tracks, reckoning }: Moment): string {
  if (reckoning !== undefined)
    return [
      title,
      ...reckoning.parts.flatMap(part => [
        part.title,
        part.note,
        ...part.lines
          .filter(({ idle }) => idle !== true)
          .map(({ sign, text, note }) => [sign, text, note].filter(Boolean).join(' ')),
        part.warning,
      ]),
      reckoning.next?.title,
    ]
      .filter(isSaid)
      .map(unended)
      .join('. ')
  const changes = tracks.map(track =>
    track.kind === 'line' || track.kind === 'towers'
      ? `${track.name}: ${track.text}`
      : track.kind === 'bar'
        ? `${track.name}: ${track.before}, ${track.after}`
        : `${track.name}: ${track.moved}`,
  )
  const thrown = dice.length === 0 ? null : dice.map(({ value }) => value).join(', ')
  return [title, need, thrown, verdict, because, ...changes].filter(isSaid).map(unended).join('. ')
}

function isSaid(words: string | null | undefined): words is string {
  return words != null && words !== ''
}

/** What is said among other things ends where they do. */
function unended(words: string): string {
  return words.replace(/\.$/, '')
}
