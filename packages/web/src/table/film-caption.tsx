import { Icon } from '../look/icon.tsx'
import type { SeatInfo } from '../match/table-match.ts'
import type { CaptionLine } from './captions.ts'
import { Named } from './panels/log.tsx'
import type { TableUi } from './state.ts'
import './film.css'

/** Whose a picture is. */
export function seatOf({ state }: TableUi, kit: string | null): SeatInfo | undefined {
  return state.value.seats.find(each => each.kit === kit)
}

/** A line under a picture, with what the bot who did it was up to. */
export function Caption({ line }: { line: CaptionLine }) {
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
