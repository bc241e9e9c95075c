import { boxes, shelf } from '@aquila/games'
import { signal } from '@preact/signals'

/** Where the person is. The address after # tells it, so that a page opens without a server's help. */
export type Route =
  | { readonly page: 'shelf' }
  | {
      readonly page: 'set-up'
      readonly game: string
      readonly together: boolean
      readonly scenario: string | null
    }
  | { readonly page: 'table'; readonly id: string }
  | { readonly page: 'replay'; readonly id: string; readonly from: number | null }
  | { readonly page: 'end'; readonly id: string }
  | { readonly page: 'analysis'; readonly id: string; readonly at: number | null }
  | { readonly page: 'learn'; readonly game: string; readonly rule: string | null }
  | { readonly page: 'annals'; readonly game: string }
  | { readonly page: 'lobby' }
  | { readonly page: 'set-table'; readonly game: string; readonly scenario: string | null }
  | { readonly page: 'account' }
  | { readonly page: 'online-table'; readonly id: string }
  | { readonly page: 'about' }
  | { readonly page: 'lost' }

/** Pages that belong to a game. */
const gamePages = new Set(['play', 'learn', 'annals'])

export const route = signal<Route>(routeOf(location.hash))

addEventListener('hashchange', () => {
  route.value = routeOf(location.hash)
})

export function go(to: string): void {
  location.hash = to
}

export function routeOf(hash: string): Route {
  const [page = '', first = '', second, third] = hash.replace(/^#\/?/, '').split('/').map(decoded)
  // An address that was typed may name a game that there is not, or none.
  if (gamePages.has(page) && !boxes.has(first) && !(page === 'learn' && first === '')) return { page: 'lost' }
  switch (page) {
    case '':
      return { page: 'shelf' }
    case 'play':
      return { page: 'set-up', game: first, together: second === 'together', scenario: third ?? null }
    case 'match':
      return { page: 'table', id: first }
    case 'replay':
      return { page: 'replay', id: first, from: second === undefined ? null : Number(second) }
    case 'end':
      return { page: 'end', id: first }
    case 'analysis':
      return { page: 'analysis', id: first, at: second === undefined ? null : Number(second) }
    case 'learn':
      return { page: 'learn', game: first || (shelf[0]?.id ?? ''), rule: second ?? null }
    case 'annals':
      return { page: 'annals', game: first }
    case 'online':
      if (first === '') return { page: 'lobby' }
      if (first === 'account') return { page: 'account' }
      if (first !== 'set') return { page: 'online-table', id: first }
      return boxes.has(second ?? '')
        ? { page: 'set-table', game: second ?? '', scenario: third ?? null }
        : { page: 'lost' }
    case 'about':
      return { page: 'about' }
    default:
      return { page: 'lost' }
  }
}

/** As it was meant; as it stands if it means nothing. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
