import type { TextFolder } from '@aquila/engine/messages'
import type { Briefing, GameBriefing, Watch } from '../../../table/index.ts'
import type { RomaSpeech } from '../../messages/index.ts'
import { nameOf, nameOfPower } from '../../names.ts'
import { type CastData, castOf } from '../../rules/cast.ts'
import { provincesControlledBy } from '../../rules/control.ts'
import type { RomaView } from '../../rules/knowledge/view.ts'
import { powerAt, supremeLeaderOf } from '../../rules/pieces.ts'
import { hasEconomy, ownPower } from '../../rules/powers.ts'
import type { RomaDecision } from '../../rules/tasks.ts'
import { objectivesOf } from '../../rules/victory.ts'
import { yearText } from '../calendar.ts'
import { kitOf } from '../dress.ts'
import { type RomaInput, type Seen, seen } from '../position.ts'
import { levelsOf } from '../progress.ts'
import { folder } from './languages.generated.ts'

/** Texts that join those of the game when somebody is briefed. */
export const briefingFolders: readonly TextFolder[] = [folder]

export function romaBriefing(speech: RomaSpeech): GameBriefing<RomaView, CastData, RomaDecision> {
  return { brief: (input: RomaInput) => brief(seen(speech, input), input) }
}

function brief(looked: Seen, { roles }: RomaInput): Briefing {
  const { position, messages } = looked
  const power = looked.own ?? 0
  const { turns, years } = castOf(position).scenario
  return {
    who: nameOfPower(looked, position, power),
    head: supremeLeaderOf(position.state, power)?.name ?? String(power),
    length: messages.say('brief.length', {
      turns,
      from: yearText(looked, years.from),
      to: yearText(looked, years.to),
    }),
    round: null,
    forces: {
      columns: [messages.say('brief.provinces'), messages.say('brief.treasury')],
      rows: roles.map(role => {
        const each = ownPower(position, role)
        return {
          kit: kitOf(role, roles),
          name: nameOfPower(looked, position, each),
          figures: [
            provincesControlledBy(position.state, each).length,
            powerAt(position.state, each).treasury,
          ],
        }
      }),
    },
    watch: watchOf(looked, power),
    deed: messages.say('brief.begin'),
  }
}

const SO_MANY = 3

/** What matters for this Power, by what its aims are: what is rarer comes first. */
function watchOf(looked: Seen, power: number): readonly Watch[] {
  const { position, data, messages } = looked
  const objectives = objectivesOf(position, power)
  const has = (kind: string): boolean => objectives.some(each => each.kind === kind)
  const leaders = objectives.flatMap(each =>
    each.kind === 'eliminate' ? [nameOf(looked, data, each.value)] : [],
  )
  const count = objectives.find(each => each.kind === 'provinces')
  const alone = levelsOf(position, power)
  const min = (level: string): number => alone?.levels.find(each => each.level === level)?.min ?? 0
  const values = {
    leaders,
    n: count?.value ?? 0,
    marginal: min('marginal'),
    substantial: min('substantial'),
    decisive: min('decisive'),
  }
  const told: readonly (readonly [id: keyof typeof topics, tells: boolean])[] = [
    ['levels', alone !== null],
    ['men', leaders.length > 0],
    ['sole', has('sole-supreme')],
    ['spread', count !== undefined],
    ['regions', has('region')],
    ['own', alone === null],
    ['hold', true],
    ['capital', powerAt(position.state, power).capital !== null],
    ['pay', hasEconomy(position, power)],
    ['allies', true],
  ]
  return told
    .filter(([, tells]) => tells)
    .slice(0, SO_MANY)
    .map(([id]) => ({
      ...topics[id],
      title: messages.say(`watch.${id}`, values),
      text: messages.say(`watch.${id}.text`, values),
    }))
}

const topics = {
  levels: { icon: 'laurels', rule: 'RV-16.41-a' },
  men: { icon: 'dagger', rule: 'RV-4.44-a' },
  sole: { icon: 'crown', rule: 'RV-4.45-a' },
  spread: { icon: 'march', rule: 'RV-4.42-a' },
  regions: { icon: 'flag', rule: 'RV-4.43-a' },
  own: { icon: 'scroll', rule: 'RV-4.51-a' },
  hold: { icon: 'shield', rule: 'RV-10.14-a' },
  capital: { icon: 'temple', rule: 'RV-3.53-a' },
  pay: { icon: 'coins', rule: 'RV-8.21-a' },
  allies: { icon: 'peoples', rule: 'RV-11.13-a' },
} as const
