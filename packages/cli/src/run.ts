import { AquilaError } from '@aquila/engine'
import { analyse } from './commands/analyse.ts'
import { arena } from './commands/arena.ts'
import { bench } from './commands/bench.ts'
import { corpus } from './commands/corpus.ts'
import { coverage } from './commands/coverage.ts'
import { fuzz } from './commands/fuzz.ts'
import { hints } from './commands/hints.ts'
import { judging } from './commands/judging.ts'
import { learn } from './commands/learn.ts'
import { mutants } from './commands/mutants.ts'
import { odds } from './commands/odds.ts'
import { play } from './commands/play.ts'
import { replay } from './commands/replay.ts'
import { rounds } from './commands/rounds.ts'
import { rules } from './commands/rules.ts'
import { simulate } from './commands/simulate.ts'
import { sisters } from './commands/sisters.ts'
import { thinking } from './commands/thinking.ts'
import { tune } from './commands/tune.ts'
import { verify } from './commands/verify.ts'
import { listedGames } from './games.ts'
import { type Command, Failed, UsageError } from './usage.ts'

const commands: readonly Command[] = [
  play,
  arena,
  tune,
  learn,
  sisters,
  simulate,
  odds,
  rounds,
  hints,
  thinking,
  fuzz,
  replay,
  verify,
  analyse,
  judging,
  rules,
  mutants,
  coverage,
  corpus,
  bench,
]

function help(): string {
  const lines = commands.map(({ name, summary }) => `  ${name.padEnd(10)}${summary}`)
  const games = listedGames.map(({ game }) => `  ${game.id.padEnd(18)}${game.title}`)
  return [
    'aquila: board wargames of Rome with every rule enforced',
    '',
    'Usage: aquila <command> [options]     (aquila <command> --help tells more)',
    '',
    ...lines,
    '',
    'Games:',
    ...games,
  ].join('\n')
}

/** Carries a call out and gives its exit code: 0 well, 1 something checked was found wanting or failed, 2 called wrongly. */
export async function run(args: readonly string[]): Promise<number> {
  const [name, ...rest] = args
  if (name === undefined || name === '--help' || name === '-h' || name === 'help') {
    console.log(help())
    return 0
  }
  const command = commands.find(candidate => candidate.name === name)
  if (command === undefined) {
    console.error(`aquila: there is no command "${name}"; "aquila --help" lists them`)
    return 2
  }
  if (rest.includes('--help') || rest.includes('-h')) {
    console.log(command.help)
    return 0
  }
  return runCommand(command, rest)
}

async function runCommand(command: Command, args: readonly string[]): Promise<number> {
  try {
    await command.run(args)
    return 0
  } catch (error) {
    if (error instanceof Failed) {
      if (error.message) console.error(`aquila: ${error.message}`)
      return 1
    }
    if (error instanceof UsageError) {
      console.error(`aquila ${command.name}: ${error.message}`)
      return 2
    }
    if (error instanceof AquilaError) {
      console.error(`aquila ${command.name}: ${error.message}`)
      return 1
    }
    console.error(`aquila ${command.name}: ${error instanceof Error ? error.message : String(error)}`)
    if (process.env.AQUILA_DEBUG) console.error(error)
    return 1
  }
}
