import { benchKernel } from '@aquila/engine/bench'

export interface Benchmark {
  readonly name: string
  /** Lines to print. */
  run(): readonly string[] | Promise<readonly string[]>
}

export const benchmarks: readonly Benchmark[] = [{ name: 'kernel', run: benchKernel }]
