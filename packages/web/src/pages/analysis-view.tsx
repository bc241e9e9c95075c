import { NOBODY } from '@aquila/games/kits'
import type { Analysis } from '@aquila/play/analysis'
import { isTableId } from '@aquila/play/wire/table-id'
import { useEffect, useRef, useState } from 'preact/hooks'
import { announce } from '../app/announce.tsx'
import { go } from '../app/router.ts'
import { useWidth } from '../app/width.ts'
import { Icon } from '../look/icon.tsx'
import type { ReplayFrame, TableMatch } from '../match/table-match.ts'
import { t } from '../messages/text.ts'
import { saveFile } from '../table/export.ts'
import { Board } from '../table/map/board.tsx'
import type { Size } from '../table/map/camera.ts'
import { type MapControl, MapTools, MapView } from '../table/map/map-view.tsx'
import { chairOf, outcomeOf } from '../table/outcome.ts'
import { noTargets } from '../table/targets.ts'
import { type AnalysedMatch, NoAnalysis } from './analysis.tsx'
import { AnalysisCard } from './analysis-card.tsx'
import { AnalysisChart } from './analysis-chart.tsx'
import { AnalysisList, AnalysisSums } from './analysis-list.tsx'
import { type Run, useRun } from './analysis-run.ts'
import {
  type Filter,
  luckOf,
  type Numbered,
  numbered,
  signed,
  stepFrom,
  turningPoints,
  worstOf,
} from './analysis-state.ts'
import { AnalysisWays } from './analysis-ways.tsx'

const NOTHING_FRESH: ReadonlySet<string> = new Set()

