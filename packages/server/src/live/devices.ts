/** Who reads by which session: when it is ended, so are its lines. */
export class Devices {
  readonly #lines = new Map<string, Set<() => void>>()

  /** A line is opened by a session, given by its hash; gives what to do when it is closed. */
  open(idHash: string | null, end: () => void): () => void {
    if (idHash === null) return () => undefined
    const lines = this.#lines.get(idHash) ?? new Set()
    this.#lines.set(idHash, lines)
    lines.add(end)
    return () => {
      lines.delete(end)
      if (lines.size === 0) this.#lines.delete(idHash)
    }
  }

  /** These sessions are ended. */
  end(idHashes: readonly string[]): void {
    for (const idHash of idHashes) for (const end of [...(this.#lines.get(idHash) ?? [])]) end()
  }
}
