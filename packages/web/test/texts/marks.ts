/** What is the same in every language: the ids of rules, the numbers of legions and kings, the signs of counters and tables. */
const SIGNS = [
  // A day, as the browser writes it: '18 November 2026'.
  /\b\d{1,2} [A-Z][a-z]{2,8} \d{4}\b/g,
  // A time zone: 'Europe/Rome', 'UTC'.
  /\b(?:UTC|[A-Z][a-z]+\/[A-Z][A-Za-z_]+)\b/g,
  // A sign stands alone: 'HI', 'PC', 'SAB', 'A/R', 'MVSEG 2'.
  /^[A-Z]{1,12}(?:[/ ][A-Z\d¼½¾]{1,5})?$/,
  // The number of a scenario: '6a'.
  /^\d+[a-d]$/,
  // '3.4.2-d', '2.E-2', '10-a', 'PER-1.1'; 'CT-h', 'SC1-pass'.
  /\b(?:[A-Z]{1,7}\d*-)*\d+(?:\.[A-Z\d]+)*(?:-[A-Za-z\d]{1,3})?\b/g,
  /\b(?:[A-Z]{1,7}\d*-)+[a-zA-Z]{1,4}\b/g,
  /\b[IVXLC]+(?:-[RC])?\b/g,
  // What the combat table reads: 'R/A', '¼/E'.
  /[AER¼½¾]\/[AER¼½¾]/g,
]

/** True of a text that has a letter in it which no text of the pseudo-language has. */
export function notFromTexts(text: string): boolean {
  return /[a-z]/i.test(SIGNS.reduce((left, sign) => left.replace(sign, ''), text))
}
