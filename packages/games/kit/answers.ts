import type { Choice, Decision, Noun } from '@aquila/engine'

/** How a bot finds its answer among the choices of a question. */
type Question = Pick<Decision, 'choices'>

/** The choice with this verb and, if it is given, this noun. */
export function choiceWith({ choices }: Question, verb: string, noun?: Noun): Choice | undefined {
  return choices.find(choice => choice.verb === verb && (noun === undefined || choice.noun === noun))
}

/** The nouns offered under a verb. */
export function nounsOf({ choices }: Question, verb: string): string[] {
  return choices.filter(choice => choice.verb === verb).map(({ noun }) => String(noun))
}

/** The choice under a verb whose noun scores highest; of equals the first. */
export function bestOf(
  { choices }: Question,
  verb: string,
  score: (noun: string) => number,
): Choice | undefined {
  let best: Choice | undefined
  let high = Number.NEGATIVE_INFINITY
  for (const choice of choices) {
    if (choice.verb !== verb) continue
    const value = score(String(choice.noun))
    if (best !== undefined && value <= high) continue
    best = choice
    high = value
  }
  return best
}
