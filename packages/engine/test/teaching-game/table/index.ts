import type { GameTable, Kit, Panel, Piece, Scene, SceneInput, Stack } from '@aquila/games/table'
import type { FordData, FordView } from '../index.ts'
import type { FordSpeech } from '../messages/index.ts'
import type { SeenFordEvent } from '../rules/events.ts'
import { named } from '../texts.ts'

/** The teaching game on the screen: enough to try every part of the table with small rules. */

const kits: { readonly [role: string]: Kit } = { rome: 'eagle', gaul: 'forest', germania: 'senate' }
const kitOf = (role: string): Kit => kits[role] ?? 'people'

const icons: { readonly [card: string]: string } = {
  ambush: 'hood',
  palisade: 'wall',
  sabotage: 'dagger',
  intrigue: 'intrigue',
}

export function fordsTable(speech: FordSpeech): GameTable<FordView, FordData> {
  const { messages, text } = speech
  return {
    map: 'the-fords',
    kitOf,
    places: ({ zones }) => zones.map(zone => zone.id),
    scene: input => scene(speech, input),
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
        const heading = text('heading.turn', { turn: event.data.turn })
        return { icon: 'hourglass', heading: { text: heading }, mark: 'turn', chapter: heading }
      }
      if (event.kind === 'battle') return { icon: 'swords', mark: 'battle', chronicle: true }
      return { icon: event.kind === 'move' ? 'march' : 'log', chronicle: event.kind !== 'draw', ...kit }
    },
    scenario: id => ({
      id,
      title: messages.say(`scenario.${id}.title`),
      years: '',
      length: text('scenario.length', { minutes: id === 'skirmish' ? 5 : 15 }),
      difficulty: 1,
      focus: ['isle'],
      history: text('scenario.history'),
    }),
    option: id => ({
      id,
      name: text('option.retreat'),
      text: text('option.retreat.about'),
      rule: 'TF-4.5',
      values: [
        { id: 'free', name: text('option.free') },
        { id: 'home', name: text('option.home') },
      ],
    }),
    value: () => null,
  }
}

function scene(
  speech: FordSpeech,
  { view: ford, data, decision, role, roles }: SceneInput<FordView, FordData>,
): Scene {
  const { messages, text } = speech
  const turn = text('turn', { turn: ford.turn, of: ford.lastTurn })
  const active = ford.toMove[0] ?? decision?.role ?? null
  return {
    active,
    step: turn,
    pips: { done: ford.turn - 1, of: ford.lastTurn },
    gauges: [
      {
        kind: 'clock',
        label: text('gauge.turn'),
        value: String(ford.turn),
        unit: text('gauge.of', { of: ford.lastTurn }),
        part: ford.turn - 1,
        of: ford.lastTurn,
      },
      ...roles.map(side => {
        const value = String(ford.scores[side] ?? 0)
        return {
          kind: 'number' as const,
          label: String(messages.name(side)),
          value,
          kit: kitOf(side),
        }
      }),
    ],
    stacks: stacksOf(speech, ford),
    holds: roles.map(side => ({ place: side, region: side, kit: kitOf(side) })),
    flags: [],
    path: null,
    chosen: [],
    hand: ford.hand.map((id, index) => ({
      id: `${id}-${index}`,
      faces: [
        {
          name: String(messages.name(id)),
          when: text('card'),
          text: text(`card.${id}`),
          rule: 'TF-1.3',
          icon: icons[id] ?? 'scroll',
        },
      ],
    })),
    panels: [
      {
        id: 'forces',
        title: text('panel.forces'),
        icon: 'helmet',
        key: 'f',
        sections: roles.map(side => {
          const lines = stacksOf(speech, ford)
            .filter(stack => stack.kit === kitOf(side))
            .map(stack => {
              return {
                text: String(named(speech, data, stack.place)),
                place: stack.place,
                value: String(stack.strength),
                pieces: stack.pieces,
              }
            })
          return { title: String(messages.name(side)), kit: kitOf(side), lines }
        }),
      },
      ...(ford.hand.length === 0 ? [] : [handPanel(speech)]),
    ],
    battle: null,
    summary: turn,
    focus: role === null ? ['isle'] : [role, 'isle'],
    lead: leadOf(ford, roles),
  }
}

/** The cards in hand, with nothing to read beside them. */
function handPanel({ text }: FordSpeech): Panel {
  const title = text('panel.hand')
  return { id: 'hand', title, icon: 'log', key: 'h', hand: true, sections: [] }
}

function leadOf(ford: FordView, roles: readonly string[]): number {
  const [first = 0, ...others] = roles.map(side => ford.scores[side] ?? 0)
  return first - Math.max(0, ...others)
}

function stacksOf({ text }: FordSpeech, { units }: FordView): Stack[] {
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
      name: text('unit', { id: unit.id }),
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
