import type { Source, StratagemPhase } from './types.ts'

export const stratagemIds = [
  'initiative',
  'janus',
  'coup-d-etat',
  'soulevement-d-un-peuple-mineur',
  'soulevement-de-deux-peuples-mineurs',
  'soulevement-d-un-peuple-majeur',
  'allegeance-d-un-peuple-majeur',
  'fuite-opportune',
  'faveur-divine',
  'assassinat',
  'foyer-de-peste',
  'desertion',
  'transfuges',
  'veni-vidi-vici',
  'poliorcetique',
  'muraille',
  'la-fleche-du-parthe',
  'intrigue-au-senat',
  'pacification-d-un-peuple-mineur',
  'pacification-d-un-peuple-majeur',
  'pacification-d-une-nationalite',
  'pax-romana',
  'idus-martias',
  'imperium',
  'ralliement-d-un-triumvir',
  'triumphus',
] as const
export type StratagemId = (typeof stratagemIds)[number]

export interface StratagemData {
  readonly id: StratagemId
  /** The name on the counter. */
  readonly name: string
  readonly english: string
  readonly phase: StratagemPhase
  /** The printed figure of each face that bears this stratagem; null where none is printed. */
  readonly faces: readonly (number | null)[]
  readonly rules: readonly string[]
  readonly summary: string
  readonly source: Source
}

