import type { Choice } from '@aquila/engine'
import type { PlaceId, Pointed, Reach, Scene, Stack } from '@aquila/games/table'
import type { Question, ShownChoice } from '../match/table-match.ts'

/** The choices of a question by where they are on the table. */
export interface Targets {
  readonly places: ReadonlyMap<PlaceId, readonly ShownChoice[]>
  readonly pieces: ReadonlyMap<string, readonly ShownChoice[]>
  readonly cards: ReadonlyMap<string, readonly ShownChoice[]>
  /** In a muster, by kind: more or fewer of it. */
  readonly kinds: ReadonlyMap<string, readonly ShownChoice[]>
  /** Places that take several steps. */
  readonly reach: ReadonlyMap<PlaceId, Reach>
  /** Without a place on the table. */
  readonly buttons: readonly ShownChoice[]
}

/** While something else is shown than the question, nothing can be chosen. */
export const noTargets: Targets = {
  places: new Map(),
  pieces: new Map(),
  cards: new Map(),
  kinds: new Map(),
  reach: new Map(),
  buttons: [],
}

/** What is asked, and how far those who move can go: all that the places of choices follow from. */
interface Asked {
  readonly question: Pick<Question, 'choices'> | null
  readonly scene: Pick<Scene, 'reach'>
}

export function targetsOf({ question, scene }: Asked): Targets {
  if (question === null) return noTargets
  const places = new Map<PlaceId, ShownChoice[]>()
  const pieces = new Map<string, ShownChoice[]>()
  const cards = new Map<string, ShownChoice[]>()
  const kinds = new Map<string, ShownChoice[]>()
  const buttons: ShownChoice[] = []
  for (const choice of question.choices) {
    if (choice.kind !== undefined) {
      add(kinds, choice.kind.id, choice)
      continue
    }
    if (choice.card !== undefined) add(cards, choice.card, choice)
    if (choice.piece !== undefined) add(pieces, choice.piece, choice)
    if (choice.piece !== undefined && choice.here !== true) continue
    if (choice.place !== undefined) add(places, choice.place, choice)
    else buttons.push(choice)
  }
  const far = (scene.reach ?? []).filter(({ place }) => !places.has(place))
  return { places, pieces, cards, kinds, buttons, reach: new Map(far.map(reach => [reach.place, reach])) }
}

function add(map: Map<string, ShownChoice[]>, key: string, choice: ShownChoice): void {
  const found = map.get(key)
  if (found === undefined) map.set(key, [choice])
  else found.push(choice)
}

/**
 * In a list: what a hint or the coach points at, then what is nowhere on the map and must be found here, then what the map
 * shows too, in the place that is looked at before others; last what only gives up, and the way on, which has a button of
 * its own: neither is to be hit by a careless press at the top when a step has hardly begun. Of equals the one that promises most.
 */
export function inListOrder(
  choices: readonly ShownChoice[],
  isPointed: (choice: ShownChoice) => boolean,
  place: PlaceId | null = null,
): ShownChoice[] {
  const rank = (choice: ShownChoice): number => {
    if (isPointed(choice)) return 0
    if (choice.rare === true) return 6
    if (choice.as === 'way-on') return 5
    if (choice.givesUp === true) return 4
    if (choice.as === 'button') return 1
    return place !== null && choice.place === place ? 2 : 3
  }
  return choices.toSorted((one, other) => rank(one) - rank(other) || (other.worth ?? 0) - (one.worth ?? 0))
}

/** The fewest choices that are worth a row that opens. */
const GROUP = 4

/** A list in rows of their own, and groups of choices that share one. */
export function grouped(choices: readonly ShownChoice[]): {
  rows: ShownChoice[]
  groups: { name: string; choices: ShownChoice[] }[]
} {
  const names = new Set(choices.flatMap(({ group }) => group ?? []))
  const groups = [...names]
    .map(name => ({ name, choices: choices.filter(({ group }) => group === name) }))
    .filter(each => each.choices.length >= GROUP)
  const folded = new Set(groups.flatMap(each => each.choices))
  return { rows: choices.filter(choice => !folded.has(choice)), groups }
}

/** A place stands for the choices of it; if there are none, for those of the pieces in it. */
export function choicesAt(targets: Targets, { kind, id }: Pointed): readonly ShownChoice[] {
  if (kind === 'piece') return targets.pieces.get(id) ?? []
  if (kind === 'card') return targets.cards.get(id) ?? []
  const here = targets.places.get(id)
  if (here !== undefined) return here
  return [...targets.pieces.values()].flat().filter(choice => choice.place === id)
}

/** True if what is pointed at can be chosen or reached. */
export function isLegal(targets: Targets, pointed: Pointed): boolean {
  return choicesAt(targets, pointed).length > 0 || (pointed.kind === 'place' && targets.reach.has(pointed.id))
}

export function isSame(one: Choice, other: Choice | undefined): boolean {
  return one.verb === other?.verb && one.noun === other.noun
}

export function stacksAt(stacks: readonly Stack[], place: PlaceId): Stack[] {
  return stacks.filter(stack => stack.place === place)
}
