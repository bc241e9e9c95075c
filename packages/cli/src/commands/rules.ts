import { gameNamed, type ListedGame, listedGames } from '../games.ts'
import { type RuleCoverage, ruleCoverage } from '../rule-coverage.ts'
import { type Command, readArguments } from '../usage.ts'

const help = `Usage: aquila rules [game] [--json]

Tells, for each game, which rules of its rulebook no code cites and which no test carries in its name, and
which are left out, with the reason.

  --json    the same as JSON: total, cited, tested, and the ids that are missing`

export const rules: Command = {
  name: 'rules',
  summary: 'which rules are cited by code and carried by tests',
  help,
  async run(args) {
    const { values, positionals } = readArguments(args, { json: { type: 'boolean', default: false } })
    const asked = positionals.length === 0 ? null : gameNamed(positionals[0])
    const chosen = listedGames.filter(({ game }) => asked === null || game === asked)
    const coverage = chosen.map((listed): [ListedGame, RuleCoverage] => [listed, ruleCoverage(listed.folder)])
    if (values.json) {
      console.log(
        JSON.stringify(Object.fromEntries(coverage.map(([{ game }, found]) => [game.id, found])), null, 2),
      )
      return
    }
    for (const [{ game }, found] of coverage) console.log(describe(game.title, found))
  },
}

function describe(title: string, found: RuleCoverage): string {
  const lines = [
    `${title}: ${found.total} rules, ${found.cited} cited by code, ${found.tested} carried by tests`,
  ]
  const list = (what: string, ids: readonly string[]) => {
    if (ids.length > 0) lines.push(`  ${what}: ${ids.join(', ')}`)
  }
  list('not cited', found.notCited)
  list('not tested', found.notTested)
  list('named, but not in the rulebook', found.unknown)
  for (const [id, reason] of Object.entries(found.leftOut)) lines.push(`  left out: ${id}: ${reason}`)
  return lines.join('\n')
}
