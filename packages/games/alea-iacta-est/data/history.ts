import { at, legions, type Placement, type SetUpOfBoth, some } from './placements.ts'

/**
 * How free deployment was in history: an offer to the players, no rule. The rulebook gives none of it. Where the rules close
 * a zone, its army is in the next one; where a region must have a leader of whom nothing is known, one with nothing else to
 * do stands for the governor.
 */

function reconstruction(caesarian: readonly Placement[], republican: readonly Placement[]): SetUpOfBoth {
  const source = 'reconstruction'
  return { caesarian: { placements: caesarian, source }, republican: { placements: republican, source } }
}

/**
 * Scenario 3, the winter of -49 to -48. Caesar’s army was at Brundisium, which AIE-FD-e closes: it is in Latium. Cato had
 * held Sicilia, Petreius was to hold Africa.
 */
export const pharsalusInHistory = reconstruction(
  [
    at(
      'ITA-1',
      ['caesar', 'm-antonius', 'calvinus', 'sulla', 'pollio', 'trebonius'],
      [
        ...legions('VI VII VIII IX X XI XII XIII XIV XXVII'),
        ...some('equites-4', 1),
        ...some('equites-2', 1),
        ...some('naves-8-2', 1),
        ...some('naves-6-0', 1),
      ],
    ),
    at(
      'ITA-4',
      ['dolabella', 'bassus'],
      [...legions('I-R II-R'), ...some('auxilia', 1), ...some('naves-4-0', 1)],
    ),
    at('GAL-8', ['d-brutus'], [...legions('XVII III-R'), ...some('naves-6-0', 1, 1)]),
    at('GAL-2', ['hirtius'], [...legions('IV-R V-R'), ...some('auxilia', 1, 1)]),
    at('HIS-1', ['lepidus'], [...legions('II VI-R')]),
    at('HIS-2', ['plancus'], [...legions('V VII-R'), ...some('auxilia', 1, 2), ...some('equites-2', 1, 1)]),
  ],
  [
    at(
      'GRA-3',
      ['pompeius', 'g-pompeius', 'labienus', 'spinther', 'afranius', 'bibulus'],
      [
        ...legions('I III XXI XXII XXV XXVI XXVIII'),
        ...some('auxilia', 2, 3),
        ...some('equites-4', 2, 1),
        ...some('naves-8-2', 1, 1),
        ...some('naves-8-1', 1),
        ...some('naves-6-1', 1),
      ],
    ),
    at('GRA-2', ['ahenobarbus', 'm-brutus'], [...legions('XXX X-R')]),
    at('ASI-1', ['scipio', 's-pompeius'], [...legions('XI-R XII-R'), ...some('equites-2', 1, 2)]),
    at('ASI-5', ['cassius'], [...legions('XIII-R XIV-R'), ...some('naves-4-1', 1)]),
    at(
      'AFR-1',
      ['petreius'],
      [...legions('XV-R XVI-R'), ...some('auxilia', 1, 5), ...some('naves-4-1', 1, 1)],
    ),
    at('SIC-2', ['cato'], [...legions('XVII-R')]),
  ],
)

/**
 * Scenario 4, the spring of -47. Caesar has come from Alexandria to Syria; M. Antonius holds Roma and the legions that will
 * mutiny. Sulla stands for Calenus in Achaia, G. Pompeius is on the islands.
 */
