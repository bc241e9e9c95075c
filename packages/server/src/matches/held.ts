/** The match cannot be played under the rules of this server. It is kept as it was. */
export class Held extends Error {
  override name = 'Held'

  /** The rules have changed since. `dropped`: how many choices do not fit; null: nobody can say how many. */
  static by(from: string, to: string, dropped: number | null): Held {
    const lost =
      dropped === null
        ? 'its choices do'
        : dropped === 1
          ? 'its last choice does'
          : `its last ${dropped} choices do`
    return new Held(
      `this match was played under version ${from} of the rules, which are at ${to} now, and ${lost} not fit them any more: ` +
        'it is kept as it was',
    )
  }
}
