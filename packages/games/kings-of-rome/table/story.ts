import type { PlainRecord, Result, SeenEvent } from '@aquila/engine'
import type { Chapter, Ending, GameStory, Paragraph, StoryInput } from '../../table/index.ts'
import type { KingsData } from '../data/index.ts'
import { messages, text } from '../messages/index.ts'
import { nameOf } from '../names.ts'
import { isHex } from '../rules/pieces.ts'
import { ROME } from '../rules/state.ts'

/** What is told of a match when it has been played: the reigns one by one, and a verdict on each king. */
export const kingsStory: GameStory<KingsData> = {
  chronicle: ({ data, log }) => reignsOf(log).map(reign => tellReign(reign, data)),
  ending,
  // What has no name there is a drawing from a bag or a lot.
  rollName: why => messages.sayIfAny(`roll.${why.replace(/:.*$/, '').replaceAll(' ', '-')}`),
}

interface Reign {
  readonly king: string
  readonly turns: readonly (readonly SeenEvent[])[]
}

/** The log cut into turns, and the turns into reigns. */
function reignsOf(log: readonly SeenEvent[]): Reign[] {
  const reigns: { king: string; period: number; turns: SeenEvent[][] }[] = []
  for (const event of log) {
    if (event.kind === 'turn') {
      const period = Number(event.data.period)
      const last = reigns.at(-1)
      if (last?.period === period) last.turns.push([])
      else reigns.push({ king: String(event.data.king), period, turns: [[]] })
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

function tellTurn(events: readonly SeenEvent[], data: KingsData): Paragraph | null {
  const told = events.flatMap(event => sentence(event, data) ?? [])
  const [first] = events
  if (first === undefined || told.length === 0) return null
  const places = events.flatMap(event => (sentence(event, data) === null ? [] : placesOf(event.data)))
  return {
    opening: text('story.turn', { turn: Number(first.data.turn) }),
    text: told.join(' '),
    places: [...new Set(places)],
    after: events.at(-1)?.after ?? 0,
  }
}

function placesOf({ hex }: PlainRecord): string[] {
  return typeof hex === 'string' && isHex(hex) ? [hex] : []
}

/** One event as a sentence of a chronicle; null: not worth telling. */
function sentence({ kind, data: told }: SeenEvent, data: KingsData): string | null {
  const name = (key: string): string => (told[key] == null ? '' : nameOf(data, String(told[key])))
  const names = { hex: name('hex'), leader: name('leader'), nation: name('nation') }
  switch (kind) {
    case 'war':
    case 'triumph':
    case 'leader-dies':
    case 'leader-taken':
    case 'ostia':
    case 'interrex':
    case 'sacked':
    case 'held':
    case 'garrison-bought':
    case 'rome-threatened':
      return text(`story.${kind}`, names)
    case 'inauguratio':
      return told.reigns === 'interrex' ? text('story.refused', { king: name('king') }) : null
    case 'garrison-turned':
      return text(told.to === 'roman' ? 'story.city-won' : 'story.city-lost', names)
    case 'city-taken':
      return told.fromRome === true ? null : text('story.city-taken', names)
    case 'battle-result':
      return text('story.battle', {
        hex: names.hex,
        winner: told.winner === null ? null : String(told.winner),
      })
    case 'champions':
      if (told.winner === null) return text('story.horatii.drawn')
      return text(told.winner === ROME ? 'story.horatii.won' : 'story.horatii.lost')
    case 'mission':
      return text(told.fulfilled === true ? 'story.mission.done' : 'story.mission.failed', {
        n: Number(told.cities),
      })
    default:
      return null
  }
}

function ending({ log, data, result }: StoryInput<KingsData> & { readonly result: Result }): Ending {
  const won = result.winners.includes(ROME)
  const count = (fits: (event: SeenEvent) => boolean): number => log.filter(fits).length
  const missions = log.filter(({ kind }) => kind === 'mission')
  const lastIp = log.findLast(({ kind }) => kind === 'ip')?.data.ip
  return {
    title: text(won ? 'end.won' : result.outcome === 'honourable' ? 'end.draw' : 'end.lost'),
    text: messages.say(`outcome.${result.outcome}`),
    winner: won ? ROME : null,
    score: [
      { text: String(result.scores?.[ROME] ?? 0), label: text('gauge.vp'), kit: 'murex' },
      ...(typeof lastIp === 'number'
        ? [{ text: String(lastIp), label: text('gauge.ip'), kit: 'people' as const }]
        : []),
    ],
    tallies: [
      {
        name: text('tally.cities'),
        figures: [
          count(
            ({ kind, data: told }) => (kind === 'garrison-turned' && told.to === 'roman') || kind === 'held',
          ),
        ],
      },
      {
        name: text('tally.lost'),
        figures: [
          count(
            ({ kind, data: told }) =>
              (kind === 'garrison-turned' && told.to === 'hostile') ||
              (kind === 'city-taken' && told.fromRome === true),
          ),
        ],
      },
      {
        name: text('tally.battles'),
        figures: [count(({ kind, data: told }) => kind === 'battle-result' && told.winner === 'roman')],
      },
      { name: text('tally.triumphs'), figures: [count(({ kind }) => kind === 'triumph')] },
    ],
    verdicts: missions.map(({ data: told }) => ({
      title: reigned(data, told),
      text: verdict(Number(told.cities), Number(told.mission)),
      good: told.fulfilled === true,
      points: Number(told.cities),
    })),
  }
}

/** Who reigned, and for whom if it was an Interrex. */
function reigned(data: KingsData, told: PlainRecord): string {
  const meant = data.periods[Number(told.period) - 1]?.king
  if (told.king !== 'interrex' || meant === undefined) return nameOf(data, String(told.king))
  return text('verdict.interrex', { king: nameOf(data, meant) })
}

/** A king in one sentence. */
function verdict(cities: number, mission: number): string {
  if (cities > 2 * mission) return text('verdict.glorious', { cities, mission })
  if (cities > mission) return text('verdict.great', { cities, mission })
  if (cities === mission) return text('verdict.dutiful', { cities })
  return cities === 0 ? text('verdict.idle', { mission }) : text('verdict.short', { cities, mission })
}
