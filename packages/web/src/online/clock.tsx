import type { ClockSeen } from '@aquila/play/wire'
import { useEffect, useState } from 'preact/hooks'
import { announce } from '../app/announce.tsx'
import { Icon } from '../look/icon.tsx'
import { t } from '../messages/text.ts'
import type { OnlineState } from './online-state.ts'
import { spanInWords } from './words.ts'

/** How a clock stands, by shape first: it runs, is low, is out, waits for another, or stands for all. */
type Shape = 'runs' | 'low' | 'flag' | 'waits' | 'stands'

/** From there on seconds are worth showing. */
const A_DAY = 86_400_000

/** What somebody has, and when it runs out. It is read on request and never counted aloud; only one's own low clock is said. */
export function ClockFace(props: { clock: ClockSeen; online: OnlineState; isOwn: boolean; isOver: boolean }) {
  const { clock, online, isOwn, isOver } = props
  const left = useLeft(clock, online)
  const shape = shapeOf(clock, left, isOver || online.parley?.isPaused === true)
  useEffect(() => {
    if (isOwn && (shape === 'low' || shape === 'flag')) announce(t('clock.own', { shape }))
  }, [shape])
  const time = left >= A_DAY ? spanInWords(left) : onTheDial(left)
  return (
    <span
      class="clock"
      data-shape={shape}
      role="timer"
      aria-live="off"
      aria-label={t('clock.about', { shape, time })}
    >
      {shape === 'low' && <Icon name="hourglass" size={14} />}
      {shape === 'stands' && <span aria-hidden="true">❙❙</span>}
      {clock.isMoved && shape === 'runs' && <span aria-hidden="true">☾</span>}
      {time}
    </span>
  )
}

function shapeOf({ isOut, since, low }: ClockSeen, left: number, allStand: boolean): Shape {
  if (isOut) return 'flag'
  if (allStand) return 'stands'
  if (since === null) return 'waits'
  return left < low ? 'low' : 'runs'
}

/** By the clock of the server: that of this device may be wrong. */
function useLeft({ since, left, due }: ClockSeen, { ahead }: OnlineState): number {
  const [now, setNow] = useState(Date.now())
  const isRunning = since !== null && due !== null
  useEffect(() => {
    if (!isRunning) return
    setNow(Date.now())
    const clock = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(clock)
  }, [isRunning, due])
  return Math.max(0, isRunning ? due - (now + ahead) : left)
}

/** 1:47, or 21:05:00. */
function onTheDial(left: number): string {
  const seconds = Math.ceil(left / 1000)
  const two = (value: number): string => String(value).padStart(2, '0')
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60]
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`
}
