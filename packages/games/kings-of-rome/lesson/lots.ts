/** The lots that draw these chits from a box, one after another. */
export function lotsFor(box: readonly string[], wanted: readonly string[]): number[] {
  const left = [...box]
  return wanted.map(chit => {
    const place = left.indexOf(chit)
    left.splice(place, 1)
    return place + 1
  })
}
