import { boxes } from '@aquila/games'
import { NOBODY, sharedKits } from '@aquila/games/kits'
import type { GameLook, Kit } from '@aquila/games/table'
import { signal } from '@preact/signals'
import { stylesOf } from './kit-styles.ts'
import { type Dress, dressMade } from './kits.ts'

/** What is worn on the page: what games share from the beginning, and what each of them brings when it is wanted. */
const worn = signal<ReadonlyMap<Kit, Dress>>(new Map())
const signs = signal<GameLook['icons']>({})
const fetched = new Map<string, Promise<void>>()

/** What several games wear is there at once: covers show it. */
export function wearShared(): void {
  wear('', { kits: sharedKits, icons: {}, palette: null })
}

/** Fetches how a game looks, once. */
export function wearLookOf(game: string): Promise<void> {
  const known = fetched.get(game)
  if (known !== undefined) return known
  const fetching = fetchLook(game)
  fetched.set(game, fetching)
  fetching.catch(() => fetched.delete(game))
  return fetching
}

async function fetchLook(game: string): Promise<void> {
  const look = await boxes.get(game)?.look?.()
  if (look !== undefined) wear(game, look)
}

function wear(game: string, look: GameLook): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(stylesOf(game, look))
  document.adoptedStyleSheets.push(sheet)
  const made = Object.entries(look.kits).map(([kit, each]) => [kit, dressMade(kit, each)] as const)
  worn.value = new Map([...worn.value, ...made])
  signs.value = { ...signs.value, ...look.icons }
}

/** What a side wears; who wears what nobody has brought is of no side. */
export function dressOf(kit: Kit): Dress {
  return worn.value.get(kit) ?? dressMade(NOBODY, sharedKits.people)
}

export function allWorn(): ReadonlyMap<Kit, Dress> {
  return worn.value
}

/** A sign that a game has brought. */
export function signOf(name: string): string | undefined {
  return signs.value[name]
}
