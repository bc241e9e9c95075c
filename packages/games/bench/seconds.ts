/** The processor time that this thread took: what other programs do meanwhile does not count. */
export function secondsOf(work: () => void): number {
  const start = process.threadCpuUsage()
  work()
  const { user, system } = process.threadCpuUsage(start)
  return (user + system) / 1e6
}
