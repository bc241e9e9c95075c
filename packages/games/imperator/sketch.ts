import type { SeriesSpeech } from './messages/index.ts'
import { sideOf, stackIn } from './rules/pieces.ts'
import type { CampaignPosition, FactionId, Place } from './rules/state.ts'

/** The terminal's picture of a position, as the games of the series draw it alike. */

/** How wide the column of places is. */
const WIDTH = 44

/** Where the match stands: scenario, year and turn, and what a game adds; then who moves. */
export function headLine(
  { messages, text }: SeriesSpeech,
  { state, data }: CampaignPosition,
  year: string,
  ...figures: readonly string[]
): string {
  const { firstYear = state.year, lastYear = state.year } = data.scenarios[state.scenario] ?? {}
  const [first, second] = data.factions
  return [
    text('sketch.turn', {
      scenario: messages.say(`scenario.${state.scenario}.title`),
      year,
      turn: state.year - firstYear + 1,
      turns: lastYear - firstYear + 1,
    }),
    ...figures,
    text('sketch.initiative', { side: messages.name(state.initiative) }),
    text('sketch.sequences', {
      first: messages.name(first),
      n: state.sequences[first] ?? 0,
      second: messages.name(second),
      m: state.sequences[second] ?? 0,
    }),
  ].join(' | ')
}

/** A line for each side that has counters in a place, null for nobody's; the first bears the place's name. */
export function placeLines(
  { messages }: SeriesSpeech,
  position: CampaignPosition,
  { place, name }: { readonly place: Place; readonly name: string },
  sides: readonly (FactionId | null)[],
  forceText: (force: readonly string[]) => string,
): string[] {
  const lines: string[] = []
  for (const side of sides) {
    const force = stackIn(position, place).filter(piece => sideOf(position, piece) === side)
    if (force.length === 0) continue
    const label = lines.length === 0 ? name : ''
    const initial = (side === null ? null : messages.name(side).form('initial')) ?? '-'
    lines.push(`  ${label.padEnd(WIDTH)} ${initial}  ${forceText(force)}`)
  }
  return lines
}

/** 0.3: a strength point is about 1,000 men. */
export function withMen({ text }: SeriesSpeech, force: string, strength: number): string {
  return strength === 0 ? force : text('sketch.men', { force, n: strength })
}

/** What the role holds; nothing for a spectator. */
export function handLines(
  { text }: SeriesSpeech,
  { state, data }: CampaignPosition,
  role: string | null,
  cardText: (counter: string) => string,
): string[] {
  const side = data.factions.find(each => each === role)
  if (side === undefined) return []
  const hand = (state.hands[side] ?? []).toSorted().map(counter => `  ${cardText(counter)}`)
  return [text(hand.length === 0 ? 'sketch.hand.empty' : 'sketch.hand'), ...hand]
}
