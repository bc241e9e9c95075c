import { expect, it } from 'vitest'
import { goOn } from '../src/go-on.ts'

interface Errand {
  readonly scenario: string
  readonly seed: number
}

/** A worker that answers each errand with itself. */
const echo = `
  import { parentPort } from 'node:worker_threads'
  parentPort.on('message', errand => parentPort.postMessage({ ...errand, by: 'worker' }))
`

it('goes on where it was broken off', async () => {
  const errands: Errand[] = ['1', '2'].flatMap(scenario => [5, 6].map(seed => ({ scenario, seed })))
  const known = [{ scenario: '1', seed: 6, by: 'before' }]
  const kept: (Errand & { by: string })[] = []
  const done = await goOn<Errand, Errand & { by: string }>({
    ...{ errands, known, jobs: 2 },
    keyOf: ({ scenario, seed }) => `${scenario} ${seed}`,
    worker: new URL(`data:text/javascript,${encodeURIComponent(echo)}`),
    keep: answer => kept.push(answer),
  })
  expect([...done.keys()].toSorted()).toEqual(['1 5', '1 6', '2 5', '2 6'])
  expect(done.get('1 6')?.by).toBe('before')
  expect(kept.map(({ scenario, seed }) => `${scenario} ${seed}`).toSorted()).toEqual(['1 5', '2 5', '2 6'])
})