export const thapsusInHistory = reconstruction(
  [
    at(
      'ASI-5',
      ['caesar', 'hirtius'],
      [...legions('VI XXVII'), ...some('equites-4', 1), ...some('naves-8-2', 1), ...some('naves-4-1', 1)],
    ),
    at('ASI-2', ['calvinus'], [...legions('I-R II-R'), ...some('auxilia', 1)]),
    at('ASI-3', ['m-brutus', 'cassius'], [...legions('III-R')]),
    at('GRA-4', ['sulla'], [...legions('IV-R V-R VI-R'), ...some('naves-6-0', 1)]),
    at(
      'ITA-1',
      ['m-antonius', 'dolabella', 'pollio'],
      [
        ...legions('VII VIII IX X XII XIII XIV'),
        ...some('equites-4', 1, 1),
        ...some('equites-2', 1),
        ...some('naves-6-0', 1, 1),
      ],
    ),
    at('ITA-4', ['bassus', 'plancus'], [...some('auxilia', 1, 1)]),
    at('GAL-2', ['d-brutus'], [...legions('XI XVII VII-R')]),
    at('HIS-1', ['lepidus'], [...legions('II')]),
    at(
      'HIS-2',
      ['trebonius'],
      [...legions('V'), ...some('auxilia', 1, 2), ...some('equites-2', 1, 1), ...some('naves-4-1', 1, 1)],
    ),
  ],
  [
    at(
      'AFR-1',
      ['scipio', 'labienus', 'cato', 'afranius', 'petreius', 's-pompeius'],
      [
        ...legions('I III X-R XI-R XII-R XIII-R XIV-R XV-R'),
        ...some('auxilia', 2, 3),
        ...some('equites-2', 1, 2),
        ...some('naves-8-2', 1, 1),
        ...some('naves-6-1', 1),
      ],
    ),
    at('AFR-2', ['spinther', 'bibulus'], [...legions('XVI-R')]),
    at('SIC-2', ['g-pompeius'], [...legions('XVII-R XVIII-R'), ...some('naves-4-0', 1)]),
  ],
)

/**
 * Scenario 5, -43. Antonius lies before Mutina, Lepidus, Plancus and Pollio govern the West, Trebonius Asia. Sulla stands for
 * the governor of Africa; the strait keeps S. Pompeius in Sardinia (RULING-72).
 */
export const philippiInHistory = reconstruction(
  [
    at(
      'ITA-1',
      ['octavianus', 'agrippa', 'calvinus', 'flaccus', 'saxa', 'salvidienus'],
      [
        ...legions('VII VIII XII XIII XIV XXVI XXVIII XXIX XXX I-R II-R'),
        ...some('auxilia', 1),
        ...some('equites-4', 1),
        ...some('equites-2', 1),
        ...some('naves-8-2', 1),
        ...some('naves-6-0', 1),
        ...some('naves-4-1', 1),
      ],
    ),
    at(
      'ITA-4',
      ['m-antonius', 'bassus'],
      [
        ...legions('II III V IX XVII XVIII XIX XXIII'),
        ...some('auxilia', 1, 1),
        ...some('equites-4', 1, 1),
        ...some('naves-8-2', 1, 1),
        ...some('naves-6-0', 1, 1),
      ],
    ),
    at('GAL-9', ['lepidus'], [...legions('VI X XXIV IV-R V-R'), ...some('equites-2', 1, 1)]),
    at('GAL-7', ['plancus'], [...legions('XI-R XII-R XIII-R'), ...some('auxilia', 1, 2)]),
    at('HIS-2', ['pollio'], [...legions('XV-R XVI-R'), ...some('naves-4-1', 1, 1)]),
    at('AFR-1', ['sulla'], [...legions('XVII-R XVIII-R')]),
  ],
  [
    at(
      'GRA-2',
      ['m-brutus'],
      [
        ...legions('I IV XI XV XVI XX XXI III-R'),
        ...some('auxilia', 1, 3),
        ...some('equites-4', 1, 2),
        ...some('equites-2', 1, 2),
        ...some('naves-4-0', 1),
      ],
    ),
    at(
      'ASI-5',
      ['cassius'],
      [
        ...legions('XXII XXV XXVII XXXI XXXIII XXXVI XXXVII XXXVIII VI-R'),
        ...some('auxilia', 1, 4),
        ...some('equites-4', 1, 3),
        ...some('equites-2', 1, 3),
        ...some('naves-6-1', 1),
      ],
    ),
    at('ASI-1', ['trebonius'], [...legions('VII-R VIII-R')]),
    at('ASI-3', ['dolabella'], []),
    at(
      'SIC-2',
      ['s-pompeius', 'menas'],
      [...legions('X-R XIV-R'), ...some('auxilia', 1, 5), ...some('naves-8-1', 1)],
    ),
    at('ALP-1', ['d-brutus'], []),
  ],
)

/**
 * Scenario 6, -41. Salvidienus is on the march with the legions for Hispania, M. Antonius in Cilicia. Sulla stands for Calenus
 * in Gallia, Corvinus for the governor of Macedonia, Lepidus has the Africa of the next year.
 */
