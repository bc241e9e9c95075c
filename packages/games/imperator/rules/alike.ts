import type { Choice, Decision, Reason } from '@aquila/engine'
import { unit } from './pieces.ts'
import type { CampaignPosition } from './state.ts'

/**
 * 1.3: units that nothing tells apart: of one name (every legion has its own), home and side, in one place and state, come
 * the same way. Nobody is asked which of them he means.
 */
export function areAlike(position: CampaignPosition, one: string, other: string): boolean {
  const { units } = position.data
  const a = units[one]
  const b = units[other]
  if (a === undefined || b === undefined) return false
  // 9.3: each returns to its own home.
  if (a.name !== b.name || a.type !== b.type || a.people !== b.people || a.home !== b.home) return false
  return areInOneState(position, one, other) && cameTheSameWay(position, one, other)
}

/** Of units that are alike only the first. */
export function oneOfEach(position: CampaignPosition, pieces: readonly string[]): readonly string[] {
  if (pieces.length < 2) return pieces
  const kept: string[] = []
  for (const piece of pieces) if (!kept.some(other => areAlike(position, other, piece))) kept.push(piece)
  return kept
}

/** Why a unit is not among the choices: one that is like it is offered in its stead. */
export function whyTwinOffered(
  position: CampaignPosition,
  { rule, choices }: Pick<Decision, 'rule' | 'choices'>,
  choice: Choice,
): Reason | null {
  if (choice.noun === undefined) return null
  const piece = String(choice.noun)
  const twin = choices.find(
    ({ verb, noun }) => verb === choice.verb && noun !== piece && areAlike(position, String(noun), piece),
  )
  return twin === undefined ? null : { rule, why: 'twin-offered', about: { piece } }
}

function areInOneState(position: CampaignPosition, one: string, other: string): boolean {
  const a = unit(position, one)
  const b = unit(position, other)
  return a.place === b.place && a.faction === b.faction && a.reduced === b.reduced && a.moved === b.moved
}

/** 8.2, 8.6: the way closes zones to who evades, and a river or strait weakens who attacks over it. */
function cameTheSameWay({ state }: CampaignPosition, one: string, other: string): boolean {
  if (state.arrivals.length === 0) return true
  const a = state.arrivals.find(({ piece }) => piece === one)
  const b = state.arrivals.find(({ piece }) => piece === other)
  return a?.zone === b?.zone && a?.from === b?.from && a?.crossed === b?.crossed
}
