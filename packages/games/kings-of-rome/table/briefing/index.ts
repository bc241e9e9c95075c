import type { TextFolder } from '@aquila/engine/messages'
import type { Briefing, GameBriefing, Watch } from '../../../table/index.ts'
import type { KingsData } from '../../data/index.ts'
import type { KingsSpeech } from '../../messages/index.ts'
import { nameOf } from '../../names.ts'
import { romanizedCities } from '../../rules/cities.ts'
import type { KingsView } from '../../rules/knowledge/view.ts'
import { periodData } from '../../rules/new-chits.ts'
import { isUnit, piecesOnMap } from '../../rules/pieces.ts'
import { lastTurnOf, reignsPlayed } from '../../rules/single-reign.ts'
import type { KingsDecision } from '../../rules/tasks.ts'
import { type KingsInput, type Seen, seen } from '../position.ts'
import { folder } from './languages.generated.ts'

/** Texts that join those of the game when somebody is briefed. */
export const briefingFolders: readonly TextFolder[] = [folder]

export function kingsBriefing(speech: KingsSpeech): GameBriefing<KingsView, KingsData, KingsDecision> {
  return { brief: (input: KingsInput) => brief(seen(speech, input)) }
}

function brief(looked: Seen): Briefing {
  const { view, data, position, messages } = looked
  const king = view.king ?? periodData(data, view.period).king
  const turns = lastTurnOf(position) - (reignsPlayed(position)[0]?.firstTurn ?? 1) + 1
  return {
    who: nameOf(looked, data, king),
    head: king,
    length: messages.say(view.singleReign ? 'brief.length' : 'brief.length.all', { turns }),
    round: null,
    forces: {
      columns: [messages.say('brief.units'), messages.say('brief.cities'), messages.say('brief.influence')],
      rows: [
        {
          kit: 'murex',
          name: messages.say('brief.rome'),
          figures: [
            piecesOnMap(position, 'roman').filter(piece => isUnit(data, piece)).length,
            romanizedCities(position).length,
            view.ip,
          ],
        },
      ],
    },
    watch: (view.singleReign ? (topicsOf[king] ?? whole) : whole).map(id => worded(looked, id)),
    deed: messages.say('brief.begin'),
  }
}

function worded({ view, messages }: Seen, id: keyof typeof topics): Watch {
  const { icon, rule } = topics[id]
  const values = { vp: String(view.vp).replace('-', '−') }
  return {
    icon,
    rule,
    title: messages.say(`watch.${id}`, values),
    text: messages.say(`watch.${id}.text`, values),
  }
}

const topics = {
  mission: { icon: 'flag', rule: 'KOR-EOT-5' },
  shepherds: { icon: 'wolf', rule: 'KOR-END-2' },
  influence: { icon: 'toga', rule: 'KOR-END-4' },
  bag: { icon: 'coins', rule: 'KOR-END-3' },
  loyalty: { icon: 'wall', rule: 'KOR-BET-1' },
  reactions: { icon: 'swords', rule: 'KOR-ACT-3' },
  senate: { icon: 'temple', rule: 'KOR-SEN-1' },
  alba: { icon: 'standard', rule: 'KOR-PER-3.5' },
  ostia: { icon: 'galley', rule: 'KOR-EVT-3' },
  etruscans: { icon: 'hoplon', rule: 'KOR-WAR-1' },
  omens: { icon: 'eagle', rule: 'KOR-PER-5.1' },
  porsenna: { icon: 'crown', rule: 'KOR-PER-7.1' },
} as const

const whole = ['shepherds', 'influence', 'bag'] as const

const topicsOf: { readonly [king: string]: readonly (keyof typeof topics)[] } = {
  romulus: ['mission', 'influence', 'reactions'],
  numa: ['mission', 'loyalty', 'influence'],
  tullus: ['senate', 'alba', 'mission'],
  ancus: ['ostia', 'senate', 'loyalty'],
  priscus: ['omens', 'etruscans', 'senate'],
  servius: ['mission', 'etruscans', 'bag'],
  superbus: ['porsenna', 'bag', 'influence'],
}
