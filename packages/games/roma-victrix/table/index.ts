import type { PlainRecord } from '@aquila/engine'
import type { GameTable, Scene } from '../../table/index.ts'
import { areaAt, areas, numberOfArea } from '../data/index.ts'
import type { RomaSpeech } from '../messages/index.ts'
import type { CastData } from '../rules/cast.ts'
import type { SeenRomaEvent } from '../rules/events.ts'
import type { RomaView } from '../rules/knowledge/view.ts'
import { powerAt, supremeLeaderOf } from '../rules/pieces.ts'
import { controllerOf, ownPower } from '../rules/powers.ts'
import type { RomaDecision } from '../rules/tasks.ts'
import { aimsOf } from './aims.ts'
import { battleSheet } from './battle.ts'
import { yearOf, yearText } from './calendar.ts'
import { optionCard, scenarioCard } from './cards-of-scenarios.ts'
import { choiceLook, chosenIn, meant } from './choices.ts'
import { stacksOf } from './counters.ts'
import { kitOf } from './dress.ts'
import { eventLook } from './events.ts'
import { gaugesOf } from './gauges.ts'
import { threatsTo } from './known.ts'
import { flagsOf, holdsOf } from './markers.ts'
import type { RomaMoment } from './moment-parts.ts'
import { moneyOf } from './money.ts'
import { moversOf } from './movers.ts'
import { musterOf } from './muster.ts'
import { oddsBetween } from './odds.ts'
import { handOf, panelsOf } from './panels.ts'
import { activeLeader, areaIn, leaderNamed, placeOf, type RomaInput, type Seen, seen } from './position.ts'
import { progressTo } from './progress.ts'
import { forecastOf } from './prospects.ts'
import { shopOf } from './shop-sheet.ts'

/** Roma Victrix on the screen: what its view, choices and events look like. It decides nothing. */
export function romaTable(speech: RomaSpeech): GameTable<RomaView, CastData, RomaDecision> {
  return {
    map: 'roma-victrix',
    kitOf,
    places: () => areas.map(({ id }) => id),
    scene: (input: RomaInput) => scene(speech, input),
    choice: (input: RomaInput, choice) => choiceLook(seen(speech, input), input, choice),
    meant: (input: RomaInput, pointed) => meant(seen(speech, input), input, pointed),
    odds: (input: RomaInput, from, to) => oddsBetween(seen(speech, input), from, to),
    threats: (input: RomaInput, place) => threatsTo(seen(speech, input), place),
    event: (event: SeenRomaEvent, roles, data) => eventLook(speech, event, roles, data),
    moments: async () => {
      const { momentOf } = await import('./moments.ts')
      return { momentOf: (input: RomaMoment) => momentOf(speech, input) }
    },
    scenario: id => scenarioCard(speech, id),
    option: id => optionCard(speech, id),
    value: () => null,
  }
}

function scene(speech: RomaSpeech, input: RomaInput): Scene {
  const { messages, text } = speech
  const looked = seen(speech, input)
  const { view, position } = looked
  const stacks = stacksOf(looked)
  const year = yearText(speech, yearOf(position, view.turn))
  const phase = messages.sayIfAny(`step.${input.phase}`) ?? text('step.turn')
  return {
    active:
      input.decision?.role ??
      (view.phasing === null ? null : controllerOf(position.state, view.phasing.power)),
    step: text('step', { year, phase }),
    pips: null,
    gauges: gaugesOf(looked, input),
    aims: aimsOf(looked, input),
    stacks,
    holds: holdsOf(looked),
    flags: flagsOf(looked),
    hand: handOf(looked),
    forecast: forecastOf(looked),
    path: null,
    muster: musterOf(looked, input),
    movers: moversOf(looked, input),
    shop: shopOf(looked, input),
    money: moneyOf(looked),
    chosen: chosenIn(looked),
    panels: panelsOf(looked, input, stacks),
    battle: battleSheet(looked, input),
    summary: text('summary', { year, turn: view.turn, phase }),
    focus: focusOf(input, looked),
    lead: null,
    standings: Object.fromEntries(
      input.roles.map(role => {
        const { got, of } = progressTo(position, ownPower(position, role))
        return [role, of === 0 ? 0 : Math.round((100 * got) / of)]
      }),
    ),
  }
}

/**
 * Where the question is, or those whom it lets act; else the active Leader; else the Capital or the Supreme Leader of
 * the viewer.
 */
function focusOf({ decision }: RomaInput, looked: Seen): string[] {
  const { area: asked }: PlainRecord = decision?.about ?? {}
  const place = typeof asked === 'string' ? areaIn(asked) : null
  if (place !== null) return [place]
  const leaders = (decision?.task === 'operations' ? decision.choices : []).flatMap(({ noun }) => {
    const leader = noun === undefined ? undefined : leaderNamed(looked, String(noun))
    return leader === undefined ? [] : placeOf(leader)
  })
  if (leaders.length > 0) return [...new Set(leaders)]
  const active = activeLeader(looked)
  if (active !== undefined) return [placeOf(active)]
  const { position, own } = looked
  const power = own ?? 0
  const { capital } = powerAt(position.state, power)
  const home = capital ?? supremeLeaderOf(position.state, power)?.area ?? numberOfArea('latium')
  return [areaAt(home).id]
}
