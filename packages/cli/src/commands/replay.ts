import { Match, wordsOf } from '@aquila/engine'
import { readRecordFile } from '../files.ts'
import { gameNamed, textsOf } from '../games.ts'
import { fetchTerminalSpeech, languageCalled } from '../terminal/speech.ts'
import { resultText } from '../terminal-table.ts'
import { type Command, readArguments, UsageError, wholeNumber } from '../usage.ts'

const help = `Usage: aquila replay FILE [options]

Plays a record again, checks every choice, roll and the result, and shows the position.

  --to N       stop after N choices
  --log        print what happened
  --as ROLE    see it as this role (default: everything that is public)
  --language ID  what is read (default: en)`

export const replay: Command = {
  name: 'replay',
  summary: 'play a recorded match again and check it',
  help,
  async run(args) {
    const { values, positionals } = readArguments(args, {
      to: { type: 'string' },
      log: { type: 'boolean', default: false },
      as: { type: 'string' },
      language: { type: 'string', default: 'en' },
    })
    const [path] = positionals
    if (path === undefined) throw new UsageError('which record? Give the path of a file')
    const record = readRecordFile(path)
    const whole = Match.replay(gameNamed(record.game), record)
    const match = values.to === undefined ? whole : whole.at(wholeNumber(values.to, 'to', 0))
    const language = await languageCalled(values.language)
    const [texts, speech] = await Promise.all([textsOf(record.game, language), fetchTerminalSpeech(language)])
    const words = wordsOf(texts, match.position.data)
    const role = values.as ?? null
    if (values.log)
      for (const event of match.log(role)) console.log(`${event.rule.padEnd(14)}${words.event(event)}`)
    match.view(role)
    console.log(texts.sketch(match.position, role))
    console.log(speech.text('holds', { choices: match.length, rolls: record.rolls.length }))
    if (record.base !== undefined) console.log(speech.text('own-position', { choices: record.base.entries }))
    if (match.result !== null) {
      console.log(resultText(speech, words, match.result))
    } else if (match.decision !== null) {
      console.log(
        speech.text('must-choose', {
          side: words.role(match.decision.role),
          task: words.task(match.decision),
          rule: match.decision.rule,
        }),
      )
    }
  },
}
