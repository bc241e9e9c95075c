import { type Result, type Saying, wordsOf } from '@aquila/engine'
import type { Chapter, Ending, GameStory, Paragraph, StoryInput, Verdict } from '../../table/index.ts'
import type { KingsData } from '../data/index.ts'
import type { KingsSpeech } from '../messages/index.ts'
import { nameOf } from '../names.ts'
import type { SeenKingsEvent } from '../rules/events.ts'
import { ROME } from '../rules/state.ts'
import { kingsTexts } from '../texts.ts'

/** What is told of a match when it has been played: the reigns one by one, and a verdict on each king. */
export function kingsStory(speech: KingsSpeech): GameStory<KingsData> {
  return {
    chronicle: ({ data, log }: Input) => reignsOf(log).map(reign => tellReign(speech, reign, data)),
    ending: (input: Input & { readonly result: Result }) => ending(speech, input),
    // What has no name there is a drawing from a bag or a lot.
    rollName: why => speech.messages.sayIfAny(`roll.${why.replace(/:.*$/, '').replaceAll(' ', '-')}`),
  }
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

function tellReign(speech: KingsSpeech, { king, turns }: Reign, data: KingsData): Chapter {
  return {
    title: nameOf(speech, data, king),
    paragraphs: turns.flatMap(events => tellTurn(speech, events, data) ?? []),
  }
}

function tellTurn(speech: KingsSpeech, events: readonly SeenKingsEvent[], data: KingsData): Paragraph | null {
  const told = events.flatMap(event => sentence(speech, event, data) ?? [])
  const [first] = events
  if (first?.kind !== 'turn' || told.length === 0) return null
  const places = events.flatMap(event => (sentence(speech, event, data) === null ? [] : placesOf(event)))
  return {
    opening: speech.text('story.turn', { turn: first.data.turn }),
    text: told.join(' '),
    places: [...new Set(places)],
    after: events.at(-1)?.after ?? 0,
  }
}

function placesOf({ data }: SeenKingsEvent): string[] {
  return 'hex' in data ? [data.hex] : []
}

/** One event as a sentence of a chronicle; null: not worth telling. */
function sentence(speech: KingsSpeech, event: SeenKingsEvent, data: KingsData): string | null {
  const { text } = speech
  const name = (noun: string): string => nameOf(speech, data, noun)
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

function ending(speech: KingsSpeech, { log, data, result }: Input & { readonly result: Result }): Ending {
  const { messages, text } = speech
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
    verdicts: missions.map(({ data: told }) => verdictOn(speech, data, told)),
  }
}

/** A king in one sentence. */
function verdictOn(
  speech: KingsSpeech,
  data: KingsData,
  mission: SeenKingsEvent<'mission'>['data'],
): Verdict {
  const told = { title: reigned(data, mission), text: judgement(mission.cities, mission.mission) }
  const { saying } = wordsOf(kingsTexts(speech), data)
  return {
    title: saying(told.title),
    text: saying(told.text),
    told,
    good: mission.fulfilled,
    points: mission.cities,
  }
}

/** Who reigned, and for whom if it was an Interrex. */
function reigned(data: KingsData, { period, king }: SeenKingsEvent<'mission'>['data']): Saying {
  const meant = data.periods[period - 1]?.king
  if (king !== 'interrex' || meant === undefined) return { noun: king }
  return { key: 'verdict.interrex', values: { king: meant } }
}

function judgement(cities: number, mission: number): Saying {
  const key = (what: 'glorious' | 'great' | 'dutiful' | 'idle' | 'short') => `verdict.${what}`
  const values = { cities, mission }
  if (cities > 2 * mission) return { key: key('glorious'), values }
  if (cities > mission) return { key: key('great'), values }
  if (cities === mission) return { key: key('dutiful'), values }
  return { key: key(cities === 0 ? 'idle' : 'short'), values }
}