export const stratagems: readonly StratagemData[] = [
  {
    id: 'initiative',
    name: 'Initiative',
    english: 'Initiative',
    phase: 'B',
    faces: [null, null],
    rules: ['AIE-6.1-a', 'AIE-2.B-c'],
    summary: 'Turn the initiative roll in your favour.',
    source: 'rulebook',
  },
  {
    id: 'janus',
    name: 'Janus',
    english: 'Janus',
    phase: 'B',
    faces: [null],
    rules: ['AIE-6.1-b'],
    summary: 'No battle between Roman units of the two factions this turn.',
    source: 'rulebook',
  },
  {
    id: 'coup-d-etat',
    name: "Coup d'état",
    english: "Coup d'état",
    phase: 'C',
    faces: [0, -1, -2],
    rules: ['AIE-6.2-a', 'AIE-3.6.1-a', 'AIE-3.6.2-a'],
    summary: 'Make an enemy leader a Pretender: 1d6 plus the figure must not exceed his PC.',
    source: 'rulebook',
  },
  {
    id: 'soulevement-d-un-peuple-mineur',
    name: "Soulèvement d'un Peuple mineur",
    english: 'Uprising of a Minor People',
    phase: 'C',
    faces: [null, null, null],
    rules: ['AIE-6.2-b', 'AIE-4.2.2-b'],
    summary: 'One Minor People at peace goes to war.',
    source: 'rulebook',
  },
  {
    id: 'soulevement-de-deux-peuples-mineurs',
    name: 'Soulèvement de deux Peuples mineurs',
    english: 'Uprising of two Minor Peoples',
    phase: 'C',
    faces: [null],
    rules: ['AIE-6.2-c', 'AIE-4.2.2-b'],
    summary: 'Two Minor Peoples at peace go to war.',
    source: 'rulebook',
  },
  {
    id: 'soulevement-d-un-peuple-majeur',
    name: "Soulèvement d'un Peuple majeur",
    english: 'Uprising of a Major People',
    phase: 'C',
    faces: [null],
    rules: ['AIE-6.2-d', 'AIE-4.2.2-b'],
    summary: 'One Major People at peace goes to war.',
    source: 'rulebook',
  },
  {
    id: 'allegeance-d-un-peuple-majeur',
    name: "Allégeance d'un Peuple majeur",
    english: 'Allegiance of a Major People',
    phase: 'C',
    faces: [null],
    rules: ['AIE-6.2-e', 'AIE-4.4.2-b'],
    summary: 'An activated Major People other than the Parthi becomes your ally.',
    source: 'rulebook',
  },
  {
    id: 'fuite-opportune',
    name: 'Fuite opportune',
    english: 'Opportune flight',
    phase: 'E',
    faces: [null, null],
    rules: ['AIE-6.3-a'],
    summary: 'Just before a battle, march your force away to a zone free of enemy units.',
    source: 'rulebook',
  },
  {
    id: 'faveur-divine',
    name: 'Faveur divine',
    english: 'Divine favour',
    phase: 'E',
    faces: [null],
    rules: ['AIE-6.3-b'],
    summary: 'Name the result of one die, yours or the enemy’s.',
    source: 'rulebook',
  },
  {
    id: 'assassinat',
    name: 'Assassinat',
    english: 'Assassination',
    phase: 'E',
    faces: [null, null],
    rules: ['AIE-6.3-c'],
    summary: 'Any Roman leader but Caesar dies on 8 or 9 of 1d10; Octavianus and M. Antonius only on 9.',
    source: 'rulebook',
  },
  {
    id: 'foyer-de-peste',
    name: 'Foyer de peste',
    english: 'Outbreak of plague',
    phase: 'E',
    faces: [null],
    rules: ['AIE-6.3-d', 'AIE-6.3-e'],
    summary: 'A zone with a port falls ill for the rest of Phase E.',
    source: 'rulebook',
  },
  {
    id: 'desertion',
    name: 'Désertion',
    english: 'Desertion',
    phase: 'E',
    faces: [null],
    rules: ['AIE-6.3-f'],
    summary: 'Up to five enemy legions in one zone are reduced.',
    source: 'rulebook',
  },
  {
    id: 'transfuges',
    name: 'Transfuges',
    english: 'Turncoats',
    phase: 'E',
    faces: [null],
    rules: ['AIE-6.3-g'],
    summary: 'Before a battle two enemy Roman units come over, at most one of them a legion or a fleet.',
    source: 'rulebook',
  },
  {
    id: 'veni-vidi-vici',
    name: 'Veni, Vidi, Vici',
    english: 'I came, I saw, I conquered',
    phase: 'E',
    faces: [null],
    rules: ['AIE-6.3-h'],
    summary: 'A Faction Leader’s battle against non-Romans takes the best row without a roll.',
    source: 'rulebook',
  },
  {
    id: 'poliorcetique',
    name: 'Poliorcétique',
    english: 'Siegecraft',
    phase: 'E',
    faces: [1, 2],
    rules: ['AIE-6.3-i'],
    summary: 'The attacker adds the figure in a zone with a city or port.',
    source: 'rulebook',
  },
  {
    id: 'muraille',
    name: 'Muraille',
    english: 'City wall',
    phase: 'E',
    faces: [-1, -2],
    rules: ['AIE-6.3-j'],
    summary: 'The defender applies the figure in a zone with a city or port.',
    source: 'rulebook',
  },
  {
    id: 'la-fleche-du-parthe',
    name: 'La flèche du Parthe',
    english: 'Parthian shot',
    phase: 'E',
    faces: [null],
    rules: ['AIE-6.3-k'],
    summary: 'After a battle with Parthians, eliminate one Roman unit, whoever won.',
    source: 'rulebook',
  },
  {
    id: 'intrigue-au-senat',
    name: 'Intrigue au Sénat',
    english: 'Intrigue in the Senate',
    phase: 'E',
    faces: [null, null],
    rules: ['AIE-6.3-l', 'AIE-10.2-d'],
    summary: 'While it lies in Roma, the player without Italia scores 3 VP each Phase F.',
    source: 'rulebook',
  },
  {
    id: 'pacification-d-un-peuple-mineur',
    name: "Pacification d'un Peuple mineur",
    english: 'Pacification of a Minor People',
    phase: 'E',
    faces: [null],
    rules: ['AIE-6.3-m'],
    summary: 'One Minor People is at peace at once.',
    source: 'rulebook',
  },
  {
    id: 'pacification-d-un-peuple-majeur',
    name: "Pacification d'un Peuple majeur",
    english: 'Pacification of a Major People',
    phase: 'E',
    faces: [null],
    rules: ['AIE-6.3-n'],
    summary: 'One Major People is at peace; its leaders and units go home.',
    source: 'rulebook',
  },
  {
    id: 'pacification-d-une-nationalite',
    name: "Pacification d'une Nationalité",
    english: 'Pacification of a Nationality',
    phase: 'E',
    faces: [null],
    rules: ['AIE-6.3-o'],
    summary: 'Every People of one Nationality that is at war makes peace, your own included.',
    source: 'rulebook',
  },
  {
    id: 'pax-romana',
    name: 'Pax Romana',
    english: 'Roman peace',
    phase: 'E',
    faces: [null],
    rules: ['AIE-6.3-p'],
    summary: 'All Peoples at war, or a single one, make peace; once in a game.',
    source: 'rulebook',
  },
  {
    id: 'idus-martias',
    name: 'Idus Martias',
    english: 'Ides of March',
    phase: 'F',
    faces: [null],
    rules: ['AIE-6.4-a', 'AIE-3.5.3-b'],
    summary: 'Republican only: an attempt on Caesar takes place, with +2.',
    source: 'rulebook',
  },
  {
    id: 'imperium',
    name: 'Imperium',
    english: 'Imperium',
    phase: 'F',
    faces: [null],
    rules: ['AIE-6.4-b'],
    summary: 'The marker on the SPQR track moves one space towards 0.',
    source: 'rulebook',
  },
  {
    id: 'ralliement-d-un-triumvir',
    name: "Ralliement d'un Triumvir",
    english: 'Rallying a Triumvir',
    phase: 'F',
    faces: [null, null],
    rules: ['AIE-6.4-c', 'AIE-3.6.5-c'],
    summary: 'A Triumvir and all that stands in his region join your faction.',
    source: 'rulebook',
  },
  {
    id: 'triumphus',
    name: 'Triumphus',
    english: 'Triumph',
    phase: 'F',
    faces: [1, 2],
    rules: ['AIE-6.4-d'],
    summary: 'Score the printed VP.',
    source: 'rulebook',
  },
]

