import type { Drawing, Shape } from '../../table/index.ts'

/**
 * The kings as a potter of their age might have painted them: black figures on fired clay, details scratched in. Art of
 * our own.
 */

const CLAY = '#d9834a'
const LIGHT_CLAY = '#e9a46c'
const BLACK = '#1b0f0a'
const PURPLE = '#7a1f4d'
const CREAM = '#f6e3c3'

const black = (d: string): Shape => ({ d, fill: BLACK })
const scratch = (d: string, strokeWidth = 1.3): Shape => ({ d, stroke: CLAY, strokeWidth })
const purple = (d: string): Shape => ({ d, fill: PURPLE, stroke: CLAY, strokeWidth: 0.8 })
const cream = (d: string): Shape => ({ d, fill: CREAM, stroke: BLACK, strokeWidth: 0.7 })

const ground: readonly Shape[] = [
  { d: circle(60, 60, 56), fill: CLAY },
  { d: circle(60, 60, 50), fill: 'none', stroke: LIGHT_CLAY, strokeWidth: 1.4 },
]

/** A rim of tongues, over whatever reaches that far. */
const rim: readonly Shape[] = [
  { d: circle(60, 60, 55), stroke: BLACK, strokeWidth: 6.4 },
  ...Array.from({ length: 40 }, (_, tongue): Shape => {
    const angle = (tongue * Math.PI) / 20
    const [x, y] = [Math.cos(angle), Math.sin(angle)]
    return {
      d: `M${round(60 + 53.5 * x)} ${round(60 + 53.5 * y)}L${round(60 + 56.4 * x)} ${round(60 + 56.4 * y)}`,
      stroke: CLAY,
      strokeWidth: 2.4,
    }
  }),
]

const head = black(
  'M40 36C46 28 60 26 67 33C70 36 70 40 71 44L79 57C80 59 78 60 75 60L76 64C77 66 76 67 74 67C76 69 75 71 73 72C74 78 70 82 62 81C60 81 59 82 59 84C60 91 64 94 70 96L44 104L36 96C40 90 40 84 37 78C31 66 32 46 40 36Z',
)

/** Shoulders in a cloak, and the eye, ear and mouth that everybody has. */
const bust: readonly Shape[] = [
  black('M22 110C24 100 32 95 42 92L66 92C78 96 90 100 94 110A52 52 0 0 1 22 110Z'),
  head,
  scratch('M63 47C66 45 70 45 72 47M64 50C67 48 70 49 71 51C69 52 66 52 64 50Z'),
  scratch('M51 54C47 52 46 60 50 63C53 63 54 60 53 58'),
  scratch('M75 67C73 67 71 66 70 66'),
]

const cloak = [
  purple('M26 110C30 102 38 97 46 95C44 102 46 108 50 111C42 112 33 112 26 110Z'),
  scratch('M54 96C52 102 54 108 58 112M66 95C64 101 67 107 72 110M78 99C76 103 78 106 82 108'),
]

const shortBeard = [
  black('M50 66C54 74 62 70 72 71C74 78 73 85 65 87C56 88 49 80 50 66Z'),
  scratch('M55 72C57 77 60 80 63 82M60 72C62 76 64 79 67 81M66 73C67 76 69 78 71 79'),
]

const longBeard = [
  black('M50 64C54 72 62 70 73 70C76 78 76 94 64 101C54 98 48 80 50 64Z'),
  scratch('M55 72C56 81 59 89 63 96M60 73C61 81 63 88 66 94M66 74C67 80 69 86 70 91M71 75C72 78 73 81 73 84'),
]

const curls = [
  black(
    'M38 40C36 30 48 22 58 24C68 25 74 33 71 41C66 37 60 40 54 38C50 44 50 50 46 52C46 60 42 70 36 74C28 64 30 46 38 40Z',
  ),
  scratch(
    'M42 38C46 32 52 30 58 31M40 46C43 42 46 40 50 40M38 54C41 50 44 49 46 49M37 62C40 59 42 58 44 58M62 30C66 31 69 34 70 37',
  ),
]

/** A band around the head, or a crown with leaves on it. */
const diadem = [cream('M40 41C50 35 62 35 71 40L71 44C62 39 50 39 40 45Z')]

const leaves: readonly Shape[] = Array.from({ length: 8 }, (_, leaf) => {
  const [x, y] = [41 + leaf * 4.1, 42 - Math.sin((leaf / 7) * Math.PI) * 6]
  return cream(`M${round(x)} ${round(y)}q1-7 5-8q0 6-3 9Z`)
})

/** Villanovan: a cap with a tall crest of bronze. */
const crestedCap = [
  black('M35 48C34 32 46 20 58 21C70 22 74 34 73 44L70 44C58 40 46 42 35 50Z'),
  black('M44 28L54 4C60 6 66 12 68 24C62 18 52 20 44 28Z'),
  scratch('M48 25L55 9M54 22L59 11M60 21L63 15'),
  scratch('M37 46C48 38 60 37 72 42'),
  ...Array.from({ length: 7 }, (_, knob) =>
    scratch(circle(41 + knob * 4.8, 40 - Math.sin(knob / 2) * 2.4, 0.9), 1),
  ),
]

