import { fastDice, Match } from '@aquila/engine'
import { playRandomly } from '@aquila/engine/fuzz'
import { theFords } from '@aquila/engine/teaching-game'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { postgresFolder, startPostgres, type TestPostgres } from './support/postgres.ts'

describe.skipIf(postgresFolder === null)('records in a real PostgreSQL', () => {
  let postgres: TestPostgres

  beforeAll(async () => {
    postgres = await startPostgres(postgresFolder ?? '')
  })
  afterAll(() => postgres?.stop())

  it('a record kept as jsonb, whose keys PostgreSQL reorders, still leads to the same position', () => {
    const match = Match.start(theFords, {
      scenario: 'war',
      seed: 'a5'.repeat(32),
      salts: ["it's", '$$ "quoted" ü'],
    })
    playRandomly(match, fastDice(3), 90)
    const { record, checkpoint, told } = match
    postgres.query(
      'create table matches (record jsonb not null, checkpoint jsonb not null, log jsonb not null)',
    )
    const literal = (value: unknown) => `'${JSON.stringify(value).replaceAll("'", "''")}'`
    postgres.query(
      `insert into matches values (${literal(record)}, ${literal(checkpoint)}, ${literal(told)})`,
    )

    const [stored = '', ...beside] = postgres
      .query('select record, checkpoint, log from matches')
      .trim()
      .split('|')
    expect(stored).not.toBe(JSON.stringify(record))
    const replayed = Match.replay(theFords, JSON.parse(stored))
    expect(replayed.hash).toBe(match.hash)
    const [storedCheckpoint, log]: unknown[] = beside.map(text => JSON.parse(text))
    const resumed = Match.resume(theFords, JSON.parse(stored), storedCheckpoint, log)
    expect(resumed.match.hash).toBe(match.hash)
  })
})
