import type { KeptRecord } from '@aquila/engine'
import { type DiceProof, type DiceVerdict, verifyDice } from '@aquila/engine/verify-dice'
import { readRecordFile } from '../files.ts'
import { type Command, Failed, readArguments, UsageError } from '../usage.ts'

const help = `Usage: aquila verify FILE [ORIGIN ...]

Checks the dice of a recorded match without knowing its rules: that the seed is the one that was committed to
before the first roll, and that every roll follows from it.

A match that went another way from an earlier one (what if) has taken its first rolls over. They are checked with
the record of that match, ORIGIN; if that one branched off too, with the next, the nearest first.

Exit code 1 if a roll does not follow from its seed, or if it cannot be checked.`

export const verify: Command = {
  name: 'verify',
  summary: 'check every roll of a recorded match',
  help,
  async run(args) {
    const [path, ...paths] = readArguments(args, {}).positionals
    if (path === undefined) throw new UsageError('which record? Give the path of a file')
    const record = readRecordFile(path)
    const origins = paths.map(readRecordFile)
    for (const [index, origin] of origins.entries()) mustBeOfOneGame(record, origin, paths[index] ?? '')
    const proof = proofOf(record)
    const verdict = await verifyDice(proof, origins.map(proofOf))
    report(record, proof, verdict)
  },
}

function mustBeOfOneGame({ game, scenario }: KeptRecord, origin: KeptRecord, path: string): void {
  if (origin.game !== game || origin.scenario !== scenario)
    throw new Failed(`${path} is a match of another game or scenario: this one did not branch off it`)
}

function proofOf({ dice, rolls }: KeptRecord): DiceProof {
  if (dice.kind !== 'verifiable')
    throw new Failed('cannot be checked: the dice of this record are not verifiable, it has no seed')
  return { ...dice, rolls }
}

function report({ base }: KeptRecord, { commitment, from, rolls }: DiceProof, verdict: DiceVerdict): void {
  const { commitmentHolds, checked, unchecked, wrong } = verdict
  console.log(`commitment ${commitment}: ${commitmentHolds ? 'holds' : 'DOES NOT FIT THE SEED'}`)
  if (base !== undefined)
    console.log(
      `not from the beginning: the record begins with a position of its own, after ${base.entries} choices`,
    )
  if (from > 0) console.log(`${from} rolls were taken over from the match this one branched off`)
  for (const { number, why, recorded, computed } of wrong) {
    console.log(`roll ${number} (${why}): recorded ${recorded}, but should be ${computed}`)
  }
  if (!commitmentHolds || wrong.length > 0) throw new Failed('these dice were not fair')
  if (rolls.length === 0) throw new Failed('cannot be checked: no roll was made')
  if (unchecked > 0)
    throw new Failed(
      `cannot be checked: ${unchecked} of ${rolls.length} rolls come from another match; give its record too`,
    )
  console.log(`${checked} rolls checked: all follow from ${from > 0 ? 'their seeds' : 'the seed'}.`)
}
