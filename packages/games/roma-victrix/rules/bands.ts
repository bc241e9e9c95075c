import type { CastPower } from './cast.ts'

/** RV-13.13-a: the warbands of one people, of which several players may run some. */

/** RV-13.13-a: nobody loses his warbands because others of the same people come under another player. */
export function furtherBands(listed: readonly CastPower[], seats: number): CastPower[] {
  const bands: CastPower[] = []
  const each = furtherBandsFor(seats)
  for (const people of listed)
    if (people.status === 'people')
      for (let further = 0; further < each; further++)
        bands.push({
          ...people,
          id: bandId(people.id, further + 2),
          number: listed.length + bands.length,
          status: 'absent',
          bandOf: people.number,
        })
  return bands
}

/** One for each player, for the first band may be nobody's; a player who plays alone runs none. */
export function furtherBandsFor(seats: number): number {
  return seats === 1 ? 0 : seats
}

/** How the second band of a people is called in records, and the third. */
function bandId(people: string, number: number): string {
  return `${people}-${number}`
}

/** The people of a band, by its id; for any other Power its own. */
export function peopleOfBand(id: string): string {
  return id.replace(/-\d+$/, '')
}

export function bandsOf(powers: readonly CastPower[]): ReadonlyMap<number, readonly number[]> {
  const bands = new Map<number, number[]>()
  for (const { number, bandOf, status } of powers)
    if (status === 'people' || bandOf !== null) {
      const people = bandOf ?? number
      bands.set(people, [...(bands.get(people) ?? []), number])
    }
  return bands
}
