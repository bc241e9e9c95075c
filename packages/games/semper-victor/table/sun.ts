import type { Drawing, Shape } from '../../table/index.ts'

/** The unconquered sun, with the monogram of Constantine on its disc. Art of our own. */

const GOLD = '#f0c869'
const MIDDLE = 130

export const sun: Drawing = {
  width: 260,
  height: 260,
  shapes: [
    ...Array.from({ length: 36 }, (_, number) => ray(number)),
    { d: circle(56), fill: '#2b1646', stroke: GOLD, strokeWidth: 4 },
    { d: circle(50), stroke: GOLD, strokeWidth: 1.2 },
    {
      d: 'M130 92V170M130 96c26-8 34 24 8 26h-8M104 104L156 160M156 104L104 160',
      stroke: '#f6dc9a',
      strokeWidth: 8,
    },
  ],
}

/** Every other ray is longer and brighter. */
function ray(number: number): Shape {
  const long = number % 2 === 1
  const corners = [
    [60, -3],
    [long ? 122 : 98, 0],
    [60, 3],
  ] as const
  const angle = (number * Math.PI) / 18
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const turned = corners.map(([x, y]) => `${from(x * cos - y * sin)} ${from(x * sin + y * cos)}`)
  return { d: `M${turned.join('L')}Z`, fill: GOLD, opacity: long ? 0.95 : 0.6 }
}

function circle(radius: number): string {
  return `M${MIDDLE - radius} ${MIDDLE}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0Z`
}

/** A coordinate, by how far it lies from the middle. */
function from(offset: number): number {
  return Math.round((MIDDLE + offset) * 10) / 10
}
