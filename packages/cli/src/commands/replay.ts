import { Match, wordsOf } from '@aquila/engine'
import { readRecordFile } from '../files.ts'
import { gameNamed } from '../games.ts'
import { type Command, readArguments, UsageError, wholeNumber } from '../usage.ts'

const help = `Usage: aquila replay FILE [options]

Plays a record again, checks every choice, roll and the result, and shows the position.

  --to N       stop after N choices
  --log        print what happened
  --as ROLE    see it as this role (default: everything that is public)`

export const replay: Command = {
  name: 'replay',
  summary: 'play a recorded match again and check it',
  help,
  async run(args) {
    const { values, positionals } = readArguments(args, {
      to: { type: 'string' },
      log: { type: 'boolean', default: false },
      as: { type: 'string' },
    })
    const [path] = positionals
    if (path === undefined) throw new UsageError('which record? Give the path of a file')
    const record = readRecordFile(path)
    const whole = Match.replay(gameNamed(record.game), record)
    const match = values.to === undefined ? whole : whole.at(wholeNumber(values.to, 'to', 0))
    const words = wordsOf(match.definition, match.position.data)
    const role = values.as ?? null
    if (values.log)
      for (const event of match.log(role)) console.log(`${event.rule.padEnd(14)}${words.event(event)}`)
    match.view(role)
    console.log(match.definition.sketch(match.position, role))
    console.log(`${match.length} choices, ${record.rolls.length} rolls: the record holds.`)
    if (record.base !== undefined)
      console.log(
        `Not from the beginning: it begins with a position of its own, after ${record.base.entries} choices.`,
      )
    if (match.result !== null) {
      const winners = match.result.winners.map(words.role).join(' and ') || 'nobody'
      console.log(`${words.outcome(match.result.outcome)}: ${winners}`)
    } else if (match.decision !== null) {
      console.log(
        `${words.role(match.decision.role)} must choose: ${words.task(match.decision)} (${match.decision.rule})`,
      )
    }
  },
}
