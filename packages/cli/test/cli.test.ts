import { execFile, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { format } from 'node:util'
import { gzipSync } from 'node:zlib'
import { fastDice, LARGEST_RECORD, Match } from '@aquila/engine'
import { playRandomly } from '@aquila/engine/fuzz'
import { theFords } from '@aquila/engine/teaching-game'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { run } from '../src/run.ts'

const main = fileURLToPath(new URL('../src/main.ts', import.meta.url))
const elsewhere = process.cwd()
let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'aquila-cli-'))
  process.chdir(folder)
})
afterAll(() => {
  process.chdir(elsewhere)
  rmSync(folder, { recursive: true, force: true })
})

interface Outcome {
  readonly code: number
  readonly out: string
  readonly err: string
}

/** Calls the command here, in the folder of the test: a process for each call would do little but load the games. */
async function aquila(...args: string[]): Promise<Outcome> {
  const said = { log: '', error: '' }
  const listening = (['log', 'error'] as const).map(stream =>
    vi.spyOn(console, stream).mockImplementation((...words) => {
      said[stream] += `${format(...words)}\n`
    }),
  )
  try {
    return { code: await run(args), out: said.log, err: said.error }
  } finally {
    for (const stream of listening) stream.mockRestore()
  }
}

/** Calls the command as people do. */
function aquilaProcess(...args: string[]): Promise<Outcome> {
  return new Promise(resolve => {
    execFile(process.execPath, [main, ...args], { cwd: folder }, (error, out, err) => {
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, out, err })
    })
  })
}

function write(file: string, record: unknown): void {
  writeFileSync(join(folder, file), JSON.stringify(record))
}

/** Plays by answering every prompt with `answer`, until the program ends. */
function playThrough(answer: () => string, ...args: string[]): Promise<Outcome> {
  return new Promise(resolve => {
    const child = spawn(process.execPath, [main, 'play', ...args], { cwd: folder })
    let out = ''
    let err = ''
    child.stdout.on('data', chunk => {
      out += chunk
      if (out.endsWith('> ')) child.stdin.write(`${answer()}\n`)
    })
    child.stderr.on('data', chunk => {
      err += chunk
    })
    child.on('close', code => resolve({ code: code ?? 1, out, err }))
  })
}

