import type { BattleSheet } from '@aquila/games/table'
import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals'
import { announce } from '../app/announce.tsx'
import { inSight, isInSight } from '../app/in-sight.ts'
import { movesLittle, settings } from '../app/settings.ts'
import { ended } from '../match/ended.ts'
import { passersIn } from '../match/quiet-turns.ts'
import type { Reel, SeatInfo, Shot, ShownMoment, TableState } from '../match/table-match.ts'
import { lengthOf } from '../match/told-log.ts'
import { aftermathOf } from './aftermath.ts'
import { briefFirst, untilRead } from './briefing.ts'
import { projector, stopFilm } from './film.ts'
import { held } from './held.ts'
import { closeMoment, type MomentShown, type Passing, present, stakeOf, tellPassers } from './moments.ts'
import { momentsShownOf, pausesIn, tellsInPages } from './pauses.ts'
import { forgetAfter, noteHere, remember, type ShownSoFar, shownFirst, shownTo } from './shown.ts'
import { awaySince } from './since.ts'
import { look, show, type TableUi } from './state.ts'

/**
 * What the worker tells is not shown at once: first the moments that the player's own choice led to, then the film of
 * what others did, with its moments. Until the end of a moment is known, log, gauges, map, plate and question stay as they
 * were before it.
 */
export interface Stage {
  /** The moment that lies over the table. */
  readonly now: Signal<MomentShown | null>
  /** What is told in one line for a while. */
  readonly passing: Signal<Passing | null>
  /** The newest state, which may wait. */
  newest: TableState
  /** False until the first state is being shown: another may come before, and name nothing of what that one has to tell. */
  begun: boolean
  readonly shown: ShownSoFar
  /** The numbers of the moments that are worth a pause. */
  pausing: ReadonlySet<number>
  /** How many there were since the player's last decision. */
  pauses: number
  /** Something is being shown that the next question waits for. */
  readonly running: Signal<boolean>
  /** While choices that go together are made, the state before them: what they lead to is shown when all are made. */
  readonly gathering: Signal<TableState | null>
  /** Either of them: what is on the table is not yet what it comes to, and a choice would answer an old question. */
  readonly busy: ReadonlySignal<boolean>
  /** The player wants to see no more before his next decision. */
  hurried: boolean
  /** What others did waits for his turn, since he had made so many choices; null: nothing waits. */
  putOff: number | null
  clock: ReturnType<typeof setTimeout> | undefined
  /** The battle that lay on the table last, and how much of the log was read then: what came of it is still to be told. */
  fought: { readonly battle: BattleSheet; readonly read: number } | null
  /** Goes on after the moment. */
  next: (() => void) | null
}

/** `remembered` is what was shown of it before; a player who opens a match for the first time begins with what he sees. */
export function newStage(first: TableState, remembered: ShownSoFar | null): Stage {
  const running = signal(false)
  const gathering = signal<TableState | null>(null)
  return {
    now: signal(null),
    passing: signal(null),
    newest: first,
    begun: false,
    shown: remembered ?? shownFirst(first.id, lengthOf(first.log)),
    pausing: new Set(),
    pauses: 0,
    running,
    gathering,
    busy: computed(() => running.value || gathering.value !== null),
    hurried: false,
    putOff: null,
    clock: undefined,
    fought: null,
    next: null,
  }
}

/** A new state has come. */
export function receive(ui: TableUi, state: TableState): void {
  const { stage } = ui
  const { viewer, newsFrom } = stage.newest
  // Whoever chooses is there, and so is whoever looks on while others choose.
  const isHere = (stage.begun && isInSight()) || state.newsFrom !== newsFrom
  if (state.viewer === viewer && isHere) noteHere(stage.shown)
  forgetAfter(stage.shown, lengthOf(state.log))
  const isGathering = stage.gathering.value !== null && stage.gathering.value !== stage.newest
  const overtakes = !stage.begun || stage.running.value || isGathering
  stage.newest = overtakes ? withMomentsOf(stage.newest, state) : state
  if (!stage.busy.value) void run(ui)
}

/** Makes choices that go together: the table is drawn again when all of them are made, and then it is done. */
export async function together(ui: TableUi, making: () => Promise<void>): Promise<void> {
  const { stage } = ui
  const before = stage.newest
  stage.gathering.value = before
  try {
    await making()
  } finally {
    stage.gathering.value = null
    if (stage.newest !== before && !stage.running.value) await run(ui)
  }
}

/** A state names the moments of its own lines only: those of one that was overtaken are still to be shown. */
function withMomentsOf({ moments: overtaken }: TableState, state: TableState): TableState {
  const { moments } = state
  return { ...state, moments: overtaken === null || moments === null ? null : [...overtaken, ...moments] }
}

const NOTHING: Reel = { shots: [], left: 0 }

/** A film that cannot be made keeps nobody from playing; whoever looks for the reason finds it. */
function withoutFilm(reason: unknown): Reel {
  console.error(reason)
  return NOTHING
}

