import type { TestProject } from 'vitest/node'
import { postgresFolder, startPostgres } from '../../../tests/support/postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where a PostgreSQL of this run is reached, and with what it is asked. */
    postgresPort: number
  }
}

/** One PostgreSQL for all files of a run; each server in them has a database of its own. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  if (postgresFolder === null) throw new Error('there is no PostgreSQL')
  const postgres = await startPostgres(postgresFolder)
  project.provide('postgresPort', postgres.port)
  return () => postgres.stop()
}
