import type { TextFolder } from '@aquila/engine/messages'
import { folder as ofSeries } from '../../../imperator/table/story/languages.generated.ts'
import { rollName } from '../../../imperator/table/story/rolls.ts'
import type { GameStory } from '../../../table/index.ts'
import type { SemperData } from '../../data/index.ts'
import type { SemperSpeech } from '../../messages/index.ts'
import { folder } from './languages.generated.ts'

/** Texts that join those of the game when a match is told of. */
export const storyFolders: readonly TextFolder[] = [ofSeries, folder]

/** What is told of a match of Semper Victor when it has been played. */
export function semperStory(speech: SemperSpeech): GameStory<SemperData> {
  return { rollName: why => rollName(speech, why) }
}
