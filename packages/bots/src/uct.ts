import {
  type Bot,
  type Choice,
  type Decision,
  type DiceSource,
  fastDice,
  makeBot,
  type Seat,
} from '@aquila/engine'
import { randomChoice } from '@aquila/engine/fuzz'
import { leadsOf, worthsOf } from './worth.ts'

/**
 * A textbook UCT over single choices: the yardstick from outside. It knows no game and no plans, only what the kernel
 * tells of every game: the legal choices, the result, and the points as they stand. Every playout begins on a branch
 * with secrets dealt afresh and dice of its own; the tree is one of choices alone, so that what chance or the deal leads
 * to is averaged in it (Kocsis and Szepesvári 2006; for hidden hands Cowling, Powley and Whitehouse 2012).
 */

/** When it has thought enough: asked again for every choice, and then after each playout. */
type Dial = () => (playouts: number) => boolean

/** The only dial that gives the same choice every time. */
export function dialOfPlayouts(most: number): Dial {
  return () => playouts => playouts >= most
}

/** So much time a choice by a clock that the caller gives. */
export function dialOfTime(milliseconds: number, clock: () => number): Dial {
  return () => {
    const end = clock() + milliseconds
    return () => clock() >= end
  }
}

export function uctBot(name: string, seed: number, dial: Dial): Bot {
  return makeBot(name, seat => ({ choice: bestChoice(seat, seed, dial) }))
}

/** Choices that a playout makes before it is judged by the points. */
const HORIZON = 200

/** How much what is seldom tried is favoured: the constant of UCB1 for worths from 0 to 1. */
const EXPLORATION = Math.SQRT2

/** A choice in the tree, after those above it. */
interface Node {
  /** How many playouts could have made the choice, how many did, and what they were worth to the player who made it. */
  offers: number
  visits: number
  worth: number
  readonly next: Map<string, Node>
}

/** What is left in a playout to be told how it ended. */
interface Step {
  readonly node: Node
  /** Roles can change hands: what counts is the player. */
  readonly player: number
}

function bestChoice(seat: Seat, seed: number, dial: Dial): Choice {
  const { decision } = seat
  const [only, ...others] = decision.choices
  if (only !== undefined && others.length === 0) return only
  // What it thinks depends on the question and the seed alone, not on what it thought before.
  const random = fastDice(seed ^ Math.imul(decision.id + 1, 0x9e3779b1))
  const root = newNode()
  const isEnough = dial()
  let playouts = 0
  do playOut(seat, root, random)
  while (!isEnough(++playouts))
  return mostVisited(root, decision)
}

/** One playout: down the tree, one choice further, at random from there, and what came of it back up. */
function playOut(seat: Seat, root: Node, random: DiceSource): void {
  const branch = seat.branch(random)
  const before = leadsOf(branch)
  const steps: Step[] = []
  // Null as soon as the playout has left the tree.
  let at: Node | null = root
  // Where several choose together and in secret, the seat's own question is the first.
  let decision = branch.decisions.find(({ role }) => role === seat.role) ?? null
  for (let made = 0; decision !== null && made < HORIZON; made++) {
    const { role, id } = decision
    let choice: Choice
    if (at === null || decision.choices.length === 1) choice = randomChoice(decision, random)
    else {
      choice = untried(at, decision, random) ?? mostPromising(at, decision)
      const node = childFor(at, decision, choice)
      steps.push({ node, player: branch.seats[role] ?? 0 })
      at = node.visits === 0 ? null : node
    }
    branch.choose(choice, { role, decision: id })
    decision = branch.decision
  }
  const worths = worthsOf(branch, before)
  for (const { node, player } of steps) {
    node.visits++
    node.worth += worths[player] ?? 0
  }
}

/** Any of the choices that no playout has made yet; null if all have been. */
function untried({ next }: Node, decision: Decision, random: DiceSource): Choice | null {
  const choices = decision.choices.filter(choice => !next.has(nameOf(decision, choice)))
  return choices.length === 0 ? null : randomChoice({ ...decision, choices }, random)
}

/** UCB1, among the choices that this deal of secrets and dice allows. */
function mostPromising({ next }: Node, decision: Decision): Choice {
  return highest(decision, choice => {
    const node = next.get(nameOf(decision, choice))
    if (node === undefined) return Number.NEGATIVE_INFINITY
    return node.worth / node.visits + EXPLORATION * Math.sqrt(Math.log(node.offers) / node.visits)
  })
}

/** The answer: what was tried most, and of those tried alike what was worth most. */
function mostVisited({ next }: Node, decision: Decision): Choice {
  return highest(decision, choice => {
    const node = next.get(nameOf(decision, choice))
    return node === undefined ? 0 : node.visits + node.worth / (node.visits + 1)
  })
}

function highest(decision: Decision, worthOf: (choice: Choice) => number): Choice {
  const [first, ...others] = decision.choices
  if (first === undefined) throw new Error(`${decision.rule}: no choice to pick from`)
  let best = { choice: first, worth: worthOf(first) }
  for (const choice of others) {
    const worth = worthOf(choice)
    if (worth > best.worth) best = { choice, worth }
  }
  return best.choice
}

/** The node of a choice that is made now; it and those beside it have been offered once more. */
function childFor({ next }: Node, decision: Decision, choice: Choice): Node {
  const name = nameOf(decision, choice)
  if (!next.has(name)) next.set(name, newNode())
  for (const offered of decision.choices) {
    const node = next.get(nameOf(decision, offered))
    if (node !== undefined) node.offers++
  }
  return next.get(name) ?? newNode()
}

function newNode(): Node {
  return { offers: 0, visits: 0, worth: 0, next: new Map() }
}

/** What chance decides in between can lead to different questions, with answers that are spelt alike. */
function nameOf({ role, task }: Decision, { verb, noun = '' }: Choice): string {
  return `${role} ${task} ${verb} ${noun}`
}
