import type { Decision, Match } from '@aquila/engine'

/** So many examples of each fault are told. */
const EXAMPLES = 5

interface Promised {
  announced: number
  kept: number
  dropped: number
  /** A die has fallen in between. */
  changed: number
}

/** What became of hints, over many matches. */
export class Tally {
  #matches = 0
  #hints = 0
  #silent = 0
  #hopeless = 0
  readonly #promised = new Map<string, Promised>()
  readonly #texts = new Map<string, number>()
  readonly #examples: string[] = []
  readonly #endings = new Map<string, number>()

  match({ result }: Match): void {
    this.#matches++
    const { winners = [], outcome = '' } = result ?? {}
    const key = `${winners.join(' and ') || 'nobody'}: ${outcome}`
    this.#endings.set(key, (this.#endings.get(key) ?? 0) + 1)
  }

  hint({ task }: Decision, said: string | null): void {
    this.#hints++
    if (said === null) {
      this.#silent++
      this.#example(`no reason: ${task}`)
    } else this.#texts.set(said, (this.#texts.get(said) ?? 0) + 1)
  }

  hopeless(step: string, said: string | null): void {
    this.#hopeless++
    this.#example(`hopeless: ${step}. ${said}`)
  }

  announced(name: string): void {
    this.#of(name).announced++
  }

  kept(name: string): void {
    this.#of(name).kept++
  }

  changed(name: string): void {
    this.#of(name).changed++
  }

  dropped(name: string, said: string, steps: readonly string[]): void {
    this.#of(name).dropped++
    this.#example(`dropped: ${said} (${steps.join(', ')})`)
  }

  get faults(): { readonly hopeless: number; readonly dropped: number; readonly silent: number } {
    const dropped = [...this.#promised.values()].reduce((sum, each) => sum + each.dropped, 0)
    return { hopeless: this.#hopeless, dropped, silent: this.#silent }
  }

  get texts(): readonly string[] {
    return [...this.#texts.keys()]
  }

  lines(): string[] {
    return [
      `${this.#matches} matches, ${this.#hints} hints with ${this.#texts.size} different reasons, ${this.#silent} without any`,
      `hints on a hopeless row: ${this.#hopeless}`,
      ...[...this.#promised].map(
        ([name, { announced, kept, dropped, changed }]) =>
          `${name}: ${announced} announced, ${kept} done, ${dropped} dropped without a die in between, ${changed} after one`,
      ),
      ...[...this.#endings].map(([ending, count]) => `${String(count).padStart(4)}  ${ending}`),
      ...this.#examples,
    ]
  }

  #of(name: string): Promised {
    const known = this.#promised.get(name) ?? { announced: 0, kept: 0, dropped: 0, changed: 0 }
    this.#promised.set(name, known)
    return known
  }

  #example(text: string): void {
    const kind = text.slice(0, text.indexOf(':'))
    if (this.#examples.filter(each => each.startsWith(kind)).length < EXAMPLES) this.#examples.push(text)
  }
}