async function play(ui: TableUi, state: TableState, reel: Reel, since: number | null): Promise<void> {
  const found = await projector().catch((reason: unknown) => {
    // What others did is still in the log.
    console.error(reason)
    return null
  })
  await found?.playFilm(ui, state, reel, since)
}

async function run(ui: TableUi): Promise<void> {
  const { stage } = ui
  const opens = !stage.begun
  stage.begun = true
  stage.running.value = true
  stage.hurried = false
  const { battle } = ui.state.value.scene
  const read = lengthOf(ui.state.value.log)
  if (battle !== null) stage.fought = { battle, read }
  let heard = read
  let since: number | null = null
  try {
    for (;;) {
      await inSight()
      const state = stage.newest
      // Nobody sits here yet: whoever does is told first what he is after, and then what has happened.
      if (state.viewer === null && state.handOver !== null) return show(ui, state)
      await briefFirst(ui, state)
      await untilRead(ui)
      if (state !== stage.newest) continue
      // What others have done so far is shown when it is the player's turn; so is a year's end that they are still at.
      const { waiting, newsFrom } = state
      const later = (): void => {
        stage.putOff = newsFrom
        show(ui, { ...ui.state.value, question: null, stake: null, waiting, canUndo: false, undoBar: null })
      }
      // Whoever keeps the match is not asked for pictures that wait anyhow.
      if (isWaiting(state) && stage.putOff === newsFrom) return later()
      const reel = await unseenOf(ui, state)
      if (state !== stage.newest) continue
      // What he is shown first keeps nobody from having been away.
      since ??= awaySince(stage.shown, reel)
      if (isWaiting(state) && reel.shots.some(isUnfinished)) return later()
      const fought = isWaiting(state) || isStillOn(stage.fought, state) ? null : stage.fought
      const came = fought === null ? null : aftermathOf(state, fought.battle, fought.read)
      const own = ownIn(reel, came)
      await showOwn(ui, state, own.first)
      if (state !== stage.newest) continue
      if (fought !== null) {
        const isLast = own.rest.length === 0 && !hasFilm(ui, state, reel)
        await showFought(ui, state, { reel, battle: fought.battle, came, isLast })
        stage.fought = null
        if (state !== stage.newest) continue
      }
      await showOwn(ui, state, own.rest)
      if (state !== stage.newest) continue
      if (hasFilm(ui, state, reel)) {
        // Whoever comes back is not kept waiting for it.
        if (isWaiting(state) && !(opens && since !== null)) return later()
        await play(ui, state, reel, since)
        since = null
        if (state !== stage.newest) continue
        await showMissed(ui, state, reel)
        if (state !== stage.newest) continue
      }
      // What others did is for the player who sits down now.
      const until = lengthOf(state.log) - (state.handOver === null ? 0 : state.news)
      stage.putOff = null
      heard = Math.max(heard, stage.shown.here)
      remember(stage.shown, state.viewer, until)
      const passed = isWaiting(state) ? null : tellPassers(ui, passersSince(state, read))
      tell(state, heard, ui.state.value.question?.decision, passed)
      show(ui, state)
      if (state.question !== null) stage.pauses = 0
      return
    }
  } finally {
    stage.running.value = false
  }
}

/** Who of those that sit elsewhere has passed since so many lines were read. */
function passersSince({ log, seats }: TableState, read: number): SeatInfo[] {
  const lines = log.lines.filter(({ number }) => number >= read)
  return passersIn(
    lines,
    seats.filter(({ here }) => !here),
  )
}

/** What has happened that was not shown, if any of it may be worth showing. */
async function unseenOf(ui: TableUi, state: TableState): Promise<Reel> {
  const { stage } = ui
  const shown = shownTo(stage.shown, state.viewer)
  if (lengthOf(state.log) <= shown.toThese) return NOTHING
  const paused = state.moments?.some(number => number >= shown.here) ?? true
  if (!paused && state.news === 0) return NOTHING
  // What cannot be shown is still in the log.
  const reel = await ui.match.film(shown).catch(withoutFilm)
  stage.pausing = pausesIn(reel, state, stage.pauses, tellsInPages(state))
  return reel
}

function hasFilm({ stage }: TableUi, state: TableState, { shots }: Reel): boolean {
  return state.handOver === null && !stage.hurried && shots.some(({ own, seen }) => !own && !seen)
}

/** A ceremony of which more is to come. */
function isUnfinished({ moments }: Shot): boolean {
  return moments.some(({ moment: { reckoning } }) => reckoning?.next === null)
}

/** Whoever leaves a film before its end still sees what nobody may miss. */
async function showMissed(ui: TableUi, state: TableState, { shots }: Reel): Promise<void> {
  const missed = shots.filter(
    ({ own, moments }) =>
      !own &&
      moments.some(({ moment, number }) => moment.kind === 'ceremony' && number >= ui.stage.shown.here),
  )
  for (const shot of missed)
    await showShot(ui, state, {
      ...shot,
      moments: shot.moments.filter(({ moment }) => moment.kind === 'ceremony'),
    })
}

/** Others are still at it. */
function isWaiting({ question, result, handOver }: TableState): boolean {
  return question === null && result === null && handOver === null
}

