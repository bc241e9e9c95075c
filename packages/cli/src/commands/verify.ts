import { verifyDice } from '@aquila/engine/verify-dice'
import { readRecordFile } from '../files.ts'
import { type Command, Failed, readArguments, UsageError } from '../usage.ts'

const help = `Usage: aquila verify FILE

Checks the dice of a recorded match without knowing its rules: that the seed is the one that was committed to
before the first roll, and that every roll follows from it. Exit code 1 if one does not.`

export const verify: Command = {
  name: 'verify',
  summary: 'check every roll of a recorded match',
  help,
  async run(args) {
    const [path] = readArguments(args, {}).positionals
    if (path === undefined) throw new UsageError('which record? Give the path of a file')
    const { dice, rolls } = readRecordFile(path)
    if (dice.kind !== 'verifiable')
      throw new Failed('the dice of this record are not verifiable: it has no seed')
    const verdict = await verifyDice({ ...dice, rolls })
    console.log(
      `commitment ${dice.commitment}: ${verdict.commitmentHolds ? 'holds' : 'DOES NOT FIT THE SEED'}`,
    )
    if (dice.from > 0) console.log(`${dice.from} rolls were taken over from the match this one branched off`)
    for (const { number, why, recorded, computed } of verdict.wrong) {
      console.log(`roll ${number} (${why}): recorded ${recorded}, but the seed gives ${computed}`)
    }
    if (!verdict.commitmentHolds || verdict.wrong.length > 0) throw new Failed('these dice were not fair')
    console.log(`${verdict.checked} rolls checked: all follow from the seed.`)
  },
}
