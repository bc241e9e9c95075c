import { theFords } from '@aquila/engine/teaching-game/box'
import { alea } from './alea-iacta-est/box.ts'
import type { Box } from './box.ts'
import { kings } from './kings-of-rome/box.ts'
import { romaVictrix } from './roma-victrix/box.ts'
import { semperVictor } from './semper-victor/box.ts'

/** The games, in the order of the shelf. Adding one is adding its folder and one line here. */
export const shelf: readonly Box[] = [alea, kings, semperVictor, romaVictrix]

/** The teaching game of the kernel is for those who build games: no visitor finds it on the shelf. */
export const teachingGame: Box = theFords

/** All that can be played or looked at, by id. */
export const boxes: ReadonlyMap<string, Box> = new Map([...shelf, teachingGame].map(box => [box.id, box]))