/** The map at a point of the match, with the curve below, the list beside it and the card of the point. */
export function AnalysisView({ match, state, layer, at }: AnalysedMatch & { at: number | null }) {
  const run = useRun(match)
  const { analysis } = run
  const own = chairOf(state) ?? state.seats[0]?.role ?? ''
  const steps = analysis === null ? [] : numbered(analysis)
  const turns = turningPoints(steps, own)
  const [filter, setFilter] = useState<Filter>('mine')
  const [choices, setChoices] = useState(at)
  const control = useRef<MapControl | null>(null)
  const small = useWidth() < 900
  const chosen =
    choices === null
      ? (worstOf(steps, own) ?? turns[0] ?? steps[0])
      : steps.findLast(step => step.choices <= choices)
  const film = useFilm(match)
  const frame = useFrame(match, chosen?.choices ?? state.length)
  const shown = film.frame ?? frame
  const scene = shown?.scene ?? state.scene
  const width = useWidth()

  const choose = (step: Numbered | undefined): void => {
    if (step === undefined) return
    film.stop()
    setChoices(step.choices)
    announce(
      t('analysis.row', {
        title: step.title ?? t('analysis.quiet'),
        verdict: t('analysis.verdict', { verdict: step.verdict ?? 'none' }),
        choice: signed(-step.cost),
        dice: signed(step.dice[own] ?? 0),
      }),
    )
  }
  const from = chosen?.choices ?? 0
  const playOn = async (): Promise<void> => {
    if (chosen !== undefined) go(`/match/${await match.whatIf(chosen.choices)}`)
  }
  useKeys(event => {
    if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') {
      const direction = event.key === 'ArrowRight' ? 1 : -1
      choose(stepFrom(event.shiftKey ? steps : turns, from, direction))
    } else if ((event.key === 'p' || event.key === 'P') && !isTableId(state.id)) void playOn()
    else return
    event.preventDefault()
  })
  useEffect(() => {
    const places = [
      ...(chosen?.did?.ways.flat() ?? []),
      ...(chosen?.instead?.ways.flat() ?? []),
      ...(chosen?.did?.places ?? []),
    ]
    if (places.length > 0) control.current?.look(places)
  }, [chosen?.number, frame === null])

  if (run.is === 'unknown') return <NoAnalysis why={t('analysis.unknown')} />
  const seat = state.seats.find(({ role }) => role === own)
  const kit = state.seats.find(({ role }) => role === chosen?.role)?.kit ?? NOBODY
  const worst = worstOf(steps, own)
  return (
    <main class="analysis" data-game={state.game}>
      <MapView
        layer={layer}
        free={map => ({
          inset: { top: small ? 8 : 96, right: 8, bottom: 8, left: 8 },
          paper: small ? null : cardOver(map),
        })}
        control={control}
      >
        <Board
          layer={layer}
          scene={scene}
          targets={noTargets}
          inspected={null}
          fresh={chosen?.did == null ? NOTHING_FRESH : new Set(chosen.did.places)}
          onPoint={place => control.current?.look([place])}
          onDrag={null}
        />
        {chosen !== undefined && film.frame === null && (
          <AnalysisWays layer={layer} step={chosen} kit={kit} />
        )}
      </MapView>
      <header class="analysis-bar">
        <b class="capitals">{t('analysis.title')}</b>
        <div class="said">
          <small>{[state.scenario, outcomeOf(state)].filter(each => each !== '').join(', ')}</small>
          <h1>
            {analysis === null || run.is !== 'done'
              ? t('analysis.list')
              : t('analysis.head', { lucky: luckOf(analysis, own), worst: worst?.title ?? null })}
          </h1>
        </div>
        <Progress run={run} />
        {analysis !== null && <Share analysis={analysis} state={state} own={own} at={from} />}
        <a class="button" href={`#/end/${state.id}`} aria-label={t('end.title')}>
          <Icon name="close" size={16} />
        </a>
      </header>
      <MapTools
        onZoom={factor => control.current?.zoom(factor)}
        onFit={() => control.current?.fit()}
        onJump={() => control.current?.look(scene.focus)}
      />
      {film.way !== null && (
        <p class="watching" role="status">
          <b>{t('analysis.watching', { way: film.way })}</b>
          <button type="button" class="button" onClick={film.stop}>
            {t('analysis.back')}
          </button>
        </p>
      )}
      {chosen !== undefined && film.way === null && (
        <AnalysisCard
          step={chosen}
          seats={state.seats}
          canBranch={!isTableId(state.id)}
          onPlayOn={() => void playOn()}
          onWatchBoth={() => film.watch(chosen)}
        />
      )}
      {analysis !== null && (
        <aside class="analysis-side">
          <AnalysisSums analysis={analysis} own={own} side={seat?.side ?? ''} />
          <AnalysisList
            analysis={analysis}
            steps={steps}
            seats={state.seats}
            own={own}
            filter={filter}
            chosen={chosen}
            onFilter={setFilter}
            onChoose={choose}
          />
        </aside>
      )}
      <section class="analysis-dock" aria-label={t('analysis.chart')}>
        <p class="legend">
          <b>{t('analysis.chart')}</b>
          {state.seats.map(({ role, side, kit: worn }) => (
            <span key={role}>
              <i class="pip" data-kit={worn} /> {side}
            </span>
          ))}
          {state.seats.length === 2 && <span>{t('analysis.rest')}</span>}
          <span>{t('analysis.band')}</span>
          <span>{t('analysis.turns', { n: turns.length })}</span>
        </p>
        {analysis !== null && (
          <AnalysisChart
            analysis={analysis}
            steps={steps}
            seats={state.seats}
            own={own}
            choices={from}
            width={Math.max(280, small ? width - 16 : width - 40)}
            height={small ? 150 : 176}
            onSeek={choose}
          />
        )}
        <div class="controls">
          <Turn
            direction={-1}
            onPress={() => choose(stepFrom(turns, from, -1))}
            none={stepFrom(turns, from, -1) === undefined}
          />
          <a class="button" href={`#/replay/${state.id}/${from}`}>
            <Icon name="play" size={16} /> {t('analysis.replay')}
          </a>
          <Turn
            direction={1}
            onPress={() => choose(stepFrom(turns, from, 1))}
            none={stepFrom(turns, from, 1) === undefined}
          />
        </div>
      </section>
    </main>
  )
}

/** The card lies in the lower left corner of the map. */
function cardOver(map: Element): Size | null {
  const card = document.querySelector('.analysis-card')?.getBoundingClientRect()
  if (card === undefined) return null
  const { bottom } = map.getBoundingClientRect()
  return { width: card.width + 32, height: bottom - card.top }
}

