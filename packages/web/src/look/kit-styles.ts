import type { ByLight, GameLook, KitLook, Palette, Pip } from '@aquila/games/table'

/** The style sheet of a look: colours and pips of its kits, and its paper. */
export function stylesOf(game: string, { kits, palette }: Pick<GameLook, 'kits' | 'palette'>): string {
  const dressed = Object.entries(kits).map(([kit, look]) => stylesOfKit(kit, look))
  return [...dressed, palette === null ? '' : paperOf(game, palette)].join('\n')
}

const PLAIN_BEADS = '--kit-bead: 5px; --kit-bead-turn: none;'
const PLAIN_TILES = ' --kit-corner: 4px; --kit-head: none;'

function stylesOfKit(kit: string, look: KitLook): string {
  const { color, lit, dark, tint, text, pip, head, stripes } = look
  const striped = stripes !== undefined
  const band = striped
    ? ` --kit-band: repeating-linear-gradient(45deg, ${color} 0 5px, ${stripes} 5px 8px);`
    : ''
  const corners =
    (striped ? '--kit-bead: 0; --kit-bead-turn: rotate(45deg) scale(0.86);' : PLAIN_BEADS) +
    (head === undefined ? PLAIN_TILES : ` --kit-corner: 0; --kit-head: 4px solid ${head};`)
  // A pip gives way to what is said of pips in lists and rows: open, ahead, done.
  return `:root { --${kit}: ${color}; --${kit}-dark: ${dark}; --${kit}-text: ${byLight(text)}; }
[data-kit="${kit}"] { --kit: ${color}; --kit-lit: ${lit}; --kit-dark: ${dark}; --kit-tint: ${byLight(tint)}; --kit-text: ${byLight(text)}; ${corners}${band} }
.text-${kit} { color: ${byLight(text)}; }
.pip:where([data-kit="${kit}"]) { ${pips[pip]} }`
}

function byLight([day, night]: ByLight): string {
  return `light-dark(${day}, ${night})`
}

const pips: Readonly<Record<Pip, string>> = {
  square: '',
  disc: 'border-radius: 5px;',
  diamond: 'transform: rotate(45deg) scale(0.88);',
  ring: 'background: none; border: 2px solid var(--kit-text); border-radius: 5px;',
  up: 'clip-path: polygon(50% 0, 100% 100%, 0 100%);',
  down: 'clip-path: polygon(0 0, 100% 0, 50% 100%);',
  right: 'clip-path: polygon(0 0, 100% 50%, 0 100%);',
  hexagon: 'clip-path: polygon(25% 0, 75% 0, 100% 50%, 75% 100%, 25% 100%, 0 50%);',
  blade: 'border-radius: 0 5px;',
  petal: 'border-radius: 5px 0;',
  arch: 'border-radius: 5px 5px 0 0;',
  notch: 'clip-path: polygon(0 0, 50% 35%, 100% 0, 100% 100%, 0 100%);',
  cross:
    'clip-path: polygon(35% 0, 65% 0, 65% 35%, 100% 35%, 100% 65%, 65% 65%, 65% 100%, 35% 100%, 35% 65%, 0 65%, 0 35%, 35% 35%);',
}

/** The names that the page's own paper has in tokens.css. */
const tokens = [
  ['accent', '--accent'],
  ['gold', '--gold'],
  ['paper', '--paper'],
  ['paperHi', '--paper-hi'],
  ['band', '--band'],
  ['bandHi', '--band-hi'],
  ['line', '--line'],
  ['edge', '--edge'],
  ['track', '--track'],
  ['buttonEdge', '--button-edge'],
] as const satisfies readonly (readonly [Exclude<keyof Palette, 'button'>, string])[]

function paperOf(game: string, palette: Palette): string {
  const sheet = (light: 0 | 1): string => {
    const [top, foot] = palette.button[light]
    const named = tokens.map(([name, token]) => `${token}: ${palette[name][light]};`)
    return `${named.join(' ')} --button: linear-gradient(${top}, ${foot});`
  }
  return `[data-game="${game}"] { ${sheet(0)} }
[data-theme="dark"] [data-game="${game}"] { ${sheet(1)} }`
}
