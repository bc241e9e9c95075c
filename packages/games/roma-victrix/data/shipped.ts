import { dataWith } from './index.ts'
import { scenarios } from './scenarios/index.ts'

/** With all scenarios. The page does without: it fetches the one that is played. */
export const romaData = dataWith(scenarios)
