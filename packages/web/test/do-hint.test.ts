import { signal } from '@preact/signals'
import { describe, expect, it, vi } from 'vitest'
import type { Hint, ShownChoice } from '../src/match/table-match.ts'
import { doHint } from '../src/table/hint.ts'
import type { TableUi } from '../src/table/state.ts'

vi.hoisted(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }))
})

type Step = Partial<ShownChoice> & {
  readonly verb: string
  readonly reason?: string
  readonly goesOn?: boolean
  readonly role?: string
}

/** A table whose bot advises these steps one after the other; says what was done and what is advised in the end. */
async function doing(...steps: Step[]): Promise<{ done: string[]; left: string | null }> {
  const done: string[] = []
  const hintAt = (index: number): Hint | null => {
    const step = steps[index]
    if (step === undefined) return null
    const { verb, reason = 'the plan', goesOn = false } = step
    return { choice: { verb }, text: verb, reason, goesOn, chances: null }
  }
  const stateAt = (index: number) => {
    const { verb, role = 'rome', reason: _, goesOn: __, ...look } = steps[index] ?? { verb: 'done' }
    const choices = [{ choice: { verb }, text: verb, ...look }]
    return { question: { role, decision: index, choices }, canUndo: true, coach: null }
  }
  const ui = {
    state: signal(stateAt(0)),
    hint: signal(hintAt(0)),
    missed: signal(false),
    stage: { clock: undefined, now: signal(null), next: null },
    film: { clock: undefined, keys: null, now: signal(null), reel: null },
    match: {
      choose: async ({ verb }: { verb: string }) => {
        done.push(verb)
        return stateAt(done.length)
      },
      hint: async () => hintAt(done.length),
    },
  } as unknown as TableUi
  const [first] = ui.state.value.question?.choices ?? []
  const hint = hintAt(0)
  if (first === undefined || hint === null) throw new Error('nothing is advised')
  await doHint(ui, hint, first)
  const { value } = ui.hint
  return { done, left: value === null || value === true ? null : value.text }
}

describe('T2: Do it', () => {
  it('carries out one advice to its end', async () => {
    const steps = ['lead', 'take', 'to', 'stop'].map(verb => ({ verb }))
    expect(await doing(...steps)).toEqual({ done: ['lead', 'take', 'to', 'stop'], left: null })
  })

  it('goes on when the figures of its reason have changed, for it is the same plan', async () => {
    const odds = { reason: 'at 3 to 1', goesOn: true }
    expect(await doing({ verb: 'lead' }, { verb: 'take', ...odds }, { verb: 'to', ...odds })).toEqual({
      done: ['lead', 'take', 'to'],
      left: null,
    })
  })

  it('stops before a step that looks worse than its plan, and shows it', async () => {
    const before = await doing(
      { verb: 'lead' },
      { verb: 'to', danger: 'The Republic may fall.' },
      { verb: 'stop' },
    )
    expect(before).toEqual({ done: ['lead'], left: 'to' })
    expect(await doing({ verb: 'lead' }, { verb: 'to', hopeless: true })).toEqual({
      done: ['lead'],
      left: 'to',
    })
  })

  it('stops where another reason begins, a warning stands or somebody else is asked', async () => {
    const alone = { done: ['lead'], left: null }
    expect(await doing({ verb: 'lead' }, { verb: 'to', reason: 'another plan' })).toEqual(alone)
    expect(await doing({ verb: 'lead' }, { verb: 'done', warning: 'Nobody has moved.' })).toEqual(alone)
    expect(await doing({ verb: 'lead' }, { verb: 'pass', role: 'carthage' })).toEqual(alone)
  })
})
