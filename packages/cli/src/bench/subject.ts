import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Unit } from '@aquila/engine/bench'
import type { WorkName } from './works.ts'

/** What a process is told to do. */
export interface Ordered {
  readonly work: WorkName
  readonly number: number
  readonly size: number
}

export interface Value {
  readonly count: string
  readonly unit: Unit
  readonly value: number
}

export interface Done {
  /** Processor time, all threads. */
  readonly seconds: number
  /** What was counted, and how it is told. */
  readonly counts: Readonly<Record<string, number>>
  readonly values: readonly Value[]
}

export type Slice = Done | { readonly fault: string }

/** What is measured: a commit in a process of its own, or a page in a browser. */
export interface Subject {
  slice(ordered: Ordered): Promise<Done>
  end(): Promise<void>
}

const program = fileURLToPath(new URL('./subject-worker.ts', import.meta.url))
/** Where programs that only a benchmark compares with are kept. */
const workshop = fileURLToPath(new URL('../../../../.aquila/bench/', import.meta.url))

/** A fresh process with the code of a commit. */
export async function startSubject(root: string): Promise<Subject> {
  const child = fork(program, [root, workshop], { execArgv: ['--expose-gc'] })
  await answer(child)
  return {
    async slice(ordered) {
      child.send(ordered)
      const slice: Slice = await answer(child)
      if ('fault' in slice) throw new Error(slice.fault)
      return slice
    },
    async end() {
      const gone = new Promise(resolve => child.once('exit', resolve))
      child.disconnect()
      await gone
    },
  }
}

function answer<T>(child: ChildProcess): Promise<T> {
  return new Promise((resolve, reject) => {
    const leave = (): void => {
      child.off('message', hear)
      child.off('exit', fail)
    }
    const hear = (message: unknown): void => {
      leave()
      resolve(message as T)
    }
    const fail = (): void => {
      leave()
      reject(new Error('a process that was measured has ended before its time'))
    }
    child.once('message', hear)
    child.once('exit', fail)
  })
}
