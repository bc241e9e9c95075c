import { execFile, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const main = fileURLToPath(new URL('../src/main.ts', import.meta.url))
let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'aquila-cli-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

interface Outcome {
  readonly code: number
  readonly out: string
  readonly err: string
}

function aquila(...args: string[]): Promise<Outcome> {
  return new Promise(resolve => {
    execFile(process.execPath, [main, ...args], { cwd: folder }, (error, out, err) => {
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, out, err })
    })
  })
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
    // Thirteen processes, one after the other: on a busy machine that takes its time.
  }, 300_000)

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

  it('simulate and fuzz report what they did', async () => {
    expect((await aquila('simulate', 'the-fords', '--matches', '5')).out).toContain('5 matches of random')
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
    const { code, out } = await aquila(
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
    const { code, out } = await aquila(
      'arena',
      'the-fords',
      ...['--level', 'uct-1ms', '--level', 'random', '--level', 'uct-2'],
      ...['--scenario', 'duel', '--meetings', '1', '--jobs', '1', '--out', 'yardsticks.md'],
    )
    expect(code).toBe(0)
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
