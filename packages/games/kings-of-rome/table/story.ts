import type { Result } from '@aquila/engine'
import type { Chapter, Ending, GameStory, Paragraph, StoryInput } from '../../table/index.ts'
import type { KingsData } from '../data/index.ts'
import { messages, text } from '../messages/index.ts'
import { nameOf } from '../names.ts'
import type { SeenKingsEvent } from '../rules/events.ts'
import { ROME } from '../rules/state.ts'

/** What is told of a match when it has been played: the reigns one by one, and a verdict on each king. */
export const kingsStory: GameStory<KingsData> = {
  chronicle: ({ data, log }: Input) => reignsOf(log).map(reign => tellReign(reign, data)),
  ending,
  // What has no name there is a drawing from a bag or a lot.
  rollName: why => messages.sayIfAny(`roll.${why.replace(/:.*$/, '').replaceAll(' ', '-')}`),
}

type Input = StoryInput<KingsData, SeenKingsEvent>

interface Reign {
  readonly king: string
  readonly turns: readonly (readonly SeenKingsEvent[])[]
}

/** The log cut into turns, and the turns into reigns. */
function reignsOf(log: Input['log']): Reign[] {
  const reigns: { king: string; period: number; turns: SeenKingsEvent[][] }[] = []
  for (const event of log) {
    if (event.kind === 'turn') {
      const { period, king } = event.data
      const last = reigns.at(-1)
      if (last?.period === period) last.turns.push([])
      else reigns.push({ king, period, turns: [[]] })
    }
    reigns.at(-1)?.turns.at(-1)?.push(event)
  }
  return reigns
}

function tellReign({ king, turns }: Reign, data: KingsData): Chapter {
  return {
    title: nameOf(data, king),
    paragraphs: turns.flatMap(events => tellTurn(events, data) ?? []),
  }
}

function tellTurn(events: readonly SeenKingsEvent[], data: KingsData): Paragraph | null {
  const told = events.flatMap(event => sentence(event, data) ?? [])
  const [first] = events
  if (first?.kind !== 'turn' || told.length === 0) return null
  const places = events.flatMap(event => (sentence(event, data) === null ? [] : placesOf(event)))
  return {
    opening: text('story.turn', { turn: first.data.turn }),
    text: told.join(' '),
    places: [...new Set(places)],
    after: events.at(-1)?.after ?? 0,
  }
}

function placesOf({ data }: SeenKingsEvent): string[] {
  return 'hex' in data ? [data.hex] : []
}

/** One event as a sentence of a chronicle; null: not worth telling. */
function sentence(event: SeenKingsEvent, data: KingsData): string | null {
  const name = (noun: string): string => nameOf(data, noun)
  switch (event.kind) {
    case 'war':
      return text('story.war', { hex: name(event.data.hex), nation: name(event.data.nation) })
    case 'triumph':
    case 'leader-dies':
    case 'leader-taken':
    case 'rome-threatened':
      return text(`story.${event.kind}`, { hex: name(event.data.hex), leader: name(event.data.leader) })
    case 'ostia':
    case 'interrex':
      return text(`story.${event.kind}`)
    case 'sacked':
    case 'held':
    case 'garrison-bought':
      return text(`story.${event.kind}`, { hex: name(event.data.hex) })
    case 'inauguratio':
      return event.data.reigns === 'interrex' ? text('story.refused', { king: name(event.data.king) }) : null
    case 'garrison-turned':
      return text(event.data.to === 'roman' ? 'story.city-won' : 'story.city-lost', {
        hex: name(event.data.hex),
      })
    case 'city-taken': {
      const { hex, nation, fromRome } = event.data
      return fromRome ? null : text('story.city-taken', { hex: name(hex), nation: name(nation) })
    }
    case 'battle-result':
      return text('story.battle', { hex: name(event.data.hex), winner: event.data.winner })
    case 'champions':
      if (event.data.winner === null) return text('story.horatii.drawn')
      return text(event.data.winner === ROME ? 'story.horatii.won' : 'story.horatii.lost')
    case 'mission': {
      const { fulfilled, cities } = event.data
      return text(fulfilled ? 'story.mission.done' : 'story.mission.failed', { n: cities })
    }
    default:
      return null
  }
}

function ending({ log, data, result }: Input & { readonly result: Result }): Ending {
  const won = result.winners.includes(ROME)
  const count = (fits: (event: SeenKingsEvent) => boolean): number => log.filter(fits).length
  const missions = log.filter(event => event.kind === 'mission')
  const lastIp = log.findLast(event => event.kind === 'ip')?.data.ip
  return {
    title: text(won ? 'end.won' : result.outcome === 'honourable' ? 'end.draw' : 'end.lost'),
    text: messages.say(`outcome.${result.outcome}`),
    winner: won ? ROME : null,
    score: [
      { text: String(result.scores?.[ROME] ?? 0), label: text('gauge.vp'), kit: 'murex' },
      ...(lastIp === undefined
        ? []
        : [{ text: String(lastIp), label: text('gauge.ip'), kit: 'people' as const }]),
    ],
    tallies: [
      {
        name: text('tally.cities'),
        figures: [
          count(
            event => event.kind === 'held' || (event.kind === 'garrison-turned' && event.data.to === 'roman'),
          ),
        ],
      },
      {
        name: text('tally.lost'),
        figures: [
          count(
            event =>
              (event.kind === 'garrison-turned' && event.data.to === 'hostile') ||
              (event.kind === 'city-taken' && event.data.fromRome),
          ),
        ],
      },
      {
        name: text('tally.battles'),
        figures: [count(event => event.kind === 'battle-result' && event.data.winner === 'roman')],
      },
      { name: text('tally.triumphs'), figures: [count(event => event.kind === 'triumph')] },
    ],
    verdicts: missions.map(({ data: told }) => ({
      title: reigned(data, told),
      text: verdict(told.cities, told.mission),
      good: told.fulfilled,
      points: told.cities,
    })),
  }
}

/** Who reigned, and for whom if it was an Interrex. */
function reigned(data: KingsData, { period, king }: SeenKingsEvent<'mission'>['data']): string {
  const meant = data.periods[period - 1]?.king
  if (king !== 'interrex' || meant === undefined) return nameOf(data, king)
  return text('verdict.interrex', { king: nameOf(data, meant) })
}

/** A king in one sentence. */
function verdict(cities: number, mission: number): string {
  if (cities > 2 * mission) return text('verdict.glorious', { cities, mission })
  if (cities > mission) return text('verdict.great', { cities, mission })
  if (cities === mission) return text('verdict.dutiful', { cities })
  return cities === 0 ? text('verdict.idle', { mission }) : text('verdict.short', { cities, mission })
}
