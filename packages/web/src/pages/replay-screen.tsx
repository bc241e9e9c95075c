import { useEffect, useRef, useState } from 'preact/hooks'
import { announce } from '../app/announce.tsx'
import { go } from '../app/router.ts'
import { movesLittle } from '../app/settings.ts'
import { Icon } from '../look/icon.tsx'
import { openLocalMatch } from '../match/local.ts'
import type { Course, ReplayFrame, TableMatch, TableState } from '../match/table-match.ts'
import { t } from '../messages/text.ts'
import { BattlePicture } from '../table/battle-picture.tsx'
import { Board } from '../table/map/board.tsx'
import { type Layer, loadLayer } from '../table/map/load-layer.ts'
import { type MapControl, MapTools, MapView } from '../table/map/map-view.tsx'
import { Named } from '../table/panels/log.tsx'
import { EndCards } from './end-cards.tsx'
import { ReplayDock, type StepBy } from './replay-dock.tsx'
import '../table/table.css'
import './replay.css'

interface Opened {
  readonly match: TableMatch
  readonly state: TableState
  readonly layer: Layer
  readonly course: Course
}

const NO_TARGETS = {
  places: new Map(),
  pieces: new Map(),
  cards: new Map(),
  reach: new Map(),
  buttons: [],
}
const NOTHING_FRESH: ReadonlySet<string> = new Set()

/** The map at any moment of a match, with a scrubber; at the end with the result beside it. */
export function ReplayScreen({ id, atEnd, from }: { id: string; atEnd: boolean; from: number | null }) {
  const [opened, setOpened] = useState<Opened | null>(null)
  const [error, setError] = useState<string | null>(null)
  useEffect(() => {
    let left = false
    const opening = openLocalMatch(id)
    opening
      .then(async match => {
        const state = await new Promise<TableState>(resolve => match.subscribe(resolve))
        const [layer, course] = await Promise.all([loadLayer(state.map ?? state.game), match.course()])
        if (!left) setOpened({ match, state, layer, course })
      })
      .catch((reason: unknown) => setError(reason instanceof Error ? reason.message : String(reason)))
    return () => {
      left = true
      opening.then(
        match => match.close(),
        () => undefined,
      )
    }
  }, [id])
  if (error !== null) {
    return (
      <main class="broken">
        <p role="alert">{t('table.failed', { why: error })}</p>
        <a class="button" href="#/">
          {t('nav.shelf')}
        </a>
      </main>
    )
  }
  if (opened === null) return <main class="waiting" aria-busy="true" />
  return <Screen {...opened} atEnd={atEnd} start={from} />
}

function Screen({
  match,
  state,
  layer,
  course,
  atEnd,
  start,
}: Opened & { atEnd: boolean; start: number | null }) {
  const first = Math.max(course.from, Math.min(course.to, start ?? (atEnd ? course.to : course.from)))
  const [entries, setEntries] = useState(first)
  const [frame, setFrame] = useState<ReplayFrame | null>(null)
  const [playing, setPlaying] = useState(start !== null)
  const [speed, setSpeed] = useState(1)
  const [by, setBy] = useState<StepBy>('choice')
  const [cards, setCards] = useState(atEnd)
  const control = useRef<MapControl | null>(null)

  useEffect(() => {
    let late = false
    match.at(entries).then(
      found => {
        if (!late) setFrame(found)
      },
      () => setPlaying(false),
    )
    return () => {
      late = true
    }
  }, [entries])

  const step = (direction: 1 | -1): void => setEntries(stepped(course, entries, by, direction))
  useEffect(() => {
    if (!playing || frame === null) return
    if (entries >= course.to) {
      setPlaying(false)
      return
    }
    const timer = setTimeout(() => step(1), (movesLittle() ? 900 : by === 'choice' ? 450 : 1100) / speed)
    return () => clearTimeout(timer)
  }, [playing, frame, speed, by])

  const lines = frame?.log ?? []
  const last = lines.at(-1)
  useEffect(() => {
    if (frame === null) return
    if (!playing && last !== undefined) announce(last.text)
    if (last !== undefined && last.places.length > 0 && entries < course.to)
      control.current?.look(last.places)
  }, [frame])

  const seek = (to: number): void => {
    setPlaying(false)
    setEntries(Math.max(course.from, Math.min(course.to, to)))
  }
  const branch = async (): Promise<void> => go(`/match/${await match.whatIf(entries)}`)
  const scene = frame?.scene ?? state.scene
  return (
    <main class="replay" data-cards={cards} data-palette={state.palette ?? undefined}>
      <h1 class="unseen">
        {t('replay.title')}: {state.title}
      </h1>
      <MapView
        layer={layer}
        inset={{ top: 60, right: cards ? 420 : 0, bottom: 0, left: cards ? 400 : 0 }}
        control={control}
      >
        <Board
          layer={layer}
          scene={scene}
          targets={NO_TARGETS}
          inspected={null}
          fresh={last === undefined ? NOTHING_FRESH : new Set(last.places)}
          onPoint={place => control.current?.look([place])}
          onDrag={null}
        />
      </MapView>
      {scene.battle?.lines != null && !cards && <BattlePicture battle={scene.battle} />}
      <p class="now">
        <b>{scene.summary}</b> <span>{last === undefined ? '' : <Named line={last} />}</span>
      </p>
      <nav class="replay-tools">
        <a class="button" href="#/" aria-label={t('nav.shelf')}>
          <Icon name="left" size={16} /> {t('nav.shelf')}
        </a>
        {state.result === null && (
          <a class="button" href={`#/match/${state.id}`}>
            {t('replay.to-table')}
          </a>
        )}
      </nav>
      <MapTools control={control} onJump={() => control.current?.look(scene.focus)} />
      {state.result !== null && cards && (
        <EndCards
          match={match}
          state={state}
          course={course}
          entries={entries}
          onSeek={seek}
          onWatch={() => {
            setCards(false)
            setEntries(course.from)
            setPlaying(true)
          }}
          onBranch={() => void branch()}
        />
      )}
      <ReplayDock
        course={course}
        state={state}
        entries={entries}
        playing={playing}
        speed={speed}
        by={by}
        onSeek={setEntries}
        onStep={step}
        onPlay={() => {
          if (entries >= course.to) setEntries(course.from)
          setPlaying(!playing)
        }}
        onSpeed={() => setSpeed(speed === 4 ? 1 : speed * 2)}
        onBy={setBy}
        onBranch={() => void branch()}
        onResult={state.result === null ? null : () => setCards(!cards)}
      />
    </main>
  )
}

/** One choice on, or to the next mark of a kind. */
function stepped(course: Course, entries: number, by: StepBy, direction: 1 | -1): number {
  if (by === 'choice') return Math.max(course.from, Math.min(course.to, entries + direction))
  const marks = course.marks.filter(mark => mark.kind === by).map(mark => mark.entries)
  const found = direction === 1 ? marks.find(mark => mark > entries) : marks.findLast(mark => mark < entries)
  return found ?? (direction === 1 ? course.to : course.from)
}
