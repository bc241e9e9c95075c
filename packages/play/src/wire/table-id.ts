/** The id of a table: 128 random bits in base 58. No match that a browser keeps has such an id. */
export const TABLE_ID = /^[1-9A-HJ-NP-Za-km-z]{20,22}$/

export function isTableId(id: string): boolean {
  return TABLE_ID.test(id)
}
