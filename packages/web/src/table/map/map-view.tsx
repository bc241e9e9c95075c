import type { Layer } from '@aquila/games/table'
import { effect, signal, useSignal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import { movesLittle } from '../../app/settings.ts'
import { Icon } from '../../look/icon.tsx'
import { t } from '../../messages/text.ts'
import {
  type Box,
  type Camera,
  type Frame,
  fill,
  framed,
  isSeen,
  lookingAt,
  panned,
  type Side,
  survey,
  whole,
  zoomed,
} from './camera.ts'
import type { Free } from './free.ts'
import { countersGrownAt, levelOf } from './levels.ts'
import { MapLevel } from './names.tsx'
import { boundsOf } from './shapes.ts'

/** From this zoom on the art at its usual size looks soft; the finer is fetched when the table has come to rest. */
const FINE = 1.25
const CALM = 2500
/** So long after its last movement the map is painted again at the size it has now, sharp. */
const STILL = 450
/** How near a map without a measure of its own is looked at first. */
const NEAR = 0.9

/** What others can ask of the map. */
export interface MapControl {
  zoom(factor: number): void
  fit(): void
  /** Shows places from afar, the map filling what is free; how near the person looks otherwise does not change. */
  survey(places: readonly string[]): void
  /** Shows the map from afar, all of it or as much as fills what is free: how near the person looks does not change either. */
  standBack(howMuch: 'all' | 'filling'): void
  pan(dx: number, dy: number): void
  /** Where a paper has gone or become smaller, the map covers its ground again. */
  cover(): void
  /** True if one of these places is in the clear. */
  sees(places: readonly string[]): boolean
  /** Brings places into the clear, past a paper in one of the lower corners. Gives the corner in which it had better lie. */
  look(places: readonly string[], side?: Side): Side
}

/** The art with a layer over it, to be moved by wheel, fingers, keys and buttons. It knows no game. */
export function MapView({
  layer,
  free,
  control,
  onHold,
  children,
}: {
  layer: Layer
  /** What lies over the map at its edges; if it can be looked past in several ways, each of them. */
  free: (map: Element) => Free
  control: { current: MapControl | null }
  /** A finger rests on a place. */
  onHold?: (place: string) => void
  children: ComponentChildren
}) {
  const [near, setNear] = useState(false)
  const level = useSignal(1)
  const outer = useRef<HTMLDivElement>(null)
  const inner = useRef<HTMLDivElement>(null)
  const measure = useRef(free)
  measure.current = free
  const hold = useRef(onHold)
  hold.current = onHold

  useEffect(() => {
    const [frameElement, sheet] = [outer.current, inner.current]
    if (frameElement === null || sheet === null) return
    // Measured when it changes, not when it is needed: asking the page in the middle of drawing makes it lay out twice.
    let size = { width: frameElement.clientWidth, height: frameElement.clientHeight }
    let known = measure.current(frameElement)
    const look = (): Free => {
      known = measure.current(frameElement)
      return known
    }
    const frame = (): Frame => framed(size, known.inset)
    const camera = signal<Camera>(fill(layer, frame()))
    // The zoom at which the person looks: what is shown to him from farther off does not change it.
    let wanted: number | null = null
    // What was shown from afar is no place to stay.
    let isAfar = false
    // Names and counters are set for a zoom when the map has come to rest: meanwhile it is a picture that is only shifted.
    const settle = (zoom: number): void => {
      level.value = levelOf(zoom)
      sheet.style.setProperty('--grown', String(countersGrownAt(layer, level.value)))
    }
    settle(camera.value.zoom)
    let later: ReturnType<typeof setTimeout> | undefined
    let still: ReturnType<typeof setTimeout> | undefined
    const stopDrawing = effect(() => {
      const { x, y, zoom } = camera.value
      sheet.style.transform = `scale(${zoom}) translate(${-x}px, ${-y}px)`
      sheet.dataset.moving = 'yes'
      clearTimeout(still)
      still = setTimeout(() => {
        delete sheet.dataset.moving
        settle(zoom)
      }, STILL)
      // Once somebody has come close, the finer art stays.
      if (zoom * devicePixelRatio > FINE) later ??= setTimeout(() => setNear(true), CALM)
    })
    const glide = (to: Camera): void => {
      sheet.dataset.glide = movesLittle() ? 'no' : 'yes'
      camera.value = to
      setTimeout(() => delete sheet.dataset.glide, 400)
    }
    const middle = (): readonly [number, number] => {
      const { width, height, inset: cover } = frame()
      return [(width + cover.left - cover.right) / 2, (height + cover.top - cover.bottom) / 2]
    }
    control.current = {
      zoom: factor => {
        const to = zoomed(camera.value, factor, middle(), layer, frame())
        wanted = to.zoom
        glide(to)
      },
      fit: () => {
        look()
        const to = whole(layer, frame())
        wanted = to.zoom
        glide(to)
      },
      survey: places => {
        look()
        isAfar = true
        const box = boundsOf(layer.areas.filter(area => places.includes(area.id)))
        glide(survey(layer, frame(), box ?? { x: 0, y: 0, width: layer.width, height: layer.height }))
      },
      standBack: howMuch => {
        look()
        isAfar = true
        glide(howMuch === 'all' ? whole(layer, frame()) : survey(layer, frame(), middleOf(layer)))
      },
      pan: (dx, dy) => glide(panned(camera.value, dx, dy, layer, frame())),
      cover: () => {
        look()
        const to = panned(camera.value, 0, 0, layer, frame())
        if (to.x !== camera.value.x || to.y !== camera.value.y) glide(to)
      },
      sees: places => {
        // Before the first look the map is as it was laid out, and not where somebody wants to stay.
        if (isAfar || wanted === null) return false
        const { paper } = look()
        const glance = { map: layer, frame: frame(), paper }
        return layer.areas.some(
          area => places.includes(area.id) && isSeen(camera.value, boundsOf([area]), glance),
        )
      },
      look: (places, side = 'left') => {
        const box = boundsOf(layer.areas.filter(area => places.includes(area.id)))
        if (box === null) return side
        const { paper } = look()
        const first = wanted === null || isAfar
        isAfar = false
        wanted ??= Math.max(fill(layer, frame()).zoom, layer.near ?? NEAR)
        const found = lookingAt({ camera: camera.value, side }, wanted, box, {
          map: layer,
          frame: frame(),
          paper,
          first,
        })
        if (found.camera !== camera.value) glide(found.camera)
        return found.side
      },
    }
    const moved = (to: Camera): void => {
      if (to.zoom !== camera.value.zoom) wanted = to.zoom
      camera.value = to
    }
    const stopListening = listen(
      frameElement,
      () => camera.value,
      moved,
      frame,
      layer,
      place => hold.current?.(place),
    )
    const resized = new ResizeObserver(([entry]) => {
      if (entry !== undefined) size = { width: entry.contentRect.width, height: entry.contentRect.height }
      camera.value = panned(camera.value, 0, 0, layer, frame())
    })
    resized.observe(frameElement)
    return () => {
      stopDrawing()
      stopListening()
      resized.disconnect()
      clearTimeout(later)
      clearTimeout(still)
      control.current = null
    }
  }, [layer])

  return (
    <div class="map" ref={outer}>
      <div class="map-sheet" ref={inner}>
        {layer.art !== null && (
          <img
            src={layer.art.one}
            srcset={near ? layer.art.two : `${layer.art.one} 1x, ${layer.art.two} 2x`}
            width={layer.width}
            height={layer.height}
            alt=""
            draggable={false}
          />
        )}
        {/* biome-ignore lint/a11y/noSvgWithoutTitle: its places have names of their own */}
        <svg width={layer.width} height={layer.height} viewBox={`0 0 ${layer.width} ${layer.height}`}>
          <MapLevel.Provider value={level}>{children}</MapLevel.Provider>
        </svg>
      </div>
    </div>
  )
}

function middleOf({ width, height }: Layer): Box {
  return { x: width / 2, y: height / 2, width: 0, height: 0 }
}

/** Wheel, drag and pinch. A drag that moved eats the click that ends it. */
function listen(
  element: HTMLElement,
  now: () => Camera,
  move: (to: Camera) => void,
  frame: () => Frame,
  map: Layer,
  onHold: (place: string) => void,
): () => void {
  let holding: ReturnType<typeof setTimeout> | undefined
  const fingers = new Map<number, readonly [number, number]>()
  let dragged = false
  const spot = (event: PointerEvent | WheelEvent): readonly [number, number] => {
    const { left, top } = element.getBoundingClientRect()
    return [event.clientX - left, event.clientY - top]
  }
  const wheel = (event: WheelEvent): void => {
    event.preventDefault()
    const factor = Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0016))
    move(zoomed(now(), factor, spot(event), map, frame()))
  }
  const down = (event: PointerEvent): void => {
    if (event.button !== 0) return
    fingers.set(event.pointerId, spot(event))
    if (fingers.size === 1) dragged = false
    clearTimeout(holding)
    if (event.pointerType !== 'touch' || fingers.size > 1) return
    const place = placeUnder(event)
    if (place === null) return
    holding = setTimeout(() => {
      // Like a drag, it eats the click that ends it.
      dragged = true
      onHold(place)
    }, HOLD)
  }
  const drag = (event: PointerEvent): void => {
    const before = fingers.get(event.pointerId)
    if (before === undefined) return
    const here = spot(event)
    const [dx, dy] = [here[0] - before[0], here[1] - before[1]]
    if (!dragged && Math.hypot(dx, dy) < 5) return
    clearTimeout(holding)
    if (!dragged) element.setPointerCapture(event.pointerId)
    dragged = true
    if (fingers.size === 2) pinch(event.pointerId, before, here)
    else move(panned(now(), dx, dy, map, frame()))
    fingers.set(event.pointerId, here)
  }
  const pinch = (id: number, before: readonly [number, number], here: readonly [number, number]): void => {
    const other = [...fingers].find(([finger]) => finger !== id)?.[1]
    if (other === undefined) return
    const [was, is] = [
      Math.hypot(before[0] - other[0], before[1] - other[1]),
      Math.hypot(here[0] - other[0], here[1] - other[1]),
    ]
    const centre = [(here[0] + other[0]) / 2, (here[1] + other[1]) / 2] as const
    move(zoomed(now(), is / Math.max(was, 1), centre, map, frame()))
  }
  const up = (event: PointerEvent): void => {
    fingers.delete(event.pointerId)
    clearTimeout(holding)
  }
  const click = (event: MouseEvent): void => {
    if (!dragged) return
    dragged = false
    event.stopPropagation()
    event.preventDefault()
  }
  element.addEventListener('wheel', wheel, { passive: false })
  element.addEventListener('pointerdown', down)
  element.addEventListener('pointermove', drag)
  element.addEventListener('pointerup', up)
  element.addEventListener('pointercancel', up)
  element.addEventListener('click', click, { capture: true })
  return () => {
    element.removeEventListener('wheel', wheel)
    element.removeEventListener('pointerdown', down)
    element.removeEventListener('pointermove', drag)
    element.removeEventListener('pointerup', up)
    element.removeEventListener('pointercancel', up)
    element.removeEventListener('click', click, { capture: true })
  }
}

