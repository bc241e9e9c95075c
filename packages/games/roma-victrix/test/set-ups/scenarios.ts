/** Numbers, titles, years, Game-Turns, event cards, written down a second time to be compared with the data. */
export const scenarios = `
  1 | The Second Punic War | -218 -202 | 17 turns | one-random-each | - | -
  2 | Mithridates and Sulla | -88 -63 | 26 turns | one-random-each | - | -
  3 | The First Triumvirate | -58 -51 | 8 turns | one-random-each | - | -
  4 | Caesar against Pompeius | -49 -45 | 6 turns | one-random-each | - | 8.23
  5 | Antonius and Octavianus | -43 -30 | 14 turns | one-random-each | - | -
  6 | The Year of the Four Emperors | 68 70 | 6 turns | one-random-each | - | -
  7 | Trajanus Optimus Princeps | 101 117 | 17 turns | none | solitaire | -
  8 | Septimius Severus | 193 198 | 8 turns | one-random-each | - | -
  9 | The Crisis of the Third Century | 260 274 | 15 turns | one-random-each | - | -
  10 | The Fall of the Tetrarchy | 306 324 | 19 turns | one-random-each | - | -
  11 | Constantius and Julianus | 350 363 | 14 turns | one-random-each | - | -
  12 | The Gothic War | 376 382 | 8 turns | one-random-each | - | -
  13 | Stilicho and Alaricus | 395 408 | 14 turns | one-random-each | - | -
  14 | The Rhine Frontier Breaks | 406 418 | 13 turns | one-random-each | - | -
  15 | Aëtius and Bonifacius | 428 439 | 12 turns | one-random-each | - | -
  16 | Attila | 441 453 | 13 turns | one-random-each | - | -
  17 | Justinianus and the Reconquest | 533 562 | 30 turns | one-random-each | - | -
  18 | The Hellenistic Coalition | -200 -181 | 20 turns | one-random-each | hypothetical | -
  19 | The Principate Divided | 175 186 | 12 turns | one-random-each | hypothetical | -
  20 | The Expansion of Rome | -218 -189 | 30 turns | none | hypothetical solitaire | -
`
