import type { Flag, Hold } from '../../table/index.ts'
import { areaAt, cityStrength, PROVINCES } from '../data/index.ts'
import { nameOf, nameOfPower } from '../names.ts'
import { controlOf } from '../rules/control.ts'
import { castPower } from '../rules/powers.ts'
import { kitOfPower, patronOf } from './dress.ts'
import type { Seen } from './position.ts'

/** Who holds which Province: Provinces of one Power that lie together share an edge. */
export function holdsOf({ position }: Seen): Hold[] {
  const holds: Hold[] = []
  for (let area = 0; area < PROVINCES; area++) {
    const power = controlOf(position.state, area)
    if (power === null) continue
    const { id } = areaAt(area)
    holds.push({ place: id, region: castPower(position, power).id, kit: kitOfPower(position, power) })
  }
  return holds
}

/** What lies in a Province besides units: Capital, Garrison, Limes, Pillage, and what nobody has turned over. */
export function flagsOf(seen: Seen): Flag[] {
  const { view, data, position, text } = seen
  return view.marks.flatMap(({ garrison, limes, pillaged, city, markers }, area): Flag[] => {
    const { id } = areaAt(area)
    const province = nameOf(seen, data, id)
    const flags: Flag[] = []
    if (city !== null)
      flags.push({
        id: `${id} capital`,
        place: id,
        ...dressOf(position, city.power),
        text: String(city.strength),
        name: text('flag.capital', {
          province,
          power: nameOfPower(seen, position, city.power),
          n: city.strength,
        }),
        as: 'capital',
        steps: { standing: city.strength, of: cityStrength[city.rank] },
      })
    if (garrison !== null)
      flags.push({
        id: `${id} garrison`,
        place: id,
        ...dressOf(position, garrison),
        text: '',
        name: text('flag.garrison', { power: nameOfPower(seen, position, garrison) }),
        as: 'garrison',
      })
    if (limes !== null && limes > 0)
      flags.push({
        id: `${id} limes`,
        place: id,
        kit: null,
        text: `+${limes}`,
        name: text('flag.limes', { n: limes }),
        as: 'limes',
      })
    if (pillaged)
      flags.push({
        id: `${id} pillage`,
        place: id,
        kit: null,
        text: '',
        name: text('flag.pillage'),
        as: 'pillage',
      })
    if (markers > 0)
      flags.push({
        id: `${id} unknown`,
        place: id,
        kit: null,
        text: String(markers),
        name: text('flag.unknown', { n: markers }),
        as: 'unknown',
      })
    return flags
  })
}

function dressOf(position: Seen['position'], power: number): Pick<Flag, 'kit' | 'serves'> {
  const patron = patronOf(position, power)
  return { kit: kitOfPower(position, power), ...(patron === null ? {} : { serves: patron }) }
}
