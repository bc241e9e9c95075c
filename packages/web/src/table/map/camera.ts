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

export interface Size {
  readonly width: number
  readonly height: number
}

const NOTHING: Inset = { top: 0, right: 0, bottom: 0, left: 0 }

/** So much must be free for a map to be fitted into it. */
const LEAST = 40

/** A frame with the papers at its edges. Where they leave nothing free, the map lies under them as it would without. */
export function framed({ width, height }: Size, inset: Inset): Frame {
  const [freeX, freeY] = [width - inset.left - inset.right, height - inset.top - inset.bottom]
  return { width, height, inset: freeX < LEAST || freeY < LEAST ? NOTHING : inset }
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

function freeOf({ width, height, inset }: Frame): readonly [width: number, height: number] {
  return [width - inset.left - inset.right, height - inset.top - inset.bottom]
}

/** The zoom from which on the map fills what is free: from farther off, bare ground lies beside it. */
function filling(map: Size, frame: Frame): number {
  const [width, height] = freeOf(frame)
  return Math.max(width / map.width, height / map.height)
}

/** As much of the map as fills what is free, with a box in it; bare ground shows only where the box would not fit otherwise. */
export function survey(map: Size, frame: Frame, box: Box): Camera {
  const { inset } = frame
  const [width, height] = freeOf(frame)
  const zoom = Math.max(
    Math.min(width / map.width, height / map.height),
    Math.min(filling(map, frame), width / box.width, height / box.height),
  )
  return centredAt(zoom, box, map, frame, inset)
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

export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** What may be looked at, and past what. */
export interface Glance {
  readonly map: Size
  readonly frame: Frame
  /** A paper in a lower corner, by its width and height with what lies around it; null if there is none. */
  readonly paper: Size | null
  /** Nothing was looked at before: then it is brought to the middle even if it is in the clear. */
  readonly first?: boolean
}

/** Where the paper lies: it makes room where it would cover what is looked at. */
export type Side = 'left' | 'right'

export interface Looked {
  readonly camera: Camera
  readonly side: Side
}

/**
 * Brings a box of the map into the clear. What is in the clear stays where it is, unless it is seen from too far off because
 * something else was looked at; what is not is brought there at the zoom that is wanted, and from farther off only if it does not fit. The map never leaves its frame: where a paper in the corner
 * lies on the box, it is looked for above the paper, beside it, and at last the paper goes to the other corner.
 */
export function lookingAt({ camera, side }: Looked, wanted: number, box: Box, glance: Glance): Looked {
  const around = withMargin(box, MARGIN / wanted)
  // Where a paper is gone, the ground that it had covered would lie bare.
  const kept = within(camera, glance.map, glance.frame)
  const rests = glance.first !== true && isClear(kept, side, around, glance)
  const { frame, paper } = glance
  const ways: readonly (readonly [Inset, Side])[] =
    paper === null
      ? [[frame.inset, side]]
      : [
          [above(frame, paper), side],
          [beside(frame, paper, side), side],
          [beside(frame, paper, other(side)), other(side)],
        ]
  const found = ways.map(([inset, to]) => ({
    side: to,
    camera: centred(wanted, around, glance.map, frame, inset),
  }))
  const clear = found.filter(each => isClear(each.camera, each.side, around, glance))
  // Nearer by much is worth that the paper moves.
  const [first, ...others] = clear.length > 0 ? clear : found
  const nearer = others.find(each => each.camera.zoom > (first?.camera.zoom ?? 0) * MUCH)
  const best = nearer ?? first ?? { camera, side }
  return rests && best.camera.zoom < kept.zoom * TOO_FAR ? { camera: kept, side } : best
}

/** Room around what is looked at, in pixels. */
const MARGIN = 60
const MUCH = 1.5
/** So many times as far off as need be. */
const TOO_FAR = 1.8
/** Nothing is looked at from farther off. */
const FAR = 0.35

function above(frame: Frame, { height }: Size): Inset {
  return { ...frame.inset, bottom: Math.max(frame.inset.bottom, height) }
}

function beside({ inset }: Frame, { width }: Size, side: Side): Inset {
  return side === 'left'
    ? { ...inset, left: Math.max(inset.left, width) }
    : { ...inset, right: inset.right + width }
}

function other(side: Side): Side {
  return side === 'left' ? 'right' : 'left'
}

function withMargin({ x, y, width, height }: Box, margin: number): Box {
  return { x: x - margin, y: y - margin, width: width + 2 * margin, height: height + 2 * margin }
}

function centred(wanted: number, box: Box, map: Size, frame: Frame, inset: Inset): Camera {
  const [width, height] = [frame.width - inset.left - inset.right, frame.height - inset.top - inset.bottom]
  const far = Math.max(FAR, filling(map, frame))
  const zoom = Math.min(wanted, Math.max(far, Math.min(width / box.width, height / box.height)))
  return centredAt(zoom, box, map, frame, inset)
}

function centredAt(zoom: number, box: Box, map: Size, frame: Frame, inset: Inset): Camera {
  const [width, height] = [frame.width - inset.left - inset.right, frame.height - inset.top - inset.bottom]
  const x = box.x + box.width / 2 - (inset.left + width / 2) / zoom
  const y = box.y + box.height / 2 - (inset.top + height / 2) / zoom
  return within({ x, y, zoom }, map, frame)
}

/** True if the middle of a box is in the clear. */
export function isSeen(camera: Camera, box: Box | null, glance: Glance): boolean {
  if (box === null) return false
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2, width: 0, height: 0 }
  return isClear(camera, 'left', middle, glance)
}

/** True if no paper lies on the box, as far as it is on the map. */
function isClear(camera: Camera, side: Side, box: Box, { map, frame, paper }: Glance): boolean {
  const { x, y, zoom } = camera
  const { inset } = frame
  const [left, right] = [(Math.max(0, box.x) - x) * zoom, (Math.min(map.width, box.x + box.width) - x) * zoom]
  const [top, bottom] = [
    (Math.max(0, box.y) - y) * zoom,
    (Math.min(map.height, box.y + box.height) - y) * zoom,
  ]
  const [lastX, lastY] = [frame.width - inset.right, frame.height - inset.bottom]
  const ROUND = 1
  if (left < inset.left - ROUND || right > lastX + ROUND || top < inset.top - ROUND || bottom > lastY + ROUND)
    return false
  if (paper === null || bottom <= frame.height - paper.height + ROUND) return true
  return side === 'left' ? left >= paper.width - ROUND : right <= lastX - paper.width + ROUND
}

/** Never further off the map than papers along a whole edge need; beside a paper in the corner its ground would show. */
function within(camera: Camera, map: Size, frame: Frame): Camera {
  const { zoom } = camera
  const x = bounded(camera.x, map.width, frame.width, frame.inset.left, frame.inset.right, zoom)
  const y = bounded(camera.y, map.height, frame.height, frame.inset.top, frame.inset.bottom, zoom)
  return x === camera.x && y === camera.y ? camera : { x, y, zoom }
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
