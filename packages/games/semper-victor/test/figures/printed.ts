/**
 * The figures a second time, typed from the rulebook and from the notes of what was rebuilt, never from the data: tables
 * keep the layout and the order in which they were read, so that they can be held against their source.
 */

/** The lines of a table, without the blanks that align it. */
export function lines(table: string): string[] {
  return table
    .trim()
    .split('\n')
    .map(line => line.trim().replaceAll(/ +\| +/g, ' | '))
}

/** A line of a table. */
export function cells(...values: readonly (string | number | null)[]): string {
  return values.map(value => (value === null || value === '' ? '-' : String(value))).join(' | ')
}
