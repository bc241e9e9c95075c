import { messagesOf } from '@aquila/engine/messages'
import { rollName } from '../../../imperator/table/story/rolls.ts'
import type { GameStory } from '../../../table/index.ts'
import type { SemperData } from '../../data/index.ts'
import { en } from './en.generated.ts'

const rolls = messagesOf('en-GB', en)

/** What is told of a match of Semper Victor when it has been played. */
export const semperStory: GameStory<SemperData> = { rollName: why => rollName(rolls, why) }