export const perusiaInHistory = reconstruction(
  [
    at(
      'ITA-1',
      ['octavianus', 'agrippa', 'flaccus'],
      [...legions('VII VIII IX X I-R II-R'), ...some('equites-4', 1), ...some('naves-6-0', 1)],
    ),
    at('ITA-4', ['calvinus'], [...legions('XI III-R')]),
    at('HIS-1', ['salvidienus'], [...legions('XII XIII XIV XV XVI XVII'), ...some('equites-2', 1)]),
    at('GAL-7', ['sulla'], [...legions('XVIII XXV XXVI XXVII IV-R'), ...some('auxilia', 1)]),
    at('AFR-1', ['lepidus'], [...legions('V-R VI-R'), ...some('naves-4-1', 1)]),
    at('GRA-2', ['corvinus'], [...legions('IV V VI'), ...some('auxilia', 1, 1)]),
    at(
      'ASI-3',
      ['m-antonius'],
      [...legions('I II III'), ...some('auxilia', 1, 2), ...some('equites-4', 1, 1)],
    ),
    at('ASI-5', ['saxa'], [...legions('VII-R'), ...some('equites-2', 1, 1), ...some('naves-8-1', 1)]),
  ],
  [
    at(
      'ITA-6',
      ['l-antonius', 'plancus'],
      [...legions('XIX XX XXI XXII XXIII XXIV X-R'), ...some('auxilia', 1, 3), ...some('equites-4', 1, 2)],
    ),
    at('GAL-8', ['bassus'], [...legions('XXVIII XXIX XXX'), ...some('equites-4', 1, 3)]),
    at(
      'ITA-2',
      ['pollio'],
      [...legions('XXXI XXXII XXXIII'), ...some('auxilia', 1, 4), ...some('equites-2', 1, 2)],
    ),
    at(
      'SIC-2',
      ['s-pompeius', 'menas'],
      [
        ...legions('XXXIV XI-R XII-R XIII-R'),
        ...some('auxilia', 1, 5),
        ...some('equites-2', 1, 3),
        ...some('naves-8-2', 1),
        ...some('naves-6-0', 1, 1),
        ...some('naves-4-1', 1, 1),
      ],
    ),
  ],
)

/**
 * Scenario 7, -32. Octavianus and Agrippa gather at Brundisium, M. Antonius at Patrae with an outpost at Actium. The lesser
 * leaders stand for the governors of the provinces.
 */
export const actiumInHistory = reconstruction(
  [
    at(
      'ITA-7',
      ['octavianus', 'agrippa'],
      [
        ...legions('V VI VII VIII IX X XI XII XIII XIV'),
        ...some('auxilia', 1),
        ...some('equites-4', 1),
        ...some('equites-2', 1),
        ...some('naves-8-2', 2),
        ...some('naves-6-1', 1),
      ],
    ),
    at('ITA-1', ['lepidus', 'plancus'], [...legions('I-R II-R'), ...some('naves-4-1', 1)]),
    at('GAL-7', ['l-antonius'], [...legions('XIX XXXI III-R'), ...some('auxilia', 1, 1)]),
    at('HIS-1', ['calvinus'], [...legions('XXXII IV-R')]),
    at('AFR-1', ['sulla'], [...legions('XV-R XVI-R')]),
    at('SIC-1', ['saxa'], [...legions('XVII-R XVIII-R'), ...some('equites-2', 1, 1)]),
  ],
  [
    at(
      'GRA-4',
      ['m-antonius'],
      [
        ...legions('I II III IV XV XVI XVII XVIII XX'),
        ...some('auxilia', 1, 2),
        ...some('equites-4', 1, 1),
        ...some('equites-2', 1, 2),
        ...some('naves-8-1', 1),
        ...some('naves-6-0', 1),
      ],
    ),
    at(
      'GRA-3',
      ['corvinus'],
      [...legions('XXI XXIX XXX V-R'), ...some('equites-2', 1, 3), ...some('naves-6-0', 1, 1)],
    ),
    at('ASI-1', ['bassus'], [...legions('VI-R VII-R VIII-R'), ...some('auxilia', 1, 3)]),
    at('ASI-5', ['flaccus'], [...legions('IX-R X-R XI-R XII-R XIII-R XIV-R')]),
  ],
)
