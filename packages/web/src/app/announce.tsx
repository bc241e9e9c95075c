import { signal } from '@preact/signals'

const said = signal('')

/** Tells those who listen instead of look. */
export function announce(text: string): void {
  // The same words twice would not be read twice.
  said.value = text === said.value ? `${text}\u00a0` : text
}

export function Announcements() {
  return (
    <div class="unseen" role="status" aria-live="polite">
      {said.value}
    </div>
  )
}
