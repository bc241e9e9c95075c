import { levelsOf, RANDOM } from '@aquila/bots'
import { type Bot, fastDice, freshSeed, levelNames, Match } from '@aquila/engine'
import { contestantNamed } from '../contest.ts'
import { readRecordFile, readTextFile } from '../files.ts'
import { type AnyGame, gameNamed, listedGameNamed, scenarioNamed, textsOf } from '../games.ts'
import { fetchTerminalSpeech, languageCalled } from '../terminal/speech.ts'
import { TerminalTable } from '../terminal-table.ts'
import { type Command, readArguments, readOptions, UsageError, wholeNumber } from '../usage.ts'

const help = `Usage: aquila play [game] [options]

Plays a match in the terminal, against bots or with friends at one keyboard. It is saved after every choice.

  --scenario ID      the scenario (default: the first)
  --seats N          how many play, if the scenario leaves it open (default: as many as can)
  --as ROLE          your side, any number of times (default: the first; the others are bots)
  --bot LEVEL        how strong the bots are (default: the strongest the game has):
                     ${[RANDOM, ...levelNames].join(', ')}
  --hot-seat         people play all sides; hands are covered when the next one takes over
  --seed HEX         64 hex digits for the dice (default: a fresh secret seed)
  --option ID=VALUE  a ruling or option of the game, any number of times
  --pause-alike      every reaction window pauses, so that a pause tells nothing
  --pack FILE        a data pack
  --record FILE      where the match is saved (default: .aquila/last-match.json)
  --continue FILE    go on with a saved match
  --language ID      what is read (default: en); pseudo shows what is not translated

At the prompt: the number of a choice, or undo, log, show, why VERB [NOUN], rule ID, order WINDOW
always|when-able|never, help, quit.`

export const play: Command = {
  name: 'play',
  summary: 'play a game in the terminal',
  help,
  async run(args) {
    const { values, positionals } = readArguments(args, {
      scenario: { type: 'string' },
      seats: { type: 'string' },
      as: { type: 'string', multiple: true },
      bot: { type: 'string' },
      'hot-seat': { type: 'boolean', default: false },
      seed: { type: 'string' },
      option: { type: 'string', multiple: true, default: [] },
      'pause-alike': { type: 'boolean', default: false },
      pack: { type: 'string' },
      record: { type: 'string', default: '.aquila/last-match.json' },
      continue: { type: 'string' },
      language: { type: 'string', default: 'en' },
    })
    const language = await languageCalled(values.language)
    const match = values.continue === undefined ? startMatch() : continueMatch(values.continue)
    const people = values['hot-seat'] ? match.roles : (values.as ?? match.roles.slice(0, 1))
    for (const role of people) {
      if (!match.roles.includes(role)) {
        throw new UsageError(`there is no side "${role}"; there are: ${match.roles.join(', ')}`)
      }
    }
    const listed = listedGameNamed(match.definition.id)
    const level = contestantNamed(listed, values.bot ?? levelsOf(listed.bots).at(-1) ?? RANDOM)
    const bots = new Map<string, Bot>()
    for (const [index, role] of match.roles.entries())
      if (!people.includes(role)) bots.set(role, level.bot(index + 1))
    const [texts, speech] = await Promise.all([
      textsOf(match.definition.id, language),
      fetchTerminalSpeech(language),
    ])
    await new TerminalTable(match, bots, values.continue ?? values.record, { texts, speech }).play()

    function startMatch(): Match {
      const game = gameNamed(positionals[0])
      return Match.start(game, {
        scenario: scenarioNamed(game, values.scenario),
        seats: values.seats === undefined ? undefined : wholeNumber(values.seats, 'seats', 1),
        options: readOptions(values.option),
        pauseAlike: values['pause-alike'],
        seed: values.seed ?? freshSeed(),
        ...(values.pack === undefined ? {} : { pack: readPack(values.pack) }),
      })
    }
  },
}

function continueMatch(path: string): Match {
  const record = readRecordFile(path)
  const game: AnyGame = gameNamed(record.game)
  return Match.replay(game, record, fastDice(record.rolls.length))
}

function readPack(path: string): unknown {
  try {
    return JSON.parse(readTextFile(path))
  } catch (error) {
    if (error instanceof SyntaxError) throw new UsageError(`${path} is not JSON: ${error.message}`)
    throw error
  }
}
