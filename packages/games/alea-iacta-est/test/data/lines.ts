/**
 * A table written down a second time, to be compared with the data: one line for each row, blanks as one likes. What the
 * rulebook states stands here as it states it; what is rebuilt stands here so that nobody changes it unawares.
 */
export function lines(table: string): string[] {
  return table
    .split('\n')
    .map(line => line.trim().replaceAll(/\s+/g, ' '))
    .filter(line => line !== '')
}

/** `-` where there is nothing. */
export function cells(...values: readonly (string | number | null)[]): string {
  return values.map(value => value ?? '-').join(' | ')
}
