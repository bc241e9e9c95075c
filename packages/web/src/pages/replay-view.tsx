import type { PlaceId } from '@aquila/games/table'
import type { RefObject } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import { announce } from '../app/announce.tsx'
import { go } from '../app/router.ts'
import { movesLittle } from '../app/settings.ts'
import { Icon } from '../look/icon.tsx'
import type { Course, ReplayFrame, TableMatch, TableState } from '../match/table-match.ts'
import { t } from '../messages/text.ts'
import { BattlePicture } from '../table/battle-picture.tsx'
import { Board } from '../table/map/board.tsx'
import type { Layer } from '../table/map/load-layer.ts'
import { type MapControl, MapTools, MapView } from '../table/map/map-view.tsx'
import { chairOf } from '../table/outcome.ts'
import { Named } from '../table/panels/log.tsx'
import { noTargets } from '../table/targets.ts'
import { EndCards } from './end-cards.tsx'
import { placesMissed } from './end-why.tsx'
import { ReplayDock } from './replay-dock.tsx'
import { momentsOf, ReplayMoment } from './replay-moment.tsx'
import { hasten, newReplay, paused, playOrPause, type Replay, seek, step, watchAll } from './replay-state.ts'
import '../table/table.css'
import './replay.css'

export interface ReplayedMatch {
  readonly match: TableMatch
  readonly state: TableState
  readonly layer: Layer
  readonly course: Course
}

/** How long a moment stands while the match runs, in milliseconds. */
const MOMENT_STANDS = 2800

const NOTHING_FRESH: ReadonlySet<string> = new Set()

/** The map after any choice of a match, with a scrubber; at the end with the result beside it. */
export function ReplayView({
  match,
  state,
  layer,
  course,
  atEnd,
  start,
}: ReplayedMatch & { atEnd: boolean; start: number | null }) {
  const [replay, setReplay] = useState(() => newReplay(course, start, atEnd))
  const { choices, cards } = replay
  const [lit, setLit] = useState<readonly PlaceId[]>([])
  const control = useRef<MapControl | null>(null)
  const frame = useFrame(match, choices, () => setReplay(paused))
  useRunning(replay, course, frame, setReplay)
  useLooking(replay, course, frame, control)

  const lookAt = (places: readonly PlaceId[]): void => {
    setLit(places)
    control.current?.look(places)
  }
  useEffect(() => {
    if (frame === null || !cards || state.scene.aims === undefined) return
    const missed = placesMissed(state.scene.aims, chairOf(state))
    if (missed.length > 0) lookAt(missed)
  }, [frame === null])

  const last = frame?.log.at(-1)
  const scene = frame?.scene ?? state.scene
  const branch = async (): Promise<void> => go(`/match/${await match.whatIf(choices)}`)
  return (
    <main class="replay" data-cards={cards} data-game={state.game}>
      <h1 class="unseen">
        {t('replay.title')}: {state.title}
      </h1>
      <MapView
        layer={layer}
        free={() => ({
          inset: { top: 60, right: cards ? 456 : 0, bottom: 0, left: cards ? 600 : 0 },
          paper: null,
        })}
        control={control}
      >
        <Board
          layer={layer}
          scene={scene}
          targets={noTargets}
          inspected={null}
          fresh={
            cards && lit.length > 0 ? new Set(lit) : last === undefined ? NOTHING_FRESH : new Set(last.places)
          }
          onPoint={place => control.current?.look([place])}
          onDrag={null}
        />
      </MapView>
      {scene.battle?.lines != null && !cards && <BattlePicture battle={scene.battle} />}
      {frame !== null && !cards && <ReplayMoment frame={frame} />}
      <p class="now">
        <b>{scene.summary}</b> <span>{last === undefined ? '' : <Named line={last} />}</span>
      </p>
      <Ways state={state} />
      <MapTools
        onZoom={factor => control.current?.zoom(factor)}
        onFit={() => control.current?.fit()}
        onJump={() => control.current?.look(scene.focus)}
      />
      {state.result !== null && cards && (
        <EndCards
          match={match}
          state={state}
          course={course}
          choices={choices}
          onSeek={to => setReplay(seek(replay, course, to))}
          onWatch={() => setReplay(watchAll(replay, course))}
          onBranch={() => void branch()}
          onLook={lookAt}
        />
      )}
      <ReplayDock
        course={course}
        state={state}
        replay={replay}
        onSeek={to => setReplay({ ...replay, choices: to })}
        onStep={direction => setReplay(step(replay, course, direction))}
        onPlay={() => setReplay(playOrPause(replay, course))}
        onSpeed={() => setReplay(hasten(replay))}
        onBy={by => setReplay({ ...replay, by })}
        onBranch={() => void branch()}
        onResult={state.result === null ? null : () => setReplay({ ...replay, cards: !cards })}
      />
    </main>
  )
}

/** Back to the shelf, and to the table of a match that still runs. */
function Ways({ state }: { state: TableState }) {
  return (
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
  )
}

/** The picture after a choice; until it has come, the one before. */
function useFrame(match: TableMatch, choices: number, onFailure: () => void): ReplayFrame | null {
  const [frame, setFrame] = useState<ReplayFrame | null>(null)
  useEffect(() => {
    let late = false
    match.at(choices).then(found => {
      if (!late) setFrame(found)
    }, onFailure)
    return () => {
      late = true
    }
  }, [choices])
  return frame
}

/** While it plays, the next picture follows when this one has been seen. */
function useRunning(
  { choices, playing, by, speed }: Replay,
  course: Course,
  frame: ReplayFrame | null,
  change: (how: (replay: Replay) => Replay) => void,
): void {
  useEffect(() => {
    if (!playing || frame === null) return
    if (choices >= course.to) {
      change(paused)
      return
    }
    const plain = movesLittle() ? 900 : by === 'choice' ? 450 : 1100
    const stands = momentsOf(frame).length > 0 ? MOMENT_STANDS : plain
    const clock = setTimeout(() => change(replay => step(replay, course, 1)), stands / speed)
    return () => clearTimeout(clock)
  }, [playing, frame, speed, by])
}

/** What happened last is read out, unless the next follows at once, and the map looks there. */
function useLooking(
  { choices, playing }: Replay,
  course: Course,
  frame: ReplayFrame | null,
  control: RefObject<MapControl | null>,
): void {
  useEffect(() => {
    const last = frame?.log.at(-1)
    if (last === undefined) return
    if (!playing) announce(last.text)
    if (last.places.length > 0 && choices < course.to) control.current?.look(last.places)
  }, [frame])
}
