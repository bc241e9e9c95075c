/** Under which id a match is put aside when the rules change under it. Ids of matches have no spaces. */
export function idUnder(rules: string, id: string): string {
  return `${id} ${rules}`
}