/** A stack stands on its place too. */
function placeUnder({ clientX, clientY }: PointerEvent): string | null {
  for (const element of document.elementsFromPoint(clientX, clientY))
    if (element instanceof SVGElement && element.dataset.place !== undefined) return element.dataset.place
  return null
}

/** How long a finger rests before it is a question. */
const HOLD = 400

export function MapTools({
  onZoom,
  onFit,
  onJump,
  watch = null,
}: {
  onZoom: (factor: number) => void
  onFit: () => void
  onJump: () => void
  /** Asking who could come; null where nobody can. */
  watch?: { readonly on: boolean; toggle(): void } | null
}) {
  return (
    <div class="map-tools" role="toolbar" aria-label={t('table.map')}>
      <Tool icon="plus" name={t('map.in')} onPress={() => onZoom(1.35)} />
      <Tool icon="minus" name={t('map.out')} onPress={() => onZoom(1 / 1.35)} />
      <Tool icon="fit" name={t('map.fit')} onPress={onFit} />
      <Tool icon="target" name={t('map.jump')} onPress={onJump} />
      {watch !== null && (
        <Tool icon="swords" name={t('map.threats')} pressed={watch.on} onPress={() => watch.toggle()} />
      )}
    </div>
  )
}

function Tool({
  icon,
  name,
  pressed,
  onPress,
}: {
  icon: string
  name: string
  pressed?: boolean
  onPress: () => void
}) {
  return (
    <button type="button" aria-label={name} aria-pressed={pressed} title={name} onClick={onPress}>
      <Icon name={icon} size={18} />
    </button>
  )
}
