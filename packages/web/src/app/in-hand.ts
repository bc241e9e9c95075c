import { signal } from '@preact/signals'

const IN_HAND = 'aquila-in-hand'

/** A signal, so that whatever leads to the box in hand follows it at once. */
const held = signal(kept())

/** The box somebody had in his hand last. */
export function inHand(): string | null {
  return held.value
}

export function takeInHand(id: string): void {
  held.value = id
  try {
    localStorage.setItem(IN_HAND, id)
  } catch {
    // It is forgotten when the page is left, no more.
  }
}

function kept(): string | null {
  try {
    return localStorage.getItem(IN_HAND)
  } catch {
    // A browser that keeps nothing begins with the first.
    return null
  }
}
