/** What is the same in every language: the numbers of legions and kings, and the signs that counters and tables bear. */
const SIGNS = [
  /\b[IVXLC]+(?:-[RC])?\b/g,
  // What the combat table reads: 'R/A', '¼/E'.
  /[AER¼½¾]\/[AER¼½¾]/g,
  // A sign stands alone: 'HI', 'PC', 'SAB', 'A/R', 'MVSEG 2'.
  /^[A-Z]{1,12}(?:[/ ][A-Z\d¼½¾]{1,5})?$/,
]

/** True of a text that has a letter in it which no text of the pseudo-language has. */
export function notFromTexts(text: string): boolean {
  return /[a-z]/i.test(SIGNS.reduce((left, sign) => left.replace(sign, ''), text))
}
