import { benchmarks } from '../benchmarks.ts'
import { type Command, readArguments, UsageError } from '../usage.ts'

const help = `Usage: aquila bench [NAME ...]

Measures speed. Every number stands next to a plain baseline measured in the same run, because only ratios travel
from one machine to another. Without names, all benchmarks are run: ${benchmarks.map(({ name }) => name).join(', ')}.`

export const bench: Command = {
  name: 'bench',
  summary: 'measure speed, next to plain baselines',
  help,
  async run(args) {
    const { positionals } = readArguments(args, {})
    for (const name of positionals) {
      if (!benchmarks.some(each => each.name === name)) {
        throw new UsageError(
          `there is no benchmark "${name}"; there are: ${benchmarks.map(each => each.name).join(', ')}`,
        )
      }
    }
    for (const { name, run } of benchmarks) {
      if (positionals.length > 0 && !positionals.includes(name)) continue
      for (const line of await run()) console.log(line)
    }
  },
}