function Turn({ direction, none, onPress }: { direction: 1 | -1; none: boolean; onPress(): void }) {
  return (
    <button
      type="button"
      class="button"
      aria-disabled={none}
      aria-label={t(direction === 1 ? 'analysis.after' : 'analysis.before')}
      onClick={onPress}
    >
      <Icon name={direction === 1 ? 'right' : 'left'} size={16} />
    </button>
  )
}

/** How far it has come; it can be stopped, gone on with, and looked deeper. */
function Progress({ run }: { run: Run }) {
  const { is, done, of, error } = run
  if (is === 'done')
    return (
      <button type="button" class="button" onClick={run.lookDeeper}>
        {t('analysis.deeper')}
      </button>
    )
  return (
    <p class="progress">
      <span role="status">
        {error ?? (of === 0 ? t('analysis.begins') : t('analysis.progress', { done, of }))}
      </span>
      <progress max={Math.max(1, of)} value={done} aria-label={t('analysis.title')} />
      <button type="button" class="button" onClick={is === 'going' ? run.stop : run.goOn}>
        {t(is === 'going' ? 'analysis.stop' : 'analysis.go-on')}
      </button>
    </p>
  )
}

interface ShareProps {
  readonly analysis: Analysis
  readonly state: AnalysedMatch['state']
  readonly own: string
  readonly at: number
}

function Share({ analysis, state, own, at }: ShareProps) {
  const save = async (): Promise<void> => {
    const { analysisFile } = await import('./analysis-file.ts')
    saveFile(`${state.game}-analysis.html`, 'text/html', analysisFile(analysis, state, own))
  }
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(`${location.href.split('#')[0]}#/analysis/${state.id}/${at}`)
    announce(t('analysis.copied'))
  }
  return (
    <>
      {isTableId(state.id) && (
        <button type="button" class="button" onClick={() => void copy()}>
          {t('analysis.link')}
        </button>
      )}
      <button type="button" class="button" onClick={() => void save()}>
        {t('analysis.file')}
      </button>
    </>
  )
}

/** The picture after a choice; until it has come, the one before. */
function useFrame(match: TableMatch, choices: number): ReplayFrame | null {
  const [frame, setFrame] = useState<ReplayFrame | null>(null)
  useEffect(() => {
    let late = false
    match.at(choices).then(
      found => {
        if (!late) setFrame(found)
      },
      () => undefined,
    )
    return () => {
      late = true
    }
  }, [choices])
  return frame
}

/** How long a picture stands, in milliseconds. */
const STANDS = 550

/** First what was done, then what the adviser would have done. */
function useFilm(match: TableMatch) {
  const [film, setFilm] = useState<{
    readonly frames: readonly ReplayFrame[]
    readonly done: number
    readonly at: number
  } | null>(null)
  const wanted = useRef(0)
  useEffect(() => {
    if (film === null) return
    const clock = setTimeout(
      () => setFilm(film.at + 1 < film.frames.length ? { ...film, at: film.at + 1 } : null),
      STANDS,
    )
    return () => clearTimeout(clock)
  }, [film])
  return {
    frame: film?.frames[film.at] ?? null,
    way: film === null ? null : film.at < film.done ? 'done' : 'better',
    stop() {
      wanted.current++
      setFilm(null)
    },
    async watch(step: Numbered) {
      const number = ++wanted.current
      const done: ReplayFrame[] = []
      for (let choices = step.choices + 1; choices <= step.until; choices++)
        done.push(await match.at(choices))
      const better = await match.otherWay(step.number)
      if (number === wanted.current) setFilm({ frames: [...done, ...better], done: done.length, at: 0 })
    },
  }
}

/** Keys of the page, unless somebody writes or chooses in a list. */
function useKeys(act: (event: KeyboardEvent) => void): void {
  const newest = useRef(act)
  newest.current = act
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey) return
      if (event.target instanceof HTMLInputElement) return
      newest.current(event)
    }
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])
}
