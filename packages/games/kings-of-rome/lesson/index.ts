import type { Lesson } from '../../table/index.ts'
import { romulus } from './romulus.ts'
import { tarquin } from './tarquin.ts'

/** The lessons of Kings of Rome. */
export const lessons: readonly Lesson[] = [romulus, tarquin]
