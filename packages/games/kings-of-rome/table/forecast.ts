import type { Forecast } from '../../table/index.ts'
import { periodData } from '../rules/new-chits.ts'
import type { Seen } from './position.ts'

/** How Rome can be lost soon: without influence (KOR-END-4), or without chits to draw (KOR-END-3). */

/** So little influence is gone with one failure. */
const LITTLE = 2

/** The Roman bag is low when it holds no more than so many turns draw from it. */
const TURNS = 2

export function alarmsOf({ view, data }: Seen): { readonly influence: boolean; readonly bag: boolean } {
  const { draws } = periodData(data, view.period)
  return {
    influence: view.ip <= LITTLE,
    bag: draws.roman > 0 && view.containers.roman <= TURNS * draws.roman,
  }
}

export function forecastOf(seen: Seen): Forecast | null {
  const { view, data, text } = seen
  const { influence, bag } = alarmsOf(seen)
  if (!influence && !bag) return null
  const { draws } = periodData(data, view.period)
  const words = { held: view.containers.roman, drawn: draws.roman }
  return {
    title: influence ? text('forecast.influence', { ip: view.ip }) : text('forecast.bag', words),
    text: influence ? text('forecast.influence.text') : text('forecast.bag.text'),
    rule: influence ? 'KOR-END-4' : 'KOR-END-3',
    lines: influence && bag ? [{ value: String(words.held), text: text('forecast.bag', words) }] : [],
  }
}
