import type { Choice, Decision, Noun } from '@aquila/engine'

/** Choices as they are sent, in their order: each verb with all its nouns that follow one another, or alone. */
export type PackedChoices = readonly (readonly [verb: string, ...nouns: Noun[]])[]

/** A question as it is sent: its list of choices is most of it, and names the same verb again and again. */
export interface PackedQuestion extends Omit<Decision, 'choices'> {
  readonly choices: PackedChoices
}

export function packQuestion({ choices, ...question }: Decision): PackedQuestion {
  const packed: [string, ...Noun[]][] = []
  let run: [string, ...Noun[]] | null = null
  for (const { verb, noun } of choices) {
    if (noun === undefined) {
      packed.push([verb])
      run = null
    } else if (run !== null && run[0] === verb) run.push(noun)
    else {
      run = [verb, noun]
      packed.push(run)
    }
  }
  return { ...question, choices: packed }
}

export function unpackQuestion({ choices, ...question }: PackedQuestion): Decision {
  return { ...question, choices: choices.flatMap(unpacked) }
}

function unpacked([verb, ...nouns]: PackedChoices[number]): Choice[] {
  return nouns.length === 0 ? [{ verb }] : nouns.map(noun => ({ verb, noun }))
}
