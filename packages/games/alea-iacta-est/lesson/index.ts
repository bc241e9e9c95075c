import type { Lesson } from '../../table/index.ts'
import { rubicon } from './rubicon.ts'

/** The lessons of Alea Iacta Est, the first one first. */
export const lessons: readonly Lesson[] = [rubicon]
