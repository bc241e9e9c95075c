import type { Flag, PlaceId } from '@aquila/games/table'
import type { TableState } from '../match/table-match.ts'
import { t } from '../messages/text.ts'
import type { TableUi } from './state.ts'

/** What the person points at; or, if all that can be chosen or is chosen already stands in one place, that. */
export function placeInspected(ui: TableUi): PlaceId | null {
  if (ui.inspected.value !== null) return ui.inspected.value
  // Who sets out is asked of all places at once.
  if (ui.state.value.scene.movers != null) return null
  const mustering = ui.state.value.scene.muster?.place
  if (mustering !== undefined) return mustering
  const { scene, question } = ui.state.value
  const offered = [...ui.targets.value.pieces.values()].flat()
  const places = new Set(offered.map(({ place }) => place))
  // Pieces that stand for their places are not all that can be chosen: other places may have something too.
  const standIns = offered.some(({ here }) => here === true)
  if (standIns) for (const place of ui.targets.value.places.keys()) places.add(place)
  for (const stack of scene.stacks)
    if (stack.pieces.some(piece => scene.chosen.includes(piece.id))) places.add(stack.place)
  const [only] = places
  if (places.size === 1 && only !== undefined) return only
  const [focus, ...others] = scene.focus
  if (focus === undefined || others.length > 0 || (places.size > 0 && !standIns)) return null
  // Where no choice is about the place that is looked at, who stands there is no help.
  return question?.choices.some(({ place }) => place === focus) === true ? focus : null
}

/** What is known of a place: what stands in it, the region it lies in with what that is worth, and whose it is. */
export function factsOf({ scene: { flags, holds, money }, seats }: TableState, place: PlaceId): string {
  const hold = holds.find(each => each.place === place)
  const own = [...flags, ...(money?.coins ?? [])].filter(each => each.place === place)
  const region = own.length === 0 ? flags.find(({ id }) => id === hold?.region) : undefined
  const facts = [
    ...own.map(({ name }) => name),
    region === undefined ? undefined : regionInWords(region),
    seats.find(({ kit }) => kit === hold?.kit)?.side,
  ]
  return facts.filter(fact => fact !== undefined).join(', ')
}

/** A flag shows what its region is worth, or a sign that is no number. */
function regionInWords({ name, text }: Flag): string {
  return /^\d+$/.test(text) ? t('place.region', { name, worth: text }) : name
}
