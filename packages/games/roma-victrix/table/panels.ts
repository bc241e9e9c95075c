import type { Card, Panel, PanelLine, PanelSection, Rival, Stack } from '../../table/index.ts'
import { type CardId, cards, numberOfArea, type Objective } from '../data/index.ts'
import type { RomaSpeech } from '../messages/index.ts'
import { nameOf, nameOfPower } from '../names.ts'
import { controlOf, provincesControlledBy } from '../rules/control.ts'
import { upkeepOf } from '../rules/economy/maintenance.ts'
import { incomeOf } from '../rules/economy/revenue.ts'
import { powerAt } from '../rules/pieces.ts'
import { castPower, hasEconomy, ownPower } from '../rules/powers.ts'
import { objectivesOf, progressOf } from '../rules/victory.ts'
import { kitOf, kitOfPower } from './dress.ts'
import { treasuryPanel } from './ledger.ts'
import type { RomaInput, Seen } from './position.ts'
import { levelsOf, progressTo } from './progress.ts'

/** The side panels: the Powers and their aims, who stands where, the cards in hand. */
export function panelsOf(seen: Seen, input: RomaInput, stacks: readonly Stack[]): Panel[] {
  return [
    {
      id: 'powers',
      title: seen.text('panel.powers'),
      icon: 'crown',
      sections: [...rivals(seen, input), ...aims(seen), ...unplayed(seen, input)],
    },
    ...treasuryPanel(seen, input),
    {
      id: 'forces',
      title: seen.text('panel.forces'),
      icon: 'helmet',
      key: 'f',
      sections: forces(seen, stacks),
    },
    {
      id: 'hand',
      title: seen.text('panel.cards'),
      icon: 'scroll',
      key: 'h',
      hand: true,
      sections: [handsOfOthers(seen, input)],
    },
  ]
}

/** More pips than these are a share of the way. */
const MOST_PIPS = 12

/** A row for each who plays, the nearest to his end first. */
function rivals(seen: Seen, { roles, role }: RomaInput): PanelSection[] {
  const { position, text } = seen
  const rows = roles.map(each => ({ each, power: ownPower(position, each) }))
  const share = (power: number) => {
    const { got, of } = progressTo(position, power)
    return of === 0 ? 0 : Math.min(1, got / of)
  }
  return rows
    .toSorted((one, other) => share(other.power) - share(one.power))
    .map(({ each, power }): PanelSection => {
      const { got, of } = progressTo(position, power)
      const figure: Rival = {
        kind: 'rival',
        kit: kitOf(each, roles),
        name: nameOfPower(seen, position, power),
        player: [
          ...(each === role ? [text('rival.you')] : []),
          text('rival.provinces', { n: provincesControlledBy(position.state, power).length }),
          text('rival.hand', { n: seen.view.handSizes[each] ?? 0 }),
        ].join(', '),
        share: text('rival.share', { n: Math.round(100 * share(power)) }),
        aims:
          of > MOST_PIPS ? { done: Math.floor(MOST_PIPS * share(power)), of: MOST_PIPS } : { done: got, of },
        facts: factsOf(seen, power),
        you: each === role,
      }
      return { title: '', figure, lines: [] }
    })
}

/** RV-6.2-a: what others pay would tell how many units they have. */
function factsOf({ position, own, text }: Seen, power: number): Rival['facts'] {
  const { status, treasury } = powerAt(position.state, power)
  if (status === 'collapsed') return [{ text: text('rival.collapsed') }]
  if (!hasEconomy(position, power)) return []
  return [
    { text: text('rival.treasury', { n: treasury }) },
    { text: `+${incomeOf(position, power)}`, good: true },
    ...(power === own ? [{ text: `−${upkeepOf(position, power)}`, good: false }] : []),
  ]
}

/** What the viewer must reach, and what he has of it. */
function aims(seen: Seen): PanelSection[] {
  const { position, own, text } = seen
  if (own === null) return []
  const lines = objectivesOf(position, own).map((objective): PanelLine => {
    const { got, of } = progressOf(position, own, objective)
    const place = objective.kind === 'province' ? objective.value : undefined
    return {
      text: objectiveText(seen, position, objective),
      value: of === 1 ? text(got === 1 ? 'aim.met' : 'aim.open') : text('aim.count', { got, of }),
      ...(place === undefined ? {} : { place, ...holder(seen, position, place) }),
      rule: 'RV-4.51-a',
    }
  })
  const kit = kitOfPower(position, own)
  return [
    ...(lines.length === 0 ? [] : [{ title: text('panel.aims'), kit, lines }]),
    ...levels(seen, position, own),
  ]
}

