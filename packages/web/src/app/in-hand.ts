const IN_HAND = 'aquila-in-hand'

/** The box somebody had in his hand last. */
export function inHand(): string | null {
  try {
    return localStorage.getItem(IN_HAND)
  } catch {
    // A browser that keeps nothing begins with the first.
    return null
  }
}

export function takeInHand(id: string): void {
  try {
    localStorage.setItem(IN_HAND, id)
  } catch {
    // It is forgotten, no more.
  }
}
