import type { GameTable, Kit, Panel, Piece, Scene, SceneInput, Stack } from '@aquila/games/table'
import { type FordData, type FordView, theFords } from '../index.ts'
import type { SeenFordEvent } from '../rules/events.ts'

/** The teaching game on the screen: enough to try every part of the table with small rules. */

const kits: { readonly [role: string]: Kit } = { rome: 'eagle', gaul: 'forest', germania: 'senate' }
const kitOf = (role: string): Kit => kits[role] ?? 'people'

const cards: { readonly [id: string]: { readonly text: string; readonly icon: string } } = {
  ambush: { text: 'One more or one less on the die of a battle', icon: 'hood' },
  palisade: { text: 'The defender loses one unit less', icon: 'wall' },
  sabotage: { text: 'A rival loses a card', icon: 'dagger' },
  intrigue: { text: 'Change places with a rival', icon: 'intrigue' },
}

export const fordsTable: GameTable<FordView, FordData> = {
  map: 'the-fords',
  kitOf,
  places: ({ zones }) => zones.map(zone => zone.id),
  scene,
  choice: (_, { verb }) => {
    if (verb === 'done' || verb === 'pass' || verb === 'stay') return { as: 'way-on' }
    if (verb === 'ambush' || verb === 'palisade') return { card: verb, as: 'button' }
    return verb === 'offer' ? { as: 'button' } : {}
  },
  meant: (input, pointed) => {
    const verbs = [...new Set(input.decision?.choices.map(choice => choice.verb) ?? [])]
    const noun = pointed.kind === 'piece' ? Number(pointed.id) : pointed.id
    return verbs.map(verb => ({ verb, noun }))
  },
  event: (event: SeenFordEvent) => {
    const kit = 'side' in event.data ? { kit: kitOf(event.data.side) } : {}
    if (event.kind === 'turn') {
      const text = `Turn ${event.data.turn}`
      return { icon: 'hourglass', heading: { text }, mark: 'turn', chapter: text }
    }
    if (event.kind === 'battle') return { icon: 'swords', mark: 'battle', chronicle: true }
    return { icon: event.kind === 'move' ? 'march' : 'log', chronicle: event.kind !== 'draw', ...kit }
  },
  scenario: id => {
    const found = theFords.scenarios.find(scenario => scenario.id === id)
    return {
      id,
      title: found?.title ?? id,
      years: '',
      length: id === 'skirmish' ? '5 min' : '15 min',
      difficulty: 1,
      focus: ['isle'],
      history: 'Three sides meet at the fords of a river. A small game to try the table with.',
    }
  },
  option: id => ({
    id,
    name: 'Retreat',
    text: 'The beaten side goes where it likes, or straight home.',
    rule: 'TF-4.5',
    values: [
      { id: 'free', name: 'Anywhere free' },
      { id: 'home', name: 'Home' },
    ],
  }),
  value: () => null,
}

function scene({ view: ford, decision, role, roles }: SceneInput<FordView, FordData>): Scene {
  const active = ford.toMove[0] ?? decision?.role ?? null
  return {
    active,
    step: `Turn ${ford.turn} of ${ford.lastTurn}`,
    pips: { done: ford.turn - 1, of: ford.lastTurn },
    gauges: [
      {
        kind: 'clock',
        label: 'Turn',
        value: String(ford.turn),
        unit: `of ${ford.lastTurn}`,
        part: ford.turn - 1,
        of: ford.lastTurn,
      },
      ...roles.map(side => {
        const value = String(ford.scores[side] ?? 0)
        return {
          kind: 'number' as const,
          label: theFords.messages.say(`name.${side}`),
          value,
          kit: kitOf(side),
        }
      }),
    ],
    stacks: stacksOf(ford),
    holds: roles.map(side => ({ place: side, region: side, kit: kitOf(side) })),
    flags: [],
    path: null,
    chosen: [],
    hand: ford.hand.map((id, index) => ({
      id: `${id}-${index}`,
      faces: [
        {
          name: id,
          when: 'Card',
          text: cards[id]?.text ?? '',
          rule: 'TF-1.3',
          icon: cards[id]?.icon ?? 'scroll',
        },
      ],
    })),
    panels: [
      {
        id: 'forces',
        title: theFords.messages.say('panel.forces'),
        icon: 'helmet',
        key: 'f',
        sections: roles.map(side => {
          const lines = stacksOf(ford)
            .filter(stack => stack.kit === kitOf(side))
            .map(stack => {
              return {
                text: stack.place,
                place: stack.place,
                value: String(stack.strength),
                pieces: stack.pieces,
              }
            })
          return { title: theFords.messages.say(`name.${side}`), kit: kitOf(side), lines }
        }),
      },
      ...(ford.hand.length === 0 ? [] : [handPanel()]),
    ],
    battle: null,
    summary: `Turn ${ford.turn} of ${ford.lastTurn}`,
    focus: role === null ? ['isle'] : [role, 'isle'],
    lead: leadOf(ford, roles),
  }
}

/** The cards in hand, with nothing to read beside them. */
function handPanel(): Panel {
  const title = theFords.messages.say('panel.hand')
  return { id: 'hand', title, icon: 'log', key: 'h', hand: true, sections: [] }
}

function leadOf(ford: FordView, roles: readonly string[]): number {
  const [first = 0, ...others] = roles.map(side => ford.scores[side] ?? 0)
  return first - Math.max(0, ...others)
}

function stacksOf({ units }: FordView): Stack[] {
  const stacks = new Map<string, { place: string; kit: Kit; pieces: Piece[]; strength: number }>()
  for (const unit of units) {
    const key = `${unit.zone} ${unit.side}`
    const stack = stacks.get(key) ?? { place: unit.zone, kit: kitOf(unit.side), pieces: [], strength: 0 }
    const strength = unit.worn ? 1 : 2
    stack.pieces.push({
      kind: 'unit',
      id: String(unit.id),
      kit: stack.kit,
      label: String(unit.id),
      name: `unit ${unit.id}`,
      arm: 'legio',
      strength,
      quality: null,
      tactics: null,
      reduced: unit.worn,
      spent: unit.moved,
    })
    stack.strength += strength
    stacks.set(key, stack)
  }
  return [...stacks.values()]
}