/** True while a battle goes on in the place where one was. */
function isStillOn(fought: Stage['fought'], { scene }: TableState): boolean {
  return fought !== null && scene.battle?.place === fought.battle.place
}

/** What the player has done himself and not seen: before it was over what came of a battle, and after that. */
function ownIn({ shots }: Reel, came: ShownMoment | null): { readonly first: Shot[]; readonly rest: Shot[] } {
  const own = shots.filter(each => each.own && !each.seen)
  const isAfter = ({ moments }: Shot) => came !== null && (moments[0]?.since ?? 0) > came.number
  return { first: own.filter(each => !isAfter(each)), rest: own.filter(isAfter) }
}

/** The moments of what the player has done himself, each with the table as it stood before. */
async function showOwn(ui: TableUi, state: TableState, shots: readonly Shot[]): Promise<void> {
  for (const shot of shots) await showShot(ui, state, shot)
}

async function showShot(ui: TableUi, state: TableState, shot: Shot): Promise<void> {
  const { lines, moments } = shot
  const { stage } = ui
  const { pauses } = stage
  for (const [at, staged] of moments.entries()) {
    const { moment, number, since, before } = staged
    if (number < stage.shown.here) continue
    const stake = stakeOf(state, moment)
    // It is still the act of the player who chose: the plate stays his.
    const { active } = ui.state.value.scene
    const scene = before === null || since < stage.shown.here ? null : { ...before, active }
    // What was read stays to be read.
    show(ui, held(ui.state.value, state, { scene, told: Math.max(since, stage.shown.here), stake }))
    // Without a place of its own it is where what it tells of has happened, up to the next one.
    const until = moments[at + 1]?.since ?? Number.POSITIVE_INFINITY
    const told = lines.filter(line => line.number >= since && line.number < until)
    const places = moment.place === null ? told.flatMap(line => line.places) : [moment.place]
    await present(ui, staged, { places, inFilm: false })
    remember(stage.shown, state.viewer, number + 1)
  }
  const told = (lines.at(-1)?.number ?? -1) + 1
  show(ui, held(ui.state.value, state, { scene: shot.scene, told, stake: null }))
  if (stage.pauses > pauses) await rest(ui)
}

/** How long the table stands after what has decided something, in milliseconds, before it goes on. */
const AFTERMATH = 900

/** What has become of it is seen before anything else is asked or shown. */
async function rest({ stage }: TableUi): Promise<void> {
  if (stage.hurried || movesLittle()) return
  await new Promise(resolve => setTimeout(resolve, AFTERMATH / settings.value.filmSpeed))
}

/** A battle that is over, what came of it, and the film of what followed, if anything did. */
interface Fought {
  readonly reel: Reel
  readonly battle: BattleSheet
  readonly came: ShownMoment | null
  readonly isLast: boolean
}

/**
 * A battle is over whose losses were chosen: who is gone and who has retreated is told where it was fought, before anything
 * that others did after it.
 */
async function showFought(
  ui: TableUi,
  state: TableState,
  { reel, battle, came, isLast }: Fought,
): Promise<void> {
  if (state.handOver !== null) return
  const { stage } = ui
  const shot = reel.shots.findLast(({ lines }) => lines.some(({ number }) => number === came?.number))
  if (isLast || shot !== undefined)
    show(
      ui,
      held(ui.state.value, state, {
        scene: isLast ? state.scene : (shot?.scene ?? null),
        told: isLast ? lengthOf(state.log) : (came?.number ?? 0) + 1,
        stake: null,
      }),
    )
  look(ui, [battle.place])
  if (came === null || momentsShownOf('battle', state.seats.length) === 'never') {
    if (isLast) await rest(ui)
    return
  }
  stage.pausing = new Set([...stage.pausing, came.number])
  await present(ui, came, { places: [battle.place], inFilm: false })
}

/** The film of what others did, because somebody asks for it. */
export async function showFilm(ui: TableUi): Promise<void> {
  const { stage } = ui
  if (stage.running.value) return
  stage.running.value = true
  stage.hurried = false
  try {
    const state = stage.newest
    const reel = await ui.match.film(shownTo(stage.shown, state.viewer)).catch(withoutFilm)
    stage.pausing = pausesIn(reel, state, 0, tellsInPages(state))
    await play(ui, state, reel, null)
  } finally {
    stage.running.value = false
    show(ui, stage.newest)
  }
}

/** No more moments and no film before the next decision. */
export function hurryOn(ui: TableUi): void {
  ui.stage.hurried = true
  closeMoment(ui)
  stopFilm(ui)
}

/** New lines of the log and a new question are read out. */
function tell(
  { log, question }: TableState,
  heard: number,
  asked: number | undefined,
  passed: string | null,
): void {
  const lines = log.lines.filter(({ number }) => number >= heard).map(({ text }) => text)
  const words = [
    ...lines.slice(-6),
    ...(passed === null ? [] : [ended(passed)]),
    ...(question !== null && question.decision !== asked ? [question.text] : []),
  ]
  if (words.length > 0) announce(words.join(' '))
}