/** A helmet with cheek pieces and a crest of horsehair down the back. */
const warHelmet = [
  black(
    'M34 56C32 36 44 22 58 23C70 24 75 34 74 45L62 46L64 62C60 66 54 66 51 62L50 54C44 56 40 62 37 70C34 66 34 60 34 56Z',
  ),
  black('M60 22C40 10 20 22 18 50C18 66 24 78 30 84C28 66 28 52 36 40C42 30 50 25 60 22Z'),
  scratch('M24 74C21 58 24 42 36 30M29 78C26 62 28 48 38 36', 1.1),
  scratch('M38 46C46 38 60 38 73 43M52 54C56 52 60 50 63 48'),
]

/** The folded toga drawn over the head of him who sacrifices. */
const veil = [
  black(
    'M33 98C24 80 24 44 38 30C48 20 64 20 71 32C72 36 72 39 71 42C64 32 52 34 48 44C44 56 46 72 44 84C42 92 38 96 33 98Z',
  ),
  scratch('M36 90C30 74 31 50 41 37M41 86C37 70 38 54 45 42M68 30C60 24 50 26 44 32'),
]

/** The augur's crook. */
const lituus = [
  scratch('M92 104L88 60C87 50 96 44 100 50C103 55 97 60 94 56C93 54 95 52 97 53', 3),
  {
    d: 'M92 104L88 60C87 50 96 44 100 50C103 55 97 60 94 56C93 54 95 52 97 53',
    stroke: BLACK,
    strokeWidth: 2,
  },
]

const spear = [{ d: 'M96 112L88 26M88 26L84 34L87 18L92 33Z', stroke: BLACK, strokeWidth: 2.2 }]

/** The high Etruscan cap. */
const tutulus = [
  purple('M37 44C38 30 48 14 58 10C66 18 74 32 72 43C62 37 48 37 37 44Z'),
  cream('M36 47C46 39 62 38 73 43L73 46C62 42 47 43 37 51Z'),
]

const eagleSceptre = [
  { d: 'M96 112L92 46', stroke: BLACK, strokeWidth: 2.6 },
  black('M92 46C86 46 82 42 80 36C86 39 89 39 91 36C91 33 93 31 96 32L99 34L96 35C97 39 97 43 95 46Z'),
  scratch('M84 40C87 43 90 43 92 41', 0.9),
]

const tablet = [
  cream('M84 78L102 74L105 96L87 100Z'),
  { d: 'M88 82L101 79M89 86L102 83M89 90L102 87M90 94L99 92', stroke: BLACK, strokeWidth: 1 },
]

/** The bridge on its piles. */
const bridge = [
  {
    d: 'M80 104H108M83 104V94M90 104V91M97 104V91M104 104V94M80 93C88 88 100 88 108 93',
    stroke: BLACK,
    strokeWidth: 2,
  },
]

const fasces = [
  black('M88 112L84 50H96L98 112Z'),
  scratch('M87 50L91 112M91 50L95 112M84 62H97M85 78H97M86 94H98', 1),
  black('M96 54C104 50 106 64 97 66Z'),
]

const attributes: { readonly [king: string]: readonly Shape[] } = {
  romulus: [...spear, ...bust, ...shortBeard, ...curls, ...crestedCap, ...cloak],
  numa: [...lituus, ...bust, ...longBeard, ...veil, ...cloak],
  tullus: [...spear, ...bust, ...shortBeard, ...warHelmet, ...cloak],
  ancus: [...bridge, ...bust, ...shortBeard, ...curls, ...diadem, ...cloak],
  priscus: [...eagleSceptre, ...bust, ...shortBeard, ...tutulus, ...cloak],
  servius: [...tablet, ...bust, ...curls, ...diadem, ...cloak],
  superbus: [...eagleSceptre, ...bust, ...curls, ...leaves, ...cloak],
  interrex: [...fasces, ...bust, ...veil, ...cloak],
}

export function portraitOf(king: string): Drawing {
  return {
    width: 120,
    height: 120,
    shapes: [...ground, ...(attributes[king] ?? attributes.interrex ?? []), ...rim],
  }
}

/** A little plan of the city: the Tiber with its island, seven hills, the wall. */
export const planOfRome: Drawing = {
  width: 320,
  height: 200,
  shapes: [
    {
      d: 'M40 0C80 30 60 60 92 84C120 104 96 132 70 150C52 164 60 184 72 200',
      stroke: '#4f7f94',
      strokeWidth: 16,
    },
    { d: 'M92 96q8 6 4 16q-8-4-4-16Z', fill: '#e6d6b4' },
    ...hills([
      [132, 78, 20],
      [164, 112, 24],
      [128, 152, 26],
      [206, 150, 24],
      [238, 112, 28],
      [226, 62, 26],
      [172, 44, 26],
    ]),
    {
      d: 'M112 40C150 8 240 12 272 60C296 96 280 160 240 184C190 200 120 190 104 170',
      stroke: '#7a3b1f',
      strokeWidth: 3,
    },
  ],
}

function hills(spots: readonly (readonly [number, number, number])[]): Shape[] {
  return spots.flatMap(([x, y, size]) => [
    { d: circle(x, y, size), fill: '#b98a4c', opacity: 0.7 },
    ...[0, 60, 120, 180, 240, 300].map((angle): Shape => {
      const radians = (angle * Math.PI) / 180
      const [dx, dy] = [Math.cos(radians), Math.sin(radians)]
      return {
        d: `M${round(x + dx * size * 0.6)} ${round(y + dy * size * 0.6)}L${round(x + dx * size)} ${round(y + dy * size)}`,
        stroke: '#7c5426',
        strokeWidth: 1.4,
      }
    }),
  ])
}

function circle(x: number, y: number, radius: number): string {
  return `M${round(x - radius)} ${round(y)}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0Z`
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
