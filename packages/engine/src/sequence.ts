import { BadSetUp } from './errors.ts'
import type { GameDefinition, Phase, Position } from './game.ts'

/** The first line of the game's sequence of play. */
export function firstPhase<S, D>({ id, phases: [first] }: GameDefinition<S, D>): Phase<S, D> {
  if (first === undefined) throw new BadSetUp(`${id} has no phases`)
  return first
}

export function findPhase<S, D>(definition: GameDefinition<S, D>, id: string): Phase<S, D> {
  const phase = definition.phases.find(candidate => candidate.id === id)
  if (phase === undefined) throw new BadSetUp(`${definition.id} has no phase "${id}"`)
  return phase
}

/** The phase that the one that is over leads to, or else the next line of the table. */
export function nextPhase<S, D>(
  definition: GameDefinition<S, D>,
  phase: Phase<S, D>,
  position: Position<S, D>,
): Phase<S, D> {
  if (phase.next !== undefined) return findPhase(definition, phase.next(position))
  return definition.phases[definition.phases.indexOf(phase) + 1] ?? firstPhase(definition)
}
