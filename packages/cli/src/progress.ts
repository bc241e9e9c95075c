const WIDTH = 30

/** A bar on a terminal; nothing elsewhere, so that logs stay clean. */
export function progressBar(total: number): { step(note?: string): void; end(): void } {
  const { stderr } = process
  let done = 0
  return {
    step(note = '') {
      done++
      if (!stderr.isTTY) return
      const filled = Math.round((done / total) * WIDTH)
      stderr.write(`\r[${'='.repeat(filled)}${' '.repeat(WIDTH - filled)}] ${done}/${total} ${note}\x1b[K`)
    },
    end() {
      if (stderr.isTTY) stderr.write('\r\x1b[K')
    },
  }
}
