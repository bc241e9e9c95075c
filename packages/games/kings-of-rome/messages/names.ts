/** Names of things that no table of the data names, by what the rules call them. */
export const names: { readonly [noun: string]: string } = {
  rome: 'Rome',
  roman: 'Roman',
  hostile: 'hostile',
  'container-roman': 'the R container',
  'container-hostile': 'the NR container',
  pool: 'the General Pool',
  captives: 'the captives',
  track: 'the turn track',
  kept: "Rome's keeping",
  coming: 'the future',
  out: 'nowhere',
  gal: 'Galli',
}
