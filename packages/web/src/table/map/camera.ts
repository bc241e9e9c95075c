/** Where the person looks at the map from: map point (x, y) stands at the left top corner, one map pixel is `zoom` wide. */
export interface Camera {
  readonly x: number
  readonly y: number
  readonly zoom: number
}

export interface Frame {
  readonly width: number
  readonly height: number
  readonly inset: Inset
}

/** What panels cover at each edge. */
export interface Inset {
  readonly top: number
  readonly right: number
  readonly bottom: number
  readonly left: number
}

/** Of several ways to look past what covers the map the first, unless another shows it much larger. */
export function clearest([first, ...others]: readonly Camera[]): Camera | undefined {
  return others.find(({ zoom }) => zoom > (first?.zoom ?? 0) * MUCH) ?? first
}

const MUCH = 1.5

export interface Size {
  readonly width: number
  readonly height: number
}

export const CLOSEST = 3

/** The zoom at which the map just fills the frame. */
export function farthest(map: Size, frame: Frame): number {
  return Math.min(frame.width / map.width, frame.height / map.height)
}

export function fill(map: Size, frame: Frame): Camera {
  const zoom = Math.max(frame.width / map.width, frame.height / map.height)
  return within(
    { x: (map.width - frame.width / zoom) / 2, y: (map.height - frame.height / zoom) / 2, zoom },
    map,
    frame,
  )
}

export function whole(map: Size, frame: Frame): Camera {
  const { inset } = frame
  const [width, height] = [frame.width - inset.left - inset.right, frame.height - inset.top - inset.bottom]
  const zoom = Math.min(width / map.width, height / map.height)
  const [gapX, gapY] = [(width - map.width * zoom) / 2, (height - map.height * zoom) / 2]
  return { x: -(inset.left + gapX) / zoom, y: -(inset.top + gapY) / zoom, zoom }
}

/** Zooms about a point of the frame, which stays where it is. */
export function zoomed(
  camera: Camera,
  factor: number,
  [px, py]: readonly [number, number],
  map: Size,
  frame: Frame,
): Camera {
  const zoom = Math.max(farthest(map, frame) * 0.7, Math.min(CLOSEST, camera.zoom * factor))
  const x = camera.x + px / camera.zoom - px / zoom
  const y = camera.y + py / camera.zoom - py / zoom
  return within({ x, y, zoom }, map, frame)
}

export function panned(camera: Camera, dx: number, dy: number, map: Size, frame: Frame): Camera {
  return within({ ...camera, x: camera.x - dx / camera.zoom, y: camera.y - dy / camera.zoom }, map, frame)
}

/** Brings a box of the map into the part of the frame that no panel covers. */
export function lookingAt(
  camera: Camera,
  box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number },
  map: Size & { readonly near?: number },
  frame: Frame,
): Camera {
  const { inset } = frame
  const near = map.near ?? 0.9
  const free = {
    width: frame.width - inset.left - inset.right,
    height: frame.height - inset.top - inset.bottom,
  }
  const margin = 81 / near
  const zoom = Math.min(
    Math.max(camera.zoom, near),
    Math.max(0.35, Math.min(free.width / (box.width + 2 * margin), free.height / (box.height + 2 * margin))),
  )
  const [middleX, middleY] = [box.x + box.width / 2, box.y + box.height / 2]
  const x = middleX - (inset.left + free.width / 2) / zoom
  const y = middleY - (inset.top + free.height / 2) / zoom
  return within({ x, y, zoom }, map, frame)
}

/** Never further off the map than the panels at the edges need. */
function within(camera: Camera, map: Size, frame: Frame): Camera {
  const { zoom } = camera
  return {
    zoom,
    x: bounded(camera.x, map.width, frame.width, frame.inset.left, frame.inset.right, zoom),
    y: bounded(camera.y, map.height, frame.height, frame.inset.top, frame.inset.bottom, zoom),
  }
}

function bounded(
  value: number,
  map: number,
  frame: number,
  before: number,
  after: number,
  zoom: number,
): number {
  const low = -before / zoom
  const high = map - (frame - after) / zoom
  return high < low ? (low + high) / 2 : Math.max(low, Math.min(high, value))
}
