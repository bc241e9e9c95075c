import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { aims } from '@aquila/games/bench'
import type { Figure } from '../bench/measure.ts'
import {
  describeMachine,
  figureLine,
  serverSection,
  serverSectionIn,
  speedPage,
  verdictLine,
  withServerSection,
} from '../bench/report.ts'
import { mustHold, verdictsOn } from '../bench/verdicts.ts'
import { layOut } from '../bench/worktree.ts'
import { benchmarks } from '../benchmarks.ts'
import { writeTextFile } from '../files.ts'
import { type Command, readArguments, UsageError } from '../usage.ts'

const help = `Usage: aquila bench [NAME ...] [--compare COMMIT] [--keep]

Measures speed: medians over many slices with their quartiles, by the processor time of all threads of a process. Without
names, all benchmarks are run: ${benchmarks.map(({ name }) => name).join(', ')}.

  --compare COMMIT   measures that commit too, slice by slice in turn with this one, and tells how many times as fast
                     this one is: only such ratios travel from one machine to another
  --keep             writes what was found to docs/speed.md; the server, measured alone, leaves the rest of it

Ends with 1 if an aim is missed that is held.`

const home = fileURLToPath(new URL('../../../../', import.meta.url))
const page = fileURLToPath(new URL('../../../../docs/speed.md', import.meta.url))

export const bench: Command = {
  name: 'bench',
  summary: 'measure speed, alone or against another commit',
  help,
  async run(args) {
    const { values, positionals } = readArguments(args, {
      compare: { type: 'string' },
      keep: { type: 'boolean', default: false },
    })
    for (const name of positionals) {
      if (!benchmarks.some(each => each.name === name)) {
        throw new UsageError(
          `there is no benchmark "${name}"; there are: ${benchmarks.map(each => each.name).join(', ')}`,
        )
      }
    }
    const wanted = benchmarks.filter(({ name }) => positionals.length === 0 || positionals.includes(name))
    const machine = describeMachine()
    console.log(machine)
    const other = values.compare === undefined ? null : layOut(home, values.compare)
    const figures: Figure[] = []
    const lines: string[] = []
    const serverLines: string[] = []
    try {
      for (const { name, run } of wanted) {
        console.log(name)
        await run(other === null ? [home] : [home, other.root], {
          figures(found) {
            figures.push(...found)
            for (const figure of found) console.log(figureLine(figure))
          },
          line(text) {
            const kept = name === 'server' ? serverLines : lines
            kept.push(text)
            console.log(text)
          },
        })
      }
    } finally {
      other?.remove()
    }
    const verdicts = verdictsOn(aims, figures)
    console.log('aims')
    for (const verdict of verdicts) console.log(verdictLine(verdict))
    const comparedTo = other?.commit ?? null
    if (values.keep) {
      const before = existsSync(page) ? readFileSync(page, 'utf8') : ''
      const section = serverLines.length > 0 ? serverSection(serverLines, machine) : serverSectionIn(before)
      // What the server alone has been measured for leaves the rest as it was.
      const rest = wanted.every(({ name }) => name === 'server')
        ? before
        : speedPage({ figures, lines, verdicts, machine, comparedTo })
      writeTextFile(page, withServerSection(rest, section))
    }
    mustHold(verdicts)
  },
}