/** Majors that nobody began with: whether they are at war yet, and who runs them. */
function unplayed(seen: Seen, { roles }: RomaInput): PanelSection[] {
  const { position, messages, text } = seen
  const { state } = position
  const lines = [...state.powers.keys()]
    .filter(power => !castPower(position, power).minor && !roles.includes(castPower(position, power).id))
    .filter(power => ['automaton', 'neutral-major', 'major'].includes(powerAt(state, power).status))
    .map((power): PanelLine => {
      const { status, role, activated } = powerAt(state, power)
      const awake = status === 'major' || (status === 'automaton' && activated > 0)
      return {
        text: nameOfPower(seen, position, power),
        kit: kitOfPower(position, power),
        value: text(awake ? 'other.war' : 'other.peace'),
        ...(role === null ? {} : { note: messages.say(`role.${role}`) }),
      }
    })
  return lines.length === 0 ? [] : [{ title: text('panel.unplayed'), lines }]
}

/** Who plays alone: what each level of victory takes. */
function levels({ messages, text }: RomaSpeech, position: Seen['position'], own: number): PanelSection[] {
  const alone = levelsOf(position, own)
  if (alone === null) return []
  return [
    {
      title: text('panel.levels', { of: alone.of, n: alone.done }),
      kit: kitOfPower(position, own),
      lines: alone.levels.map(({ level, min }) => ({
        text: messages.say(`outcome.${level}`),
        value: alone.done >= min ? text('aim.met') : String(min),
        rule: 'RV-16.41-a',
      })),
    },
  ]
}

function holder(
  speech: RomaSpeech,
  position: Seen['position'],
  place: string,
): Pick<PanelLine, 'note' | 'kit'> {
  const power = controlOf(position.state, numberOfArea(place))
  if (power === null) return {}
  return { note: nameOfPower(speech, position, power), kit: kitOfPower(position, power) }
}

function objectiveText(speech: RomaSpeech, { data }: Seen['position'], objective: Objective): string {
  const { messages, text } = speech
  switch (objective.kind) {
    case 'province':
      return nameOf(speech, data, objective.value)
    case 'region':
      return text('aim.region', { region: messages.say(`region.${objective.value}`) })
    case 'provinces':
      return text('aim.provinces', { n: objective.value })
    case 'eliminate':
      return text('aim.eliminate', { leader: nameOf(speech, data, objective.value) })
    case 'sole-supreme':
      return text('aim.sole')
  }
}

/** Everybody by Power, with where he stands. */
function forces(seen: Seen, stacks: readonly Stack[]): PanelSection[] {
  const { position, text } = seen
  const groups = Map.groupBy(stacks, ({ kit, serves }) =>
    kit === 'client' && serves === undefined ? 'neutral' : kit,
  )
  return [...groups].map(([group, all]): PanelSection => {
    const [first] = all
    const kit = first?.kit ?? 'people'
    return {
      title:
        group === 'people' || group === 'client' || group === 'neutral'
          ? text(`forces.${group}`)
          : titleOf(seen, position, group, first?.pieces[0]?.name),
      kit,
      lines: all.map(stack => ({
        text: nameOf(seen, seen.data, stack.place),
        place: stack.place,
        value: stack.hidden === true ? text('forces.hidden') : String(stack.strength),
        pieces: stack.pieces,
      })),
    }
  })
}

function titleOf(speech: RomaSpeech, position: Seen['position'], kit: Stack['kit'], fallback = ''): string {
  const power = [...position.state.powers.keys()].find(
    each => !castPower(position, each).minor && kitOfPower(position, each) === kit,
  )
  return power === undefined ? fallback : nameOfPower(speech, position, power)
}

function handsOfOthers({ view, messages, text }: Seen, { roles, role }: RomaInput): PanelSection {
  return {
    title: text('panel.others-cards'),
    lines: [
      ...roles
        .filter(each => each !== role)
        .map(each => ({
          text: messages.say(`role.${each}`),
          kit: kitOf(each, roles),
          value: String(view.handSizes[each] ?? 0),
        })),
      { text: text('panel.deck'), value: String(view.deckSize) },
    ],
  }
}

export function handOf(seen: Seen): Card[] {
  const { view, data, messages, text } = seen
  return view.hand.map(id => {
    const card = cards.find(each => each.id === id)
    return {
      id,
      faces: [
        {
          name: nameOf(seen, data, id),
          when: text('card.when', { moments: messages.say(`moment.${card?.moments[0] ?? 'any'}`) }),
          text: messages.say(`card.${id}`),
          rule: card?.rule ?? null,
          icon: icons[id],
        },
      ],
    }
  })
}

const icons: Readonly<Record<CardId, string>> = {
  allegiance: 'flag',
  ambush: 'hood',
  attrition: 'plague',
  interception: 'swords',
  withdrawal: 'march',
  invasion: 'warriors',
  raid: 'warriors',
  'forced-march': 'march',
  'frontier-war': 'standard',
  intelligence: 'hood',
  'land-advantage': 'swords',
  leader: 'helmet',
  defection: 'dagger',
  'major-rebellion': 'standard',
  'minor-rebellion': 'standard',
  'naval-advantage': 'galley',
  'siege-advantage': 'wall',
  piracy: 'galley',
  treachery: 'dagger',
  recruit: 'recruit',
}