/** One side of a stratagem counter. */
export interface StratagemFace {
  readonly stratagem: StratagemId
  /** The printed figure, or null. */
  readonly value: number | null
}

export interface StratagemCounter {
  readonly id: string
  readonly faces: readonly [StratagemFace, StratagemFace]
  readonly source: Source
}

function counter(
  id: string,
  one: StratagemId,
  oneValue: number | null,
  two: StratagemId,
  twoValue: number | null,
): StratagemCounter {
  return {
    id,
    faces: [
      { stratagem: one, value: oneValue },
      { stratagem: two, value: twoValue },
    ],
    source: 'reconstruction',
  }
}

/**
 * AIE-6-d: 38 faces on 19 counters. Which faces share a counter is rebuilt: every face of another phase has a
 * Phase E face on its back and the two left over make K19, so that no counter drawn is dead.
 */
export const stratagemCounters: readonly StratagemCounter[] = [
  counter('K01', 'initiative', null, 'fuite-opportune', null),
  counter('K02', 'initiative', null, 'intrigue-au-senat', null),
  counter('K03', 'janus', null, 'muraille', -2),
  counter('K04', 'coup-d-etat', 0, 'poliorcetique', 2),
  counter('K05', 'coup-d-etat', -1, 'desertion', null),
  counter('K06', 'coup-d-etat', -2, 'muraille', -1),
  counter('K07', 'soulevement-d-un-peuple-mineur', null, 'assassinat', null),
  counter('K08', 'soulevement-d-un-peuple-mineur', null, 'pacification-d-un-peuple-majeur', null),
  counter('K09', 'soulevement-d-un-peuple-mineur', null, 'poliorcetique', 1),
  counter('K10', 'soulevement-de-deux-peuples-mineurs', null, 'pax-romana', null),
  counter('K11', 'soulevement-d-un-peuple-majeur', null, 'pacification-d-un-peuple-mineur', null),
  counter('K12', 'allegeance-d-un-peuple-majeur', null, 'la-fleche-du-parthe', null),
  counter('K13', 'idus-martias', null, 'veni-vidi-vici', null),
  counter('K14', 'imperium', null, 'assassinat', null),
  counter('K15', 'ralliement-d-un-triumvir', null, 'transfuges', null),
  counter('K16', 'ralliement-d-un-triumvir', null, 'fuite-opportune', null),
  counter('K17', 'triumphus', 1, 'intrigue-au-senat', null),
  counter('K18', 'triumphus', 2, 'foyer-de-peste', null),
  counter('K19', 'faveur-divine', null, 'pacification-d-une-nationalite', null),
]
