import type { Area, Layer, PlaceId, Scene, Spot, Stack } from '@aquila/games/table'
import { useRef } from 'preact/hooks'
import { type Parting, partingOf } from '../../look/stack.tsx'
import { t } from '../../messages/text.ts'
import type { Targets } from '../targets.ts'
import { isPointing } from './pointing.ts'
import { neighbourOf } from './shapes.ts'

interface PlacesProps {
  readonly layer: Layer
  readonly scene: Scene
  readonly targets: Targets
  readonly inspected: PlaceId | null
  onPoint(place: PlaceId): void
  /** The place under the mouse or with the focus; null: none. */
  onLookAt(place: PlaceId | null): void
  onConsider: ((place: PlaceId | null) => void) | undefined
  /** Somebody sets a mark of his own there. */
  onMark: ((place: PlaceId) => void) | undefined
}

const arrows: { readonly [key: string]: Spot } = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
}

/** A name is typed after a stroke, letter by letter; after so long a pause letters are keys of the table again. */
const PAUSE = 1500

/** Every place as a button: arrows go to the next one, a stroke and letters find one by name, Enter chooses. */
export function Places({
  layer,
  scene,
  targets,
  inspected,
  onPoint,
  onLookAt,
  onConsider,
  onMark,
}: PlacesProps) {
  const group = useRef<SVGGElement>(null)
  const typed = useRef({ text: '', until: 0 })
  const first = inspected ?? targets.places.keys().next().value ?? scene.focus[0] ?? layer.areas[0]?.id
  const focus = (area: Area | null): void => {
    const elements = [...(group.current?.querySelectorAll<SVGElement>('[data-place]') ?? [])]
    elements.find(element => element.dataset.place === area?.id)?.focus()
  }
  const onKey = (event: KeyboardEvent, area: Area): void => {
    const arrow = arrows[event.key]
    if (arrow !== undefined && !event.shiftKey) {
      focus(neighbourOf(layer, area, arrow))
    } else if (event.key === 'Enter' || event.key === ' ') {
      onPoint(area.id)
    } else if (event.key === 'M' && event.shiftKey && onMark !== undefined) {
      onMark(area.id)
    } else if (event.key === '/') {
      typed.current = { text: '', until: Date.now() + PAUSE }
    } else if (isLetter(event) && Date.now() < typed.current.until) {
      typed.current = { text: typed.current.text + event.key.toLowerCase(), until: Date.now() + PAUSE }
      focus(areaNamed(layer, typed.current.text, area))
    } else return
    event.preventDefault()
    event.stopPropagation()
  }
  const inPlaces = new Map<PlaceId, Stack[]>()
  for (const stack of scene.stacks) inPlaces.set(stack.place, [...(inPlaces.get(stack.place) ?? []), stack])
  const flags = new Map<PlaceId, string>()
  for (const { place, name } of scene.flags)
    flags.set(place, [flags.get(place) ?? [], name].flat().join(', '))
  return (
    <g
      ref={group}
      role="group"
      aria-label={t('table.map')}
      class="places"
      onPointerOver={event => onLookAt(placeUnder(event))}
      onPointerLeave={() => onLookAt(null)}
      onFocusIn={event => onLookAt(placeUnder(event))}
    >
      {layer.areas.map(area => (
        <path
          key={area.id}
          d={area.d}
          data-place={area.id}
          role="button"
          tabindex={area.id === first ? 0 : -1}
          aria-label={describe(area, inPlaces.get(area.id) ?? [], flags.get(area.id), targets, scene.chosen)}
          onClick={() => onPoint(area.id)}
          onContextMenu={event => {
            if (onMark === undefined) return
            event.preventDefault()
            onMark(area.id)
          }}
          onPointerEnter={event => {
            if (isPointing(event)) onConsider?.(area.id)
          }}
          onPointerLeave={event => {
            if (event.pointerType === 'mouse') onConsider?.(null)
          }}
          onFocus={event => {
            if (event.currentTarget.matches(':focus-visible')) onConsider?.(area.id)
          }}
          onBlur={() => onConsider?.(null)}
          onKeyDown={event => onKey(event, area)}
        />
      ))}
    </g>
  )
}

function isLetter({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return /^[a-z]$/i.test(key) && !ctrlKey && !metaKey && !altKey
}

function areaNamed(layer: Layer, text: string, after: Area): Area | null {
  const start = layer.areas.indexOf(after)
  const inOrder = [...layer.areas.slice(start + 1), ...layer.areas.slice(0, start + 1)]
  const fits = (area: Area): boolean =>
    area.name
      .toLowerCase()
      .split(/[\s(]+/)
      .some(word => word.startsWith(text))
  return (text.length > 1 && fits(after) ? after : inOrder.find(fits)) ?? null
}

function placeUnder({ target }: Event): PlaceId | null {
  return target instanceof SVGElement ? (target.dataset.place ?? null) : null
}

function describe(
  area: Area,
  stacks: readonly Stack[],
  flag: string | undefined,
  targets: Targets,
  chosen: readonly string[],
): string {
  const here = [...(flag === undefined ? [] : [flag]), ...stacks.map(stack => stackInWords(stack, chosen))]
  const legal = (targets.places.get(area.id) ?? []).map(choice =>
    [choice.text, choice.cost].filter(Boolean).join(', '),
  )
  const far = targets.reach.get(area.id)
  const reach = far === undefined ? [] : [t('map.place.far', { cost: far.cost })]
  const what = [...legal, ...reach, ...here].join('. ')
  return what === '' ? area.name : t('map.place.legal', { name: area.name, what })
}

export function stackInWords(stack: Stack, chosen: readonly string[] = []): string {
  const names = stack.pieces
    .slice(0, 4)
    .map(piece => piece.name)
    .join(', ')
  const fleets = stack.ships?.fleets
  if (stack.pieces.length === 0 && fleets !== undefined) return t('stack.fleets', { n: fleets })
  if (stack.hidden === true) return [names, t('inspector.hidden')].filter(Boolean).join(', ')
  const parting = partingOf(stack, chosen)
  const all = t('stack.name', { names, count: stack.pieces.length, strength: stack.strength })
  return parting === null ? all : `${all}, ${partingInWords(parting)}`
}

/** Who sets out, apart from who stays. */
export function partingInWords({ going, staying }: Parting): string {
  return t('stack.parting', { going: going.strength, staying: staying.strength })
}