describe('aquila', () => {
  it('tells what it can do, and each command what it takes', async () => {
    const { code, out } = await aquila('--help')
    expect(code).toBe(0)
    for (const command of [
      'play',
      'arena',
      'tune',
      'simulate',
      'hints',
      'fuzz',
      'replay',
      'verify',
      'rules',
      'mutants',
      'coverage',
      'corpus',
      'bench',
    ]) {
      expect(out).toContain(`  ${command}`)
      expect((await aquila(command, '--help')).out).toContain(`Usage: aquila ${command}`)
    }
  })

  it('is a process with an exit code of its own, and complains on the other stream', async () => {
    const { out: help } = await aquila('--help')
    expect(await aquilaProcess('--help')).toEqual({ code: 0, out: help, err: '' })
    const call = ['simulate', 'the-fords', '--matches', 'many']
    const { err: wrong } = await aquila(...call)
    expect(await aquilaProcess(...call)).toEqual({ code: 2, out: '', err: wrong })
    writeFileSync(join(folder, 'nothing.json'), '')
    const { err: failed } = await aquila('replay', 'nothing.json')
    expect(await aquilaProcess('replay', 'nothing.json')).toEqual({ code: 1, out: '', err: failed })
  })

  it('a wrong call is exit code 2 and one line, without a stack trace', async () => {
    const calls = [
      ['nonsense'],
      ['play', 'no-such-game'],
      ['simulate', 'the-fords', '--matches', 'many'],
      ['replay'],
      ['fuzz', '--wrong'],
      ['corpus', 'alea-iacta-est', '--only', 'nonsense'],
    ]
    for (const call of calls) {
      const { code, err } = await aquila(...call)
      expect(code, call.join(' ')).toBe(2)
      expect(err).toMatch(/^aquila/)
      expect(err).not.toMatch(/\n\s+at /)
    }
  })

  it('plays a whole match, saves it, and replay and verify accept it', async () => {
    const { code, out } = await playThrough(
      () => '1',
      'the-fords',
      '--scenario',
      'skirmish',
      '--record',
      'match.json',
    )
    expect(code).toBe(0)
    expect(out).toMatch(/victory/i)
    expect(out).toContain('The seed of the dice was')
    const replayed = await aquila('replay', 'match.json', '--log')
    expect(replayed).toMatchObject({ code: 0 })
    expect(replayed.out).toContain('the record holds')
    expect((await aquila('verify', 'match.json')).out).toContain('all follow from the seed')
  })

  it('leaves a match, and goes on with it where it was left', async () => {
    const answers = ['2', 'quit']
    const left = await playThrough(() => answers.shift() ?? 'quit', 'the-fords', '--record', 'left.json')
    expect(left.out).toContain('--continue left.json')
    const before = JSON.parse(readFileSync(join(folder, 'left.json'), 'utf8')).choices.length
    const goneOn = await playThrough(() => '1', '--continue', 'left.json')
    expect(goneOn.code).toBe(0)
    expect(JSON.parse(readFileSync(join(folder, 'left.json'), 'utf8')).choices.length).toBeGreaterThan(before)
  })

  it('verify finds a roll that was changed, replay names the choice that does not fit; both exit with 1', async () => {
    await playThrough(() => '1', 'the-fords', '--record', 'honest.json')
    const record = JSON.parse(readFileSync(join(folder, 'honest.json'), 'utf8'))
    const forged = structuredClone(record)
    forged.rolls[2].value = (forged.rolls[2].value % forged.rolls[2].sides) + 1
    writeFileSync(join(folder, 'forged.json'), JSON.stringify(forged))
    const verified = await aquila('verify', 'forged.json')
    expect(verified.code).toBe(1)
    expect(verified.out).toContain('roll 3')
    record.choices[4] = { ...record.choices[4], verb: 'conquer', noun: 'everything' }
    writeFileSync(join(folder, 'wrong.json'), JSON.stringify(record))
    const replayed = await aquila('replay', 'wrong.json')
    expect(replayed.code).toBe(1)
    expect(replayed.err).toContain('choice 5')
    writeFileSync(join(folder, 'broken.json'), '{"format": ')
    expect(await aquila('replay', 'broken.json')).toMatchObject({
      code: 1,
      err: expect.stringContaining('not JSON'),
    })
  })

  it('verify never calls dice fair that nobody can check', async () => {
    const match = Match.start(theFords, { scenario: 'skirmish', seed: '0f'.repeat(32) })
    playRandomly(match, fastDice(1))
    const { record } = match
    const rolls = record.rolls.map(roll => ({ ...roll, value: roll.sides }))
    const loaded = { ...record, rolls, dice: { ...record.dice, from: rolls.length } }
    write('loaded.json', loaded)
    const all = await aquila('verify', 'loaded.json')
    expect(all).toMatchObject({ code: 1, err: expect.stringContaining('cannot be checked') })
    expect(all.out).not.toContain('all follow')
    write('more.json', { ...loaded, dice: { ...record.dice, from: rolls.length + 1 } })
    expect(await aquila('verify', 'more.json')).toMatchObject({
      code: 1,
      err: expect.stringContaining('dice.from'),
    })
    write('none.json', { ...record, rolls: [] })
    expect(await aquila('verify', 'none.json')).toMatchObject({
      code: 1,
      err: expect.stringContaining('no roll was made'),
    })
  })

  it('verify checks a branch with the match it came from', async () => {
    const match = Match.start(theFords, { scenario: 'skirmish', seed: '0f'.repeat(32) })
    playRandomly(match, fastDice(1))
    const branch = match.whatIf(12, 'f0'.repeat(32))
    playRandomly(branch, fastDice(2))
    write('origin.json', match.record)
    write('branch.json', branch.record)
    const alone = await aquila('verify', 'branch.json')
    expect(alone).toMatchObject({ code: 1, err: expect.stringContaining('come from another match') })
    expect(alone.out).not.toContain('all follow')
    expect(await aquila('verify', 'branch.json', 'origin.json')).toMatchObject({
      code: 0,
      out: expect.stringContaining(`${branch.rolls.length} rolls checked: all follow from their seeds`),
    })
    const other = Match.start(theFords, { scenario: 'skirmish', seed: 'ab'.repeat(32) })
    playRandomly(other, fastDice(1))
    write('other.json', other.record)
    expect(await aquila('verify', 'branch.json', 'other.json')).toMatchObject({
      code: 1,
      err: expect.stringContaining('not fair'),
    })
    write('war.json', Match.start(theFords, { scenario: 'war', seed: '0f'.repeat(32) }).record)
    expect(await aquila('verify', 'branch.json', 'war.json')).toMatchObject({
      code: 1,
      err: expect.stringContaining('another game or scenario'),
    })
  })

  it('says of a record that brings a position of its own that it is not from the beginning', async () => {
    const match = Match.start(theFords, { scenario: 'war', seed: '0f'.repeat(32) })
    playRandomly(match, fastDice(1), 60)
    const old = { ...match.checkpoint, rules: '0.9.0' }
    const migrations = { '0.9.0': { to: '1.0.0', migrate: (state: unknown) => state } }
    const { match: goneOn } = Match.resume({ ...theFords, migrations }, match.record, old, match.told)
    write('rebased.json', goneOn.record)
    for (const command of ['replay', 'verify'])
      expect(await aquila(command, 'rebased.json')).toMatchObject({
        code: 0,
        out: expect.stringMatching(/not from the beginning/i),
      })
  })

  it('reads no file that is larger than a record may be, and a record after a mark of the byte order', async () => {
    const { record } = Match.start(theFords, { scenario: 'skirmish', seed: '0f'.repeat(32) })
    writeFileSync(join(folder, 'marked.json'), `\ufeff${JSON.stringify(record)}`)
    expect(await aquila('replay', 'marked.json')).toMatchObject({ code: 0 })
    const large = Buffer.alloc(LARGEST_RECORD + 1, ' ')
    writeFileSync(join(folder, 'large.json'), large)
    writeFileSync(join(folder, 'large.json.gz'), gzipSync(large))
    for (const file of ['large.json', 'large.json.gz'])
      expect(await aquila('replay', file)).toMatchObject({
        code: 1,
        err: expect.stringMatching(/^aquila: cannot read large\.json.*at most 16 MB\n$/),
      })
  })

  it('simulate and fuzz report what they did', async () => {
    expect((await aquila('simulate', 'the-fords', '--matches', '5')).out).toContain('5 matches of random')
    const asked = (await aquila('simulate', 'the-fords', '--matches', '5', '--questions')).out
    expect(asked).toMatch(/\d\.\d\d {2}react\.before-battle/)
    expect((await aquila('fuzz', 'the-fords', '--matches', '2')).out).toContain('all invariants hold')
  })

  it('coverage says what was never met, corpus that the recorded matches still end as they did', async () => {
    const { code, out, err } = await aquila('coverage', 'the-fords', '--matches', '1')
    expect(out).toMatch(/random +recorded +decisions/)
    expect(code).toBe(1)
    expect(err).toContain('never met: ')
    const replayed = await aquila('corpus', 'alea-iacta-est', '--only', '3-bots')
    expect(replayed.out).toContain('1 recorded matches')
  })

  it('arena ranks bots, and writes the table, the results and a chart', async () => {
    const { code, out } = await aquilaProcess(
      'arena',
      'the-fords',
      '--level',
      'random',
      '--jobs',
      '1',
      '--out',
      'ranks.md',
    )
    expect(code).toBe(0)
    expect(out).toContain('| random |')
    expect(readFileSync(join(folder, 'ranks.md'), 'utf8').trim()).toBe(out.trim())
    expect(JSON.parse(readFileSync(join(folder, 'ranks.json'), 'utf8')).tallies).toEqual([])
    expect(readFileSync(join(folder, 'ranks.svg'), 'utf8')).toContain('<svg')
    const unknown = await aquila('arena', 'the-fords', '--level', 'legatus')
    expect(unknown).toMatchObject({ code: 2, err: expect.stringContaining('no bot "legatus"') })
  })

  it('arena measures by yardsticks from outside, and says what each opponent is', async () => {
    const contest = [
      ...['arena', 'the-fords', '--level', 'uct-1ms', '--level', 'random', '--level', 'uct-2'],
      ...['--scenario', 'duel', '--meetings', '1', '--jobs', '1', '--out', 'yardsticks.md'],
      ...['--data', 'bouts.jsonl'],
    ]
    const { code, out } = await aquilaProcess(...contest)
    expect(code).toBe(0)
    // Asked again, nobody plays again.
    const [head, ...bouts] = readFileSync(join(folder, 'bouts.jsonl'), 'utf8').split('\n')
    expect(JSON.parse(head ?? '')).toMatchObject({ game: 'the-fords', level: 'beginning' })
    expect(bouts).toHaveLength(6)
    const again = await aquilaProcess(...contest)
    expect(again.out).toBe(`6 are there already\n${out}`)
    const rated = [...out.matchAll(/^- \*\*(\S+)\*\*: (.+)\.$/gm)].map(([, name, what]) => [name, what])
    expect(rated).toEqual([
      ['random', expect.stringContaining('any legal choice')],
      ['uct-2', expect.stringContaining('2 playouts a choice')],
      ['uct-1ms', expect.stringContaining('1 ms of processor time a choice')],
    ])
    const dialLess = await aquila('arena', 'the-fords', '--level', 'uct')
    expect(dialLess).toMatchObject({ code: 2, err: expect.stringContaining('uct-10ms') })
  })

  it('rules counts what is cited and tested', async () => {
    const { out } = await aquila('rules', 'the-fords', '--json')
    expect(JSON.parse(out)['the-fords']).toMatchObject({
      total: 22,
      cited: 22,
      tested: 22,
      notCited: [],
      notTested: [],
    })
  })
})
