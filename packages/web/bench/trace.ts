interface TraceEvent {
  readonly name: string
  readonly pid: number
  readonly tid: number
  /** Microseconds that the thread itself has worked: other programs on the machine do not count. */
  readonly tdur?: number
  readonly args?: { readonly name?: string }
}

/** The longest task of a page's main thread in a trace, in milliseconds. */
export function longestTask(trace: Buffer): number {
  return Math.max(0, ...tasksOf(trace, 'CrRendererMain').map(({ tdur = 0 }) => tdur)) / 1000
}

/** All that the workers of a page have worked in a trace, in milliseconds. */
export function workerTime(trace: Buffer): number {
  const tasks = tasksOf(trace, 'DedicatedWorker thread').filter(({ name }) => name.endsWith('RunTask'))
  if (tasks.length === 0) throw new Error('no worker has worked')
  return tasks.reduce((sum, { tdur = 0 }) => sum + tdur, 0) / 1000
}

function tasksOf(trace: Buffer, thread: string): TraceEvent[] {
  const { traceEvents }: { traceEvents: TraceEvent[] } = JSON.parse(trace.toString())
  const threads = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args?.name === thread)
      .map(({ pid, tid }) => `${pid} ${tid}`),
  )
  return traceEvents.filter(({ pid, tid }) => threads.has(`${pid} ${tid}`))
}
